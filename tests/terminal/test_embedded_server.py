"""The embedded server: one a folder, taken over when its process is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from palifico.errors import Fault
from palifico.terminal.client.rest import Refused, Rest
from palifico.terminal.embedded_server import EmbeddedConfig, EmbeddedServer


def test_server_of_a_folder_is_one_and_ends_with_the_command_that_started_it(
    tmp_path: Path,
) -> None:
    async def ask(url: str) -> Any:
        return await Rest(url, lang="en").get("/api/meta")

    first, second = (
        EmbeddedServer(EmbeddedConfig(tmp_path)),
        EmbeddedServer(EmbeddedConfig(tmp_path)),
    )
    try:
        url = first.url()
        assert second.url() == url == first.url()
        assert asyncio.run(ask(url))["name"] == "palifico"
        first.stop()
        with pytest.raises(Refused, match="does not answer"):
            asyncio.run(ask(url))
        assert asyncio.run(ask(second.url()))["odds"] is True
    finally:
        first.stop()
        second.stop()


def test_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "terminal.db").write_text("")
    with pytest.raises((Fault, OSError)):
        EmbeddedServer(EmbeddedConfig(tmp_path / "terminal.db" / "x")).url()
