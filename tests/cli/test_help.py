"""Help in six languages, down to the last parameter, and what was typed wrongly."""

from __future__ import annotations

import inspect
import re

import pytest
from cyclopts import CycloptsError

from palifico import __version__
from palifico.cli.app import COMMANDS, command
from palifico.cli.usage import usage_fault
from palifico.words import LANGS, fault_sentence, message
from tests.cli.conftest import Palifico

ENGLISH_OF_THE_PARSER = re.compile(
    r"Usage|Display|required|Parameters|Commands|Unknown|Invalid|Unused|Did you mean"
)


def flat(text: str) -> str:
    """A text without frames and folding."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", text).split())


def told(lang: str, id_: str) -> str:
    """A message as it must stand in the help."""
    return " ".join(message(lang, id_, {}).split())


@pytest.mark.parametrize("lang", LANGS)
def test_the_help_lists_every_command(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("--help", "--lang", lang)
    assert (status, err) == (0, "")
    ids = ["command-palifico", "command-help", "command-version", "commands-heading"]
    for id_ in (*ids, *(f"command-{name}" for name in COMMANDS)):
        assert told(lang, id_) in flat(out)
    assert out.replace("\u00a0", " ").startswith(
        f"{told(lang, 'usage-heading')} palifico COMMAND\n"
    )
    if lang != "en":
        assert not ENGLISH_OF_THE_PARSER.search(out)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_tells_every_parameter(
    palifico: Palifico, name: str, lang: str
) -> None:
    status, out, err = palifico(name, "--help", "--lang", lang)
    assert (status, err) == (0, "")
    assert told(lang, f"command-{name}") in flat(out)
    for parameter in inspect.signature(command(name)).parameters:
        option = parameter.replace("_", "-")
        assert f"--{option}" in out
        assert told(lang, f"param-{option}") in flat(out)
    if lang not in ("en", "nl"):
        assert not ENGLISH_OF_THE_PARSER.search(out)


@pytest.mark.parametrize(
    ("name", "usage"),
    [
        ("explain", "palifico explain EDITION PREVIOUS [BID] [--…]"),
        ("rules", "palifico rules EDITION [--…]"),
        ("play", "palifico play [EDITION] [--…]"),
        ("referee", "palifico referee [FILE] [--…]"),
        ("editions", "palifico editions [--…]"),
    ],
)
def test_the_usage_shows_what_must_be_given(palifico: Palifico, name: str, usage: str) -> None:
    assert palifico(name, "-h").out.splitlines()[0] == f"Usage: {usage}"


def test_palifico_alone_is_the_help(palifico: Palifico) -> None:
    assert palifico() == palifico("--help")
    assert palifico().status == 0


def test_the_version(palifico: Palifico) -> None:
    assert palifico("--version") == (0, f"{__version__}\n", "")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("argv", "code", "named"),
    [
        (["foo"], "unknown", "foo"),
        (["rules", "--edtion", "paco"], "option", "--edtion"),
        (["referee", "--leagl"], "option", "--leagl"),
        (["record", "-x"], "option", "-x"),
        (["rules"], "missing", "--edition"),
        (["explain", "paco"], "missing", "--previous"),
        (["house", "paco", "--players"], "missing", "--players"),
        (["house", "paco", "--players", "many"], "value", "many for --players"),
        (["explain", "paco", "3x5", "--calza=maybe"], "value", "maybe for --calza"),
        (["record", "--to", "yaml"], "value", "yaml for --to"),
        (["house", "paco", "--rule", "calza=true", "dice_each=3"], "extra", "dice_each=3"),
        (["house", "paco", "--players", "3", "--players", "4"], "twice", "--players"),
    ],
)
def test_what_is_typed_wrongly_is_told_in_the_language_asked_for(
    palifico: Palifico, argv: list[str], code: str, named: str, lang: str
) -> None:
    status, out, err = palifico(*argv, "--lang", lang)
    assert (status, out) == (2, "")
    given, _, name = named.partition(" for ")
    values = {"given": given, "name": name or given, "expected": ", ".join(COMMANDS)}
    assert err == message(lang, f"fault-command-{code}", values) + "\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_language_that_is_not_spoken_is_refused(palifico: Palifico, name: str) -> None:
    needed = {"explain": ["paco", "3x5"], "rules": ["paco"], "house": ["paco"]}
    needed |= {"backup": ["x"], "restore": ["x"], "odds": ["--dice", "25", "--others", "5"]}
    given = needed.get(name, [])
    status, out, err = palifico(name, *given, "--lang", "xx")
    assert (status, out) == (2, "")
    assert err == "“xx” cannot be given for --lang.\n"


def test_any_other_error_of_the_parser_is_passed_on() -> None:
    fault = usage_fault(CycloptsError(msg="mixed up"), COMMANDS)
    assert fault_sentence("en", fault) == "This command cannot be read: mixed up"
