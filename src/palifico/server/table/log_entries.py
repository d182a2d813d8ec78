"""Log entries: turn events of the rules into entries and back, one for each thing people see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, assert_never

from palifico.protocol.entries import Ask, BidMade, By, Called, Cup, Span, Turn
from palifico.rules import FACES, Bid, Face, Seat, Situation, State, fold, view
from palifico.rules import events as happened
from palifico.rules.action_check import check_calza
from palifico.rules.raises import counts
from palifico.rules.values import Calza

ROLLED: Final = happened.DiceRolled()
"""All have rolled."""


def rule_events(entry: BidMade | Called) -> Iterator[happened.Event]:
    """Yield the events of the rules that an entry stands for.

    What many tables remember of their games is kept in memory once.
    """
    match entry:
        case BidMade(seat=seat, bid=(count, face)):
            yield bid_event(seat, count, face)
        case Called():
            called = happened.DudoCalled if entry.call == "dudo" else happened.CalzaCalled
            yield _of(called, entry.seat)
            for cup in entry.cups:
                yield happened.CupLifted(cup.seat, cup.dice)
            yield from _outcome(entry)
        case _:
            assert_never(entry)


@lru_cache(maxsize=8192)
def bid_event(seat: Seat, count: int, face: Face) -> happened.BidMade:
    """Return a bid as an event of the rules."""
    return happened.BidMade(seat, Bid(count, face))


def bid_made(after: State, event: happened.BidMade, *, by: By, asks: Sequence[Ask] = ()) -> BidMade:
    """Return the entry for a bid; `after` is the game with it."""
    bid = (event.bid.count, event.bid.face)
    return BidMade(seat=event.seat, bid=bid, by=by, turn=turn_of(after), asks=tuple(asks))


def called(
    before: State, events: Sequence[happened.Event], *, by: By, asks: Sequence[Ask] = ()
) -> tuple[Called, State]:
    """Return the entry for a call with its outcome, and the game after it."""
    after = fold(before, events)
    seen = view(after, None)
    assert seen.reveal is not None
    outs = [event.seat for event in events if isinstance(event, happened.PlayerOut)]
    opens = any(isinstance(event, happened.OpenerNamed) for event in events)
    entry = Called(
        seat=seen.reveal.caller,
        call=seen.reveal.call,
        by=by,
        cups=tuple(Cup(cup.seat, cup.dice) for cup in seen.reveal.cups),
        count=seen.reveal.count,
        loser=seen.reveal.loser,
        gainer=seen.reveal.gainer,
        out=outs[0] if outs else None,
        opener=seen.opener if opens else None,
        last_die=seen.last_die if opens else False,
        counts=seen.counts,
        asks=tuple(asks),
    )
    return entry, after


def turn_of(state: State) -> Turn:
    """Return whose turn it is, and what may be done, from what is public.

    Whether the player to act may change the face depends on their dice, which may be hidden: both
    answers are told, and each player is told privately which is theirs.
    """
    round_ = state.round
    assert round_ is not None
    at = Situation(
        state.edition, round_.last_die, may_change=False, previous=round_.bid, limit=state.limit
    )
    free = _spans(at._replace(may_change=True)) if round_.last_die else None
    return Turn(round_.to_act, _spans(at), free, bool(round_.bids), _callers(state))


def _callers(state: State) -> tuple[Seat, ...]:
    round_ = state.round
    if not state.edition.calza or round_ is None:
        return ()
    calza, seats = Calza(round_.bid), range(len(state.dice))
    return tuple([seat for seat in seats if check_calza(state, round_, seat, calza) is None])


@lru_cache(maxsize=4096)
def _spans(at: Situation) -> tuple[Span, ...]:
    """Return the legal counts of every face, cached for the same bid at many tables."""
    spans = [counts(at, face) for face in FACES]
    return tuple([(span.start, span.stop - 1) if span else None for span in spans])


@lru_cache(maxsize=256)
def _of(kind: Callable[[Seat], happened.Event], seat: Seat) -> happened.Event:
    return kind(seat)


def _outcome(entry: Called) -> Iterator[happened.Event]:
    if entry.loser is not None:
        yield _of(happened.DieLost, entry.loser)
    if entry.gainer is not None:
        yield _of(happened.DieRegained, entry.gainer)
    if entry.out is not None:
        yield _of(happened.PlayerOut, entry.out)
    if entry.opener is not None:
        yield happened.OpenerNamed(entry.opener, entry.last_die)
