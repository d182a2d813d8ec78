"""What happened, in words: the log of both modes, and what a screen reader hears."""

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
from palifico.rules import Bid
from palifico.terminal.lifting import lifts
from palifico.terminal.seats import my_seat, name_of
from palifico.terminal.table import Table
from palifico.words import Speaker, dice_text

Kind: TypeAlias = Literal["bid", "call", "outcome", "people", "dice", "table"]
KEPT: Final = {
    "away": "common-log-kept-away",
    "left": "common-log-kept-left",
    "kicked": "common-log-kept-kicked",
    "swapped": "common-log-kept-swapped",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log. `step` is the cup with which it may be told: 0 at once, inf after all."""

    kind: Kind
    text: str
    step: float = 0


def lines(speaker: Speaker, table: Table, entry: AnyEntry) -> list[Line]:
    """The sentences for an entry that has just been applied."""
    return list(_lines(speaker, table, entry))


def about(speaker: Speaker, table: Table, id_: str, seat: int, **values: str | int) -> str:
    """A sentence about a seat, or to me."""
    you = "yes" if seat == my_seat(table) else "no"
    return speaker.say(id_, player=name_of(table, seat), you=you, **values)


def bid_text(speaker: Speaker, bid: tuple[int, int]) -> str:
    """A bid: 3×5, or 3 aces."""
    return speaker.bid(Bid(*bid))


def capital(text: str) -> str:
    """A text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def _lines(speaker: Speaker, table: Table, entry: AnyEntry) -> Iterator[Line]:
    match entry:
        case Sat(seat=seat):
            yield Line("people", about(speaker, table, "common-log-sat", seat))
        case Stood(seat=seat, why="left" | "kicked") if seat < len(table.seats):
            id_ = "common-log-sent-away" if entry.why == "kicked" else "common-log-stood"
            yield Line("people", speaker.say(id_, number=seat + 1))
        case Hosted(host=host):
            person = table.people.get(host)
            you = "yes" if host == table.me else "no"
            player = person.name if person else "?"
            yield Line("people", speaker.say("common-log-host", player=player, you=you))
        case Settled():
            yield Line("table", speaker.say("common-log-settings"))
        case ListLocked():
            yield Line("dice", speaker.say("common-log-locked"))
        case StartVoided(seats=seats):
            names = ", ".join(str(seat + 1) for seat in seats)
            yield Line("dice", speaker.say("common-log-void", names=names))
        case Kept(seat=seat, why=why):
            yield Line("people", about(speaker, table, KEPT[why], seat))
        case Returned(seat=seat):
            yield Line("people", about(speaker, table, "common-log-returned", seat))
        case Closed():
            yield Line("table", speaker.say("common-log-closed"))
        case RematchMade():
            yield Line("table", speaker.say("common-log-rematch"))
        case Began() | Rolled() | BidMade() | Called() | Ended():
            yield from _played(speaker, table, entry)
        case _:
            pass


def _played(
    speaker: Speaker, table: Table, entry: Began | Rolled | BidMade | Called | Ended
) -> Iterator[Line]:
    match entry:
        case Began():
            for dice in entry.throws:
                throws = ", ".join(
                    f"{name_of(table, seat)}: {speaker.face(die)}" for seat, die in dice.items()
                )
                yield Line("dice", speaker.say("play-throw", throws=throws))
            yield Line("table", about(speaker, table, "event-game_started", entry.opener))
        case Rolled():
            yield Line("table", speaker.say("event-dice_rolled"))
            if entry.last_die:
                yield Line("table", capital(speaker.say("common-log-last-die")))
        case BidMade(seat=seat):
            bid = bid_text(speaker, entry.bid)
            yield Line("bid", about(speaker, table, "event-bid_made", seat, bid=bid))
            yield from _late(speaker, entry.by, entry.asks, table, "bid")
        case Called():
            yield from _called(speaker, table, entry)
        case Ended(winner=winner):
            why = entry.why
            none = speaker.say("play-chain-ended" if why == "chain" else "common-log-given-up")
            won = None if winner is None else about(speaker, table, "event-game_won", winner)
            yield Line("outcome", won or none, inf)


def _called(speaker: Speaker, table: Table, entry: Called) -> Iterator[Line]:
    """How a round came out: the call, the cups one by one, the count, and what follows."""
    said = "event-dudo_called" if entry.call == "dudo" else "event-calza_called"
    yield Line("call", about(speaker, table, said, entry.seat))
    yield from _late(speaker, entry.by, entry.asks, table, "call")
    if table.last is not None:
        for step, lift in enumerate(lifts(table.last), start=1):
            dice = dice_text(speaker, lift.dice)
            values = {"dice": dice, "count": str(lift.found)}
            yield Line("dice", about(speaker, table, "event-cup_lifted", lift.seat, **values), step)
    for text in _outcome(speaker, table, entry):
        yield Line("outcome", text, inf)


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
        yield capital(about(speaker, table, id_, entry.opener))


def _late(
    speaker: Speaker, by: str, asks: Iterable[Ask], table: Table, kind: Kind
) -> Iterator[Line]:
    """Whether time was up, and what was said at the same moment."""
    if by == "clock":
        yield Line(kind, speaker.say("common-log-time-up"))
    told = [_asked(speaker, table, ask) for ask in asks]
    if len(told) > 1:
        yield Line("call", speaker.say("common-log-together", asks=", ".join(told)))


def _asked(speaker: Speaker, table: Table, ask: Ask) -> str:
    what = bid_text(speaker, ask.bid) if ask.bid else speaker.word(ask.ask)
    not_counted = speaker.say("common-log-not-counted")
    said = f"{name_of(table, ask.seat)}: {what}"
    return said if ask.code is None else f"{said} ({not_counted})"
