"""Takes a picture of every screen, on a phone and a desktop, light and dark: `make screenshots`.

    python -m tools.docs.screenshots [--into FOLDER] [--only NAME,NAME] [--lang it]

The pictures go into `screenshots/`, which git does not keep.
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import product
from pathlib import Path
from typing import Final, get_args

from playwright.sync_api import Browser
from rich.progress import track

from tests.browser.chromium import Size, Theme, chromium
from tests.browser.people import Person, Server, person
from tests.browser.scenes import PICTURES, Scene
from tests.server.process import serving

NAMES: Final = ("Chasca", "Inti", "Quilla")
SHOWN: Final[tuple[Size, ...]] = ("phone", "desktop")
LONG: Final = 3600
LIMITS: Final = ("--guests-per-hour", "100000", "--max-sockets-address", "10000")


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--into", type=Path, default=Path("screenshots"))
    parser.add_argument("--only", default="")
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    wanted = [one for one in PICTURES if not asked.only or one.name in asked.only.split(",")]
    asked.into.mkdir(parents=True, exist_ok=True)
    looks = list(product(wanted, SHOWN, get_args(Theme)))
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), *LIMITS, seconds=LONG) as process,
        chromium() as browser,
    ):
        for scene, size, theme in track(looks, "pictures"):
            people = _people(browser, Server(process.url), size, theme, asked.lang)
            _take(
                scene, Server(process.url), people, asked.into / f"{scene.name}-{size}-{theme}.png"
            )
    print(f"{len(looks)} pictures in {asked.into}/")


def _people(browser: Browser, server: Server, size: Size, theme: Theme, lang: str) -> list[Person]:
    return [person(browser, server, name, size=size, theme=theme, lang=lang) for name in NAMES]


def _take(scene: Scene, server: Server, people: list[Person], file: Path) -> None:
    scene.show(server, people)
    people[0].page.screenshot(path=file)
    for one in people:
        one.context.close()


if __name__ == "__main__":
    main()
