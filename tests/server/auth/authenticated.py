"""The account that two headers authenticate."""

from __future__ import annotations

from palifico.server.auth.accounts import Account
from palifico.server.auth.identity import Identity


async def who(
    identity: Identity, *, cookie: str | None, authorization: str | None
) -> Account | None:
    principal = await identity.authenticate(cookie=cookie, authorization=authorization)
    return None if principal is None else principal.account
