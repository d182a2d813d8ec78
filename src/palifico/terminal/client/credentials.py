"""Credential store: the cookies of each server and player, in a file of the user's data folder."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

COOKIE_FILE: Final = "people.json"
SUBFOLDER: Final = "terminal"
CHOSEN_NAME: Final = "name"
"""Where the name that a player has chosen stands among the logins: those begin with a server."""


def data_folder(given: str | None) -> Path:
    """Return the folder of this machine's games: as given, by PALIFICO_DATA, or the default."""
    asked = given or os.environ.get("PALIFICO_DATA", "").strip()
    return (Path(asked) if asked else user_data_path("palifico")) / SUBFOLDER


class CredentialStore:
    """Cookies by `server player`, in a file that only its owner can read."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / COOKIE_FILE

    def cookie(self, login: str) -> str | None:
        """Return the cookie of a login, if there is one."""
        found = self._load().get(login)
        return found if isinstance(found, str) else None

    def save(self, login: str, cookie: str | None) -> None:
        """Store a cookie; where nothing can be written, it is forgotten."""
        if cookie is not None and self.cookie(login) != cookie:
            self._write({**self._load(), login: cookie})

    def chosen_name(self) -> str | None:
        """Return the name that the player of this machine has chosen, if ever."""
        return self.cookie(CHOSEN_NAME)

    def choose_name(self, name: str) -> None:
        """Store the name under which the player of this machine is a new guest anywhere."""
        self.save(CHOSEN_NAME, name)

    def _write(self, logins: Mapping[str, object]) -> None:
        text = json.dumps(logins, indent=1)
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside = self._file.with_suffix(".new")
            descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                stream.write(text)
            beside.replace(self._file)

    def names(self, server: str) -> list[str]:
        """Return the names under which players of this machine have been at a server."""
        prefix = f"{server} "
        return [login.removeprefix(prefix) for login in self._load() if login.startswith(prefix)]

    def _load(self) -> dict[str, object]:
        try:
            found = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
