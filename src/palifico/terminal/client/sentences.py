"""Sentences for log entries and chat: the log of both modes, and what a screen reader reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Final, Literal, TypeAlias

from palifico.protocol.entries import (
    AnyEntry,
    Ask,
    Began,
    BidMade,
    Called,
    Closed,
    Ended,
    Hosted,
    Hurried,
    Kept,
    ListLocked,
    RematchMade,
    Returned,
    Rolled,
    Sat,
    Settled,
    StartVoided,
    Stood,
)
from palifico.protocol.frames import Said
from palifico.rules import Bid
from palifico.rules.edition import FirstPlayer
from palifico.terminal.client.reveal import lifts
from palifico.terminal.client.seats import my_seat, name_of
from palifico.terminal.client.table import Table
from palifico.words import PHRASES, Speaker, dice_text, phrase, visible

LineKind: TypeAlias = Literal["bid", "call", "outcome", "people", "dice", "table"]
TAKEOVER_IDS: Final = {
    "away": "common-log-kept-away",
    "left": "common-log-kept-left",
    "kicked": "common-log-kept-kicked",
    "swapped": "common-log-kept-swapped",
}


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log; `step` is the cup after which it may show: 0 at once, inf at the end."""

    kind: LineKind
    text: str
    step: float = 0


def log_lines(speaker: Speaker, table: Table, entry: AnyEntry) -> list[LogLine]:
    """Return the lines for an entry; `table` has it applied already."""
    return list(_lines(speaker, table, entry))


def about(speaker: Speaker, table: Table, id_: str, seat: int, **values: str | int) -> str:
    """Return a sentence about a seat, or to this player."""
    you = "yes" if seat == my_seat(table) else "no"
    return speaker.say(id_, player=name_of(table, seat), you=you, **values)


def announcement(speaker: Speaker, table: Table, seat: int) -> str:
    """Return what the opener of a last-die round says, with the edition's own word."""
    word = speaker.word("palifico").capitalize()
    return about(speaker, table, "ceremony-announced", seat, palifico=word)


def bid_text(speaker: Speaker, bid: tuple[int, int]) -> str:
    """Return a bid in words: 3×5, or 3 aces."""
    return speaker.bid(Bid(*bid))


def chat_text(lang: str, table: Table | None, said: Said) -> str:
    """Return a chat message with its author's name; no sign in it moves the cursor."""
    person = table.people.get(said.account) if table else None
    name = person.name if person else "?"
    if said.phrase is not None and said.phrase in PHRASES:
        return f"{name}: {phrase(lang, said.phrase)}"
    return f"{name}: {visible(said.text or said.phrase or '')}"


def _lines(speaker: Speaker, table: Table, entry: AnyEntry) -> Iterator[LogLine]:
    match entry:
        case Sat(seat=seat):
            yield LogLine("people", about(speaker, table, "common-log-sat", seat))
        case Stood(seat=seat, why="left" | "kicked") if seat < len(table.seats):
            id_ = "common-log-sent-away" if entry.why == "kicked" else "common-log-stood"
            yield LogLine("people", speaker.say(id_, number=seat + 1))
        case Hosted(host=host):
            person = table.people.get(host)
            you = "yes" if host == table.me else "no"
            player = person.name if person else "?"
            yield LogLine("people", speaker.say("common-log-host", player=player, you=you))
        case Settled() if _named_seat(speaker, table) is None:  # else the beginning tells it
            yield LogLine("table", speaker.say("common-log-settings"))
        case ListLocked():
            yield LogLine("dice", speaker.say("common-log-locked"))
        case StartVoided(seats=seats):
            names = ", ".join(str(seat + 1) for seat in seats)
            yield LogLine("dice", speaker.say("common-log-void", names=names))
        case Kept() | Returned() | Hurried():
            yield LogLine("people", about(speaker, table, _seat_id(entry), entry.seat))
        case Closed():
            yield LogLine("table", speaker.say("common-log-closed"))
        case RematchMade():
            yield LogLine("table", speaker.say("common-log-rematch"))
        case Began() | Rolled() | BidMade() | Called() | Ended():
            yield from _played(speaker, table, entry)
        case _:
            pass


def _seat_id(entry: Kept | Returned | Hurried) -> str:
    match entry:
        case Kept(why=why):
            return TAKEOVER_IDS[why]
        case Returned(time_ms=time_ms):
            return "common-log-returned" if time_ms is None else "out-log-back"
        case Hurried():
            return "out-log-hurried"


def _played(
    speaker: Speaker, table: Table, entry: Began | Rolled | BidMade | Called | Ended
) -> Iterator[LogLine]:
    match entry:
        case Began():
            yield from _first_player(speaker, table, entry)
            yield LogLine("table", about(speaker, table, "event-game_started", entry.opener))
        case Rolled():
            yield LogLine("table", speaker.say("event-dice_rolled"))
            if entry.last_die:
                yield LogLine("call", announcement(speaker, table, entry.opener))
                yield LogLine("table", speaker.say("common-log-last-die"))
        case BidMade(seat=seat):
            bid = bid_text(speaker, entry.bid)
            yield LogLine("bid", about(speaker, table, "event-bid_made", seat, bid=bid))
            yield from _late(speaker, entry.by, entry.asks, table, "bid")
        case Called():
            yield from _called(speaker, table, entry)
        case Ended(winner=winner):
            why = entry.why
            none = speaker.say("play-chain-ended" if why == "chain" else "common-log-given-up")
            won = None if winner is None else about(speaker, table, "event-game_won", winner)
            yield LogLine("outcome", won or none, inf)


def _first_player(speaker: Speaker, table: Table, entry: Began) -> Iterator[LogLine]:
    """Yield how it was found who begins, where that is known."""
    for number, dice in enumerate(entry.throws):
        if number:
            players = ", ".join(name_of(table, seat) for seat in dice)
            yield LogLine("dice", speaker.say("ceremony-tie", players=players))
        throws = ", ".join(
            f"{name_of(table, seat)}: {speaker.face(die)}" for seat, die in dice.items()
        )
        yield LogLine("dice", speaker.say("play-throw", throws=throws))
    if entry.throws or table.mixed is None:  # a record does not say how lots were drawn
        return
    named = _named_seat(speaker, table)
    if named is None:
        yield LogLine("table", speaker.say("ceremony-drawn"))
    else:
        yield LogLine("table", about(speaker, table, "ceremony-seen", named))


def _named_seat(speaker: Speaker, table: Table) -> int | None:
    """Return the seat that the host has named to begin, if these rules let the host do so."""
    first = table.settings.first
    is_named = speaker.variant.edition.first_player is FirstPlayer.NAMED
    return first if is_named and first is not None and table.seats[first] else None


def _called(speaker: Speaker, table: Table, entry: Called) -> Iterator[LogLine]:
    """Yield the call, the cups one by one, the count, and the outcome."""
    said = "event-dudo_called" if entry.call == "dudo" else "event-calza_called"
    yield LogLine("call", about(speaker, table, said, entry.seat))
    yield from _late(speaker, entry.by, entry.asks, table, "call")
    if table.last is not None:
        for step, lift in enumerate(lifts(table.last), start=1):
            dice = dice_text(speaker, lift.dice)
            values = {"dice": dice, "count": str(lift.found)}
            yield LogLine(
                "dice", about(speaker, table, "event-cup_lifted", lift.seat, **values), step
            )
    for text in _outcome(speaker, table, entry):
        yield LogLine("outcome", text, inf)


def _outcome(speaker: Speaker, table: Table, entry: Called) -> Iterator[str]:
    if table.last is not None:
        bid = bid_text(speaker, table.last.bid)
        yield speaker.say("common-log-count", bid=bid, count=entry.count)
    if entry.loser is not None:
        yield about(speaker, table, "event-die_lost", entry.loser)
    if entry.gainer is not None:
        yield about(speaker, table, "event-die_regained", entry.gainer)
    if entry.loser is None and entry.gainer is None:
        yield speaker.say("play-exact-full")
    if entry.out is not None:
        yield about(speaker, table, "event-player_out", entry.out)
    if entry.opener is not None:
        id_ = "event-last_die_named" if entry.last_die else "event-opener_named"
        yield about(speaker, table, id_, entry.opener)


def _late(
    speaker: Speaker, by: str, asks: Iterable[Ask], table: Table, kind: LineKind
) -> Iterator[LogLine]:
    """Yield that time was up, and what was called at the same moment."""
    if by == "clock":
        yield LogLine(kind, speaker.say("common-log-time-up"))
    called = [_ask_text(speaker, table, ask) for ask in asks]
    if len(called) > 1:
        yield LogLine("call", speaker.say("common-log-together", asks=", ".join(called)))


def _ask_text(speaker: Speaker, table: Table, ask: Ask) -> str:
    what = bid_text(speaker, ask.bid) if ask.bid else speaker.word(ask.ask)
    not_counted = speaker.say("common-log-not-counted")
    said = f"{name_of(table, ask.seat)}: {what}"
    return said if ask.code is None else f"{said} ({not_counted})"
