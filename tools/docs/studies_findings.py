"""What the studies found, in sentences made of their figures, for the pages in docs/studies/."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from palifico.arena.policies.model import ODDS
from palifico.arena.studies.results import Results
from palifico.arena.studies.study import Figure
from palifico.arena.studies.tables import POINTS, SHARES, spelt

EDITION: Final = "paco"
"""The edition of examples: the one that speaks most languages."""


def found(results: Results) -> list[str]:
    """What there is to say about the figures of a study; the first sentence is the main one."""
    return list(FOUND[results.study](results))


def _seat_advantage(results: Results) -> Iterator[str]:
    first = _of(results, "win-edge", "place", players="odds", place=1)
    yield f"{_sides(first, 'the first player')} {_span('Their edge goes', first)}"
    every = _of(results, "win-edge", "place", players="odds")
    far = max(every, key=lambda one: abs(one.value))
    yield (
        f"The place farthest from an even share is number {far.at['place']} in {_where(far)}:"
        f" {_told(far)}."
    )
    chance = _of(results, "win-edge", "place", players="random", place=1)
    yield f"Among random players: {_small(_sides(chance, 'the first player'))}"


def _die_worth(results: Results) -> Iterator[str]:
    for seats in (2, 6):
        worth = _of(results, "die", players="odds", seats=seats)
        yield _span(f"With {seats} players, one die more than the others have is worth", worth)
    close = [
        (f"{own} against {others}", _one(results, "win", own=own, others=others))
        for own, others in ((5, 4), (3, 2), (2, 1))
    ]
    told = "; ".join(f"{what}, {_told(one)}" for what, one in close)
    yield f"How much one die decides depends on how many there are. Two players, {EDITION}: {told}."
    last = _of(results, "win-opening", "own", "others", players="odds", own=1, others=1)
    listed = ", ".join(f"{_told(one)} in {one.at['edition']}" for one in last)
    yield f"One die against one, it matters by whose rules who opens. The opener wins {listed}."
    pairs = [
        (one, _one(results, "die", edition=one.at["edition"], seats=one.at["seats"], by="random"))
        for one in _of(results, "die", players="odds")
    ]
    more = sum(one.low > other.high for one, other in pairs)
    yield (
        "A die is worth more among players who go by the odds than among random ones, for certain,"
        f" in {more} of {len(pairs)} tables."
    )


def _bid_truth(results: Results) -> Iterator[str]:
    true = _of(results, "true", players="odds")
    kind = "as often true as false, more or less"
    if all(one.low > 0.5 for one in true):
        kind = "true more often than not: who challenges it is the one who mostly pays"
    elif all(one.high < 0.5 for one in true):
        kind = "false more often than not: who challenges it mostly does so rightly"
    yield f"A bid that is challenged is {kind}. {_span('The share of true ones goes', true)}"
    ends = {}
    for dice in (5, 10, 20, 30):
        ends[dice] = _of(results, "true", "dice", players="odds", seats=6, dice=dice)
    listed = "; ".join(f"{dice} dice, {_ends(figures)}" for dice, figures in ends.items())
    yield f"By the dice on the table, at six seats and over the editions: {listed}."
    rounds = [
        _of(results, "true", "kind", players="odds", kind=kind) for kind in ("normal", "last-die")
    ]
    yield (
        f"In ordinary rounds {_ends(rounds[0])} of the challenged bids are true, in rounds of the"
        f" last die {_ends(rounds[1])}."
    )
    yield (
        "Random players raise until somebody stops them by chance:"
        f" {_ends(_of(results, 'true', players='random'))} of what they challenge is true."
    )


def _exact_call(results: Results) -> Iterator[str]:
    edge = _of(results, "win-edge", "from", players="odds")
    yield _sides(edge, "one who calls exact among others who never do")
    yield _span("That caller’s edge goes", edge)
    listed = "; ".join(f"from {percent}% on, {_ends(some)}" for percent, some in _by_from(edge))
    yield f"By how likely a call must be, in points above or below an even share: {listed}."
    right = _of(results, "right", players="odds")
    yield _span("Where everybody goes by the odds, the share of calls that are right goes", right)
    if all(one.high < ODDS.exact for one in right if one.at["edition"] == EDITION):
        yield (
            f"In {EDITION} that is less than the chances they are made by, {ODDS.exact:.0%} or"
            " more: these players count their own dice and believe nobody, but whoever bids a face"
            " has it more often than chance says."
        )
    yield _span("The calls of a game are", _of(results, "calls", players="odds"))
    yield _span("A random call is right", _of(results, "right", players="random"))


def _by_from(figures: Iterable[Figure]) -> Iterator[tuple[int, list[Figure]]]:
    for percent, some in groupby(sorted(figures, key=_from), key=_from):
        yield percent, list(some)


def _from(one: Figure) -> int:
    return int(one.at["from"])


def _palifico(results: Results) -> Iterator[str]:
    survive = _of(results, "survive-change", players="odds")
    yield _span(
        "To the share of those fallen to one die who keep it in the next round, the rule adds",
        survive,
    )
    win = _of(results, "win-one-change", players="odds")
    yield _span("To their chance to win the game it adds", win)
    two = [one for one in survive if one.at["seats"] == 2]
    idle = [str(one.at["edition"]) for one in two if one.low <= 0 <= one.high]
    if idle:
        yield f"In games of two, nothing of the kind can be seen in {_and(idle)}."
    yield _span("To the rounds of a game it adds", _of(results, "rounds-change", players="odds"))
    chance = _of(results, "survive-change", players="random")
    yield _span("Among random players, to the share of those who keep the die it adds", chance)


def _game_length(results: Results) -> Iterator[str]:
    plain = {"players": "odds", "calza": "without"}
    for seats in (2, 4, 6, 12):
        rounds = _of(results, "rounds", seats=seats, **plain)
        decisions = _of(results, "decisions", seats=seats, **plain)
        yield (
            f"{seats} at the table: {_ends(rounds)} rounds and {_ends(decisions)} decisions on"
            " average, over the editions."
        )
    pairs = [
        (
            one,
            _one(results, "rounds", edition=one.at["edition"], seats=one.at["seats"], calza="with"),
        )
        for one in _of(results, "rounds", **plain)
        if any(results.of("rounds", edition=one.at["edition"], calza="with"))
    ]
    longer = sum(other.low > one.high for one, other in pairs)
    yield f"Exact calls make games longer for certain in {longer} of {len(pairs)} tables."
    chance = _of(results, "decisions", seats=6, players="random", calza="without")
    yield f"Random players at six seats make {_ends(chance)} decisions on average."


FOUND: Final[dict[str, Callable[[Results], Iterator[str]]]] = {
    "seat-advantage": _seat_advantage,
    "die-worth": _die_worth,
    "bid-truth": _bid_truth,
    "exact-call": _exact_call,
    "palifico": _palifico,
    "game-length": _game_length,
}


def _of(results: Results, what: str, *more: str, **at: str | int) -> list[Figure]:
    """The figures about this, told apart by edition, seats, players, and no more than is said."""
    keys = {"edition", "seats", "players", *more, *at}
    return [one for one in results.of(what, **at) if one.at.keys() == keys]


def _one(results: Results, what: str, *, by: str = "odds", **at: str | int) -> Figure:
    """One figure: of two players and the edition of examples, unless it is said otherwise."""
    wanted = {"edition": EDITION, "seats": 2, "players": by, **at}
    return next(one for one in results.of(what, **wanted) if one.at.keys() == wanted.keys())


def _span(begin: str, figures: Sequence[Figure]) -> str:
    """The least and the greatest, and where they are."""
    least, most = min(figures, key=_value), max(figures, key=_value)
    return f"{begin} from {_told(least)} ({_where(least)}) to {_told(most)} ({_where(most)})."


def _ends(figures: Iterable[Figure]) -> str:
    """The least and the greatest, without their intervals."""
    values = sorted(figures, key=_value)
    least, most = (_told(one).partition(" ±")[0] for one in (values[0], values[-1]))
    return least if least == most else f"{least.removesuffix('%')} to {most}"


def _sides(figures: Sequence[Figure], who: str) -> str:
    """How often somebody is above an even share for certain, and how often below."""
    above = sum(one.low > 0 for one in figures)
    below = sum(one.high < 0 for one in figures)
    return (
        f"In {above} of {len(figures)} tables {who} wins more than an even share for certain, in"
        f" {below} less; in the others the interval holds it."
    )


def _told(one: Figure) -> str:
    unit = "%" if one.what in SHARES else " points" if one.what in POINTS else ""
    value, _, half = spelt(one, "en").partition(" ±")
    return f"{value}{unit} ±{half}" if unit == "%" else f"{value} ±{half}{unit}"


def _where(one: Figure) -> str:
    told = [f"{one.at['edition']}, {one.at['seats']} seats"]
    if "from" in one.at:
        told.append(f"calls from {one.at['from']}%")
    return ", ".join(told)


def _value(one: Figure) -> float:
    return one.value


def _small(text: str) -> str:
    return text[0].lower() + text[1:]


def _and(names: Sequence[str]) -> str:
    return " and ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])} and {names[-1]}"
