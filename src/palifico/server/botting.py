"""Bots at a live table: what they hear, when they are asked, and what is done if they fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from palifico.bots import LEVELS, Bot
from palifico.fair import Chance, Source, system
from palifico.protocol.entries import AnyEntry, BidMade, Called
from palifico.rules import FACES, Action, Bid, Calza, Dudo, Seat, State, check, legal, view
from palifico.rules.events import DieLost
from palifico.server.table.happening import rule_events

if TYPE_CHECKING:
    from palifico.server.live_table import LiveTable

THINK: Final = (700, 1900)
"""How long a bot seems to think, in milliseconds: drawn before anybody looks at any dice."""

log = structlog.get_logger(__name__)


class Botting:
    """The bots of all tables. Each decision has chance of its own, so none tells of another."""

    def __init__(self, source: Source = system, *, think: tuple[int, int] = THINK) -> None:
        self._source = source
        self._think = think
        self._chance = Chance(0)

    def think_time(self) -> int:
        """How long the bots will think at the next turn."""
        self._draw_anew()
        return self._chance.randint(*self._think)

    def hear(self, live: LiveTable, entry: AnyEntry) -> None:
        """Let every bot at a table hear an entry."""
        if live.bots and isinstance(entry, (BidMade, Called)):
            for event in rule_events(entry):
                for bot in live.bots.values():
                    bot.hear(event)

    def calls(self, live: LiveTable) -> list[tuple[Seat, Calza]]:
        """Which bots call the bid exact."""
        turn = live.state.turn
        assert turn is not None
        asked = [(seat, bot) for seat in turn.calza if (bot := self._bot(live, seat)) is not None]
        answers = [(seat, self._call(live, seat, bot)) for seat, bot in asked]
        return [(seat, calza) for seat, calza in answers if calza is not None]

    def act(self, live: LiveTable, seat: Seat) -> Action:
        """What a bot does on its turn; what is safe when it fails or breaks a rule."""
        game = live.state.game
        assert game is not None
        bot = self._bot(live, seat) or self._make(live, seat, "counter")
        try:
            self._draw_anew()
            action = bot.act(view(game, seat))
            if check(game, seat, action) is None:
                return action
        except Exception:  # a bot is somebody else's code: the table plays on
            log.exception("bot.failed", table=live.state.id, seat=seat)
        return safe_action(game)

    def _call(self, live: LiveTable, seat: Seat, bot: Bot) -> Calza | None:
        game = live.state.game
        assert game is not None
        try:
            self._draw_anew()
            calza = bot.calls_exact(view(game, seat))
        except Exception:
            log.exception("bot.failed", table=live.state.id, seat=seat)
            return None
        return calza if calza is not None and check(game, seat, calza) is None else None

    def _bot(self, live: LiveTable, seat: Seat) -> Bot | None:
        sitter = live.state.seats[seat]
        if sitter is None or sitter.level is None:
            live.bots.pop(seat, None)
            return None
        made = live.bots.get(seat)
        if made is None or not isinstance(made, LEVELS[sitter.level].make):
            made = self._make(live, seat, sitter.level)
        return made

    def _make(self, live: LiveTable, seat: Seat, level: str) -> Bot:
        """A bot that has heard all that everybody at the table has heard."""
        game = live.state.game
        assert game is not None
        self._draw_anew()
        each = game.edition.dice_each
        bot = LEVELS[level].make(seats=len(game.dice), dice_each=each, rng=self._chance)
        for loser, dice in enumerate(game.dice):
            for _ in range(each - dice):
                bot.hear(DieLost(loser))
        live.bots[seat] = bot
        return bot

    def _draw_anew(self) -> None:
        self._chance.seed(int.from_bytes(self._source(8)))


def safe_action(game: State) -> Action:
    """Challenge if there is a bid, else the lowest opening: also what is done when time is up."""
    may = legal(game)
    if may.dudo:
        return Dudo()
    return min(Bid(n, face) for face in FACES if (n := may.smallest(face)) is not None)
