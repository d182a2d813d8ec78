"""What the person is shown and asked, and what becomes of what they type."""

from __future__ import annotations

import pytest

from palifico.editions import IDS, variant
from palifico.rules import legal
from palifico.terminal import Left
from palifico.words import LANGS, dice_text, message, rulebook
from tests.terminal.people import Loaded, Person

PLAIN = {"first_player": "random"}


def at_the_table(edition: str = "pressman-2008", *types: str, lang: str = "en") -> Person:
    """Two players; the person holds 1 1 2 2 6 and opens."""
    house = {**PLAIN} if edition not in ("piatnik", "paco") else {}
    dice = Loaded(6, 1, 2, 1, 2, 3, 3, 4, 4, 5)
    return Person(variant(edition, None, house), seats=2, seed=dice, lang=lang, types=types)


@pytest.mark.parametrize("edition", IDS)
def test_the_first_turn_shows_dice_and_smallest_bids(edition: str) -> None:
    person = at_the_table(edition, "quit")
    person.plays()
    wild = person.speaker.word("wild")
    assert person.lines[1:5] == [
        "",
        f"Your dice: {wild} {wild} 2 2 6",
        "You open the round.",
        "Smallest bids: 1×2, 1×3, 1×4, 1×5, 1×6",
    ]
    assert person.asked == ["Your move (3x5, rules, ? for help): "], "nothing to call yet"


def test_a_later_turn_shows_the_bid_and_who_made_it() -> None:
    person = at_the_table("paco", "1x2", "quit")
    with pytest.raises(Left):
        person.game.play()
    state = person.game.state
    assert state.round is not None
    bid = person.speaker.bid(state.round.bids[-1].bid)
    *_, told, bid_line, dice, smallest, _ = person.lines
    assert told == f"Ana bids {bid}."
    assert bid_line == f"The bid: {bid} (Ana)"
    assert dice == "Your dice: Paco Paco 2 2 6"
    assert smallest == f"Smallest bids: {person.speaker.smallest(legal(state).bids)}"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("0x2", "bid-count"),
        ("11x2", "bid-count"),
        ("1xA", "bid-opening_wild"),
        ("d", "call-no_bid"),
    ],
)
def test_what_is_not_legal_is_explained_and_asked_again(
    typed: str, refusal: str, lang: str
) -> None:
    person = at_the_table("piatnik", typed, "quit", lang=lang)
    person.plays()
    assert len(person.asked) == 2
    after = person.lines[person.lines.index(person.asked[0]) + 1]
    values = {"limit": "10", "count": typed.partition("x")[0], "bid": "1 Testa di Lama"}
    assert after.startswith(person.speaker.say(f"refusal-{refusal}", **values))
    smallest = person.speaker.say("smallest-bids", bids="1×2, 1×3, 1×4, 1×5, 1×6")
    assert after.endswith(smallest) is refusal.startswith("bid-")
    assert person.game.state.bidding


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("typed", ["hello", "3", "x5", "3x7", "3 5", "dud", "\x00", "３x5"])
def test_what_is_no_move_is_told_so(typed: str, lang: str) -> None:
    person = at_the_table("piatnik", typed, "quit", lang=lang)
    person.plays()
    told = message(lang, "fault-bid-text", {"wilds": "Teste di Lama", "given": typed.strip()})
    assert told in person.lines
    assert len(person.asked) == 2


@pytest.mark.parametrize("typed", ["", "?", "help", "  ?  "])
def test_help_is_a_question_mark_away(typed: str) -> None:
    person = at_the_table("piatnik", typed, "quit")
    person.plays()
    values = {"verbs": "rules", "wilds": "Teste di Lama"}
    assert message("en", "play-help", values) in person.lines
    assert len(person.asked) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_can_be_read_during_the_game(lang: str) -> None:
    person = at_the_table("azteca", "RULES", "quit", lang=lang)
    told = person.plays()
    for section in rulebook(person.speaker):
        assert f"\n{section.title}\n" in told
        assert all(f"  {line.text}" in person.lines for line in section.lines)


@pytest.mark.parametrize("typed", ["quit", "Quit", " QUIT "])
def test_quitting_leaves_the_table(typed: str) -> None:
    with pytest.raises(Left):
        at_the_table("paco", typed).game.play()


def test_the_end_of_input_leaves_the_table() -> None:
    def nobody(prompt: str) -> str:
        raise EOFError

    person = at_the_table()
    person.game._asking._ask = nobody
    with pytest.raises(Left):
        person.game.play()


@pytest.mark.parametrize(
    ("edition", "typed"),
    [("asmodee-2024", "dubito"), ("asmodee-2024", "DUDO"), ("paco", "d"), ("piatnik", "Dudo ")],
)
def test_the_challenge_in_the_edition_s_own_word_or_short(edition: str, typed: str) -> None:
    person = at_the_table(edition, "1x2", typed, "quit")
    assert f"\nYou say: {person.speaker.word('dudo')}!\n" in person.plays()


def test_own_dice_are_shown_sorted_in_every_round() -> None:
    person = at_the_table("paco")
    person.plays()
    rounds = [*person.game.state.past, person.game.state.round]
    mine = [dice_text(person.speaker, r.hands[0]) for r in rounds if r and r.hands[0]]
    shown = [line.removeprefix("Your dice: ") for line in person.lines if "Your dice: " in line]
    assert [hand for i, hand in enumerate(shown) if i == 0 or hand != shown[i - 1]] == [
        hand for i, hand in enumerate(mine) if i == 0 or hand != mine[i - 1]
    ]
