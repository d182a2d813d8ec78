"""Bots of one's own: adding and removing them, and what packages offer."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from random import Random

import pytest

from palifico.bots.external import plugins
from palifico.bots.external.plugins import (
    OwnBot,
    add_bot,
    command_bot,
    file_bot,
    own_bots,
    registry,
    remove_bot,
)
from palifico.errors import Fault
from palifico.rules import Bid, Dudo
from tests.bots.conformance import EXAMPLES, OWN
from tests.bots.shown import OPENING, RAISED
from tests.fair.node import node

PARROT = str(EXAMPLES / "parrot.py")
PARROT_TEXT = (EXAMPLES / "parrot.py").read_text("utf-8").partition('"""\n')[2]
NODE_BOT = """
const lines = require("node:readline").createInterface({ input: process.stdin });
console.log(JSON.stringify({ palifico: 1 }));
lines.on("line", (line) => {
  const { t, view } = JSON.parse(line);
  if (t !== "act") return;
  const face = view.legal.bids.findLastIndex((span) => span !== null);
  const bid = [view.legal.bids[face][0], face + 1];
  console.log(JSON.stringify(view.legal.dudo ? { dudo: true } : { bid }));
});
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of bots for this test alone, and no packages."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(plugins, "entry_points", lambda group: EntryPoints())


def test_bot_is_added_and_removed() -> None:
    assert own_bots() == {}
    add_bot(file_bot(PARROT))
    add_bot(command_bot("node bot.js", "noder"))
    assert list(own_bots()) == ["parrot", "noder"]
    assert own_bots()["parrot"] == OwnBot("parrot", "file", PARROT, str(EXAMPLES))
    assert remove_bot("parrot").what == PARROT
    assert list(own_bots()) == ["noder"]


def test_list_is_a_file_that_people_can_read() -> None:
    add_bot(file_bot(PARROT, "polly"))
    assert json.loads(registry().read_text("utf-8")) == [
        {"name": "polly", "source": "file", "what": PARROT, "folder": str(EXAMPLES)}
    ]
    assert list(registry().parent.iterdir()) == [registry()], "nothing else is left lying about"


def code(fault: pytest.ExceptionInfo[Fault]) -> str:
    """The code of a fault."""
    return fault.value.code


@pytest.mark.parametrize("name", ["", "Counter", "1st", "a b", "x" * 25, "a@1", "é", "-x"])
def test_name_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(Fault) as fault:
        file_bot(PARROT, name)
    assert code(fault) == "own.name"


def test_file_gives_its_name(tmp_path: Path) -> None:
    file = tmp_path / "My Best.Bot.py"
    file.touch()
    assert file_bot(str(file)).name == "my-best-bot"
    for stem, name in [("1st", "st"), ("_42", "bot"), ("x" * 30, "x" * 24)]:
        file = tmp_path / f"{stem}.py"
        file.touch()
        assert file_bot(str(file)).name == name


def test_plugins_what_cannot_be_a_bot_is_refused(tmp_path: Path) -> None:
    for given, expected in [
        ("x.txt", "own.python"),
        ("x.py", "file.unreadable"),
        ("x", "own.python"),
    ]:
        with pytest.raises(Fault) as fault:
            file_bot(str(tmp_path / given))
        assert code(fault) == expected
    for given in ("", "  ", "'half"):
        with pytest.raises(Fault) as fault:
            command_bot(given, "name")
        assert code(fault) == "own.command"


def test_name_is_given_once_and_removed_once() -> None:
    add_bot(file_bot(PARROT))
    with pytest.raises(Fault) as fault:
        add_bot(file_bot(str(EXAMPLES / "grumpy.py"), "parrot"))
    assert code(fault) == "own.taken"
    with pytest.raises(Fault) as fault:
        remove_bot("grumpy")
    assert (code(fault), fault.value.about["expected"]) == ("own.unknown", "parrot")


@pytest.mark.parametrize("text", [b"", b"{}", b"[{}]", b"\xff", b'[{"name": 1}]'])
def test_list_that_is_spoilt_is_told_and_kept(text: bytes) -> None:
    registry().parent.mkdir(parents=True)
    registry().write_bytes(text)
    with pytest.raises(Fault) as fault:
        add_bot(file_bot(PARROT))
    assert code(fault) == "own.registry"
    assert registry().read_bytes() == text


def test_list_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way")
    with pytest.raises(Fault) as fault:
        add_bot(file_bot(PARROT))
    assert code(fault) in ("file.unwritable", "own.registry")


@pytest.mark.parametrize("name", ["a", "parrot", "x" * 12, "x" * 13, "x" * 24])
def test_accounts_are_as_long_as_anybody_s(name: str) -> None:
    account = OwnBot(name, "file", PARROT, ".").account
    assert len(account) == 16
    assert account.startswith("own:")


def test_long_names_that_begin_alike_have_accounts_of_their_own() -> None:
    names = ["the-best-bot-of-all", "the-best-bot-of-none", "the-best-bot"]
    assert len({OwnBot(name, "file", PARROT, ".").account for name in names}) == 3


def test_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    group = "palifico.bots"
    offered = EntryPoints(
        [
            EntryPoint("grumpy", "examples.bots.grumpy:Grumpy", group),
            EntryPoint("parrot", "examples.bots.parrot:Parrot", group),
            EntryPoint("No Name", "examples.bots.parrot:Parrot", group),
            EntryPoint("other", "examples.bots.parrot:Parrot", "other.bots"),
        ]
    )
    monkeypatch.setattr(plugins, "entry_points", lambda group: offered.select(group=group))
    add_bot(file_bot(PARROT, "polly"))
    found = own_bots()
    assert [(bot.name, bot.source) for bot in found.values()] == [
        ("grumpy", "package"),
        ("parrot", "package"),
        ("polly", "file"),
    ]
    assert found["grumpy"].what == "examples.bots.grumpy:Grumpy"


def test_bot_of_a_package_plays_in_a_process_too(tmp_path: Path) -> None:
    """Any class that can be imported there: this one comes from the house."""
    own = OwnBot("mine", "package", "palifico.bots.players.beginner:Beginner", str(tmp_path))
    bot = own.make(Random(1))
    assert isinstance(bot.act(OPENING), Bid)
    bot.close()


def test_bot_of_another_language_plays(tmp_path: Path) -> None:
    file = tmp_path / "bot.js"
    file.write_text(NODE_BOT, "utf-8")
    own = command_bot(shlex.join([node(), str(file)]), "noder")
    bot = own.make(Random(1))
    assert (bot.act(OPENING), bot.act(RAISED)) == (Bid(1, 6), Dudo())
    assert bot.calls_exact(RAISED) is None
    bot.close()


def test_bot_is_tried_out_before_it_is_kept(tmp_path: Path) -> None:
    file_bot(PARROT).try_out()
    file = tmp_path / "broken.py"
    file.write_text("import nothing_of_the_kind")
    with pytest.raises(Fault) as fault:
        file_bot(str(file)).try_out()
    assert code(fault) == "own.broken"
    assert "nothing_of_the_kind" in str(fault.value.about["why"])


@pytest.mark.parametrize("name", ["random", "os", "json", "palifico", "msgspec"])
def test_file_may_be_called_as_a_module_is(tmp_path: Path, name: str) -> None:
    """Neither it nor what lies beside it is taken for the module."""
    text = f"import {name}\nimport beside\n" + PARROT_TEXT + f"assert {name}.__file__ != __file__\n"
    (tmp_path / f"{name}.py").write_text(text, "utf-8")
    (tmp_path / "string.py").write_text("raise ValueError")
    (tmp_path / "beside.py").write_text("import string")
    bot = file_bot(str(tmp_path / f"{name}.py")).make(Random(1))
    assert bot.act(OPENING) == SILLY["parrot"][0]
    bot.close()


def test_plugins_where_no_limits_can_be_set_there_are_no_own_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = file_bot(PARROT)
    monkeypatch.setattr("palifico.bots.external.plugins.os.name", "nt")
    with pytest.raises(Fault) as fault:
        own.make(Random(1))
    assert code(fault) == "own.system"


def test_command_runs_where_it_was_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    own = command_bot("node  'my bot.js'", "noder")
    assert own.folder == str(tmp_path)
    assert own.what == "node 'my bot.js'"
    assert own.command[:2] == [sys.executable, "-P"]
    assert own.command[-3:] == ["--command", "node", "my bot.js"]


SILLY = {
    "dreamer": (Bid(7, 3), Bid(3, 6)),
    "grumpy": (Bid(3, 6), Dudo()),
    "parrot": (Bid(1, 2), Bid(4, 2)),
}


def test_example_is_short_and_tried() -> None:
    assert OWN.keys() == SILLY.keys()
    for path in EXAMPLES.glob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) < 30


@pytest.mark.parametrize("name", SILLY)
def test_example_plays_as_it_says(name: str) -> None:
    bot = OWN[name].make(Random(2))
    opened, raised = bot.act(OPENING), bot.act(RAISED)
    bot.close()
    assert (opened, raised) == SILLY[name]
