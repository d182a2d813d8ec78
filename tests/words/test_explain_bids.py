"""«Can I bid this?»: the answer by the rule table, its reason, and what would do."""

from __future__ import annotations

import re

import pytest

from palifico.editions import IDS, variant
from palifico.rules import Bid
from palifico.words import LANGS, Question, Speaker, explain_bid, rule
from tests.each import each
from tests.rulebook.table import cells

NORMAL = {
    "free": {"4x2": True, "3x6": True, "3x5": False, "3x4": False, "2x6": False, "4x6": True},
    "never_down": {"4x2": False, "3x6": True, "3x5": False, "4x5": True, "2x6": False, "4x6": True},
    "one_axis": {"4x2": False, "3x6": True, "3x5": False, "4x5": True, "2x6": False, "4x6": False},
}
"""After 3x5 in a normal round."""
BIDS = [Bid(count, face) for count in range(1, 8) for face in range(1, 7)]
"""All that can be bid with six dice, and a little more."""
PREVIOUS = [None, "1x2", "2x5", "3x5", "5x4", "1xA", "2xA", "3xA", "6xA", "6x6"]


def ask(edition: str, previous: str | None, bid: str, **about: bool | int) -> tuple[bool, str]:
    """Whether a bid may follow another, and the whole answer in English."""
    before = Bid.from_text(previous) if previous else None
    question = Question(before, **about)  # type: ignore[arg-type]
    answer = explain_bid(Speaker("en", variant(edition)), question, Bid.from_text(bid))
    assert answer.lines[0].startswith("Legal: " if answer.legal else "Not legal: ")
    return answer.legal, "\n".join(answer.lines)


@cells(
    "rule_name",
    ("asmodee-2024", "free", "free"),
    ("piatnik", "free", "free"),
    ("pressman-2008", "free", "free"),
    ("azteca", "never down", "never_down"),
    ("paco", "one axis", "one_axis"),
)
def test_raises_between_plain_faces(edition: str, rule_name: str) -> None:
    told = rule(Speaker("en", variant(edition)), "raise_rule")
    for bid, good in NORMAL[rule_name].items():
        legal, text = ask(edition, "3x5", bid)
        assert legal is good, bid
        assert told in text


@each("edition", IDS)
@each(
    ("previous", "bid", "legal", "shared"),
    [
        ("7x6", "4xA", True, "shared-half"),
        ("7x6", "3xA", False, "shared-half"),
        ("8x6", "4xA", True, "shared-half"),
        ("8x6", "3xA", False, "shared-half"),
        ("3xA", "7x2", True, "shared-double"),
        ("3xA", "6x6", False, "shared-double"),
        ("3xA", "4xA", True, "shared-wild-raise"),
    ],
)
def test_explain_bids_to_the_wild_face_and_back(
    edition: str, previous: str, bid: str, legal: bool, shared: str
) -> None:
    answer, text = ask(edition, previous, bid)
    assert answer is legal
    assert Speaker("en", variant(edition)).say(shared) in text


@pytest.mark.parametrize("edition", IDS)
def test_opening(edition: str) -> None:
    speaker = Speaker("en", variant(edition))
    assert ask(edition, None, "1x2")[0]
    assert ask(edition, None, "30x6")[0]
    legal, text = ask(edition, None, "1xA")
    assert not legal
    assert rule(speaker, "open_wild") in text
    legal, text = ask(edition, None, "1xA", last_die=True)
    assert legal
    assert rule(speaker, "last_die_open_wild") in text


@pytest.mark.parametrize("edition", IDS)
def test_count_over_the_limit(edition: str) -> None:
    assert ask(edition, None, "10x2", players=2)[0]
    legal, text = ask(edition, None, "11x2", players=2)
    assert not legal
    assert "from 1 to 10" in text
    assert not ask(edition, None, "0x2")[0]


@pytest.mark.parametrize("edition", IDS)
def test_explain_bids_when_no_bid_is_left(edition: str) -> None:
    limit, over = "20xA", "20x6"
    legal, text = ask(edition, limit, over, players=4)
    assert not legal
    assert "No higher bid is left: only" in text


LOCKED, FREE, UP = (False, False), (True, True), (False, True)
"""Whether the face may go down, and up."""


@cells(
    "opener one_die",
    ("asmodee-2024", "nobody may change the face", LOCKED, LOCKED),
    ("piatnik", "anyone with one die, freely", FREE, FREE),
    ("pressman-2008", "one die, palafico before, up", LOCKED, UP),
    ("azteca", "any other with one die, up", LOCKED, UP),
    ("paco", "nobody may change the face", LOCKED, LOCKED),
)
def test_changing_the_face_in_a_last_die_round(
    edition: str, opener: tuple[bool, bool], one_die: tuple[bool, bool]
) -> None:
    for who, may in {"opener": opener, "one_die": one_die}.items():
        down, up = (
            ask(edition, "2x4", bid, last_die=True, **{who: True}) for bid in ("3x2", "2x5")
        )
        assert (down[0], up[0]) == may
        assert ("would change the face" in down[1]) is (may == LOCKED)
    legal, text = ask(edition, "2x4", "2x5", last_die=True)
    assert not legal, "more than one die"
    speaker = Speaker("en", variant(edition))
    assert rule(speaker, "face_change") in text
    says_all = "nobody may change" in text
    assert (rule(speaker, "face_change_opener") in text) is not says_all
    assert ask(edition, "2x4", "3x4", last_die=True)[0]
    assert not ask(edition, "2x4", "2x4", last_die=True)[0]
    assert not ask(edition, "4x4", "2xA", last_die=True)[0], "no halving"
    assert "rank below 2" in ask(edition, "2xA", "3xA", last_die=True)[1]


@each("last_die", [False, True])
@each("previous", PREVIOUS)
@each("edition", IDS)
def test_smallest_bids_are_legal_and_the_smallest(
    edition: str, previous: str | None, last_die: bool
) -> None:
    speaker = Speaker("en", variant(edition, None, {"dice_each": 2}))
    before = Bid.from_text(previous) if previous else None
    question = Question(before, players=3, last_die=last_die, one_die=True)
    answers = {bid: explain_bid(speaker, question, bid) for bid in BIDS}
    smallest: dict[int, int] = {}
    for bid in BIDS:
        if answers[bid].legal:
            smallest.setdefault(bid.face, bid.count)
    for answer in (answers[BIDS[0]], answers[BIDS[-1]]):
        lines = [line for line in answer.lines if "smallest bids" in line]
        assert named(speaker, lines[0] if lines else "") == smallest


def named(speaker: Speaker, text: str) -> dict[int, int]:
    """The bids at the end of an answer: the count of each face."""
    last = text.rpartition(": ")[2]
    plain = {int(face): int(count) for count, face in re.findall(r"(\d+)×(\d)", last)}
    words = f"{speaker.word('wilds')}|{speaker.word('wild')}"
    wild = re.search(rf"(\d+) (?:{words})\b", last)
    return plain | ({1: int(wild[1])} if wild else {})


@each("lang", LANGS)
@each("edition", IDS)
def test_language_gives_the_same_answers(edition: str, lang: str) -> None:
    speaker, english = Speaker(lang, variant(edition)), Speaker("en", variant(edition))
    for number, previous in enumerate(PREVIOUS):
        before = Bid.from_text(previous) if previous else None
        question = Question(before, players=3, last_die=number % 3 == 0)
        for bid in BIDS[number::6]:
            here, there = (explain_bid(who, question, bid) for who in (speaker, english))
            assert here.legal is there.legal
            notes = question.last_die and not speaker.variant.edition.last_die
            assert len(here.lines) == len(there.lines) == (3 if here.legal else 1) + notes


@pytest.mark.parametrize("previous", ["0x5", "31x5"])
def test_bid_before_that_cannot_have_been(previous: str) -> None:
    question = Question(Bid.from_text(previous))
    answer = explain_bid(Speaker("en", variant("paco")), question, Bid(30, 6))
    text = "\n".join(answer.lines)
    assert not answer.legal
    assert text.startswith(f"The bid before, {previous.replace('x', '×')}, cannot have been made.")
    assert "A count runs from 1 to 30" in text
    assert "smallest" not in text


@pytest.mark.parametrize(
    ("edition", "players", "note"),
    [
        ("asmodee-2024", 6, "There are no rounds of Ultimo dado. (unless the optional rule"),
        ("piatnik", 2, "With two players left there are no rounds of Palifico."),
        ("piatnik", 3, None),
        ("paco", 2, None),
    ],
)
def test_last_die_round_that_would_not_be_played_is_noted(
    edition: str, players: int, note: str | None
) -> None:
    _, text = ask(edition, "2x4", "3x4", players=players, last_die=True)
    assert note in text if note else "There are no rounds" not in text
