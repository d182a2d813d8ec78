"""Two tables with hidden lost dice where the same round is on, but others have lost dice before.

Until that round everybody has nothing but twos, so whether a bid is true follows from its face.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from palifico.editions import Variant
from palifico.protocol.entries import Began, Turn
from palifico.rules import Seat
from palifico.rules.edition import LostDice
from palifico.server.table import start
from tests.properties.tables import VARIANTS, house_rules
from tests.server.two_worlds.director import Director
from tests.server.two_worlds.setup import Setup, Sitter, cast
from tests.server.two_worlds.swapped_dice import swapped
from tests.server.two_worlds.world import NOBODY

TRUE: Final = 2
FALSE: Final = 3
"""Faces of which there are only such dice, and none."""
ROUNDS: Final = 5
HIDING: Final = [
    v for vs in VARIANTS.values() for v in vs if v.edition.lost_dice is LostDice.HIDDEN
]


@dataclass(frozen=True)
class Past:
    """Earlier rounds: how many bids each had, whether the last was true, and what was left."""

    bids: tuple[int, ...]
    truths: tuple[bool, ...]
    dice: tuple[int, ...]
    losers: tuple[Seat, ...]

    def twos(self) -> AbstractContextManager[object]:
        """Nothing but twos for everybody, as long as the past lasts."""
        rounds = len(self.bids)
        return swapped(lambda t, _, hand: (TRUE,) * len(hand) if t <= rounds else hand)


def hiding_cast(number: int) -> Setup:
    """A table with hidden lost dice, where only people sit."""
    rng = Random(f"past {number}")
    base = HIDING[number % len(HIDING)]
    variant = base
    while variant is base or variant.edition.lost_dice is not LostDice.HIDDEN:
        variant = house_rules(rng, base, rng.choice((2, 2, 3, 4)))
    seats = rng.choice((3, 3, 4, 5))
    # Whoever sits there remembers who has lost what, and the coach would tell.
    fixed = {"seats": seats, "pace": "relaxed", "spectators": True, "coach": False}
    made = cast(number, **_of(variant), **fixed)
    everybody: list[Sitter] = ["silent"] * seats
    return replace(made, variant=variant, sitters=tuple(everybody), x=0, with_parrots=False)


def two_pasts(chosen: Setup, opener: Seat) -> tuple[Past, Past]:
    """Two pasts that lead to the same round, but with other dice lost."""
    rng = Random(f"pasts {chosen.number}")
    for _ in range(500):
        rounds = rng.randint(2, ROUNDS)
        bids = tuple(rng.randint(1, 3) for _ in range(rounds))
        one, other = _past(chosen, opener, bids, rng), _past(chosen, opener, bids, rng)
        if one is None or other is None or one.dice == other.dice:
            continue
        last = one.losers[-1]
        if other.losers[-1] == last and one.dice[last] == other.dice[last]:
            return one, other
    raise AssertionError(f"no two pasts for {chosen}")


class Historian(Director):
    """Lives through a past, and then through as much of one round as all may know."""

    async def opener(self) -> Seat:
        """Everybody sits; gives who will open."""
        await self._gather()
        state = self.state
        _, began, _ = start._mix(state, start._lock(state), {})
        assert isinstance(began, Began)
        return began.opener

    async def live_through(self, past: Past) -> int:
        """Begin, play the rounds of a past, and roll the dice of the next.

        Gives how much has been said by then.
        """
        await self._start()
        for bids, is_true in zip(past.bids, past.truths, strict=True):
            for count in range(1, bids + 1):
                turn, bid = self._turn(), [count, TRUE if is_true else FALSE]
                await self._say(f"p{turn.to_act}", "bid", bid=bid, expect=self.state.turn_n)
            turn = self._turn()
            await self._say(f"p{turn.to_act}", "dudo", expect=self.state.turn_n)
            await self.do("turn", self.state.settings.pause_ms)
        assert self.state.game is not None
        assert self.state.game.dice == past.dice
        return len(self.world.said)

    async def look_around(self, alike: Collection[Seat]) -> None:
        """Come from every number on, ask for everything, bid, and be refused.

        What the others may do follows from their own dice, and is theirs alone to know.
        """
        for after in (None, *range(self.state.n + 2)):
            await self._join(NOBODY, after=after)
            await self.do("leave", self._tabs_of(NOBODY)[0])
        await self._join("w1")
        await self._sweep()
        for _ in range(3):
            if (bid := self._plain_bid()) is None:
                break
            for again in (self._wrong_move_of_watcher, self._nonsense, self._talk, self._look):
                await again()
            to_act = self._turn().to_act
            if to_act in alike:
                await self._say(f"p{to_act}", "bid", bid=[0, 2], expect=self.state.turn_n)
            await self._say(f"p{to_act}", "bid", bid=bid, expect=self.state.turn_n)
        await self._restart()
        await self._every_number()

    async def _wrong_move_of_watcher(self) -> None:
        await self._say("w1", "bid", bid=[1, 2], expect=self.state.turn_n)

    def _plain_bid(self) -> list[int] | None:
        """A bid that does not change the face, where that may not be for all to know."""
        spans = [(span[0], face) for face, span in enumerate(self._turn().bids, 1) if span]
        return list(self.rng.choice(spans)) if spans else None

    def _turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn


def _past(chosen: Setup, opener: Seat, bids: tuple[int, ...], rng: Random) -> Past | None:
    dice = [chosen.variant.edition.dice_each] * len(chosen.sitters)
    truths, losers = [], []
    for number in bids:
        truth = rng.random() < 0.5 and number <= sum(dice)
        bidder = (opener + number - 1) % len(dice)
        opener = (bidder + 1) % len(dice) if truth else bidder
        dice[opener] -= 1
        if not dice[opener]:
            return None
        truths.append(truth)
        losers.append(opener)
    return Past(bids, tuple(truths), tuple(dice), tuple(losers))


def _of(variant: Variant) -> dict[str, object]:
    def plain(fields: object) -> dict[str, object]:
        assert hasattr(fields, "items")
        return {name: str(v) if isinstance(v, str) else v for name, v in fields.items()}

    rules = {"options": plain(variant.options), "house": plain(variant.house)}
    return {"edition": variant.base.id, **rules}
