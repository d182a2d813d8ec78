"""Who begins, line by line: the question to the host, the roll-off, and the announcement."""

from __future__ import annotations

from typing import Any

import pytest

from palifico.protocol.entries import Began, Mixed, Settled
from palifico.protocol.settings import TableSettings, settled
from palifico.words import LANGS, message
from tests.terminal import scenes
from tests.terminal.plain.test_session import Sitting, sit
from tests.terminal.scenes import OPEN, StillPlayers, still_client, told

FULL = [*told(None, edition="asmodee-2024"), OPEN]
QUESTION = "Who saw a toucan last? 1 You, 2 Conta, 3 Oda. A number, or Enter to draw lots: "
MIXED = Mixed(openings=(None, None, None), mix="00" * 32, signature="00" * 64, n=31)


def _first(sitting: Sitting) -> Any:
    """The seat that was named, and that the game was begun right after it."""
    (change, fields), begin = sitting.sent
    assert (change, begin) == ("change", ("begin", {}))
    assert fields["settings"]["edition"] == "asmodee-2024"
    return fields["settings"]["first"]


@pytest.mark.parametrize(("typed", "seat"), [("1", 0), (" 3 ", 2), ("Conta", 1), ("oda", 2)])
def test_named_first_player_by_number_or_name_is_sent_before_the_start(
    typed: str, seat: int
) -> None:
    sitting = sit(FULL, "begin", typed)
    assert QUESTION in sitting.asked
    assert _first(sitting) == seat


def test_named_first_player_without_an_answer_is_drawn() -> None:
    assert sit(FULL, "begin", "").sent == [("begin", {})]


def test_named_first_player_of_an_earlier_start_is_forgotten_when_lots_are_drawn() -> None:
    heard = [*told(None, edition="asmodee-2024", first=2), OPEN]
    assert _first(sit(heard, "begin", "")) is None


def test_named_first_player_with_an_unknown_name_is_asked_for_again() -> None:
    sitting = sit(FULL, "begin", "Paolo", "9", "2")
    assert sitting.asked.count(QUESTION) == 3
    assert _first(sitting) == 1


def test_named_first_player_in_a_pipe_is_drawn_without_a_question() -> None:
    sitting = sit(FULL, "begin", person=False)
    assert QUESTION not in sitting.asked
    assert sitting.sent == [("begin", {})]


def test_other_editions_begin_without_a_question() -> None:
    sitting = sit([*told(None), OPEN], "begin")
    assert sitting.sent == [("begin", {})]
    assert not any("toucan" in text for text in sitting.asked)


def _begins(edition: str, *, first: int | None = None, **began: Any) -> list[str]:
    settings = settled(TableSettings(edition=edition, seats=3, first=first))
    entries = [MIXED, Settled(settings=settings, n=32), Began(opener=2, n=33, **began)]
    return sit([*told(None, edition=edition), OPEN], later=entries).told


def test_beginning_tells_who_saw_a_toucan_last() -> None:
    told_ = _begins("asmodee-2024", first=2, throws=())
    assert told_[-2:] == ["Oda saw a toucan last.", "Oda opens the first round."]
    assert "The settings were changed." not in " ".join(told_)


def test_beginning_tells_that_lots_are_drawn() -> None:
    for edition in ("asmodee-2024", "paco"):
        told_ = _begins(edition, throws=())
        assert told_[-2:] == ["Lots are drawn to see who begins.", "Oda opens the first round."]


def test_beginning_tells_every_throw_of_a_roll_off() -> None:
    told_ = _begins("pressman-2008", throws=({0: 2, 1: 6, 2: 6}, {1: 1, 2: 4}))
    assert told_[-4:] == [
        "Roll-off: Ana: 2, Conta: 6, Oda: 6",
        "A tie for the highest; these roll again: Conta, Oda",
        "Roll-off: Conta: ace, Oda: 4",
        "Oda opens the first round.",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_last_die_round_opens_with_the_announcement_in_the_words_of_the_box(lang: str) -> None:
    shown = scenes.game(last_die=True, opener=1, counts=(2, 1, 2), bids=())
    words = {"asmodee-2024": "Ultimo dado", "paco": "Palífico" if lang == "es" else "Palifico"}
    for edition, word in words.items():
        sitting = sit([*told(shown, edition=edition), OPEN], lang=lang)
        values = {"player": "Conta", "you": "no", "palifico": word}
        assert message(lang, "ceremony-announced", values) in sitting.told


def test_local_players_are_all_named_in_the_question() -> None:
    (ana, line), (bruno, _) = still_client(), still_client()
    sitting = sit([], "begin", "conta", players=StillPlayers([ana, bruno], list(FULL)))
    assert QUESTION.replace("You", "Ana") in sitting.asked
    (change, fields), begin = line.sent
    assert (change, fields["settings"]["first"], begin) == ("change", 1, ("begin", {}))
