"""Every level of bot plays legally, by every edition, to the end."""

from __future__ import annotations

import pytest

from palifico.bots import LEVELS
from palifico.editions import IDS, box, variant
from palifico.fair import chance, seeded
from palifico.rules import Refusal, deal, decide, evolve, start, view
from palifico.server.people import new_id

SEATS = 4


def _with_calza(id_: str) -> dict[str, object]:
    return {"calza": True} if "calza" in box(id_).options else {}


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("edition", IDS)
def test_a_whole_game_by_the_rules(level: str, edition: str) -> None:
    rules = variant(edition, _with_calza(edition)).edition
    rng = chance(seeded(f"{level} {edition}"))
    bots = [
        LEVELS[level].make(seats=SEATS, dice_each=rules.dice_each, rng=rng) for _ in range(SEATS)
    ]
    game = start(rules, seats=SEATS, opener=0)
    while game.winner is None:
        dealt = deal(game, [[rng.randint(1, 6) for _ in range(n)] for n in game.dice])
        assert not isinstance(dealt, Refusal)
        game = dealt
        while game.bidding:
            assert game.round is not None
            calls = [
                (seat, calza)
                for seat in range(SEATS)
                if (calza := bots[seat].calls_exact(view(game, seat)))
            ]
            to_act = game.round.to_act
            seat, action = calls[0] if calls else (to_act, bots[to_act].act(view(game, to_act)))
            events = decide(game, seat, action)
            assert not isinstance(events, Refusal), (action, events)
            for event in events:
                game = evolve(game, event)
                for bot in bots:
                    bot.hear(event)
    assert sum(dice > 0 for dice in game.dice) == 1


def test_the_accounts_of_bots_are_as_long_as_anybody_s() -> None:
    assert {len(level.account) for level in LEVELS.values()} == {len(new_id(seeded(1)))}
