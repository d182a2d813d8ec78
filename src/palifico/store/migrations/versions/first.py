"""The first form: accounts, tables, the log, games and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make every table."""
    _people()
    _tables()
    _at_a_table()
    _finished()
    _of_the_server()


def _people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("owner", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
        sa.ForeignKeyConstraint(["owner"], ["accounts.id"], name="fk_accounts_owner_accounts"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        sa.UniqueConstraint("id", name="uq_keys_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_keys_account_accounts"),
    )
    op.create_index("ix_keys_account", "keys", ["account"])
    op.create_table(
        "mutes",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_mutes_account_accounts"),
        sa.ForeignKeyConstraint(["muted"], ["accounts.id"], name="fk_mutes_muted_accounts"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("number", number, autoincrement=True, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_status_public", "tables", ["status", "public"])
    op.create_table(
        "log",
        sa.Column("id", number, autoincrement=True, nullable=False),
        sa.Column("table", number, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("actor", sa.Text),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_log"),
        sa.UniqueConstraint("table", "n", name="uq_log_table_n"),
        sa.ForeignKeyConstraint(["table"], ["tables.number"], name="fk_log_table_tables"),
    )


def _at_a_table() -> None:
    op.create_table(
        "chains",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("table", number, nullable=False),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_chains"),
        sa.ForeignKeyConstraint(["table"], ["tables.number"], name="fk_chains_table_tables"),
    )
    op.create_index("ix_chains_table", "chains", ["table"])
    op.create_table(
        "openings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("opening", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_openings"),
    )
    op.create_table(
        "sitters",
        sa.Column("table", number, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "account", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table"], ["tables.number"], name="fk_sitters_table_tables"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sitters_account_accounts"),
    )
    op.create_index("ix_sitters_account", "sitters", ["account"])
    op.create_table(
        "talk",
        sa.Column("id", number, autoincrement=True, nullable=False),
        sa.Column("table", number, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("text", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_talk"),
        sa.UniqueConstraint("table", "account", "command", name="uq_talk_table_account_command"),
        sa.ForeignKeyConstraint(["table"], ["tables.number"], name="fk_talk_table_tables"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_talk_account_accounts"),
    )
    op.create_index("ix_talk_table", "talk", ["table"])


def _finished() -> None:
    op.create_table(
        "games",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("table", number, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_games"),
        sa.UniqueConstraint("table", name="uq_games_table"),
        sa.ForeignKeyConstraint(["table"], ["tables.number"], name="fk_games_table_tables"),
    )
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_table(
        "plays",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_plays"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_plays_game_games"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_plays_account_accounts"),
    )
    op.create_index("ix_plays_account", "plays", ["account"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "edition", "seats", name="pk_ratings"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_ratings_account_accounts"),
    )


def _of_the_server() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outages"),
    )
