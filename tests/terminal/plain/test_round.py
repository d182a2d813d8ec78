"""The round line by line: all bids, the outcome after a break, and being out of the game."""

from __future__ import annotations

from typing import Any

import pytest

from palifico.protocol.frames import BidShown, RevealShown
from palifico.words import LANGS
from tests.terminal import scenes
from tests.terminal.plain.test_session import MY_TURN, sit
from tests.terminal.scenes import OPEN, told
from tests.terminal.snapshots import OUT

AS_OUT: dict[str, Any] = {"seats": 4, "hand": (), "places": (0,)}
CALLED = scenes.called()
REVEAL = RevealShown("dudo", 0, CALLED.cups, 4, 0, None)
OUTCOME = "The bid was 3×4: there are 4. The bid was true. You lose a die."


def test_bids_of_the_round_are_told_in_one_line() -> None:
    assert sit(MY_TURN, "bids").told[-1] == "Bids of this round: Conta 2×5, Oda 3×4"
    mine = scenes.game(bids=(BidShown(0, (2, 1), "player"),), turn=scenes.turn(1))
    assert sit([*told(mine), OPEN], "bids").told[-1] == "Bids of this round: You 2 Pacos"
    none = scenes.game(bids=(), turn=scenes.turn(1, dudo=False))
    assert sit([*told(none), OPEN], "bids").told[-1] == "No bid yet"


def test_turn_tells_the_bids_of_a_round_if_they_are_several_and_fit_into_a_line() -> None:
    few = tuple(BidShown(seat % 3, (seat + 1, 4), "bot") for seat in range(1, 5))
    line = "Bids of this round: Conta 2×4, Oda 3×4, You 4×4, Conta 5×4"
    assert line in sit([*told(scenes.game(bids=few)), OPEN]).told
    assert not any(line.startswith("Bids of this round") for line in sit(MY_TURN).told)
    many = tuple(BidShown(seat % 3, (seat + 1, 4), "bot") for seat in range(15))
    told_of = sit([*told(scenes.game(bids=many)), OPEN]).told
    assert not any(line.startswith("Bids of this round") for line in told_of)
    assert "The bid: 15×4 (Oda)" in told_of


@pytest.mark.parametrize("status", ["playing", "over"])
def test_outcome_of_a_reveal_is_told_after_a_break(status: str) -> None:
    shown = scenes.game(reveal=REVEAL, turn=None, out=(), counts=(4, 5, 5))
    assert OUTCOME in sit([*told(shown, status=status, places=(1, 2, 0)), OPEN]).told


def test_player_who_goes_out_is_told_the_place_and_what_can_be_done() -> None:
    seats: dict[str, Any] = {"seats": 4}
    out = scenes.called(out=0, opener=1, counts=(0, 2, 1, 5))
    sitting = sit([*told(scenes.game(counts=(1, 2, 1, 5)), **seats), OPEN], later=[out])
    at = sitting.told.index("You are out: place 4 of 4. See how it ends!")
    assert sitting.told[at + 1].startswith("Type “fast” to have the bots finish")
    last = sit([*told(scenes.game(out=(2, 3), counts=(1, 2, 0, 0)), **seats), OPEN], later=[out])
    assert not any("place" in line for line in last.told), "the game is over"


@pytest.mark.parametrize("lang", LANGS)
def test_new_ends_the_session_of_who_is_out_only(lang: str) -> None:
    sitting = sit([*told(OUT, **AS_OUT), OPEN], "?", "new", "bids", lang=lang)
    speaker = sitting.clients[0].speaker
    assert speaker.say("terminal-out") in sitting.told
    assert not any(line.endswith("Conta 5×4") for line in sitting.told), "nothing is done after it"
    playing = sit(MY_TURN, "new", lang=lang)
    assert playing.told[-1] == speaker.say("terminal-help")
    assert playing.sent == []


def test_fast_has_the_rest_played_at_once_for_who_is_out_only() -> None:
    out = sit([*told(OUT, **AS_OUT), OPEN], "fast")
    assert out.sent == [("hurry", {})]
    playing = sit(MY_TURN, "fast")
    assert playing.told[-1] == playing.clients[0].speaker.say("terminal-help")
    assert playing.sent == []


def test_help_names_both_words_for_a_challenge() -> None:
    told_of = sit([*told(scenes.game(), edition="asmodee-2024"), OPEN], "?").told
    assert any("Type Dubito / Dudo to call" in line for line in told_of)
