"""Examples in a rulebook: positions that the engine has judged, and what it said of them.

An example says nothing of its own accord: `raises` and `called` ask the rules, and raise ValueError
where an author's expectation and the engine differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from palifico.editions import MAX_BOX_PLAYERS
from palifico.rules import (
    WILD,
    Bid,
    Calza,
    Dudo,
    Edition,
    Hand,
    Refusal,
    Round,
    Seat,
    Situation,
    State,
    decide,
)
from palifico.rules.edition import FaceChange
from palifico.rules.events import BidMade, DieLost, Event
from palifico.rules.raises import counts, why_not
from palifico.rules.reveal import total
from palifico.words.events import dice_text
from palifico.words.rulebook.rule_sentences import possible
from palifico.words.speaker import Speaker

CUPS: Final[tuple[Hand, ...]] = ((4, 2, 4, 1, 6), (4, 3, 5, 6, 2), (1, 2, 3, 3, 5))
"""Three hands for the examples of counting: three fours and two wild dice among them."""
MANY: Final = 12
"""With so many dice there is room for a bid of seven and all that may follow it."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position and what the rules say of it.

    After a `bid` one `may` bid these, and `may_not` those; or the `cups` were lifted after a call
    on the bid, and `found` dice counted.
    """

    kind: Literal["raise", "count"]
    text: str
    bid: Bid
    may: tuple[Bid, ...] = ()
    may_not: tuple[Bid, ...] = ()
    cups: tuple[Hand, ...] = ()
    found: int | None = None
    last_die: bool = False


def examples(speaker: Speaker, chapter: str) -> tuple[Example, ...]:
    """Return the examples of a chapter, for the rules of this table."""
    match chapter:
        case "bids":
            return _bids(speaker)
        case "challenge":
            found = total(_cups(speaker), Bid(1, 4), wild=True)
            return tuple(called(speaker, "dudo", Bid(n, 4)) for n in (found, found + 1))
        case "last-die" if possible(speaker, "last_die"):
            return (*_last_die(speaker), called(speaker, "last-die", Bid(3, 4)))
        case "calza" if possible(speaker, "calza") and speaker.variant.edition.dice_each > 1:
            found = total(_cups(speaker), Bid(1, 4), wild=True)
            return tuple(called(speaker, "calza", Bid(n, 4)) for n in (found, found - 1))
    return ()


def raises(
    speaker: Speaker, kind: str, at: Situation, may: Iterable[Bid], may_not: Iterable[Bid]
) -> Example:
    """Return what may follow a bid and what may not, with the reasons.

    Raises ValueError where the engine says otherwise.
    """
    may, may_not, before = tuple(may), tuple(may_not), at.previous
    if before is None:
        raise ValueError("an example of a raise has a bid before it")
    for bid in may:
        if (code := why_not(at, bid)) is not None:
            raise ValueError(f"{bid} is no legal raise of {before}: {code}")
    refused = ", ".join(_refused(speaker, at, bid) for bid in may_not)
    values = {"may": ", ".join(map(speaker.bid, may)), "not": refused}
    text = speaker.say(f"sample-{kind}", bid=speaker.bid(before), **values)
    return Example("raise", text, before, may, may_not, last_die=at.last_die)


def called(speaker: Speaker, call: Literal["dudo", "calza", "last-die"], bid: Bid) -> Example:
    """Return how a call on a bid ends with the example's cups, as the engine decides it.

    The first cup bids, the second is to act and doubts, the third calls exact.
    """
    is_last, is_exact = call == "last-die", call == "calza"
    cups = _cups(speaker, is_last=is_last)
    edition = _playing(speaker, "calza") if is_exact else speaker.variant.edition
    round_ = Round(0, is_last, cups, (BidMade(0, bid),), 1, None)
    state = State(edition, tuple(map(len, cups)), 0, is_last, frozenset(), round_)
    caller, action = (2, Calza(bid)) if is_exact else (1, Dudo())
    events = decide(state, caller, action)
    if isinstance(events, Refusal):
        raise ValueError(f"{call} on {bid} is refused: {events.code}")
    found = total(cups, bid, wild=not is_last)
    shown = " · ".join(dice_text(speaker, cup) for cup in cups)
    how = f"{call}-{_ending(events, caller)}"
    text = speaker.say(f"sample-{how}", bid=speaker.bid(bid), cups=shown, found=found)
    return Example("count", text, bid, cups=cups, found=found, last_die=is_last)


def _ending(events: Iterable[Event], caller: Seat) -> str:
    """Return who was right, by what the engine decided."""
    loser = next((event.seat for event in events if isinstance(event, DieLost)), None)
    return "wrong" if loser == caller else "right"


def _refused(speaker: Speaker, at: Situation, bid: Bid) -> str:
    code = why_not(at, bid)
    if code is None:
        raise ValueError(f"{bid} is a legal raise of {at.previous}")
    n = at.previous.count if at.previous else 0
    needed = (n + 1) // 2 if bid.face == WILD else 2 * n + 1
    name = code.removeprefix("bid.")
    why = speaker.say(f"reason-{name}", previous=n, needed=needed)
    return f"{speaker.bid(bid)} ({why})"


def _bids(speaker: Speaker) -> tuple[Example, ...]:
    edition = speaker.variant.edition
    n = 7 if _limit(edition) >= MANY else 3
    half = (n + 1) // 2
    plain = _situation(edition, Bid(n, 4), last_die=False)
    wild = plain._replace(previous=Bid(half, WILD))
    low = 2 if counts(plain, 2) else 4
    return (
        raises(
            speaker,
            "raise",
            plain,
            _smallest(plain, (low, 5, WILD)),
            _illegal(plain, (Bid(n + 1, 3), Bid(n, 3), Bid(n + 1, 5), Bid(half - 1, WILD))),
        ),
        raises(
            speaker,
            "raise",
            wild,
            _smallest(wild, (WILD, 2)),
            _illegal(wild, (Bid(2 * half, 6),)),
        ),
    )


def _last_die(speaker: Speaker) -> tuple[Example, ...]:
    edition = _playing(speaker, "last_die")
    at = _situation(edition, Bid(2, 4), last_die=True)
    locked = raises(
        speaker, "last", at, (Bid(3, 4), Bid(4, 4)), _illegal(at, (Bid(2, 5), Bid(3, WILD)))
    )
    if edition.face_change is FaceChange.NOBODY and not edition.face_change_opener:
        return (locked,)
    free = at._replace(may_change=True)
    low = (2,) if counts(free, 2) else ()
    wrong = _illegal(free, (Bid(3, 2), Bid(2, 2), Bid(3, 5)))
    return (locked, raises(speaker, "change", free, _smallest(free, (*low, 5)), wrong))


def _situation(edition: Edition, previous: Bid, *, last_die: bool) -> Situation:
    """Return a position of a player who may not change the face, among six players."""
    return Situation(edition, last_die, may_change=False, previous=previous, limit=_limit(edition))


def _limit(edition: Edition) -> int:
    return MAX_BOX_PLAYERS * edition.dice_each


def _smallest(at: Situation, faces: Iterable[int]) -> tuple[Bid, ...]:
    """Return the smallest legal bid of each face that has one."""
    return tuple(Bid(counts(at, face)[0], face) for face in faces if counts(at, face))


def _illegal(at: Situation, bids: Iterable[Bid]) -> tuple[Bid, ...]:
    """Return the first of these bids that break a rule, one for each rule, at most two."""
    found: dict[str, Bid] = {}
    for bid in bids:
        code = why_not(at, bid)
        if code and bid.count:
            found.setdefault(code, bid)
    return tuple(found.values())[:2]


def _playing(speaker: Speaker, rule_: Literal["calza", "last_die"]) -> Edition:
    """Return the edition with an option of it chosen."""
    edition = speaker.variant.edition
    return replace(edition, calza=True) if rule_ == "calza" else replace(edition, last_die=True)


def _cups(speaker: Speaker, *, is_last: bool = False) -> tuple[Hand, ...]:
    """Return the cups of the examples: the third player has lost a die, the opener maybe more."""
    each = speaker.variant.edition.dice_each
    first, second, third = CUPS
    return (first[: 1 if is_last else each], second[:each], third[: max(1, each - 1)])
