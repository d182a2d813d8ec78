"""A second referee, written from the rule table and the referee's contract alone.

Plain dictionaries and one condition after another; nothing of the engine is used. A verdict is the
JSON object of the contract without `message`. It knows records of numbered players only.
"""

from __future__ import annotations

from typing import Any

from tests.naive_rules import WORDS, Json, rules_of


def referee(record: Json, *, legal: bool = False) -> Json:
    """The verdict on a record that was read from JSON."""
    if not well_formed(record):
        return {"ok": False, "error": {"code": "record.invalid"}}
    named = {"id": record["id"]} if "id" in record else {}
    rules = rules_of(record)
    if isinstance(rules, str):
        return named | {"ok": False, "error": {"code": rules}}
    return named | Game(rules, record["players"], record["starter"]).judge(record, legal)


def well_formed(record: Json) -> bool:
    """Whether types, seats and verbs are as they must be."""
    seats = record["players"]
    if type(seats) is not int or not 2 <= seats <= 12 or record["starter"] not in range(seats):
        return False
    for round_ in record["rounds"]:
        if len(round_["dice"]) != seats:
            return False
        for action in round_["actions"]:
            if action[0] not in range(seats):
                return False
            if (action[1], len(action)) not in (("bid", 4), ("dudo", 2), ("calza", 2)):
                return False
    options = record.get("options", {})
    switches = [options[name] for name in ("calza", "last_die") if name in options]
    return all(type(switch) is bool for switch in switches) and (
        options.get("lost_dice", "hidden") in WORDS["lost_dice"]
    )


class Game:
    """A game in progress."""

    def __init__(self, rules: Json, seats: int, starter: int) -> None:
        self.rules, self.seats, self.opener = rules, seats, starter
        self.dice = [rules["dice_each"]] * seats
        self.limit = seats * rules["dice_each"]
        self.last_die = False
        self.bid: tuple[int, int] | None = None
        self.earlier: list[int] = []
        self.dropped: list[int] = []

    def judge(self, record: Json, legal: bool) -> Json:
        """Go through all rounds up to the first fault."""
        told: list[Json] = []
        for number, round_ in enumerate(record["rounds"]):
            code = self.cannot_begin(round_["dice"], told)
            if code:
                error = {"round": number, "action": None, "code": code}
                return {"ok": False, "error": error}
            self.begin(round_["dice"])
            verdict: Json = {"opener": self.opener, "last_die": self.last_die, "outcome": None}
            points: list[Json] = []
            for index, action in enumerate(round_["actions"]):
                code = "round.over" if verdict["outcome"] else self.refuses(action)
                if code:
                    error = {"round": number, "action": index, "code": code}
                    return {"ok": False, "error": error}
                points += [self.point()] if legal else []
                if action[1] == "bid":
                    self.bid, self.bidder = (action[2], action[3]), action[0]
                    self.to_act = self.next(action[0])
                else:
                    verdict["outcome"] = self.call(action[1], action[0])
            if verdict["outcome"] is None:
                verdict["to_act"] = self.to_act
                points += [self.point()] if legal else []
            told.append(verdict | ({"legal": points} if legal else {}))
        left = self.players()
        over = len(left) == 1
        return {
            "ok": True,
            "rounds": told,
            "dice": self.dice,
            "opener": None if over else self.opener,
            "winner": left[0] if over else None,
        }

    def cannot_begin(self, dice: list[list[int]], told: list[Json]) -> str | None:
        """What is wrong with a round before anybody acts."""
        if told and told[-1]["outcome"] is None:
            return "round.unfinished"
        if len(self.players()) == 1:
            return "game.over"
        if [len(hand) for hand in dice] != self.dice:
            return "dice.size"
        if any(die not in range(1, 7) for hand in dice for die in hand):
            return "dice.face"
        return None

    def begin(self, dice: list[list[int]]) -> None:
        """Roll."""
        self.hands, self.to_act = dice, self.opener
        self.bid, self.bidder = None, -1
        self.was_palifico = list(self.earlier)
        if self.last_die:
            self.earlier.append(self.opener)

    def players(self) -> list[int]:
        """The seats with dice."""
        return [seat for seat in range(self.seats) if self.dice[seat] > 0]

    def next(self, seat: int) -> int:
        """The next seat clockwise with dice."""
        while True:
            seat = (seat + 1) % self.seats
            if self.dice[seat] > 0:
                return seat

    def point(self) -> Json:
        """All that is legal now."""
        every = [[m, g] for m in range(1, self.limit + 1) for g in range(1, 7)]
        return {
            "to_act": self.to_act,
            "bids": [[m, g] for m, g in every if self.refuses([self.to_act, "bid", m, g]) is None],
            "dudo": self.refuses([self.to_act, "dudo"]) is None,
            "calza": [s for s in range(self.seats) if self.refuses([s, "calza"]) is None],
        }

    def refuses(self, action: list[Any]) -> str | None:
        """The code of the first rule against an action, or None."""
        if action[1] == "calza":
            return self.refuses_calza(action[0])
        if action[0] != self.to_act:
            return "turn.not_yours"
        if action[1] == "dudo":
            return "call.no_bid" if self.bid is None else None
        return self.refuses_bid(action[2], action[3])

    def refuses_calza(self, seat: int) -> str | None:
        """The same for an exact call."""
        if self.dice[seat] == 0:
            return "player.out"
        if not self.rules["calza"]:
            return "calza.off"
        if self.bid is None:
            return "call.no_bid"
        if len(self.players()) == 2 and not self.rules["calza_two_players"]:
            return "calza.two_players"
        if self.last_die and not self.rules["calza_last_die"]:
            return "calza.last_die"
        if seat == self.bidder and not self.rules["calza_bidder"]:
            return "calza.bidder"
        if seat == self.to_act and not self.rules["calza_to_act"]:
            return "calza.to_act"
        return None

    def refuses_bid(self, m: int, g: int) -> str | None:
        """The same for a bid by the player to act."""
        if not 1 <= m <= self.limit:
            return "bid.count"
        if not 1 <= g <= 6:
            return "bid.face"
        if self.bid is None:
            may = self.rules["last_die_open_wild" if self.last_die else "open_wild"]
            return "bid.opening_wild" if g == 1 and not may else None
        n, f = self.bid
        rule = self.rules["raise_rule"]
        if self.last_die:
            if g != f and not self.may_change():
                return "bid.face_locked"
            rule = self.rules["face_change_raise"] if g != f else "free"
        elif g == 1 and f != 1:
            return "bid.half" if m < (n + n % 2) // 2 else None
        elif f == 1 and g != 1:
            return "bid.double" if m <= 2 * n else None
        if rule != "free" and g < f:
            return "bid.face_down"
        if m < n or (m == n and g <= f):
            return "bid.not_higher"
        return "bid.one_axis" if rule == "one_axis" and m > n and g > f else None

    def may_change(self) -> bool:
        """Whether the player to act may change the face in a last-die round."""
        if self.dice[self.to_act] != 1:
            return False
        if self.to_act == self.opener:
            return bool(self.rules["face_change_opener"])
        if self.rules["face_change"] == "one_die_earlier":
            return self.to_act in self.was_palifico
        return bool(self.rules["face_change"] == "one_die")

    def counts(self, die: int) -> bool:
        """Whether a die counts for the bid."""
        assert self.bid is not None
        return die == self.bid[1] or (die == 1 and not self.last_die)

    def call(self, verb: str, caller: int) -> Json:
        """Judge a call, move the die, and name who opens next."""
        assert self.bid is not None
        count = sum(self.counts(die) for hand in self.hands for die in hand)
        shown = self.shown(verb, caller)
        loser: int | None = None
        gainer: int | None = None
        opens = caller
        if verb == "dudo":
            loser = caller if count >= self.bid[0] else self.bidder
        elif count != self.bid[0]:
            loser = caller
        else:
            gainer = caller if self.dice[caller] < self.rules["dice_each"] else None
            wanted = self.rules["calza_right_opens"]
            opens = {"caller": caller, "bidder": self.bidder, "to_act": self.to_act}[wanted]
        bid = list(self.bid)
        self.finish(loser, gainer, opens)
        return {
            "call": verb,
            "caller": caller,
            "bidder": self.bidder,
            "bid": bid,
            "count": count,
            "loser": loser,
            "gainer": gainer,
            "shown": shown,
        }

    def finish(self, loser: int | None, gainer: int | None, opens: int) -> None:
        """Move the die; the loser opens, or the next player if the loser is out."""
        two = len(self.players()) == 2
        self.last_die = False
        if gainer is not None:
            self.dice[gainer] += 1
        if loser is None:
            self.opener = opens
            return
        self.dice[loser] -= 1
        self.opener = loser if self.dice[loser] else self.next(loser)
        if self.dice[loser] == 1:
            again = loser in self.dropped and self.rules["last_die_trigger"] == "first_time"
            allowed = self.rules["last_die"] and (not two or self.rules["last_die_two_players"])
            self.last_die = allowed and not again
            self.dropped.append(loser)

    def shown(self, verb: str, caller: int) -> list[int]:
        """Whose cups are lifted, in order."""
        assert self.bid is not None
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
            found = sum(self.counts(die) for seat in up for die in self.hands[seat])
            hidden = sum(len(self.hands[seat]) for seat in down)
            if found >= self.bid[0] or (stop == "true_or_false" and found + hidden < self.bid[0]):
                return up
        return order
