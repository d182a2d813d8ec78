"""Line protocol of bots in processes: JSON, one object a line, in both directions.

What a bot is told is made of its view and of the public history, and of nothing else. The
names of the fields stay as they are; new ones may come. `docs/bot-protocol.md` is this for people.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from palifico.bots.api import Seen
from palifico.bots.external.errors import BotFailed, ProtocolViolation, quoted
from palifico.rules import Action, Bid, Calza, Dudo, Edition, Legal, LegalBids, View
from palifico.rules.events import (
    BidMade,
    CalzaCalled,
    CupLifted,
    DiceRolled,
    DieLost,
    DieRegained,
    DudoCalled,
    Event,
    GameStarted,
    GameWon,
    OpenerNamed,
    PlayerOut,
)

VERSION: Final = 1
EVENTS: Final[dict[str, type[Event]]] = {
    "game": GameStarted,
    "rolled": DiceRolled,
    "bid": BidMade,
    "dudo": DudoCalled,
    "calza": CalzaCalled,
    "cup": CupLifted,
    "lost": DieLost,
    "regained": DieRegained,
    "out": PlayerOut,
    "opener": OpenerNamed,
    "won": GameWon,
}
"""The public events, by the word in `t`."""
_WORDS: Final = {event: word for word, event in EVENTS.items()}

Span: TypeAlias = tuple[int, int] | None
"""The legal counts of a face, both ends included; None where it cannot be bid."""
Question: TypeAlias = Literal["act", "exact"]


class LegalLine(Struct, frozen=True):
    """What the seat may do: bids by face from 1 to 6, the challenge, the exact call."""

    bids: tuple[Span, ...]
    dudo: bool
    calza: bool
    on: Bid | None


class ViewLine(Struct, frozen=True):
    """What the seat may know of the round that is on."""

    seat: int
    seats: int
    limit: int
    hand: tuple[int, ...]
    counts: tuple[int, ...] | None
    out: tuple[int, ...]
    opener: int
    last_die: bool
    bids: tuple[BidMade, ...]
    to_act: int | None
    legal: LegalLine


class AskLine(Struct, frozen=True):
    """A question, with a number to draw chance from, the same for the same luck."""

    t: Question
    seed: int
    view: ViewLine


class Ready(Struct, frozen=True):
    """The first line of a bot: the version it speaks, and whether it ever calls out of turn."""

    palifico: int
    exact: bool = False


class Answer(Struct, frozen=True, omit_defaults=True):
    """A bot's answer: one of the three actions; or why it has none."""

    bid: Bid | None = None
    dudo: bool = False
    calza: bool = False
    error: str | None = None
    wrong: str | None = None


def hello() -> bytes:
    """Return the first line that a bot is told."""
    return _line({"t": "palifico", "version": VERSION})


def event_lines(events: Iterable[Event], seat: int | None) -> bytes:
    """Return the lines of events; at the start of a game the bot is told its seat as well."""
    return b"".join(_event(event, seat) for event in events)


def ask_line(question: Question, seen: Seen, seed: int) -> bytes:
    """Return a question to a bot."""
    return _line(AskLine(question, seed, view_line(seen.view)))


def view_line(view: View) -> ViewLine:
    """Return a view as a bot is told it while a round is on."""
    assert view.seat is not None
    may = view.legal
    spans = tuple((span.start, span.stop - 1) if span else None for span in may.bids.ranges)
    return ViewLine(
        seat=view.seat,
        seats=view.seats,
        limit=view.limit,
        hand=view.hand,
        counts=view.counts,
        out=tuple(sorted(view.out)),
        opener=view.opener,
        last_die=view.last_die,
        bids=view.bids,
        to_act=view.to_act,
        legal=LegalLine(spans, dudo=may.dudo, calza=view.seat in may.calza, on=may.on),
    )


def view_of(line: ViewLine, edition: Edition) -> View:
    """Return the view that a line tells."""
    may, mine = line.legal, line.to_act == line.seat
    spans = LegalBids(tuple(range(s[0], s[1] + 1) if s else range(0) for s in may.bids))
    calza = (line.seat,) if may.calza else ()
    legal = Legal(line.seat if mine else None, spans, dudo=may.dudo, calza=calza, on=may.on)
    return View(
        edition=edition,
        seats=line.seats,
        seat=line.seat,
        hand=line.hand,
        out=frozenset(line.out),
        opener=line.opener,
        last_die=line.last_die,
        bids=line.bids,
        to_act=line.to_act,
        reveal=None,
        legal=legal,
        counts=line.counts,
        winner=None,
        rounds=None,
    )


def read_ready(line: bytes) -> Ready:
    """Return the first line of a bot.

    Raises Garbled when it is none, or of another version.
    """
    try:
        ready = msgspec.json.decode(line, type=Ready)
    except (msgspec.MsgspecError, UnicodeError):
        wanted = msgspec.json.encode(Ready(VERSION)).decode()
        raise ProtocolViolation(
            f"the first line is {quoted(line)} and not such as {wanted}"
        ) from None
    if ready.palifico != VERSION:
        raise ProtocolViolation(f"protocol {ready.palifico}, not {VERSION}")
    return ready


def read_answer(line: bytes, on: Bid | None) -> Action | None:
    """Return the action in a line, None if there is none; the host says whether it is legal.

    Raises Garbled when the line is no answer, BotFailed when it says that the bot has none.
    """
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ProtocolViolation(f"{quoted(line)}: {error}") from None
    if answer.error is not None:
        raise BotFailed("raised", answer.error)
    if answer.wrong is not None:
        raise BotFailed("illegal", answer.wrong)
    given: list[Action] = [answer.bid] if answer.bid is not None else []
    given += [Dudo()] if answer.dudo else []
    given += [Calza(on)] if answer.calza else []
    if len(given) > 1:
        raise BotFailed("illegal", f"{quoted(line)} is more than one action")
    return given[0] if given else None


def read_told(line: bytes) -> Event | AskLine | None:
    """Return the message in a line; None for unknown ones, as later versions may say more."""
    told: dict[str, Any] = msgspec.json.decode(line)
    word = told.pop("t")
    if word in ("act", "exact"):
        return msgspec.json.decode(line, type=AskLine)
    kind = EVENTS.get(word)
    return None if kind is None else msgspec.convert(told, kind)


def _event(event: Event, seat: int | None) -> bytes:
    told = {"t": _WORDS[type(event)], **msgspec.to_builtins(event)}
    return _line(told | {"seat": seat} if isinstance(event, GameStarted) else told)


def _line(told: object) -> bytes:
    return msgspec.json.encode(told) + b"\n"
