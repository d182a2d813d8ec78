"""Every stage of checking a game, and everything that can be wrong at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from palifico.fair.verify_palifico import FAILS, roll, sentence, verify, verify_text
from palifico.record import judge, read_record
from palifico.record.verdict import Judged
from tests.each import each
from tests.fair.proofs import private_key, proven_record, stamped
from tests.hostile.fuzzing import JUNK, Path, places, replaced
from tests.properties.tables import examples

Json: TypeAlias = dict[str, Any]

STAGES = ["record", "rules", "commitments", "lock", "mix", "chain", "first", "dice", "game"]
STAGES += ["stamp", "signatures"]
PRIVATE = private_key(Random("server"))
KEY = PRIVATE.public_key().public_bytes_raw().hex()
OTHER = private_key(Random("somebody"))


def named(record: Json) -> bool:
    """Whether the host named the first player."""
    default = "named" if record["edition"] == "asmodee-2024" else ""
    return bool(record.get("house", {}).get("first_player", default) == "named")


def signed(number: int) -> Json:
    """A random game, signed with the server's key."""
    return stamped(proven_record(Random(f"stages {number}")), PRIVATE)


GAMES = [signed(number) for number in range(60)]
EXAMPLE = next(
    game
    for game in GAMES
    if not named(game) and game["fair"]["seats"][0]["open"] and len(game["rounds"]) > 3
)


@each("number", range(60))
def test_fair_game_is_good(number: int) -> None:
    record = GAMES[number]
    judged = judge(read_record({k: v for k, v in record.items() if k not in ("fair", "stamp")}))
    assert isinstance(judged, Judged)
    checked = [stage for stage in STAGES if stage != "first" or not named(record)]
    good = {"ok": True, "checked": checked, "rounds": len(record["rounds"]), "signed": KEY}
    good |= {"id": record["id"]} if "id" in record else {}
    good["dice"] = sum(len(hand) for told in record["rounds"] for hand in told["dice"])
    good["chance"] = [s for s, told in enumerate(record["fair"]["seats"]) if told["open"]]
    assert verify(record) == good | {"winner": judged.state.winner}
    assert verify(record, KEY) == verify(record)
    unsigned = verify(stamped(record))
    assert unsigned == verify(record) | {"signed": None, "checked": checked[:-1]}


def test_games_are_of_all_kinds() -> None:
    assert {game["edition"] for game in GAMES} == {
        *["asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco"]
    }
    opened = {bool(seat["open"]) for game in GAMES for seat in game["fair"]["seats"]}
    assert opened == {True, False}
    assert {named(game) for game in GAMES} == {True, False}
    chosen = {game.get("house", {}).get("first_player") for game in GAMES}
    assert {"named", "random", "highest_roll"} <= chosen
    assert any(game.get("options") for game in GAMES)
    assert any(len(game.get("house", {})) > 2 for game in GAMES)
    calls = [action[1] for game in GAMES for told in game["rounds"] for action in told["actions"]]
    assert {"bid", "dudo", "calza"} == {*calls}


def other_hex(text: str) -> str:
    """The same but for its last digit."""
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def set_at(*path: str | int) -> Callable[[Json], None]:
    """A change of the hex digits at a place."""

    def change(record: Json) -> None:
        *steps, last = path
        place: Any = record
        for step in steps:
            place = place[step]
        place[last] = other_hex(place[last])

    return change


def set_to(value: object, *path: str | int) -> Callable[[Json], None]:
    """A change to a value at a place."""

    def change(record: Json) -> None:
        *steps, last = path
        place: Any = record
        for step in steps:
            place = place.setdefault(step, {}) if isinstance(place, dict) else place[step]
        place[last] = value

    return change


def drop_round(record: Json) -> None:
    record["rounds"].pop()
    record["fair"]["rounds"].pop()


def another_die(record: Json) -> None:
    """In the record and in its transcript, so that these two agree."""
    for rounds in (record["rounds"], record["fair"]["rounds"]):
        hand = next(hand for hand in rounds[1]["dice"] if hand)
        hand[0] = hand[0] % 6 + 1


def another_size(record: Json) -> None:
    """One die more than the seat holds, and the right one."""
    fair = record["fair"]
    secret, mix = (bytes.fromhex(text) for text in (fair["rounds"][0]["secret"], fair["mix"]))
    more = roll(secret, mix, 1, 0, len(record["rounds"][0]["dice"][0]) + 1)
    record["rounds"][0]["dice"][0] = fair["rounds"][0]["dice"][0] = more


def rounds_beyond_the_chain(record: Json) -> None:
    record["rounds"] = record["rounds"][:1] * 1025
    record["fair"]["rounds"] = record["fair"]["rounds"][:1] * 1025


LAST = len(EXAMPLE["rounds"]) - 1
HOLDS = next(seat for seat, hand in enumerate(EXAMPLE["rounds"][1]["dice"]) if hand)
WRONG: list[tuple[str, Callable[[Json], object], str, Json]] = [
    ("no proof", lambda r: r.pop("fair"), "", {"code": "fair.missing"}),
    ("a seat less", lambda r: r["fair"]["seats"].pop(), "", {"code": "fair.seats"}),
    ("a secret less", lambda r: r["fair"]["rounds"].pop(), "", {"code": "fair.rounds"}),
    ("a round less", lambda r: r["rounds"].pop(), "", {"code": "fair.rounds"}),
    ("too many rounds", rounds_beyond_the_chain, "", {"code": "fair.rounds"}),
    ("no edition", set_to("perudo", "edition"), "record", {"code": "edition.unknown"}),
    ("no option", set_to(True, "options", "x"), "record", {"code": "option.unknown"}),
    ("no such rule", set_to(True, "house", "x"), "record", {"code": "house.invalid"}),
    ("another rule", set_to(7, "house", "dice_each"), "record", {"code": "fair.rules"}),
    ("rules hash", set_at("fair", "rules"), "record", {"code": "fair.rules"}),
    (
        "not opened",
        set_to(None, "fair", "seats", 0, "open"),
        "rules",
        {"code": "fair.unopened", "seat": 0},
    ),
    (
        "not committed",
        set_to(None, "fair", "seats", 0, "commit"),
        "rules",
        {"code": "fair.unopened", "seat": 0},
    ),
    ("opening", set_at("fair", "seats", 0, "open"), "rules", {"code": "fair.commit", "seat": 0}),
    ("anchor", set_at("fair", "anchor"), "rules", {"code": "fair.commit", "seat": 0}),
    ("account", set_to("x", "fair", "seats", 1, "account"), "commitments", {"code": "fair.lock"}),
    ("lock", set_at("fair", "lock"), "commitments", {"code": "fair.lock"}),
    ("mix", set_at("fair", "mix"), "lock", {"code": "fair.mix"}),
    (
        "secret",
        set_at("fair", "rounds", LAST, "secret"),
        "mix",
        {"code": "fair.chain", "round": LAST},
    ),
    (
        "another first player",
        set_to((EXAMPLE["starter"] + 1) % len(EXAMPLE["fair"]["seats"]), "starter"),
        "chain",
        {"code": "fair.first"},
    ),
    ("die", another_die, "first", {"code": "fair.dice", "round": 1, "seat": HOLDS}),
    (
        "the record's die alone",
        set_to([0], "rounds", 1, "dice", 0),
        "first",
        {"code": "fair.dice", "round": 1, "seat": 0},
    ),
    (
        "a hand more",
        lambda r: r["fair"]["rounds"][0]["dice"].append([]),
        "first",
        {"code": "fair.dice", "round": 0, "seat": len(EXAMPLE["fair"]["seats"])},
    ),
    (
        "hands less",
        lambda r: r["fair"]["rounds"][0]["dice"].clear(),
        "first",
        {"code": "fair.dice", "round": 0, "seat": 0},
    ),
    (
        "more dice than it holds",
        another_size,
        "dice",
        {"code": "game.illegal", "round": 0, "action": None, "rule": "dice.size"},
    ),
    (
        "a bid",
        set_to([EXAMPLE["starter"], "bid", 1, 7], "rounds", 0, "actions", 0),
        "dice",
        {"code": "game.illegal", "round": 0, "action": 0, "rule": "bid.face"},
    ),
    (
        "after the call",
        lambda r: r["rounds"][1]["actions"].append([0, "dudo"]),
        "dice",
        {
            "code": "game.illegal",
            "round": 1,
            "action": len(EXAMPLE["rounds"][1]["actions"]),
            "rule": "round.over",
        },
    ),
    ("no last round", drop_round, "dice", {"code": "game.unfinished"}),
    (
        "no last call",
        lambda r: r["rounds"][LAST]["actions"].pop(),
        "dice",
        {"code": "game.unfinished"},
    ),
    ("no stamp", lambda r: r.pop("stamp"), "game", {"code": "stamp.missing"}),
    ("another id", set_to("other", "id"), "game", {"code": "stamp.digest"}),
    ("another date", set_to("2026-01-01", "date"), "game", {"code": "stamp.digest"}),
    ("digest", set_at("stamp", "digest"), "game", {"code": "stamp.digest"}),
    ("key", set_at("stamp", "key"), "stamp", {"code": "signature.anchor"}),
    *[
        (
            f"signature of {name}",
            set_at("stamp", "signatures", name),
            "stamp",
            {"code": f"signature.{name}"},
        )
        for name in ("anchor", "lock", "mix", "record")
    ],
]


@each(("change", "passed", "error"), [row[1:] for row in WRONG])
def test_stages_what_is_wrong(change: Callable[[Json], object], passed: str, error: Json) -> None:
    record = deepcopy(EXAMPLE)
    change(record)
    checked = STAGES[: STAGES.index(passed) + 1] if passed else []
    named_ = {"id": record["id"]} if "id" in record else {}
    answer = verify(record)
    assert answer == {"ok": False, "checked": checked, "error": error, **named_}
    assert verify_text(json.dumps(record)) == answer
    told = sentence(record, answer)
    assert told.endswith(".")
    assert "{" not in told


def test_code_has_its_test_and_its_sentence() -> None:
    codes = {error["code"] for *_, error in WRONG} | {"signature.missing", "signature.key"}
    assert codes == set(FAILS)


def test_key_that_was_given() -> None:
    other = OTHER.public_key().public_bytes_raw().hex()
    unsigned = stamped(EXAMPLE)
    assert verify(EXAMPLE, KEY)["ok"]
    assert verify(EXAMPLE, other)["error"] == {"code": "signature.key"}
    assert verify(stamped(EXAMPLE, OTHER), KEY)["error"] == {"code": "signature.key"}
    assert verify(unsigned)["ok"]
    assert verify(unsigned, KEY)["error"] == {"code": "signature.missing"}
    assert verify(unsigned, "")["error"] == {"code": "signature.missing"}


def test_another_secret_behind_a_seat_without_commitments() -> None:
    """Where no seat added chance, the anchor is held by the lock."""
    games = [g for g in GAMES if not any(seat["commit"] for seat in g["fair"]["seats"])]
    for record in deepcopy(games):
        set_at("fair", "anchor")(record)
        assert verify(record)["error"] == {"code": "fair.lock"}
    assert games


def leaves(record: Json) -> list[Path]:
    """Every place that holds no list or object."""

    def at(path: Path) -> Any:
        place: Any = record
        for step in path:
            place = place[step]
        return place

    return [path for path in places(record) if not isinstance(at(path), (dict, list))]


@examples(5)
@given(st.data())
def test_stages_nothing_can_be_changed_in_a_signed_game(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(GAMES))
    changed = replaced(record, data.draw(st.sampled_from(leaves(record))), data.draw(JUNK))
    if json.dumps(changed, sort_keys=True) != json.dumps(record, sort_keys=True):
        assert not verify(changed, KEY)["ok"]


@examples(5)
@given(st.data())
def test_stages_no_secret_and_no_die_can_be_changed_by_stamping_anew(
    data: st.DataObject,
) -> None:
    record = data.draw(st.sampled_from(GAMES))
    held = [p for p in leaves(record) if p[0] == "fair" or (len(p) == 5 and p[2] == "dice")]
    path = data.draw(st.sampled_from(held))
    value = data.draw(st.integers(0, 7) | st.none() | st.sampled_from(["0" * 64, "f" * 64, "x"]))
    changed = replaced(record, path, value)
    if changed != record:
        assert not verify(stamped(changed))["ok"]
