"""Pictures of the README and the pages: takes them anew in a browser, into `docs/pictures/`.

`make pictures` runs it; `--into FOLDER` keeps them elsewhere. The table, the big screen, four
phones side by side, and the report of a run of four bots, whose dice are always the same.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.chromium import Size, Theme, chromium
from tests.browser.people import Person, Server, act, command, look, person, seated
from tests.browser.playing import TABLE
from tests.browser.scenes import PICTURES, Scene
from tests.server.process import serving
from tools.docs.blocks import ROOT
from tools.docs.screenshots import LIMITS, LONG, NAMES

FOLDER: Final = ROOT / "docs" / "pictures"
PHONES: Final[tuple[tuple[str, Theme], ...]] = (
    ("home", "light"),
    ("table-answer", "dark"),
    ("table-reveal", "light"),
    ("can-i-bid", "light"),
)
SIDE_BY_SIDE: Final = """<style>body {{ margin: 0; display: flex; background: #fff }}
img {{ display: block; width: 360px; margin: 0 10px }}</style>{}"""
FACE: Final = 5
BIDS: Final = (2, 3, 4, 5, 6)
"""The bids on a face before one is doubted: a count worth looking at."""
REPORT_SIZE: Final = (1120, 1440)
RUN: Final = """name = "four bots"
players = ["beginner", "counter", "bluffer", "champion"]
editions = ["paco"]
seats = [4]
games = 800
seed = 4
"""


def _doubted(server: Server, people: list[Person]) -> None:
    """Bring three players to a doubt: the cups are up, and the dice are counted."""
    house = {"lost_dice": "visible"}
    table = seated(server, people, edition="pressman-2008", house=house, pause_ms=20_000)
    for count in BIDS:
        game = look(server, people[0], table)["game"]
        who = people[game["turn"]["to_act"]]
        command(server, who, table, "bid", bid=[count, FACE], expect=game["turn_n"])
    for one in reversed(people):
        one.page.goto(f"/t/{table}")
        one.page.locator(TABLE).first.wait_for()
    act(server, people, table)


LIVELY: Final = Scene("doubted", _doubted)


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(prog="make pictures", description=__doc__)
    parser.add_argument("--into", type=Path, default=FOLDER)
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        with serving(Path(data), *LIMITS, seconds=LONG) as process:
            server = Server(process.url)
            table = _picture(browser, server, LIVELY, "desktop", "light")
            screen = _scene(browser, server, "table-screen-reveal", "desktop", "light")
            phones = [_scene(browser, server, name, "phone", theme) for name, theme in PHONES]
        made = {
            "table.png": table,
            "screen.png": screen,
            "phones.png": _together(browser, phones),
            "report.png": _report(browser, Path(data)),
        }
    for name, picture in made.items():
        (into / name).write_bytes(picture)
    print(f"{', '.join(made)} are in {into}/")


def _scene(browser: Browser, server: Server, name: str, size: Size, theme: Theme) -> bytes:
    scene = next(one for one in PICTURES if one.name == name)
    return _picture(browser, server, scene, size, theme)


def _picture(browser: Browser, server: Server, scene: Scene, size: Size, theme: Theme) -> bytes:
    people = [person(browser, server, one, size=size, theme=theme) for one in NAMES]
    scene.show(server, people)
    people[0].page.evaluate("scrollTo(0, 0)")
    picture = people[0].page.screenshot()
    for one in people:
        one.context.close()
    return picture


def _together(browser: Browser, pictures: list[bytes]) -> bytes:
    """Return pictures of phones side by side."""
    images = (f'<img src="data:image/png;base64,{b64encode(one).decode()}">' for one in pictures)
    page = browser.new_page(viewport={"width": 380 * len(pictures), "height": 740})
    page.set_content(SIDE_BY_SIDE.format("".join(images)), wait_until="load")
    picture = page.screenshot()
    page.close()
    return picture


def _report(browser: Browser, folder: Path) -> bytes:
    """Return the top of the report of a run."""
    config, results, page_file = (folder / f"run.{kind}" for kind in ("toml", "sqlite", "html"))
    config.write_text(RUN, "utf-8")
    _palifico("arena", "run", str(config), "--out", str(results))
    _palifico("arena", "report", str(results), "--out", str(page_file), "--lang", "en")
    width, height = REPORT_SIZE
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light")
    page.goto(page_file.as_uri())
    picture = page.screenshot()
    page.close()
    return picture


def _palifico(*arguments: str) -> None:
    call = [sys.executable, "-m", "palifico", *arguments]
    subprocess.run(call, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
