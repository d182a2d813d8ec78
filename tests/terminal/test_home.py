"""The server inside the command, who one is there, and where links lead."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest

from palifico.editions import Fault
from palifico.fair import Mistrust
from palifico.protocol.entries import ListLocked, Locked, Mixed
from palifico.terminal.chance import OwnChance
from palifico.terminal.embedded import Embedded, Wish
from palifico.terminal.keeping import Kept, own_folder
from palifico.terminal.places import Place, read_place, read_server
from palifico.terminal.rest import Refused, Rest
from tests.terminal.scenes import CHAIN, ME, OPEN, say, still_client, told


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ("https://perudo.example/t/abc/", Place("https://perudo.example", table="abc")),
        ("http://[::1]:8000/c/kqrtzb", Place("http://[::1]:8000", code="KQRTZB")),
        ("http://perudo.example/g/00", Place("http://perudo.example", game="00")),
        ("http://perudo.example", Place("http://perudo.example")),
        (" kqr-tzb ", Place(None, code="KQRTZB")),
    ],
)
def test_where_a_link_leads(given: str, place: Place) -> None:
    assert read_place(given) == place


@pytest.mark.parametrize(
    "given", ["", "KQRTZ", "KQRTZO", "file:///etc/passwd", "http://", "http://a/b/c", "http://a:b/"]
)
def test_what_leads_nowhere(given: str) -> None:
    with pytest.raises(Fault, match=r"table\.unknown"):
        read_place(given)


def test_a_code_is_looked_for_at_the_server_that_is_named() -> None:
    assert read_place("KQRTZB", "perudo.example:8000").base == "http://perudo.example:8000"
    assert read_server("https://perudo.example") == "https://perudo.example"


def test_who_one_is_is_kept_where_nobody_else_can_read(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "new")
    assert kept.cookie("home") is None
    kept.keep("home", "secret")
    kept.keep("away", "other")
    kept.keep("away", None)
    assert Kept(tmp_path / "new").cookie("home") == "secret"
    file = tmp_path / "new" / "people.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("[1, 2")
    assert kept.cookie("home") is None
    Kept(Path("/dev/null/nowhere")).keep("home", "secret")


def test_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PALIFICO_DATA", str(tmp_path))
    assert own_folder(None) == tmp_path / "terminal"
    assert own_folder("/elsewhere") == Path("/elsewhere/terminal")


def test_the_server_of_a_folder_is_one_and_ends_with_whoever_started_it(tmp_path: Path) -> None:
    async def ask(url: str) -> Any:
        return await Rest(url, lang="en").get("/api/meta")

    first, second = Embedded(Wish(tmp_path)), Embedded(Wish(tmp_path))
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


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "terminal.db").write_text("")
    with pytest.raises((Fault, OSError)):
        Embedded(Wish(tmp_path / "terminal.db" / "x")).url()


def locked(*seats: Locked) -> ListLocked:
    """A list as a server would lock it, with a signature that is none."""
    return ListLocked(rules="00" * 32, seats=seats, lock="00" * 32, signature="00" * 64)


def test_a_list_that_is_not_what_one_sat_down_to_is_mistrusted() -> None:
    client, _ = still_client()

    async def come() -> None:
        say(client, *told(None, seats=2, chain=CHAIN), OPEN)
        await asyncio.sleep(0)

    asyncio.run(come())
    own, table = OwnChance(), client.table
    assert table is not None
    assert own.must_commit(table)
    commit = own.commit(table, 0)
    assert commit is not None
    assert not own.must_commit(table)
    with pytest.raises(Mistrust):
        own.opening(table, locked(Locked("somebody else", commit), Locked("bot 1", None)))
    with pytest.raises(Mistrust, match="not signed"):
        own.opening(table, locked(Locked(ME, commit), Locked("bot 1", None)))
    assert own.opening(table, locked(Locked(ME, None), Locked("bot 1", None))) is None
    mixed = Mixed(openings=(None, None), mix="00" * 32, signature="00" * 64)
    assert not own.is_mixed(table, mixed)


def test_mistrust_is_told() -> None:
    client, line = still_client()
    warned: list[Any] = []
    client.heard = warned.append

    async def run() -> None:
        say(client, *told(None, seats=2, chain=CHAIN), OPEN)
        await asyncio.sleep(0)
        lock = locked(Locked("somebody else", None), Locked("bot 1", None))
        lock.n = 31
        say(client, lock)

    asyncio.run(run())
    assert any("Do not trust this game" in getattr(one, "text", "") for one in warned)
    assert [kind for kind, _ in line.sent] == ["sit"], "nothing was opened"
