"""Finished games with the proof of their dice: small, random, of every edition, for verifiers.

The protocol is done once more here, upon the encoding of `verify_palifico`, which published vectors
pin. The games themselves are played by the engine.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from palifico.editions import IDS, VALUES, Variant, spell, variant
from palifico.fair.verify_palifico import H, digest_of, enc, first_by_lot, roll, roll_off
from palifico.rules import start
from tests.properties.records import differences, random_round
from tests.properties.tables import VARIANTS, house_rules
from tests.random_games import dealt

Json: TypeAlias = dict[str, Any]

CHAIN = 1024
NAMES = ("Ana", "Zoë", "李", "Bob \N{GAME DIE}", 'Q"t\\', "O'Neil", "two\nlines", "")


def proven_record(rng: Random, *, signed: bool = False) -> Json:
    """The record of a whole game of 2 to 4 seats with up to three dice, proven and stamped."""
    rules, seats = random_rules(rng), rng.randint(2, 4)
    fair, secrets = random_secrets(rng, rules, seats)
    mix = bytes.fromhex(fair["mix"])
    starter = first_player(rng, rules, mix, seats)
    rounds = random_game(rng, rules, starter, mix, secrets, seats)
    published = zip(secrets, deepcopy(rounds), strict=False)
    fair["rounds"] = [{"secret": s.hex(), "dice": told["dice"]} for s, told in published]
    players: object = rng.choice([seats, [rng.choice(NAMES) for _ in range(seats)]])
    record = {"edition": rules.base.id, "players": players, "starter": starter}
    record = random_head(rng) | record | differences(rules) | {"rounds": rounds, "fair": fair}
    return stamped(record, private_key(rng) if signed else None)


def random_rules(rng: Random) -> Variant:
    """Any edition with any options, one to three dice, other house rules, any first player."""
    base = rng.choice(VARIANTS[rng.choice(IDS)])
    dice = rng.randint(1, 3)
    rules = variant(base.base.id, base.options, {"dice_each": dice})
    if rng.random() < 0.5:
        rules = house_rules(rng, base, dice)
    if rng.random() < 0.5:
        return rules
    house = {**rules.house, "first_player": rng.choice(VALUES["first_player"])}
    return variant(base.base.id, rules.options, house)


def random_secrets(rng: Random, rules: Variant, seats: int) -> tuple[Json, list[bytes]]:
    """The transcript of a game before its first round, and the secrets of all its rounds."""
    game, secrets = rng.randbytes(16), [rng.randbytes(32)]
    for t in range(CHAIN, 0, -1):
        secrets.append(H("pf1/chain", game, t, secrets[-1]))
    anchor, rules_hash = secrets.pop(), hash_of(rules)
    secrets.reverse()
    opened = [rng.randbytes(32) if rng.random() < 0.7 else None for _ in range(seats)]
    commits = [r and H("pf1/client", game, anchor, seat, r) for seat, r in enumerate(opened)]
    accounts = [rng.choice(["ann", "böb", "bot:simple", "@7"]) for _ in range(seats)]
    listed = zip(range(seats), accounts, commits, strict=True)
    lock = H("pf1/lock", game, anchor, rules_hash, *[x for entry in listed for x in entry])
    hashes = {"game": game, "anchor": anchor, "rules": rules_hash, "lock": lock}
    hashes["mix"] = H("pf1/mix", lock, *opened)
    entries = [
        {"account": account, "commit": commit and commit.hex(), "open": r and r.hex()}
        for account, commit, r in zip(accounts, commits, opened, strict=True)
    ]
    return {name: value.hex() for name, value in hashes.items()} | {"seats": entries}, secrets


def hash_of(rules: Variant) -> bytes:
    """The hash of an edition with all that differs from its box."""
    told = sorted((name, spell(value)) for name, value in rules.differences.items())
    return H("pf1/rules", rules.base.id, *[text for pair in told for text in pair])


def first_player(rng: Random, rules: Variant, mix: bytes, seats: int) -> int:
    """Who begins; a host names anybody."""
    chosen = {
        "named": rng.randrange(seats),
        "random": first_by_lot(mix, seats),
        "highest_roll": roll_off(mix, seats)[0],
    }
    return chosen[rules.edition.first_player]


def random_game(
    rng: Random, rules: Variant, starter: int, mix: bytes, secrets: list[bytes], seats: int
) -> list[Json]:
    """The rounds of a game that is played at random with dice that follow from the secrets."""
    state = start(rules.edition, seats=seats, opener=starter)
    rounds: list[Json] = []
    while state.winner is None:
        t = len(rounds) + 1
        hands = [roll(secrets[t - 1], mix, t, seat, dice) for seat, dice in enumerate(state.dice)]
        state, actions = random_round(rng, dealt(state, hands))
        rounds.append({"dice": hands, "actions": actions})
    return rounds


def random_head(rng: Random) -> Json:
    """An id, a date, both or neither."""
    told = {"id": rng.choice(["demo", "Zoë's game", 7, -1, ""]), "date": "2026-11-16"}
    return {name: value for name, value in told.items() if rng.random() < 0.5}


def private_key(rng: Random) -> Ed25519PrivateKey:
    """A key to sign with."""
    return Ed25519PrivateKey.from_private_bytes(rng.randbytes(32))


def stamped(record: Json, private: Ed25519PrivateKey | None = None) -> Json:
    """The record with a stamp that fits it, whatever stamp it had, signed if there is a key."""
    record = {name: value for name, value in record.items() if name != "stamp"}
    digest = digest_of(record)
    stamp: Json = {"digest": digest}
    if private is not None:
        fair = record["fair"]
        values = {name: fair[name] for name in ("anchor", "lock", "mix")} | {"record": digest}
        stamp["key"] = private.public_key().public_bytes_raw().hex()
        stamp["signatures"] = {
            name: private.sign(message(name, fair["game"], value)).hex()
            for name, value in values.items()
        }
    return record | {"stamp": stamp}


def message(name: str, game: str, value: str) -> bytes:
    """What is signed."""
    return enc(f"pf1/signed/{name}", bytes.fromhex(game), bytes.fromhex(value))
