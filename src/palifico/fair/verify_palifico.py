"""Check finished games of Perudo from their records alone, without trusting who ran them.

Long because it is one file on purpose: it can be downloaded and read alone, from top to bottom. It
needs Python 3.11 or newer (called `python3` on many systems, `python` or `py` on others), nothing
else, and shares no code with the server it checks.

    python3 verify_palifico.py FILE... [--key HEX_OR_FILE] [--json]

A FILE holds one game a line, or one game over many lines, as JSON; `-` is standard input. Each game
gets one line: the file, the line where the game begins, and `Proven:` or `Not proven:` with what
was found. After several games they are counted. `--key` is the server's public key as you know it
(64 hex digits, or a file with them): every game must then be signed with it. `--json` prints
answers for programs. Sentences count rounds, actions and seats from 1, JSON answers from 0. Exit
status: 0 all games are proven, 1 one is not, 2 a file or the key cannot be read, or the command is
wrong.

What is proven:
- The server had fixed its secrets (a chain of hashes, known by its first link, the anchor) and the
  rules before any seat opened the chance that it added, and each seat had fixed its own before it
  knew that of others. So none of them could choose the dice alone.
- Every die of every round, and who began where that is left to chance, follows from all of these.
- Every bid and call was legal by the rules of the edition, every seat rolled as many dice as it
  held, no round was cut off, and the game was played to its end.
- With a signature: the holder of that key stood by the anchor, the lock, the mix and the record.

What it cannot prove:
- That nobody peeked. The server knew the dice during the game; their secrecy rests on it alone.
- That the dice were a secret at all, in a game that one person ran alone on their own computer,
  with server and player in one program. There the proof shows that no die was changed afterwards,
  not that nobody knew the dice beforehand, or searched for some to their liking.
- That it is the game you sat in, by the check number alone. That is the first eight digits of the
  lock, short, for a quick look: with patience another game with the same number can be found. For
  certainty compare the whole lock (`lock` under `fair` in the record) with the one you saw at the
  table, or let the signature be checked with `--key`.
- Who said what, in a record that is not signed: anybody can write another legal bid into it and
  compute the digest anew. The dice cannot be changed that way as long as the lock is the same;
  words are held by a signature only.
- That a seat without a commitment added any chance, or that a first player was named rightly.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import os
import re
import sys
from collections.abc import Iterator
from datetime import date
from itertools import chain, count
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

Json: TypeAlias = dict[str, Any]
Field: TypeAlias = str | bytes | int | None
Hands: TypeAlias = list[list[int]]


class Fault(Exception):
    """The first thing that is wrong: a stable code, and where."""

    def __init__(self, code: str, **about: object) -> None:
        super().__init__(code)
        self.error: Json = {"code": code, **about}


def need(holds: object, code: str, **about: object) -> None:
    """Stop here, with this code, if something does not hold."""
    if not holds:
        raise Fault(code, **about)


# ---- Encoding: how hashes are fed, so that no two lists of fields look alike


def enc(*fields: Field) -> bytes:
    """Each field as its length in four bytes, then its bytes; a missing one as four bytes ff."""
    return b"".join(map(_field, fields))


def _field(value: Field) -> bytes:
    if value is None:
        return b"\xff\xff\xff\xff"
    if isinstance(value, int):
        value = value.to_bytes(8, "big")
    elif isinstance(value, str):
        value = value.encode("utf-8")
    return len(value).to_bytes(4, "big") + value


def H(*fields: Field) -> bytes:  # noqa: N802 - the protocol's name
    """SHA-256 of the encoded fields."""
    return hashlib.sha256(enc(*fields)).digest()


def HM(key: bytes, *fields: Field) -> bytes:  # noqa: N802 - the protocol's name
    """HMAC-SHA-256 of the encoded fields."""
    return hmac.digest(key, enc(*fields), "sha256")


def raw(digits: str | None) -> bytes | None:
    """The bytes that hex digits stand for; nothing stays nothing."""
    return None if digits is None else bytes.fromhex(digits)


# ---- Chance: what is drawn from the secrets


def stream(key: bytes, *fields: Field) -> Iterator[int]:
    """Bytes without end: the hash of the fields and 0, then of the fields and 1, and so on."""
    for block in count():
        yield from HM(key, *fields, block)


def below(chance: Iterator[int], n: int) -> int:
    """A number below n, each as likely as the others: bytes that would favour some are skipped."""
    return next(byte for byte in chance if byte < 256 - 256 % n) % n


def roll(secret: bytes, mix: bytes, t: int, seat: int, dice: int) -> list[int]:
    """The dice of a seat in round t, which counts from 1."""
    chance = stream(secret, "pf1/dice", mix, t, seat)
    return [1 + below(chance, 6) for _ in range(dice)]


def first_by_lot(mix: bytes, seats: int) -> int:
    """The seat that is drawn to begin."""
    return below(stream(mix, "pf1/first"), seats)


def roll_off(mix: bytes, seats: int) -> tuple[int, list[Hands]]:
    """The seat with the highest die, and each roll as [seat, die]; those tied roll again."""
    rolls: list[Hands] = []
    tied = list(range(seats))
    while len(tied) > 1:
        j = len(rolls)
        dice = {seat: 1 + below(stream(mix, "pf1/rolloff", j, seat), 6) for seat in tied}
        rolls.append([[seat, die] for seat, die in dice.items()])
        tied = [seat for seat in tied if dice[seat] == max(dice.values())]
    return tied[0], rolls


# ---- The proof: commitments, lock, mix, chain and dice

CHAIN = 1024  # how many secrets a game has, and so the most rounds it can have


def check_transcript(transcript: object) -> Json | None:
    """What is wrong with the proof of a game, seen without the game; None when it is sound."""
    fair: Any = transcript
    try:
        shape(fair, "fair", FAIR)
        list(check_secrets(fair))
        check_dice(fair, [told["dice"] for told in fair["rounds"]])
    except Fault as fault:
        return fault.error
    return None


def check_secrets(fair: Json) -> Iterator[str]:
    """Each thing that was published is the hash of what it has to be; names the stages passed."""
    game, anchor, seats = raw(fair["game"]), raw(fair["anchor"]), fair["seats"]
    for seat, told in enumerate(seats):
        commit, opened = raw(told["commit"]), raw(told["open"])
        need((commit is None) == (opened is None), "fair.unopened", seat=seat)
        client = H("pf1/client", game, anchor, seat, opened)
        need(commit in (None, client), "fair.commit", seat=seat)
    yield "commitments"
    fields = [(seat, told["account"], raw(told["commit"])) for seat, told in enumerate(seats)]
    lock = H("pf1/lock", game, anchor, raw(fair["rules"]), *chain.from_iterable(fields))
    need(lock.hex() == fair["lock"], "fair.lock")
    yield "lock"
    mix = H("pf1/mix", lock, *[raw(told["open"]) for told in seats])
    need(mix.hex() == fair["mix"], "fair.mix")
    yield "mix"
    before = anchor
    for index, told in enumerate(fair["rounds"]):
        secret = raw(told["secret"])
        need(H("pf1/chain", game, index + 1, secret) == before, "fair.chain", round=index)
        need(index < CHAIN, "fair.chain", round=index)
        before = secret
    yield "chain"


def check_dice(fair: Json, played: list[Hands]) -> None:
    """The dice that were played, those of the proof and those that follow from it are the same."""
    mix, seats = bytes.fromhex(fair["mix"]), len(fair["seats"])
    for index, (told, hands) in enumerate(zip(fair["rounds"], played, strict=True)):
        secret, shown = bytes.fromhex(told["secret"]), told["dice"]
        for seat in range(max(seats, len(shown))):
            same = seat < min(seats, len(shown)) and shown[seat] == hands[seat]
            same = same and hands[seat] == roll(secret, mix, index + 1, seat, len(hands[seat]))
            need(same, "fair.dice", round=index, seat=seat)


# ---- Rules: five editions, what records may call options (with a star), and house rules upon them

TABLE = """
                      asmodee-2024  piatnik       pressman-2008    azteca         paco
first_player          named         random        highest_roll     highest_roll   random
raise_rule            free          free          free             never_down     one_axis
open_wild             false         false         false            false          false
last_die              false*        true          true             true           true
last_die_trigger      every_time    first_time    first_time       first_time     every_time
last_die_two_players  true          false         false            true           true
last_die_open_wild    true          true          true             true           true
face_change           nobody        one_die       one_die_earlier  one_die        nobody
face_change_opener    false         true          false            false          false
face_change_raise     -             free          never_down       never_down     -
calza                 false*        false         false*           false*         false*
calza_to_act          true          -             false            false          true
calza_bidder          false         -             false            false          false
calza_last_die        false         -             false            true           true
calza_two_players     false         -             false            true           true
calza_right_opens     caller        -             caller           caller         caller
calza_tie             nearest       -             nearest          nearest        nearest
calza_or_turn         first_come    -             first_come       first_come     turn
show_dudo             all_at_once   caller_first  caller_first     caller_last    all_at_once
show_stop             never         true          never            true_or_false  never
show_calza            all_at_once   -             caller_first     caller_first   all_at_once
lost_dice             hidden*       hidden        hidden           hidden*        hidden*
dice_each             5             5             5                5              5
"""
VALUES: dict[str, tuple[object, ...]] = {  # what a field can be; all others: true or false
    "first_player": ("named", "random", "highest_roll"),
    "raise_rule": ("free", "never_down", "one_axis"),
    "last_die_trigger": ("every_time", "first_time"),
    "face_change": ("nobody", "one_die", "one_die_earlier"),
    "face_change_raise": ("free", "never_down", "one_axis"),
    "calza_right_opens": ("caller", "bidder", "to_act"),
    "calza_tie": ("nearest", "farthest", "first_come"),
    "calza_or_turn": ("first_come", "turn", "calza"),
    "show_dudo": ("all_at_once", "caller_first", "caller_last"),
    "show_stop": ("never", "true", "true_or_false"),
    "show_calza": ("all_at_once", "caller_first", "caller_last"),
    "lost_dice": ("hidden", "visible"),
    "dice_each": tuple(range(1, 11)),
}


def _cell(field: str, text: str) -> object:
    known = {str(value): value for value in VALUES.get(field, ())}
    return ({"true": True, "false": False, "-": None} | known)[text.rstrip("*")]


_IDS, *_ROWS = [line.split() for line in TABLE.strip().splitlines()]
EDITIONS: dict[str, Json] = {
    id_: {row[0]: _cell(row[0], row[i]) for row in _ROWS} for i, id_ in enumerate(_IDS, 1)
}
OPTIONS = {id_: [row[0] for row in _ROWS if row[i][-1] == "*"] for i, id_ in enumerate(_IDS, 1)}


def rules_of(record: Json) -> Json:
    """The rules in force: the edition, its options, its house rules."""
    edition, options, house = record["edition"], record.get("options", {}), record.get("house", {})
    need(edition in EDITIONS, "edition.unknown")
    need(all(name in OPTIONS[edition] for name in options), "option.unknown")
    need(all(possible(*rule) and rule[0] not in options for rule in house.items()), "house.invalid")
    rules: Json = EDITIONS[edition] | options | house
    need(sensible(rules, differences(edition, rules)), "house.invalid")
    return rules


def possible(name: str, value: object) -> bool:
    """Whether a field can have a value at all; true is no 1, and 3.0 no 3."""
    values = VALUES.get(name, (True, False)) if name in EDITIONS["paco"] else ()
    return any(type(value) is type(known) and value == known for known in values)


def differences(edition: str, rules: Json) -> Json:
    """What is not as the edition has it."""
    return {name: value for name, value in rules.items() if value != EDITIONS[edition][name]}


def sensible(rules: Json, changed: Json) -> bool:
    """Whether each rule in force has its details, and no detail was set of a rule that is not."""
    for name, value in rules.items():
        on = True
        if name.startswith(("last_die_", "face_change")):
            on = rules["last_die"]
        if name == "face_change_raise":
            on = on and (rules["face_change"] != "nobody" or rules["face_change_opener"])
        if name.startswith("calza_") or name == "show_calza":
            on = rules["calza"]
        if (on and value is None) or (not on and name in changed):
            return False
    return bool(rules["show_stop"] == "never" or rules["show_dudo"] != "all_at_once")


def rules_hash(edition: str, rules: Json) -> str:
    """The hash that was locked: the edition and all that is not as its box has it."""
    fields = [edition]
    for name, value in sorted(differences(edition, rules).items()):
        fields += [name, str(value).lower() if type(value) is bool else str(value)]
    return H("pf1/rules", *fields).hex()


# ---- Replay: the game as the rules allow it


def first_broken(*rules: tuple[str, object]) -> str | None:
    """The first rule that is broken."""
    return next((code for code, broken in rules if broken), None)


class Game:
    """A game in progress. Face 1 is the wild one; a bid is (how many, which face)."""

    def __init__(self, rules: Json, seats: int, starter: int) -> None:
        self.rules, self.seats, self.opener, self.to_act = rules, seats, starter, starter
        self.dice: list[int] = [rules["dice_each"]] * seats
        self.limit: int = seats * rules["dice_each"]
        self.hands: Hands = []
        self.bid, self.bidder = (0, 0), -1  # (0, 0): no bid in this round yet
        self.bidding = False  # a round has begun and there is no call yet
        self.last_die = False  # the round that goes on or comes next is a last-die round
        self.dropped: set[int] = set()  # who has fallen to one die
        self.palifico: list[int] = []  # who opened a last-die round, in order

    def replay(self, rounds: list[Json]) -> Json | None:
        """Play these rounds up to the first thing that the rules do not allow: where and which."""
        for number, told in enumerate(rounds):
            if rule := self.cannot_begin(told["dice"]):
                return {"round": number, "action": None, "rule": rule}
            self.begin(told["dice"])
            for index, action in enumerate(told["actions"]):
                if rule := self.refuses(action):
                    return {"round": number, "action": index, "rule": rule}
                self.act(action)
        return None

    def players(self) -> list[int]:
        """The seats with dice."""
        return [seat for seat in range(self.seats) if self.dice[seat] > 0]

    def next(self, seat: int) -> int:
        """The next seat clockwise with dice."""
        while True:
            seat = (seat + 1) % self.seats
            if self.dice[seat] > 0:
                return seat

    def cannot_begin(self, hands: Hands) -> str | None:
        """What is wrong with a round before anybody acts."""
        return first_broken(
            ("round.unfinished", self.bidding),
            ("game.over", len(self.players()) == 1),
            ("dice.size", [len(hand) for hand in hands] != self.dice),
            ("dice.face", any(not 1 <= die <= 6 for hand in hands for die in hand)),
        )

    def begin(self, hands: Hands) -> None:
        """Roll."""
        self.hands, self.to_act, self.bidding = hands, self.opener, True
        self.bid, self.bidder = (0, 0), -1
        if self.last_die:
            self.palifico.append(self.opener)

    def refuses(self, action: list[Any]) -> str | None:
        """The first rule against [seat, "bid", count, face], [seat, "dudo"] or [seat, "calza"]."""
        seat, verb = action[:2]
        if not self.bidding:
            return "round.over"
        if verb == "calza":
            return self.refuses_calza(seat)
        if seat != self.to_act:
            return "turn.not_yours"
        if verb == "dudo":
            return None if self.bid[0] else "call.no_bid"
        return self.refuses_bid(action[2], action[3])

    def refuses_calza(self, seat: int) -> str | None:
        """The same for an exact call."""
        rules, two = self.rules, len(self.players()) == 2
        return first_broken(
            ("player.out", self.dice[seat] == 0),
            ("calza.off", not rules["calza"]),
            ("call.no_bid", not self.bid[0]),
            ("calza.two_players", two and not rules["calza_two_players"]),
            ("calza.last_die", self.last_die and not rules["calza_last_die"]),
            ("calza.bidder", seat == self.bidder and not rules["calza_bidder"]),
            ("calza.to_act", seat == self.to_act and not rules["calza_to_act"]),
        )

    def refuses_bid(self, m: int, g: int) -> str | None:
        """The same for a bid by the player to act: m dice of face g."""
        n, f = self.bid
        if not 1 <= m <= self.limit:
            return "bid.count"
        if not 1 <= g <= 6:
            return "bid.face"
        if not n:
            may = self.rules["last_die_open_wild" if self.last_die else "open_wild"]
            return "bid.opening_wild" if g == 1 and not may else None
        if self.last_die:
            return self.refuses_last_die(m, g)
        if f != 1 and g == 1:
            return "bid.half" if 2 * m < n else None
        if f == 1 and g != 1:
            return "bid.double" if m < 2 * n + 1 else None
        return self.refuses_raise(self.rules["raise_rule"], m, g)

    def refuses_last_die(self, m: int, g: int) -> str | None:
        """The same in a last-die round, where most can only raise the count."""
        if g == self.bid[1]:
            return self.refuses_raise("free", m, g)
        if not self.may_change():
            return "bid.face_locked"
        return self.refuses_raise(self.rules["face_change_raise"], m, g)

    def refuses_raise(self, rule: str, m: int, g: int) -> str | None:
        """The same for faces that are only higher or lower."""
        n, f = self.bid
        return first_broken(
            ("bid.face_down", rule != "free" and g < f),
            ("bid.not_higher", m < n or (m == n and g <= f)),
            ("bid.one_axis", rule == "one_axis" and m > n and g > f),
        )

    def may_change(self) -> bool:
        """Whether the player to act may change the face in a last-die round."""
        who = self.rules["face_change"]
        if self.to_act == self.opener:
            may = self.rules["face_change_opener"]
        else:
            may = who == "one_die" or (
                who == "one_die_earlier" and self.to_act in self.palifico[:-1]
            )
        return bool(may and self.dice[self.to_act] == 1)

    def act(self, action: list[Any]) -> None:
        """Do what the rules do not refuse."""
        if action[1] == "bid":
            self.bid, self.bidder = (action[2], action[3]), action[0]
            self.to_act = self.next(action[0])
        else:
            self.call(action[1], action[0])

    def counts(self, die: int) -> bool:
        """Whether a die counts for the bid."""
        return die == self.bid[1] or (die == 1 and not self.last_die)

    def judged(self, verb: str, caller: int) -> tuple[int | None, int | None, int]:
        """Who loses a die, who regains one, and who opens the next round if no seat loses one."""
        found = sum(self.counts(die) for hand in self.hands for die in hand)
        if verb == "dudo":
            return (caller if found >= self.bid[0] else self.bidder), None, caller
        if found != self.bid[0]:
            return caller, None, caller
        opens = {"caller": caller, "bidder": self.bidder, "to_act": self.to_act}
        gainer = caller if self.dice[caller] < self.rules["dice_each"] else None
        return None, gainer, opens[self.rules["calza_right_opens"]]

    def call(self, verb: str, caller: int) -> None:
        """End the round: move the die, and see who opens the next one and whether it is special."""
        loser, gainer, self.opener = self.judged(verb, caller)
        two = len(self.players()) == 2
        self.bidding = self.last_die = False
        if gainer is not None:
            self.dice[gainer] += 1
        if loser is not None:
            self.dice[loser] -= 1
            self.opener = loser if self.dice[loser] else self.next(loser)
        if loser is not None and self.dice[loser] == 1:
            again = loser in self.dropped and self.rules["last_die_trigger"] == "first_time"
            spared = two and not self.rules["last_die_two_players"]
            self.last_die = self.rules["last_die"] and not again and not spared
            self.dropped.add(loser)


# ---- Shape: whether the JSON has the form of a record at all


def is_hex(value: object, digits: int = 64) -> bool:
    """Whether it is so many lower-case hex digits."""
    return type(value) is str and re.fullmatch(f"[0-9a-f]{{{digits}}}", value) is not None


def is_plain(value: object) -> bool:
    """Whether all programs read a number or text alike: whole, none too big, none beyond UTF-8."""
    if type(value) in (int, float):
        return type(value) is int and abs(value) < 2**53
    return type(value) is not str or not re.search("[\ud800-\udfff]", value)


def is_hand(value: object) -> bool:
    """Whether it is a list of whole numbers."""
    return isinstance(value, list) and all(type(die) is int for die in value)


def is_date(value: object) -> bool:
    """Whether it is a day such as 2026-01-31."""
    try:
        form = type(value) is str and re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", value)
        return bool(form and date.fromisoformat(str(value)))
    except ValueError:
        return False


SEAT = {
    "account": lambda value: type(value) is str and is_plain(value),
    "commit": lambda value: value is None or is_hex(value),
    "open": lambda value: value is None or is_hex(value),
}
FAIR: Json = {
    "game": lambda value: is_hex(value, 32),
    **dict.fromkeys(("anchor", "rules", "lock", "mix"), is_hex),
    "seats": [SEAT],
    "rounds": [{"dice": [is_hand], "secret": is_hex}],
}
SIGNED = ("anchor", "lock", "mix", "record")
STAMP: Json = {
    "digest": is_hex,
    "key": is_hex,
    "signatures": dict.fromkeys(SIGNED, lambda value: is_hex(value, 128)),
}
REQUIRED = ("edition", "players", "starter", "rounds")
OPTIONAL = ("id", "options", "house", "date", "fair", "stamp")


def fits(holds: object, where: str) -> None:
    """Refuse a record that is not as it must be at a place."""
    need(holds, "record.invalid", where=where)


def shape(value: Any, where: str, form: Any) -> None:
    """Refuse what has not a form: an object of forms, a list of one form, or a condition."""
    if isinstance(form, dict):
        fits(isinstance(value, dict) and form.keys() <= value.keys(), where)
        for name in value:
            fits(name in form, f"{where}.{name}")
        for name, inner in form.items():
            shape(value[name], f"{where}.{name}", inner)
    elif isinstance(form, list):
        fits(isinstance(value, list), where)
        for index, item in enumerate(value):
            shape(item, f"{where}[{index}]", form[0])
    else:
        fits(form(value), where)


def shape_of_record(data: Any) -> None:
    """Refuse a record with a wrong type, seat or verb anywhere."""
    fits(isinstance(data, dict), "record")
    for name in data:
        fits(name in REQUIRED + OPTIONAL, str(name))
    for name in REQUIRED:
        fits(name in data, name)
    players = data["players"]
    names = isinstance(players, list) and all(type(name) is str for name in players)
    fits((names or type(players) is int) and 2 <= seats_of(data) <= 12, "players")
    fits(type(data["edition"]) is str, "edition")
    fits(type(data["starter"]) is int and 0 <= data["starter"] < seats_of(data), "starter")
    fits(isinstance(data["rounds"], list), "rounds")
    for index, told in enumerate(data["rounds"]):
        shape_of_round(told, f"rounds[{index}]", seats_of(data))
    shape_of_rest(data)


def seats_of(record: Json) -> int:
    """How many play."""
    players = record["players"]
    return len(players) if isinstance(players, list) else int(players)


def shape_of_round(told: Any, where: str, seats: int) -> None:
    """The same for a round: a hand for each seat, and the actions."""
    fits(isinstance(told, dict), where)
    for name in told:
        fits(name in ("dice", "actions"), f"{where}.{name}")
    dice, actions = told.get("dice"), told.get("actions")
    fits(isinstance(dice, list) and len(dice) == seats, f"{where}.dice")
    fits(isinstance(actions, list), f"{where}.actions")
    shape(dice, f"{where}.dice", [is_hand])
    shape(actions, f"{where}.actions", [lambda action: is_action(action, seats)])


def is_action(action: Any, seats: int) -> bool:
    """Whether it is a bid, a challenge or an exact call by one of the seats."""
    if not isinstance(action, list) or not action or type(action[0]) is not int:
        return False
    said = action[1:]
    bid = len(said) == 3 and said[0] == "bid" and type(said[1]) is type(said[2]) is int
    return 0 <= action[0] < seats and (bid or said in (["dudo"], ["calza"]))


def shape_of_rest(data: Json) -> None:
    """The same for all that may be absent."""
    options = data.get("options", {})
    fits(isinstance(options, dict), "options")
    for name, value in options.items():
        fits(name not in OPTIONS["asmodee-2024"] or possible(name, value), f"options.{name}")
    fits(isinstance(data.get("house", {}), dict), "house")
    fits(type(data.get("id", "")) in (str, int), "id")
    fits(is_date(data.get("date", "2026-01-31")), "date")
    if "fair" in data:
        shape(data["fair"], "fair", FAIR)
    if "stamp" in data:
        fits(all(map(is_plain, everything({**data, "stamp": 0}))), "")
        alone = isinstance(data["stamp"], dict) and list(data["stamp"]) == ["digest"]
        shape(data["stamp"], "stamp", {"digest": is_hex} if alone else STAMP)


def everything(data: object) -> Iterator[object]:
    """Every key and value, however deep."""
    todo: list[Any] = [data]
    while todo:
        value = todo.pop()
        yield value
        todo += value if isinstance(value, list) else []
        todo += [*value, *value.values()] if isinstance(value, dict) else []


# ---- Signatures: Ed25519 as RFC 8032 has it, checking only

Point: TypeAlias = tuple[int, int, int, int]  # X, Y, Z and T where x = X/Z, y = Y/Z, xy = T/Z

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)  # its square is -1
ZERO: Point = (0, 1, 1, 0)


def add(one: Point, two: Point) -> Point:
    """The sum of two points, be they the same or not."""
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, two
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * D * t1 * t2 % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def point(text: bytes) -> Point | None:
    """The point that 32 bytes stand for: y, and in the top bit whether x is odd."""
    y, odd = int.from_bytes(text, "little") % 2**255, text[31] >> 7
    u, v = (y * y - 1) % P, (D * y * y + 1) % P
    x = u * v**3 * pow(u * v**7, (P - 5) // 8, P) % P
    x = x if v * x * x % P == u else x * ROOT % P
    if y >= P or v * x * x % P != u or (x == 0 and odd):
        return None
    x = x if x % 2 == odd else P - x
    return x, y, 1, x * y % P


def is_nothing(one: Point | None) -> bool:
    """Whether eight times a point is nothing: signatures with such a one fit everything."""
    if one is None:
        return False
    for _ in range(3):
        one = add(one, one)
    return one[0] == 0 and one[1] == one[2]


BASE = point(bytes.fromhex("58" + "66" * 31)) or ZERO


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether an Ed25519 signature under a message was made with the secret of this public key."""
    public, s = point(key), int.from_bytes(signature[32:], "little")
    if public is None or s >= L or is_nothing(public) or is_nothing(point(signature[:32])):
        return False
    hashed = hashlib.sha512(signature[:32] + key + message).digest()
    h = int.from_bytes(hashed, "little") % L
    minus = (P - public[0], public[1], 1, P - public[3])
    sums = (ZERO, BASE, minus, add(BASE, minus))
    total = ZERO  # becomes s times the base point minus h times the key
    for bit in reversed(range(253)):
        total = add(total, total)
        which = (s >> bit & 1) + 2 * (h >> bit & 1)
        total = add(total, sums[which]) if which else total
    x, y = (part * pow(total[2], -1, P) % P for part in total[:2])
    return (y | (x % 2) << 255).to_bytes(32, "little") == signature[:32]


# ---- The checks, one stage after another


def verify(data: object, key: str | None = None) -> Json:
    """The answer on a record decoded from JSON: proven, or the first thing wrong with it.

    A `key` (64 hex digits) is the one that the record must be signed with.
    """
    record: Any = data
    found: Json = {"checked": []}
    try:
        for stage in stages(record, key, found):
            found["checked"].append(stage)
    except Fault as fault:
        named = {} if fault.error["code"] == "record.invalid" else id_of(record)
        return {"ok": False, **named, "checked": found["checked"], "error": fault.error}
    return {"ok": True, **id_of(record), **found}


def id_of(record: Json) -> Json:
    """The id of a record, if it has one."""
    return {"id": record["id"]} if "id" in record else {}


def stages(record: Json, key: str | None, found: Json) -> Iterator[str]:
    """Check a stage, give its name, go on to the next; what was `found` is for the answer."""
    shape_of_record(record)
    need("fair" in record, "fair.missing")
    fair, rounds, seats = record["fair"], record["rounds"], seats_of(record)
    need(len(fair["seats"]) == seats, "fair.seats")
    need(len(fair["rounds"]) == len(rounds) <= CHAIN, "fair.rounds")
    yield "record"
    rules = rules_of(record)
    need(rules_hash(record["edition"], rules) == fair["rules"], "fair.rules")
    yield "rules"
    yield from check_secrets(fair)
    mix = bytes.fromhex(fair["mix"])
    if rules["first_player"] != "named":
        by_lot = rules["first_player"] == "random"
        first = first_by_lot(mix, seats) if by_lot else roll_off(mix, seats)[0]
        need(record["starter"] == first, "fair.first")
        yield "first"
    check_dice(fair, [told["dice"] for told in rounds])
    dice = sum(len(hand) for told in rounds for hand in told["dice"])
    yield "dice"
    found |= {"rounds": len(rounds), "dice": dice, "winner": winner_of(record, rules)}
    found["chance"] = [seat for seat, told in enumerate(fair["seats"]) if told["open"] is not None]
    yield "game"
    need("stamp" in record, "stamp.missing")
    need(digest_of(record) == record["stamp"]["digest"], "stamp.digest")
    found["signed"] = record["stamp"].get("key")
    yield "stamp"
    if key is not None or found["signed"]:
        check_signatures(fair, record["stamp"], key)
        yield "signatures"


def winner_of(record: Json, rules: Json) -> int:
    """The seat that won a game in which everything was legal."""
    game = Game(rules, seats_of(record), record["starter"])
    if illegal := game.replay(record["rounds"]):
        raise Fault("game.illegal", **illegal)
    need(len(game.players()) == 1, "game.unfinished")
    return game.players()[0]


def digest_of(record: Json) -> str:
    """The hash of all in a record but its stamp, as RFC 8785 writes JSON."""
    rest = {name: value for name, value in record.items() if name != "stamp"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return H("pf1/record", text).hex()


def check_signatures(fair: Json, stamp: Json, key: str | None) -> None:
    """Anchor, lock, mix and record are signed, with the given key if there is one."""
    need("key" in stamp, "signature.missing")
    need(key is None or key.lower() == stamp["key"], "signature.key")
    for name in SIGNED:
        signed = stamp["digest"] if name == "record" else fair[name]
        message = enc(f"pf1/signed/{name}", raw(fair["game"]), raw(signed))
        signature = bytes.fromhex(stamp["signatures"][name])
        need(is_signed(bytes.fromhex(stamp["key"]), message, signature), f"signature.{name}")


def verify_text(text: str | bytes, key: str | None = None) -> Json:
    """The answer on a record as JSON text."""
    return told_and_answer(text, key)[1]


def told_and_answer(text: str | bytes, key: str | None) -> tuple[Any, Json]:
    """What a text tells, None if it is not JSON, and the answer on it."""
    try:
        plain = text.decode("utf-8") if isinstance(text, bytes) else text
        plain = plain.removeprefix("\ufeff")
        told = json.loads(plain, object_pairs_hook=_each_once, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        error = {"code": "record.invalid", "where": ""}
        return None, {"ok": False, "checked": [], "error": error}
    return told, verify(told, key)


def _each_once(pairs: list[tuple[str, Any]]) -> Json:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a key twice")
    return dict(pairs)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


# ---- Words: an answer as a sentence

NOT_JSON = "it is not JSON that every program reads alike (broken, a key twice, a huge number)"
FAILS = {
    "fair.missing": "this game was written down without the proof of its dice",
    "fair.seats": "its proof is for another number of players",
    "fair.rounds": "its proof is for another number of rounds, or for more than 1024",
    "edition.unknown": "its edition is none of the five",
    "option.unknown": "it has an option that its edition does not have",
    "house.invalid": "its house rules do not exist, or not together",
    "fair.rules": "its rules are not those that were locked before the dice",
    "fair.unopened": "{seat} has a commitment without its opening, or the other way round",
    "fair.commit": "what {seat} opened is not what {seat} had committed to",
    "fair.lock": "the lock is not the hash of its anchor, rules and seats",
    "fair.mix": "the mix is not the hash of the lock and of what the seats opened",
    "fair.chain": "the secret of round {round} does not lead back to the one before it",
    "fair.first": "{starter} began, but chance had chosen another player",
    "fair.dice": "the dice of {seat} in round {round} do not follow from the secrets",
    "game.illegal": "round {round}{action} is against the rules: {why} ({rule})",
    "game.unfinished": "it was not played to its end",
    "stamp.missing": "it has no stamp",
    "stamp.digest": "its digest does not fit: something was changed after it was stamped",
    "signature.missing": "it is not signed",
    "signature.key": "it is signed with another key than the one you gave",
    **{f"signature.{name}": f"the signature under its {name} does not fit" for name in SIGNED},
}
BROKEN = {
    "round.unfinished": "the round before it had no call",
    "game.over": "the game had been won",
    "dice.size": "somebody rolled more or fewer dice than they held",
    "dice.face": "a die shows no face from 1 to 6",
    "round.over": "the round had ended",
    "turn.not_yours": "it was another player's turn",
    "bid.count": "a count runs from 1 to the number of dice that the game began with",
    "bid.face": "a face is one from 1 to 6",
    "bid.opening_wild": "the wild face cannot open",
    "bid.face_locked": "the face is fixed in a last-die round",
    "bid.half": "the wild face needs at least half the count, rounded up",
    "bid.double": "leaving the wild face needs more than double the count",
    "bid.face_down": "the face must not go down",
    "bid.not_higher": "the bid is not higher than the one before",
    "bid.one_axis": "the count and the face must not both rise",
    "call.no_bid": "there was no bid to call",
    "player.out": "a player without dice cannot call",
    "calza.off": "the exact call is not played",
    "calza.two_players": "there is no exact call between two players",
    "calza.last_die": "there is no exact call in a last-die round",
    "calza.bidder": "the bidder cannot call exact",
    "calza.to_act": "the player to act cannot call exact",
}


def sentence(told: Any, answer: Json, *, given: bool = False) -> str:
    """The answer on what a text told, for people; `given` when they brought a key."""
    name = printable(answer.get("id", "")).strip()
    if not answer["ok"]:
        return f"Not proven: {f'game {name}: ' if name else ''}{failure(told, answer['error'])}."
    lock, game = told["fair"]["lock"], f", game {name}" if name else ""
    return (  # what a name could imitate stands first and last, where no name comes
        f"Proven: check number {lock[:4]} {lock[4:8]}{game}, {success(told, answer)}; "
        f"{signer(answer['signed'], given=given)}."
    )


NO_CHANCE = "no player added chance, so whoever ran the game could have chosen the dice; "


def success(told: Json, answer: Json) -> str:
    """What is proven of a game, but for its signature."""
    rounds, first = answer["rounds"], "and so is who began"
    if "first" not in answer["checked"]:
        first = "but who began was not checked, for the host names the first player"
    return (
        f"{answer['dice']} dice in {rounds} round{'s' if rounds > 1 else ''}: every die is as it "
        f"was settled before the game, {first}; every move was legal; "
        f"{'' if answer['chance'] else NO_CHANCE}{name_of(told, answer['winner'])} won"
    )


def signer(key: str | None, *, given: bool) -> str:
    """Who stands by a game that is proven; with a key that was given only its owner can."""
    if key is None:
        return "not signed: the dice are proven, not who said what"
    if given:
        return "signed by the server whose key you gave"
    unknown = "give the server's key with --key to know whether it was the server"
    return f"signed by key {key}; {unknown}"


def failure(told: Any, error: Json) -> str:
    """What failed, and where."""
    code, rule, index = error["code"], error.get("rule", ""), error.get("action")
    if code == "record.invalid":
        place = f"it is not as a record must be at {printable(error['where'])}"
        return {"": NOT_JSON, "record": "it is not a JSON object"}.get(error["where"], place)
    number, action = error.get("round", 0), ""
    if index is not None:
        actor = told["rounds"][number]["actions"][index][0]
        action = f", action {index + 1} ({name_of(told, actor)}),"
    starter, seat = name_of(told, told["starter"]), name_of(told, error.get("seat", 0))
    about = {"round": number + 1, "action": action, "why": BROKEN.get(rule), "rule": rule}
    return FAILS[code].format(starter=starter, seat=seat, **about)


def name_of(told: Json, seat: int) -> str:
    """A player's name, or the seat as people count."""
    names = told["players"] if isinstance(told["players"], list) else []
    return printable("".join(names[seat : seat + 1])).strip() or f"seat {seat + 1}"


def printable(value: object, most: int = 60) -> str:
    """A text or number on one line, not too long, without signs that steer the terminal.

    Such are control characters, line ends, what turns the direction of writing, and all that takes
    no place: none of them is printable to Python.
    """
    text = str(value) if type(value) is not int or abs(value) < 10**60 else "with a huge number"
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return text if len(text) <= most else text[:most] + "..."


# ---- The command

BOM = b"\xef\xbb\xbf"  # what some programs put before UTF-8


class Unusable(Exception):
    """The command is wrong, or a file or the key cannot be read: a sentence for people."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Leave it to `main` to say it."""
        raise Unusable(f"{message} (try --help)")


def main(argv: list[str] | None = None) -> int:
    """Check all games of all files; the exit status."""
    about = argparse.RawDescriptionHelpFormatter
    parser = Parser("verify_palifico", description=__doc__, formatter_class=about)
    parser.add_argument("files", nargs="+", metavar="FILE", help="records as JSON, or - for stdin")
    parser.add_argument("--key", metavar="HEX_OR_FILE", help="the server's public key")
    parser.add_argument("--json", action="store_true", help="answer as JSON, one line a game")
    try:
        chosen = parser.parse_args(argv)
        key = None if chosen.key is None else read_key(chosen.key)
    except Unusable as wrong:
        return complain(wrong)
    return check_files(chosen.files, key, as_json=chosen.json)


def check_files(names: list[str], key: str | None, *, as_json: bool) -> int:
    """Check all games of all files, and count them if there are several; the exit status."""
    status = 0
    proven: list[bool] = []
    for name in names:
        try:
            proven += check_file(name, key, as_json=as_json)
        except Unusable as wrong:
            status = complain(wrong)
    if len(proven) > 1 and not as_json:
        say(f"{sum(proven)} of {len(proven)} games proven.")
    return max(status, 0 if all(proven) else 1)


def check_file(name: str, key: str | None, *, as_json: bool) -> list[bool]:
    """Say of each game of a file whether it is proven; the same as a list."""
    content = read_file(name)
    if is_notation(content):
        raise Unusable(
            f"{name} holds text notation, not JSON; `palifico record FILE --to json` converts it"
        )
    games = list(split(content))
    if not games:
        raise Unusable(f"there is no game in {name}")
    proven = []
    for line, text in games:
        told, answer = told_and_answer(text, key)
        proven.append(answer["ok"])
        people = f"{name}:{line}: " + sentence(told, answer, given=key is not None)
        say(json.dumps(answer) if as_json else printable(people, 2000))
    return proven


def is_notation(content: bytes) -> bool:
    """Whether a file begins as games in the text notation do: `palifico 1`, or a later version."""
    return re.match(rb"\s*palifico[ \t]+[0-9]", content.removeprefix(BOM)) is not None


def read_file(name: str) -> bytes:
    """All that a file or standard input holds."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (AttributeError, OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "there is nothing to read"
        raise Unusable(f"cannot read {name}: {why}") from None


def read_key(given: str) -> str:
    """The 64 hex digits of a public key, given as such or in a file."""
    text = given if is_hex(given.lower()) else read_file(given).decode("ascii", "replace")
    if not is_hex(text.strip().lower()):
        raise Unusable(f"{given} holds no key of 64 hex digits")
    return text.strip().lower()


def split(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The games of a file, each with the number of the line where it begins."""
    lines = [(number, line) for number, line in enumerate(content.split(b"\n"), 1) if line.strip()]
    one = lines and is_one_game(content, [line.removeprefix(BOM) for _, line in lines])
    yield from [(lines[0][0], content)] if one else lines


def is_one_game(content: bytes, lines: list[bytes]) -> bool:
    """Whether it is one game over many lines, be it a damaged one, rather than one a line."""
    try:
        json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        open_ = lines[0].startswith(b"{") and not lines[0].rstrip().endswith(b"}")
        return open_ and not any(line.startswith(b"{") for line in lines[1:])
    return True


def complain(wrong: Unusable) -> int:
    """Say why something could not be checked at all; the exit status for it."""
    print(f"verify_palifico: {printable(wrong, 2000)}.", file=sys.stderr)
    return 2


def say(line: str) -> None:
    """Print a line, whatever the terminal can write."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, KeyboardInterrupt):  # the reader of the answers is gone
        os._exit(2)
