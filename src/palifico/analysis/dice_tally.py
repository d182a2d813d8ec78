"""Dice tally: counts of faces and of the order in which they fell, added up over games.

The order is that of one seat in one game: its hands as they are written, round after round. Nothing
runs over from one seat or game to another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise
from math import comb, log
from operator import add, eq, ge, le
from typing import Final

from palifico.analysis.chance import NOTHING, Figure, together
from palifico.errors import Fault
from palifico.record import Record
from palifico.rules import FACES, Hand

HIGH: Final = frozenset({4, 5, 6})
ODD: Final = frozenset({1, 3, 5})


@dataclass(frozen=True, slots=True)
class Counts:
    """What the dice of some games add up to; `Counts()` is no games."""

    games: int = 0
    rounds: int = 0
    faces: tuple[int, ...] = (0,) * len(FACES)
    pairs: int = 0
    """Dice that have another before them."""
    equal: int = 0
    """Those of them that show the same face as the one before."""
    high_low: Figure = NOTHING
    odd_even: Figure = NOTHING
    rising: bool = True
    """Whether no hand goes down anywhere, as if they had been sorted."""
    falling: bool = True
    in_order: float = 0.0
    """The logarithm of the chance that hands of these sizes all rise."""
    repeated: int = 0
    """Games that came more than once; they are counted once."""

    @property
    def dice(self) -> int:
        """How many dice there are."""
        return sum(self.faces)

    def __add__(self, other: Counts) -> Counts:
        """Return the counts of both."""
        return Counts(
            games=self.games + other.games,
            rounds=self.rounds + other.rounds,
            faces=tuple(map(add, self.faces, other.faces)),
            pairs=self.pairs + other.pairs,
            equal=self.equal + other.equal,
            high_low=together([self.high_low, other.high_low]),
            odd_even=together([self.odd_even, other.odd_even]),
            rising=self.rising and other.rising,
            falling=self.falling and other.falling,
            in_order=self.in_order + other.in_order,
            repeated=self.repeated + other.repeated,
        )


class Tally:
    """Adds up games as they come, each of them once.

    A game is known again by the transcript of its dice; one that has none is always counted.
    """

    def __init__(self) -> None:
        self.counts = Counts()
        self._seen: set[bytes] = set()
        self._again: set[bytes] = set()

    def add(self, record: Record) -> None:
        """Count a game unless it was there before.

        Raises Fault as `counts_of` does.
        """
        game = record.fair.game if record.fair else None
        if game not in self._seen:
            self.counts += counts_of(record)
        elif game not in self._again:
            self.counts += Counts(repeated=1)
            self._again.add(game)
        if game is not None:
            self._seen.add(game)


def counts_of(record: Record) -> Counts:
    """Return the counts of one game.

    Raises Fault `dice.face` when something in it is no face of a die.
    """
    seats = list(zip(*(recorded.dice for recorded in record.rounds), strict=True))
    hands = [hand for seat in seats for hand in seat]
    rolled = [tuple(chain.from_iterable(seat)) for seat in seats]
    faces = list(chain.from_iterable(rolled))
    if not set(FACES).issuperset(faces):
        face, where = next(_no_faces(record))
        raise Fault("dice.face", given=face, where=where)
    return Counts(
        games=1,
        rounds=len(record.rounds),
        faces=tuple(map(faces.count, FACES)),
        pairs=sum(max(len(dice) - 1, 0) for dice in rolled),
        equal=sum(sum(map(eq, dice, dice[1:])) for dice in rolled),
        high_low=_runs_of(rolled, HIGH),
        odd_even=_runs_of(rolled, ODD),
        rising=all(_ordered(hand, le) for hand in hands),
        falling=all(_ordered(hand, ge) for hand in hands),
        in_order=sum(_chance_to_rise(len(hand)) for hand in hands),
    )


def runs(kinds: Sequence[bool]) -> Figure:
    """Return how many runs of one kind there are in a sequence of two, after Wald and Wolfowitz.

    Expected is the mean over all orders of the same things.

    >>> runs([True, True, False, True])
    Figure(seen=3, expected=2.5, variance=0.25)
    """
    number = len(kinds)
    some = sum(kinds)
    mixed = 2 * some * (number - some)
    if not mixed:
        return Figure(min(number, 1), min(number, 1))
    changes = sum(before != after for before, after in pairwise(kinds))
    variance = mixed * (mixed - number) / (number * number * (number - 1))
    return Figure(1 + changes, 1 + mixed / number, variance)


def _runs_of(rolled: Iterable[Hand], kind: frozenset[int]) -> Figure:
    return together([runs([face in kind for face in dice]) for dice in rolled])


def _ordered(hand: Hand, follows: Callable[[int, int], bool]) -> bool:
    return all(map(follows, hand, hand[1:]))


@cache
def _chance_to_rise(size: int) -> float:
    """Return the logarithm of the chance that a hand of so many dice never goes down."""
    return log(comb(size + len(FACES) - 1, size)) - size * log(len(FACES))


def _no_faces(record: Record) -> Iterator[tuple[int, str]]:
    """Yield what is no face, and where it stands."""
    for number, recorded in enumerate(record.rounds):
        for seat, hand in enumerate(recorded.dice):
            where = f"rounds[{number}].dice[{seat}]"
            yield from ((face, where) for face in hand if face not in FACES)
