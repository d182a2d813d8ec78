"""`rules`, `editions` and `house`: what they print, and what they refuse."""

from __future__ import annotations

import re
from html import escape
from itertools import combinations
from pathlib import Path

import pytest

from palifico.editions import IDS, VALUES, box, variant
from palifico.words import LANGS, Speaker, differing, house_sentence, rulebook
from tests.cli.conftest import Palifico

HOUSE = ["--rule", "calza=true", "--rule", "dice_each=3"]
CODE = "PF1-AWAW49E"
"""Paco with the exact call, three dice each and eight players."""


def flat(text: str) -> str:
    """A text without folding."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_rulebook_is_printed_whole(palifico: Palifico, edition: str, lang: str) -> None:
    status, out, err = palifico("rules", edition, "--lang", lang)
    assert (status, err) == (0, "")
    speaker = Speaker(lang, variant(edition))
    expected = [speaker.say("rules-title", edition=box(edition).name)]
    for section in rulebook(speaker):
        expected += [section.title]
        expected += [f"• {ln.text}{f' [{ln.note}]' if ln.note else ''}" for ln in section.lines]
        expected += [f"▸ {example.text}" for example in section.examples]
    assert flat(out) == flat(" ".join(expected))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("left", "right"), list(combinations(IDS, 2)))
def test_rules_command_against_another_edition(
    palifico: Palifico, left: str, right: str, lang: str
) -> None:
    status, out, err = palifico("rules", left, "--against", right, "--lang", lang)
    assert (status, err) == (0, "")
    rows = differing(Speaker(lang, variant(left)), Speaker(lang, variant(right)))
    lines = [line for line in out.splitlines() if line.startswith("│")]
    assert len(lines) == len(rows)
    before = ("", False)
    for line, row in zip(lines, rows, strict=True):
        title = "" if (row.heading, row.optional) == before else row.heading
        assert [cell.strip() for cell in line.split("│")[1:4]] == [title, row.left, row.right]
        before = (row.heading, row.optional)
    heading = Speaker(lang, variant(left)).say("compare-optional")
    assert (heading in out.splitlines()) == any(row.optional for row in rows)
    assert next(line for line in out.splitlines() if line.startswith("┃")).count("Perudo") == 2


@pytest.mark.parametrize("lang", LANGS)
def test_edition_against_itself(palifico: Palifico, lang: str) -> None:
    name = box("paco").name
    same = Speaker(lang, variant("paco")).say("rules-same", left=name, right=name)
    assert palifico("rules", "paco", "--against", "paco", "--lang", lang) == (0, f"{same}\n", "")


def test_house_rules_are_told_above_the_rulebook(palifico: Palifico) -> None:
    _, out, _ = palifico("rules", "paco", *HOUSE)
    house = Speaker("en", variant("paco", {"calza": True}, {"dice_each": 3}))
    title, told, *_ = out.splitlines()
    assert title.startswith("The rules of Perudo, Paco (PF1-")
    assert told == house_sentence(house)
    assert "a cup and 3 dice" in out


def test_share_code_stands_for_an_edition(palifico: Palifico) -> None:
    _, out, _ = palifico("rules", CODE)
    assert "a cup and 3 dice" in out
    assert CODE in out.splitlines()[0]
    _, out, _ = palifico("rules", "paco", "--against", CODE.lower())
    assert out.count("Each player begins with") == 2


def test_narrow_window_folds_and_loses_nothing(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = palifico("rules", "azteca", "--lang", "it").out
    monkeypatch.setenv("COLUMNS", "40")
    narrow = palifico("rules", "azteca", "--lang", "it").out
    assert max(map(len, narrow.splitlines())) <= 40
    assert flat(narrow) == flat(wide)


@pytest.mark.parametrize("lang", LANGS)
def test_editions_are_listed_with_their_options(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("editions", "--lang", lang)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert len(lines) == 2 * len(IDS)
    for id_, first, second in zip(IDS, lines[::2], lines[1::2], strict=True):
        assert first.startswith(id_)
        assert box(id_).name in first
        assert first.endswith(f"[{', '.join(box(id_).languages)}]")
        assert {name for name in VALUES if f"{name} (" in second} == set(box(id_).options)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_house_gives_a_code_that_gives_the_house(
    palifico: Palifico, edition: str, lang: str
) -> None:
    argv = ["--rule", "dice_each=3", "--seats", "7", "--lang", lang]
    status, out, err = palifico("house", edition, *argv)
    assert (status, err) == (0, "")
    sentence, share = out.splitlines()
    house = Speaker(lang, variant(edition, None, {"dice_each": 3}))
    assert sentence == house_sentence(house, 7)
    assert palifico("house", share.split()[-1], "--lang", lang).out == out


@pytest.mark.parametrize(
    ("rules", "differences"),
    [
        (["calza=true"], {"calza": True}),
        (["calza=yes", "dice_each=3"], {"calza": True, "dice_each": 3}),
        (["open_wild=no"], {}),
        (
            ["show_dudo=caller_first", "show_stop=true"],
            {"show_dudo": "caller_first", "show_stop": "true"},
        ),
        (["lost_dice=visible"], {"lost_dice": "visible"}),
    ],
)
def test_rules_are_given_by_name(
    palifico: Palifico, rules: list[str], differences: dict[str, object]
) -> None:
    argv = [word for rule in rules for word in ("--rule", rule)]
    _, out, _ = palifico("house", "paco", *argv)
    assert out.splitlines()[0] == house_sentence(Speaker("en", variant("paco", None, differences)))


def test_rule_is_given_once(palifico: Palifico) -> None:
    status, out, err = palifico("house", "paco", "--rule", "calza=yes", "--rule", "calza=no")
    assert (status, out) == (2, "")
    assert err == "calza is given twice; give it once.\n"


def test_edition_may_be_typed_in_capitals(palifico: Palifico) -> None:
    assert palifico("house", "PACO").out == palifico("house", "paco").out


def test_rules_command_what_only_begins_like_a_share_code_is_an_unknown_edition(
    palifico: Palifico,
) -> None:
    assert "There is no edition called" in palifico("house", "pfoo").err


def test_rule_on_top_of_a_share_code(palifico: Palifico) -> None:
    _, out, _ = palifico("house", CODE, "--rule", "dice_each=4", "--seats", "3")
    assert "begins with 4 dice" in out
    assert "Calza, is played" in out
    assert " 3 players." in out


@pytest.mark.parametrize("command", ["rules", "house"])
@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["perudo"], "There is no edition called “perudo”."),
        (["paco", "--rule", "calza"], "“calza” is not name=value."),
        (["paco", "--rule", "calza=maybe"], "The option “calza” takes one of: false, true."),
        (["paco", "--rule", "dice=3"], "There is no house rule called “dice”."),
        (["paco", "--rule", "dice_each=11"], "The house rule “dice_each” takes one of: 1-10."),
        (["paco", "--rule", "dice_each=99999999999"], "takes one of: 1-10."),
        (["paco", "--rule", "show_stop=true"], "contradicts “show_dudo”"),
        (["paco", "--rule", "calza_tie=farthest"], "means nothing while “calza”"),
        (["piatnik", "--rule", "calza=true"], "“calza_to_act” must be given when “calza”"),
        (["PF2-ABC"], "A share code begins with PF1-"),
        (["PF1-AWAW49F"], "There is a typing mistake in this share code"),
        (["PF1-"], "at least three of them"),
    ],
)
def test_rules_that_cannot_be_are_refused(
    palifico: Palifico, command: str, argv: list[str], said: str
) -> None:
    status, out, err = palifico(command, *argv)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("players", ["1", "13", "0", "-1"])
def test_rules_command_too_few_or_too_many_players(palifico: Palifico, players: str) -> None:
    status, out, err = palifico("house", "paco", "--seats", players)
    assert (status, out) == (2, "")
    assert err == f"A game has 2 to 12 players, not {players}.\n"


@pytest.mark.parametrize("lang", LANGS)
def test_rulebook_printed_as_a_sheet_is_a_page_of_html(
    palifico: Palifico, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "sheet.html"
    argv = ["--rule", "calza=true", "--lang", lang, "--print", str(file)]
    status, out, err = palifico("rules", "paco", *argv)
    speaker = Speaker(lang, variant("paco", {"calza": True}))
    assert (status, out, err) == (0, f"{speaker.say('sheet-written', file=str(file))}\n", "")
    page = file.read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    assert escape(house_sentence(speaker)) in page


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--print", "sheet.pdf"], "A sheet is written as .html, not as .pdf: open it"),
        (["--print", "sheet"], "The name must end in .html; “sheet” does not."),
        (["--print", "sheet.html", "--against", "azteca"], "leave out --against, or --print"),
    ],
)
def test_sheet_that_cannot_be_written_is_refused(
    palifico: Palifico, argv: list[str], said: str
) -> None:
    status, out, err = palifico("rules", "paco", *argv)
    assert (status, out) == (2, "")
    assert said in err


def test_other_edition_must_be_one(palifico: Palifico) -> None:
    assert palifico("rules", "paco", "--against", "perudo").status == 2


def test_comparison_in_french_begins_no_line_with_a_sign(palifico: Palifico) -> None:
    for left, right in combinations(IDS, 2):
        _, out, _ = palifico("rules", left, "--against", right, "--lang", "fr")
        assert " :" in out.replace("\N{NO-BREAK SPACE}", " ")
        assert re.findall(r"^.*│ *[:;!?»].*$", out, re.MULTILINE) == []
