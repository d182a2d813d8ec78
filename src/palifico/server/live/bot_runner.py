"""Bot runner: asks bots with a timeout, and plays safe for those that fail.

Bots begin to think when a turn begins and speak after a time that was drawn before, so that it
tells nothing of their dice. Levels that take long think in threads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from inspect import isawaitable
from traceback import extract_tb
from typing import Final, Literal, NamedTuple

import structlog

from palifico.bots import LEVELS, Bot, Level, Seen, safe_action
from palifico.bots.external.host import Trouble, legal_action
from palifico.fair import Chance, Source, system
from palifico.rules import Action, Calza, Seat, view
from palifico.rules.events import Event
from palifico.rules.legal import Ask
from palifico.server.live.bot_registry import BotRegistry, OwnLevel
from palifico.server.live.bot_seats import BotSeats, OwnBot
from palifico.server.table.seating import STAND_IN
from palifico.server.table.state import TableState

THINK_RANGE_MS: Final = (700, 1900)
"""How long a bot seems to think: drawn before any dice are looked at."""
INSTANT_LEVELS: Final = frozenset({"beginner", STAND_IN})
"""Levels that take no time: they are asked on the event loop."""
BUDGET_S: Final = 0.05
LEVEL_BUDGET_S: Final = {"champion": 0.25}
"""What a decision may take; the second is by level."""
TIMEOUT_FACTOR: Final = 20
"""A busy server waits so many times as long before it plays safe."""
MAX_THREADS: Final = 2

log = structlog.get_logger(__name__)


class Question(NamedTuple):
    """One bot that may speak, what it is shown, and whether it is its turn."""

    seat: Seat
    level: Level
    bot: Bot
    seen: Seen
    acts: bool


class BotRunner:
    """Asks the bots of all tables, each decision with randomness of its own."""

    def __init__(
        self,
        source: Source = system,
        *,
        think_ms: tuple[int, int] = THINK_RANGE_MS,
        registry: BotRegistry | None = None,
        on_failure: Callable[[str], None] = lambda level: None,
    ) -> None:
        self.registry = registry or BotRegistry()
        self._source = source
        self._think_ms = think_ms
        self._on_failure = on_failure
        self._missing: set[tuple[str, Seat]] = set()
        self._threads = ThreadPoolExecutor(MAX_THREADS, thread_name_prefix="bots")

    def think_time(self) -> int:
        """Draw how long the bots will think at the next turn, in milliseconds."""
        return self._chance().randint(*self._think_ms)

    def questions(self, table: TableState, seats: BotSeats) -> list[Question]:
        """Return a question for each bot that may speak at this turn."""
        turn = table.turn
        assert turn is not None
        heard = tuple(table.history)
        levels = (
            (seat, table.level_at(seat)) for seat in dict.fromkeys((*turn.calza, turn.to_act))
        )
        return [
            self._question(table, seat, self._make(table, seats, seat, name), heard)
            for seat, name in levels
            if name is not None
        ]

    async def answers(self, table: str, questions: Sequence[Question]) -> list[Ask]:
        """Return what the bots do: all exact calls, or else the action of the bot to act."""
        asked = [self._answer(table, question) for question in questions]
        answered = [answer for answer in await asyncio.gather(*asked) if answer is not None]
        return [each for each in answered if isinstance(each[1], Calza)] or answered

    def stand_in(self, table: TableState, seat: Seat) -> Action:
        """Return what the stand-in does for a player whose time is up."""
        level = LEVELS[STAND_IN]
        made = level, level.make(self._chance())
        question = self._question(table, seat, made, tuple(table.history))
        try:
            answer: object = question.bot.act(question.seen)
        except Exception as error:
            answer = error
        action = self._counted(table.id, question, answer)
        return action or safe_action(question.seen.view.legal)

    async def _answer(self, table: str, question: Question) -> Ask | None:
        """Return what a bot does, a safe action if it fails on its turn, or None."""
        if question.seen.view.legal.calza:
            calza = await self._ask(table, question, "calls_exact")
            if isinstance(calza, Calza):
                return question.seat, calza
        if not question.acts:
            return None
        action = await self._ask(table, question, "act")
        return question.seat, action or safe_action(question.seen.view.legal)

    async def _ask(
        self, table: str, question: Question, what: Literal["act", "calls_exact"]
    ) -> Action | None:
        """Return a legal answer, or None: where a bot has failed, too."""
        usual = LEVEL_BUDGET_S.get(question.level.id, BUDGET_S) * TIMEOUT_FACTOR
        try:
            async with asyncio.timeout(getattr(question.bot, "longest", usual)):
                answer = await self._answered(question, what)
        except Exception as error:  # a bot is foreign code: the table plays on
            answer = error
        if answer is None and what == "calls_exact":
            return None
        return self._counted(table, question, answer)

    async def _answered(self, question: Question, what: str) -> object:
        ask = getattr(question.bot, what)
        if question.level.id in INSTANT_LEVELS or isinstance(question.bot, OwnBot):
            answer = ask(question.seen)
        else:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self._threads, ask, question.seen)
        return await answer if isawaitable(answer) else answer

    def _make(self, table: TableState, seats: BotSeats, seat: Seat, name: str) -> tuple[Level, Bot]:
        level, rng = self._playing(table, seat, name), self._chance()
        if isinstance(level, OwnLevel):
            return level, self._own(table, seats, seat, level, rng)
        return level, level.make(rng)

    def _playing(self, table: TableState, seat: Seat, name: str) -> Level:
        """Return the bot of a seat, or a stand-in for a missing one, logged once a game."""
        if name not in self.registry and (table.id, seat) not in self._missing:
            self._missing.add((table.id, seat))
            log.warning("bot.gone", table=table.id, seat=seat, bot=name, instead=STAND_IN)
        return self.registry.playing(name)

    def _question(
        self, table: TableState, seat: Seat, made: tuple[Level, Bot], heard: Sequence[Event]
    ) -> Question:
        game, turn = table.game, table.turn
        assert game is not None
        assert turn is not None
        seen = Seen(view(game, seat), heard)
        return Question(seat, *made, seen, acts=seat == turn.to_act)

    def _own(
        self, table: TableState, seats: BotSeats, seat: Seat, level: Level, rng: Chance
    ) -> OwnBot:
        """Return the operator's own bot at a seat: the same one for a whole game."""
        bot = seats.own.get(seat)
        if bot is None or bot.level != level.id:
            if bot is not None:
                bot.close()
            told = partial(self._troubled, table.id, seat, level)
            budget_s = BUDGET_S * TIMEOUT_FACTOR
            bot = seats.own[seat] = OwnBot(level, rng, budget=budget_s, told=told)
        return bot

    def _counted(self, table: str, question: Question, answer: object) -> Action | None:
        """Return an answer if it counts."""
        action = legal_action(answer, question.seen)
        if action is None:
            kind = type(answer).__name__ if isinstance(answer, Exception) else "illegal"
            trace = answer.__traceback__ if isinstance(answer, Exception) else None
            at = [f"{f.filename.rpartition('/')[2]}:{f.lineno}" for f in extract_tb(trace)[-3:]]
            self._failed(table, question.seat, question.level, kind=kind, at=at)
        return action

    def _troubled(self, table: str, seat: Seat, level: Level, trouble: Trouble) -> None:
        self._failed(table, seat, level, kind=trouble.kind)

    def _failed(self, table: str, seat: Seat, level: Level, **more: object) -> None:
        """Log that a bot has failed, but not its answer, which may tell of its dice."""
        log.error("bot.failed", table=table, seat=seat, bot=level.id, **more)
        self._on_failure(level.id)

    def _chance(self) -> Chance:
        return Chance(int.from_bytes(self._source(8)))
