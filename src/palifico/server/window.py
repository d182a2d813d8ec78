"""The short window that an exact call opens: what comes in it counts as spoken at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palifico.editions import Fault
from palifico.rules import Action, Calza, Refusal, Seat, check
from palifico.server.live_table import Item, LiveTable, Window, Wish
from palifico.server.table.plan import Plan
from palifico.server.table.playing import act, together

if TYPE_CHECKING:
    from palifico.protocol.entries import By
    from palifico.server.carrying import Carrier


def ask(
    tables: Carrier, live: LiveTable, wanted: tuple[Seat, Action], *, by: By, item: Item
) -> Plan | Refusal | None:
    """What follows from an action now; None when it waits for the window to close.

    A bid waits only while somebody's exact call is being waited for.
    """
    state, (seat, action) = live.state, wanted
    window = live.window
    if window is None and not (isinstance(action, Calza) and state.settings.window_ms):
        followed = act(state, seat, action, by=by)
        return followed if isinstance(followed, Refusal) else Plan(followed)
    assert state.game is not None
    if (refusal := check(state.game, seat, action)) is not None:
        return refusal
    if window is None:
        window = live.window = Window(state.turn_n, [])
        closes = tables.timers.now() + state.settings.window_ms
        window.timer = tables.timers.at(closes, lambda: close(tables, live))
    _hold(window, Wish(seat, action, by, [item]))
    return None


def close(tables: Carrier, live: LiveTable) -> None:
    """Time is up: put what was asked for on the table's list of things to decide."""
    window = live.window
    if window is None:
        return
    if window.timer is not None:
        window.timer.cancel()
    live.window = None
    tables.decide(live, Item(lambda _: _resolve(tables, live, window), kind="window"))


def _hold(window: Window, wish: Wish) -> None:
    """Keep a wish; the same one under the same id gets the same answer, under another none.

    Raises Fault `call.twice`.
    """
    for held in window.wishes:
        if (held.seat, held.action) == (wish.seat, wish.action):
            if held.items[0].command != wish.items[0].command:
                raise Fault("call.twice")
            held.items += wish.items
            return
    window.wishes.append(wish)


def _resolve(tables: Carrier, live: LiveTable, window: Window) -> Plan | None:
    state = live.state
    if window.turn_n != state.turn_n or state.game is None or state.status != "playing":
        # The moment has passed: each is looked at by itself, and may have been done elsewhere.
        live.inbox.extend(item for wish in window.wishes for item in wish.items)
        return None
    entries, answers = together(
        state, [((wish.seat, wish.action), wish.by) for wish in window.wishes]
    )
    plan = Plan(entries)
    for wish, refusal in zip(window.wishes, answers, strict=True):
        for item in wish.items:
            if refusal is None:
                plan.items.append(item)
            else:
                plan.refused.append((item, refusal))
    if not plan.entries:
        for item, refusal in plan.refused:
            tables.refuse(live, item, refusal)
        return None
    return plan
