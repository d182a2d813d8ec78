"""`odds`: the table, the drawing, JSON, and everything that cannot be."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from palifico.cli.options import default_edition
from palifico.editions import IDS, Shared, box, share_code, variant
from palifico.rules import Bid
from palifico.words import LANGS, Speaker, message, rule
from tests.cli.conftest import Palifico

ASKED = ("odds", "--dice", "24551", "--others", "15")
HEARD = ("--bids", "3x4 4x4 5x5")


def answer(palifico: Palifico, *argv: str) -> dict[str, Any]:
    """What JSON says."""
    status, out, err = palifico("odds", *argv, "--json")
    assert (status, err) == (0, "")
    told = json.loads(out)
    assert isinstance(told, dict)
    return told


def test_bid(palifico: Palifico) -> None:
    status, out, err = palifico(*ASKED, "--bid", "7x5")
    assert (status, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    first = "Perudo, Pressman 2008. Your dice: ace 2 4 5 5. Under the other cups: 15 dice."
    assert out.startswith(f"{first}\n\n")
    assert ["▸", "7×5", "79.1%", "███████▉··", "19.5%"] in lines
    assert ["5×5", "98.1%", "█████████▊", "6.0%"] in lines
    assert out.endswith("\n\n7×5 is probably true: 79.1%.\n")


def test_odds_command_both_kinds_of_odds_stand_side_by_side(palifico: Palifico) -> None:
    told = answer(palifico, *ASKED[1:], *HEARD, "--bid", "7x5")
    (row,) = [one for one in told["bids"] if one["bid"] == [7, 5]]
    status, out, err = palifico(*ASKED, *HEARD, "--bid", "7x5")
    assert (status, err) == (0, "")
    asked = next(line for line in out.splitlines() if line.startswith("▸ 7×5"))
    shares = [part for part in asked.split() if part.endswith("%")]
    names = ("chance", "heard", "exact", "exact_heard")
    assert shares == [f"{100 * row[name]:.1f}%" for name in names]
    assert out.splitlines()[4].split() == ["bid", "before", "after", "before", "after"]
    assert "listener-1" in out


def test_odds_command_without_a_bid_there_is_something_to_choose_from(palifico: Palifico) -> None:
    openings = answer(palifico, *ASKED[1:])
    assert [row["bid"][1] for row in openings["bids"]] == [2, 3, 4, 5, 6]
    raises = answer(palifico, *ASKED[1:], *HEARD)
    assert [row["bid"] for row in raises["bids"]] == (
        [[5, 5], [6, 2], [6, 3], [6, 4], [6, 5], [5, 6], [3, 1]]
    )
    assert "Of the smallest raises " in palifico(*ASKED, *HEARD).out


def test_json_tells_all_that_was_understood(palifico: Palifico) -> None:
    told = answer(palifico, "--dice", "2A*", "--others", "13", "--bids", "2x3", "--bid", "4x3")
    assert (told["edition"], told["dice"], told["others"]) == (
        "pressman-2008",
        [2, 1, 1],
        [5, 5, 3],
    )
    assert told["spoken"] == [{"seat": 3, "bid": [2, 3]}]
    assert (told["last_die"], told["version"]) == (False, "listener-1")
    assert told["message"] in palifico(
        "odds", "--dice", "211", "--others", "5,5,3", "--bids", "2x3", "--bid", "4x3"
    ).out.replace("\n", " ")
    for row in told["bids"]:
        assert 0 <= row["exact"] <= row["chance"] <= 1
        assert 0 <= row["exact_heard"] <= row["heard"] <= 1


@pytest.mark.parametrize(
    ("others", "cups"),
    [("15", [5, 5, 5]), ("13", [5, 5, 3]), ("4", [4]), ("5, 5,3", [5, 5, 3]), ("1,0,2", [1, 0, 2])],
)
def test_cups(palifico: Palifico, others: str, cups: list[int]) -> None:
    assert answer(palifico, "--dice", "3", "--others", others)["others"] == cups


@pytest.mark.parametrize(
    ("others", "seats"),
    [("5,5", [2]), ("5,5", [1, 2]), ("5,5", [0, 1, 2]), ("5,0,5,5", [1, 3, 4, 0, 1, 3, 4])],
)
def test_bids_are_given_to_seats_by_stepping_back(
    palifico: Palifico, others: str, seats: list[int]
) -> None:
    bids = " ".join(f"{n}x3" for n in range(1, len(seats) + 1))
    told = answer(palifico, "--dice", "33333", "--others", others, "--bids", bids)
    assert [one["seat"] for one in told["spoken"]] == seats


def test_wild_dice_do_not_count_in_a_last_die_round(palifico: Palifico) -> None:
    normal = answer(palifico, "--dice", "1", "--others", "5,5", "--bid", "1x4")
    last = answer(palifico, "--dice", "1", "--others", "5,5", "--bid", "1x4", "--last-die")
    assert normal["bids"][0]["chance"] == pytest.approx(1)
    assert last["bids"][0]["chance"] == pytest.approx(1 - (5 / 6) ** 10)


@pytest.mark.parametrize("edition", IDS)
def test_edition(palifico: Palifico, edition: str) -> None:
    told = answer(palifico, *ASKED[1:], "--bid", "7x5", "--edition", edition)
    assert (told["edition"], told["bids"][2]["chance"]) == (
        edition,
        pytest.approx(0.7908, abs=1e-4),
    )


@pytest.mark.parametrize("lang", LANGS)
def test_language(palifico: Palifico, lang: str) -> None:
    argv = (*ASKED, "--bids", "3x4 3x5", "--bid", "7x5", "--edition", "paco", "--lang", lang)
    status, out, err = palifico(*argv)
    assert (status, err) == (0, "")
    assert out.startswith("Perudo, Paco. ")
    for id_ in ("odds-bid", "odds-true", "odds-before-short", "odds-after-short"):
        assert message(lang, id_, {}) in out


@pytest.mark.parametrize("lang", LANGS)
def test_edition_follows_the_language_and_is_named(palifico: Palifico, lang: str) -> None:
    base = box(default_edition(lang))
    assert palifico(*ASKED, "--lang", lang).out.startswith(f"{base.name}. ")
    assert answer(palifico, *ASKED[1:], "--lang", lang)["edition"] == base.id
    assert base.name in refused(palifico, *ASKED[1:], "--bids", "3x4 3x4", lang=lang)
    helped = " ".join(palifico("odds", "--help", "--lang", lang).out.split())
    assert base.id in helped.partition("--dice")[0]


def test_rules_that_differ_from_the_box_are_named_by_their_code(palifico: Palifico) -> None:
    code = share_code(Shared(variant("paco", {}, {"dice_each": 4}), None))
    argv = ("odds", "--dice", "2455", "--others", "12", "--edition", code)
    assert palifico(*argv).out.startswith(f"Perudo, Paco ({code}). Your dice: ")


def refused(palifico: Palifico, *argv: str, lang: str = "en") -> str:
    """The sentence of a refusal."""
    status, out, err = palifico("odds", *argv, "--lang", lang)
    assert (status, out) == (2, "")
    assert err.endswith("\n")
    return err.removesuffix("\n")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("dice", ["24557", "0", "", "x", "245511", "2 4 7"])
def test_odds_command_what_are_no_dice(palifico: Palifico, dice: str, lang: str) -> None:
    told = refused(palifico, "--dice", dice, "--others", "15", lang=lang)
    assert told == message(lang, "fault-odds-dice", {"given": dice, "most": "5"})


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "others", ["", "x", "-3", "5,,5", "5;5", "1e3", "56", "9999", "5,1000", "٥"]
)
def test_odds_command_what_are_no_cups(palifico: Palifico, others: str, lang: str) -> None:
    told = refused(palifico, "--dice", "1", f"--others={others}", lang=lang)
    values = {"given": others, "most": "55", "each": "5"}
    assert told == message(lang, "fault-odds-others", values)


def test_odds_command_how_many_dice_the_others_can_have(palifico: Palifico) -> None:
    assert palifico("odds", "--dice", "1", "--others", "55", "--bid", "9x5").status == 0
    assert "from 1 to 55" in refused(palifico, "--dice", "1", "--others", "1000")


@pytest.mark.parametrize("lang", LANGS)
def test_cups_that_cannot_be(palifico: Palifico, lang: str) -> None:
    full = refused(palifico, "--dice", "1", "--others", "5,6", lang=lang)
    assert full == message(lang, "fault-odds-cup", {"given": "6", "most": "5"})
    for others in ("0", "0,0"):
        alone = refused(palifico, "--dice", "1", "--others", others, lang=lang)
        assert alone == message(lang, "fault-odds-alone", {})
    many = refused(palifico, "--dice", "1", "--others", ",".join(["1"] * 12), lang=lang)
    assert many == message(lang, "fault-seats", {"from": "2", "to": "12", "given": "13"})


@pytest.mark.parametrize("lang", LANGS)
def test_last_die_round_is_opened_with_one_die(palifico: Palifico, lang: str) -> None:
    told = refused(palifico, "--dice", "12", "--others", "5,1", "--last-die", lang=lang)
    assert told == message(lang, "fault-odds-opener", {"given": "2"})
    argv = ("odds", "--dice", "12", "--others", "5,1", "--last-die", "--bids", "1x3")
    assert palifico(*argv).status == 0
    assert palifico("odds", "--dice", "12", "--others", "15", "--last-die").status == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("bid", ["7", "7x7", "x5", "seven", ""])
def test_odds_command_what_is_no_bid(palifico: Palifico, bid: str, lang: str) -> None:
    wilds = Speaker(lang, variant("paco")).word("wilds")
    told = message(lang, "fault-bid-text", {"given": bid, "wilds": wilds})
    argv = ("--dice", "1", "--others", "5", "--edition", "paco")
    assert refused(palifico, *argv, "--bid", bid, lang=lang) == told
    if bid:
        assert refused(palifico, *argv, "--bids", f"2x3 {bid}", lang=lang) == told


@pytest.mark.parametrize(
    ("edition", "bids", "number", "behind"),
    [
        ("paco", "3x4 4x5", 2, "Raise either the count or the face"),
        ("pressman-2008", "2x1", 1, "open"),
        ("pressman-2008", "5x4 2x1", 2, "half"),
        ("pressman-2008", "3x4 2x1 4x5", 3, "at least twice"),
        ("pressman-2008", "3x4 3x4", 2, "higher"),
        ("pressman-2008", "21x4", 1, "from 1 to 20"),
        ("pressman-2008", "0x4", 1, "from 1 to 20"),
    ],
)
def test_bids_that_cannot_have_been_made_are_refused_with_their_rule(
    palifico: Palifico, edition: str, bids: str, number: int, behind: str
) -> None:
    told = refused(palifico, *ASKED[1:], "--bids", bids, "--edition", edition)
    bid = Speaker("en", variant(edition)).bid(Bid.from_text(bids.split()[number - 1]))
    name = box(edition).name
    assert told.startswith(
        f"By the rules of {name}, bid number {number} of this round, {bid}, cannot have been made. "
    )
    assert behind in told


def test_face_is_locked_in_a_last_die_round_but_for_who_may_change_it(palifico: Palifico) -> None:
    argv = ("odds", "--dice", "12", "--last-die", "--bids", "1x3 2x4", "--edition", "pressman-2008")
    assert palifico(*argv, "--others", "1,5").status == 2
    assert palifico(*argv, "--others", "1,1").status == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("bid", ["21x5", "0x5", "999999x1"])
def test_count_beyond_the_dice_of_the_game(palifico: Palifico, bid: str, lang: str) -> None:
    count = bid.partition("x")[0]
    told = refused(palifico, *ASKED[1:], "--bid", bid, "--edition", "paco", lang=lang)
    assert told == message(lang, "refusal-bid-count", {"limit": "20", "count": count})


def test_bid_that_cannot_be_true_any_more(palifico: Palifico) -> None:
    out = palifico("odds", "--dice", "2", "--others", "1,0,0", "--bid", "5x6").out
    assert out.endswith("5×6 cannot be true: 0%.\n")


def test_odds_command_what_must_be_given(palifico: Palifico) -> None:
    for argv in (["--dice", "1"], ["--others", "5"], []):
        status, out, err = palifico("odds", *argv)
        assert (status, out) == (2, "")
        assert err.startswith("Something is missing: ")


@pytest.mark.parametrize("lang", LANGS)
def test_drawing(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "odds.svg"
    argv = (*ASKED, "--bid", "7x5", "--edition", "paco", "--lang", lang)
    plain = palifico(*argv)
    status, out, err = palifico(*argv, "--plot", str(file))
    where = message(lang, "dice-picture", {"file": str(file)})
    assert (status, out, err) == (0, f"{plain.out}\n{where}\n", "")
    title = ET.parse(file).getroot().findtext("{http://www.w3.org/2000/svg}title")
    assert title == message(lang, "odds-plot-title", {})


def test_odds_command_nothing_but_a_drawing_is_drawn_over(
    palifico: Palifico, tmp_path: Path
) -> None:
    file = tmp_path / "odds.svg"
    file.write_text("my diary", encoding="utf-8")
    status, out, err = palifico(*ASKED, "--plot", str(file))
    assert (status, out) == (2, "")
    assert err == f"{file} is not an SVG image; nothing was written to it.\n"
    assert file.read_text("utf-8") == "my diary"
    file.write_text("<svg/>", encoding="utf-8")
    assert palifico(*ASKED, "--plot", str(file)).status == 0
    assert file.stat().st_size > 1000


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["odds.png", "odds", "odds.svg.txt"])
def test_name_of_a_drawing_says_what_it_is(
    palifico: Palifico, tmp_path: Path, name: str, lang: str
) -> None:
    file = tmp_path / name
    told = refused(palifico, *ASKED[1:], "--plot", str(file), lang=lang)
    assert told == message(lang, "fault-file-svg_name", {"file": str(file)})
    assert not file.exists()
    assert palifico(*ASKED, "--plot", str(tmp_path / "odds.SVG")).status == 0


def test_odds_command_nothing_is_drawn_of_bad_input(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    assert palifico(*ASKED, "--bids", "0x1", "--plot", str(file)).status == 2
    assert not file.exists()
    status, out, err = palifico(*ASKED, "--plot", str(tmp_path / "none" / "odds.svg"))
    assert (status, out) == (2, "")
    assert err.startswith("Cannot write ")


@pytest.mark.parametrize("edition", ["pressman-2008", "azteca", "paco"])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [40, 50, 60, 80])
def test_narrow_terminal(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, width: int, lang: str, edition: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    argv = (*ASKED, "--bids", "3x4 4x4 5x4", "--lang", lang, "--edition", edition)
    status, out, err = palifico(*argv)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert max(map(len, lines)) <= width
    assert "…" not in out
    headings = [above.split() for above, line in pairwise(lines) if line.startswith("──")]
    short = [message(lang, f"odds-{when}-short", {}) for when in ("before", "after")]
    assert [word for words in headings for word in words[1:]] == 2 * short
    figures = re.compile(r"[▸ ] (\d+×\d|3 .*?)((?: +(?:[<>] )?[\d,.]+\W?%(?: [█▏▎▍▌▋▊▉·]+)?)+) *")
    rows = [found for line in lines if (found := figures.fullmatch(line))]
    wild = Speaker(lang, variant(edition)).bid(Bid(3, 1))
    assert [row[1] for row in rows].count(wild) == len(headings)
    assert sum(row[2].count("%") for row in rows if row[1] == wild) == 4
    assert width < 80 or "█████" in out


@pytest.mark.parametrize("width", range(24, 60))
def test_bid_is_never_folded(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    argv = ("--bids", "5x4 3x1", "--bid", "4x1", "--lang", "it", "--edition", "azteca")
    out = palifico(*ASKED, *argv).out
    assert "Teste di Azteco" in out
    assert not re.search(r"\d\nTest|Test[ae]\ndi|di\nAzteco", out)


@pytest.mark.parametrize("lang", LANGS)
def test_face_that_cannot_be_bid_is_not_left_out_without_a_word(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    for edition in IDS:
        speaker = Speaker(lang, variant(edition))
        argv = (*ASKED, "--lang", lang, "--edition", edition)
        lines = palifico(*argv).out.splitlines()
        shut = not any(line.endswith("%") and speaker.word("wild") in line for line in lines)
        assert shut is (rule(speaker, "open_wild") in lines)
    told = message(lang, "odds-closed", {"faces": "2, 3"})
    raised = (*ASKED, "--lang", lang, "--edition", "paco", "--bids", "3x4")
    assert told in palifico(*raised).out.splitlines()
    assert told not in palifico(*raised, "--bid", "4x4").out.splitlines()


def test_terminal_that_has_only_ascii() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "palifico", *ASKED, "--bid", "7x6", "--lang", "en"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "COLUMNS": "100", "PATH": ""},
        timeout=60,
        check=True,
    )
    assert ran.stderr == b""
    assert ran.stdout.isascii()
    assert b"####" in ran.stdout


def test_help_needs_no_numpy() -> None:
    code = (
        "import sys; from palifico.cli.app import run;"
        "sys.exit(run(['odds', '--help']) or 'numpy' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)
