"""The server's chain of secrets: fixed by its anchor before anybody sits, opened link by link."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from palifico.fair.encoding import digest
from palifico.fair.secret import Secret
from palifico.fair.source import Source, system

LENGTH: Final = 1024
"""How many rounds a chain lasts; a game that comes to its end is aborted."""


class ChainEnded(Exception):
    """The game has used up its chain."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A game's id and the top of its chain, `S_1024`; `anchor` is `S_0`, which all may know."""

    game: bytes
    top: Secret
    anchor: bytes = field(init=False)

    def __post_init__(self) -> None:
        anchor = link(self.game, 1, self.secret(1))
        object.__setattr__(self, "anchor", anchor)

    def secret(self, round_: int) -> Secret:
        """`S_t`, the secret of a round counted from 1.

        Raises ChainEnded past the last one.
        """
        return next(secret for t, secret in self._down(round_) if t == round_)

    def secrets(self, rounds: int) -> list[Secret]:
        """The secrets of the first rounds, in one walk down the chain; raises as `secret` does."""
        if not rounds:
            return []
        return [secret for t, secret in self._down(rounds) if t <= rounds][::-1]

    def _down(self, wanted: int) -> Iterator[tuple[int, Secret]]:
        if not 1 <= wanted <= LENGTH:
            raise ChainEnded(f"a chain has secrets for rounds 1 to {LENGTH}, not {wanted}")
        secret = self.top
        for t in range(LENGTH, 0, -1):
            yield t, secret
            secret = Secret(link(self.game, t, secret))


def open_chain(source: Source = system) -> Chain:
    """Step 0: a new game id and a new chain."""
    return Chain(source(16), Secret(source(32)))


def link(game: bytes, round_: int, secret: Secret | bytes) -> bytes:
    """`S_(t-1)`, which follows from `S_t`; the way back is closed."""
    return digest("pf1/chain", game, round_, secret)
