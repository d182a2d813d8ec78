"""Key bindings of a table, and hints for those that do something now."""

from __future__ import annotations

from typing import Final

from palifico.terminal.client.seats import (
    free_seats,
    is_host,
    is_my_turn,
    is_out,
    is_playing,
    may_calza,
    may_dudo,
    my_seat,
    other_people,
)
from palifico.terminal.client.table import Table
from palifico.terminal.screen.base import Key
from palifico.terminal.summaries import dudo_words
from palifico.words import Speaker

TABLE_KEYS: Final = (
    *(Key(f"{face}", f"pick({face})") for face in range(1, 7)),
    *(Key("left", "turn(-1)"), Key("right", "turn(1)"), Key("up", "step(1)")),
    *(Key("down", "step(-1)"), Key("plus,equals_sign", "step(1)"), Key("minus", "step(-1)")),
    *(Key("pageup", "step(5)"), Key("pagedown", "step(-5)")),
    *(Key("enter", "bid"), Key("d", "dudo"), Key("c", "calza"), Key("space,s", "skip")),
    *(Key("l", "log"), Key("r", "rules"), Key("h", "coach"), Key("t", "talk"), Key("i", "theme")),
    *(Key("question_mark,f1", "help"), Key("b", "bot"), Key("g", "begin"), Key("u", "stand")),
    *(Key("k", "keep"), Key("n", "again"), Key("q,ctrl+q", "leave")),
    *(Key("f", "fast"), Key("m", "motion"), Key("a", "hand_over")),
    Key("escape", "back"),
    Key("o", "now"),
)


def table_hints(speaker: Speaker, table: Table, *, is_lifting: bool, is_lost: bool) -> list[Key]:
    """Return the keys that do something at this moment, with what they do."""
    say, hints = speaker.say, list[Key]()
    if is_lost:
        hints.append(Key("o", "now", "o", say("room-try-now")))
    if table.status == "gathering":
        hints += _before(speaker, table)
    elif table.status == "over" and not is_lifting:
        hints.append(Key("n", "again", "n", say("room-rematch")))
        hints.append(Key("k", "keep", "k", say("after-keep")))
    elif is_my_turn(table):
        hints.append(Key("left", "turn(1)", "←→", say("board-face")))
        hints.append(Key("up", "step(1)", "↑↓", say("board-count")))
        hints.append(Key("enter", "bid", "⏎", say("terminal-bid")))
    if may_dudo(table):
        hints.append(Key("d", "dudo", "d", speaker.word("dudo")))
    if may_calza(table):
        hints.append(Key("c", "calza", "c", speaker.word("calza")))
    if is_out(table):
        hints.append(Key("f", "fast", "f", say("terminal-fast")))
        hints.append(Key("n", "again", "n", say("terminal-new-game")))
    if is_lifting:
        hints.append(Key("s", "skip", "s", say("board-skip")))
    hints.append(Key("question_mark", "help", "?", say("terminal-keys")))
    hints.append(Key("q", "leave", "q", say("room-leave")))
    if table.settings.coach and table.status == "playing" and is_playing(table):
        hints.append(Key("h", "coach", "h", say("room-coach")))
    if table.settings.talk != "off" and my_seat(table) is not None:
        hints.append(Key("t", "talk", "t", say("room-talk")))
    hints.append(Key("r", "rules", "r", say("room-rules")))
    hints.append(Key("l", "log", "l", say("room-log")))
    return hints


def help_lines(speaker: Speaker) -> list[tuple[str, str]]:
    """Return every key with what it does, for the help dialog."""
    say = speaker.say
    calza = [("c", say("common-key-exact"))] if speaker.variant.edition.calza else []
    return [
        ("1–6 ← →", say("common-key-face")),
        ("↑ ↓ + −", say("common-key-count")),
        ("⏎", say("common-key-bid")),
        ("d", f"{say('common-key-dudo')} ({dudo_words(speaker)})"),
        *calza,
        ("s", say("common-key-skip")),
        ("h", say("room-coach")),
        ("l", say("common-key-log")),
        ("t", say("room-talk")),
        ("r", say("room-read-rules")),
        ("i", say("settings-theme")),
        ("m", say("terminal-motion")),
        ("o", say("room-try-now")),
        ("b g u", say("terminal-help-before-keys")),
        ("a", say("room-hand-over")),
        ("f n", say("terminal-help-out-keys")),
        ("n k", say("terminal-help-after-keys")),
        ("q", say("room-leave")),
    ]


def _before(speaker: Speaker, table: Table) -> list[Key]:
    say, seat, free = speaker.say, my_seat(table), free_seats(table)
    if seat is None:
        return [Key("enter", "bid", "⏎", say("room-sit-down"))] if free else []
    hints = [Key("u", "stand", "u", say("room-stand"))]
    if is_host(table):
        if other_people(table):
            hints.append(Key("a", "hand_over", "a", say("room-hand-over")))
        hints.insert(0, Key("g", "begin", "g", say("room-fill" if free else "room-begin")))
        if free:
            hints.insert(1, Key("b", "bot", "b", say("room-add-bot")))
    return hints
