"""The drawing: one file of well-formed XML that says in words what it shows."""

from __future__ import annotations

import re
from functools import reduce
from itertools import product
from math import ceil, floor, sqrt
from random import Random
from statistics import fmean
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from scipy import stats as scipy_stats

from palifico.analysis import Counts, DiceStats, counts_of, dice_stats, drawing, verdict_sentence
from palifico.words import LANGS, message
from palifico.words.numbers import percent
from tests.analysis.rolling import Roll, fair, loaded, record, rolled
from tests.each import each

SVG = "{http://www.w3.org/2000/svg}"


def stats_of(roll: Roll = fair, games: int = 5) -> DiceStats:
    rng = Random(1)
    return dice_stats(sum((counts_of(rolled(rng, roll)) for _ in range(games)), Counts()))


def drawn(stats: DiceStats, lang: str = "en") -> ET.Element:
    return ET.fromstring(drawing(stats, lang))


def boxes(root: ET.Element, kind: str) -> list[dict[str, float]]:
    """The places and sizes of boxes of a kind."""
    return [
        {name: float(box.attrib[name]) for name in ("x", "y", "width", "height")}
        for box in root.iter(f"{SVG}rect")
        if kind in box.attrib["class"].split()
    ]


def line(root: ET.Element, kind: str) -> float:
    """Where the first line of a kind stands."""
    found = [one for one in root.iter(f"{SVG}line") if one.attrib["class"] == kind]
    return float(found[0].attrib["x1"])


def rows(root: ET.Element, kind: str) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text") if text.attrib["class"] == kind]


@pytest.mark.parametrize("lang", LANGS)
def test_dice_plot_it_says_what_it_shows(lang: str) -> None:
    stats = stats_of()
    root = drawn(stats, lang)
    assert (root.tag, root.attrib["role"], root.attrib["lang"]) == (f"{SVG}svg", "img", lang)
    title, desc = root.findall(f"{SVG}title") + root.findall(f"{SVG}desc")
    assert root.attrib["aria-labelledby"].split() == [title.attrib["id"], desc.attrib["id"]]
    assert title.text == message(lang, "dice-plot-title", {})
    assert desc.text is not None
    assert verdict_sentence(stats, lang) in desc.text
    for figure in stats.faces:
        assert percent(lang, figure.seen / stats.counts.dice) in desc.text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("six", [1, 1.6, 3])
def test_verdict_stands_above_it_in_full(lang: str, six: float) -> None:
    stats = stats_of(loaded(1, 1, 1, 1, 1, six))
    verdict = rows(drawn(stats, lang), "verdict")
    assert " ".join(verdict) == verdict_sentence(stats, lang)
    assert max(map(len, verdict)) <= 46


@each("lang", LANGS)
def test_phone_can_show_it(lang: str) -> None:
    """On a screen 375 pixels wide no letter is smaller than 12, and none leaves the page.

    In DejaVu Sans, which is wide, a letter takes 0.52 of its size on average, 0.6 in bold.
    """
    told = drawing(stats_of(loaded(1, 1, 1, 1, 1, 1.6)), lang)
    root = ET.fromstring(told)
    width = float(root.attrib["viewBox"].split()[2])
    sizes = {kind: float(size) for kind, size in re.findall(r"(\w+) {[^}]*?(\d+)px", told)}
    assert min(sizes.values()) * 375 / width > 12
    for text in root.iter(f"{SVG}text"):
        kind = text.attrib["class"]
        letter = sizes.get(kind, sizes["text"]) * (0.6 if kind in ("title", "share") else 0.52)
        room = width if kind in ("share", "count", "scale") else width - float(text.attrib["x"])
        assert len(text.text or "") * letter < room


@pytest.mark.parametrize("lang", LANGS)
def test_legend_explains_just_what_there_is(lang: str) -> None:
    def legend(stats: DiceStats) -> str:
        return " ".join(rows(drawn(stats, lang), "quiet"))

    expected = message(lang, "dice-plot-expected", {"share": percent(lang, 1 / 6)})
    band = message(lang, "dice-plot-band", {})
    out = message(lang, "dice-plot-out", {})
    assert legend(stats_of()).endswith(f"{expected} {band}")
    assert legend(stats_of(loaded(1, 1, 1, 1, 1, 3))).endswith(f"{expected} {band} {out}")


def test_bar_is_as_long_as_its_share() -> None:
    stats = stats_of()
    root = drawn(stats)
    bars = boxes(root, "bar")
    assert len(bars) == 6
    nothing, expected = line(root, "axis"), line(root, "expected")
    for bar, figure in zip(bars, stats.faces, strict=True):
        assert bar["x"] == nothing
        share = figure.seen / figure.expected
        assert bar["width"] == pytest.approx(share * (expected - nothing), abs=0.2)


def test_band_holds_what_is_likely() -> None:
    stats = stats_of()
    root = drawn(stats)
    band = boxes(root, "band")[0]
    expected = line(root, "expected")
    assert band["x"] + band["width"] / 2 == pytest.approx(expected, abs=0.11)
    deviation = stats.faces[0].variance ** 0.5 / stats.faces[0].expected
    half = 1.96 * deviation * (expected - line(root, "axis"))
    assert band["width"] / 2 == pytest.approx(half, abs=0.11)


def some_face_is_off(dice: int, deviations: float) -> float:
    """How likely one of six honest faces at least is off by more, exactly.

    Six faces of so many dice are six independent Poisson numbers that happen to have this sum.
    """
    most = deviations * sqrt(dice * 5 / 36)
    near = range(ceil(dice / 6 - most), floor(dice / 6 + most) + 1)
    chances = np.zeros(near.stop)
    chances[near.start :] = scipy_stats.poisson.pmf(near, dice / 6)
    all_near = reduce(np.convolve, [chances] * 6)[dice]
    return float(1 - all_near / scipy_stats.poisson.pmf(dice, dice))


def test_dice_plot_how_likely_a_face_is_off_as_all_rolls_show() -> None:
    rolls = [sorted(map(roll.count, range(1, 7))) for roll in product(range(1, 7), repeat=6)]
    off = [counts for counts in rolls if counts[-1] > 2]
    assert some_face_is_off(6, 1.5) == pytest.approx(len(off) / len(rolls))


@pytest.mark.parametrize("deviations", [1.96, 2])
def test_dice_plot_in_one_picture_or_table_of_four_some_honest_face_lies_outside(
    deviations: float,
) -> None:
    found = [some_face_is_off(dice, deviations) for dice in range(60, 4000, 13)]
    assert fmean(found) == pytest.approx(0.25, abs=0.03)
    assert 0.15 < min(found) < max(found) < 0.34


def test_faces_are_marked_only_where_the_faces_are_unusual() -> None:
    assert boxes(drawn(stats_of(fair, 50)), "out") == []
    root = drawn(stats_of(loaded(1, 1, 1, 1, 1, 3)))
    assert boxes(root, "bar")[5] in boxes(root, "out")


@pytest.mark.parametrize(
    "stats",
    [
        dice_stats(Counts()),
        dice_stats(counts_of(record([[3], []]))),
        dice_stats(counts_of(record([[6] * 1000]))),
        dice_stats(Counts(games=1, faces=(10**12,) * 6)),
    ],
    ids=["none", "one", "all alike", "very many"],
)
def test_dice_plot_nothing_leaves_the_page(stats: DiceStats) -> None:
    root = drawn(stats)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for group in root.findall(f"{SVG}g"):
        down = float(group.attrib["transform"].partition(" ")[2].rstrip(")"))
        for shape in group.iter(f"{SVG}rect"):
            at = {name: float(shape.attrib[name]) for name in ("x", "y", "width", "height")}
            assert min(at.values()) >= 0
            assert at["x"] + at["width"] <= width
            assert down + at["y"] + at["height"] <= height
        for text in group.iter(f"{SVG}text"):
            assert down + float(text.attrib["y"]) < height


def test_scale_ends_with_all() -> None:
    scale = rows(drawn(dice_stats(counts_of(record([[6] * 1000])))), "scale")
    assert scale == ["0%", "20%", "40%", "60%", "80%", "100%"]


def test_die_shows_its_face() -> None:
    groups = drawn(stats_of()).findall(f"{SVG}g/{SVG}g")
    assert [len(group.findall(f"{SVG}circle")) for group in groups] == [1, 2, 3, 4, 5, 6]
    titles = [group.findtext(f"{SVG}title", "") for group in groups]
    assert [title.partition(":")[0] for title in titles] == [f"Face {face}" for face in range(1, 7)]


def test_dice_plot_it_needs_nothing_else_and_knows_the_dark() -> None:
    told = drawing(stats_of(), "en")
    assert re.findall(r"https?://[^\"]*|url\(|@import|href", told) == ["http://www.w3.org/2000/svg"]
    assert "prefers-color-scheme: dark" in told
    light, dark = told.split("@media")
    for kind in ("page", "band", "bar", "out", "die", "pip", "grid"):
        assert f".{kind} {{" in light
        assert f".{kind} {{" in dark
