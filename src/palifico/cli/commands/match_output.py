"""Output of `palifico match`: a table and some sentences, or the figures as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from json import dumps
from textwrap import fill
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from palifico.bots.match.match import Match, numbered, shares
from palifico.bots.match.tally import STAR, Share, Tally, starred
from palifico.cli.options import describe
from palifico.editions import Shared, share_code
from palifico.words import Speaker, message, visible
from palifico.words.numbers import number, percent

VERDICTS: Final = {1: "above", 0: "open", -1: "below"}
MAX_TROUBLES: Final = 10
"""So many kinds of trouble are told of a bot."""
NO_INTERVAL: Final = "–"


@dataclass(frozen=True, slots=True)
class Matched:
    """The rules of a match, who played, and what was won."""

    rules: Shared
    plan: Match
    tally: Tally

    @property
    def names(self) -> list[str]:
        """The bots; one that plays against itself is numbered."""
        return numbered(list(map(str, self.plan.bots)))

    @property
    def shares(self) -> list[Share]:
        """The share of every bot."""
        return shares(self.plan, self.tally)


def tell(done: Sequence[Matched], lang: str, *, complete: bool) -> None:
    """Print the matches one after the other."""
    console = Console(highlight=False, markup=False)
    if not complete:
        console.print(message(lang, "match-interrupted", {}))
    for at, matched in enumerate(done):
        if at or not complete:
            console.print()
        console.print(_title(matched, lang), style="bold")
        console.print(_table(matched, lang))
        for line in _sentences(matched, lang):
            console.print(fill(line, console.width), soft_wrap=True)


def matched_json(done: Sequence[Matched], *, complete: bool) -> str:
    """The figures of all matches."""
    return dumps({"complete": complete, "matches": list(map(_json, done))}, ensure_ascii=False)


def intervals(of: Sequence[Share], lang: str, digits: int = 1) -> list[str]:
    """The intervals of a table; one who plays alone always wins, and has none."""
    return [
        NO_INTERVAL
        if one.even == 1
        else f"{percent(lang, one.low, digits)} – {percent(lang, one.high, digits)}"
        + (STAR if star else "")
        for one, star in zip(of, starred(of), strict=True)
    ]


def wilson_told(of: Sequence[Share], lang: str) -> Iterator[str]:
    """Which intervals are Wilson's: all of them, those with a star, or none."""
    if not all(one.by_deals or one.even == 1 for one in of):
        star = f"{STAR} " if any(starred(of)) else ""
        yield f"{star}{message(lang, 'match-wilson', {})}"


def trouble_told(bot: str, troubles: Mapping[str, int], lang: str) -> str:
    """How often a bot gave no answer that counts, and what was wrong most often."""
    what = _trouble(next(iter(_most_often(troubles))), lang)
    return message(
        lang, "match-trouble", {"bot": bot, "times": sum(troubles.values()), "what": what}
    )


def _title(matched: Matched, lang: str) -> str:
    speaker = Speaker(lang, matched.rules.variant)
    values: dict[str, str | int] = {
        "edition": describe(speaker, matched.rules),
        "seats": matched.plan.seats,
        "seed": matched.plan.seed,
        "games": matched.tally.games,
    }
    return message(lang, "match-title", values)


def _table(matched: Matched, lang: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for heading in _headings(lang):
        table.add_column(heading, justify="right")
    told = intervals(matched.shares, lang)
    rows = zip(matched.names, matched.tally.wins, matched.shares, told, strict=True)
    for name, wins, one, interval in rows:
        figures = (number(lang, matched.tally.games), number(lang, wins), percent(lang, one.share))
        table.add_row(name, *figures, interval, percent(lang, one.even))
    return table


def _headings(lang: str) -> list[str]:
    return [
        message(lang, "match-heading-games", {}),
        message(lang, "match-heading-wins", {}),
        message(lang, "match-heading-share", {}),
        message(lang, "match-heading-interval", {}),
        message(lang, "match-heading-even", {}),
    ]


def _sentences(matched: Matched, lang: str) -> Iterator[str]:
    tally, told = matched.tally, list(zip(matched.names, matched.shares, strict=True))
    for name, one in told[:1] if len(told) == 2 else told:
        yield _verdict(name, one, lang)
    values: dict[str, str | int] = {"deals": tally.deals, "seatings": tally.games_a_deal}
    yield message(lang, "match-by-deals", values)
    yield from wilson_told(matched.shares, lang)
    for name, troubles in zip(matched.names, tally.troubles, strict=True):
        if troubles:
            yield trouble_told(name, troubles, lang)


def _verdict(name: str, one: Share, lang: str) -> str:
    above, below = one.verdict > 0, one.verdict < 0
    values = {"bot": name, "even": percent(lang, one.even)}
    return message(
        lang, "match-above" if above else "match-below" if below else "match-open", values
    )


def _trouble(what: str, lang: str) -> str:
    """A trouble of a tally in words: its kind, and then what it says."""
    kind, _, text = what.partition(": ")
    return message(lang, f"bots-trouble-{kind}", {"text": visible(text)})


def _most_often(troubles: Mapping[str, int]) -> dict[str, int]:
    order = sorted(troubles.items(), key=lambda one: (-one[1], one[0]))
    return dict(order[:MAX_TROUBLES])


def share_json(one: Share) -> dict[str, Any]:
    """A share of the wins for a program."""
    return {
        "share": one.share,
        "low": one.low,
        "high": one.high,
        "even": one.even,
        "interval": "deals" if one.by_deals else "wilson",
        "verdict": VERDICTS[one.verdict],
    }


def _json(matched: Matched) -> dict[str, Any]:
    plan, tally = matched.plan, matched.tally
    return {
        "edition": matched.rules.variant.base.id,
        "code": share_code(Shared(matched.rules.variant, None)),
        "seats": plan.seats,
        "seed": plan.seed,
        "games": tally.games,
        "deals": tally.deals,
        "bots": [_bot(matched, at) for at in range(len(plan.bots))],
    }


def _bot(matched: Matched, at: int) -> dict[str, Any]:
    tally, one = matched.tally, matched.shares[at]
    return {
        "bot": str(matched.plan.bots[at]),
        "wins": tally.wins[at],
        **share_json(one),
        "troubles": sum(tally.troubles[at].values()),
        "what": _most_often(tally.troubles[at]),
    }
