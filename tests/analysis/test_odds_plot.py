"""The drawing of odds: one file of well-formed XML, readable without colour, and by ear."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from palifico.analysis.odds_plot import odds_drawing
from palifico.editions import variant
from palifico.odds.comparison import Comparison, compare_odds
from palifico.odds.text import conclusion
from palifico.rules import FACES, Bid
from palifico.words import LANGS, Speaker, message
from palifico.words.numbers import percent
from tests.each import each
from tests.odds.plain import at_table

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = Speaker("en", variant("pressman-2008"))
HEARD = [(1, "3x4"), (2, "4x4"), (3, "5x5")]


def weighed(*, heard: bool = True, dice: tuple[int, ...] = (5, 5, 5, 5)) -> Comparison:
    bids = HEARD if heard else []
    return compare_odds(at_table(dice, hand=(2, 4, 5, 5, 1)[: dice[0]], bids=bids))


def drawn(weighing: Comparison, asked: Bid | None = None, lang: str = "en") -> ET.Element:
    return ET.fromstring(odds_drawing(Speaker(lang, ENGLISH.variant), weighing, asked))


def kinds(root: ET.Element, tag: str, kind: str) -> list[ET.Element]:
    return [one for one in root.iter(f"{SVG}{tag}") if one.attrib.get("class") == kind]


def points(line: ET.Element) -> list[tuple[float, float]]:
    pairs = (pair.split(",") for pair in line.attrib["points"].split())
    return [(float(x), float(y)) for x, y in pairs]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("asked", [None, Bid(7, 5)])
def test_odds_plot_it_says_what_it_shows(lang: str, asked: Bid | None) -> None:
    weighing = weighed()
    root = drawn(weighing, asked, lang)
    assert (root.tag, root.attrib["role"], root.attrib["lang"]) == (f"{SVG}svg", "img", lang)
    title, desc = root.findall(f"{SVG}title") + root.findall(f"{SVG}desc")
    assert root.attrib["aria-labelledby"].split() == [title.attrib["id"], desc.attrib["id"]]
    assert title.text == message(lang, "odds-plot-title", {})
    speaker = Speaker(lang, ENGLISH.variant)
    assert desc.text is not None
    assert conclusion(speaker, weighing, asked) in desc.text
    row = weighing.row(Bid(7, 5))
    assert f"7×5 {percent(lang, row.before)} → {percent(lang, row.after)}" in desc.text
    assert ("7×4 " in desc.text) is (asked is None)


@pytest.mark.parametrize("asked", [None, Bid(7, 5)])
def test_points_are_as_high_as_chances(asked: Bid | None) -> None:
    weighing = weighed()
    root = drawn(weighing, asked)
    faces = [asked.face] if asked else list(FACES)
    tops = [float(line.attrib["y1"]) for line in kinds(root, "line", "grid")]
    bottoms = [float(line.attrib["y1"]) for line in kinds(root, "line", "axis")]
    for kind, odds in (("before", weighing.before), ("after", weighing.after)):
        lines = kinds(root, "polyline", kind)[: len(faces)]
        for face, line, top, bottom in zip(faces, lines, tops, bottoms, strict=True):
            for count, (_, y) in enumerate(points(line), start=1):
                chance = odds.chance(Bid(count, face))
                assert y == pytest.approx(bottom - chance * (bottom - top), abs=0.06)


def test_odds_plot_both_kinds_of_odds_can_be_told_apart_without_colour() -> None:
    told = odds_drawing(ENGLISH, weighed(), None)
    assert re.search(r"\.before {[^}]*stroke-dasharray", told)
    assert not re.search(r"\.after {[^}]*stroke-dasharray", told)
    root = ET.fromstring(told)
    assert len(kinds(root, "circle", "ring")) == len(kinds(root, "circle", "dot")) > 0


def test_curves_are_not_filled_even_without_the_style() -> None:
    lines = [*drawn(weighed()).iter(f"{SVG}polyline")]
    assert len(lines) == 14
    assert {line.attrib["fill"] for line in lines} == {"none"}


@pytest.mark.parametrize("lang", LANGS)
def test_legend_explains_just_what_there_is(lang: str) -> None:
    def legend(*, heard: bool) -> list[str]:
        root = drawn(weighed(heard=heard), Bid(7, 5), lang)
        return [text.text or "" for text in kinds(root, "text", "quiet")]

    before, after = (message(lang, f"odds-{when}", {}) for when in ("before", "after"))
    assert {before, after} <= set(legend(heard=True))
    assert not {before, after} & set(legend(heard=False))
    half = message(lang, "odds-plot-half", {})
    assert " ".join(legend(heard=False)).endswith(half)


def test_odds_plot_who_hears_nothing_sees_one_line_a_face() -> None:
    root = drawn(weighed(heard=False))
    assert len(kinds(root, "polyline", "before")) == 6
    assert kinds(root, "polyline", "after") == []


def test_bid_that_was_asked_about_is_marked() -> None:
    root = drawn(weighed(), Bid(7, 5))
    (mark,) = kinds(root, "line", "asked")
    line = kinds(root, "polyline", "before")[0]
    assert float(mark.attrib["x1"]) == points(line)[6][0]
    assert kinds(drawn(weighed()), "line", "asked") == []


@each("lang", LANGS)
@each("asked", [None, Bid(7, 5), Bid(20, 1)])
def test_phone_can_show_it(lang: str, asked: Bid | None) -> None:
    """As for the drawing of dice: no letter under 12 pixels at 375, and none leaves the page."""
    told = odds_drawing(Speaker(lang, ENGLISH.variant), weighed(), asked)
    root = ET.fromstring(told)
    width = float(root.attrib["viewBox"].split()[2])
    sizes = {kind: float(size) for kind, size in re.findall(r"(\w+) {[^}]*?(\d+)px", told)}
    assert min(sizes.values()) * 375 / width > 12
    for text in root.iter(f"{SVG}text"):
        kind = text.attrib["class"]
        letter = sizes.get(kind, sizes["text"]) * (0.6 if kind == "title" else 0.52)
        x = float(text.attrib["x"])
        room = {"level": x, "scale": 2 * (width - x)}.get(kind, width - x)
        assert len(text.text or "") * letter < room


@pytest.mark.parametrize("dice", [(1, 1), (5, 5), (5, 5, 5, 5, 5, 5), (5, *[5] * 11)], ids=str)
@pytest.mark.parametrize("asked", [None, Bid(1, 1), Bid(9, 6)])
def test_odds_plot_nothing_leaves_the_page(dice: tuple[int, ...], asked: Bid | None) -> None:
    root = drawn(weighed(heard=False, dice=dice), asked)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for group in root.findall(f"{SVG}g"):
        down = float(group.attrib["transform"].partition(" ")[2].rstrip(")"))
        for line in group.iter(f"{SVG}polyline"):
            for x, y in points(line):
                assert 0 < x < width
                assert 0 < down + y < height
        for text in group.iter(f"{SVG}text"):
            assert down + float(text.attrib["y"]) < height
        written = [
            float(t.attrib["x"]) for t in group.iter(f"{SVG}text") if t.attrib["class"] == "scale"
        ]
        rows = [b - a for a, b in pairwise(written) if b > a]
        assert all(gap >= 18 for gap in rows), "counts below run into each other"


def test_odds_plot_it_needs_nothing_else_and_knows_the_dark() -> None:
    told = odds_drawing(ENGLISH, weighed(), Bid(7, 5))
    assert re.findall(r"https?://[^\"]*|url\(|@import|href", told) == ["http://www.w3.org/2000/svg"]
    lines = told.partition(".half {")[2]
    light, dark = lines.split("@media")
    for kind in ("before", "after", "ring", "dot", "asked", "level"):
        assert f".{kind}" in light
        assert f".{kind}" in dark
