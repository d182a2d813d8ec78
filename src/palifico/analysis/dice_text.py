"""Dice text: what came of the tests, in plain words."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from palifico.analysis.dice_table import BLOCKS, Marks, deviations, table
from palifico.analysis.dice_verdict import (
    MIN_DICE,
    MIN_PAIRS,
    VERY_UNUSUAL,
    Aspect,
    DiceStats,
    Level,
    Order,
    Test,
)
from palifico.rules import FACES
from palifico.words import message
from palifico.words.numbers import number, percent

HUNDRED: Final = 100
TEN_THOUSAND: Final = 10_000


def report(stats: DiceStats, lang: str, *, width: int = 80, marks: Marks = BLOCKS) -> str:
    """Return the whole text: the verdict, what was counted, the table, and a line a test."""
    legend = {"mark": marks.line, "sigma": marks.sigma}
    parts = [
        [_filled(verdict_sentence(stats, lang), width)],
        [_filled(line, width) for line in (counted(stats, lang), *_repeated(stats, lang))],
        table(stats.faces, lang, width, marks),
        [_filled(message(lang, "dice-legend", legend), width)],
        [_filled(line, width) for line in _lines(stats, lang, marks)],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def counted(stats: DiceStats, lang: str) -> str:
    """Return how many games, rounds and dice there are."""
    counts = stats.counts
    values = {"games": counts.games, "rounds": counts.rounds, "dice": counts.dice}
    return message(lang, "dice-counted", values)


def verdict_sentence(stats: DiceStats, lang: str) -> str:
    """Return whether anything is unusual, what that means, and what stands out."""
    odd = [test for test in stats.tests if test.level is not Level.USUAL]
    said = [_verdict(stats, lang), *(_effect(test, stats, lang) for test in odd)]
    if any(test.asked is not Aspect.FACES for test in odd):
        said.append(message(lang, "dice-effect-sorted", {}))
    return " ".join(said)


def _repeated(stats: DiceStats, lang: str) -> list[str]:
    games = stats.counts.repeated
    return [message(lang, "dice-repeated", {"games": games})] if games else []


def _filled(text: str, width: int) -> str:
    """Return a text in lines; what must stay together is tied by spaces that do not break."""
    return fill(text, width).replace("\u00a0", " ")


def _lines(stats: DiceStats, lang: str, marks: Marks) -> list[str]:
    lines = [_line(test, lang, marks) for test in stats.tests]
    if stats.tests and stats.order is not Order.TESTED:
        values = {"pairs": stats.counts.pairs, "least": MIN_PAIRS}
        lines.append(message(lang, f"dice-order-{stats.order}", values))
    return lines


def _line(test: Test, lang: str, marks: Marks) -> str:
    values = {"statistic": number(lang, test.statistic, 2), "p": _p(lang, test.chance)}
    if test.figure is not None:
        values["seen"] = number(lang, test.figure.seen)
        values["expected"] = number(lang, test.figure.expected, 1)
        values["off"] = deviations(test.figure, lang, marks).replace(" ", "\u00a0")
    line = message(lang, f"dice-test-{test.asked}", values)
    if test.level is Level.USUAL:
        return line
    return message(lang, f"dice-marked-{test.level}", {"line": line})


def _p(lang: str, chance: float) -> str:
    if chance < VERY_UNUSUAL:
        return f"<\u00a0{number(lang, VERY_UNUSUAL, 4)}"
    digits = 2 if chance >= 0.1 else 3 if chance >= 0.01 else 4
    return f"=\u00a0{number(lang, chance, digits)}"


def _verdict(stats: DiceStats, lang: str) -> str:
    chance = stats.oddest.corrected if stats.oddest else 1.0
    values = {
        "dice": stats.counts.dice,
        "least": MIN_DICE,
        "count": round(chance * (HUNDRED if stats.level is Level.USUAL else TEN_THOUSAND)),
    }
    return message(lang, f"dice-verdict-{stats.level}", values)


def _effect(test: Test, stats: DiceStats, lang: str) -> str:
    """Return what an odd test found, and how much of it."""
    if test.figure is None:
        return _face_that_stands_out(stats, lang)
    more = "more" if test.figure.deviations > 0 else "less"
    seen, expected = test.figure.seen, test.figure.expected
    values = {"share": percent(lang, abs(seen / expected - 1))}
    if test.asked is Aspect.EQUAL:
        share = seen / stats.counts.pairs
        values = {"share": percent(lang, share), "expected": percent(lang, 1 / 6)}
    return message(lang, f"dice-effect-{test.asked}-{more}", values)


def _face_that_stands_out(stats: DiceStats, lang: str) -> str:
    faces = zip(FACES, stats.faces, strict=True)
    face, figure = max(faces, key=lambda one: abs(one[1].deviations))
    share = figure.seen / stats.counts.dice
    values = {"share": percent(lang, share), "expected": percent(lang, 1 / 6)}
    return message(lang, "dice-effect-faces", {"face": face, **values})
