"""Every raise of a position, and why the others are not legal: as the engine has it."""

from __future__ import annotations

from itertools import product

from palifico.editions import IDS, variant
from palifico.rules import FACES, Bid, check_bid, legal_bids
from palifico.rules.raises import situation
from palifico.words import (
    LANGS,
    Question,
    Speaker,
    explain_bid,
    explain_choice,
    refusal_sentence,
)
from palifico.words.explain import position
from tests.each import each

BEFORE = [None, Bid(1, 2), Bid(2, 5), Bid(3, 1), Bid(6, 1), Bid(6, 6), Bid(10, 2), Bid(10, 6)]
SITUATIONS = [
    {},
    {"last_die": True},
    {"last_die": True, "one_die": True},
    {"last_die": True, "opener": True},
]
ASKED = [Question(bid, players=2, **about) for bid, about in product(BEFORE, SITUATIONS)]


@each("edition", IDS)
@each("question", ASKED, ids=str)
def test_face_has_its_counts_or_a_reason(edition: str, question: Question) -> None:
    speaker = Speaker("en", variant(edition))
    state = position(speaker.variant, question)
    assert state.round is not None
    bids = legal_bids(situation(state, state.round))
    choice = explain_choice(speaker, question)
    assert (choice.limit, choice.impossible, choice.bid) == (10, None, None)
    assert [one.face for one in choice.raises] == list(FACES)
    for one in choice.raises:
        assert list(one.counts) == list(bids.counts(one.face))
        assert (one.why_not is None) == bool(one.counts)
        assert (one.why_less is not None) == (bool(one.counts) and one.counts[0] > 1)
        assert (one.why_more is not None) == (bool(one.counts) and one.counts[-1] < choice.limit)


@each("edition", IDS)
@each("question", ASKED, ids=str)
def test_reason_is_that_of_the_bid_itself(edition: str, question: Question) -> None:
    """Whoever asks about one bid too few is told the same, and what would do."""
    speaker = Speaker("it", variant(edition))
    for one in explain_choice(speaker, question).raises:
        if one.why_less:
            answer = explain_bid(speaker, question, Bid(one.counts[0] - 1, one.face))
            assert one.why_less in answer.lines[0]
        if one.why_more:
            answer = explain_bid(speaker, question, Bid(one.counts[-1] + 1, one.face))
            assert one.why_more in answer.lines[0]


def why_not(edition: str, question: Question, face: int) -> str:
    found = explain_choice(Speaker("en", variant(edition)), question).raises[face - 1].why_not
    assert found is not None
    return found


def test_raising_why_a_face_cannot_be_bid_at_all() -> None:
    locked = why_not("paco", Question(Bid(2, 4), last_die=True), 5)
    assert locked.startswith("This is a round of Palifico on 4: 3×5 would change the face.")
    down = why_not("azteca", Question(Bid(2, 4)), 3)
    assert down.startswith("3×3 goes down in face after 2×4.")
    opening = why_not("pressman-2008", Question(None), 1)
    assert opening == ("1 ace cannot open this round. A normal round cannot be opened with aces.")


def test_face_whose_counts_have_run_out_is_told_with_the_limit() -> None:
    question = Question(Bid(6, 1), players=2)
    limit = Speaker("en", variant("paco")).say("shared-limit")
    too_few = why_not("paco", question, 5)
    assert too_few.startswith("10×5 is too few after 6 Pacos: twice 6, plus one, is 13.")
    assert too_few.endswith(limit)
    assert not why_not("azteca", Question(Bid(10, 6), players=2), 2).endswith(limit)


@each("lang", LANGS)
@each("edition", IDS)
def test_bid_before_that_cannot_have_been_lets_nothing_follow(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    choice = explain_choice(speaker, Question(Bid(11, 2), players=2), Bid(12, 2))
    assert choice.impossible
    assert choice.raises == ()
    assert (choice.dudo.legal, choice.dudo.lines) == (False, (choice.impossible,))
    assert choice.bid is not None
    assert choice.bid.lines == (choice.impossible,)


@each("lang", LANGS)
@each("edition", IDS)
def test_raising_there_is_nothing_to_call_before_the_first_bid(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    nothing, choice = speaker.say("refusal-call-no_bid"), explain_choice(speaker, Question(None))
    assert (choice.dudo.legal, choice.dudo.lines) == (False, (nothing,))
    has_none = edition == "piatnik"
    assert choice.calza.lines == ((speaker.say("explain-calza-none") if has_none else nothing),)
    on = explain_choice(speaker, Question(Bid(1, 2)))
    assert (on.dudo.legal, on.dudo.lines) == (True, ())


def test_reasons_need_no_rule_of_their_own() -> None:
    """The words ask the engine: its first refusal is what is told."""
    speaker, question = Speaker("en", variant("paco")), Question(Bid(3, 5))
    state = position(speaker.variant, question)
    assert state.round is not None
    at = situation(state, state.round)
    refusal = check_bid(at, Bid(4, 6))
    assert refusal is not None
    assert refusal.code == "bid.one_axis"
    told = explain_choice(speaker, question).raises[5].why_more
    assert told == refusal_sentence(speaker, refusal, at=at)
