"""Film strips of a round, twelve frames on a phone and on a desktop: into `docs/pictures/`.

    python -m tools.docs.filmstrip [--into FOLDER] [--theme dark]

From the deal to the win, each frame taken when the page shows what it is named after.
"""

from __future__ import annotations

import argparse
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.chromium import SIZES, Size, chromium
from tests.browser.people import Person, Server, act, look, person, seated
from tests.server.process import serving
from tools.docs.blocks import ROOT
from tools.docs.screenshots import LIMITS, LONG, NAMES

FOLDER: Final = ROOT / "docs" / "pictures"
COLUMNS: Final[dict[Size, int]] = {"phone": 6, "desktop": 4}
WIDTHS: Final[dict[Size, int]] = {"phone": 240, "desktop": 480}
SETTINGS: Final[dict[str, Any]] = {
    "edition": "asmodee-2024",
    "options": {"last_die": True, "lost_dice": "visible"},
    "house": {"dice_each": 3},
    "pause_ms": 6000,
}
STRIP: Final = """<style>body {{ margin: 0; background: #fff }}
main {{ display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 8px; padding: 8px;
    width: max-content }}
img {{ display: block; width: {width}px }}</style><main>{images}</main>"""
FRAMES: Final[tuple[tuple[str, str, int], ...]] = (
    ("shake", ".cup.shake", 60),
    ("slam", ".cup.slam", 160),
    ("bid", ".felt .bid", 200),
    ("shout", ".shout.call", 350),
    ("lift", ".cup.lifted", 250),
    ("count", ".tally .found", 120),
    ("lost", ".store .moving", 350),
    ("outcome", ".outcome", 1500),
    ("lastDie", ".shout.lastDie", 400),
    ("out", ".shout.out", 500),
    ("win", ".shout:is(.win, .lose)", 700),
    ("result", ".result", 500),
)
"""What each frame shows, how the page shows it, and how many milliseconds later it looks best."""


def main() -> None:
    """Take both strips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    asked = parser.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), *LIMITS, seconds=LONG) as process,
        chromium() as browser,
    ):
        for size in COLUMNS:
            frames = _film(browser, Server(process.url), size, asked.theme)
            file = asked.into / f"strip-{size}.png"
            file.write_bytes(_strip(browser, [frames[name] for name, *_ in FRAMES], size))
            print(f"{len(FRAMES)} frames in {file}")


def _film(browser: Browser, server: Server, size: Size, theme: str) -> dict[str, bytes]:
    """Return the frames of a game of three, each the first of its kind."""
    people = [person(browser, server, n, size=size, theme=theme, still=False) for n in NAMES]
    page = people[0].page
    frames: dict[str, bytes] = {}
    page.goto("/")
    id_ = seated(server, people, **SETTINGS)
    page.goto(f"/t/{id_}")
    page.locator(".board").wait_for()
    while len(frames) < len(FRAMES):
        _shoot(page, frames)
        if _waits(server, people, id_):
            act(server, people, id_)
    for one in people:
        one.context.close()
    return frames


def _waits(server: Server, people: list[Person], id_: str) -> bool:
    """Whether the table waits for a player, and the page has caught up with it."""
    told = look(server, people[0], id_)
    if told["status"] != "playing" or told["game"]["turn"] is None:
        return False
    return people[0].page.locator(".reveal, .shout, .cup.shake, .cup.slam").count() == 0


def _shoot(page: Page, frames: dict[str, bytes]) -> None:
    """Take what the page shows just now and no frame has yet."""
    for name, selector, later in FRAMES:
        if name not in frames and page.locator(selector).count():
            page.wait_for_timeout(later)
            frames[name] = page.screenshot()
            return


def _strip(browser: Browser, frames: list[bytes], size: Size) -> bytes:
    """Return frames in rows, as one picture."""
    images = "".join(f'<img src="data:image/png;base64,{b64encode(f).decode()}">' for f in frames)
    page = browser.new_page(viewport={"width": 100, "height": SIZES[size][1]})
    text = STRIP.format(columns=COLUMNS[size], width=WIDTHS[size], images=images)
    page.set_content(text, wait_until="load")
    picture = page.locator("main").screenshot()
    page.close()
    return picture


if __name__ == "__main__":
    main()
