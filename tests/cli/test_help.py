"""Help in six languages, down to the last parameter, and what was typed wrongly."""

from __future__ import annotations

import inspect
import re

import pytest
from cyclopts import CycloptsError

from palifico import __version__
from palifico.cli.app import COMMANDS, GROUPS, command, functions
from palifico.cli.errors import usage_fault
from palifico.words import LANGS, fault_sentence, message
from tests.cli.conftest import Palifico

ENGLISH_OF_THE_PARSER = re.compile(
    r"Usage|Display|required|Parameters|Commands|Unknown|Invalid|Unused|Did you mean"
)


def flat(text: str) -> str:
    """A text without frames and folding."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", text).split())


def typed(name: str) -> list[str]:
    """A command as it is typed: one of a group has two words."""
    return name.split("-", 1) if name.partition("-")[0] in GROUPS else [name]


def told(lang: str, id_: str) -> str:
    """A message as it must stand in the help."""
    return " ".join(message(lang, id_, {}).split())


def told_help(lang: str, words: str) -> str:
    """Where what there is can be looked up."""
    return message(lang, "hint-help", {"help": f"{words} --help"})


@pytest.mark.parametrize("lang", LANGS)
def test_help_lists_every_command(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("--help", "--lang", lang)
    assert (status, err) == (0, "")
    ids = ["command-palifico", "command-help", "command-version", "commands-heading"]
    for id_ in (*ids, *(f"command-{name}" for name in COMMANDS)):
        assert told(lang, id_) in flat(out)
    assert out.replace("\u00a0", " ").startswith(
        f"{told(lang, 'usage-heading')} palifico {told(lang, 'usage-command')}\n"
    )
    if lang != "en":
        assert not ENGLISH_OF_THE_PARSER.search(out)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", functions())
def test_help_of_a_command_tells_every_parameter(palifico: Palifico, name: str, lang: str) -> None:
    status, out, err = palifico(*typed(name), "--help", "--lang", lang)
    assert (status, err) == (0, "")
    assert told(lang, f"command-{name}") in flat(out)
    for parameter in inspect.signature(command(name)).parameters:
        option = parameter.replace("_", "-")
        assert f"--{option.removeprefix('arena-')}" in out
        assert told(lang, f"param-{option}") in flat(out)
    if lang not in ("en", "nl"):
        assert not ENGLISH_OF_THE_PARSER.search(out)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("group", GROUPS)
def test_group_of_commands_lists_them(palifico: Palifico, group: str, lang: str) -> None:
    status, out, err = palifico(group, "--help", "--lang", lang)
    assert (status, err) == (0, "")
    for id_ in (f"command-{group}", *(f"command-{group}-{one}" for one in GROUPS[group])):
        assert told(lang, id_) in flat(out)
    assert palifico(group, "--help") == palifico(group)
    if lang not in ("en", "nl"):
        assert not ENGLISH_OF_THE_PARSER.search(out)


def test_group_of_commands_has_no_others(palifico: Palifico) -> None:
    status, out, err = palifico("arena", "play")
    assert (status, out) == (2, "")
    said = message("en", "fault-command-unknown", {"given": "play"})
    assert err == f"{said} {told_help('en', 'palifico arena')}\n"


@pytest.mark.parametrize(
    ("name", "usage"),
    [
        ("arena-run", "palifico arena run [CONFIG] [--…]"),
        ("arena-show", "palifico arena show RESULTS [--…]"),
        ("explain", "palifico explain EDITION PREVIOUS [BID] [--…]"),
        ("rules", "palifico rules EDITION [--…]"),
        ("play", "palifico play [TABLE] [--…]"),
        ("referee", "palifico referee [FILE] [--…]"),
        ("editions", "palifico editions [--…]"),
    ],
)
def test_usage_shows_what_must_be_given(palifico: Palifico, name: str, usage: str) -> None:
    assert palifico(*typed(name), "-h").out.splitlines()[0] == f"Usage: {usage}"


def test_palifico_alone_is_the_help(palifico: Palifico) -> None:
    assert palifico() == palifico("--help")
    assert palifico().status == 0


def test_version(palifico: Palifico) -> None:
    assert palifico("--version") == (0, f"{__version__}\n", "")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["rules", "arena-run", "arena"])
def test_help_may_also_come_first(palifico: Palifico, name: str, lang: str) -> None:
    asked = palifico(*typed(name), "--help", "--lang", lang)
    assert palifico("help", *typed(name), "--lang", lang) == asked
    assert palifico("--lang", lang, "help", *typed(name)) == asked
    assert palifico("help", f"--lang={lang}", *typed(name)) == asked
    assert palifico("-h", *typed(name), "--lang", lang) == asked
    assert asked.status == 0


@pytest.mark.parametrize(
    "argv", [["help"], ["--lang", "en"], ["--lang=en", "help"], ["-h"], ["--help", "--version"]]
)
def test_help_without_a_command_is_that_of_all(palifico: Palifico, argv: list[str]) -> None:
    assert palifico(*argv) == palifico("--help")


def test_language_may_stand_before_the_command(palifico: Palifico) -> None:
    assert palifico("--lang", "it", "rules", "paco") == palifico("rules", "paco", "--lang", "it")
    last = palifico("arena", "show", "nowhere.sqlite", "--lang", "de")
    assert palifico("--lang=de", "arena", "show", "nowhere.sqlite") == last
    assert last.status == 2


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("argv", "code", "values", "hint"),
    [
        (["foo"], "unknown", {"given": "foo"}, "palifico"),
        (["foo", "--help"], "unknown", {"given": "foo"}, "palifico"),
        (["help", "foo"], "unknown", {"given": "foo"}, "palifico"),
        (["ruls", "paco"], "unknown", {"given": "ruls"}, "~rules"),
        (["arena", "rnu"], "unknown", {"given": "rnu"}, "~run"),
        (["help", "arena", "shwo"], "unknown", {"given": "shwo"}, "~show"),
        (["--verison"], "option", {"given": "--verison"}, "~--version"),
        (["rules", "--edtion", "paco"], "option", {"given": "--edtion"}, "~--edition"),
        (["arena", "run", "--gmaes=3"], "option", {"given": "--gmaes=3"}, "~--games"),
        (["arena", "-x"], "option", {"given": "-x"}, "palifico arena"),
        (["arena", "--hepl"], "option", {"given": "--hepl"}, "~--help"),
        (["house", "paco", "--players", "3"], "option", {"given": "--players"}, "~--seats"),
        (["explain", "paco", "3x5", "--players=3"], "option", {"given": "--players=3"}, "~--seats"),
        (["referee", "--leagl"], "option", {"given": "--leagl"}, "~--legal"),
        (["verify", "--jsno"], "option", {"given": "--jsno"}, "~--json"),
        (["record", "-x"], "option", {"given": "-x"}, "palifico record"),
        (["rules"], "missing", {"name": "--edition"}, "palifico rules"),
        (["explain", "paco"], "missing", {"name": "--previous"}, "palifico explain"),
        (["arena", "show"], "missing", {"name": "--results"}, "palifico arena show"),
        (["house", "paco", "--seats"], "missing", {"name": "--seats"}, "palifico house"),
        (
            ["house", "paco", "--seats", "many"],
            "number",
            {"given": "many", "name": "--seats"},
            "",
        ),
        (
            ["explain", "paco", "3x5", "--calza=maybe"],
            "value",
            {"given": "maybe", "name": "--calza"},
            "palifico explain",
        ),
        (
            ["record", "--to", "yaml"],
            "choice",
            {"given": "yaml", "name": "--to", "expected": "text, json"},
            "",
        ),
        (
            ["record", "--to", "jsn"],
            "choice",
            {"given": "jsn", "name": "--to", "expected": "text, json"},
            "~json",
        ),
        (
            ["house", "paco", "--rule", "calza=true", "dice_each=3"],
            "extra",
            {"given": "dice_each=3"},
            "palifico house",
        ),
        (["house", "paco", "--seats", "3", "--seats", "4"], "twice", {"name": "--seats"}, ""),
    ],
)
def test_help_what_is_typed_wrongly_is_told_with_the_way_out(
    palifico: Palifico, argv: list[str], code: str, values: dict[str, str], hint: str, lang: str
) -> None:
    status, out, err = palifico(*argv, "--lang", lang)
    assert (status, out) == (2, "")
    said = message(lang, f"fault-command-{code}", values)
    if hint.startswith("~"):
        said += " " + message(lang, "hint-near", {"near": hint[1:]})
    elif hint:
        said += " " + told_help(lang, hint)
    assert err == said + "\n"


@pytest.mark.parametrize(
    ("argv", "near"),
    [
        (["rules", "pacco"], "paco"),
        (["match", "listner", "counter"], "listener"),
        (["study", "seat-advantages"], "seat-advantage"),
        (["play", "--edition", "piatnick"], "piatnik"),
    ],
)
def test_name_that_is_nearly_one_is_guessed(palifico: Palifico, argv: list[str], near: str) -> None:
    status, out, err = palifico(*argv)
    assert (status, out) == (2, "")
    assert err.endswith(f" Did you mean {near}?\n")


@pytest.mark.parametrize("name", functions())
def test_language_that_is_not_spoken_is_refused(palifico: Palifico, name: str) -> None:
    needed = {"explain": ["paco", "3x5"], "rules": ["paco"], "house": ["paco"]}
    needed |= {"backup": ["x"], "restore": ["x"], "odds": ["--dice", "25", "--others", "5"]}
    needed |= {"arena-show": ["x"], "arena-report": ["x"], "completion": ["bash"]}
    given = needed.get(name, [])
    status, out, err = palifico(*typed(name), *given, "--lang", "xx")
    assert (status, out) == (2, "")
    assert err == "“xx” cannot be given for --lang; it can be: it, en, fr, es, nl, de.\n"


@pytest.mark.parametrize("argv", [["--lang", "xx"], ["--lang=xx", "--help"], ["--lang"]])
def test_language_that_is_not_spoken_is_refused_without_a_command_too(
    palifico: Palifico, argv: list[str]
) -> None:
    status, out, err = palifico(*argv)
    assert (status, out) == (2, "")
    assert "cannot be given for --lang; it can be: it, en, fr, es, nl, de.\n" in err


def test_any_other_error_of_the_parser_is_passed_on() -> None:
    fault = usage_fault(CycloptsError(msg="mixed up"))
    assert fault_sentence("en", fault) == "This command cannot be read: mixed up"
