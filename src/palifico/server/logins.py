"""Registering, logging in from another browser, and changing the password."""

from __future__ import annotations

import re
from typing import Final

from palifico.editions import Fault
from palifico.server.identity import Identity, Visit
from palifico.server.keys import NewKey
from palifico.server.passwords import Passwords, check_password
from palifico.server.people import Account
from palifico.store import accounts as kept

LOGIN: Final = re.compile(r"[a-z0-9._-]{3,32}")
MOST_SESSIONS: Final = 50


class Logins:
    """What a person does with a login and a password."""

    def __init__(self, identity: Identity, passwords: Passwords) -> None:
        self._identity = identity
        self._store = identity.store
        self._passwords = passwords

    async def register(self, account: Account, *, login: str, password: str) -> Account:
        """A guest becomes a person and keeps id, name and history.

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
        """A new session for whoever knows login and password.

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
            await self._keep_password(id_, password)
        session = await self._identity.new_session(id_)
        await self._end_oldest(id_)
        return account, session

    async def log_out(self, visit: Visit) -> None:
        """End this session. A guest who does so cannot come back."""
        await self._identity.end_keys(visit.account.id, only=visit.key)

    async def log_out_everywhere(self, account: Account) -> None:
        """End all sessions; tokens stay."""
        await self._identity.end_keys(account.id, kind="session")

    async def change_password(self, visit: Visit, *, old: str, new: str) -> None:
        """Another password; ends all sessions but this one.

        Raises Fault `password.form`, `auth.password`.
        """
        check_password(new)
        await self.check(visit.account, old)
        await self._keep_password(visit.account.id, new)
        await self._identity.end_keys(visit.account.id, kind="session", but=visit.key)

    async def check(self, account: Account, password: str | None) -> None:
        """Make sure that a person is who they are; raises Fault `auth.password`."""
        hash_ = await self._store.read(lambda conn: kept.password_of(conn, account.id))
        if not await self._passwords.fits(hash_, password or ""):
            raise Fault("auth.password")

    async def _keep_password(self, id_: str, password: str) -> None:
        values = {"password": await self._passwords.hash(password)}
        await self._store.write(lambda conn: kept.change_account(conn, id_, values))

    async def _end_oldest(self, id_: str) -> None:
        sessions = await self._store.read(lambda conn: kept.keys_of(conn, id_, "session"))
        for session in sessions[:-MOST_SESSIONS]:
            await self._identity.end_keys(id_, only=session["id"])


def read_login(given: str) -> str:
    """A login in small letters; raises Fault `login.form`.

    >>> read_login("Ana.Lu")
    'ana.lu'
    """
    login = given.lower()
    if not LOGIN.fullmatch(login):
        raise Fault("login.form", **{"from": 3, "to": 32})
    return login
