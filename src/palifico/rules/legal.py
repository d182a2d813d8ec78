"""Legal set as an object: iterate it, count it, test membership, print it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from palifico.rules.action_check import check_calza
from palifico.rules.raises import NONE, Situation, counts, situation
from palifico.rules.state import Round, State
from palifico.rules.values import FACES, Action, Bid, Calza, Dudo, Face, Seat

Ask: TypeAlias = tuple[Seat, Action]
"""Who asks for what."""


@dataclass(frozen=True, slots=True)
class LegalBids:
    """The bids open to one player: a range of counts for each face.

    >>> bids = LegalBids((range(0), range(4, 7), *[range(3, 7)] * 4))
    >>> len(bids), Bid(4, 2) in bids, Bid(3, 2) in bids, bids.smallest(2), bids.smallest(1)
    (19, True, False, 4, None)
    >>> print(bids)
    4-6x2 3-6x3 3-6x4 3-6x5 3-6x6
    """

    ranges: tuple[range, ...]

    def counts(self, face: Face) -> range:
        """Return the legal counts of a face."""
        return self.ranges[face - 1]

    def smallest(self, face: Face) -> int | None:
        """Return the smallest legal count of a face, or None when it cannot be bid."""
        span = self.ranges[face - 1]
        return span.start if span else None

    def __iter__(self) -> Iterator[Bid]:
        """Return bids by count, then by face."""
        faces = zip(FACES, self.ranges, strict=True)
        return iter(sorted([Bid(count, face) for face, span in faces for count in span]))

    def __len__(self) -> int:
        return sum(map(len, self.ranges))

    def __contains__(self, bid: object) -> bool:
        return isinstance(bid, Bid) and bid.face in FACES and bid.count in self.counts(bid.face)

    def __str__(self) -> str:
        return " ".join(
            (f"{s.start}x{face}" if len(s) == 1 else f"{s.start}-{s.stop - 1}x{face}")
            for face, s in zip(FACES, self.ranges, strict=True)
            if s
        )


NO_BIDS = LegalBids((NONE,) * len(FACES))


@dataclass(frozen=True, slots=True)
class Legal:
    """All that may be done at a moment: by the player to act, and by those who may call exact."""

    to_act: Seat | None
    bids: LegalBids
    dudo: bool
    calza: tuple[Seat, ...]
    on: Bid | None

    def of(self, seat: Seat) -> Legal:
        """Return what `seat` alone may do."""
        calza = (seat,) if seat in self.calza else ()
        if seat == self.to_act:
            return Legal(seat, self.bids, self.dudo, calza, self.on)
        return Legal(None, NO_BIDS, dudo=False, calza=calza, on=self.on)

    def smallest(self, face: Face) -> int | None:
        """Return the smallest legal count of a face for the player to act."""
        return self.bids.smallest(face)

    def __iter__(self) -> Iterator[Ask]:
        """Return bids in their order, then the challenge, then exact calls by seat."""
        if self.to_act is not None:
            for bid in self.bids:
                yield self.to_act, bid
            if self.dudo:
                yield self.to_act, Dudo()
        for seat in self.calza:
            yield seat, Calza(self.on)

    def __len__(self) -> int:
        return len(self.bids) + self.dudo + len(self.calza)

    def __contains__(self, ask: object) -> bool:
        match ask:
            case (seat, Bid() as bid):
                return seat == self.to_act and bid in self.bids
            case (seat, Dudo()):
                return self.dudo and seat == self.to_act
            case (seat, Calza(on)):
                return seat in self.calza and on == self.on
            case _:
                return False


NOTHING = Legal(None, NO_BIDS, dudo=False, calza=(), on=None)


def legal_bids(at: Situation) -> LegalBids:
    """Return the bids that are legal in a situation."""
    return LegalBids(tuple(counts(at, face) for face in FACES))


def legal(state: State) -> Legal:
    """Return the legal set of a state; empty while no round is on."""
    round_ = state.round
    if round_ is None or round_.ending is not None:
        return NOTHING
    bid = round_.bid
    bids = legal_bids(situation(state, round_))
    return Legal(round_.to_act, bids, bid is not None, _callers(state, round_), bid)


def _callers(state: State, round_: Round) -> tuple[Seat, ...]:
    if not state.edition.calza:
        return ()
    calza, seats = Calza(round_.bid), range(len(state.dice))
    return tuple(seat for seat in seats if check_calza(state, round_, seat, calza) is None)
