"""The report: one page that needs nothing else, tells every figure, and cannot be broken into."""

from __future__ import annotations

import re
import sqlite3
import tomllib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from palifico.arena.backends.base import InProcess
from palifico.arena.config import Config, Player
from palifico.arena.config_parser import parse_config
from palifico.arena.policies.model import Thresholds
from palifico.arena.ratings import MAX_CELL_GAMES, ladder
from palifico.arena.report import report_html
from palifico.arena.report.cell_figures import rounds_drawn
from palifico.arena.report.config_toml import config_toml
from palifico.arena.report.markup import table
from palifico.arena.report.page import _deals as deals_of
from palifico.arena.results.results import open_results
from palifico.arena.run import play_run
from palifico.words import LANGS, message
from palifico.words.numbers import number, percent
from tests.arena.faked import HOSTILE, faked, of
from tests.arena.pages import FOUR, Page, column, shown

CARDS = ("wins", "rating", "dice", "length", "bluff", "doubt", "exact", "turn")


def test_card_is_there_with_a_drawing_and_its_figures() -> None:
    page = shown(faked(FOUR))
    assert list(page.tables) == [f"cell-0-{card}" for card in CARDS]
    assert len(page.of("svg")) == len(page.of("details")) == len(CARDS)


@pytest.mark.parametrize("lang", LANGS)
def test_page_needs_nothing_else(lang: str) -> None:
    text = report_html(faked(FOUR), lang)
    assert re.findall(r"https?:|//[a-z]|\bsrc=|<script|<link|@import|url\(|\bon[a-z]+=", text) == []
    page = Page(text)
    assert page.of("html") == [{"lang": lang}]
    assert all(link["href"].startswith("#") for link in page.of("a"))


@pytest.mark.parametrize("lang", LANGS)
def test_all_marks_are_there_once_and_lead_somewhere(lang: str) -> None:
    page = shown(faked(of("odds", "random", seats=(2, 3))), lang)
    ids = [given["id"] for _, given in page.elements if "id" in given]
    assert len(ids) == len(set(ids))
    refs = [given.get(key) for key in LABELS for _, given in page.elements if key in given]
    assert refs
    assert {*refs, *(link["href"][1:] for link in page.of("a"))} <= {*ids}


LABELS = ("aria-labelledby", "aria-describedby")


def test_headings_go_down_by_one() -> None:
    page = shown(faked(of("odds", "random", seats=(2, 3))))
    levels = [int(tag[1]) for tag, _ in page.elements if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_drawing_tells_a_screen_reader_what_it_shows() -> None:
    run = faked(FOUR)
    page = report_html(run, "en")
    shares = run.cells[0].shares(run.sums(run.cells[0]))
    told = re.search('<desc id="cell-0-wins-desc">(.*?)</desc>', page)
    assert told
    for name, one in zip(run.config.labels, shares, strict=True):
        assert f"{name}: {percent('en', one.share)} (" in told[1]


@pytest.mark.parametrize("lang", LANGS)
def test_figures_of_the_wins_are_those_of_the_run(lang: str) -> None:
    run = faked(FOUR)
    cell = run.cells[0]
    sums = run.sums(cell)
    rows = shown(run, lang).tables["cell-0-wins"]
    assert column(rows, 0) == list(run.config.labels)
    assert column(rows, 1) == [number(lang, sums.games)] * 4
    assert column(rows, 2) == [number(lang, wins) for wins in sums.wins]
    shares = cell.shares(sums)
    assert column(rows, 3) == [percent(lang, one.share) for one in shares]
    low = [number(lang, 100 * one.low, 1) for one in shares]
    assert [text.split(" – ")[0] for text in column(rows, 4)] == low
    assert column(rows, 5) == [percent(lang, 0.25)] * 4


def test_figures_of_the_ratings_are_those_of_the_ladder() -> None:
    run = faked(FOUR)
    found = ladder([deals_of(run, run.cells[0])], 4)
    rows = shown(run).tables["cell-0-rating"]
    order = found.best_first()
    assert column(rows, 0) == [run.config.labels[player] for player in order]
    assert column(rows, 1) == [number("en", found.values[player], 1) for player in order]


def test_figures_of_bluffs_and_calls_count_what_has_the_same_dice_once() -> None:
    run = faked(FOUR)
    sums = run.sums(run.cells[0])
    tables = shown(run).tables
    assert column(tables["cell-0-bluff"], 1) == [number("en", bids) for bids in sums.bids]
    assert column(tables["cell-0-doubt"], 2) == [str(right) for right in sums.doubts_right]
    assert column(tables["cell-0-exact"], 1) == [str(calls) for calls in sums.exacts]
    share = sums.doubts_right[0] / sums.doubts[0]
    assert tables["cell-0-doubt"][1][3] == percent("en", share)
    low = float(tables["cell-0-doubt"][1][4].split(" – ")[0]) / 100
    error = 1.96 * (share * (1 - share) / (sums.doubts[0] / sums.games_a_deal)) ** 0.5
    assert share - low == pytest.approx(error, rel=0.05)


def test_dice_are_a_mean_over_seats_and_games_that_go_on() -> None:
    run = faked(of("odds", "random", seats=(3,)))
    cell = run.cells[0]
    sums = run.sums(cell)
    rows = shown(run).tables["cell-0-dice"]
    assert cell.chairs == (2, 1)
    assert rows[1] == ["1", number("en", sums.games), "5.00", "5.00"]
    third = sums.dice[0][2] / sums.going[2] / 2
    assert rows[3][2] == number("en", third, 2)
    assert len(rows) - 1 == rounds_drawn(sums)


def test_rounds_that_few_games_reach_are_not_drawn() -> None:
    sums = faked(FOUR).played[0]
    going = (sums.games,) * 20 + (sums.games // 100,) * 40
    assert rounds_drawn(replace(sums, going=going)) == 20


def test_lengths_add_up_and_the_median_is_told() -> None:
    run = faked(FOUR)
    sums = run.sums(run.cells[0])
    lengths = sorted(rounds for rounds, games in sums.lengths.items() for _ in range(games))
    median = lengths[(len(lengths) - 1) // 2]
    page = shown(run)
    assert sum(int(games) for games in column(page.tables["cell-0-length"], 1)) == sums.games
    assert f"Half of the games are over after {median} rounds" in page.text


def test_seats_are_told_from_the_opener() -> None:
    run = faked(FOUR)
    rows = shown(run).tables["cell-0-turn"]
    assert column(rows, 0) == ["opens the game", "1 seat on", "2 seats on", "3 seats on"]
    assert column(rows, 1) == [str(wins) for wins in run.sums(run.cells[0]).turn_wins]


@pytest.mark.parametrize("lang", LANGS)
def test_report_no_player_can_break_out_by_a_name(lang: str) -> None:
    config = replace(of(HOSTILE, '"><b>', "\x1b[2J\u202e", seats=(3,)), name=f"</title>{HOSTILE}")
    text = report_html(faked(config), lang)
    assert "<script" not in text
    assert "\x1b" not in text
    page = Page(text)
    assert {"script", "b"}.isdisjoint(tag for tag, _ in page.elements)
    assert HOSTILE in page.tables["cell-0-wins"][1][0]


def test_text_of_a_table_is_escaped() -> None:
    page = table("<b>", ["<b>"], [["<b>", "<b>"]])
    assert page.count("&lt;b&gt;") == 5
    assert "<b>" not in page


def test_run_that_is_not_complete_says_so_at_the_top_and_at_each_part() -> None:
    config = of("odds", "random", seats=(2, 3, 4))
    warning, badge = (message("en", f"report-{id_}unfinished", {}) for id_ in ("", "part-"))
    page = shown(faked(config, complete=False))
    assert page.texts.count(warning) == 1
    assert page.texts.count(badge) == 2
    assert not {warning, badge} & {*shown(faked(config)).texts}


def test_empty_run_is_a_page_too() -> None:
    page = shown(faked(of("odds", "random", seats=(2, 3)), games=0, complete=False))
    assert page.of("svg") == []
    assert page.texts.count(message("en", "arena-nothing", {})) == 2
    assert [row[1:] for row in page.tables["all-wins"][1:]] == [["–", "–"]] * 2


def test_several_cells_are_also_told_together() -> None:
    run = faked(of("odds", "random", seats=(2, 3, 4, 5, 6), editions=("paco", "azteca")))
    page = shown(run)
    assert len(page.tables) == 2 + 10 * len(CARDS)
    names = [run.config.labels[player] for player in (1, 0)]
    assert column(page.tables["all-wins"], 0) == names
    marks = [text[0] for text in page.tables["all-wins"][1][1:]]
    shares = [cell.shares(run.sums(cell))[1] for cell in run.cells]
    assert [mark == "▲" for mark in marks] == [share.verdict > 0 for share in shares]
    assert len(set(marks)) > 1
    assert "all" not in {given.get("id") for given in shown(faked(FOUR)).of("h2")}


def test_twelve_players_have_marks_of_their_own() -> None:
    run = faked(of(*map(str, range(12)), seats=(12,)), games=60)
    text = report_html(run, "en")
    kinds = set(re.findall(r'<polyline class="line ([^"]+)"', text))
    assert len(kinds) == 12
    assert len(Page(text).tables["cell-0-dice"][0]) == 2 + 12


def test_report_who_never_calls_is_left_out_and_so_is_a_card_without_anybody() -> None:
    run = faked(FOUR)
    quiet = replace(run.played[0], doubts=(0, 9, 9, 9), doubts_right=(0, 3, 3, 3))
    quiet = replace(quiet, exacts=(0,) * 4, exacts_right=(0,) * 4)
    page = shown(replace(run, played=(quiet,)))
    assert column(page.tables["cell-0-doubt"], 0) == ["counter", "listener", "champion"]
    assert "cell-0-exact" not in page.tables


def test_trouble_with_a_bot_is_told() -> None:
    run = faked(FOUR)
    troubles: tuple[dict[str, int], ...] = ({"illegal: 9x9 <b>": 3}, {}, {}, {})
    page = shown(replace(run, played=(replace(run.played[0], troubles=troubles),)))
    assert "3 times beginner gave no answer that counts" in page.text
    assert page.of("b") == []


@pytest.mark.parametrize("lang", LANGS)
def test_report_what_was_run_is_told_in_every_language(lang: str) -> None:
    config = replace(
        of("odds", "random", seats=(2,)), until=0.25, seed=77, rules=(("calza", True),)
    )
    text = shown(faked(config), lang).text
    assert "77" in text
    assert "calza = true" in text
    assert number(lang, 0.25, 2) in text
    assert "palifico arena run FILE.toml" in text


@pytest.mark.parametrize(
    "config",
    [
        Config(
            name="a b", players=(Player("counter"),) * 2, editions=("paco",), seats=(2,), games=9
        ),
        Config(
            name='quoted "é"',
            players=(Player("careful one", Thresholds(doubt=0.2)), Player("beginner")),
            editions=("paco", "azteca"),
            seats=(2, 4),
            rules=(("calza", True), ("dice_each", 4)),
            until=0.5,
            seed=2**60,
            rotate=False,
            duplicate=False,
            batch=50,
            rows=False,
        ),
    ],
)
def test_file_on_the_page_is_the_run_itself(config: Config) -> None:
    asked = parse_config(tomllib.loads(config_toml(config)))
    assert replace(asked, batch=config.batch) == config


def test_games_are_rated_deal_by_deal(tmp_path: Path) -> None:
    """Whatever is kept of a batch, each deal of the report has all its games and no other's."""
    asked = {"players": ["odds", "random"], "seats": [3], "games": 900, "batch": 150, "seed": 3}
    place = tmp_path / "run.sqlite"
    play_run(parse_config(asked), place, InProcess())
    with open_results(place) as results, sqlite3.connect(place) as db:
        (cell,) = results.cells
        kept = deals_of(results, cell)
        rows = db.execute("SELECT player FROM games ORDER BY deal, rotation").fetchall()
    winners = [player for (player,) in rows]
    assert [len(deal) for deal in kept] == [3] * 300
    assert [order[0] for deal in kept for order in deal] == winners


def test_ratings_and_wins_of_policies_agree(tmp_path: Path) -> None:
    """All games are in one batch, of which enough are rated to tell the two players apart."""
    asked = {"players": ["odds", "odds:doubt=0.35"], "seats": [2], "games": 6000, "rows": False}
    place = tmp_path / "run.sqlite"
    play_run(parse_config(asked), place, InProcess())
    with open_results(place) as results:
        (cell,) = results.cells
        found = ladder([deals_of(results, cell)], 2)
        shares = cell.shares(results.sums(cell))
        page = Page(report_html(results, "en"))
    assert [one.verdict for one in shares] == [1, -1]
    assert found.games == MAX_CELL_GAMES
    assert found.gap(0, 1).low > 0
    assert "odds wins more than an even share" in page.text
    assert "odds is ahead of odds:doubt=0.35 by" in page.text
    assert place.stat().st_size < 60_000


def test_run_that_was_played_has_its_report(tmp_path: Path) -> None:
    config = parse_config({"players": ["beginner", "counter"], "seats": [2], "games": 40})
    place = tmp_path / "run.sqlite"
    play_run(config, place, InProcess())
    with open_results(place) as results:
        page = Page(report_html(results, "it"))
        sums = results.sums(results.cells[0])
    assert column(page.tables["cell-0-wins"], 2) == [str(wins) for wins in sums.wins]
    assert {"cell-0-rating", "cell-0-dice", "cell-0-length", "cell-0-turn"} <= page.tables.keys()
    assert "counter@" in page.text
