"""`palifico bots check`: runs the conformance suite with a bot, and reports what failed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from json import dumps
from typing import TYPE_CHECKING, Final

from palifico.cli.progress import count_bar
from palifico.errors import Fault
from palifico.rules import Action, Bid, Dudo, Situation, View
from palifico.rules.edition import LostDice
from palifico.words import (
    Speaker,
    dice_text,
    fault_sentence,
    message,
    refusal_sentence,
    visible,
)
from palifico.words.numbers import percent

if TYPE_CHECKING:
    from palifico.bots.conformance import Cell, Failure, Run
    from palifico.bots.external.plugins import OwnBot

MAX_QUESTIONS: Final = 12
"""How often a bot is asked at each table."""
TABLES_PER_RESTART: Final = 8
"""Every so many tables it is also seen whether a new process answers the same."""
MAX_FAILED_TABLES: Final = 3
"""After trouble at so many tables a check is over."""
MAX_PRINTED_LINES: Final = 15
"""So many of the lines that a bot has printed last are shown."""


def check(own: OwnBot, lang: str, *, json: bool = False) -> int:
    """Try out a bot; the status says whether every answer counted."""
    trouble, printed = own.started()
    if trouble is not None:
        broken = Fault("own.broken", given=own.name, why=trouble.text)
        lines = [fault_sentence(lang, broken), *_printed(own.name, printed, lang)]
        print(_json(own.name, [], lines, ok=False) if json else "\n".join(lines))
        return 1
    runs, differs = _played(own, lang)
    lines = list(_verdict(own.name, runs, lang, differs=differs))
    ok = not any(one.troubles for one in runs)
    print(_json(own.name, runs, lines, ok=ok) if json else "\n".join(lines))
    return 0 if ok else 1


def _json(name: str, runs: Sequence[Run], lines: Sequence[str], *, ok: bool) -> str:
    questions = sum(len(one.asked) for one in runs)
    told = {"name": name, "ok": ok, "tables": len(runs), "questions": questions}
    return dumps({**told, "lines": list(lines)}, ensure_ascii=False)


def _played(own: OwnBot, lang: str) -> tuple[list[Run], bool]:
    """What came of each table, and whether a new process ever answered otherwise."""
    from palifico.bots.conformance import cells, differing, run

    tables, runs, differs = cells(), list["Run"](), False
    with count_bar(message(lang, "bots-checking", {"name": own.name})) as told:
        for at, cell in enumerate(tables):
            runs.append(run(own.make, cell, most=MAX_QUESTIONS, sitting=1))
            if at % TABLES_PER_RESTART == 0 and not runs[-1].troubles:
                again = run(own.make, cell, most=3, sitting=1, fresh=True)
                differs |= differing(runs[-1], again) is not None
            told(at + 1, len(tables))
            if sum(bool(one.troubles) for one in runs) == MAX_FAILED_TABLES:
                break
    return runs, differs


def _verdict(name: str, runs: Sequence[Run], lang: str, *, differs: bool) -> Iterator[str]:
    failed = [(one.cell, one.failures[0]) for one in runs if one.failures]
    for cell, failure in failed:
        speaker = Speaker(lang, cell.rules)
        yield f"{_table(speaker, cell)}: {_trouble(speaker, failure)}"
        yield f"  {_asked(speaker, failure)}"
    if differs:
        yield message(lang, "bots-check-differs", {"name": name})
    if failed:
        yield message(lang, "bots-check-failed", {"name": name})
        yield from _printed(name, next((f.printed for _, f in failed if f.printed), ""), lang)
        return
    questions = sum(len(one.asked) for one in runs)
    told: dict[str, str | int] = {"name": name, "questions": questions, "tables": len(runs)}
    yield message(lang, "bots-check-passed", told)


def _table(speaker: Speaker, cell: Cell) -> str:
    hidden, left = cell.edition.lost_dice == LostDice.HIDDEN, percent(speaker.lang, cell.left, 0)
    return speaker.say(
        "bots-table",
        edition=cell.rules.base.name,
        seats=cell.seats,
        dice=cell.edition.dice_each,
        lost=speaker.say("bots-lost-hidden" if hidden else "bots-lost-visible"),
        left=speaker.say("bots-left-all" if cell.left == 1 else "bots-left-some", left=left),
    )


def _trouble(speaker: Speaker, failure: Failure) -> str:
    trouble, answer = failure.trouble, failure.answer
    text = visible(trouble.text) if answer is None else _action(speaker, answer)
    return speaker.say(f"bots-trouble-{trouble.kind}", text=text)


def _asked(speaker: Speaker, failure: Failure) -> str:
    """The bid and the dice, and why the rules refuse the answer if they do."""
    seen = failure.seen.view
    on, dice = seen.legal.on, dice_text(speaker, seen.hand)
    said = (
        speaker.say("bots-asked-opening", dice=dice)
        if on is None
        else speaker.say("bots-asked-bid", bid=speaker.bid(on), dice=dice)
    )
    if failure.refusal is None:
        return said
    moves = seen.legal if seen.seat == seen.to_act else None
    why = refusal_sentence(speaker, failure.refusal, at=_situation(seen), moves=moves)
    return f"{said} {why}"


def _situation(seen: View) -> Situation:
    """The situation of who sees this; the face can be changed if a bid on another one is legal."""
    on = seen.legal.on
    changes = on is not None and any(bid.face != on.face for bid in seen.legal.bids)
    return Situation(seen.edition, seen.last_die, seen.last_die and changes, on, seen.limit)


def _action(speaker: Speaker, action: Action) -> str:
    if isinstance(action, Bid):
        return speaker.bid(action)
    return speaker.word("dudo" if isinstance(action, Dudo) else "calza")


def _printed(name: str, printed: str, lang: str) -> Iterator[str]:
    if printed:
        yield message(lang, "bots-printed", {"name": name})
        for line in printed.splitlines()[-MAX_PRINTED_LINES:]:
            yield f"  {visible(line.expandtabs())}"
