"""Secrets of a table: its sealed hash chains, and openings that are not public yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from palifico.fair import Chain, Signed, Source, open_chain
from palifico.fair.sealer import Sealer
from palifico.fair.signer import Signer
from palifico.protocol.entries import ChainOpened
from palifico.rules import Seat


@dataclass(slots=True)
class Secrets:
    """What is stored sealed for one table, and the keys that unseal and sign."""

    sealer: Sealer
    signer: Signer
    sealed: dict[str, bytes] = field(default_factory=dict, repr=False)
    openings: dict[str, dict[Seat, bytes]] = field(default_factory=dict, repr=False)
    _chain: Chain | None = field(default=None, repr=False)

    def chain(self, game: str) -> Chain:
        """Return the chain of a game; the last one is cached.

        Raises KeyError when there is none, Fault `seal.broken` when the key is another.
        """
        if self._chain is None or self._chain.game.hex() != game:
            id_ = bytes.fromhex(game)
            self._chain = Chain(id_, self.sealer.unseal(self.sealed[game], id_))
        return self._chain

    def open_chain(self, source: Source) -> ChainOpened:
        """Return step 0 of the dice protocol: a new game, with the anchor of its chain, signed."""
        self._chain = chain = open_chain(source)
        game = chain.game.hex()
        self.sealed[game] = self.sealer.seal(chain.top, chain.game)
        signature = self.sign("anchor", chain.game, chain.anchor)
        return ChainOpened(
            game=game, anchor=chain.anchor.hex(), key=self.signer.public.hex(), signature=signature
        )

    def sign(self, what: Signed, game: bytes, value: bytes) -> str:
        """Return the server's signature, in hex."""
        return self.signer.sign(what, game, value).hex()

    def opened(self, game: str) -> dict[Seat, bytes]:
        """Return what seats have opened for a game so far."""
        return self.openings.get(game, {})

    def keep_opening(self, game: str, seat: Seat, opening: bytes) -> None:
        """Remember what a seat has opened."""
        self.openings.setdefault(game, {})[seat] = opening
