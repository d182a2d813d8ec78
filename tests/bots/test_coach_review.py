"""Reviews of recorded games: every decision of every edition, the same whenever it is asked."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from palifico.bots import history
from palifico.bots.coach.reasons import ALIKE
from palifico.bots.coach.review import moments, review
from palifico.editions import Variant
from palifico.record import Record, RecordedRound
from palifico.rules import Bid, Calza
from tests.random_games import all_variants, name_of
from tests.record.games import random_rounds

SEATS = 3


def record_of(rules: Variant, steps: int = 400) -> Record:
    """A random game of at most so many steps."""
    rounds = random_rounds(Random(name_of(rules)), rules, SEATS, 0, steps)
    return Record(rules.base.id, SEATS, 0, rounds, rules.options, rules.house)


@pytest.mark.parametrize("rules", all_variants(), ids=name_of)
def test_move_is_a_moment_with_all_that_was_heard(rules: Variant) -> None:
    record = record_of(rules)
    found = list(moments(record))
    moves = [asked for recorded in record.rounds for asked in recorded.actions]
    assert [moment.asked for moment in found] == moves
    for moment in found:
        assert list(moment.heard) == history(moment.state)
        assert moment.can_decide(moment.seat)
        assert record.rounds[moment.round].actions[moment.move] == moment.asked


@pytest.mark.parametrize("rules", all_variants(), ids=name_of)
def test_coach_review_what_was_done_is_judged(rules: Variant) -> None:
    found = list(moments(record_of(rules)))
    out_of_turn = [m for m in found if isinstance(m.action(m.seat), Calza)]
    for moment in [*found[1::9][:4], *out_of_turn[:1]]:
        reviewed = review(moment)
        assert reviewed.done is not None
        assert reviewed.done.action == moment.action(moment.seat) == reviewed.action
        assert 0 <= reviewed.loss <= 1
        best = max(reviewed.advice.best.win, reviewed.advice.wait or 0)
        lost = best - reviewed.done.win
        assert reviewed.loss == pytest.approx(lost if lost > ALIKE else 0)
        assert reviewed.good is (lost <= ALIKE)
        assert review(moment) == reviewed


def test_game_that_is_on_ends_with_an_open_moment() -> None:
    record = record_of(all_variants()[0], steps=3)
    *_, last = moments(record)
    assert last.asked is None
    assert last.move == len(record.rounds[-1].actions)
    reviewed = review(last)
    assert (reviewed.done, reviewed.action, reviewed.loss) == (None, None, 0)


def test_moment_is_another_one_for_another_seat() -> None:
    rules = next(v for v in all_variants() if v.edition.calza and v.base.id == "pressman-2008")
    moment = next(m for m in moments(record_of(rules)) if m.move == 1 and m.asked is not None)
    callers = [s for s in range(SEATS) if s != moment.seat and moment.can_decide(s)]
    for seat in callers:
        reviewed = review(moment, seat)
        assert reviewed.action is None
        assert reviewed.advice.wait is not None
    idle = next(s for s in range(SEATS) if not moment.can_decide(s))
    with pytest.raises(ValueError, match="nothing can be done"):
        review(moment, idle)


def test_record_that_is_not_legal_is_refused() -> None:
    record = record_of(all_variants()[0])
    first = record.rounds[0]
    wrong = RecordedRound(first.dice, ((0, Bid(99, 2)), *first.actions))
    with pytest.raises(ValueError, match="not legal"):
        list(moments(replace(record, rounds=(wrong,))))
