"""Records of random games, and the same records spoilt: for two referees to agree upon."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

from palifico.editions import Variant, spell
from palifico.rules import Bid, Calza, Dudo, LegalBids, Seat, State, legal, start
from tests.properties.tables import Table
from tests.random_games import dealt, played, roll

Json: TypeAlias = dict[str, Any]


def random_record(rng: Random, table: Table) -> Json:
    """A legal record, of a whole game or of its beginning."""
    seats, starter = table.seats, rng.randrange(table.seats)
    state = start(table.variant.edition, seats=seats, opener=starter)
    rounds: list[Json] = []
    most = 1000 if rng.random() < 0.5 else rng.randint(1, 2 * seats)
    while state.winner is None and len(rounds) < most:
        hands = roll(rng, state)
        state, actions = random_round(rng, dealt(state, hands))
        rounds.append({"dice": hands, "actions": actions})
    if state.winner is None and rng.random() < 0.3:
        rounds[-1]["actions"] = rounds[-1]["actions"][: rng.randrange(4)]
    head = {"id": f"game {table.seed}"} if rng.random() < 0.5 else {}
    rules = {"edition": table.variant.base.id, "players": seats, "starter": starter}
    return head | rules | differences(table.variant) | {"rounds": rounds}


def differences(variant: Variant) -> Json:
    """The options and house rules of a record."""
    both = {"options": variant.options, "house": variant.house}
    return {
        name: {f: spell(v) if isinstance(v, str) else v for f, v in fields.items()}
        for name, fields in both.items()
        if fields
    }


def random_round(rng: Random, state: State) -> tuple[State, list[list[Any]]]:
    """Play a round: any face, mostly small raises, and calls more often as the bid grows."""
    actions: list[list[Any]] = []
    while state.bidding:
        moves = legal(state)
        assert moves.to_act is not None
        bid = random_bid(rng, moves.bids)
        if moves.on is not None and moves.calza and rng.random() < 0.15:
            seat = rng.choice(moves.calza)
            actions.append([seat, "calza"])
            state = played(state, seat, Calza(moves.on))
        elif moves.on is not None and (
            bid is None or rng.random() < moves.on.count / sum(state.dice)
        ):
            actions.append([moves.to_act, "dudo"])
            state = played(state, moves.to_act, Dudo())
        else:
            assert bid is not None
            actions.append([moves.to_act, "bid", *bid])
            state = played(state, moves.to_act, bid)
    return state, actions


def random_bid(rng: Random, bids: LegalBids) -> Bid | None:
    """Any face that can be bid, mostly with its smallest counts."""
    faces = [face for face in range(1, 7) if bids.counts(face)]
    if not faces:
        return None
    face = rng.choice(faces)
    counts = bids.counts(face)
    return Bid(counts[min(int(rng.expovariate(0.8)), len(counts) - 1)], face)


def spoilt(rng: Random, record: Json) -> Json:
    """The record with one thing changed, which may or may not make it illegal."""
    record = deepcopy(record)
    rng.choice(SPOILS)(rng, record)
    return record


def _action(rng: Random, record: Json) -> list[Any]:
    """One of the actions of a record, or a new one if it has none."""
    rounds = [round_ for round_ in record["rounds"] if round_["actions"]]
    if not rounds:
        record["rounds"][0]["actions"].append([record["starter"], "bid", 1, 2])
        rounds = record["rounds"][:1]
    actions = rng.choice(rounds)["actions"]
    found: list[Any] = rng.choice(actions)
    return found


def _another_bid(rng: Random, record: Json) -> None:
    limit = record["players"] * record.get("house", {}).get("dice_each", 5)
    _action(rng, record)[1:] = ["bid", rng.randint(0, limit + 1), rng.randint(0, 7)]


def _near_bid(rng: Random, record: Json) -> None:
    action = _action(rng, record)
    if action[1] == "bid":
        action[2:] = [action[2] + rng.randint(-1, 1), action[3] + rng.randint(-1, 1)]


def _another_call(rng: Random, record: Json) -> None:
    _action(rng, record)[1:] = [rng.choice(["dudo", "calza"])]


def _another_seat(rng: Random, record: Json) -> None:
    action = _action(rng, record)
    last = record["players"] - (rng.random() < 0.95)
    action[0] = rng.randint(0, last)


def _drop_action(rng: Random, record: Json) -> None:
    actions = rng.choice(record["rounds"])["actions"]
    if actions:
        del actions[rng.randrange(len(actions))]


def _add_action(rng: Random, record: Json) -> None:
    actions = rng.choice(record["rounds"])["actions"]
    seat: Seat = rng.randrange(record["players"])
    new = rng.choice([[seat, "dudo"], [seat, "calza"], [seat, "bid", rng.randint(1, 5), 3]])
    actions.insert(rng.randint(0, len(actions)), new)


def _another_die(rng: Random, record: Json) -> None:
    hands = [hand for hand in rng.choice(record["rounds"])["dice"] if hand]
    hand = rng.choice(hands)
    hand[rng.randrange(len(hand))] = rng.choice([0, 1, 1, 2, 3, 4, 5, 6, 7])


def _another_hand(rng: Random, record: Json) -> None:
    hand = rng.choice(rng.choice(record["rounds"])["dice"])
    hand[:] = rng.choice([[*hand, 3], hand[1:]])


def _drop_round(rng: Random, record: Json) -> None:
    if len(record["rounds"]) > 1:
        del record["rounds"][rng.randrange(len(record["rounds"]))]


def _repeat_round(rng: Random, record: Json) -> None:
    at = rng.choice([len(record["rounds"]) - 1, rng.randrange(len(record["rounds"]))])
    record["rounds"].insert(at, deepcopy(record["rounds"][at]))


def _another_edition(rng: Random, record: Json) -> None:
    names = ["asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco", "perudo"]
    record["edition"] = rng.choice(names)


def _another_option(rng: Random, record: Json) -> None:
    chosen = rng.choice([{"calza": True}, {"last_die": True}, {"lost_dice": "visible"}, {"x": 1}])
    record["options"] = record.get("options", {}) | chosen


def _another_rule(rng: Random, record: Json) -> None:
    field = rng.choice([*HOUSE])
    record["house"] = record.get("house", {}) | {field: rng.choice(HOUSE[field])}


def _another_starter(rng: Random, record: Json) -> None:
    record["starter"] = rng.randint(0, record["players"] - (rng.random() < 0.9))


HOUSE: dict[str, list[object]] = {
    "dice_each": [0, 1, 5, 10, 11, True],
    "raise_rule": ["free", "never_down", "one_axis", "never down", 3],
    "open_wild": [True, False, 1],
    "last_die": [True, False],
    "last_die_trigger": ["every_time", "first_time"],
    "last_die_two_players": [True, False],
    "face_change": ["nobody", "one_die", "one_die_earlier"],
    "face_change_opener": [True, False],
    "face_change_raise": ["free", "never_down", None],
    "calza": [True, False],
    "calza_bidder": [True, False],
    "calza_last_die": [True, False],
    "calza_right_opens": ["caller", "bidder", "to_act"],
    "show_dudo": ["all_at_once", "caller_first", "caller_last"],
    "show_stop": ["never", "true", "true_or_false"],
    "lost_dice": ["hidden", "visible"],
    "no_such_rule": [True],
}
SPOILS = [
    *[_another_bid, _near_bid, _near_bid, _another_call, _another_seat, _drop_action],
    *[_add_action, _another_die, _another_hand, _drop_round, _repeat_round],
    *[_another_edition, _another_option, _another_rule, _another_starter],
]
