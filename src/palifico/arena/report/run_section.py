"""Section of the run: its configuration, versions, TOML file, and how to read the figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from palifico.arena.config import Config
from palifico.arena.design import Cell
from palifico.arena.ratings import BOOTSTRAP_DRAWS, MAX_CELL_GAMES, Order
from palifico.arena.report.config_toml import config_toml
from palifico.arena.report.markup import element, escape
from palifico.arena.sums import Sums
from palifico.editions import spell
from palifico.words import message, visible
from palifico.words.numbers import number

COMMAND: Final = "palifico arena run FILE.toml"


class Results(Protocol):
    """What the report reads of a run."""

    @property
    def config(self) -> Config: ...
    @property
    def cells(self) -> Sequence[Cell]: ...
    @property
    def versions(self) -> Mapping[str, str]: ...
    def sums(self, cell: Cell) -> Sums: ...
    def orders(self, cell: Cell) -> Sequence[Order]: ...
    def complete(self, cell: Cell) -> bool: ...


def run_section(results: Results, lang: str) -> str:
    """Return the configuration in words, the versions, and the file to play it again."""
    facts = [*_facts(results.config, lang)]
    pairs = (element("dt", escape(name)) + element("dd", escape(fact)) for name, fact in facts)
    kept = (
        element("dt", escape(visible(name))) + element("dd", escape(visible(version)))
        for name, version in results.versions.items()
    )
    return element(
        "section",
        element("h2", escape(message(lang, "report-run", {})), id="run"),
        element("dl", *pairs),
        element("h3", escape(message(lang, "report-versions", {})), class_="apart"),
        element("dl", *kept),
        element("h3", escape(message(lang, "report-repeat", {})), class_="apart"),
        element("p", escape(message(lang, "report-repeat-note", {"command": COMMAND}))),
        element("pre", element("code", escape(config_toml(results.config))), tabindex="0"),
        aria_labelledby="run",
    )


def reading_section(lang: str) -> str:
    """Return what the intervals and the ratings are."""
    values: dict[str, str | int] = {"draws": BOOTSTRAP_DRAWS, "most": MAX_CELL_GAMES}
    texts = [
        message(lang, "report-reading-interval", {}),
        message(lang, "report-reading-deals", {}),
        message(lang, "report-reading-rating", values),
    ]
    return element(
        "section",
        element("h2", escape(message(lang, "report-reading", {})), id="reading"),
        *(element("p", escape(text)) for text in texts),
        aria_labelledby="reading",
    )


def _facts(config: Config, lang: str) -> Iterator[tuple[str, str]]:
    yield message(lang, "report-players", {}), ", ".join(map(visible, config.labels))
    yield message(lang, "report-editions", {}), ", ".join(map(visible, config.editions))
    yield message(lang, "report-seats", {}), ", ".join(map(str, config.seats))
    yield message(lang, "report-rules", {}), _rules(config, lang)
    yield message(lang, "report-limit", {}), "; ".join(_length(config, lang))
    yield message(lang, "report-dealing", {}), _dealing(config, lang)
    yield message(lang, "report-seed", {}), str(config.seed)


def _rules(config: Config, lang: str) -> str:
    changed = ", ".join(f"{name} = {spell(value)}" for name, value in config.rules)
    return changed or message(lang, "report-rules-plain", {})


def _length(config: Config, lang: str) -> Iterator[str]:
    if config.games is not None:
        yield message(lang, "report-until-games", {"games": config.games})
    if config.until is not None:
        points = number(lang, config.until, 2)
        yield message(lang, "report-until-points", {"points": points})


def _dealing(config: Config, lang: str) -> str:
    if config.duplicate:
        return message(lang, "report-dealing-turned", {})
    return message(lang, "report-dealing-fresh" if config.rotate else "report-dealing-fixed", {})
