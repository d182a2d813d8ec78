"""Vectorised environment: many games step by step, with observations and action masks.

An observation is one row of bytes, seats counted clockwise from the one that is asked:

| bytes | what |
|---|---|
| 0-5 | own dice that show each face, wild first |
| 6, 7 | whether this is a last-die round; whether the question is about an exact call |
| 8, 9 | the standing bid: its count and face (1 wild to 6), 0 and 0 before the opening |
| 10, 11 | who made it (0 before the opening); who opened the round |
| 12, 13, 14, 15 | who is to act; dice in play; players left; whether a bid stands |
| 16 + 4 k, … 19 + 4 k | of the seat k places on: its dice; whether it had its last-die round; |
| | its last bid of this round: count and face |

It tells what every player knows who was there from the beginning, and the seat's own dice.

An action is a number: `face * stride + count - 1` is a bid (face 0 is wild), then come `dudo`,
`calza`, and `leave` for no exact call. A mask has 32 bits a word; bit `a % 32` of word `a // 32`
is action `a`.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from palifico.arena.kernel.arrays import Outcomes, PendingGames
from palifico.arena.kernel.batch import GameStream
from palifico.arena.kernel.observation import any_legal, every_mask, first_illegal
from palifico.arena.policies.model import Policy
from palifico.editions import Variant


class VectorEnv:
    """Games side by side; seats without a policy are asked, one in each game at a time.

    When a game is over, `winners` has who won it, and another begins in its place: place `p` of `n`
    plays games `p`, `p + n`, `p + 2 n` and so on of the seed. Each step writes the arrays anew.

    >>> from palifico.editions import variant
    >>> games = VectorEnv(variant("paco"), seats=3, games=1000)
    >>> while (games.winners < 0).all():
    ...     games.step(games.any_legal())
    """

    def __init__(  # noqa: PLR0913 - as `play_batch`
        self,
        rules: Variant,
        *,
        seats: int,
        games: int,
        seed: int = 0,
        first: int = 0,
        line_up: Sequence[Policy | None] = (None,),
        rotations: int = 1,
    ) -> None:
        if games < 1:
            raise ValueError(f"games: at least one, so not {games}")
        if None not in line_up:
            raise ValueError("line_up: no seat is played from outside, so none would be asked")
        self._company = GameStream(rules, seats, seed, line_up, rotations)
        self._first, self._drawn = first, 0
        limit = seats * rules.edition.dice_each
        shift = max(5, (limit - 1).bit_length())
        legal = every_mask(self._company.params, limit, shift)
        self._waiting = PendingGames.of(games, seats, shift, legal)
        self._ends = Outcomes.of(games, seats)
        self._go_on()

    @property
    def observations(self) -> NDArray[np.uint8]:
        """[game, byte]: what the seat that is asked may know."""
        return self._waiting.shown.view(np.uint8)

    @property
    def masks(self) -> NDArray[np.uint32]:
        """[game, word]: the legal actions, a bit each."""
        return self._waiting.masks

    @property
    def seats(self) -> NDArray[np.int8]:
        """Who is asked in each game."""
        return self._waiting.seats

    @property
    def winners(self) -> NDArray[np.int8]:
        """Who won the game that the last step ended, or -1."""
        return self._ends.winners

    @property
    def losers(self) -> NDArray[np.int8]:
        """Who lost a die in the round that the last step ended, or -1."""
        return self._waiting.losers

    @property
    def stride(self) -> int:
        """How many actions apart the bids of two faces are."""
        return 1 << self._waiting.shift

    @property
    def dudo(self) -> int:
        """The challenge."""
        return self._waiting.dudo

    @property
    def calza(self) -> int:
        """The exact call."""
        return self._waiting.calza

    @property
    def leave(self) -> int:
        """No exact call."""
        return self._waiting.calza + 1

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """Answer in every game.

        Raises ValueError, and does nothing, when an action is not legal or not one a game is given.
        """
        asked, actions = self._waiting.actions, np.asarray(actions)
        if actions.shape != asked.shape or not np.issubdtype(actions.dtype, np.integer):
            given = f"{actions.dtype} of {actions.shape}"
            raise ValueError(f"{asked.size} actions are needed, whole numbers, not {given}")
        if actions.dtype != asked.dtype:
            actions = actions.astype(np.int64)  # no kernel for each kind of number
        wrong = first_illegal(self.masks, actions)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {actions[wrong]} is not in its mask")
        asked[:] = actions
        self._go_on()

    def any_legal(self) -> NDArray[np.int32]:
        """Return any legal action of each game, all of them equally likely."""
        actions = np.empty_like(self._waiting.actions)
        any_legal(self.masks, actions, self._company.seed, self._drawn)
        self._drawn += actions.size
        return actions

    def legal(self) -> NDArray[np.bool_]:
        """[game, action]: the masks, a place for each action."""
        flat = np.unpackbits(self.masks.view(np.uint8), axis=1, bitorder="little")
        return flat[:, : self.leave + 1].astype(np.bool_)

    def _go_on(self) -> None:
        self._company.run(self._first, self._ends, waiting=self._waiting)
