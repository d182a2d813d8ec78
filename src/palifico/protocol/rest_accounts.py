"""REST messages about accounts; `rest_tables` has the tables.

Lengths and forms are judged by the server, which can say in the reader's language what is wrong.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

AccountId: TypeAlias = Annotated[
    str, Meta(description="Sixteen characters", examples=["7zq0m3k1x5b9d2fw"])
]
Millis: TypeAlias = Annotated[int, Meta(description="Milliseconds since 1970", ge=0)]
Secret: TypeAlias = Annotated[str, Meta(description="Shown this once")]
Given: TypeAlias = Annotated[str, Meta(max_length=1000)]


class Problem(Struct, frozen=True):
    """Whatever was refused or failed: a stable code, what it is about, and a sentence."""

    code: Annotated[str, Meta(examples=["name.form"])]
    about: dict[str, str | int]
    why: str


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends. Never shown in a log: it may hold a password."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Looks(Asked, frozen=True, kw_only=True):
    """Name, colour and shape; what is left out stays as it is, or is drawn."""

    name: Given | None = None
    colour: Given | None = None
    shape: Given | None = None


class Registering(Asked, frozen=True):
    """A login and a password for a guest."""

    login: Given
    password: Given


class LoggingIn(Asked, frozen=True):
    """The login and password of a person."""

    login: Given
    password: Given


class LoggingOut(Asked, frozen=True):
    """From this browser, or everywhere."""

    everywhere: bool = False


class NewPassword(Asked, frozen=True):
    """A new password, with the old one."""

    old: Given
    new: Given


class Forgetting(Asked, frozen=True):
    """Delete my data; with the password, if there is one."""

    password: Given | None = None


class TokenWish(Asked, frozen=True):
    """A token, and what it is for."""

    label: Given


class BotWish(Asked, frozen=True, kw_only=True):
    """A bot with an account of its own."""

    name: Given
    colour: Given | None = None
    shape: Given | None = None


class Me(Struct, frozen=True):
    """My own account."""

    id: AccountId
    name: str
    colour: str
    shape: str
    kind: str
    login: str | None
    created: Millis


class MadeGuest(Struct, frozen=True):
    """A guest of a device with several players, with the token that opens the account."""

    guest: Me
    token: str


class Token(Struct, frozen=True):
    """A token without its secret; `used` is the day of its last use."""

    id: str
    label: str
    created: Millis
    used: Millis


class MadeToken(Struct, frozen=True):
    """A token that was just made."""

    id: str
    label: str
    created: Millis
    token: Secret


class Bot(Struct, frozen=True):
    """A bot of mine."""

    id: AccountId
    name: str
    colour: str
    shape: str
    created: Millis


class MadeBot(Struct, frozen=True):
    """A bot that was just made, and its token."""

    bot: Bot
    token: Secret


class MyData(Struct, frozen=True):
    """Everything that is kept about me, but the hashes of secrets."""

    account: dict[str, Any]
    sessions: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    bots: list[dict[str, Any]]
    mutes: list[AccountId]
    tables: list[dict[str, Any]]
    games: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
