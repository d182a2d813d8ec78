"""Bots at a live table: what they are shown, when they are asked, and what is done if they fail.

They begin to think when a turn begins and speak when a time is over that was drawn before: when
they speak tells nothing of their dice. What takes long is thought beside the tables, in threads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from inspect import isawaitable
from traceback import extract_tb
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import structlog

from palifico.bots import LEVELS, Bot, Level, Seen, safe_action
from palifico.bots.host import Trouble, counted
from palifico.fair import Chance, Source, system
from palifico.rules import Action, Calza, Seat, view
from palifico.rules.events import Event
from palifico.rules.legal import Ask
from palifico.server.own_bots import OwnBot
from palifico.server.roster import STEADY, OwnLevel, Roster
from palifico.server.watching import Watch

if TYPE_CHECKING:
    from palifico.server.live_table import LiveTable

THINK: Final = (700, 1900)
"""How long a bot seems to think, in milliseconds: drawn before anybody looks at any dice."""
AT_ONCE: Final = frozenset({"beginner", STEADY})
"""Levels that take no time: they are asked where everything else is decided."""
BUDGET: Final = 0.05
SEARCHING: Final = {"champion": 0.25}
"""Seconds that a decision may take."""
GENEROUS: Final = 20
"""A busy server gives so many times as much before it does what is safe."""
THREADS: Final = 2

log = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class Thought:
    """What the bots of a table do at one turn; `answers` is None while they think."""

    turn_n: int
    answers: Sequence[Ask] | None = None
    task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        if self.task is not None:
            self.task.cancel()


class Question(NamedTuple):
    """One bot that may speak, what it is shown, and whether it is its turn."""

    seat: Seat
    level: Level
    bot: Bot
    seen: Seen
    acts: bool


class Botting:
    """The bots of all tables. Each decision has chance of its own, so none tells of another."""

    def __init__(self, source: Source = system, *, think: tuple[int, int] = THINK) -> None:
        self.watch, self.roster = Watch(), Roster()
        self._source = source
        self._think = think
        self._gone: set[tuple[str, Seat]] = set()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bots")

    def think_time(self) -> int:
        """How long the bots will think at the next turn."""
        return self._chance().randint(*self._think)

    def questions(self, live: LiveTable) -> list[Question]:
        """The bots that may speak at this turn."""
        turn = live.state.turn
        assert turn is not None
        heard = tuple(live.state.history)
        seats = dict.fromkeys((*turn.calza, turn.to_act))
        levels = ((seat, live.state.level_at(seat)) for seat in seats)
        return [
            self._question(live, seat, self._playing(live, seat, level), heard)
            for seat, level in levels
            if level is not None
        ]

    async def answers(self, table: str, questions: Sequence[Question]) -> list[Ask]:
        """What the bots do: each who calls the bid exact, or else the one whose turn it is."""
        asked = [self._answer(table, question) for question in questions]
        answered = [answer for answer in await asyncio.gather(*asked) if answer is not None]
        return [each for each in answered if isinstance(each[1], Calza)] or answered

    def stand_in(self, live: LiveTable, seat: Seat) -> Action:
        """What the steady bot does for somebody whose time is up."""
        question = self._question(live, seat, LEVELS[STEADY], tuple(live.state.history))
        try:
            answer: object = question.bot.act(question.seen)
        except Exception as error:
            answer = error
        action = self._counted(live.state.id, question, answer)
        return action or safe_action(question.seen.view.legal)

    async def _answer(self, table: str, question: Question) -> Ask | None:
        """What a bot does, what is safe when it fails on its turn, or nothing."""
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
        """A legal answer, or None: where a bot has failed, too."""
        usual = SEARCHING.get(question.level.id, BUDGET) * GENEROUS
        try:
            async with asyncio.timeout(getattr(question.bot, "longest", usual)):
                answer = await self._answered(question, what)
        except Exception as error:  # a bot is somebody else's code: the table plays on
            answer = error
        if answer is None and what == "calls_exact":
            return None
        return self._counted(table, question, answer)

    async def _answered(self, question: Question, what: str) -> object:
        ask = getattr(question.bot, what)
        if question.level.id in AT_ONCE or isinstance(question.bot, OwnBot):
            answer = ask(question.seen)
        else:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self._threads, ask, question.seen)
        return await answer if isawaitable(answer) else answer

    def _playing(self, live: LiveTable, seat: Seat, name: str) -> Level:
        """The bot of a seat; that another plays for one that is gone is told once a game."""
        if name not in self.roster and (live.state.id, seat) not in self._gone:
            self._gone.add((live.state.id, seat))
            log.warning("bot.gone", table=live.state.id, seat=seat, bot=name, instead=STEADY)
        return self.roster.playing(name)

    def _question(
        self, live: LiveTable, seat: Seat, level: Level, heard: Sequence[Event]
    ) -> Question:
        game, turn = live.state.game, live.state.turn
        assert game is not None
        assert turn is not None
        rng = self._chance()
        own = isinstance(level, OwnLevel)
        bot = self._own(live, seat, level, rng) if own else level.make(rng)
        return Question(seat, level, bot, Seen(view(game, seat), heard), acts=seat == turn.to_act)

    def _own(self, live: LiveTable, seat: Seat, level: Level, rng: Chance) -> OwnBot:
        """The operator's own bot at a seat: the same one for a whole game."""
        kept = live.own_bots.get(seat)
        if kept is None or kept.level != level.id:
            if kept is not None:
                kept.close()
            told = partial(self._troubled, live.state.id, seat, level)
            kept = live.own_bots[seat] = OwnBot(level, rng, budget=BUDGET * GENEROUS, told=told)
        return kept

    def _counted(self, table: str, question: Question, answer: object) -> Action | None:
        """An answer if it counts."""
        action = counted(answer, question.seen)
        if action is None:
            kind = type(answer).__name__ if isinstance(answer, Exception) else "illegal"
            trace = answer.__traceback__ if isinstance(answer, Exception) else None
            at = [f"{f.filename.rpartition('/')[2]}:{f.lineno}" for f in extract_tb(trace)[-3:]]
            self._failed(table, question.seat, question.level, kind=kind, at=at)
        return action

    def _troubled(self, table: str, seat: Seat, level: Level, trouble: Trouble) -> None:
        self._failed(table, seat, level, kind=trouble.kind)

    def _failed(self, table: str, seat: Seat, level: Level, **more: object) -> None:
        """Tell that a bot has failed, and not what it said, which may be of its dice."""
        log.error("bot.failed", table=table, seat=seat, bot=level.id, **more)
        self.watch.bot_failed(level.id)

    def _chance(self) -> Chance:
        return Chance(int.from_bytes(self._source(8)))
