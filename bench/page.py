"""How soon a phone can play: the first load of the page, throttled, and how smoothly things move.

Playable is the first frame with a "Play now" that can be pressed, by the page's own clock.
A phone as the developer tools of Chromium throttle one: four times less processor, and "fast 4G"
(8.1 Mbit/s, 165 ms for every answer). Beside it, in the same run and as throttled, the smallest
page that the server has.

    python -m bench.page
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.chromium import chromium, visit
from tests.browser.people import Server, act, person, seated
from tests.browser.playing import TABLE
from tests.server.process import serving

SLOWER: Final = 4
LINE: Final = {
    "offline": False,
    "latency": 165,
    "downloadThroughput": 8_100_000 / 8,
    "uploadThroughput": 1_350_000 / 8,
}
PLAY_NOW: Final = ".play button:enabled"
TIMES: Final = 15
LONG: Final = 600
LIMITS: Final = ("--guests-per-hour", "100000", "--max-sockets-address", "10000")
FIRST: Final = """new MutationObserver((_, seen) => {
    if (!document.querySelector('READY')) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('ready')));
}).observe(document, { childList: true, subtree: true })"""
"""Marks the first frame in which a thing is drawn; nothing else looks on, for that slows a page."""
REVEAL_MS: Final = 2500
DEAL_MS: Final = 1200
MARKED: Final = "performance.getEntriesByName('ready')[0]?.startTime"
FRAMES: Final = """() => new Promise(done => {
    const gaps = []; let last = performance.now(); const began = last;
    const look = now => { gaps.push(now - last); last = now;
        now - began < LONG ? requestAnimationFrame(look) : done(gaps); };
    requestAnimationFrame(look);
})"""


def main() -> None:
    """Load the page a few times, lift and shake cups once, and print what came of it."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), *LIMITS, seconds=LONG) as process,
        chromium() as browser,
    ):
        server = Server(process.url)
        bare = median(_load(browser, server, "/healthz", "body")[0] for _ in range(TIMES))
        # The first is left out: the browser itself wakes up in it.
        _, *loads = [_load(browser, server, "/", PLAY_NOW) for _ in range(TIMES + 1)]
        ready, size = median(one[0] for one in loads), loads[0][1]
        print(
            f"first load on a phone: {size / 1024:.0f} KiB, playable after {ready:.2f} s "
            f"({ready / bare:.1f} times the smallest page, {bare:.2f} s)"
        )
        idle, *moving = _frames(browser, server)
        for name, gap in zip(("reveal", "deal"), moving, strict=True):
            print(
                f"{name}: {1000 / gap:.0f} frames/s ({idle / gap:.2f} of a page at rest, "
                f"{1000 / idle:.0f} frames/s)"
            )


def _load(browser: Browser, server: Server, path: str, ready: str) -> tuple[float, int]:
    """Seconds until the main thing of a page is drawn, and bytes that came over the line."""
    context = visit(browser, server.url, size="phone")
    page = context.new_page()
    page.add_init_script(FIRST.replace("READY", ready))
    line, received = context.new_cdp_session(page), [0]
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda e: received.append(int(e["encodedDataLength"])))
    _throttle(line)
    page.goto(path, wait_until="load")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(MARKED)
    took = float(page.evaluate(MARKED)) / 1000
    context.close()
    return took, sum(received)


def _throttle(line: CDPSession) -> None:
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    line.send("Network.emulateNetworkConditions", LINE)


def _frames(browser: Browser, server: Server) -> tuple[float, float, float]:
    """The median milliseconds between two frames: of a table at rest, of a reveal, of a deal."""
    people = [person(browser, server, n, size="phone", still=False) for n in ("Ada", "Ben")]
    id_ = seated(server, people, edition="pressman-2008", pause_ms=REVEAL_MS * 2)
    act(server, people, id_)
    page: Page = people[0].page
    page.goto(f"/t/{id_}")
    page.locator(TABLE).first.wait_for()
    line = people[0].context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(1000)
    idle = _gap(page, REVEAL_MS)
    act(server, people, id_)
    lifting = _gap(page, REVEAL_MS)
    while not page.locator(".cup.shake").count():
        page.keyboard.press("s")  # nothing is left to look at when the next dice come
        page.wait_for_timeout(20)
    return idle, lifting, _gap(page, DEAL_MS)


def _gap(page: Page, milliseconds: int) -> float:
    return float(median(page.evaluate(FRAMES.replace("LONG", str(milliseconds)))))


if __name__ == "__main__":
    main()
