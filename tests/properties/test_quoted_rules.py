"""The rules quoted behind a refused bid agree with the engine and with the bids offered instead.

Each rule is judged again here by a predicate of its own, from the rule table: it speaks of one kind
of raise, and says of a bid of that kind whether it may be made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hypothesis import given

from palifico.editions import VALUES, variant
from palifico.rules import FACES, WILD, Bid, Edition, State, check_bid, legal
from palifico.rules.raises import situation
from palifico.words import Question, Speaker, explain_choice, refusal_sentence, rule
from palifico.words.explain import position
from palifico.words.refusals import rules_behind
from tests.properties.tables import Table, examples, tables
from tests.random_games import random_states

Predicate = Callable[[State, Bid, Bid], bool]
TOLD_BY_ITSELF: Final = ("bid.count", "bid.face")
"""Refusals whose own sentence is the rule."""


def raises(kind: object, old: Bid, new: Bid) -> bool:
    """Whether a bid raises another, by the kind of raise, faces ranked 1 to 6."""
    (n, f), (m, g) = old, new
    match str(kind):
        case "free":
            return m > n or (m == n and g > f)
        case "never_down":
            return (g == f and m > n) or (g > f and m >= n)
        case "one_axis":
            return (g == f and m > n) or (g > f and m == n)
        case _:
            raise AssertionError(kind)


def entitled(state: State) -> bool:
    """Whether the player to act may change the face, as the rule table has it."""
    assert state.round is not None
    seat, edition = state.round.to_act, state.edition
    if state.dice[seat] != 1:
        return False
    if seat == state.round.opener:
        return edition.face_change_opener
    return {
        "nobody": False,
        "one_die": True,
        "one_die_earlier": seat in state.palificos,
    }[edition.face_change]


def may_change(state: State, old: Bid, new: Bid) -> bool:
    return new.face == old.face or entitled(state)


RAISES: Final[dict[str, Predicate]] = {
    "raise_rule": lambda s, o, b: WILD in (o.face, b.face) or raises(s.edition.raise_rule, o, b),
    "shared-half": lambda _, o, b: o.face == WILD or b.face != WILD or 2 * b.count >= o.count,
    "shared-double": lambda _, o, b: o.face != WILD or b.face == WILD or b.count > 2 * o.count,
    "shared-wild-raise": lambda _, o, b: {o.face, b.face} != {WILD} or b.count > o.count,
    "raise-count": lambda _, o, b: b.face != o.face or b.count > o.count,
    "raise-count-only": lambda _, o, b: b.face == o.face and b.count > o.count,
    "face_change": may_change,
    "face_change_opener": may_change,
    "face_change_raise": lambda s, o, b: (
        b.face == o.face or raises(s.edition.face_change_raise, o, b)
    ),
}
"""Rules that speak of a bid upon another."""


def keeps(state: State, id_: str, bid: Bid) -> bool:
    """Whether a bid keeps a rule, by what is written here alone."""
    assert state.round is not None
    if id_ in ("open_wild", "last_die_open_wild"):
        assert (id_ == "last_die_open_wild") == state.round.last_die
        return bid.face != WILD or getattr(state.edition, id_)
    old = state.round.bid
    assert old is not None
    return RAISES[id_](state, old, bid)


def smallest(state: State) -> list[Bid]:
    """The smallest legal bid of each face, as a refusal offers them."""
    found = ((face, legal(state).smallest(face)) for face in FACES)
    return [Bid(count, face) for face, count in found if count is not None]


def refused(state: State) -> Iterator[tuple[Bid, str]]:
    """Every bid that is refused, and the code; counts beyond the limit and faces beyond six too."""
    assert state.round is not None
    at = situation(state, state.round)
    near = {0, 1, state.limit, state.limit + 1}
    if at.previous is not None:
        n = at.previous.count
        near |= {n - 1, n, n + 1, n // 2, (n + 1) // 2, 2 * n, 2 * n + 1}
    for count in sorted(near):
        for face in (0, *FACES, 7):
            refusal = check_bid(at, Bid(count, face))
            if refusal is not None:
                yield Bid(count, face), refusal.code


def bidding(table: Table, most: int) -> list[State]:
    """Some of the positions of a game in which it is somebody's turn; last-die rounds first."""
    states = [s for s in random_states(table.rng, table.variant, table.seats) if s.bidding]
    late = [s for s in states if s.last_die]
    chosen = table.rng.sample(states, min(most, len(states)))
    return [*table.rng.sample(late, min(most, len(late))), *chosen]


@examples(1)
@given(tables())
def test_quoted_rules_of_a_refused_bid_agree_with_what_is_legal(table: Table) -> None:
    for state in bidding(table, 12):
        assert state.round is not None
        at, offered = situation(state, state.round), smallest(state)
        for bid, code in refused(state):
            quoted = rules_behind(code, at)
            assert bool(quoted) != (code in TOLD_BY_ITSELF), code
            for id_ in quoted:
                assert all(keeps(state, id_, one) for one in offered), (id_, offered, state.round)
                assert all(keeps(state, id_, one) for one in legal(state).bids), id_
            if quoted:
                assert not all(keeps(state, id_, bid) for id_ in quoted), (bid, code, quoted)


@examples(0.3)
@given(tables())
def test_refusal_sentence_holds_every_quoted_rule_and_offered_bid(table: Table) -> None:
    speaker = Speaker("en", table.variant)
    for state in bidding(table, 3):
        assert state.round is not None
        at = situation(state, state.round)
        for bid, code in refused(state):
            refusal = check_bid(at, bid)
            assert refusal is not None
            text = refusal_sentence(speaker, refusal, at=at, moves=legal(state))
            for id_ in rules_behind(code, at):
                assert (rule(speaker, id_) if id_ in VALUES else speaker.say(id_)) in text
            assert all(speaker.bid(one) in text for one in smallest(state))


def test_rule_that_was_quoted_wrongly_for_wild_bids_is_caught() -> None:
    """The predicates notice the fault that they were written for: 4 aces upon 4 aces."""
    state = position(variant("pressman-2008"), Question(Bid(4, WILD)))
    assert state.round is not None
    right = rules_behind("bid.not_higher", situation(state, state.round))
    assert right == ("shared-wild-raise", "shared-double")
    assert not all(keeps(state, id_, Bid(4, WILD)) for id_ in right)
    assert keeps(state, "raise_rule", Bid(4, WILD))


@examples(1)
@given(tables())
def test_exact_call_is_offered_only_where_the_player_to_act_may_make_it(table: Table) -> None:
    speaker, limit = Speaker("en", table.variant), table.seats * table.variant.edition.dice_each
    for last_die in (False, True):
        highest = Bid(limit, 6 if last_die else WILD)
        question = Question(highest, players=table.seats, last_die=last_die)
        told = explain_choice(speaker, question).smallest
        allowed = may_call(table.variant.edition, table.seats, last_die=last_die)
        assert told == speaker.say("smallest-none-calza" if allowed else "smallest-none")
        assert (speaker.word("calza") in told) == allowed


def may_call(edition: Edition, players: int, *, last_die: bool) -> bool:
    """Whether the player to act may call the bid exact, as the rule table has it."""
    if not edition.calza or not edition.calza_to_act:
        return False
    if players == 2 and not edition.calza_two_players:
        return False
    return bool(edition.calza_last_die) or not last_die
