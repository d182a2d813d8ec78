"""Names, logins and passwords."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from argon2 import PasswordHasher

from palifico.errors import Fault
from palifico.fair import seeded
from palifico.server.auth.accounts import (
    COLOURS,
    LOOKS,
    SHAPES,
    animal_for,
    draw_name,
    read_colour,
    read_name,
    read_shape,
)
from palifico.server.auth.identity import Identity
from palifico.server.auth.login import MAX_SESSIONS, LoginService
from palifico.server.auth.passwords import Passwords
from palifico.store import open_store
from palifico.store.queries import accounts as kept
from tests.server.auth.authenticated import who
from tests.server.rest.application import CHEAP, Clock

PASSWORD = "correct horse"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana   Lu ", "Ana Lu"),
        ("Zoe\u0301", "Zoé"),
        ("ঢাকা", "ঢাকা"),
        ("नेहा", "नेहा"),
        ("小明", "小明"),
        ("❤️", "❤️"),
        ("👨‍👩‍👧‍👦 Rossi", "👨‍👩‍👧‍👦 Rossi"),
        ("👩🏽‍🚀", "👩🏽‍🚀"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("O'Neill-Ruiz 3", "O'Neill-Ruiz 3"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 24, "x" * 24),
    ],
)
def test_name_is_kept_in_one_spelling(given: str, name: str) -> None:
    assert read_name(given) == name


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 10_000,
        "A\nB",
        "A\tB",
        "A\u00a0B",
        "A\u200bB",
        "A\u200dB",
        "\u200d",
        "\u200d\u200d",
        "👨\u200d",
        "\u200d👨",
        "👨\u200d\u200d👩",
        "👨\u200da",
        "👨\u200d \u200d",
        "\u202egnat",
        "A\u2066B",
        "\u3164",
        "\u2800",
        "A\x00",
        "\x1b[2J",
        "\u0301a",
        "Z" + "\u0335" * 5,
        "\ue000",
        "\ud800",
    ],
)
def test_accounts_what_cannot_be_seen_is_no_name(given: str) -> None:
    with pytest.raises(Fault) as refused:
        read_name(given)
    assert refused.value.code == "name.form"


def test_colours_and_shapes_come_from_lists() -> None:
    assert len(set(COLOURS)) == len(set(SHAPES)) == 12
    assert set(SHAPES) < set(LOOKS)
    assert len(set(LOOKS)) == 32
    assert [read_colour(colour) for colour in COLOURS] == list(COLOURS)
    assert [read_shape(shape) for shape in LOOKS] == list(LOOKS)
    for read, code in ((read_colour, "colour.unknown"), (read_shape, "shape.unknown")):
        with pytest.raises(Fault) as refused:
            read("Red")
        assert refused.value.code == code


def test_drawn_names_are_names() -> None:
    source = seeded("names")
    drawn = {draw_name(source) for _ in range(200)}
    assert len(drawn) > 150
    assert all(read_name(name) == name for name in drawn)


def test_guest_looks_like_the_animal_of_its_name() -> None:
    source = seeded("animals")
    assert animal_for("Condor 92", source) == "condor"
    assert {animal_for("Ana", source) for _ in range(200)} > {"lama", "tukan"}


class Watched(Passwords):
    """Passwords that remember what they were compared with."""

    def __init__(self, hasher: PasswordHasher = CHEAP) -> None:
        super().__init__(seeded("passwords"), hasher=hasher)
        self.compared: list[str] = []

    def _verify(self, kept: str, password: str) -> bool:
        self.compared.append(kept.rpartition("$")[0].rpartition("$")[0])
        return super()._verify(kept, password)


@pytest_asyncio.fixture
async def identity(tmp_path: Path) -> AsyncIterator[Identity]:
    store = await open_store(f"sqlite:///{tmp_path / 'palifico.db'}")
    yield Identity(store, now=Clock(), source=seeded("accounts"))
    await store.close()


async def refuses(work: object, code: str) -> None:
    with pytest.raises(Fault) as refused:
        await work  # type: ignore[misc]
    assert refused.value.code == code
    assert PASSWORD not in str(refused.value)


@pytest.mark.asyncio
async def test_registering_keeps_the_account(identity: Identity) -> None:
    logins = LoginService(identity, Watched())
    guest, session = await identity.guest(name="Ana")
    person = await logins.register(guest, login="Ana.Lu", password=PASSWORD)
    assert (person.id, person.name, person.created) == (guest.id, guest.name, guest.created)
    assert (person.kind, person.login) == ("person", "ana.lu")
    cookie = f"palifico={session.secret}"
    assert await who(identity, cookie=cookie, authorization=None) == person
    again, other = await logins.log_in(login="ANA.LU", password=PASSWORD)
    assert again == person
    assert other.secret != session.secret


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("an", PASSWORD, "login.form"),
        ("a" * 33, PASSWORD, "login.form"),
        ("anà", PASSWORD, "login.form"),
        ("ana lu", PASSWORD, "login.form"),
        ("ana\n", PASSWORD, "login.form"),
        ("ana", "short", "password.form"),
        ("ana", "x" * 257, "password.form"),
        ("bo1", PASSWORD, "login.taken"),
    ],
)
async def test_accounts_what_no_client_can_register_with(
    identity: Identity, login: str, password: str, code: str
) -> None:
    logins = LoginService(identity, Watched())
    bo, _ = await identity.guest(name="Bo")
    bo = await logins.register(bo, login="bo1", password=PASSWORD)
    ana, _ = await identity.guest(name="Ana")
    await refuses(logins.register(ana, login=login, password=password), code)
    await refuses(logins.register(bo, login="bo2", password=PASSWORD), "login.already")
    stale = await identity.account(ana.id)
    assert stale == ana


@pytest.mark.asyncio
async def test_guest_registers_once(identity: Identity) -> None:
    """Two requests at once: the second finds no guest any more."""
    logins = LoginService(identity, Watched())
    guest, _ = await identity.guest()
    await logins.register(guest, login="ana", password=PASSWORD)
    await refuses(logins.register(guest, login="ana2", password=PASSWORD), "login.already")


@pytest.mark.asyncio
async def test_wrong_login_and_wrong_password_cannot_be_told_apart(identity: Identity) -> None:
    passwords = Watched()
    logins = LoginService(identity, passwords)
    guest, _ = await identity.guest()
    await logins.register(guest, login="ana", password=PASSWORD)
    await refuses(logins.log_in(login="ana", password="wrong"), "auth.login")
    await refuses(logins.log_in(login="nobody", password=PASSWORD), "auth.login")
    known, unknown = passwords.compared
    assert known == unknown, "hashed with the same parameters, so for as long"


@pytest.mark.asyncio
async def test_accents_may_be_typed_either_way(identity: Identity) -> None:
    logins = LoginService(identity, Watched())
    guest, _ = await identity.guest()
    await logins.register(guest, login="ana", password="contrasen\u0303a")
    assert (await logins.log_in(login="ana", password="contraseña"))[0].id == guest.id


@pytest.mark.asyncio
async def test_old_hash_is_made_anew_at_login(identity: Identity) -> None:
    guest, _ = await identity.guest()
    await LoginService(identity, Watched()).register(guest, login="ana", password=PASSWORD)
    dearer = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    logins = LoginService(identity, Watched(dearer))
    await logins.log_in(login="ana", password=PASSWORD)
    hash_ = await identity.store.read(lambda conn: kept.password_of(conn, guest.id))
    assert "m=16,t=2,p=1" in str(hash_)
    await logins.log_in(login="ana", password=PASSWORD)
    assert hash_ == await identity.store.read(lambda conn: kept.password_of(conn, guest.id))


@pytest.mark.asyncio
async def test_another_password_ends_the_other_sessions(identity: Identity) -> None:
    logins = LoginService(identity, Watched())
    guest, session = await identity.guest()
    await logins.register(guest, login="ana", password=PASSWORD)
    _, other = await logins.log_in(login="ana", password=PASSWORD)
    visit = await identity.authenticate(cookie=f"palifico={session.secret}", authorization=None)
    assert visit is not None
    await refuses(logins.change_password(visit, old="wrong", new="new password"), "auth.password")
    await refuses(logins.change_password(visit, old=PASSWORD, new="short"), "password.form")
    await logins.change_password(visit, old=PASSWORD, new="new password")
    assert await who(identity, cookie=f"palifico={session.secret}", authorization=None)
    assert not await who(identity, cookie=f"palifico={other.secret}", authorization=None)
    await refuses(logins.log_in(login="ana", password=PASSWORD), "auth.login")
    await logins.log_in(login="ana", password="new password")


@pytest.mark.asyncio
async def test_oldest_session_ends_when_there_are_too_many(identity: Identity) -> None:
    logins = LoginService(identity, Watched())
    guest, first = await identity.guest()
    await logins.register(guest, login="ana", password=PASSWORD)
    for _ in range(MAX_SESSIONS - 1):
        identity.now.ms += 1  # type: ignore[attr-defined]
        await identity.new_session(guest.id)
    identity.now.ms += 1  # type: ignore[attr-defined]
    await logins.log_in(login="ana", password=PASSWORD)
    assert not await who(identity, cookie=f"palifico={first.secret}", authorization=None)
    rows = await identity.store.read(lambda conn: kept.keys_of(conn, guest.id, "session"))
    assert len(rows) == MAX_SESSIONS


@pytest.mark.asyncio
async def test_guest_has_no_password_to_know(identity: Identity) -> None:
    logins = LoginService(identity, Watched())
    guest, _ = await identity.guest()
    await refuses(logins.check(guest, ""), "auth.password")
    await refuses(logins.check(guest, None), "auth.password")
