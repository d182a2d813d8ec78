"""A second referee, written from the rule table and the referee's contract alone.

Nothing of the engine is used: the game is replayed by the file that players download to check their
games, `verify_palifico`, so that comparing the two referees proves that file too. Added here is
what a verdict tells beyond it: which cups were lifted, and all that was legal at each point. A
verdict is the JSON object of the contract without `message`; records of numbered players only.
"""

from __future__ import annotations

from typing import Any

from palifico.fair.verify_palifico import Fault, Game, Hands, Json, rules_of, shape_of_record


def referee(record: Json, *, legal: bool = False) -> Json:
    """The verdict on a record that was read from JSON."""
    named: Json = {}
    try:
        shape_of_record(record)
        named = {"id": record["id"]} if "id" in record else {}
        rules = rules_of(record)
    except Fault as fault:
        return named | {"ok": False, "error": {"code": fault.error["code"]}}
    return named | Referee(rules, record, legal=legal).judge(record["rounds"])


class Referee(Game):
    """A game that tells its rounds."""

    def __init__(self, rules: Json, record: Json, *, legal: bool) -> None:
        super().__init__(rules, record["players"], record["starter"])
        self.legal = legal
        self.told: list[Json] = []

    def judge(self, rounds: list[Json]) -> Json:
        """The verdict on these rounds."""
        fault = self.replay(rounds)
        if fault:
            return {"ok": False, "error": {"code": fault.pop("rule"), **fault}}
        if self.bidding:
            self.told[-1]["to_act"] = self.to_act
            self.add_point()
        left = self.players()
        over = len(left) == 1
        return {
            "ok": True,
            "rounds": self.told,
            "dice": self.dice,
            "opener": None if over else self.opener,
            "winner": left[0] if over else None,
        }

    def begin(self, hands: Hands) -> None:
        """Roll, and begin to tell."""
        told: Json = {"opener": self.opener, "last_die": self.last_die, "outcome": None}
        self.told.append(told | ({"legal": []} if self.legal else {}))
        super().begin(hands)

    def act(self, action: list[Any]) -> None:
        """Tell what was legal, and act."""
        self.add_point()
        super().act(action)

    def call(self, verb: str, caller: int) -> None:
        """Tell how the round ended, and end it."""
        loser, gainer, _ = self.judged(verb, caller)
        self.told[-1]["outcome"] = {
            "call": verb,
            "caller": caller,
            "bidder": self.bidder,
            "bid": list(self.bid),
            "count": self.found(list(range(self.seats))),
            "loser": loser,
            "gainer": gainer,
            "shown": self.shown(verb, caller),
        }
        super().call(verb, caller)

    def add_point(self) -> None:
        """Tell all that is legal now."""
        if not self.legal:
            return
        every = [[m, g] for m in range(1, self.limit + 1) for g in range(1, 7)]
        point = {
            "to_act": self.to_act,
            "bids": [[m, g] for m, g in every if self.refuses([self.to_act, "bid", m, g]) is None],
            "dudo": self.refuses([self.to_act, "dudo"]) is None,
            "calza": [s for s in range(self.seats) if self.refuses([s, "calza"]) is None],
        }
        self.told[-1]["legal"].append(point)

    def found(self, seats: list[int]) -> int:
        """How many dice of these seats count for the bid."""
        return sum(self.counts(die) for seat in seats for die in self.hands[seat])

    def shown(self, verb: str, caller: int) -> list[int]:
        """Whose cups are lifted, in order."""
        order = [caller]
        while self.next(order[-1]) != caller:
            order.append(self.next(order[-1]))
        if self.rules["show_dudo" if verb == "dudo" else "show_calza"] == "caller_last":
            order = order[1:] + order[:1]
        stop = self.rules["show_stop"]
        if verb == "calza" or stop == "never":
            return order
        for lifted in range(1, len(order) + 1):
            up, down = order[:lifted], order[lifted:]
            seen, hidden = self.found(up), sum(len(self.hands[seat]) for seat in down)
            if seen >= self.bid[0] or (stop == "true_or_false" and seen + hidden < self.bid[0]):
                return up
        return order
