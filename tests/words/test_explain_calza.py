"""«Can I call it exact?»: who may, in each edition, and why the others may not."""

from __future__ import annotations

from typing import Any

import pytest

from palifico.editions import IDS, Variant, box, variant
from palifico.rules import Bid
from palifico.words import LANGS, Question, Speaker, explain_calza, rule
from tests.each import each
from tests.rulebook.table import CALZA_RULES, cells

YES, NO = True, False
WHO = ("to-act", "others", "bidder")


def ask(a_variant: Variant, *, lang: str = "en", **about: Any) -> dict[str, bool]:
    """Who may call exact."""
    speaker = Speaker(lang, a_variant)
    answer = explain_calza(speaker, Question(Bid(3, 5), **about))
    may = {}
    for who in WHO:
        if speaker.say(f"explain-calza-{who}") in answer.lines:
            may[who] = True
        elif any(no_line(speaker, who, line) for line in answer.lines):
            may[who] = False
    assert answer.legal is any(may.values())
    return may


def no_line(speaker: Speaker, who: str, line: str) -> bool:
    """Whether a line says that somebody may not call, and why."""
    start = speaker.say(f"explain-calza-{who}-not", why="")
    return line.startswith(start) and len(line) > len(start) + 10


@cells(
    "to_act others bidder",
    ("asmodee-2024", "anyone but the bidder", YES, YES, NO),
    ("piatnik", "there is none", None, None, None),
    ("pressman-2008", "neither the player to act nor the bidder", NO, YES, NO),
    ("azteca", "neither the player to act nor the bidder", NO, YES, NO),
    ("paco", "anyone but the bidder", YES, YES, NO),
)
def test_explain_calza_who_may_call(
    edition: str, to_act: bool | None, others: bool | None, bidder: bool | None
) -> None:
    table = {"to-act": to_act, "others": others, "bidder": bidder}
    assert ask(variant(edition)) == {who: may for who, may in table.items() if may is not None}


@cells(
    "last_die two_players",
    ("asmodee-2024", "not in a last-die round, nor between two", NO, NO),
    ("piatnik", "there is none", NO, NO),
    ("pressman-2008", "not in a last-die round, nor between two", NO, NO),
    ("azteca", "in a last-die round; between two nobody is entitled", YES, NO),
    ("paco", "in a last-die round, and between two", YES, YES),
)
def test_explain_calza_in_a_last_die_round_and_between_two(
    edition: str, last_die: bool, two_players: bool
) -> None:
    assert any(ask(variant(edition), last_die=True).values()) is last_die
    between = ask(variant(edition), players=2)
    assert "others" not in between, "there are none"
    assert any(between.values()) is two_players


@pytest.mark.parametrize("lang", LANGS)
def test_reason_is_the_rule_of_the_edition(lang: str) -> None:
    for edition in ("asmodee-2024", "pressman-2008"):
        speaker = Speaker(lang, variant(edition))
        cases: list[tuple[dict[str, Any], str]] = [
            ({"last_die": True}, "last_die"),
            ({"players": 2}, "two_players"),
        ]
        for about, field in cases:
            answer = explain_calza(speaker, Question(Bid(3, 5), **about))
            roles = [line for line in answer.lines if rule(speaker, f"calza_{field}") in line]
            assert len(roles) == (2 if "players" in about else 3)
    speaker = Speaker(lang, variant("azteca"))
    _, to_act, bidder = explain_calza(speaker, Question(Bid(3, 5), players=2)).lines
    assert rule(speaker, "calza_to_act") in to_act
    assert rule(speaker, "calza_bidder") in bidder


@each("lang", LANGS)
@each("edition", IDS)
def test_explain_calza_whether_it_is_played_is_said_first(edition: str, lang: str) -> None:
    speaker, question = Speaker(lang, variant(edition)), Question(Bid(3, 5))
    first = explain_calza(speaker, question).lines[0]
    if "calza" not in box(edition).options:
        assert explain_calza(speaker, question).lines == (speaker.say("explain-calza-none"),)
        return
    assert first == speaker.say("explain-calza-option")
    on = Speaker(lang, variant(edition, {"calza": True}))
    assert explain_calza(on, question).lines == explain_calza(speaker, question).lines[1:]


def test_house_rule_counts() -> None:
    house = variant("piatnik", None, CALZA_RULES | {"calza_bidder": True, "calza_to_act": False})
    assert ask(house) == {"to-act": False, "others": True, "bidder": True}
    assert ask(house, players=2) == {"to-act": False, "bidder": True}
