"""What a session tells of what it hears: messages become lines, as they were when they came."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from palifico.protocol.entries import AnyEntry, Began, Entry, ListLocked, Mixed, Rolled, Sat, Stood
from palifico.protocol.frames import Hand, Said, Snapshot
from palifico.terminal import telling
from palifico.terminal.client import Heard, Warned
from palifico.terminal.doors import Plan
from palifico.terminal.line import State
from palifico.terminal.party import Party
from palifico.terminal.plain.typed import Typed
from palifico.terminal.seats import my_seat
from palifico.terminal.sentences import lines
from palifico.terminal.table import Table
from palifico.terminal.talking import said_text
from palifico.words import Speaker, message

PAGE: Final = 60
"""So many empty lines hide what one person saw from the next."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """How a session speaks and listens: `tell` a line, `ask` a prompt that stays on its line.

    `wipe` takes away all that was told, where that can be done.
    """

    typed: Typed
    tell: Callable[[str], None]
    ask: Callable[[str], None]
    coached: bool = False
    wipe: Callable[[], None] | None = None


class Hearing:
    """Tells a table to whoever sits there, or around a machine."""

    def __init__(self, party: Party, plan: Plan, around: Surroundings) -> None:
        self.party, self.plan, self.around = party, plan, around
        self.is_asked = self.is_over = False
        self.refused: str | None = None
        self._was_lost = self._is_welcomed = False
        self._round_told = 0

    @property
    def speaker(self) -> Speaker:
        """Who speaks, with the words of the table."""
        return self.party.first.speaker

    def tell(self, text: str) -> None:
        """Say a line; a prompt that stands there has to be asked again."""
        if self.is_asked:
            self.around.ask("\n")
            self.is_asked = False
        self.around.tell(text)

    def tell_all(self, texts: Iterable[str]) -> None:
        """Say some lines."""
        for text in texts:
            self.tell(text)

    def hear(self, told: Heard, table: Table | None) -> None:
        """Tell what came; `table` is how it was told then, for by now it may have moved on."""
        match told:
            case State():
                self._line_is(told)
            case Warned(text=text):
                self.tell(text)
            case Snapshot():
                self._tell_table(table)
            case Entry():
                self._tell_entry(told, table)
            case Said():
                self.tell(said_text(self.party.first, told))
            case Hand():
                self._tell_round(table)
            case _:
                pass

    def hide(self) -> None:
        """Whoever leaves while several play here leaves no dice behind."""
        if not self.is_over and not self.party.is_one and self.party.looking is not None:
            self._wipe()

    def _wipe(self) -> None:
        if self.around.wipe is not None:
            self.around.wipe()
            self.is_asked = False
        elif self.around.typed.is_person:
            self.tell("\n" * PAGE)

    def _line_is(self, state: State) -> None:
        lang = self.party.first.lang
        if state.name == "refused":
            self.refused, self.is_over = state.why, True
        if state.name == "waiting" and not self._was_lost:
            self._was_lost = True
            self.tell(message(lang, "room-lost-aloud", {}))
        if state.name == "open":
            if self._was_lost:
                self.tell(message(lang, "room-again-aloud", {}))
            self._was_lost = False

    def _tell_table(self, table: Table | None) -> None:
        assert table is not None
        if not self._is_welcomed and not self.plan.begins:
            self.tell_all(telling.welcome(self.speaker, table))
            if self.plan.place.base is not None:
                self.tell(f"{self.plan.place.base}/t/{table.id}")
        self._is_welcomed = True
        if table.status == "over":
            self._end(table)
        elif table.game or not self.plan.begins:
            self.tell_all(telling.table_told(self.speaker, table))
        if table.game:
            self._tell_spectator(table)

    def _tell_spectator(self, table: Table) -> None:
        if my_seat(table) is None and self.party.is_one:
            self.tell(self.speaker.say("room-spectating"))

    def _tell_entry(self, entry: AnyEntry, table: Table | None) -> None:
        if table is None:
            return
        if self.party.cover():
            self._wipe()
        if isinstance(entry, Rolled):
            self.tell("")
            return
        if isinstance(entry, Mixed):
            self._tell_start(table)
        if not (self.plan.begins and isinstance(entry, (Sat, ListLocked))):
            self.tell_all(line.text for line in lines(self.speaker, table, entry))
        if isinstance(entry, Began):
            self._tell_spectator(table)
        if isinstance(entry, (Sat, Stood)) and table.status == "gathering":
            self._tell_gathering(entry, table)
        if table.status == "over":
            self._end(table)

    def _tell_gathering(self, entry: Sat | Stood, table: Table) -> None:
        """What is waited for; and what can be typed, once one sits."""
        if self.plan.begins:
            return
        self.tell(telling.gathering_hint(self.speaker, table))
        if isinstance(entry, Sat) and entry.account == table.me:
            self.tell(self.speaker.say("terminal-help-before"))

    def _tell_start(self, table: Table) -> None:
        """Who plays, and that the dice are settled."""
        if self.plan.begins:
            self.tell_all(telling.against(self.speaker, table))
        self.tell(self.party.first.checked)

    def _end(self, table: Table) -> None:
        self.tell_all(telling.places_told(self.speaker, table))
        self.is_over = True

    def _tell_round(self, table: Table | None) -> None:
        """A round has begun, and everybody knows their dice."""
        game = table.game if table else None
        if table is None or game is None or game.bids or game.turn is None:
            return
        if game.turn_n != self._round_told:
            self._round_told = game.turn_n
            shown = table if self.party.is_one else replace(table, hand=())
            self.tell_all(telling.round_told(self.speaker, shown))
