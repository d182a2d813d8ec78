"""Section of a cell: a card for each of its charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from palifico.arena.ratings import Ladder
from palifico.arena.report.card import (
    TableData,
    card,
    interval_heads,
    interval_row,
    listed,
    numbers_scaled,
    rating_spelt,
    scale_spelt,
    shares_spelt,
    spans_card,
)
from palifico.arena.report.cell_figures import (
    CellReport,
    bluff_spans,
    dice_lines,
    doubt_spans,
    exact_spans,
    rating_spans,
    rounds_drawn,
    turn_spans,
    win_spans,
)
from palifico.arena.report.charts.bars import bars_drawn, bars_of, middle_of
from palifico.arena.report.charts.frame import Caption
from palifico.arena.report.charts.intervals import Span, spans_drawn
from palifico.arena.report.charts.lines import lines_drawn
from palifico.arena.report.markup import element, escape
from palifico.words import message, visible
from palifico.words.numbers import number, percent


def cell_section(told: CellReport, *, alone: bool) -> str:
    """Return the section of a cell; one that is `alone` leaves its size to the run's header."""
    say = told.speaker.say
    name = f"cell-{told.cell.number}"
    badge = [] if told.complete else [element("span", escape(say("report-part-unfinished")))]
    heading = element("h2", escape(told.title), *badge, id=name)
    if not told.sums.games:
        inside = [element("p", escape(say("arena-nothing")), class_="lead")]
    else:
        inside = [*_alone(told), *_troubles(told), element("div", *_cards(told), class_="cards")]
    if told.sums.games and not alone:
        counted = say("report-counted", games=told.sums.games, decisions=told.sums.decisions)
        inside.insert(0, element("p", escape(counted), class_="lead"))
    return element("section", heading, *inside, aria_labelledby=name)


def rating_card(
    lang: str, id_: str, ladder: Ladder, names: Sequence[str], *, broad: bool = False
) -> str:
    """Return the ratings, and whether the best is surely the best."""
    spans, spelt = rating_spans(ladder, names), rating_spelt(lang)
    note = message(lang, "report-rating-note", {"games": ladder.games})
    title = message(lang, "report-rating", {})
    called = Caption(id_, title, listed(lang, spans, spelt))
    heads = [
        message(lang, "report-head-player", {}),
        message(lang, "report-head-rating", {}),
        *interval_heads(lang, ()),
    ]
    rows = [[span.name, spelt(span.value), interval_row(span, spelt)[0]] for span in spans]
    drawn = spans_drawn(spans, spelt, numbers_scaled(lang))
    notes, figures = [*_ahead(lang, ladder, names), note], TableData(heads, rows)
    return card(lang, called, notes, drawn, figures, broad=broad)


def _ahead(lang: str, ladder: Ladder, names: Sequence[str]) -> Iterator[str]:
    """Yield whether the best player is surely ahead of the next."""
    best, next_ = ladder.best_first()[:2]
    gap, spelt = ladder.gap(best, next_), rating_spelt(lang)
    values = {"best": names[best], "next": names[next_]} | {
        key: spelt(figure)
        for key, figure in (("gap", gap.value), ("low", gap.low), ("high", gap.high))
    }
    yield message(lang, "report-rating-ahead" if gap.low > 0 else "report-rating-open", values)


def _cards(told: CellReport) -> Iterator[str]:
    if not told.alone:
        yield _wins(told)
    if told.ladder.games and not told.alone:
        yield rating_card(told.lang, _id(told, "rating"), told.ladder, told.names)
    yield _dice(told)
    yield _length(told)
    yield from _shares(told)
    yield _turns(told)


def _alone(told: CellReport) -> Iterator[str]:
    """Yield why no wins are shown, where one player has all seats."""
    if told.alone:
        (name,) = told.names
        yield element("p", escape(told.speaker.say("report-alone", name=name)), class_="lead")


def _id(told: CellReport, what: str) -> str:
    return f"cell-{told.cell.number}-{what}"


def _called(told: CellReport, what: str, title: str, spans: Sequence[Span]) -> Caption:
    shows = listed(told.lang, spans, shares_spelt(told.lang, spans))
    return Caption(_id(told, what), title, shows)


def _wins(told: CellReport) -> str:
    spans, say = win_spans(told), told.speaker.say
    games = number(told.lang, told.sums.games)
    counts = TableData(
        [say("report-head-player"), say("match-heading-games"), say("match-heading-wins")],
        [[games, number(told.lang, won)] for won in told.sums.wins],
    )
    notes = [_leader(told, spans), say("report-wins-note")]
    called = _called(told, "wins", say("report-wins"), spans)
    return spans_card(told.lang, called, notes, spans, counts)


def _leader(told: CellReport, spans: Sequence[Span]) -> str:
    """Return whether who won most beside an even share surely wins more than that."""
    best = max(spans, key=lambda span: span.value - (span.mark or 0))
    values = {"bot": best.name, "even": percent(told.lang, best.mark or 0)}
    return message(told.lang, "match-above" if best.is_clear else "match-open", values)


def _shares(told: CellReport) -> Iterator[str]:
    """Bluffs, challenges and exact calls, where there were any."""
    sums, say = told.sums, told.speaker.say
    bids = say("report-head-bids"), say("report-head-bluffs")
    calls = say("report-head-calls"), say("report-head-right")
    called = _called(told, "bluff", say("report-bluff"), bluff_spans(told))
    counts = _counts(told, bids, sums.bids, sums.bluffs)
    yield from _rates(told, called, say("report-bluff-note"), bluff_spans(told), counts)
    called = _called(told, "doubt", say("report-doubt"), doubt_spans(told))
    counts = _counts(told, calls, sums.doubts, sums.doubts_right)
    yield from _rates(told, called, say("report-doubt-note"), doubt_spans(told), counts)
    called = _called(told, "exact", say("report-exact"), exact_spans(told))
    counts = _counts(told, calls, sums.exacts, sums.exacts_right)
    yield from _rates(told, called, say("report-exact-note"), exact_spans(told), counts)


def _rates(
    told: CellReport, called: Caption, note: str, spans: Sequence[Span], counts: TableData
) -> Iterator[str]:
    if spans:
        yield spans_card(told.lang, called, [note], spans, counts)


def _counts(
    told: CellReport, heads: Sequence[str], trials: Sequence[int], hits: Sequence[int]
) -> TableData:
    """Return how often something was tried and how often it was so, of those who tried at all."""
    rows = [
        [number(told.lang, tried), number(told.lang, hit)]
        for tried, hit in zip(trials, hits, strict=True)
        if tried
    ]
    return TableData([told.speaker.say("report-head-player"), *heads], rows)


def _turns(told: CellReport) -> str:
    spans, say = turn_spans(told), told.speaker.say
    counts = TableData(
        [say("report-head-seat"), say("match-heading-wins")],
        [[number(told.lang, won)] for won in told.sums.turn_wins],
    )
    called = _called(told, "turn", say("report-turn"), spans)
    return spans_card(told.lang, called, [say("report-turn-note")], spans, counts)


def _dice(told: CellReport) -> str:
    lines, say = dice_lines(told), told.speaker.say
    rounds = rounds_drawn(told.sums)
    heads = [say("report-head-round"), say("report-head-going"), *(line.name for line in lines)]
    rows = [
        [
            str(at + 1),
            number(told.lang, told.sums.going[at]),
            *(number(told.lang, line.figures[at], 2) for line in lines),
        ]
        for at in range(rounds)
    ]
    ends = "; ".join(
        f"{line.name}: {number(told.lang, line.figures[0], 1)} … "
        f"{number(told.lang, line.figures[-1], 1)}"
        for line in lines
    )
    called = Caption(_id(told, "dice"), say("report-dice"), f"{say('report-dice-note')} {ends}")
    drawn = lines_drawn(lines, numbers_scaled(told.lang), say("report-head-round"))
    return card(told.lang, called, [say("report-dice-note")], drawn, TableData(heads, rows))


def _length(told: CellReport) -> str:
    lengths, say = told.sums.lengths, told.speaker.say
    games = sum(lengths.values())
    middle = middle_of(lengths)
    mean = sum(rounds * times for rounds, times in lengths.items()) / games
    note = say("report-length-note", rounds=middle, mean=number(told.lang, mean, 1))
    called = Caption(_id(told, "length"), say("report-length"), note)
    heads = [
        say("report-head-rounds"),
        say("match-heading-games"),
        say("match-heading-share"),
    ]
    rows = [
        [bar.name, number(told.lang, bar.times), percent(told.lang, bar.times / games)]
        for bar in bars_of(lengths)
    ]
    median = say("report-median", rounds=middle)
    drawn = bars_drawn(lengths, scale_spelt(told.lang), median)
    return card(told.lang, called, [note], drawn, TableData(heads, rows))


def _troubles(told: CellReport) -> Iterator[str]:
    """Yield what went wrong with whom, and how often."""
    for name, troubles in zip(told.names, told.sums.troubles, strict=True):
        if troubles:
            kind, _, text = max(sorted(troubles), key=troubles.__getitem__).partition(": ")
            what = message(told.lang, f"bots-trouble-{kind}", {"text": visible(text)})
            values: dict[str, str | int] = {
                "bot": name,
                "times": sum(troubles.values()),
                "what": what,
            }
            yield element("p", escape(message(told.lang, "match-trouble", values)), class_="lead")
