"""Who is asking: by cookie, by token, by id; and how a key ends."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select

from palifico.errors import Fault
from palifico.fair import seeded
from palifico.server.auth.accounts import ANIMALS, COLOURS, NAMES, Account
from palifico.server.auth.credentials import DAY_MS, SESSION_TTL_MS, NewKey, hashed
from palifico.server.auth.identity import CACHE_TTL_MS, Identity
from palifico.server.auth.tokens import TokenService
from palifico.store import open_store
from palifico.store.queries import accounts as kept
from palifico.store.schema import keys
from tests.server.auth.authenticated import who
from tests.server.rest.application import Clock

pytestmark = pytest.mark.asyncio


class Counted(Identity):
    """An identity that counts how often it asked its store."""

    def __init__(self, store: Any, clock: Clock) -> None:
        super().__init__(store, now=clock, source=seeded("identity"))
        self.clock = clock


@pytest_asyncio.fixture
async def identity(tmp_path: Path) -> AsyncIterator[Counted]:
    store = await open_store(f"sqlite:///{tmp_path / 'palifico.db'}")
    yield Counted(store, Clock())
    await store.close()


async def by_cookie(identity: Identity, secret: str) -> Account | None:
    return await who(identity, cookie=f"theme=dark; palifico={secret}", authorization=None)


async def by_token(identity: Identity, secret: str) -> Account | None:
    return await who(identity, cookie=None, authorization=f"Bearer {secret}")


async def token_of(identity: Identity, account: Account) -> NewKey:
    return await TokenService(identity).make(account, label="a script")


async def test_guest_who_says_nothing_is_drawn(identity: Counted) -> None:
    account, key = await identity.guest()
    animal, number = account.name.rsplit(" ", 1)
    assert animal in NAMES
    assert 2 <= int(number) < 100
    assert account.colour in COLOURS
    assert account.shape in ANIMALS
    assert (account.kind, account.login, account.created) == ("guest", None, identity.clock.ms)
    assert re.fullmatch("[0-9a-hjkmnp-tv-z]{16}", account.id)
    assert len(key.secret) == 43


async def test_guest_is_known_by_the_cookie_alone(identity: Counted) -> None:
    account, key = await identity.guest(name="Ana", colour="teal", shape="moon")
    assert await by_cookie(identity, key.secret) == account
    assert await identity.account(account.id) == account
    assert await who(identity, cookie=None, authorization=None) is None
    assert await by_cookie(identity, "A" * 43) is None
    assert await by_cookie(identity, key.secret[:-1]) is None


async def test_first_cookie_of_the_right_form_counts(identity: Counted) -> None:
    account, key = await identity.guest()
    cookies = f"palifico=old; xpalifico={'A' * 43};palifico={key.secret}"
    assert await who(identity, cookie=cookies, authorization=None) == account


async def test_token_is_known_and_goes_before_a_cookie(identity: Counted) -> None:
    ana, session = await identity.guest(name="Ana")
    bo, _ = await identity.guest(name="Bo")
    token = await token_of(identity, bo)
    both = await who(
        identity, cookie=f"palifico={session.secret}", authorization=f"bearer  {token.secret} "
    )
    assert both == bo
    assert await by_cookie(identity, session.secret) == ana


@pytest.mark.parametrize("given", ["", "pal_short", "pal_" + "A" * 43, "A" * 43, "pal_" + "é" * 43])
async def test_bad_token_is_refused_even_beside_a_good_cookie(
    identity: Counted, given: str
) -> None:
    _, session = await identity.guest()
    with pytest.raises(Fault) as refused:
        await who(identity, cookie=f"palifico={session.secret}", authorization=f"Bearer {given}")
    assert refused.value.code == "auth.invalid"
    assert given not in str(refused.value) or not given


async def test_session_is_no_token_and_a_token_no_session(identity: Counted) -> None:
    account, session = await identity.guest()
    token = await token_of(identity, account)
    assert await by_cookie(identity, token.secret.removeprefix("pal_")) is None
    with pytest.raises(Fault):
        await by_token(identity, f"pal_{session.secret}")


async def test_other_ways_to_authorize_are_a_proxys_business(identity: Counted) -> None:
    account, session = await identity.guest()
    cookie = f"palifico={session.secret}"
    assert await who(identity, cookie=cookie, authorization="Basic cGFsOmFk") == account


async def test_change_is_known_at_once_and_told(identity: Counted) -> None:
    told: list[Account] = []
    identity.on_changed.append(told.append)
    account, key = await identity.guest(name="Ana")
    await by_cookie(identity, key.secret)
    changed = await identity.change(account, name="Zoé", colour="pink")
    assert (changed.name, changed.colour, changed.shape) == ("Zoé", "pink", account.shape)
    assert await by_cookie(identity, key.secret) == changed
    assert await identity.accounts([account.id, "nobody"]) == {account.id: changed}
    assert told == [changed]


async def test_identity_what_is_known_is_asked_again_after_a_while(identity: Counted) -> None:
    """Another process may have ended the key meanwhile."""
    account, key = await identity.guest()
    assert await by_cookie(identity, key.secret) == account
    await identity.store.write(lambda conn: kept.drop_keys(conn, account.id))
    assert await by_cookie(identity, key.secret) == account
    identity.clock.ms += CACHE_TTL_MS
    assert await by_cookie(identity, key.secret) is None


async def test_revoked_key_ends_at_once_wherever_it_is_in_use(identity: Counted) -> None:
    account, session = await identity.guest()
    token = await token_of(identity, account)
    heard: list[str] = []
    identity.on_revoked(token.id, lambda: heard.append("one"))
    undo = identity.on_revoked(token.id, lambda: heard.append("undone"))
    identity.on_revoked(session.id, lambda: heard.append("session"))
    undo()
    assert await by_token(identity, token.secret) == account
    await identity.end_keys(account.id, kind="token")
    assert heard == ["one"]
    with pytest.raises(Fault):
        await by_token(identity, token.secret)
    assert await by_cookie(identity, session.secret) == account
    identity.revoke([token.id])
    assert heard == ["one"], "once"


async def test_client_that_comes_in_while_the_key_ends_hears_it_too(identity: Counted) -> None:
    account, session = await identity.guest()
    visit = await identity.authenticate(cookie=f"palifico={session.secret}", authorization=None)
    assert visit is not None
    await identity.end_keys(account.id)
    heard: list[str] = []
    identity.on_revoked(visit.key, lambda: heard.append("late"))()
    assert heard == ["late"]


async def test_key_remembers_the_day_of_its_last_use_and_no_more(identity: Counted) -> None:
    account, session = await identity.guest()
    for days, ms in ((0, 1), (3, 5_000), (3, 90_000)):
        identity.clock.ms = Clock().ms + days * DAY_MS + ms
        await by_cookie(identity, session.secret)
        (row,) = await identity.store.read(lambda conn: kept.keys_of(conn, account.id, "session"))
        assert row["used"] == identity.clock.ms - identity.clock.ms % DAY_MS


async def test_session_that_is_not_used_for_a_year_is_over(identity: Counted) -> None:
    account, session = await identity.guest()
    identity.clock.ms += SESSION_TTL_MS - DAY_MS
    assert await by_cookie(identity, session.secret) == account
    identity.clock.ms += SESSION_TTL_MS - DAY_MS
    assert await by_cookie(identity, session.secret) == account, "every use counts"
    identity.clock.ms += SESSION_TTL_MS + DAY_MS
    assert await by_cookie(identity, session.secret) is None


async def test_identity_only_hashes_are_kept(identity: Counted) -> None:
    account, session = await identity.guest()
    token = await token_of(identity, account)
    rows = await identity.store.read(lambda conn: list(conn.execute(select(keys.c.hash))))
    assert {row.hash for row in rows} == {hashed(session.secret), hashed(token.secret)}
    assert session.secret not in repr(session)
    assert token.secret not in repr(token)
