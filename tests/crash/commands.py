"""What a player does next: sits, opens, bids at random within what `turn` allows, calls, talks."""

from __future__ import annotations

from random import Random
from typing import Any

from palifico.fair import commitment
from palifico.words import PHRASES
from tests.crash.client_view import ClientView
from tests.crash.tables import LoadTable, Person

Wish = dict[str, Any]


class Commands:
    """The wishes of one person at one table."""

    def __init__(self, party: LoadTable, person: Person, seat: int) -> None:
        self._party = party
        self._me = person
        self._seat = seat
        self._rng = person.rng
        self._openings: dict[str, str] = {}
        self._called = 0

    def next(self, known: ClientView) -> Wish | None:
        """What to ask for now, if anything."""
        if self._rng.random() < 0.01 and known.seats.get(self._seat) == self._me.account:
            return _talk(self._rng)
        match known.status:
            case "gathering":
                return self._gather(known)
            case "starting" if self._seat in known.commits - known.opened:
                return {"type": "open", "opening": self._openings[known.chain["game"]]}
            case "playing" if known.turn is not None:
                return self._play(known, known.turn)
            case "over" if known.host == self._me.account and known.next_table is None:
                return {"type": "rematch"}
        return None

    def _gather(self, known: ClientView) -> Wish | None:
        rules = self._party.rules
        adds_chance = self._seat in rules.commit
        if known.seats.get(self._seat) != self._me.account or (
            adds_chance and self._seat not in known.commits
        ):
            return {"type": "sit", "seat": self._seat, "commit": self._commit(known)}
        if known.host != self._me.account:
            return None
        free = [seat for seat in range(rules.seats) if seat not in known.seats]
        if free and free[0] >= rules.people:
            return {"type": "seat_bot", "seat": free[0], "level": "counter"}
        everybody = not free and known.commits >= set(rules.commit)
        return {"type": "begin"} if everybody else None

    def _commit(self, known: ClientView) -> str | None:
        if self._seat not in self._party.rules.commit:
            return None
        game, anchor = known.chain["game"], bytes.fromhex(known.chain["anchor"])
        opening = self._openings.setdefault(game, self._rng.randbytes(32).hex())
        made = commitment(bytes.fromhex(game), anchor, self._seat, bytes.fromhex(opening))
        return made.hex()

    def _play(self, known: ClientView, turn: dict[str, Any]) -> Wish | None:
        expect, rng = known.turn_n, self._rng
        if self._seat in turn["calza"] and self._called != expect:
            self._called = expect
            if rng.random() < 0.2:
                return {"type": "calza", "expect": expect}
        if turn["to_act"] != self._seat:
            return None
        is_free = turn["free"] is not None and known.free.get(known.round_n, False)
        spans = turn["free"] if is_free else turn["bids"]
        bids = [(span, face) for face, span in enumerate(spans, start=1) if span is not None]
        if not bids or (turn["dudo"] and rng.random() < 0.35):
            return {"type": "dudo", "expect": expect}
        (least, most), face = rng.choice(bids)
        count = min(most, least + rng.choice((0, 0, 0, 1, 2)))
        return {"type": "bid", "bid": [count, face], "expect": expect}


def _talk(rng: Random) -> Wish:
    if rng.random() < 0.5:
        return {"type": "say", "phrase": rng.choice(PHRASES)}
    return {"type": "say", "text": f"«{rng.getrandbits(60):x}»"}
