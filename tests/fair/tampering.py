"""Changing one thing in the record of a game, in every way that somebody might try."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, TypeAlias

from palifico.editions import IDS

Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]
Way: TypeAlias = Callable[[Random, Json], None]
HEX: Final = "0123456789abcdef"


def tampered(rng: Random, records: Sequence[Json], way: Way) -> tuple[Json, Json]:
    """One of these records, and the same with one thing changed; another where nothing was."""
    for _ in range(1000):
        record = rng.choice(records)
        copy = deepcopy(record)
        way(rng, copy)
        if as_text(copy) != as_text(record):
            return record, copy
    raise AssertionError(f"{way.__name__} never changes anything")


def as_text(record: Json) -> str:
    """The record in a form in which all that differs differs: 1 is not true."""
    return json.dumps(record, sort_keys=True)


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of everything that holds nothing else."""
    items = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    if not items:
        yield path
    for key, value in items:
        yield from leaves(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    """What lies at a path."""
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    """Put something else there."""
    at(data, path[:-1])[path[-1]] = value


def hex_leaves(record: Json) -> list[Path]:
    """Every number in hex."""
    found = [path for path in leaves(record) if path[0] in ("fair", "stamp")]
    return [p for p in found if isinstance(at(record, p), str) and p[-1] != "account"]


def flip(rng: Random, record: Json) -> None:
    """One bit of anything that is written in hex."""
    path = rng.choice(hex_leaves(record))
    text = at(record, path)
    place = rng.randrange(len(text))
    digit = HEX[int(text[place], 16) ^ 1 << rng.randrange(4)]
    put(record, path, text[:place] + digit + text[place + 1 :])


def truncate(rng: Random, record: Json) -> None:
    """Hex cut short, made longer, shouted, or gone."""
    path = rng.choice(hex_leaves(record))
    text = at(record, path)
    cut = [
        text[:-1],
        text[:-2],
        text[2:],
        text + "00",
        text + "0",
        text.upper(),
        "",
        None,
        " " + text,
    ]
    put(record, path, rng.choice([*cut, text[: rng.randrange(len(text))]]))


def swap_hashes(rng: Random, record: Json) -> None:
    """Two numbers in hex in each other's place."""
    one, other = rng.sample(hex_leaves(record), 2)
    here, there = at(record, one), at(record, other)
    put(record, one, there)
    put(record, other, here)


def swap_seats(rng: Random, record: Json) -> None:
    """Two seats of the list, or what one of them added."""
    entries = record["fair"]["seats"]
    i, j = rng.sample(range(len(entries)), 2)
    if rng.random() < 0.5:
        entries[i], entries[j] = entries[j], entries[i]
    else:
        name = rng.choice(["account", "commit", "open"])
        entries[i][name], entries[j][name] = entries[j][name], entries[i][name]


def drop_seat(rng: Random, record: Json) -> None:
    """A seat of the list gone, or there twice."""
    entries = record["fair"]["seats"]
    seat = rng.randrange(len(entries))
    entries.insert(seat, deepcopy(entries[seat])) if rng.random() < 0.5 else entries.pop(seat)


def change_account(rng: Random, record: Json) -> None:
    """Somebody else sat there."""
    entry = rng.choice(record["fair"]["seats"])
    account = entry["account"]
    entry["account"] = rng.choice([account + "x", account[:-1], account.upper(), "", "mallory"])


def sides(rng: Random, record: Json) -> list[list[Any]]:
    """The rounds of the game, of the transcript, or of both."""
    both = [record["rounds"], record["fair"]["rounds"]]
    return rng.choice([both[:1], both[1:], both])


def drop_round(rng: Random, record: Json) -> None:
    """A round gone."""
    number = rng.choice([rng.randrange(len(record["rounds"])), -1])
    for rounds in sides(rng, record):
        rounds.pop(number)


def reorder(rng: Random, record: Json) -> None:
    """Two rounds in each other's place."""
    count = len(record["rounds"])
    i, j = rng.randrange(count), rng.randrange(count)
    for rounds in sides(rng, record):
        rounds[i], rounds[j] = rounds[j], rounds[i]


def repeat_round(rng: Random, record: Json) -> None:
    """A round told twice."""
    number = rng.randrange(len(record["rounds"]))
    for rounds in sides(rng, record):
        rounds.insert(number, deepcopy(rounds[number]))


def a_hand(rng: Random, record: Json) -> tuple[int, int]:
    """A round and a seat with dice in it."""
    hands = [
        (t, s) for t, told in enumerate(record["rounds"]) for s, h in enumerate(told["dice"]) if h
    ]
    return rng.choice(hands)


def change_die(rng: Random, record: Json) -> None:
    """One die shows something else."""
    number, seat = a_hand(rng, record)
    place = rng.randrange(len(record["rounds"][number]["dice"][seat]))
    face = rng.choice([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 0, 7, -1])
    for rounds in sides(rng, record):
        rounds[number]["dice"][seat][place] = face


def change_count(rng: Random, record: Json) -> None:
    """A seat has a die more or a die less."""
    number, seat = a_hand(rng, record)
    more, face = rng.random() < 0.5, rng.randint(1, 6)
    for rounds in sides(rng, record):
        hand = rounds[number]["dice"][seat]
        hand.append(face) if more else hand.pop()


def swap_hands(rng: Random, record: Json) -> None:
    """Two seats have each other's dice."""
    told = rng.randrange(len(record["rounds"]))
    i, j = rng.sample(range(len(record["rounds"][told]["dice"])), 2)
    for rounds in sides(rng, record):
        hands = rounds[told]["dice"]
        hands[i], hands[j] = hands[j], hands[i]


def change_action(rng: Random, record: Json) -> None:
    """Somebody said something else, or somebody else said it."""
    action = rng.choice(rng.choice(record["rounds"])["actions"])
    place = rng.randrange(len(action))
    if place == 1:
        said: list[list[Any]] = [["dudo"], ["calza"], ["bid", 1, 2], ["bid", 9, 6]]
        action[:] = [action[0], *rng.choice(said)]
    else:
        action[place] += rng.choice([-1, 1])


def drop_action(rng: Random, record: Json) -> None:
    """Something was not said, or said twice."""
    actions = rng.choice(record["rounds"])["actions"]
    place = rng.randrange(len(actions))
    actions.insert(place, list(actions[place])) if rng.random() < 0.5 else actions.pop(place)


def change_rules(rng: Random, record: Json) -> None:
    """Another edition, option or house rule."""
    what = rng.choice(["edition", "options", "house"])
    if what == "edition":
        record["edition"] = rng.choice([*IDS, "perudo"])
    elif what == "options":
        record.setdefault("options", {})["calza"] = rng.random() < 0.5
    else:
        rule: tuple[str, Any] = rng.choice(
            [("dice_each", 4), ("open_wild", True), ("raise_rule", "never_down"), ("x", 1)]
        )
        record.setdefault("house", {})[rule[0]] = rule[1]


def change_head(rng: Random, record: Json) -> None:
    """Other players, another first player, another id or day."""
    heads: list[tuple[str, Any]] = [("starter", 0), ("starter", 1), ("id", "other"), ("id", 8)]
    heads += [("date", "2026-11-15"), ("players", 2), ("players", 3), ("players", ["a", "b"])]
    name, value = rng.choice(heads)
    record[name] = value


def drop_field(rng: Random, record: Json) -> None:
    """A field gone, anywhere."""
    whole = [path for path in leaves(record) if any(isinstance(key, str) for key in path)]
    path = rng.choice(whole)
    named = [place for place, key in enumerate(path) if isinstance(key, str)]
    place = rng.choice(named)
    at(record, path[:place]).pop(path[place])


def add_field(rng: Random, record: Json) -> None:
    """A field that does not belong there."""
    objects = [record, record["fair"], record["stamp"], rng.choice(record["rounds"])]
    objects += [rng.choice(record["fair"]["rounds"]), rng.choice(record["fair"]["seats"])]
    rng.choice(objects)[rng.choice(["x", "key", "", "secret", "Game"])] = rng.choice(
        [1, None, "00"]
    )


def change_anything(rng: Random, record: Json) -> None:
    """Any single value becomes a neighbour of itself, or something of another kind."""
    path = rng.choice(list(leaves(record)))
    value = at(record, path)
    others: list[Any] = [None, True, False, 0, -1, "", "x", [], {}, 2**53, [[]], 1.5]
    if isinstance(value, int):
        others += [value + 1, value - 1, str(value)] * 4
    put(record, path, rng.choice(others))


def change_stamp(rng: Random, record: Json) -> None:
    """Another stamp, a part of it, or none."""
    stamp = record["stamp"]
    if rng.random() < 0.3:
        del record["stamp"]
    elif "key" in stamp and rng.random() < 0.5:
        signatures = stamp["signatures"]
        i, j = rng.sample(sorted(signatures), 2)
        signatures[i], signatures[j] = signatures[j], signatures[i]
    else:
        stamp[rng.choice(sorted(stamp))] = rng.randbytes(32).hex()


OF_THE_PROOF: Final[tuple[Way, ...]] = (
    swap_seats,
    drop_seat,
    change_account,
    drop_round,
    reorder,
    repeat_round,
    change_die,
    change_count,
    swap_hands,
    change_rules,
)
"""Ways that hashes and rules find by themselves, whatever stamp is put on the record."""
WAYS: Final[tuple[Way, ...]] = (
    *OF_THE_PROOF,
    flip,
    truncate,
    swap_hashes,
    change_action,
    drop_action,
    change_head,
    drop_field,
    add_field,
    change_anything,
    change_stamp,
)
