"""How far a page jumps while somebody looks at it: the layout shift that browsers measure."""

from __future__ import annotations

from typing import Final

from tests.browser.people import Person

MAX_SHIFT: Final = 0.1
"""More than this is felt as jumping: the limit of web.dev for a good page."""
WATCH: Final = """() => {
    const seen = window.layoutShifts = [];
    const observer = new PerformanceObserver(list => seen.push(...list.getEntries()));
    observer.observe({type: 'layout-shift'});
}"""
WORST: Final = """() => {
    let [first, last, now, worst] = [-Infinity, -Infinity, 0, 0];
    for (const {value, startTime, hadRecentInput} of window.layoutShifts) {
        if (hadRecentInput) continue;
        if (startTime - last > 1000 || startTime - first > 5000) [first, now] = [startTime, 0];
        [last, now] = [startTime, now + value];
        worst = Math.max(worst, now);
    }
    return worst;
}"""
"""The cumulative layout shift: the worst of the bursts, each five seconds long at most."""


def watch_shifts(who: Person) -> None:
    """Measure on this person's page from now on."""
    who.page.evaluate(WATCH)


def layout_shift(who: Person) -> float:
    """The cumulative layout shift since it is measured, without what followed a press."""
    return float(who.page.evaluate(WORST))
