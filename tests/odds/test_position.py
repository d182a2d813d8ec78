"""What is known in a round: who remembers every loss knows all cups, who came late does not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from palifico.editions import IDS, Variant, box, variant
from palifico.odds import Memory, certain, listen, odds_after, odds_before, position
from palifico.rules import Refusal, State, deal, decide, fold, start, view
from palifico.rules.events import DiceRolled, Event, GameStarted
from palifico.rules.raises import situation
from tests.random_games import random_move, roll


def showing(id_: str, lost_dice: str) -> Variant:
    """An edition with lost dice shown or not, be that its own option or a house rule."""
    chosen: dict[str, object] = {"lost_dice": lost_dice}
    return variant(id_, chosen) if "lost_dice" in box(id_).options else variant(id_, house=chosen)


def moments(rules: Variant, seats: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Every moment of a random game in which somebody is to act, with all that was heard."""
    rng = Random(seed)
    state = start(rules.edition, seats=seats, opener=0)
    heard: list[Event] = [GameStarted(rules.edition, seats, 0)]
    while state.winner is None:
        if state.bidding:
            yield state, list(heard)
            decided = decide(state, *random_move(rng, state))
            assert not isinstance(decided, Refusal)
            heard += decided
            state = fold(state, decided)
        else:
            dealt = deal(state, roll(rng, state))
            assert not isinstance(dealt, Refusal)
            heard.append(DiceRolled())
            state = dealt


HIDDEN, VISIBLE = (showing("pressman-2008", lost_dice) for lost_dice in ("hidden", "visible"))


def this_round(heard: list[Event]) -> list[Event]:
    """What somebody has heard who came when the dice were rolled."""
    begun = max(n for n, event in enumerate(heard) if isinstance(event, DiceRolled))
    return heard[begun:]


@pytest.mark.parametrize("id_", IDS)
@pytest.mark.parametrize("lost_dice", ["hidden", "visible"])
def test_position_who_remembers_all_losses_knows_every_cup(id_: str, lost_dice: str) -> None:
    memory = Memory()
    for state, heard in moments(showing(id_, lost_dice), 4, seed=3):
        at = memory.position(view(state, 1), heard)
        assert at == position(view(state, 1), heard)
        assert at.cups == tuple(map(certain, state.dice))
        assert at.dice == state.dice
        assert (at.palificos, at.limit) == (state.palificos, state.limit)


@pytest.mark.parametrize("id_", IDS)
def test_bid_is_heard_in_its_own_situation(id_: str) -> None:
    """What `spoken` says of a bid is what the rules said when it was made."""
    for state, heard in moments(variant(id_), 4, seed=8):
        at = position(view(state, 0), heard)
        assert state.round is not None
        assert at.situation(state.round.to_act, state.round.bid) == situation(state, state.round)
        assert [made for _, made in at.spoken()] == list(state.round.bids)


def test_position_who_came_late_where_lost_dice_are_hidden_is_unsure() -> None:
    alike = (0.0, 0.2, 0.2, 0.2, 0.2, 0.2)
    *_, (state, heard) = moments(HIDDEN, 4, seed=3)
    looking = position(view(state, None), this_round(heard))
    seated = next(seat for seat, dice in enumerate(state.dice) if dice)
    sitting = position(view(state, seated), this_round(heard))
    for seat, dice in enumerate(state.dice):
        opens = state.last_die and seat == state.opener
        assert looking.cups[seat] == (certain(0) if not dice else certain(1) if opens else alike)
        known = seat == seated or not dice or opens
        assert sitting.cups[seat] == (certain(dice) if known else alike)


def test_position_who_came_late_sees_the_cups_where_lost_dice_are_visible() -> None:
    *_, (state, heard) = moments(VISIBLE, 4, seed=3)
    assert position(view(state, None), this_round(heard)).cups == tuple(map(certain, state.dice))


def test_memory_makes_a_difference_where_lost_dice_are_hidden() -> None:
    found = False
    for state, heard in moments(HIDDEN, 3, seed=5):
        remembers = odds_before(position(view(state, None), heard))
        late = odds_before(position(view(state, None), this_round(heard)))
        assert late.at_least[:, 0] == pytest.approx(np.ones(6))
        found |= abs(remembers.expected(6) - late.expected(6)) > 1
    assert found


@pytest.mark.parametrize("rules", [HIDDEN, VISIBLE])
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("late", [False, True])
def test_player_can_listen_at_every_moment(rules: Variant, seats: int, late: bool) -> None:
    """In last-die rounds, with players out, and to whoever is not sure of any cup."""
    for state, heard in moments(rules, seats, seed=11):
        events = this_round(heard) if late else heard
        for seat in (None, state.opener):
            at = position(view(state, seat), events)
            after = odds_after(at)
            assert np.isfinite(after.at_least).all()
            assert after.at_least[:, 0] == pytest.approx(np.ones(6))
            for who, posterior in enumerate(listen(at)):
                assert (posterior is None) == (who == seat or not state.dice[who])


def test_memory_may_be_used_for_another_game() -> None:
    memory = Memory()
    for seed in (1, 2):
        for state, heard in moments(HIDDEN, 3, seed):
            assert memory.position(view(state, 0), heard).dice == state.dice
