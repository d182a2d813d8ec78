"""What the accessibility checker axe finds on a page: nothing, if all is well."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """A line for each thing that axe finds, with the place of the first."""
    page.evaluate(_source())
    found = page.evaluate("tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})", TAGS)
    return [_told(one) for one in found["violations"]]


def _told(one: dict[str, Any]) -> str:
    node = one["nodes"][0]
    return (
        f"{one['id']} ({len(one['nodes'])}): {one['help']}: {node['target']} {node['html'][:200]}"
    )


@cache
def _source() -> str:
    return AXE.read_text("utf-8")
