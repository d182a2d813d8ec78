"""The drawing: one file of well-formed XML that says in words what it shows."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

from palifico.analysis import Counts, DiceStats, counts_of, dice_stats, drawing, verdict_sentence
from palifico.words import LANGS, message
from palifico.words.numbers import percent
from tests.analysis.rolling import Roll, fair, loaded, record, rolled

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
    (found,) = [one for one in root.iter(f"{SVG}line") if one.attrib["class"] == kind]
    return float(found.attrib["y1"])


@pytest.mark.parametrize("lang", LANGS)
def test_it_says_what_it_shows(lang: str) -> None:
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
def test_the_verdict_stands_below_it_in_full(lang: str) -> None:
    stats = stats_of(loaded(1, 1, 1, 1, 1, 3))
    rows = [
        t.text or ""
        for t in drawn(stats, lang).iter(f"{SVG}text")
        if t.attrib["class"] == "verdict"
    ]
    assert " ".join(rows) == verdict_sentence(stats, lang)
    assert max(map(len, rows)) <= 74


def test_a_bar_is_as_high_as_its_share() -> None:
    stats = stats_of()
    root = drawn(stats)
    bars = boxes(root, "bar")
    assert len(bars) == 6
    ground, expected = line(root, "axis"), line(root, "expected")
    for bar, figure in zip(bars, stats.faces, strict=True):
        assert bar["y"] + bar["height"] == pytest.approx(ground, abs=0.11)
        share = figure.seen / figure.expected
        assert bar["height"] == pytest.approx(share * (ground - expected), abs=0.2)


def test_the_band_holds_what_is_likely() -> None:
    stats = stats_of()
    root = drawn(stats)
    band = boxes(root, "band")[0]
    expected = line(root, "expected")
    assert band["y"] + band["height"] / 2 == pytest.approx(expected, abs=0.11)
    deviation = stats.faces[0].variance ** 0.5 / stats.faces[0].expected
    half = 1.96 * deviation * (line(root, "axis") - expected)
    assert band["height"] / 2 == pytest.approx(half, abs=0.11)


def test_faces_are_marked_only_where_the_faces_are_unusual() -> None:
    assert boxes(drawn(stats_of(fair, 50)), "out") == []
    assert len(boxes(drawn(stats_of(loaded(1, 1, 1, 1, 1, 3))), "out")) >= 1


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
def test_nothing_leaves_the_field(stats: DiceStats) -> None:
    root = drawn(stats)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for kind in ("bar", "band", "die", "page"):
        for box in [b for b in root.iter(f"{SVG}rect") if b.attrib["class"].split()[0] == kind]:
            at = {name: float(box.attrib.get(name, 0)) for name in ("x", "y", "width", "height")}
            assert min(at.values()) >= 0
            assert at["x"] + at["width"] <= width
            assert at["y"] + at["height"] <= height


def test_every_die_shows_its_face() -> None:
    groups = drawn(stats_of()).findall(f"{SVG}g")
    assert [len(group.findall(f"{SVG}circle")) for group in groups] == [1, 2, 3, 4, 5, 6]
    titles = [group.findtext(f"{SVG}title", "") for group in groups]
    assert [title.partition(":")[0] for title in titles] == [f"Face {face}" for face in range(1, 7)]


def test_it_needs_nothing_else_and_knows_the_dark() -> None:
    told = drawing(stats_of(), "en")
    assert re.findall(r"https?://[^\"]*|url\(|@import|href", told) == ["http://www.w3.org/2000/svg"]
    assert "prefers-color-scheme: dark" in told
    light, dark = told.split("@media")
    for kind in ("page", "band", "bar", "out", "die", "pip", "grid"):
        assert f".{kind} {{" in light
        assert f".{kind} {{" in dark
