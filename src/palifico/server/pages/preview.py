"""Link previews: what a messenger shows of a table or a finished game before it is opened.

Only what a stranger may know: of a private table or game its title, edition and how many play.
"""

from __future__ import annotations

from dataclasses import dataclass

from palifico.editions import box
from palifico.protocol.rest_games import GameOver
from palifico.server.table.state import TableState
from palifico.words import message


@dataclass(frozen=True, slots=True)
class Preview:
    """A headline, a sentence, and how many of the seats are taken."""

    title: str
    text: str
    seats: int
    taken: int


def table_preview(table: TableState, *, host: str | None, lang: str) -> Preview:
    """Return the preview of a table; `host` is the host's name, which a private table keeps."""
    edition = box(table.settings.edition).name
    is_public = table.settings.privacy == "public"
    if is_public and host:
        headline = message(lang, "preview-invites", {"host": host, "edition": edition})
    else:
        headline = message(lang, "preview-join", {"edition": edition})
    seats, taken = len(table.seats), len(list(table.sitters()))
    status = _status(table, lang, seats=seats, taken=taken)
    title = table.settings.title
    text = status if title is None else f"{headline} · {status}"
    return Preview(title or headline, text, seats, taken)


def game_preview(game: GameOver, *, lang: str) -> Preview:
    """Return the preview of a finished game; who won a private one is not told."""
    edition, seats = box(game.edition).name, len(game.seats)
    winner = "" if game.winner is None else game.seats[game.winner].person.name
    if game.public and winner:
        title = message(lang, "preview-won", {"player": winner, "edition": edition})
    else:
        title = message(lang, "preview-played", {"edition": edition})
    return Preview(title, message(lang, "preview-again", {"players": seats}), seats, seats)


def _status(table: TableState, lang: str, *, seats: int, taken: int) -> str:
    if table.status == "gathering":
        return message(lang, "preview-here", {"here": taken, "seats": seats})
    if table.settings.privacy == "private":
        return message(lang, "shell-about", {})
    is_over = table.status in ("over", "closed")
    return message(lang, "preview-over" if is_over else "preview-playing", {})
