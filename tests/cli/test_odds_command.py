"""`odds`: the table, the drawing, JSON, and everything that cannot be."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from palifico.editions import IDS, variant
from palifico.rules import Bid
from palifico.words import LANGS, Speaker, message
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


def test_a_bid(palifico: Palifico) -> None:
    status, out, err = palifico(*ASKED, "--bid", "7x5")
    assert (status, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    assert out.startswith("Your dice: ace 2 4 5 5. Under the other cups: 15 dice.\n\n")
    assert ["▸", "7×5", "79.1%", "███████▉··", "19.5%"] in lines
    assert ["5×5", "98.1%", "█████████▊", "6.0%"] in lines
    assert out.endswith("\n\n7×5 is probably true: 79.1%.\n")


def test_both_kinds_of_odds_stand_side_by_side(palifico: Palifico) -> None:
    told = answer(palifico, *ASKED[1:], *HEARD, "--bid", "7x5")
    (row,) = [one for one in told["bids"] if one["bid"] == [7, 5]]
    status, out, err = palifico(*ASKED, *HEARD, "--bid", "7x5")
    assert (status, err) == (0, "")
    asked = next(line for line in out.splitlines() if line.startswith("▸ 7×5"))
    shares = [part for part in asked.split() if part.endswith("%")]
    names = ("chance", "heard", "exact", "exact_heard")
    assert shares == [f"{100 * row[name]:.1f}%" for name in names]
    headings = out.splitlines()[3]
    assert [headings.count(f"{when} listening") for when in ("before", "after")] == [2, 2]
    assert "listener-1" in out


def test_without_a_bid_there_is_something_to_choose_from(palifico: Palifico) -> None:
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
def test_every_edition(palifico: Palifico, edition: str) -> None:
    told = answer(palifico, *ASKED[1:], "--bid", "7x5", "--edition", edition)
    assert (told["edition"], told["bids"][2]["chance"]) == (
        edition,
        pytest.approx(0.7908, abs=1e-4),
    )


@pytest.mark.parametrize("lang", LANGS)
def test_every_language(palifico: Palifico, lang: str) -> None:
    argv = (*ASKED, "--bids", "3x4 3x5", "--bid", "7x5", "--edition", "paco", "--lang", lang)
    status, out, err = palifico(*argv)
    assert (status, err) == (0, "")
    for id_ in ("odds-before", "odds-after", "odds-true", "odds-exact"):
        assert message(lang, id_, {}) in out


def refused(palifico: Palifico, *argv: str, lang: str = "en") -> str:
    """The sentence of a refusal."""
    status, out, err = palifico("odds", *argv, "--lang", lang)
    assert (status, out) == (2, "")
    assert err.endswith("\n")
    return err.removesuffix("\n")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("dice", ["24557", "0", "", "x", "245511", "2 4 7"])
def test_what_are_no_dice(palifico: Palifico, dice: str, lang: str) -> None:
    told = refused(palifico, "--dice", dice, "--others", "15", lang=lang)
    assert told == message(lang, "fault-odds-dice", {"given": dice, "most": "5"})


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("others", ["", "x", "-3", "5,,5", "5;5", "1e3", "9999", "٥"])
def test_what_are_no_cups(palifico: Palifico, others: str, lang: str) -> None:
    told = refused(palifico, "--dice", "1", f"--others={others}", lang=lang)
    assert told == message(lang, "fault-odds-others", {"given": others})


@pytest.mark.parametrize("lang", LANGS)
def test_cups_that_cannot_be(palifico: Palifico, lang: str) -> None:
    full = refused(palifico, "--dice", "1", "--others", "5,6", lang=lang)
    assert full == message(lang, "fault-odds-cup", {"given": "6", "most": "5"})
    for others in ("0", "0,0"):
        alone = refused(palifico, "--dice", "1", "--others", others, lang=lang)
        assert alone == message(lang, "fault-odds-alone", {})
    for others in ("56", ",".join(["1"] * 12)):
        many = refused(palifico, "--dice", "1", "--others", others, lang=lang)
        assert many == message(lang, "fault-seats", {"from": "2", "to": "12", "given": "13"})


@pytest.mark.parametrize("lang", LANGS)
def test_a_last_die_round_is_opened_with_one_die(palifico: Palifico, lang: str) -> None:
    told = refused(palifico, "--dice", "12", "--others", "5,1", "--last-die", lang=lang)
    assert told == message(lang, "fault-odds-opener", {"given": "2"})
    argv = ("odds", "--dice", "12", "--others", "5,1", "--last-die", "--bids", "1x3")
    assert palifico(*argv).status == 0
    assert palifico("odds", "--dice", "12", "--others", "15", "--last-die").status == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("bid", ["7", "7x7", "x5", "seven", ""])
def test_what_is_no_bid(palifico: Palifico, bid: str, lang: str) -> None:
    wilds = Speaker(lang, variant("paco")).word("wilds")
    told = message(lang, "fault-bid-text", {"given": bid, "wilds": wilds})
    argv = ("--dice", "1", "--others", "5", "--edition", "paco")
    assert refused(palifico, *argv, "--bid", bid, lang=lang) == told
    if bid:
        assert refused(palifico, *argv, "--bids", f"2x3 {bid}", lang=lang) == told


@pytest.mark.parametrize(
    ("edition", "bids", "number", "rule"),
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
    palifico: Palifico, edition: str, bids: str, number: int, rule: str
) -> None:
    told = refused(palifico, *ASKED[1:], "--bids", bids, "--edition", edition)
    bid = Speaker("en", variant(edition)).bid(Bid.from_text(bids.split()[number - 1]))
    assert told.startswith(f"Bid number {number} of this round, {bid}, cannot have been made. ")
    assert rule in told


def test_a_face_is_locked_in_a_last_die_round_but_for_who_may_change_it(palifico: Palifico) -> None:
    argv = ("odds", "--dice", "12", "--last-die", "--bids", "1x3 2x4", "--edition", "pressman-2008")
    assert palifico(*argv, "--others", "1,5").status == 2
    assert palifico(*argv, "--others", "1,1").status == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("bid", ["21x5", "0x5", "999999x1"])
def test_a_count_beyond_the_dice_of_the_game(palifico: Palifico, bid: str, lang: str) -> None:
    count = bid.partition("x")[0]
    told = refused(palifico, *ASKED[1:], "--bid", bid, "--edition", "paco", lang=lang)
    assert told == message(lang, "refusal-bid-count", {"limit": "20", "count": count})


def test_a_bid_that_cannot_be_true_any_more(palifico: Palifico) -> None:
    out = palifico("odds", "--dice", "2", "--others", "1,0,0", "--bid", "5x6").out
    assert out.endswith("5×6 cannot be true: 0%.\n")


def test_what_must_be_given(palifico: Palifico) -> None:
    for argv in (["--dice", "1"], ["--others", "5"], []):
        status, out, err = palifico("odds", *argv)
        assert (status, out) == (2, "")
        assert err.startswith("Something is missing: ")


@pytest.mark.parametrize("lang", LANGS)
def test_a_drawing(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "odds.svg"
    argv = (*ASKED, "--bid", "7x5", "--edition", "paco", "--lang", lang)
    plain = palifico(*argv)
    status, out, err = palifico(*argv, "--plot", str(file))
    where = message(lang, "dice-picture", {"file": str(file)})
    assert (status, out, err) == (0, f"{plain.out}\n{where}\n", "")
    title = ET.parse(file).getroot().findtext("{http://www.w3.org/2000/svg}title")
    assert title == message(lang, "odds-plot-title", {})


def test_nothing_but_a_drawing_is_drawn_over(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    file.write_text("my diary", encoding="utf-8")
    status, out, err = palifico(*ASKED, "--plot", str(file))
    assert (status, out) == (2, "")
    assert err == f"{file} is not an SVG image; nothing was written to it.\n"
    assert file.read_text("utf-8") == "my diary"
    file.write_text("<svg/>", encoding="utf-8")
    assert palifico(*ASKED, "--plot", str(file)).status == 0
    assert file.stat().st_size > 1000


def test_nothing_is_drawn_of_bad_input(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "odds.svg"
    assert palifico(*ASKED, "--bids", "0x1", "--plot", str(file)).status == 2
    assert not file.exists()
    status, out, err = palifico(*ASKED, "--plot", str(tmp_path / "none" / "odds.svg"))
    assert (status, out) == (2, "")
    assert err.startswith("Cannot write ")


@pytest.mark.parametrize("width", ["40", "60", "80"])
def test_a_narrow_terminal(palifico: Palifico, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = palifico(*ASKED, *HEARD, "--bid", "7x5").out
    assert max(map(len, out.splitlines())) <= int(width)
    assert "79.1%" in out
    assert ("█" in out) is (width == "80")


def test_a_terminal_that_has_only_ascii() -> None:
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
