"""Whatever a bot does, its host answers in time with something that counts, and says what was."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from palifico.bots.api import Bot, Seen
from palifico.bots.external.errors import BotFailed, Trouble
from palifico.bots.external.host import MAX_TROUBLES, CallAnswer, Host, TurnAnswer
from palifico.rules import Action, Bid, Calza, Dudo
from tests.bots.shown import OPENING, OUT_OF_TURN, RAISED

AMPLE = 30.0
SHORT = 0.05


class _Does:
    """A bot that does whatever it is told to, and counts how often it is asked."""

    def __init__(self, does: Callable[[Seen], Any]) -> None:
        self.does, self.asked = does, 0

    def act(self, seen: Seen) -> Any:
        self.asked += 1
        return self.does(seen)

    calls_exact = act


class _Waits:
    """A bot that thinks in a coroutine."""

    def __init__(self, does: Callable[[], Awaitable[Any]]) -> None:
        self.does = does

    async def act(self, seen: Seen) -> Action:
        answer: Action = await self.does()
        return answer

    async def calls_exact(self, seen: Seen) -> Calza | None:
        answer: Calza | None = await self.does()
        return answer


def both(bot: Bot, seen: Seen, *, told: Callable[[Trouble], object] = print) -> TurnAnswer:
    """What comes of asking, which must be the same in a thread and here."""
    here = Host(bot, AMPLE, told=told).act_now(seen)
    assert asyncio.run(Host(bot, AMPLE, told=told).act(seen)) == here
    return here


def both_called(bot: Bot, seen: Seen) -> CallAnswer:
    """The same for exact calls."""
    here = Host(bot, AMPLE).calls_exact_now(seen)
    assert asyncio.run(Host(bot, AMPLE).calls_exact(seen)) == here
    return here


@pytest.mark.parametrize("action", [Bid(4, 2), Bid(2, 1), Dudo(), Calza(Bid(3, 2))])
def test_host_what_is_legal_is_done(action: Action) -> None:
    assert both(_Does(lambda _: action), RAISED) == TurnAnswer(action)


async def _soon(answer: object) -> object:
    await asyncio.sleep(0)
    return answer


def test_bot_may_think_in_a_coroutine() -> None:
    assert both(_Waits(lambda: _soon(Bid(4, 2))), RAISED) == TurnAnswer(Bid(4, 2))
    assert both_called(_Waits(lambda: _soon(None)), RAISED) == CallAnswer(None)
    assert both(_Does(lambda _: _soon(Dudo())), RAISED) == TurnAnswer(Dudo())


@pytest.mark.parametrize(
    "answer",
    [
        Bid(3, 2),
        Bid(99, 2),
        Bid(4, 7),
        Bid(4.0, 2),  # type: ignore[arg-type]
        Bid(True, 2),
        Calza(Bid(2, 2)),
        Calza(None),
        (4, 2),
        "dudo",
        None,
        Dudo,
        ...,
    ],
    ids=repr,
)
def test_host_what_is_not_legal_is_replaced_and_told(answer: object) -> None:
    told: list[Trouble] = []
    played = both(_Does(lambda _: answer), RAISED, told=told.append)
    assert played.action == Dudo()
    assert played.trouble is not None
    assert played.trouble.kind == "illegal"
    assert told == [played.trouble] * 2


def test_player_who_opens_badly_opens_low() -> None:
    assert both(_Does(lambda _: Dudo()), OPENING).action == Bid(1, 2)


def _raise(error: BaseException) -> Callable[[Seen], Any]:
    def does(_seen: Seen) -> Any:
        raise error

    return does


class _Unsayable:
    def __repr__(self) -> str:
        raise ValueError


class _Unsayable2(Exception):
    def __str__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (ValueError("no idea"), "ValueError: no idea"),
        (StopIteration(), "StopIteration: "),
        (SystemExit(3), "SystemExit: 3"),
        (RecursionError("deep"), "RecursionError: deep"),
        (_Unsayable2(), "_Unsayable2: ?"),
    ],
)
def test_host_what_is_raised_is_told(error: BaseException, text: str) -> None:
    played = both(_Does(_raise(error)), RAISED)
    assert played == TurnAnswer(Dudo(), Trouble("raised", text))


def test_answer_that_cannot_even_be_printed_is_told_by_its_kind() -> None:
    played = both(_Does(lambda _: _Unsayable()), RAISED)
    assert played.trouble == Trouble("illegal", "_Unsayable")


def test_host_what_a_process_says_of_itself_is_passed_on() -> None:
    played = both(_Does(_raise(BotFailed("gone", "exit status 3"))), RAISED)
    assert played.trouble == Trouble("gone", "exit status 3")


def test_bot_that_stalls_in_its_thread_is_left_behind() -> None:
    go_on = threading.Event()
    bot = _Does(lambda _: go_on.wait(AMPLE))
    played = asyncio.run(Host(bot, SHORT).act(RAISED))
    go_on.set()
    assert played == TurnAnswer(Dudo(), Trouble("stalled", "no answer in 0.05 s"))


def test_coroutine_that_never_ends_is_left_behind_even_if_it_will_not_stop() -> None:
    async def stubborn() -> object:
        try:
            await asyncio.sleep(AMPLE)
        except asyncio.CancelledError:
            await asyncio.sleep(SHORT)
        raise ValueError

    async def play() -> TurnAnswer:
        return await Host(_Waits(stubborn), SHORT).act(RAISED)

    played = asyncio.run(play())
    assert played.trouble is not None
    assert played.trouble.kind == "stalled"


def test_coroutine_that_gives_itself_up_has_raised() -> None:
    async def gives_up() -> object:
        raise asyncio.CancelledError

    played = asyncio.run(Host(_Waits(gives_up), AMPLE).act(RAISED))
    assert played == TurnAnswer(Dudo(), Trouble("raised", "CancelledError"))


def test_table_goes_on_while_a_bot_thinks() -> None:
    """A bot in a thread must be able to wait for what the loop does."""
    go_on = threading.Event()

    def does(_seen: Seen) -> Action:
        assert go_on.wait(AMPLE)
        return Dudo()

    async def play() -> TurnAnswer:
        asyncio.get_running_loop().call_soon(go_on.set)
        return await Host(_Does(does), AMPLE).act(RAISED)

    assert asyncio.run(play()) == TurnAnswer(Dudo())


def test_host_after_three_troubles_a_bot_is_not_asked_any_more() -> None:
    told: list[Trouble] = []
    bot = _Does(lambda _: None)
    host = Host(bot, AMPLE, told=told.append)
    for _ in range(5):
        assert host.act_now(OPENING).action == Bid(1, 2)
    assert bot.asked == len(told) == MAX_TROUBLES == 3
    assert host.given_up
    assert host.act_now(OPENING) == asyncio.run(host.act(OPENING)) == TurnAnswer(Bid(1, 2))
    assert host.calls_exact_now(RAISED) == asyncio.run(host.calls_exact(RAISED)) == CallAnswer(None)
    assert bot.asked == MAX_TROUBLES


@pytest.mark.parametrize("seen", [RAISED, OUT_OF_TURN])
def test_exact_call_is_made_in_turn_and_out_of_it(seen: Seen) -> None:
    right = Calza(Bid(3, 2))
    assert both_called(_Does(lambda _: right), seen) == CallAnswer(right)
    assert both_called(_Does(lambda _: None), seen) == CallAnswer(None)


@pytest.mark.parametrize("answer", [Calza(Bid(2, 2)), Calza(None), Dudo(), Bid(4, 2), 0, "no"])
def test_host_what_is_no_exact_call_on_the_bid_is_none(answer: object) -> None:
    called = both_called(_Does(lambda _: answer), OUT_OF_TURN)
    assert called.calza is None
    assert called.trouble is not None
    assert called.trouble.kind == "illegal"


def test_host_where_there_is_no_exact_call_no_player_is_asked() -> None:
    bot = _Does(lambda _: None)
    assert both_called(bot, OPENING) == CallAnswer(None)
    assert bot.asked == 0


def test_bot_that_keeps_its_own_time_is_waited_for() -> None:
    class Slow(_Does):
        longest = AMPLE

    done = threading.Event()
    threading.Timer(4 * SHORT, done.set).start()
    bot = Slow(lambda _: Dudo() if done.wait(AMPLE) else None)
    assert asyncio.run(Host(bot, SHORT).act(RAISED)) == TurnAnswer(Dudo())
