"""The coach: ranked, by the right chances, true to its words, and blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from palifico.bots import Seen, history, seen
from palifico.bots.coach.advise import Advice, Advised, advise
from palifico.bots.coach.candidates import NOISE, Candidate, ranked
from palifico.bots.coach.reasons import ALIKE, Reason
from palifico.bots.players.counter import smallest_raises
from palifico.editions import Variant, variant
from palifico.odds import odds_after, odds_before, own_matching, position
from palifico.rules import Action, Bid, Calza, Dudo, Seat, State, legal, start
from tests.properties.worlds import other_worlds
from tests.random_games import all_variants, dealt, name_of, played, random_states

VARIANTS = {name_of(one): one for one in all_variants()}
EACH = 4
"""Decisions of each variant."""


@cache
def advised(name: str) -> tuple[tuple[State, Seen, Advice], ...]:
    """Some decisions of a game by these rules, spread over it, and the advice at each."""
    rng = Random(name)
    states = [s for s in random_states(rng, VARIANTS[name], rng.randint(2, 5)) if s.bidding]
    chosen = states[:: max(1, len(states) // EACH)][:EACH]
    shown = [(state, seen(state, to_act(state), history(state))) for state in chosen]
    return tuple((state, one, advise(one, Random(1))) for state, one in shown)


def to_act(state: State) -> Seat:
    """Whose turn it is."""
    assert state.round is not None
    return state.round.to_act


def everything() -> Iterator[tuple[Seen, Advice, Advised]]:
    """Every piece of advice."""
    for name in VARIANTS:
        yield from ((one, advice, each) for _, one, advice in advised(name) for each in advice)


def table(a_variant: Variant, hands: list[list[int]], *bids: Bid) -> State:
    """A first round with these dice, after these bids."""
    state = dealt(start(a_variant.edition, seats=len(hands), opener=0), hands)
    for bid in bids:
        state = played(state, to_act(state), bid)
    return state


@pytest.mark.parametrize("name", VARIANTS)
def test_best_comes_first_and_nothing_is_missing(name: str) -> None:
    for state, one, advice in advised(name):
        assert all(a.win >= b.win - NOISE for a, b in pairwise(advice))
        assert all(a.win > b.win or a.after >= b.after for a, b in pairwise(advice))
        assert advice.best.win >= max(each.win for each in advice) - NOISE
        actions = [each.action for each in advice]
        assert len(set(actions)) == len(actions) == len(advice)
        may, seat = legal(state), to_act(state)
        assert all((seat, action) in may for action in actions)
        assert set(smallest_raises(one.view)) <= set(actions)
        assert (Dudo() in actions) is may.dudo
        assert (Calza(may.on) in actions) is (seat in may.calza)
        assert advice.wait is None
        assert [advice.rank(action) for action in actions] == list(range(len(actions)))
        assert advice.loss(advice.best.action) == 0


@pytest.mark.parametrize("name", VARIANTS)
def test_chances_are_those_of_the_odds(name: str) -> None:
    for _, one, advice in advised(name):
        at = position(one.view, one.history)
        for odds, attribute in ((odds_before(at), "before"), (odds_after(at), "after")):
            for each in advice:
                match each.action:
                    case Bid():
                        right = odds.chance(each.action)
                    case Dudo():
                        assert one.view.legal.on is not None
                        right = 1 - odds.chance(one.view.legal.on)
                    case Calza(on):
                        assert on is not None
                        right = odds.exact(on)
                assert getattr(each, attribute) == pytest.approx(right, abs=1e-8)
        assert all(0 <= each.win <= 1 for each in advice)


@pytest.mark.parametrize("name", VARIANTS)
def test_hidden_dice_make_no_difference(name: str) -> None:
    rng = Random(name)
    for state, one, advice in advised(name)[1:3]:
        for what, other in other_worlds(state, to_act(state), rng):
            if what in ("hands", "everything"):
                there = seen(other, to_act(other), one.history)
                assert advise(there, Random(1)) == advice, what


def test_own_dice_do_make_a_difference() -> None:
    rules = variant("paco")
    states = [table(rules, [[2] * 5, hand], Bid(4, 6)) for hand in ([6, 6, 6, 6, 1], [3] * 5)]
    here, there = (advise(seen(state, 1, history(state)), Random(1)) for state in states)
    assert here != there
    assert here.best.action != Dudo() == there.best.action


def test_chance_is_all_that_makes_a_difference() -> None:
    _, one, advice = advised("paco")[1]
    assert advise(one, Random(1)) == advice
    other = advise(one, Random(2))
    assert [each.win for each in other] != [each.win for each in advice]


def test_coach_what_is_said_is_so() -> None:
    """Every cause that can be checked against the hand and the figures is."""
    checked = set[str]()
    for one, advice, each in everything():
        cause, about, view = each.why.cause, each.why.about, one.view
        bid = each.action if isinstance(each.action, Bid) else view.legal.on
        assert bid is not None
        own = own_matching(view.hand, last_die=view.last_die)[bid.face - 1]
        claims = {
            "bid-never": each.after == 0,
            "bid-empty": each.after == 0,
            "bid-vain": each.after == 0,
            "bid-sure": own >= bid.count and each.before == each.after == 1,
            "bid-own": bid.count / 2 < own < bid.count,
            "bid-heard": each.after > each.before,
            "bid-unheard": each.after < each.before,
            "bid-last": len(view.hand) == 1 and each.after < 0.5,
            "bid-two": view.seats - len(view.out) == 2,
            "bid-plain": view.last_die,
            "bid-open": view.legal.on is None,
            "bid-needless": about.get("smallest")
            == Bid(view.legal.smallest(bid.face) or 0, bid.face),
            "dudo-known": own >= bid.count and each.after == 0,
            "dudo-own": own == 0,
            "dudo-sure": each.after == 1,
            "dudo-forced": not view.legal.bids,
            "dudo-last": len(view.hand) == 1,
            "calza-never": each.after == 0,
            "calza-full": len(view.hand) == view.edition.dice_each,
            "calza-back": len(view.hand) < view.edition.dice_each,
            "less": each.win < advice.best.win == about["best_win"],
        }
        assert claims.get(cause, True), (cause, each)
        checked |= {cause} & claims.keys()
    assert len(checked) > 9


def test_player_who_has_been_heard_has_bid_it() -> None:
    named = 0
    for one, _, each in everything():
        if each.why.cause.endswith("heard"):
            said = [(made.seat, made.bid) for made in one.view.bids]
            assert (each.why.player, each.why.about["heard"]) in said
            assert each.why.player != one.view.seat
            named += 1
    assert named > 3


def test_coach_what_was_also_asked_about_is_weighed() -> None:
    _, one, advice = advised("pressman-2008")[0]
    far = Bid(one.view.limit, 6)
    assert advice.rank(far) is None
    with pytest.raises(LookupError):
        advice.loss(far)
    asked = advise(one, Random(1), also=far)
    rank = asked.rank(far)
    assert rank is not None
    assert asked.loss(far) == asked.best.win - asked.ranked[rank].win > 0
    assert len(asked) == len(advice) + 1


def test_sure_challenge_is_the_best() -> None:
    state = table(variant("paco"), [[2] * 5, [3, 3, 4, 4, 5]], Bid(10, 6))
    advice = advise(seen(state, 1, history(state)), Random(1))
    assert advice.best.action == Dudo()
    assert (advice.best.before, advice.best.after, advice.best.why.cause) == (1, 1, "dudo-sure")


def test_coach_out_of_turn_the_exact_call_is_weighed_against_waiting() -> None:
    rules = variant("pressman-2008", {"calza": True})
    state = table(rules, [[2] * 5, [3, 3, 4, 4, 5], [6, 6, 2, 2, 1]], Bid(2, 6))
    advice = advise(seen(state, 2, history(state)), Random(1))
    assert [each.action for each in advice] == [Calza(Bid(2, 6))]
    assert advice.best.after == 0, "three sixes of one's own are more than two"
    assert advice.wait is not None
    assert advice.waits
    assert advice.loss(Calza(Bid(2, 6))) == advice.wait - advice.best.win
    assert advice.best.why.cause == "calza-never"


def test_coach_of_what_wins_as_often_the_likelier_comes_first() -> None:
    wins: dict[Action, float]
    wins = {Bid(6, 6): 0.401, Dudo(): 0.4, Bid(2, 2): 0.399, Bid(3, 3): 0.397, Bid(4, 4): 0.3965}
    likely: dict[Action, float]
    likely = {Bid(6, 6): 0.0, Dudo(): 0.7, Bid(2, 2): 0.6, Bid(3, 3): 0.5, Bid(4, 4): 0.9}
    wanted = [Dudo(), Bid(2, 2), Bid(6, 6), Bid(4, 4), Bid(3, 3)]
    for seed in range(20):
        considered = [Candidate(action, win) for action, win in wins.items()]
        Random(seed).shuffle(considered)
        order = [one.action for one in ranked(considered, lambda one: likely[one.action])]
        assert order == wanted, "in whatever order they were weighed"


@pytest.mark.parametrize(
    ("behind", "loss"), [(-NOISE, 0), (0, 0), (ALIKE - 1e-6, 0), (0.02, pytest.approx(0.02))]
)
def test_coach_what_is_as_good_as_the_best_costs_nothing(behind: float, loss: float) -> None:
    reason = Reason("less", {})
    best = Advised(Dudo(), 0.7, 0.7, 0.4, reason)
    other = Advised(Bid(2, 2), 0.1, 0.1, 0.4 - behind, reason)
    advice = Advice((best, other), None)
    assert advice.loss(other.action) == loss
    assert (advice.rank(other.action), advice.loss(best.action)) == (1, 0)


def test_coach_only_what_cannot_be_is_at_0_and_only_what_must_be_at_1() -> None:
    for one, _, each in everything():
        view = one.view
        bid = each.action if isinstance(each.action, Bid) else view.legal.on
        assert bid is not None
        own = own_matching(view.hand, last_die=view.last_die)[bid.face - 1]
        others = sum(position(view, one.history).dice) - len(view.hand)
        never, always = own + others < bid.count, own >= bid.count
        match each.action:
            case Bid():
                at_0, at_1 = never, always
            case Dudo():
                at_0, at_1 = always, never
            case Calza():
                at_0, at_1 = never or own > bid.count, False
        for chance in (each.before, each.after):
            assert (chance == 0, chance == 1) == (at_0, at_1), each


def test_coach_who_can_do_nothing_gets_no_advice() -> None:
    state = table(variant("paco"), [[2] * 5, [3] * 5, [4] * 5], Bid(2, 6))
    with pytest.raises(ValueError, match="nothing can be done"):
        advise(seen(state, 2, history(state)), Random(1))
