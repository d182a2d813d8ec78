"""Records of random games: every edition and option, house rules, running or finished."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

from palifico.editions import IDS, VALUES, Variant, variant
from palifico.errors import Fault
from palifico.fair import SIGNED, RolledRound, SeatEntry, Transcript
from palifico.record.record import Record, RecordedRound, Stamp
from palifico.rules import Action, Seat, start
from tests.random_games import all_variants, dealt, played, random_move, roll

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = {
    path.name: path.read_bytes().decode("utf-8")
    for path in sorted((ROOT / "examples" / "records").glob("*.txt"))
}
"""The golden texts, as they are on disk."""

VARIANTS = all_variants()
NAMES = st.text(max_size=12) | st.sampled_from(
    ["Ana", "Zoë", "Bo, the 2nd", '"Cy"', " d", "e ", "#f", "", "3", "a|b", "k: v", "\\", "\u2028"]
)
IDS_OR_NONE = st.none() | NAMES | st.integers()
IDS_THAT_CAN_BE_STAMPED = st.none() | NAMES | st.integers(-(2**53) + 1, 2**53 - 1)
DATES = st.none() | st.dates().map(str)

HEAD = "palifico 1\nedition: pressman-2008\nhouse: dice_each=2\nplayers: 3\nstarter: a\n"
DICE = "a25 b16 c33"
FIRST = f"1. {DICE} | a 2x5, b 3x5, c dudo"


def rounds(*lines: str) -> str:
    """A game whose first round stands on line 6."""
    return HEAD + "\n".join(lines)


def headers(*lines: str) -> str:
    """A game whose headers begin on line 2."""
    return "\n".join(["palifico 1", *lines])


def house_rules(rng: Random) -> Variant:
    """Some edition with a few of its fields changed, in a way that makes sense."""
    base, house = rng.choice(IDS), dict[str, Any]()
    for name in rng.sample(sorted(VALUES), k=rng.randrange(12)):
        changed = {**house, name: rng.choice(VALUES[name])}
        try:
            variant(base, house=changed)
        except Fault:
            continue
        house = changed
    return variant(base, house=house)


def random_rounds(
    rng: Random, rules: Variant, seats: int, starter: Seat, steps: int
) -> tuple[RecordedRound, ...]:
    """A random game of at most so many rolls, bids and calls."""
    state = start(rules.edition, seats=seats, opener=starter)
    rounds: list[RecordedRound] = []
    for _ in range(steps):
        if state.winner is not None:
            break
        if state.bidding:
            move: tuple[Seat, Action] = random_move(rng, state)
            last = rounds[-1]
            rounds[-1] = RecordedRound(last.dice, (*last.actions, move))
            state = played(state, *move)
        else:
            hands = roll(rng, state)
            rounds.append(RecordedRound(tuple(map(tuple, hands)), ()))
            state = dealt(state, hands)
    return tuple(rounds)


HASH = st.binary(min_size=32, max_size=32)


@st.composite
def transcripts(draw: st.DrawFn, rounds: tuple[RecordedRound, ...], seats: int) -> Transcript:
    """A transcript that has the shape of a game's proof and proves nothing."""
    game, hashes = (
        draw(st.binary(min_size=16, max_size=16)),
        draw(st.tuples(HASH, HASH, HASH, HASH)),
    )
    entry = st.builds(SeatEntry, NAMES, st.none() | HASH, st.none() | HASH)
    entries = tuple(draw(st.lists(entry, min_size=seats, max_size=seats)))
    rolled = [RolledRound(draw(HASH), recorded.dice) for recorded in rounds]
    return Transcript(game, *hashes, seats=entries, rounds=tuple(rolled))


@st.composite
def stamps(draw: st.DrawFn) -> Stamp:
    """A stamp, signed or not, that stamps nothing."""
    if draw(st.booleans()):
        return Stamp(draw(HASH))
    signature = st.binary(min_size=64, max_size=64)
    return Stamp(draw(HASH), draw(HASH), {name: draw(signature) for name in SIGNED})


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A legal record."""
    rng = Random(draw(st.integers(0, 2**32)))
    rules = draw(st.sampled_from(VARIANTS) | st.just(house_rules(rng)))
    seats = draw(st.integers(2, 12))
    starter = draw(st.integers(0, seats - 1))
    steps = draw(st.integers(0, 40) | st.just(400))
    named = draw(st.lists(NAMES, min_size=seats, max_size=seats).map(tuple) | st.just(seats))
    rounds = random_rounds(rng, rules, seats, starter, steps)
    fair = draw(st.none() | transcripts(rounds[:5], seats))
    stamp = draw(st.none() | stamps()) if fair else None
    return Record(
        edition=rules.base.id,
        players=named,
        starter=starter,
        rounds=rounds,
        options=rules.options,
        house=rules.house,
        id=draw(IDS_OR_NONE if stamp is None else IDS_THAT_CAN_BE_STAMPED),
        date=draw(DATES),
        fair=fair,
        stamp=stamp,
    )
