"""Nobody hears of a covered die: complete games in pairs that differ only in one seat's dice.

Whatever the other seats, spectators, streams, REST answers, logs and metrics get is the same, byte
for byte, in number, order and length.
"""

from __future__ import annotations

from asyncio import run

import pytest

from palifico.protocol.frames import Hand
from palifico.rules.edition import LostDice, ShowStop
from palifico.server.table.views import hand
from tests.server.harness import TestServer, begun
from tests.server.two_worlds.compare import Verdict, verdict_of
from tests.server.two_worlds.setup import cast
from tests.server.two_worlds.swapped_history import hiding_cast
from tests.sizes import size

PAIRS = size("leaks")
BATCH = 20
EXPECTED = {
    *("bid", "called", "rolled", "ended", "kept", "said", "people", "presence"),
    *("welcome", "snapshot", "hand", "ok", "err message.invalid", "err seat.needed"),
    "err identity.needed",
}
"""What must have been among the messages, or too little was compared."""


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, PAIRS, BATCH))
def test_two_worlds_cannot_be_told_apart(first: int) -> None:
    verdicts = [run(verdict_of(number)) for number in range(first, min(first + BATCH, PAIRS))]
    faults = [f"{verdict.cast}\n{fault}" for verdict in verdicts for fault in verdict.faults]
    assert not faults, "\n".join(faults[:3])[:6000]
    assert sum(verdict.differing for verdict in verdicts) == 0
    assert set().union(*(verdict.kinds for verdict in verdicts)) >= EXPECTED
    check_that_they_differ(verdicts)


def check_that_they_differ(verdicts: list[Verdict]) -> None:
    """The worlds were not the same: nearly always other dice lay under X's cup, and X saw them."""
    rounds = [each for verdict in verdicts for each in verdict.rounds if each.hand]
    assert sum(each.other is not None for each in rounds) > 0.9 * len(rounds)
    assert sum(verdict.masked > 0 for verdict in verdicts) > 0.5 * len(verdicts)
    print(
        f"{len(verdicts)} pairs, {sum(v.messages for v in verdicts)} messages compared,"
        f" {sum(v.differing for v in verdicts)} differing bytes"
    )


def test_kind_of_table_is_among_the_pairs() -> None:
    casts = [cast(number) for number in range(PAIRS)]
    editions = [each.variant.edition for each in casts]
    assert len({each.variant.base.id for each in casts}) == 5
    assert {edition.show_stop for edition in editions} == set(ShowStop)
    assert {edition.lost_dice for edition in editions} == set(LostDice)
    assert {edition.calza for edition in editions} == {True, False}
    assert {len(each.sitters) for each in casts} == {2, 3, 4, 5, 6}
    assert {each.sitters[each.x] for each in casts} == {"open", "silent", "bot"}
    pasts = [hiding_cast(number).variant for number in range(PAIRS // 6)]
    assert {each.edition.lost_dice for each in pasts} == {LostDice.HIDDEN}
    assert len({each.base.id for each in pasts}) == 5


@pytest.mark.asyncio
async def test_client_that_has_left_for_good_is_told_no_dice_any_more() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=3, pace="relaxed")
    chairs = await begun(house, live, "abc")
    assert any(hand(live.state, 0).dice)
    await house.ask(live, chairs[0].ear, "stand")
    assert hand(live.state, 0) == Hand(live.state.round_n, (0,) * 5, 0)
    assert house.listen(live, chairs[0].account).last("hand")["dice"] == [0] * 5


@pytest.mark.asyncio
async def test_client_that_only_watches_is_not_named_to_the_others() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=3, pace="relaxed")
    chairs = await begun(house, live, "abc")
    watcher = await house.person("Watcher")
    ear = house.listen(live, watcher)
    await house.ask(live, ear, "back")
    for after in (None, live.state.n):
        told = house.listen(live, chairs[0].account, after=after).heard
        assert not any(watcher.id.encode() in message for message in told[1:])
