"""axe finds nothing on any screen, in either theme, and would find what is planted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import faults
from tests.browser.chromium import Theme
from tests.browser.people import Server, person
from tests.browser.scenes import SCENES, Scene, settle

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser screens")]

NAMES = ("Ada", "Ben", "Cleo")
MISSING = ("not-found", "join-unknown")
"""Scenes about something that is not there, as the browser remarks."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_axe_finds_nothing(browser: Browser, server: Server, scene: Scene, theme: Theme) -> None:
    size = "phone" if theme == "dark" else "desktop"
    people = [person(browser, server, name, size=size, theme=theme) for name in NAMES]
    scene.show(server, people)
    found = faults(people[0].page)
    complaints = people[0].watch.complaints
    for one in people:
        one.context.close()
    assert found == []
    missing = [] if scene.name not in MISSING else [line for line in complaints if "404" in line]
    assert complaints == missing


def test_axe_finds_what_is_planted(browser: Browser, server: Server) -> None:
    one = person(browser, server, "Ada")
    one.page.goto("/")
    settle(one.page)
    one.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    found = faults(one.page)
    one.context.close()
    assert [line.partition(" ")[0] for line in found] == ["button-name"]
