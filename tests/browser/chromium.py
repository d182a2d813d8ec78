"""Debian's Chromium, driven by Playwright: people with browsers of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

Theme: TypeAlias = Literal["light", "dark"]
Size: TypeAlias = Literal["phone", "desktop", "narrow"]

SIZES: Final[dict[Size, tuple[int, int]]] = {
    "phone": (360, 740),
    "desktop": (1280, 800),
    "narrow": (320, 640),
}
PROGRAMS: Final = ("chromium-headless-shell", "chromium")
FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
)
DEVICE: Final = """[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches,
    matchMedia('(hover: none) and (pointer: coarse)').matches]"""
PATIENCE: Final = 20_000
"""Milliseconds until something that should be on the page is missed."""


def browser_path() -> str:
    """Where the browser is; `make test` has put it there (tools/setup/browser.sh)."""
    named = [os.environ.get("PALIFICO_BROWSER"), *map(shutil.which, PROGRAMS)]
    path = next(filter(None, named), None)
    assert path, "no Chromium: run tools/setup/browser.sh, or name one with PALIFICO_BROWSER"
    return path


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window. Only root needs to leave the sandbox out."""
    flags = [*FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=flags)
        try:
            yield browser
        finally:
            browser.close()


def visit(
    browser: Browser,
    url: str,
    *,
    size: Size = "desktop",
    theme: Theme = "light",
    lang: str = "en",
    still: bool = True,
    **more: Any,
) -> BrowserContext:
    """Somebody's own browser: cookies and storage apart from everybody else's."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        color_scheme=theme,
        locale=lang,
        has_touch=size != "desktop",
        reduced_motion="reduce" if still else "no-preference",
        service_workers="block",
        **more,
    )
    context.set_default_timeout(PATIENCE)
    return context


def adapt(page: Page, *, size: Size, theme: Theme) -> None:
    """Turn the device of a page into another one in place: screen, touch, colour scheme."""
    width, height = SIZES[size]
    touch = size != "desktop"
    page.mouse.move(0, 0)
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme)
    # For as long as the session is open.
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
    assert page.evaluate(DEVICE) == [width, theme == "dark", touch]


class Watch:
    """What a page complains about: nothing, if all is well."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and not _is_line(message.text):
            self.complaints.append(f"{message.type}: {message.text}")


def _is_line(text: str) -> bool:
    """Whether the browser only tells that something cannot be reached, as the tests want it."""
    own = ("WebSocket connection to", "Service Worker registration blocked")
    return text.startswith(own) or "net::ERR_" in text
