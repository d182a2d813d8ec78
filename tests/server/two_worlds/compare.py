"""Pairs of games that differ only in what lies under one cup, compared over every channel."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Final

from palifico.rules import Hand
from tests.server.two_worlds.director import Director, Step
from tests.server.two_worlds.early_secrets import told_early
from tests.server.two_worlds.setup import Setup, cast
from tests.server.two_worlds.swapped_dice import Round, rounds, swapped
from tests.server.two_worlds.swapped_history import Historian, hiding_cast, two_pasts
from tests.server.two_worlds.world import Said, World, stage

CUPS: Final = re.compile(rb'"cups":\[(.*?)\],"count":')
"""The lifted cups, in an entry `called` or in the reveal of a snapshot."""
COACH: Final = re.compile(rb"/api/tables/\w+/(odds|coach)\n200\n")
"""What X is told of X's own dice."""
HAND: Final = re.compile(rb'(\{"type":"hand","n":\d+,)("dice":\[[\d,]*\],"free":\d\})')
KIND: Final = re.compile(rb'\{"type":"(?:(err)".*?"code":"([\w.]+)"|(\w+)")')
DIGIT: Final = re.compile(rb"\d")


@dataclass
class Verdict:
    """What came of a pair of games."""

    cast: Setup
    messages: int = 0
    differing: int = 0
    masked: int = 0
    """Messages that differed in what they may: X's own dice, and cups that were lifted."""
    rounds: list[Round] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    kinds: set[str] = field(default_factory=set)
    """The types of messages, and the codes of errors, that were compared."""


async def verdict_of(number: int) -> Verdict:
    """Play and compare the pair with a number: every sixth is about the past."""
    group, place = divmod(number, 6)
    if place == 5:
        return await compare_pasts(hiding_cast(group))
    return await compare(cast(group * 5 + place))


async def compare(game: Setup) -> Verdict:
    """Play a game, then once more with other dice under one cup, and compare."""
    verdict = Verdict(game)
    with stage(game) as here:
        await here.open()
        director = Director(here, game)
        await director.play()
        dice = Random(f"dice {game.number}")
        verdict.rounds = list(rounds(here.live, await here.log(), game.x, dice))
        await here.close()
    other = {r.number: r.other for r in verdict.rounds if r.other is not None}
    swap = swapped(lambda t, seat, hand: other.get(t, hand) if seat == game.x else hand)
    with stage(game) as there, swap:
        await there.open()
        await _repeat(verdict, there, director.steps)
        await there.close()
    lifted = [each for each in verdict.rounds if each.was_lifted]
    said = zip(here.said, there.said, strict=False)
    verdict.masked = sum(a.payload != b.payload for a, b in said)
    _judge(
        verdict,
        _without_x(here, {each.hand for each in lifted}),
        _without_x(there, {each.other or each.hand for each in lifted}),
    )
    verdict.faults += [*here.uneven, *there.uneven, *told_early(here)]
    if not verdict.faults:  # a game that took another course may have lost its table
        verdict.faults += told_early(there)
    return verdict


async def compare_pasts(game: Setup) -> Verdict:
    """Let the same round come about in two ways, and compare all that is told from then on."""
    verdict = Verdict(game)
    with stage(game) as here:
        await here.open()
        historian = Historian(here, game)
        past, other = two_pasts(game, await historian.opener())
        with past.twos():
            told = await historian.live_through(past)
            done = len(historian.steps)
            seats = range(len(past.dice))
            await historian.look_around([s for s in seats if past.dice[s] == other.dice[s]])
        await here.close()
    with stage(game) as there, other.twos():
        await there.open()
        again = Historian(there, game)
        await again.opener()
        told_there = await again.live_through(other)
        await _repeat(verdict, there, historian.steps[done:])
        await there.close()
    owners = {f"p{s}" for s, dice in enumerate(past.dice) if dice != other.dice[s]}
    _judge(
        verdict,
        _without_hands(here.said[told:], owners),
        _without_hands(there.said[told_there:], owners),
    )
    verdict.faults += [*here.uneven, *there.uneven, *told_early(here)]
    if not verdict.faults:  # a game that took another course may have lost its table
        verdict.faults += told_early(there)
    return verdict


async def _repeat(verdict: Verdict, world: World, steps: Iterable[Step]) -> None:
    try:
        for what, args in steps:
            await world.perform(what, *args)
    except Exception as error:  # the game has taken another course
        verdict.faults.append(f"step {world.step}: {error!r}")


def _judge(verdict: Verdict, here: Iterable[Said], there: Iterable[Said]) -> None:
    for a, b in zip_longest(here, there):
        verdict.messages += 1
        if a is not None:
            verdict.kinds.add(_kind(a.payload))
        if a != b:
            verdict.differing += _differing(a, b)
            verdict.faults.append(f"{a}\n  but\n{b}")


def _without_x(world: World, lifted: set[Hand]) -> Iterator[Said]:
    """What was said, without the dice that were lifted, and without X's own where X heard them."""
    x = world.cast.x
    cup = re.compile(rb'(\{"seat":%d,"dice":\[)([\d,]*)(\]\})' % x)
    shown = {b",".join(b"%d" % die for die in hand) for hand in lifted}
    gone_for_good = re.compile(rb'\{"type":"kept","seat":%d,.*"for_good":true' % x)
    owner: str | None = f"p{x}"

    def one_cup(found: re.Match[bytes]) -> bytes:
        dice = found[2]
        return found[1] + (DIGIT.sub(b"0", dice) if dice in shown else dice) + found[3]

    for said in world.said:
        payload = said.payload
        if gone_for_good.match(payload):
            owner = None  # whoever has left for good has no dice any more
        if b'"cups":[' in payload and said.channel != "log":
            payload = CUPS.sub(lambda found: cup.sub(one_cup, found[0]), payload)
        if said.owner == owner:
            asked = COACH.match(payload)
            payload = asked[0] if asked else HAND.sub(_hidden, payload)
        yield said._replace(payload=payload)


def _without_hands(listed: Iterable[Said], owners: set[str]) -> Iterator[Said]:
    """What was said, without the dice of those who have another number of them."""
    for said in listed:
        own = said.owner in owners
        yield said._replace(payload=HAND.sub(_hidden, said.payload)) if own else said


def _hidden(hand: re.Match[bytes]) -> bytes:
    return hand[1] + DIGIT.sub(b"0", hand[2])


def _kind(payload: bytes) -> str:
    found = KIND.match(payload)
    return b" ".join(each for each in found.groups() if each).decode() if found else ""


def _differing(a: Said | None, b: Said | None) -> int:
    one, other = (a.payload if a else b""), (b.payload if b else b"")
    same = sum(x == y for x, y in zip(one, other, strict=False))
    return max(1, max(len(one), len(other)) - same)
