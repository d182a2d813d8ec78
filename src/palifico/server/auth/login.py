"""Login: registration, sessions by login and password, change of password."""

from __future__ import annotations

import re
from typing import Final

from palifico.errors import Fault
from palifico.server.auth.accounts import Account
from palifico.server.auth.credentials import NewKey
from palifico.server.auth.identity import Identity, Principal
from palifico.server.auth.passwords import Passwords, check_password
from palifico.store.queries import accounts as kept

LOGIN: Final = re.compile(r"[a-z0-9._-]{3,32}")
MAX_SESSIONS: Final = 50


class LoginService:
    """Registration, login, logout and passwords over `Identity`."""

    def __init__(self, identity: Identity, passwords: Passwords) -> None:
        self._identity = identity
        self._store = identity.store
        self._passwords = passwords

    async def register(self, account: Account, *, login: str, password: str) -> Account:
        """Make a guest a person, who keeps id, name and history.

        Raises Fault `login.form`, `password.form`, `login.already`, `login.taken`.
        """
        login = read_login(login)
        check_password(password)
        if account.kind != "guest":
            raise Fault("login.already")
        hash_ = await self._passwords.hash(password)
        done = await self._store.write(
            lambda conn: kept.register(conn, account.id, login=login, password=hash_)
        )
        if done == "taken":
            raise Fault("login.taken", given=login)
        if done == "no guest":
            raise Fault("login.already")
        return await self._identity.refresh(account.id)

    async def log_in(self, *, login: str, password: str) -> tuple[Account, NewKey]:
        """Open a session by login and password.

        Raises Fault `auth.login`: the same, after the same time, whichever of the two is wrong.
        """
        login = login.lower()
        found = await self._store.read(lambda conn: kept.password_by_login(conn, login))
        id_, hash_ = found or ("", None)
        if not await self._passwords.fits(hash_, password):
            raise Fault("auth.login")
        account = await self._identity.account(id_)
        if account is None:
            raise Fault("auth.login")
        if hash_ is not None and self._passwords.is_old(hash_):
            await self._store_password(id_, password)
        session = await self._identity.new_session(id_)
        await self._end_oldest(id_)
        return account, session

    async def log_out(self, principal: Principal) -> None:
        """End this session. A guest who does so cannot come back."""
        await self._identity.end_keys(principal.account.id, only=principal.key)

    async def log_out_everywhere(self, account: Account) -> None:
        """End all sessions; tokens stay."""
        await self._identity.end_keys(account.id, kind="session")

    async def change_password(self, principal: Principal, *, old: str, new: str) -> None:
        """Change the password, and end all sessions but this one.

        Raises Fault `password.form`, `auth.password`.
        """
        check_password(new)
        await self.check(principal.account, old)
        await self._store_password(principal.account.id, new)
        await self._identity.end_keys(principal.account.id, kind="session", but=principal.key)

    async def check(self, account: Account, password: str | None) -> None:
        """Check the password of an account; raise Fault `auth.password`."""
        hash_ = await self._store.read(lambda conn: kept.password_of(conn, account.id))
        if not await self._passwords.fits(hash_, password or ""):
            raise Fault("auth.password")

    async def _store_password(self, id_: str, password: str) -> None:
        values = {"password": await self._passwords.hash(password)}
        await self._store.write(lambda conn: kept.change_account(conn, id_, values))

    async def _end_oldest(self, id_: str) -> None:
        sessions = await self._store.read(lambda conn: kept.keys_of(conn, id_, "session"))
        for session in sessions[:-MAX_SESSIONS]:
            await self._identity.end_keys(id_, only=session["id"])


def read_login(given: str) -> str:
    """Return a login in small letters; raise Fault `login.form`.

    >>> read_login("Ana.Lu")
    'ana.lu'
    """
    login = given.lower()
    if not LOGIN.fullmatch(login):
        raise Fault("login.form", **{"from": 3, "to": 32})
    return login
