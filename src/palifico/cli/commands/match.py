"""`palifico match`: plays bots against each other in process, and reports their win rates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from palifico.cli.options import (
    INTERRUPTED,
    Lang,
    Names,
    Rules,
    check_seats,
    system_lang,
    table_rules,
)
from palifico.cli.output_files import check_place, write_whole
from palifico.cli.progress import count_bar
from palifico.editions import IDS, Shared
from palifico.errors import Fault
from palifico.rules import MIN_PLAYERS
from palifico.signals import interrupted_once
from palifico.words import message

if TYPE_CHECKING:
    from palifico.bots.match.match import Match
    from palifico.bots.match.tally import Tally

ALL: Final = "all"
"""Stands for every edition there is."""


def run_match(
    bots: Names = None,
    *,
    games: int = 400,
    edition: str = "paco",
    seats: int | None = None,
    rule: Rules = None,
    jobs: int = 1,
    seed: int = 0,
    json: bool = False,
    out: str | None = None,
    lang: Lang | None = None,
) -> int:
    from palifico.cli.commands.match_output import Matched, matched_json, tell

    speaks = lang or system_lang()
    names, wanted = _names(bots), _seats(bots, seats)
    _check_least("--games", games)
    _check_least("--jobs", jobs)
    tables = [table_rules(one, rule) for one in (IDS if edition == ALL else (edition,))]
    if out is not None:
        check_place(out, ".json")
    plans = [_plan(names, shared, wanted, seed) for shared in tables]
    with interrupted_once():
        tallies, complete = _play(plans, games, jobs, message(speaks, "match-playing", {}))
        done = [
            Matched(shared, plan, tally)
            for shared, plan, tally in zip(tables, plans, tallies, strict=False)
        ]
        figures = matched_json(done, complete=complete)
        if out is not None:
            write_whole(out, figures + "\n")
        if json:
            print(figures)
        else:
            tell(done, speaks, complete=complete)
    return 0 if complete else INTERRUPTED


def _names(given: Sequence[str] | None) -> list[str]:
    """The bots that were asked for.

    Raises Fault `match.bots`, or what `find_started` raises.
    """
    from palifico.bots import LEVELS
    from palifico.bots.external.plugins import own_bots
    from palifico.bots.match.match import find_started

    names = list(given or ())
    for name in dict.fromkeys(names):
        find_started(name)
    if len(names) < 2:
        raise Fault("match.bots", expected=", ".join([*LEVELS, *own_bots()]))
    return names


def _seats(bots: Sequence[str] | None, given: int | None) -> int:
    number = len(bots or ())
    seats = max(number, MIN_PLAYERS) if given is None else given
    check_seats(seats)
    if number > seats:
        raise Fault("match.crowd", given=number, seats=seats)
    return seats


def _check_least(option: str, given: int) -> None:
    if given < 1:
        raise Fault("command.value", given=str(given), name=option)


def _plan(names: Sequence[str], shared: Shared, seats: int, seed: int) -> Match:
    from palifico.bots.match.match import Match

    return Match(tuple(names), shared.variant.edition, seats, str(seed))


def _play(plans: Sequence[Match], games: int, jobs: int, label: str) -> tuple[list[Tally], bool]:
    """What was won in each match, and whether all of it was played."""
    from palifico.bots.match.match import nothing, play_deals

    tallies: list[Tally] = []
    total = sum(plan.deals(games) for plan in plans)
    with count_bar(label) as told:
        try:
            for plan in plans:
                tallies.append(nothing(plan))
                for deal in play_deals(plan, range(plan.deals(games)), jobs=jobs):
                    tallies[-1] += deal
                    told(sum(tally.deals for tally in tallies), total)
        except KeyboardInterrupt:
            return [tally for tally in tallies if tally.deals], False
    return tallies, True
