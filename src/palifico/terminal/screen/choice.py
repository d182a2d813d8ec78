"""What is chosen but not yet bid. Only what the server says is legal can be chosen."""

from __future__ import annotations

from typing import Final

from palifico.protocol.entries import Span
from palifico.terminal.seats import spans
from palifico.terminal.table import Table

FACES: Final = (2, 3, 4, 5, 6, 1)
"""The faces in the order in which they are shown: the wild one last."""


class Choice:
    """A bid in the making."""

    def __init__(self) -> None:
        self.face = self.count = 0
        self._spans: tuple[Span, ...] = ()
        self._turn = -1

    @property
    def bid(self) -> tuple[int, int] | None:
        """The bid as it is chosen; none when nothing can be bid."""
        return (self.count, self.face) if self.span(self.face) else None

    def span(self, face: int) -> Span:
        """The least and the most of a face."""
        return self._spans[face - 1] if 0 < face <= len(self._spans) else None

    def follow(self, table: Table) -> None:
        """Begin every turn with the smallest raise of the face that stands."""
        self._spans, game = spans(table), table.game
        turn = game.turn_n if game else -1
        if turn == self._turn and self.span(self.face):
            return
        self._turn = turn
        standing = game.bids[-1].bid[1] if game and game.bids else 0
        legal = [face for face in (standing, *FACES) if self.span(face)]
        self.pick(legal[0] if legal else 0)

    def pick(self, face: int) -> None:
        """Choose a face that can be bid, and the least of it."""
        span = self.span(face)
        if span is not None or face == 0:
            self.face, self.count = face, span[0] if span else 0

    def step(self, by: int) -> None:
        """More, or less, as far as it goes."""
        if (span := self.span(self.face)) is not None:
            self.count = min(span[1], max(span[0], self.count + by))

    def turn(self, by: int) -> None:
        """The next face to the right or left that can be bid."""
        legal = [face for face in FACES if self.span(face)]
        if self.face in legal:
            self.pick(legal[(legal.index(self.face) + by) % len(legal)])
