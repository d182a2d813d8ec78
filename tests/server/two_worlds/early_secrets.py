"""Secrets that were told before their time: two worlds share them, so they are looked for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from palifico.fair import Chain
from palifico.rules.edition import LostDice, ShowStop
from tests.server.two_worlds.world import World

HEX = re.compile(rb"[0-9a-f]{64,}")
LENGTH = 1024


def told_early(world: World) -> Iterator[str]:
    """Every secret of a round, or opening of a seat, that somebody heard too early."""
    state, edition = world.live.state, world.cast.variant.edition
    assert state.chain is not None
    secrets = _rounds(state.secrets.chain(state.chain.game))
    openings = {bytes([seat + 1]).hex() * 32 for seat in world.cast.people}
    may_be_shown = edition.show_stop is ShowStop.NEVER and edition.lost_dice is LostDice.VISIBLE
    called, mixed, known = 0, False, set[bytes]()
    for said in world.said:
        if said.payload in known:
            continue
        known.add(said.payload)
        if said.payload.startswith(b'{"type":"ended"'):
            return
        called += said.payload.startswith(b'{"type":"called"')
        mixed = mixed or said.payload.startswith(b'{"type":"mixed"')
        for found in HEX.findall(said.payload):
            word = found.decode()
            if secrets.get(word, 0) > (called if may_be_shown else 0):
                yield f"the secret of round {secrets[word]} on {said.channel}: {said.payload!r}"
            if word in openings and not mixed:
                yield f"an opening on {said.channel}: {said.payload!r}"


_known: dict[bytes, dict[str, int]] = {}


def _rounds(chain: Chain) -> dict[str, int]:
    """The round of every secret of a chain."""
    if chain.game not in _known:
        listed = enumerate(chain.secrets(LENGTH), start=1)
        _known[chain.game] = {secret.reveal().hex(): t for t, secret in listed}
    return _known[chain.game]
