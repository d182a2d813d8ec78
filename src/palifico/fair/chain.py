"""Hash chain: the server's secrets, fixed by an anchor before a player sits, revealed in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from palifico.fair.encoding import digest
from palifico.fair.entropy import Source, system
from palifico.fair.secret import Secret

LENGTH: Final = 1024
"""How many rounds a chain lasts; a game that comes to its end is aborted."""

STEP: Final = 32
"""Every so many secrets one is kept at hand, so that the walk to the next round is short."""


class ChainEnded(Exception):
    """The game has used up its chain."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A game's id and the top of its chain, `S_1024`; `anchor` is `S_0`, which all may know."""

    game: bytes
    top: Secret
    anchor: bytes = field(init=False)
    _marks: Mapping[int, Secret] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        whole = dict(self._down(LENGTH, self.top))
        object.__setattr__(self, "anchor", link(self.game, 1, whole[1]))
        marks = {t: secret for t, secret in whole.items() if t % STEP == 0 or t == LENGTH}
        object.__setattr__(self, "_marks", marks)

    def secret(self, round_: int) -> Secret:
        """Return `S_t`, the secret of a round counted from 1.

        Raises ChainEnded past the last one.
        """
        return next(secret for t, secret in self._from_mark(round_) if t == round_)

    def secrets(self, rounds: int) -> list[Secret]:
        """Return the secrets of the first rounds, in one walk; raise as `secret` does."""
        if not rounds:
            return []
        return [secret for t, secret in self._from_mark(rounds) if t <= rounds][::-1]

    def _from_mark(self, round_: int) -> Iterator[tuple[int, Secret]]:
        if not 1 <= round_ <= LENGTH:
            raise ChainEnded(f"a chain has secrets for rounds 1 to {LENGTH}, not {round_}")
        mark = min(-(-round_ // STEP) * STEP, LENGTH)
        return self._down(mark, self._marks[mark])

    def _down(self, t: int, secret: Secret) -> Iterator[tuple[int, Secret]]:
        while t:
            yield t, secret
            secret, t = Secret(link(self.game, t, secret)), t - 1


def open_chain(source: Source = system) -> Chain:
    """Step 0: a new game id and a new chain."""
    return Chain(source(16), Secret(source(32)))


def link(game: bytes, round_: int, secret: Secret | bytes) -> bytes:
    """Return `S_(t-1)`, which follows from `S_t`; the way back is closed."""
    return digest("pf1/chain", game, round_, secret)
