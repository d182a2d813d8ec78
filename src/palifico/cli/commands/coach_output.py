"""Output of `palifico coach`: tables for any width of a terminal, or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from palifico.bots.coach.advise import Advised
from palifico.bots.coach.review import Reviewed
from palifico.bots.coach.text import action_json, action_text, advice_json, chance_text, sentence
from palifico.cli.cells import Cell
from palifico.odds import position
from palifico.rules import Seat
from palifico.words import Speaker, dice_text, event_sentence
from palifico.words.numbers import number

MIN_TABLE_COLUMNS: Final = 76
"""Below so many columns there is no table, but one line after another."""
INDENT: Final = "   "
MAX_MISTAKES: Final = 3
"""So many mistakes are told."""


def tell_decision(speaker: Speaker, names: Sequence[str], reviewed: Reviewed) -> None:
    """Print the position, the ranked actions, and what was done."""
    console = _console()
    for line in _situation(speaker, names, reviewed):
        _say(console, line)
    console.print()
    if console.width < MIN_TABLE_COLUMNS:
        for line in _rows(speaker, names, reviewed):
            _say(console, line, hanging=INDENT)
    else:
        console.print(_table(speaker, names, reviewed))
    if reviewed.advice.wait is not None:
        _say(
            console, speaker.say("coach-wait", win=chance_text(speaker.lang, reviewed.advice.wait))
        )
    _say(console, speaker.say("coach-legend"), style="dim")
    console.print()
    _say(console, _done(speaker, reviewed), style="bold")


def tell_review(speaker: Speaker, names: Sequence[str], reviewed: Sequence[Reviewed]) -> None:
    """Print the costliest mistakes, then a line for each player."""
    console = _console()
    worst = _worst(reviewed)
    if worst:
        _say(console, speaker.say("coach-costliest"), style="bold")
        for one in worst:
            _say(console, f" • {_mistake(speaker, names, one)}", hanging=INDENT)
        console.print()
    for seat in _seats(reviewed):
        summary = _summary(speaker, names[seat], [r for r in reviewed if r.seat == seat])
        _say(console, summary, hanging=INDENT)
    if not reviewed:
        _say(console, speaker.say("coach-none"))


def decision_json(speaker: Speaker, names: Sequence[str], reviewed: Reviewed) -> dict[str, Any]:
    """A decision for programs; rounds and moves count from 1, as they are asked for."""
    seen = reviewed.moment.seen(reviewed.seat).view
    done = reviewed.done
    return {
        **_place(names, reviewed),
        "dice": list(seen.hand),
        "bids": [[made.seat, *made.bid] for made in seen.bids],
        "advice": advice_json(
            speaker.lang, seen.edition, reviewed.advice, names=names, who=names[reviewed.seat]
        ),
        "wait": reviewed.advice.wait,
        "done": None if done is None else {**action_json(done.action), "loss": reviewed.loss},
    }


def review_json(
    speaker: Speaker, names: Sequence[str], reviewed: Sequence[Reviewed]
) -> dict[str, Any]:
    """A review for programs: the players, and every decision, the costliest first."""
    return {
        "players": [
            {"seat": seat, "player": names[seat], **_sums([r for r in reviewed if r.seat == seat])}
            for seat in _seats(reviewed)
        ],
        "decisions": [
            {
                **_place(names, one),
                "done": _done_json(one),
                "best": _best_json(one),
                "loss": one.loss,
                "why": _why(speaker, names, one),
            }
            for one in sorted(reviewed, key=lambda one: -one.loss)
        ],
    }


def _situation(speaker: Speaker, names: Sequence[str], reviewed: Reviewed) -> Iterator[str]:
    at, seat = reviewed.moment, reviewed.seat
    seen = at.seen(seat)
    yield speaker.say("coach-title", **_at(reviewed), player=names[seat])
    if seen.view.last_die:
        yield speaker.say("play-last-die")
    dice = position(seen.view, seen.history).dice
    each = ", ".join(f"{name} {count}" for name, count in zip(names, dice, strict=True))
    yield speaker.say("play-counts", counts=each)
    yield from (event_sentence(speaker, made, names) for made in seen.view.bids)
    if not seen.view.bids:
        yield speaker.say("coach-opens", player=names[seat])
    hand = dice_text(speaker, seen.view.hand)
    yield speaker.say("coach-dice", player=names[seat], dice=hand)


def _table(speaker: Speaker, names: Sequence[str], reviewed: Reviewed) -> Table:
    table = Table()
    for head in ("action", "before", "after", "win", "why"):
        number_ = head in ("before", "after", "win")
        title = speaker.say(f"coach-head-{head}")
        table.add_column(title, justify="right" if number_ else "left", overflow="fold")
    for one in reviewed.advice:
        style = "bold" if one.action == reviewed.action else ""
        *figures, why = _cells(speaker, names, reviewed.seat, one)
        table.add_row(*figures, Cell(why), style=style)
    return table


def _rows(speaker: Speaker, names: Sequence[str], reviewed: Reviewed) -> Iterator[str]:
    for place, one in enumerate(reviewed.advice, start=1):
        action, before, after, win, why = _cells(speaker, names, reviewed.seat, one)
        values = {"action": action, "before": before, "after": after, "win": win}
        yield speaker.say("coach-row", place=str(place), **values)
        yield f"{INDENT}{why}"


def _cells(speaker: Speaker, names: Sequence[str], seat: Seat, one: Advised) -> tuple[str, ...]:
    chances = (chance_text(speaker.lang, share) for share in (one.before, one.after, one.win))
    why = sentence(speaker.lang, speaker.variant.edition, one, names=names, who=names[seat])
    return (action_text(speaker, one.action), *chances, why)


def _done(speaker: Speaker, reviewed: Reviewed) -> str:
    done = reviewed.done
    if done is None:
        return speaker.say("coach-to-come")
    action = action_text(speaker, done.action)
    if reviewed.good:
        return speaker.say("coach-done-good", action=action)
    waits = reviewed.advice.wait is not None
    place = reviewed.advice.ranked.index(done) + 1 + reviewed.advice.waits
    places = {"place": str(place), "places": str(len(reviewed.advice) + waits)}
    return speaker.say("coach-done", action=action, **places, loss=_points(speaker, reviewed.loss))


def _mistake(speaker: Speaker, names: Sequence[str], one: Reviewed) -> str:
    assert one.done is not None
    return speaker.say(
        "coach-mistake",
        **_at(one),
        player=names[one.seat],
        action=action_text(speaker, one.done.action),
        best=_best(speaker, one),
        loss=_points(speaker, one.loss),
        why=_why(speaker, names, one),
    )


def _best(speaker: Speaker, one: Reviewed) -> str:
    best = one.advice.best.action
    return speaker.say("coach-waiting") if one.advice.waits else action_text(speaker, best)


def _best_json(one: Reviewed) -> dict[str, Any]:
    wait = {"action": "wait", "bid": None}
    return wait if one.advice.waits else action_json(one.advice.best.action)


def _why(speaker: Speaker, names: Sequence[str], one: Reviewed) -> str:
    assert one.done is not None
    edition, who = speaker.variant.edition, names[one.seat]
    return sentence(speaker.lang, edition, one.done, names=names, who=who)


def _summary(speaker: Speaker, name: str, reviewed: Sequence[Reviewed]) -> str:
    losses = [one.loss for one in reviewed]
    mistakes = sum(not one.good for one in reviewed)
    if not mistakes:
        return speaker.say("coach-flawless", player=name, decisions=len(losses))
    loss = _points(speaker, sum(losses) / len(losses))
    counts = {"decisions": len(losses), "mistakes": mistakes}
    return speaker.say("coach-summary", player=name, **counts, loss=loss)


def _worst(reviewed: Sequence[Reviewed]) -> list[Reviewed]:
    bad = sorted((one for one in reviewed if not one.good), key=lambda one: -one.loss)
    return bad[:MAX_MISTAKES]


def _sums(reviewed: Sequence[Reviewed]) -> dict[str, float]:
    """How many decisions, how many good ones, and what the others cost in all."""
    bad = [one.loss for one in reviewed if not one.good]
    return {"decisions": len(reviewed), "good": len(reviewed) - len(bad), "loss": sum(bad)}


def _seats(reviewed: Sequence[Reviewed]) -> list[int]:
    return sorted({one.seat for one in reviewed})


def _at(one: Reviewed) -> dict[str, str]:
    return {"round": str(one.moment.round + 1), "move": str(one.moment.move + 1)}


def _place(names: Sequence[str], one: Reviewed) -> dict[str, Any]:
    place = {"round": one.moment.round + 1, "move": one.moment.move + 1}
    return {**place, "seat": one.seat, "player": names[one.seat]}


def _done_json(one: Reviewed) -> dict[str, Any] | None:
    return None if one.action is None else action_json(one.action)


def _points(speaker: Speaker, loss: float) -> str:
    return number(speaker.lang, 100 * loss, 1)


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def _say(console: Console, line: str, *, style: str = "", hanging: str = "") -> None:
    """Print a line, folded between words."""
    indent = hanging or line[: len(line) - len(line.lstrip())]
    text = fill(line, console.width, subsequent_indent=indent)
    console.print(text, style=style, soft_wrap=True)
