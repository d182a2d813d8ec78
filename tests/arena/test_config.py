"""What a run is asked to be: files and their faults, names and their owners, cells and batches."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from palifico.arena import config as configs
from palifico.arena.config import Config, Player, config_json, read_config
from palifico.arena.config_parser import EXAMPLES, FLAG_EXAMPLES, parse_config, read_toml
from palifico.arena.design import BOT_BATCH_GAMES, KERNEL_BATCH_GAMES, Cell, cells
from palifico.arena.policies.model import ODDS, RANDOM, Table, Thresholds
from palifico.bots.external.plugins import add_bot, file_bot
from palifico.editions import IDS
from palifico.errors import Fault
from palifico.words import LANGS, fault_sentence

ROOT = Path(__file__).resolve().parents[2]
PARROT = ROOT / "examples" / "bots" / "parrot.py"
WHOLE = """
name = "spring"
players = ["careful", "random", "odds:doubt=0.3", "counter"]
editions = ["paco", "asmodee-2024"]
seats = [4, 6]
rules = { dice_each = 3 }
games = 1000
until = 0.5
seed = 7
rotate = true
duplicate = false
batch = 60
rows = false

[policies.careful]
kind = "odds"
doubt = 0.2
"""
PAIR = {"players": ["random", "odds"], "games": 100}


@pytest.fixture(autouse=True)
def no_own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have bots of their own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def written(folder: Path, text: str | bytes) -> str:
    """A file of a run."""
    file = folder / "spring.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def fault(asked: dict[str, Any]) -> Fault:
    """What is wrong with what is asked for."""
    with pytest.raises(Fault) as raised:
        parse_config(asked)
    for lang in LANGS:
        assert fault_sentence(lang, raised.value)
    return raised.value


def test_file_says_all_of_it(tmp_path: Path) -> None:
    config = parse_config(read_toml(written(tmp_path, WHOLE)))
    assert config == Config(
        name="spring",
        players=(
            Player("careful", Thresholds(doubt=0.2)),
            Player("random", RANDOM),
            Player("odds:doubt=0.3", Thresholds(doubt=0.3)),
            Player("counter"),
        ),
        editions=("paco", "asmodee-2024"),
        seats=(4, 6),
        rules=(("dice_each", 3),),
        games=1000,
        until=0.5,
        seed=7,
        rotate=True,
        duplicate=False,
        batch=60,
        rows=False,
    )
    assert not config.by_kernel


def test_file_gives_the_run_its_name(tmp_path: Path) -> None:
    text = 'players = ["random"]\ngames = 5'
    assert parse_config(read_toml(written(tmp_path, text))).name == "spring"
    assert parse_config(PAIR).name == "arena"
    long = tmp_path / f"{'a' * 90}.toml"
    long.write_text(text)
    assert parse_config(read_toml(str(long))).name == "a" * 60


def test_config_what_is_not_asked_for_is_as_usual() -> None:
    config = parse_config(PAIR)
    assert config == Config(
        name="arena",
        players=(Player("random", RANDOM), Player("odds", ODDS)),
        editions=("paco",),
        seats=(2,),
        games=100,
        batch=KERNEL_BATCH_GAMES,
    )
    assert config.by_kernel
    assert parse_config({**PAIR, "players": ["random", "counter", "odds"]}).batch == BOT_BATCH_GAMES
    assert parse_config({**PAIR, "players": ["random", "counter", "odds"]}).seats == (3,)


@pytest.mark.parametrize("key", EXAMPLES)
def test_example_can_be_asked_for(key: str, tmp_path: Path) -> None:
    text = EXAMPLES[key].replace("./my_bot.py", str(PARROT))
    asked = read_toml(written(tmp_path, text))
    if key == "policies":
        asked["players"] = ["careful", "random"]
    seats = {} if key == "seats" else {"seats": [3]}
    assert parse_config({**PAIR, **seats, **asked}).players


@pytest.mark.parametrize(
    ("asked", "code", "about"),
    [
        ({"plyers": ["random"]}, "arena.key", {"given": "plyers"}),
        ({"players": []}, "arena.value", {"name": "players", "given": "[]"}),
        ({"players": "random"}, "arena.value", {"name": "players", "given": "random"}),
        ({"players": [1]}, "arena.value", {"name": "players", "given": "[1]"}),
        ({"games": 0}, "arena.range", {"name": "games", "given": "0"}),
        ({"games": 1.5}, "arena.value", {"name": "games", "given": "1.5"}),
        ({"games": True}, "arena.value", {"name": "games", "given": "True"}),
        ({"games": "many"}, "arena.value", {"name": "games", "given": "many"}),
        ({"until": 0}, "arena.range", {"name": "until", "given": "0"}),
        ({"until": -0.5}, "arena.range", {"name": "until", "given": "-0.5"}),
        ({"until": 50}, "arena.range", {"name": "until", "given": "50"}),
        ({"until": float("nan")}, "arena.range", {"name": "until", "given": "nan"}),
        ({"until": True}, "arena.value", {"name": "until", "given": "True"}),
        ({"batch": 0}, "arena.range", {"name": "batch", "given": "0"}),
        ({"seed": -1}, "arena.range", {"name": "seed", "given": "-1"}),
        ({"seed": 2**63}, "arena.range", {"name": "seed", "given": str(2**63)}),
        ({"rotate": 1}, "arena.value", {"name": "rotate", "given": "1"}),
        ({"rows": "no"}, "arena.value", {"name": "rows", "given": "no"}),
        ({"name": ""}, "arena.name", {"given": "", "most": 60}),
        ({"name": "../x"}, "arena.name", {"given": "../x"}),
        ({"name": "a" * 61}, "arena.name", {}),
        ({"name": 7}, "arena.name", {"given": "7"}),
        ({"rules": ["calza"]}, "arena.value", {"name": "rules", "given": "['calza']"}),
        ({"policies": {"x": 1}}, "arena.value", {"name": "policies", "given": "{'x': 1}"}),
        ({"seats": [1]}, "seats", {"given": 1}),
        ({"seats": [2, 13]}, "seats", {"given": 13}),
        ({"seats": [2.0]}, "arena.value", {"name": "seats", "given": "[2.0]"}),
        ({"players": ["random"] * 3, "seats": [3, 2]}, "match.crowd", {"given": 3, "seats": 2}),
        ({"editions": ["pacco"]}, "edition.unknown", {"edition": "pacco"}),
        ({"editions": ["PF1-ZZZ"]}, "share.invalid", {}),
        ({"rules": {"dice_each": 99}}, "house.invalid", {"field": "dice_each"}),
        ({"rules": {"dices": 3}}, "house.invalid", {"field": "dices"}),
        ({"games": None}, "arena.enough", {}),
        ({"players": ["odds"], "until": 1}, "arena.alone", {"given": "odds"}),
        ({"rotate": False, "duplicate": True}, "arena.turn", {}),
        ({"players": ["odds:dubt=1", "random"]}, "policy.key", {"given": "dubt"}),
        ({"players": ["table:none.toml"]}, "file.unreadable", {"file": "none.toml"}),
        ({"policies": {"x": {"kind": "odds"}}}, "arena.unplayed", {"given": "x"}),
        ({"policies": {"x": {"kind": "new"}}}, "policy.unknown", {"given": "new"}),
        ({"policies": {"x": {}}}, "policy.kind", {"name": "x"}),
        ({"policies": {"": {"kind": "odds"}}}, "arena.name", {"given": ""}),
        ({"policies": {" ": {"kind": "odds"}}}, "arena.name", {"given": " "}),
        ({"policies": {"a\nb": {"kind": "odds"}}}, "arena.name", {"given": "a\nb"}),
        ({"policies": {"a" * 300: {"kind": "odds"}}}, "arena.name", {"most": 60}),
        ({"players": ["odds:", "random"]}, "policy.unknown", {"given": "odds:"}),
        ({"policies": {"counter": {"kind": "odds"}}}, "arena.taken", {"given": "counter"}),
        ({"policies": {"counter@1": {"kind": "odds"}}}, "arena.taken", {"given": "counter@1"}),
        ({"policies": {"odds": {"kind": "odds"}}}, "arena.taken", {"given": "odds"}),
        ({"policies": {str(PARROT): {"kind": "odds"}}}, "arena.taken", {"given": str(PARROT)}),
    ],
)
def test_config_what_cannot_be_is_refused(
    asked: dict[str, Any], code: str, about: dict[str, object]
) -> None:
    found = fault({**PAIR, **asked})
    assert found.code == code
    assert {name: found.about[name] for name in about} == about


def test_fault_shows_what_would_be_right() -> None:
    assert fault_sentence("en", fault({**PAIR, "until": "much"})) == (
        "“much” cannot be given for until. Right would be, for example: until = 0.5"
    )
    assert set(str(fault({"x": 1}).about["expected"]).split(", ")) == set(EXAMPLES)


@pytest.mark.parametrize(
    ("key", "given", "ends"),
    [
        ("games", 0, "1 to 1000000000000"),
        ("games", 10**12 + 1, "1 to 1000000000000"),
        ("batch", -1, "1 to 1000000000000"),
        ("seed", -1, "0 to 9223372036854775807"),
        ("until", 0, "0.001 to 49.9"),
    ],
)
def test_range_is_told_as_it_was_asked_for(key: str, given: int, ends: str) -> None:
    asked = {**PAIR, key: given}
    for typed, name in (((), key), ((key,), f"--{key}")):
        with pytest.raises(Fault) as raised:
            parse_config(asked, typed)
        assert fault_sentence("en", raised.value) == (
            f"“{given}” cannot be given for {name}: it goes from {ends}."
        )


def test_config_what_is_typed_wrongly_is_told_as_it_is_typed() -> None:
    with pytest.raises(Fault) as raised:
        parse_config({"games": 5}, FLAG_EXAMPLES)
    assert raised.value.about["name"] == "--players"
    assert str(raised.value.about["expected"]).startswith("--players counter ")


@pytest.mark.parametrize("key", EXAMPLES)
def test_example_is_one_line(key: str) -> None:
    assert fault_sentence("en", fault({**PAIR, key: object()})).isprintable()


def test_policy_may_have_the_name_of_a_file_that_is_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("careful").touch()
    Path("folder").mkdir()
    for name in ("careful", "folder"):
        asked = {**PAIR, "players": [name, "random"], "policies": {name: {"kind": "odds"}}}
        assert parse_config(asked).players[0] == Player(name, ODDS)


def test_unknown_player_is_told_who_there_is() -> None:
    asked = {**PAIR, "players": ["mine", "odd"], "policies": {"mine": {"kind": "random"}}}
    found = fault(asked)
    assert (found.code, found.about["given"]) == ("bots.unknown", "odd")
    known = str(found.about["expected"]).split(", ")
    assert {"counter", "champion", "random", "odds", "table", "mine"} <= set(known)


@pytest.mark.slow
def test_policy_does_not_take_the_name_of_an_own_bot(tmp_path: Path) -> None:
    add_bot(file_bot(str(PARROT)))
    add_bot(file_bot(str(PARROT), "odds"))
    assert parse_config({**PAIR, "players": ["parrot", "random"]}).players[0] == Player("parrot")
    assert fault({**PAIR, "policies": {"parrot": {"kind": "odds"}}}).code == "arena.taken"
    assert fault(PAIR).code == "arena.taken"


@pytest.mark.slow
def test_own_bot_that_does_not_start_is_told_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("def")
    assert fault({**PAIR, "players": [str(file), "random"]}).code == "own.broken"


@pytest.mark.parametrize("text", [b"players = [", b"\xff"])
def test_config_what_is_not_toml_is_told(text: bytes, tmp_path: Path) -> None:
    with pytest.raises(Fault) as raised:
        read_toml(written(tmp_path, text))
    assert (raised.value.code, raised.value.about["file"]) == (
        "arena.toml",
        str(tmp_path / "spring.toml"),
    )


def test_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"file\.unreadable: "):
        read_toml(str(tmp_path / "none.toml"))


def test_policies_need_numba_and_bots_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("palifico.arena.kernel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert fault(PAIR).code == "kernel.extra"
    assert not parse_config({**PAIR, "players": ["counter", "odds"]}).by_kernel


def test_part_of_the_kernel_that_is_missing_is_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("palifico.arena.kernel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "palifico.arena.kernel.batch", None)
    with pytest.raises(ModuleNotFoundError):
        configs.load_kernel()


def test_configuration_is_kept_and_read_back() -> None:
    table = Table(challenge=(0.5,) * 16, bid=(1.0,) * 16)
    players = (
        Player("random", RANDOM),
        Player("t", table),
        Player("odds", ODDS),
        Player("counter"),
    )
    config = Config(
        "all", players, ("paco",), (4,), (("calza", True),), None, 0.5, 3, False, False, 7, False
    )
    kept = json.loads(json.dumps(config_json(config)))
    assert read_config(kept) == config
    assert kept["players"][2]["policy"]["kind"] == "odds"
    assert kept["rules"] == {"calza": True}


def test_config_one_that_plays_itself_is_numbered() -> None:
    config = parse_config({**PAIR, "players": ["odds", "odds", "random", "odds"]})
    assert config.labels == ("odds", "odds (2)", "random", "odds (3)")


def test_cells_are_editions_by_seats() -> None:
    asked = {**PAIR, "editions": ["all"], "seats": [2, 3, 2], "batch": 7}
    made = cells(parse_config(asked))
    assert [(cell.number, cell.edition, cell.seats) for cell in made] == [
        (number, edition, seats)
        for number, (edition, seats) in enumerate((e, s) for e in IDS for s in (2, 3))
    ]
    assert [cell.seating.rotations for cell in made[:2]] == [2, 3]
    assert [(cell.size, cell.deals, cell.batches) for cell in made[:2]] == [
        (3, 50, 17),
        (2, 34, 17),
    ]
    assert made[1].chairs == (2, 1)
    assert [made[1].even(player) for player in (0, 1)] == [2 / 3, 1 / 3]


def test_batches_are_all_deals_once() -> None:
    cell = cells(parse_config({**PAIR, "batch": 7}))[0]
    assert cell.batches == 17
    spans = [cell.span(batch) for batch in range(17)]
    assert [deal for span in spans for deal in span] == list(range(50))


def test_house_rules_are_over_every_edition_and_code() -> None:
    def only(edition: str, **rules: object) -> Cell:
        return cells(parse_config({**PAIR, "editions": [edition], "rules": rules}))[0]

    plain, three = only("paco"), only("paco", dice_each=3)
    assert plain.variant.edition.dice_each == 5
    assert three.variant.edition.dice_each == 3
    assert only("paco", calza=True).variant.options == {"calza": True}
    coded = only("pf1-4sr", calza=True)
    assert coded.edition == "PF1-4SR"
    assert coded.variant == only("paco", calza=True).variant


def test_example_can_be_played_and_is_as_the_page_shows_it() -> None:
    file = ROOT / "examples" / "levels.toml"
    assert len(cells(parse_config(read_toml(str(file))))) == 2
    _, told = file.read_text(encoding="utf-8").split("\n", 1)
    page = (ROOT / "docs" / "arena-runs.md").read_text(encoding="utf-8")
    assert f"```toml\n{told}```" in page


def test_page_tells_of_everything_that_can_be_asked_for() -> None:
    page = (ROOT / "docs" / "arena-runs.md").read_text(encoding="utf-8")
    told = {*EXAMPLES, "[policies.NAME]"} - {"policies"}
    assert [name for name in told if f"\n| `{name}` |" not in page] == []
