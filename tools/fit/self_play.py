"""Games of the bots among themselves, and their rounds as an onlooker sees them: for fitting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from palifico.bots import LEVELS
from palifico.bots.match.game import play_game
from palifico.editions import IDS, box
from palifico.fair import Chance
from palifico.odds import Position, certain
from palifico.rules import FACES, Round, Seat, State


def self_play(number: int, levels: Iterable[str], chance: Chance) -> State:
    """A finished game; the editions take turns."""
    bots = [LEVELS[level].make(Chance(chance.random())) for level in levels]

    def dice(_round: int, _seat: Seat, count: int) -> tuple[int, ...]:
        return tuple(chance.choices(FACES, k=count))

    edition = box(IDS[number % len(IDS)]).edition
    return play_game(edition, bots, opener=chance.randrange(len(bots)), dice=dice).state


def looked_on(state: State) -> Iterator[tuple[Round, Position]]:
    """Every round of a game, and what an onlooker who remembers all knows at its end."""
    palificos: frozenset[Seat] = frozenset()
    for round_ in (*state.past, *([state.round] if state.round else [])):
        if round_.last_die:
            palificos |= {round_.opener}
        yield (
            round_,
            Position(
                edition=state.edition,
                seat=None,
                hand=(),
                cups=tuple(certain(len(hand)) for hand in round_.hands),
                opener=round_.opener,
                last_die=round_.last_die,
                palificos=palificos,
                bids=round_.bids,
            ),
        )
