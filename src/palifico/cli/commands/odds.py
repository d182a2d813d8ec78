"""`palifico odds`: how likely is a bid, before and after listening to the bids so far?"""

from __future__ import annotations

import re
import sys
from functools import partial
from json import dumps
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console

from palifico.cli.commands.odds_arguments import (
    bid_of,
    check_opener,
    cups_of,
    hand_of,
    illegal,
    position_of,
    too_high,
)
from palifico.cli.environment import bar_marks
from palifico.cli.options import (
    BAD_INPUT,
    Lang,
    default_edition,
    describe,
    system_lang,
    table_rules,
)
from palifico.cli.output_files import check_drawing_place, write_whole
from palifico.rules import Bid
from palifico.words import Question, Speaker, message
from palifico.words.explain import notes

if TYPE_CHECKING:
    from palifico.odds.comparison import Comparison, Row


CHANCE_DIGITS: Final = 12
"""As far as chances are sure to be the same on all machines."""
UNBREAKABLE: Final = re.compile(r"(?<![×\w-])(\d+|[<>]) ")
"""What must not be parted from the word behind it, as in 3 aces and < 0.1%."""


def run_odds(
    *,
    dice: str,
    others: str,
    bid: str | None = None,
    bids: str = "",
    edition: str | None = None,
    last_die: bool = False,
    plot: str | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    from palifico.odds.comparison import compare_odds

    speaks = lang or system_lang()
    shared = table_rules(edition or default_edition(speaks), None)
    speaker = Speaker(speaks, shared.variant)
    rules = describe(speaker, shared)
    played = shared.variant.edition
    hand, cups = hand_of(dice, played), cups_of(others, played)
    asked = None if bid is None else bid_of(speaker, bid)
    at = position_of(speaker, hand, cups, bids, last_die=last_die)
    if "," in others:  # cups that were made of a number are but a guess
        check_opener(at)
    if wrong := illegal(speaker, at, rules) or too_high(speaker, at, asked):
        print(wrong, file=sys.stderr)
        return BAD_INPUT
    if plot is not None:
        check_drawing_place(plot)
    weighing = compare_odds(at)
    if plot is not None:
        _draw(plot, speaker, weighing, asked)
    if json:
        print(_json(speaker, weighing, asked))
    else:
        _print(speaker, weighing, asked, rules)
        if plot is not None:
            print(f"\n{message(speaks, 'dice-picture', {'file': plot})}")
    return 0


def _draw(file: str, speaker: Speaker, weighing: Comparison, asked: Bid | None) -> None:
    from palifico.analysis.odds_plot import odds_drawing

    write_whole(file, odds_drawing(speaker, weighing, asked))


def _print(speaker: Speaker, weighing: Comparison, asked: Bid | None, rules: str) -> None:
    from palifico.cli.commands.odds_output import odds_tables
    from palifico.odds.text import conclusion, known, left_out, model_note

    console = Console(highlight=False, markup=False)
    say = partial(_say, console, speaker)
    question = Question(None, players=len(weighing.at.cups), last_die=weighing.at.last_die)
    say(f"{rules}. {known(speaker, weighing)}")
    for table in odds_tables(speaker, weighing, asked, width=console.width, marks=bar_marks()):
        say("")
        console.print(table)
    say("", conclusion(speaker, weighing, asked), style="bold")
    if asked is None:
        say(*left_out(speaker, weighing))
    say(*notes(speaker, question))
    if weighing.at.bids:
        say(model_note(speaker.lang), style="dim")


def _say(console: Console, speaker: Speaker, *lines: str, style: str = "") -> None:
    """Print lines, folded between words; what must stay together is tied by other blanks."""
    for line in lines:
        tied = _tied(speaker, line)
        folded = fill(tied, console.width, break_long_words=False, break_on_hyphens=False)
        console.print(folded.replace("\u00a0", " "), style=style, soft_wrap=True)


def _tied(speaker: Speaker, line: str) -> str:
    for own in (speaker.word("wild"), speaker.word("wilds")):
        line = line.replace(own, own.replace(" ", "\u00a0"))
    return UNBREAKABLE.sub("\\1\u00a0", line)


def _json(speaker: Speaker, weighing: Comparison, asked: Bid | None) -> str:
    from palifico.odds import MODEL
    from palifico.odds.comparison import rows_asked
    from palifico.odds.text import conclusion

    at = weighing.at
    told = {
        "edition": at.edition.id,
        "dice": at.hand,
        "others": at.dice[1:],
        "last_die": at.last_die,
        "spoken": [{"seat": made.seat, "bid": made.bid} for made in at.bids],
        "bids": [_row(row) for row in rows_asked(weighing, asked)],
        "version": MODEL,
        "message": conclusion(speaker, weighing, asked),
    }
    return dumps(told, ensure_ascii=False)


def _row(row: Row) -> dict[str, Any]:
    names = ("chance", "heard", "exact", "exact_heard")
    chances = (row.before, row.after, row.exact_before, row.exact_after)
    return {
        "bid": row.bid,
        **{name: round(chance, CHANCE_DIGITS) for name, chance in zip(names, chances, strict=True)},
    }
