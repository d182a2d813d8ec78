"""The report in six languages: what it says, and that it fits a narrow terminal."""

from __future__ import annotations

import re
from random import Random

import pytest

from palifico.analysis import (
    ASCII,
    Counts,
    DiceStats,
    counts_of,
    dice_stats,
    report,
    verdict_sentence,
)
from palifico.analysis.dice_text import counted
from palifico.analysis.dice_verdict import Order
from palifico.words import LANGS, message
from tests.analysis.rolling import fair, loaded, record, rolled
from tests.each import each

CASES = {
    "usual": (fair, 20),
    "unusual": (loaded(1, 1, 1, 1, 1, 1.6), 4),
    "very-unusual": (loaded(1, 1, 1, 1, 1, 2), 20),
    "clusters": (
        lambda rng, dice: rng.choices([1, 2] if rng.random() < 0.5 else [5, 6], k=dice),
        9,
    ),
    "turns": (lambda rng, dice: [rng.choice([2, 4]) + 1 - at % 2 for at in range(dice)], 9),
    "sorted": (lambda rng, dice: sorted(fair(rng, dice)), 9),
    "none": (fair, 0),
}
HALF_FILLED = re.compile(r"[{}$]|None")


def stats_of(case: str) -> DiceStats:
    roll, games = CASES[case]
    rng = Random(8)
    return dice_stats(sum((counts_of(rolled(rng, roll)) for _ in range(games)), Counts()))


@each("case", CASES)
@each("lang", LANGS)
def test_report_is_whole(case: str, lang: str) -> None:
    told = report(stats_of(case), lang)
    assert not HALF_FILLED.search(told)
    assert "\u00a0" not in told
    assert told.count("\n\n") == (3 if case == "none" else 4)


@each("case", CASES)
@each("lang", LANGS)
def test_verdict_comes_first_and_the_tests_last(case: str, lang: str) -> None:
    stats = stats_of(case)
    verdict, counts, table, legend, *tests = report(stats, lang, width=2000).split("\n\n")
    assert verdict == verdict_sentence(stats, lang).replace("\u00a0", " ")
    assert counts == counted(stats, lang)
    assert len(table.splitlines()) == 7
    assert "σ" in legend
    lines = len(stats.tests) + (stats.order is Order.SORTED)
    assert [len(part.splitlines()) for part in tests] == ([lines] if lines else [])


@pytest.mark.parametrize("lang", LANGS)
def test_games_that_came_more_than_once_are_told_after_what_was_counted(lang: str) -> None:
    none, one, two = (
        report(dice_stats(Counts(games=2, repeated=n)), lang, width=500).split("\n\n")[1]
        for n in (0, 1, 2)
    )
    assert one.splitlines() == [none, message(lang, "dice-repeated", {"games": 1})]
    assert two.splitlines() == [none, message(lang, "dice-repeated", {"games": 2})]
    assert one.replace("1", "") != two.replace("2", "")


@each("case", CASES)
@each("lang", LANGS)
@each("width", [40, 60, 80, 200])
def test_report_is_no_wider_than_the_terminal(case: str, lang: str, width: int) -> None:
    assert max(map(len, report(stats_of(case), lang, width=width).splitlines())) <= width


def test_narrow_terminal_still_has_bars() -> None:
    many = Counts(games=1, faces=(1234567,) * 6)
    lines = report(dice_stats(many), "en", width=40).splitlines()
    assert "   1 1,234,567 1,234,567.0 +0.0 σ █████│" in lines


def test_bars_are_as_long_as_what_they_show() -> None:
    counts = counts_of(record([[1] * 40 + [2] * 20 + [3] * 10 + [4] * 10 + [5] * 40]))
    lines = report(dice_stats(counts), "en", width=70).splitlines()
    assert [line.partition("σ  ")[2] for line in lines if " σ  " in line] == [
        f"{'█' * 20}│{'█' * 19}",
        f"{'█' * 20}│",
        f"{'█' * 10}{' ' * 10}│",
        f"{'█' * 10}{' ' * 10}│",
        f"{'█' * 20}│{'█' * 19}",
        f"{' ' * 20}│",
    ]


def test_terminal_without_blocks() -> None:
    told = report(stats_of("usual"), "en", marks=ASCII)
    assert told.isascii()
    assert "####|" in told
    assert " sd " in told


VERDICTS = {
    "usual": "Nothing unusual: fair dice stray this far or further about 12 times in 100.",
    "unusual": (
        "Unusual: fair dice stray this far only about 15 times in 10,000. Still, one fair"
        " sample in a hundred looks unusual: look at more games"
        " before you blame the dice. Face 6 stands out most: 24.4% of the dice show it, 16.7% are"
        " expected."
    ),
    "very-unusual": (
        "Very unusual: fair dice stray this far less than once in 10,000 times. Chance is a"
        " poor explanation. Face 6 stands out most: 27.5% of the dice show it, 16.7% are expected."
    ),
    "none": "Too few dice to tell: there are 0, and it takes 60.",
}


@pytest.mark.parametrize("case", VERDICTS)
def test_verdicts(case: str) -> None:
    assert verdict_sentence(stats_of(case), "en") == VERDICTS[case]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("level", ["usual", "unusual"])
def test_dice_text_once_is_not_one_times(level: str, lang: str) -> None:
    once, twice = (message(lang, f"dice-verdict-{level}", {"count": n}) for n in (1, 2))
    assert once.replace("1", "") != twice.replace("2", "")


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("clusters", "High dice follow high ones and low dice low ones too often: "),
        ("clusters", "A die shows the face of the one before too often: "),
        ("turns", "Odd and even dice alternate too often: "),
        ("turns", "A die shows the face of the one before too rarely: "),
        ("turns", "Hands that were sorted when they were written down would look like that too."),
    ],
)
def test_dice_text_what_is_odd_about_the_order_is_said(case: str, said: str) -> None:
    assert said in verdict_sentence(stats_of(case), "en")


def test_dice_text_why_the_order_was_not_tested() -> None:
    told = report(stats_of("sorted"), "en", width=500)
    assert "not tested. Every hand is written down sorted" in told
    rng = Random(1)
    singles = [counts_of(record([[rng.randint(1, 6)]])) for _ in range(70)]
    few = report(dice_stats(sum(singles, Counts())), "en", width=500)
    assert "too few dice in a row to tell (0 that follow another die; 50 are needed)" in few


def test_dice_text_only_odd_tests_are_marked() -> None:
    lines = report(stats_of("very-unusual"), "en", width=500).splitlines()
    marked = [line for line in lines if line.endswith("Very unusual.")]
    assert [line.split(":")[0] for line in marked] == ["Faces"]
    assert "; p < 0.0001. Very unusual." in marked[0]
