"""What is kept between two visits: who one is at each server, in a folder of the user's own."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

FILE: Final = "people.json"
FOLDER: Final = "terminal"


def own_folder(data: str | None) -> Path:
    """Where the games of this machine lie."""
    asked = data or os.environ.get("PALIFICO_DATA", "").strip()
    return (Path(asked) if asked else user_data_path("palifico")) / FOLDER


class Kept:
    """Cookies by server and player, in a file of the user's."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def cookie(self, who: str) -> str | None:
        """The cookie of somebody, if there is one."""
        found = self._all().get(who)
        return found if isinstance(found, str) else None

    def keep(self, who: str, cookie: str | None) -> None:
        """Keep one; where nothing can be written, it is forgotten."""
        if cookie is None or self.cookie(who) == cookie:
            return
        text = json.dumps({**self._all(), who: cookie}, indent=1)
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside = self._file.with_suffix(".new")
            descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                stream.write(text)
            beside.replace(self._file)

    def names(self, place: str) -> list[str]:
        """Under which names somebody of this machine was at a server."""
        begins = f"{place} "
        return [who.removeprefix(begins) for who in self._all() if who.startswith(begins)]

    def _all(self) -> dict[str, object]:
        try:
            found = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
