"""What bots are shown: all that everybody heard, the same however it was come by."""

from __future__ import annotations

import pytest

from palifico.bots import LEVELS, history, safe_action, seen
from palifico.bots.match.game import play_game
from palifico.editions import IDS, box, variant
from palifico.fair import Chance
from palifico.rules import Bid, Dudo, Seat, State, deal, decide, evolve, legal, replay, start
from palifico.rules.events import CupLifted, Event, GameStarted
from palifico.rules.refusal import Refusal


def finished(edition: str, seats: int) -> State:
    rng = Chance(f"{edition} {seats}")
    rules = variant(edition, {"calza": True} if "calza" in box(edition).options else {}).edition

    def dice(_round: int, _seat: Seat, count: int) -> tuple[int, ...]:
        return tuple(rng.choices(range(1, 7), k=count))

    bots = [LEVELS["counter"].make(rng) for _ in range(seats)]
    return play_game(rules, bots, opener=1, dice=dice).state


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("seats", [2, 5])
def test_history_of_a_game_makes_the_same_game_again(edition: str, seats: int) -> None:
    game = finished(edition, seats)
    told = history(game)
    again = replay(told)
    assert again.dice == game.dice
    assert again.palificos == game.palificos
    assert [round_.bids for round_ in again.past] == [round_.bids for round_ in game.past]
    assert [round_.ending for round_ in again.past] == [round_.ending for round_ in game.past]
    assert isinstance(told[0], GameStarted)


def test_history_is_what_was_heard_event_by_event() -> None:
    rules = variant("paco", {}).edition
    game = start(rules, seats=3, opener=2)
    heard: list[Event] = [GameStarted(rules, 3, 2)]
    rng = Chance(4)
    while game.winner is None:
        dealt = deal(game, [rng.choices(range(1, 7), k=n) for n in game.dice])
        assert not isinstance(dealt, Refusal)
        game = dealt
        while game.bidding:
            assert game.round is not None
            events = decide(game, game.round.to_act, safe_action(legal(game)))
            assert not isinstance(events, Refusal)
            for event in events:
                game = evolve(game, event)
            assert history(game)[-1 - (game.winner is not None)] in (*heard, *events)
        heard = history(game)
    lifted = [event for event in history(game) if isinstance(event, CupLifted)]
    assert lifted


def test_api_what_is_safe_is_a_doubt_or_the_lowest_opening() -> None:
    rules = variant("paco", {}).edition
    dealt = deal(start(rules, seats=2, opener=0), [[2] * 5, [3] * 5])
    assert not isinstance(dealt, Refusal)
    assert safe_action(seen(dealt, 0, []).view.legal) == Bid(1, 2)
    events = decide(dealt, 0, Bid(1, 2))
    assert not isinstance(events, Refusal)
    assert safe_action(legal(evolve(dealt, events[0]))) == Dudo()
