"""Database schema, on SQLite and PostgreSQL alike.

Times are milliseconds since 1970 (UTC). Ids of accounts and tables are short random texts; a table
also has a number, which keeps the log small. Nothing here holds a die of a running game: hands
follow from a chain whose top is sealed with a key that lies elsewhere.
"""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.dialects import postgresql, sqlite

Upsert: TypeAlias = postgresql.Insert | sqlite.Insert

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_Number = BigInteger().with_variant(Integer, "sqlite")

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("kind", Text, nullable=False),  # guest, person, bot, house (the server's own bots), gone
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("owner", Text, ForeignKey("accounts.id")),  # of a bot
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

keys = Table(  # sessions of browsers and tokens of scripts: only their hashes
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # session, token
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("muted", Text, ForeignKey("accounts.id"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("number", _Number, primary_key=True, autoincrement=True),
    Column("id", Text, nullable=False, unique=True),
    Column("code", Text, nullable=False, unique=True),
    Column("status", Text, nullable=False),  # gathering, starting, playing, over, closed
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # nothing falls due before; looked at again then
    Index("ix_tables_due", "due"),
    Index("ix_tables_status_public", "status", "public"),
)

log = Table(
    "log",
    metadata,
    Column("id", _Number, primary_key=True, autoincrement=True),
    Column("table", _Number, ForeignKey("tables.number"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("actor", Text),  # who asked for it, and under which id
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),  # what all subscribers are sent, byte for byte
    UniqueConstraint("table", "n"),
)

chains = Table(
    "chains",
    metadata,
    Column("game", Text, primary_key=True),
    Column("table", _Number, ForeignKey("tables.number"), nullable=False, index=True),
    Column("sealed", LargeBinary, nullable=False),
)

openings = Table(  # what a seat has opened before all have
    "openings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("opening", LargeBinary, nullable=False),
)

sitters = Table(  # who sits or sat where: my tables, my history
    "sitters",
    metadata,
    Column("table", _Number, ForeignKey("tables.number"), primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Index("ix_sitters_account", "account"),
)

talk = Table(
    "talk",
    metadata,
    Column("id", _Number, primary_key=True, autoincrement=True),
    Column("table", _Number, ForeignKey("tables.number"), nullable=False, index=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("phrase", Text),
    Column("text", Text),
    UniqueConstraint("table", "account", "command"),
)

games = Table(  # finished, or given up
    "games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("table", _Number, ForeignKey("tables.number"), nullable=False, unique=True),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("why", Text, nullable=False),  # won, abandoned, chain
    Column("winner", Integer),
    Column("rounds", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("ix_games_ended", "ended"),
)

plays = Table(
    "plays",
    metadata,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Index("ix_plays_account", "account"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("edition", Text, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

facts = Table(  # small things that the server remembers of itself: when it was last alive, counts
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

outages = Table(  # when no server was running: clocks do not count it
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)


def upsert(conn: Connection, table: Table) -> Upsert:
    """Return an insert that can go on with `on_conflict_do_nothing` or `on_conflict_do_update`."""
    return postgresql.insert(table) if conn.dialect.name == "postgresql" else sqlite.insert(table)
