"""Whoever watches sees no dice: not on the page, not in its memory, not on the line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.axe import faults
from tests.browser.people import Server, act, person, seated
from tests.browser.playing import OWN_DICE, TABLE

pytestmark = pytest.mark.slow


def test_big_screen_of_a_player_sees_no_covered_dice(browser: Browser, server: Server) -> None:
    people = [person(browser, server, name) for name in ("Ada", "Ben")]
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    id_ = seated(server, people, edition="pressman-2008", pause_ms=20_000)
    act(server, people, id_)
    television = people[0].page  # on which Ada is logged in
    television.on("websocket", listen)
    television.goto(f"/t/{id_}/screen")
    television.locator(".board").wait_for()
    assert television.locator(OWN_DICE).count() == 0
    hands = [one for one in heard if one["type"] == "hand"]
    assert hands
    assert not any(any(one["dice"]) for one in hands)
    assert faults(television) == []
    tall, inner = television.evaluate("[document.querySelector('main').scrollHeight, innerHeight]")
    assert tall <= inner
    for one in people:
        one.context.close()


def test_spectator_sees_no_covered_dice(browser: Browser, server: Server) -> None:
    people = [person(browser, server, name) for name in ("Ada", "Ben", "Eva")]
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    watcher = people[2].page
    watcher.on("websocket", listen)
    id_ = seated(server, people[:2], edition="pressman-2008", pause_ms=20_000)
    act(server, people, id_)
    watcher.goto(f"/t/{id_}")
    watcher.locator(TABLE).wait_for()
    expect(watcher.get_by_text("You are watching", exact=False)).to_be_visible()
    assert watcher.locator(OWN_DICE).count() == 0
    hands = [one for one in heard if one["type"] == "hand"]
    assert hands
    assert not any(any(one["dice"]) for one in hands)
    assert all(one.get("cups") in (None, []) for one in heard)
    act(server, people, id_)
    expect(watcher.locator(".reveal, .tally").first).to_be_visible()
    assert next(one for one in heard if one["type"] == "called")["cups"]
    for one in people:
        one.context.close()
