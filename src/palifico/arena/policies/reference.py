"""Reference implementation of the policies, as bots and with the values of the rules.

What each policy does is written in `model.py`. Here it is a function of what a seat knows and
a random number of 64 bits, in the same whole numbers, so that a test can compare every decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final, assert_never

from palifico.arena.policies.model import BID_AT, BINS, ONE, Policy, Random, Table, Thresholds
from palifico.bots.api import Bot, Seen
from palifico.fair import Chance
from palifico.odds import Memory, Position
from palifico.rules import FACES, WILD, Action, Bid, Calza, Dudo, Face, Hand, LegalBids, Seat, legal
from palifico.rules.reveal import matching
from palifico.rules.state import clockwise

HALF_BITS: Final = 32
"""A random number is two draws of so many bits."""
SMALLEST_OPENING: Final = Bid(1, 2)


def bot_of(policy: Policy, rng: Chance) -> Bot:
    """Return a player of a game who plays by a policy."""
    return PolicyBot(policy, rng)


class PolicyBot:
    """One player of a game, who remembers who has how many dice."""

    def __init__(self, policy: Policy, rng: Chance) -> None:
        self._policy = policy
        self._rng = rng
        self._memory = Memory()

    def act(self, seen: Seen) -> Action:
        """Return what the policy does on its turn."""
        at = self._memory.position(seen.view, seen.history)
        return acts(self._policy, at, self._rng.getrandbits(64))

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Return the exact call, where the policy makes it."""
        legal_ = seen.view.legal
        if legal_.on is None or seen.view.seat not in legal_.calza:
            return None
        at = self._memory.position(seen.view, seen.history)
        return Calza(legal_.on) if calls(self._policy, at, self._rng.getrandbits(64)) else None


def acts(policy: Policy, at: Position, number: int) -> Action:
    """Bid or challenge: what the player to act does, who draws this number."""
    sight = observation_of(at)
    upper, lower = _halves(number)
    match policy:
        case Random():
            return _any(sight, upper)
        case Thresholds():
            return _by_thresholds(policy, sight, upper, lower)
        case Table():
            return _by_table(policy, sight, upper, lower)
        case _:
            assert_never(policy)


def calls(policy: Policy, at: Position, number: int) -> bool:
    """Return whether a player who may call the standing bid exact does so, drawing this number."""
    sight = observation_of(at)
    upper, _ = _halves(number)
    match policy:
        case Random():
            return _one_of(upper, len(sight.bids) + 1 + sight.still_asked) == 0
        case Thresholds():
            return sight.may_be_exact and sight.exactly >= _share(policy.exact)
        case Table():
            return sight.may_be_exact and upper < _share(policy.exact[_bin(sight.exactly)])
        case _:
            assert_never(policy)


def acts_any(at: Position, number: int) -> tuple[Seat, Action]:
    """Return who does what next where all are `Random`: everything legal is drawn from at once."""
    to_act, asks = legal(at.state).to_act, [*legal(at.state)]
    assert to_act is not None
    bids = [(to_act, bid) for bid in observation_of(at).in_order()]
    choices: list[tuple[Seat, Action]] = [*bids, *asks[len(bids) :]]
    return choices[_one_of(_halves(number)[0], len(choices))]


@dataclass(frozen=True, slots=True)
class Observation:
    """What a policy sees: the bids there are, what it holds, and how many dice it does not see.

    `still_asked` is how many may call exact, of those who have not been asked before this seat.
    """

    bids: LegalBids
    standing: Bid | None
    hand: Hand
    unseen: int
    last_die: bool
    still_asked: int

    @property
    def may_be_exact(self) -> bool:
        """Whether its own dice alone are not already more than the standing bid."""
        return self.standing is not None and self.needed(self.standing) >= 0

    @property
    def exactly(self) -> int:
        """The chance that the standing bid is true to the die."""
        assert self.standing is not None
        count, face = self.standing
        return self.chance(self.standing) - self.chance(Bid(count + 1, face))

    def chance(self, bid: Bid) -> int:
        """Return the chance that a bid is true."""
        sides = 6 if self.last_die or bid.face == WILD else 3
        return at_least(self.needed(bid), self.unseen, sides)

    def needed(self, bid: Bid) -> int:
        """Return how many of the unseen dice it takes."""
        return bid.count - matching(self.hand, bid, wild=not self.last_die)

    def height(self, bid: Bid) -> int:
        """Return how high a bid stands among others."""
        if bid.face == WILD and not self.last_die:
            return 32 * bid.count + 8
        return 16 * bid.count + bid.face - 1

    def least(self) -> list[Bid]:
        """Return the smallest bid of every face that can be bid."""
        return [Bid(span.start, face) for face, span in self._spans() if span]

    def in_order(self) -> list[Bid]:
        """Return all bids in the order in which `Random` numbers them.

        In a normal round wild comes first, unless it stands; then come the faces above, the face
        that stands and those below it. An opening is numbered as if wild stood.
        """
        stands = WILD if self.standing is None else self.standing.face
        faces = [*range(stands + 1, 7), *range(stands, 0, -1)]
        if stands != WILD and not self.last_die:
            faces = [WILD, *faces[:-1]]
        return [Bid(count, face) for face in faces for count in self.bids.counts(face)]

    def by_face(self) -> list[Bid]:
        """Return all bids, faces from wild on, counts upwards."""
        return [Bid(count, face) for face, span in self._spans() for count in span]

    def _spans(self) -> list[tuple[Face, range]]:
        return [(face, self.bids.counts(face)) for face in FACES]


def observation_of(at: Position) -> Observation:
    """Return what a policy sees of what a seat knows."""
    state = at.state
    assert state.round is not None
    open_ = legal(state)
    asked = [seat for seat in clockwise(state, state.round.to_act) if seat in open_.calza]
    return Observation(
        bids=open_.bids,
        standing=open_.on,
        hand=at.hand,
        unseen=sum(state.dice) - len(at.hand),
        last_die=at.last_die,
        still_asked=len(asked) - asked.index(at.seat) if at.seat in asked else 0,
    )


@cache
def at_least(needed: int, dice: int, sides: int) -> int:
    """Return the chance that so many of these dice match, each with a chance of one in `sides`.

    >>> at_least(1, 2, 3) == ONE * 5 // 9
    True
    """
    if needed <= 0:
        return ONE
    ways = sum(comb(dice, hits) * (sides - 1) ** (dice - hits) for hits in range(needed, dice + 1))
    return int(ONE * ways // sides**dice)


def _any(sight: Observation, upper: int) -> Action:
    if sight.standing is None:
        return sight.in_order()[_one_of(upper, len(sight.bids))]
    choices: list[Action] = [*sight.in_order(), Dudo()]
    return choices[_one_of(upper, len(choices))]


def _by_thresholds(policy: Thresholds, sight: Observation, upper: int, lower: int) -> Action:
    least, standing = sight.least(), sight.standing
    doubted = standing is not None and sight.chance(standing) < _share(policy.doubt)
    if doubted or not least:
        return Dudo()
    if lower < _share(policy.bluff):
        return least[_one_of(upper, len(least))]
    press = _share(policy.press)
    likely = [_pressed(sight, bid, press) for bid in least if sight.chance(bid) >= press]
    if likely:
        return max(likely, key=sight.height)
    best = max(least, key=sight.chance)
    if standing is not None and ONE - sight.chance(standing) > sight.chance(best):
        return Dudo()
    return best


def _pressed(sight: Observation, bid: Bid, press: int) -> Bid:
    """As high as a bid goes up as long as the next is still likely enough."""
    higher = Bid(bid.count + 1, bid.face)
    while higher in sight.bids and sight.chance(higher) >= press:
        bid, higher = higher, Bid(higher.count + 1, bid.face)
    return bid


def _by_table(policy: Table, sight: Observation, upper: int, lower: int) -> Action:
    standing, bids = sight.standing, sight.by_face()
    if standing is not None and upper < _share(policy.challenge[_bin(sight.chance(standing))]):
        return Dudo()
    of_bins = _weights(policy)
    weights = [of_bins[_bin(sight.chance(bid))] for bid in bids]
    if not any(weights):
        return SMALLEST_OPENING if standing is None else Dudo()
    left = _one_of(lower, sum(weights))
    for bid, weight in zip(bids, weights, strict=True):
        if left < weight:
            return bid
        left -= weight
    raise AssertionError("a number below the sum of the weights falls on one of them")


@cache
def _weights(policy: Table) -> list[int]:
    return policy.row()[BID_AT : BID_AT + BINS]


def _halves(number: int) -> tuple[int, int]:
    return number >> HALF_BITS, number & (1 << HALF_BITS) - 1


def _one_of(draw: int, choices: int) -> int:
    return draw * choices >> HALF_BITS


def _share(chance: float) -> int:
    return int(chance * ONE)


def _bin(chance: int) -> int:
    return min(chance >> 28, BINS - 1)
