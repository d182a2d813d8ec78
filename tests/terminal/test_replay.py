"""A finished game again: every moment of it, on the screen and in lines."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from palifico.editions import IDS, variant
from palifico.errors import Fault
from palifico.record import Judged, example_round, judge, read_json, read_texts
from palifico.record.record import Record
from palifico.terminal.plain.replay import replay_blocks
from palifico.terminal.replay import (
    actor_of,
    example_moments,
    moments,
    round_starts,
    seen_by,
)
from palifico.terminal.screen.replay import ReplayApp
from palifico.words import LANGS

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "records"
PROVEN = read_json((EXAMPLES / "proven.jsonl").read_bytes().splitlines()[0])
TEXTS = [
    record
    for name in ("demo.txt", "evening.txt", "early-stop.txt", "exact-calls.txt")
    for record in read_texts((EXAMPLES / name).read_text("utf-8"))
]


@pytest.mark.parametrize("record", [PROVEN, *TEXTS], ids=[str(n) for n in range(len(TEXTS) + 1)])
def test_moments_come_out_as_the_rules_say(record: Record) -> None:
    rules, found = moments(record, "en")
    judged = judge(record)
    assert isinstance(judged, Judged)
    assert rules == judged.variant
    assert len(round_starts(found)) == len(record.rounds)
    last = found[-1].table
    assert last.game is not None
    assert last.game.winner == judged.state.winner
    assert last.status == ("over" if judged.state.winner is not None else "playing")
    actions = sum(len(round_.actions) for round_ in record.rounds)
    assert len(found) == 1 + len(record.rounds) + actions + (judged.state.winner is not None)


def test_one_seat_sees_its_own_dice_only() -> None:
    _, found = moments(PROVEN, "en")
    at = found[round_starts(found)[0]]
    assert seen_by(at, None).hand == ()
    for seat, hand in enumerate(at.hands):
        assert seen_by(at, seat).hand == tuple(sorted(hand))


def test_game_that_broke_the_rules_is_refused() -> None:
    first, *rest = PROVEN.rounds
    broken = Record(
        PROVEN.edition, PROVEN.players, PROVEN.starter, (type(first)(first.dice, ()), *rest)
    )
    with pytest.raises(Fault, match=r"record\.illegal"):
        moments(broken, "en")


@pytest.mark.parametrize("lang", LANGS)
def test_replay_in_lines_every_player_s_dice_are_told(lang: str) -> None:
    rules, found = moments(PROVEN, lang)
    told = list(replay_blocks(lang, rules, found))
    assert len(told) == 1 + len(PROVEN.rounds)
    assert sum("Carla" in line for line in told[1]) >= 2
    assert "{" not in "".join(line for lines in told for line in lines)


def test_keys_go_through_the_game() -> None:
    async def run() -> list[str]:
        seen = []
        app = ReplayApp("en", *moments(PROVEN, "en"), light=True)
        async with app.run_test(size=(80, 24)) as pilot:
            for key in ("", "right", "left", "down", "up", "end", "home", "v", "v", "r", "escape"):
                await pilot.press(*([key] if key else []))
                await pilot.pause()
                seen.append(_where(pilot))
            await pilot.press("plus", "plus", "minus", "i", "space", "space", "q")
        return seen

    seen = asyncio.run(run())
    assert seen[:7] == [
        "Round 1 of 6, moment 2 of 28",
        "Round 1 of 6, moment 3 of 28",
        "Round 1 of 6, moment 2 of 28",
        "Round 2 of 6, moment 5 of 28",
        "Round 1 of 6, moment 2 of 28",
        "Round 6 of 6, moment 28 of 28",
        "Before the first round, moment 1 of 28",
    ]


def _where(pilot: Pilot[Any]) -> str:
    return str(pilot.app.screen_stack[1].query_one("#where", Static).content)


@pytest.mark.parametrize("edition", IDS)
def test_example_moments_from_the_roll_on_have_captions_and_all_hands(edition: str) -> None:
    example = example_round(edition)
    rules, found = example_moments(example, "en")
    assert rules == variant(edition)
    assert len(found) == 1 + len(example.played.actions)
    assert all(moment.captions and moment.hands == example.played.dice for moment in found)
    seats = [seat for seat, _ in example.played.actions]
    assert [actor_of(moment.entry) for moment in found] == [0, *seats]


def test_example_screen_by_keys_shows_the_caption_of_each_step() -> None:
    async def step() -> None:
        rules, found = example_moments(example_round("azteca"), "en")
        app = ReplayApp("en", rules, found, light=False)
        async with app.run_test(size=(80, 24)) as pilot:
            for moment in found:
                await pilot.pause()
                shown = str(app.screen.query_one("#caption", Static).render())
                assert shown == " ".join(moment.captions)
                await pilot.press("right")
            await pilot.press("v")
            await pilot.pause()
            line = str(app.screen.query_one("#line", Static).render())
            assert line == "Only the dice of Lucia"

    asyncio.run(step())
