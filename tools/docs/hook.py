"""What mkdocs asks when it builds the site: pages that are made from data, and their places.

The pages exist only while the site is built; nothing of them is kept in the repository.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from tools.docs.blocks import ROOT
from tools.docs.commands import command_pages
from tools.docs.editions import edition_pages
from tools.docs.reference import reference_pages

DOCS: Final = ROOT / "docs"
MADE: Final[dict[str, Callable[[], dict[str, str]]]] = {
    "editions/*": edition_pages,
    "commands/*": command_pages,
    "reference/*": reference_pages,
}
"""What stands for a list of made pages in the navigation, and who makes them.

Anything else that ends with a star is the pages that are there with such names.
"""

FROM_ROOT: Final = {"changelog.md": "CHANGELOG.md", "contributing.md": "CONTRIBUTING.md"}
ASSETS: Final = {
    "assets/tokens.css": "web/src/styles/tokens.css",
    "assets/logo.svg": "web/src/pwa/icon.svg",
}
"""Files of other folders that are part of the site."""
WIDEST: Final = 100
"""The columns of a terminal in the examples."""

_CONSOLE = re.compile(r"^```console\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_OUTSIDE = re.compile(r"\]\((?P<up>(?:\.\./)+)(?P<path>[^)#]+)\)")


def made_pages() -> dict[str, str]:
    """Every page that is made from something else, by its path under docs/."""
    from_root = {
        name: (ROOT / source).read_text(encoding="utf-8").replace("](docs/", "](")
        for name, source in FROM_ROOT.items()
    }
    return from_root | {path: text for place in MADE for path, text in _made(place).items()}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the made pages where the navigation has a place for them."""
    config.nav = _filled(config.nav)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the made pages, and the files of other folders that pages show or link to."""
    for path, text in made_pages().items():
        files.append(File.generated(config, path, content=text))
    linked = {f"files/{name}": name for name in _outside(Path(config.docs_dir))}
    for path, source in (ASSETS | linked).items():
        files.append(File.generated(config, path, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Let links that leave docs/ lead to the copies in the site, and long answers be folded."""
    return _CONSOLE.sub(_foldable, _OUTSIDE.sub(_inside, markdown))


def _foldable(block: re.Match[str]) -> str:
    """A block with lines that are longer than any table is made of sentences."""
    if max(map(len, block["text"].splitlines()), default=0) <= WIDEST:
        return block[0]
    return block[0].replace("```console", "``` { .console .sentences }", 1)


def _filled(nav: Any) -> Any:
    match nav:
        case list():
            return [entry for one in nav for entry in _entries(one)]
        case dict():
            return {title: _filled(below) for title, below in nav.items()}
        case _:
            return nav


def _entries(one: Any) -> list[Any]:
    if not isinstance(one, str) or not one.endswith("*"):
        return [_filled(one)]
    if one not in MADE:
        return _written(one)
    return [
        path if path.endswith("/index.md") else {_short(text): path}
        for path, text in _made(one).items()
    ]


def _written(pattern: str) -> list[str]:
    """The pages with such names, the one about all of them first."""
    found = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.glob(f"{pattern}.md"))
    return sorted(found, key=lambda path: not path.endswith("index.md"))


@cache
def _made(place: str) -> dict[str, str]:
    return MADE[place]()


def _short(text: str) -> str:
    """The title of a page without what all its neighbours begin with."""
    title = text.split("\n", 1)[0].removeprefix("# ")
    return title.removeprefix("Perudo, ").removeprefix("palifico ").removeprefix("palifico.")


def _outside(docs: Path) -> Iterator[str]:
    for page in docs.rglob("*.md"):
        for link in _OUTSIDE.finditer(page.read_text(encoding="utf-8")):
            name = link["path"]
            if _is_outside(name):
                yield name


def _inside(link: re.Match[str]) -> str:
    name, deeper = link["path"], link["up"].removeprefix("../")
    if name in FROM_ROOT.values():
        return f"]({deeper}{name.lower()})"
    if not _is_outside(name):
        return link[0]
    return f"]({deeper}files/{name})"


def _is_outside(name: str) -> bool:
    is_page = name in FROM_ROOT.values() or (DOCS / name).exists()
    return (ROOT / name).is_file() and not is_page
