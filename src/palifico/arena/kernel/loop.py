"""Game loop: plays games to their ends, or until an outside policy has to answer.

Dice come from a stream of the deal by round and seat, answers of policies from a stream of the
game, so that the same dice can meet other players.

Long because it is one loop for every edition and all ways to use it: rules are not to be written a
third time, and in such a loop a call costs more than what it does. Without policies all seats play
at random, or from outside where games wait; numba leaves out of the loop what a missing argument
has no use for. Arrays get their names before the loop: each new name in it would be counted as a
reference.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import int64, njit, uint64

from palifico.arena.kernel.legal_bids import nth, number_of, runs
from palifico.arena.kernel.observation import allow, show, which
from palifico.arena.kernel.packed_state import (
    CHANCE,
    DICE,
    GAME,
    SO_FAR,
    TABLE,
    pack_table,
    unpack_table,
)
from palifico.arena.kernel.policies import CHALLENGE, answer, calls_exact, chance, counting
from palifico.arena.kernel.rng import (
    DICE_PER_LOOKUP,
    FACES,
    WILD_SPREAD,
    drawn,
    left_of,
    lower,
    one_of,
    rolled,
    stream,
    upper,
)
from palifico.arena.policies.model import HALF, OUTSIDE_KIND

BID, DUDO, CALZA = range(3)
MAX_SEATS: Final = 16
"""Room for seats."""
ROLL_OFF_BASE: Final = 1 << 40
"""Where the throws for the first player begin in the stream of dice."""
BEGIN, ROLL, CALLS, ACT = range(4)
ROUND_COLUMNS: Final = 15
"""Numbers of a round."""


@njit(cache=True, error_model="numpy")
def play(params, plan, order, policies, tails, batch, log, rows, waiting):
    """Play games of a plan; how much was logged, how many rounds noted, how many games done.

    `batch` has a place for each game. With room in `log`, all dice and actions are written there;
    with room in `rows`, a line for every round. Games that wait go on, each with the action given
    for it, until an outside policy is asked again; when one is over, another begins.
    """
    seats, limit = plan.seats, plan.seats * params.dice_each
    winners, openers, places = batch.winners, batch.openers, batch.places
    rounds, decisions, bids_made, bluffs = batch.rounds, batch.decisions, batch.bids, batch.bluffs
    if waiting is None:
        info, own = np.zeros((1, MAX_SEATS), np.int32), np.zeros((1, MAX_SEATS), np.int64)
        who = np.zeros((1, MAX_SEATS), np.int8)
    else:
        info, own, who = waiting.info, waiting.own, waiting.who
        states, actions, shown = waiting.states, waiting.actions, waiting.shown
        masks, legal, asking, losers = waiting.masks, waiting.legal, waiting.seats, waiting.losers
        shift, dudo, calza = waiting.shift, waiting.dudo, waiting.calza
    logging, noting = False, False
    if log is not None:
        logging, noting = log.size > 0, rows.shape[0] > 0
    written, noted, size = 0, 0, winners.size
    for slot in range(size):
        noted_before, at = noted, 0
        game, phase, answered = plan.first + slot, BEGIN, False
        deal_key, say_key, counter = uint64(0), uint64(0), uint64(0)
        left, living, last_die, played, spoken, began = 0, 0, False, 0, 0, 0
        opener, actor, bidder, count, face, total, in_play = 0, 0, -1, 0, 0, 0, 0
        callers, asked, refused, options, said_bid, caller = 0, 0, 0, 0, CHALLENGE, -1
        if waiting is not None:
            at = slot
            winners[slot], losers[slot] = -1, -1
            phase = states[slot, TABLE] & 3
            if phase != BEGIN:
                (
                    phase, last_die, face, opener, actor, bidder, asked, left, refused, callers,
                    living, count, in_play,
                ) = unpack_table(states[slot, TABLE])  # fmt: skip
                game, total, given = states[slot, GAME], states[slot, DICE], int64(actions[slot])
                played, spoken = states[slot, SO_FAR] & 0xFFFFFFFF, states[slot, SO_FAR] >> 32
                if policies is not None:
                    counter = uint64(states[slot, CHANCE])
                    say_key = stream(plan.seed, 2 * game + 1)
                if phase == ACT:
                    answered = True
                    if given < dudo:
                        face = given >> shift
                        count, said_bid = 1 + given - (face << shift), 0
                elif given == calza:
                    answered, caller = True, asked
                else:
                    refused += 1
                    asked = left_of(living, asked)
                    if asked == actor:
                        phase = ACT

        stopped = False
        while True:
            if phase == BEGIN:
                say_key, counter = stream(plan.seed, 2 * game + 1), uint64(0)
                turned = game % plan.rotations
                for seat in range(seats):
                    info[at, seat] = params.dice_each
                    who[at, seat] = order[
                        seat - turned if seat >= turned else seat - turned + seats
                    ]
                left, living, last_die = seats, (1 << seats) - 1, False
                played, spoken, in_play = 0, 0, limit
                deal_key = stream(plan.seed, 2 * _deal(plan, game))
                # Who opens: drawn, or by throws of which the highest counts.
                opener = one_of(upper(drawn(deal_key, 0)), seats)
                if params.roll_off:
                    throwing, throws = (1 << seats) - 1, ROLL_OFF_BASE
                    while throwing & (throwing - 1):
                        highest, tied = -1, 0
                        for seat in range(seats):
                            if throwing >> seat & 1:
                                throws += 1
                                thrown = one_of(upper(drawn(deal_key, throws)), FACES)
                                if thrown > highest:
                                    highest, tied = thrown, 1 << seat
                                elif thrown == highest:
                                    tied |= 1 << seat
                        throwing = tied
                    opener = 0
                    while not throwing >> opener & 1:
                        opener += 1
                openers[slot] = opener
                if log is not None:
                    if logging:
                        log[written] = opener
                        written += 1
                phase = ROLL

            if phase == ROLL:
                if waiting is not None:
                    deal_key = stream(plan.seed, 2 * _deal(plan, game))
                played += 1
                total, number = 0, uint64(0)
                for seat in range(seats):
                    if not seat & 1:
                        number = drawn(deal_key, played << 4 | seat >> 1)
                    held = int64(info[at, seat] & 255)
                    mine = rolled(
                        lower(number) if seat & 1 else upper(number), min(held, DICE_PER_LOOKUP)
                    )
                    if held > DICE_PER_LOOKUP:
                        more = drawn(deal_key, played << 4 | 8 | seat >> 1)
                        mine += rolled(
                            lower(more) if seat & 1 else upper(more), held - DICE_PER_LOOKUP
                        )
                    total += mine
                    own[at, seat] = mine
                    if waiting is not None:
                        info[at, seat] &= 0xFFFF
                    if log is not None:
                        if logging:
                            log[written] = -1 - mine
                            written += 1
                if last_die:
                    info[at, opener] |= 256
                else:
                    total += (total & 255) * WILD_SPREAD
                callers = 0
                if (
                    params.calza
                    and (params.calza_two or left > 2)
                    and (params.calza_last_die or not last_die)
                ):
                    callers = left - 2 + params.calza_bidder + params.calza_to_act
                actor, bidder, count, face, phase, began = opener, -1, 0, 0, ACT, spoken

            while True:
                if not answered:
                    changes = False
                    if last_die and info[at, actor] & 255 == 1:
                        if actor == opener:
                            changes = params.face_change_opener == 1
                        elif params.face_change == 2:
                            changes = info[at, actor] >> 8 & 1 == 1
                        else:
                            changes = params.face_change == 1
                    run = runs(params, limit, last_die, changes, count, face)
                    bids = number_of(run)
                    options = bids + (count > 0)
                    said_bid, caller, questioned = CHALLENGE, -1, -1

                    if policies is None:
                        if waiting is None:
                            # Everything that any seat may do, drawn at once.
                            if count > 0:
                                options += callers
                            counter += uint64(1)
                            choice = one_of(upper(drawn(say_key, counter)), options)
                            if choice < bids:
                                count, face = nth(run, choice)
                                said_bid = 0
                            elif choice > bids:
                                choice -= bids
                                while choice > 0:
                                    caller += 1
                                    if living >> caller & 1 and _may_call(
                                        params, caller, actor, bidder
                                    ):
                                        choice -= 1
                        else:
                            while phase == CALLS:
                                if _may_call(params, asked, actor, bidder):
                                    break
                                asked = left_of(living, asked)
                                if asked == actor:
                                    phase = ACT
                            questioned = asked if phase == CALLS else actor
                    else:
                        while phase == CALLS:
                            if _may_call(params, asked, actor, bidder):
                                if policies[who[at, asked], 0] == OUTSIDE_KIND:
                                    questioned = asked
                                    break
                                counter += uint64(1)
                                if calls_exact(
                                    policies,
                                    who[at, asked],
                                    tails,
                                    counting(own[at, asked], last_die),
                                    in_play - (info[at, asked] & 255),
                                    last_die,
                                    run,
                                    options + callers - refused,
                                    drawn(say_key, counter),
                                ):
                                    caller = asked
                                    break
                                refused += 1
                            asked = left_of(living, asked)
                            if asked == actor:
                                phase = ACT
                        if phase == ACT:
                            if policies[who[at, actor], 0] == OUTSIDE_KIND:
                                questioned = actor
                            else:
                                counter += uint64(1)
                                said_bid = answer(
                                    policies,
                                    who[at, actor],
                                    tails,
                                    counting(own[at, actor], last_die),
                                    in_play - (info[at, actor] & 255),
                                    last_die,
                                    run,
                                    drawn(say_key, counter),
                                )
                                if said_bid >= 0:
                                    count, face = said_bid & 1023, said_bid >> 10

                    if waiting is not None:
                        if questioned >= 0:
                            show(
                                shown, slot, questioned, seats, count, face, info,
                                own[at, questioned], last_die, phase == CALLS, bidder, opener,
                                actor, in_play, left,
                            )  # fmt: skip
                            row = which(phase == CALLS, last_die, changes, count, face)
                            allow(masks, slot, legal, row)
                            asking[slot] = questioned
                            states[slot, TABLE] = pack_table(
                                phase, last_die, face, opener, actor, bidder, asked, left, refused,
                                callers, living, count, in_play,
                            )  # fmt: skip
                            states[slot, GAME], states[slot, DICE] = game, total
                            states[slot, SO_FAR] = played | spoken << 32
                            if policies is not None:
                                states[slot, CHANCE] = int64(counter)
                            stopped = True
                            break

                answered = False
                spoken += 1
                if said_bid >= 0:
                    if waiting is not None:
                        info[at, actor] = info[at, actor] & 0xFFFF | count << 16 | (face + 1) << 24
                    if log is not None:
                        if logging:
                            log[written] = _spelt(BID, actor, count, face, options)
                            log[written + 1] = int64(counter)
                            written += 2
                        if noting:
                            mine = counting(own[at, actor], last_die)
                            unknown = in_play - (info[at, actor] & 255)
                            likely = chance(tails, mine, unknown, last_die, count, face)
                            bids_made[slot, actor] += 1
                            bluffs[slot, actor] += likely < HALF
                    bidder = actor
                    actor = left_of(living, actor)
                    asked, refused = actor, 0
                    phase = CALLS if callers > 0 else ACT
                else:
                    break

            if stopped:
                break
            # The round ends: who loses a die, who gets one, who opens the next.
            found = total >> 8 * face & 255
            exact = caller >= 0
            if not exact:
                caller = actor
            if log is not None:
                if logging:
                    log[written] = _spelt(CALZA if exact else DUDO, caller, 0, 0, options)
                    log[written + 1] = int64(counter)
                    written += 2
                if noting:
                    if noted == rows.shape[0]:
                        return written, noted_before, slot
                    low, high = 0, 0
                    for seat in range(min(seats, 6)):
                        low |= (info[at, seat] & 255) << 4 * seat
                    for seat in range(6, seats):
                        high |= (info[at, seat] & 255) << 4 * (seat - 6)
                    rows[noted, 0], rows[noted, 1], rows[noted, 2] = slot, played, opener
                    rows[noted, 3], rows[noted, 4], rows[noted, 5] = last_die, low, high
                    rows[noted, 6], rows[noted, 7], rows[noted, 8] = bidder, count, face + 1
                    rows[noted, 9], rows[noted, 10], rows[noted, 11] = caller, exact, found
                    rows[noted, 12] = spoken - began - 1
            loser, gainer = -1, -1
            if not exact:
                loser = actor if found >= count else bidder
            elif found != count:
                loser = caller
            else:
                if info[at, caller] & 255 < params.dice_each:
                    gainer = caller
                    info[at, caller] += 1
                    in_play += 1
                opener, last_die = caller, False
                if params.calza_opens == 1:
                    opener = bidder
                elif params.calza_opens == 2:
                    opener = actor
            if loser >= 0:
                info[at, loser] -= 1
                rest = info[at, loser] & 255
                in_play -= 1
                opener, last_die = loser, False
                if rest == 0:
                    left -= 1
                    living ^= 1 << loser
                    opener = left_of(living, loser)
                    places[slot, loser] = left
                elif rest == 1 and params.last_die and (params.last_die_two or left > 2):
                    last_die = not (params.first_time and info[at, loser] >> 8 & 1)
            if log is not None:
                if noting:
                    rows[noted, 13], rows[noted, 14] = loser, gainer
                    noted += 1
            phase = ROLL
            if waiting is not None:
                losers[slot] = loser
            if left == 1:
                winners[slot], rounds[slot], decisions[slot] = opener, played, spoken
                places[slot, opener] = 0
                if waiting is None:
                    break
                else:  # noqa: RET508 - numba leaves out one of the two
                    game, phase = game + size, BEGIN
    return written, noted, size


@njit(cache=True, inline="always")
def _deal(plan, game):
    """Return which deal a game has."""
    return game if plan.rotations == 1 else game // plan.rotations


@njit(cache=True, inline="always")
def _may_call(params, seat, actor, bidder):
    """Return whether a seat with dice may call the bid exact, where any seat may."""
    return (params.calza_to_act == 1 or seat != actor) and (
        params.calza_bidder == 1 or seat != bidder
    )


@njit(cache=True, inline="always")
def _spelt(kind, seat, count, face, options):
    return kind | seat << 2 | face << 6 | count << 9 | options << 20
