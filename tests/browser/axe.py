"""What the accessibility checker axe finds on a page: nothing, if all is well."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Every rule runs; what passes is neither described nor sent here, which takes most of the time.
RUN = """async tags => (await axe.run(document, {
    runOnly: {type: 'tag', values: tags}, resultTypes: ['violations'],
})).violations"""


def faults(page: Page) -> list[str]:
    """A line for each thing that axe finds, with the place of the first."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    return [_told(one) for one in page.evaluate(RUN, TAGS)]


def _told(one: dict[str, Any]) -> str:
    node = one["nodes"][0]
    return (
        f"{one['id']} ({len(one['nodes'])}): {one['help']}: {node['target']} {node['html'][:200]}"
    )


@cache
def _source() -> str:
    return AXE.read_text("utf-8")
