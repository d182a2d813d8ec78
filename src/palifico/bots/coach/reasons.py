"""Reasons: why an action is good or not, found in the facts and named by a Fluent id.

The first cause of the kind that holds is told: for an action as good as the best, what speaks for
it; for any other, what speaks against it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from palifico.rules import WILD, Action, Bid, Calza, Dudo, Seat

ALIKE: Final = 0.01
"""A win chance so little below the best is as good as it."""
HEARD: Final = 0.08
"""A chance that listening has moved so far was moved by it."""
CLEAR: Final = 0.1
"""What is to be expected is clearly too little when so much of a die is missing."""
LIKELY: Final = 0.45
"""A bid that is less likely is a bluff."""
DOUBTED: Final = 0.4
"""A bid that the next player doubts so often is likely to be doubted."""

Value: TypeAlias = int | float | Bid | Action
"""A float is a share of one, an int a number of dice."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A cause, `why-…` in the words, and the figures that it rests on."""

    cause: str
    about: Mapping[str, Value]
    player: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """All figures about an action; `bid` is what it is about: the bid itself, or the one called."""

    action: Action
    bid: Bid
    on: Bid | None
    before: float
    after: float
    win: float
    best: Action
    best_win: float
    waits: bool
    """Whether to wait is better than anything: it is not one's turn"""
    own: int
    """How many of one's own dice count for the bid"""
    held: Bid
    """The face that most of one's own dice count for, and how many"""
    expected: float
    """How many dice are to be expected for its face, after listening"""
    doubted: float
    """How likely the next player doubts the bid, if it is made"""
    smallest: tuple[Bid, float] | None
    """The smallest legal bid of the face, and how likely it is; None where it is no better"""
    raise_: tuple[Bid, float] | None
    """The likeliest bid, and how likely it is; None where none is legal"""
    false: float | None
    """How likely the standing bid is false"""
    mover: tuple[Seat, Bid] | None
    """Whose bid has moved the chance most"""
    next_: Seat
    bidder: tuple[Seat, bool] | None
    """Who has made the standing bid, and whether it is surely with the last die"""
    dice: int
    dice_each: int
    players_left: int
    last_die: bool

    @property
    def good(self) -> bool:
        """Whether it is as good as the best."""
        return self.win >= self.best_win - ALIKE

    @property
    def moved(self) -> float:
        """How far listening has moved its chance, as far as a single bid can be named."""
        return self.after - self.before if self.mover is not None else 0.0


Cause: TypeAlias = tuple[str, Callable[[Facts], bool]]


def why(facts: Facts) -> Reason:
    """Return the cause that is told of an action."""
    causes = CAUSES[_kind(facts.action), facts.good]
    name = next(name for name, holds in causes if holds(facts))
    return Reason(name, _about(facts), _player(name, facts))


def _always(_: Facts) -> bool:
    return True


def _is_wild(f: Facts) -> bool:
    """Return whether it changes from a plain face to the wild one, at half the count."""
    return f.bid.face == WILD and f.on is not None and f.on.face != WILD and not f.last_die


def _is_back(f: Facts) -> bool:
    """Return whether it goes back from the wild face, at twice the count."""
    return f.bid.face != WILD and f.on is not None and f.on.face == WILD and not f.last_die


def _is_smallest(f: Facts) -> bool:
    return f.smallest is not None and f.smallest[0] == f.bid


def _is_bluff(f: Facts) -> bool:
    return f.after < LIKELY and f.doubted < DOUBTED


def _is_bait(f: Facts) -> bool:
    return f.doubted >= DOUBTED and f.after >= 0.5


def _is_hiding(f: Facts) -> bool:
    return f.held.count >= 2 and f.own < f.held.count and _is_smallest(f) and f.after >= 0.5


def _is_needless(f: Facts) -> bool:
    return (
        f.smallest is not None and f.bid != f.smallest[0] and f.smallest[1] - f.after >= CLEAR / 2
    )


def _too_few(f: Facts) -> bool:
    true = 1 - f.after if isinstance(f.action, Dudo) else f.after
    return true < 0.5 and f.expected <= f.bid.count - CLEAR


BID_FOR: Final[tuple[Cause, ...]] = (
    ("bid-sure", lambda f: f.own >= f.bid.count),
    ("bid-empty", lambda f: f.after <= 0 and f.doubted < DOUBTED),
    ("bid-vain", lambda f: f.after <= 0),
    ("bid-wild", lambda f: _is_wild(f) and f.after >= LIKELY),
    ("bid-heard", lambda f: f.moved >= HEARD),
    ("bid-bluff", _is_bluff),
    ("bid-bait", _is_bait),
    ("bid-own", lambda f: f.own * 2 > f.bid.count),
    ("bid-hides", _is_hiding),
    ("bid-open", lambda f: f.on is None and f.expected >= f.bid.count + 1),
    ("bid-two", lambda f: f.players_left == 2 and f.on is not None and f.after >= 0.5),
    ("bid-expected", lambda f: f.expected >= f.bid.count),
    ("bid-known", lambda f: f.false is not None and f.false <= 0),
    ("bid-cheaper", lambda f: f.false is not None and f.after > f.false),
    ("bid-least", _always),
)
BID_AGAINST: Final[tuple[Cause, ...]] = (
    ("bid-never", lambda f: f.after <= 0),
    ("bid-last", lambda f: f.dice == 1 and f.after < 0.5),
    ("bid-unheard", lambda f: f.moved <= -HEARD),
    ("bid-plain", lambda f: f.last_die and _too_few(f)),
    ("bid-double", lambda f: _is_back(f) and _too_few(f)),
    ("bid-needless", _is_needless),
    ("bid-doubted", lambda f: f.doubted >= DOUBTED and f.after < 0.5),
    ("bid-thin", _too_few),
    ("less", _always),
)
DUDO_FOR: Final[tuple[Cause, ...]] = (
    ("dudo-sure", lambda f: f.after >= 1),
    ("dudo-forced", lambda f: f.raise_ is None),
    ("dudo-vain", lambda f: f.after <= 0),
    ("dudo-only", lambda f: f.raise_ is not None and f.raise_[1] <= 0),
    ("dudo-out", lambda f: f.bidder is not None and f.bidder[1] and f.after >= 0.5),
    ("dudo-heard", lambda f: f.moved >= HEARD),
    ("dudo-own", lambda f: f.own == 0 and f.after >= 0.5),
    ("dudo-raise", lambda f: f.raise_ is not None and f.raise_[1] < f.after),
    ("dudo-thin", _too_few),
    ("dudo-least", _always),
)
DUDO_AGAINST: Final[tuple[Cause, ...]] = (
    ("dudo-known", lambda f: f.own >= f.bid.count),
    ("dudo-last", lambda f: f.dice == 1 and f.after < 0.5),
    ("dudo-unheard", lambda f: f.moved <= -HEARD),
    ("dudo-mine", lambda f: f.own * 2 > f.bid.count),
    ("dudo-true", lambda f: f.expected >= f.bid.count),
    ("less", _always),
)
CALZA_FOR: Final[tuple[Cause, ...]] = (
    ("calza-vain", lambda f: f.after <= 0),
    ("calza-heard", lambda f: f.moved >= HEARD),
    ("calza-back", lambda f: f.dice < f.dice_each),
    ("calza-safe", _always),
)
CALZA_AGAINST: Final[tuple[Cause, ...]] = (
    ("calza-never", lambda f: f.after <= 0),
    ("calza-last", lambda f: f.dice == 1 and f.after < 0.5),
    ("calza-full", lambda f: f.dice == f.dice_each),
    ("calza-seldom", lambda f: f.after < 0.5),
    ("calza-wait", lambda f: f.waits),
    ("less", _always),
)
CAUSES: Final[Mapping[tuple[str, bool], tuple[Cause, ...]]] = {
    ("bid", True): BID_FOR,
    ("bid", False): BID_AGAINST,
    ("dudo", True): DUDO_FOR,
    ("dudo", False): DUDO_AGAINST,
    ("calza", True): CALZA_FOR,
    ("calza", False): CALZA_AGAINST,
}
"""By kind of action, and whether it is good."""
NAMES: Final = frozenset(name for causes in CAUSES.values() for name, _ in causes)
NEXT: Final = frozenset({"bid-bait", "bid-bluff", "bid-doubted", "bid-empty", "bid-two"})
"""Causes that name the next player; others name whose bid was heard, or who has bid."""


def _kind(action: Action) -> str:
    match action:
        case Bid():
            return "bid"
        case Dudo():
            return "dudo"
        case Calza():
            return "calza"


def _player(cause: str, facts: Facts) -> Seat | None:
    if cause in NEXT:
        return facts.next_
    if cause.endswith("heard") and facts.mover is not None:
        return facts.mover[0]
    return facts.bidder[0] if cause == "dudo-out" and facts.bidder is not None else None


def _about(facts: Facts) -> dict[str, Value]:
    about: dict[str, Value] = {
        "bid": facts.bid,
        "before": facts.before,
        "after": facts.after,
        "doubted": facts.doubted,
        "expected": facts.expected,
        "own": facts.own,
        "needed": facts.bid.count,
        "held": facts.held,
        "win": facts.win,
        "best": facts.best,
        "best_win": facts.best_win,
    }
    pairs = {"smallest": facts.smallest, "raise": facts.raise_}
    for name, pair in pairs.items():
        if pair is not None:
            about |= {name: pair[0], f"{name}_true": pair[1]}
    if facts.on is not None and facts.false is not None:
        about |= {"on": facts.on, "on_false": facts.false}
    return about | ({"heard": facts.mover[1]} if facts.mover is not None else {})
