"""Keys: what a browser or a script shows to be known. The database has only their hashes."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from palifico.editions import Fault
from palifico.fair.source import Source
from palifico.server.people import new_id

KeyKind: TypeAlias = Literal["session", "token"]

COOKIE: Final = "palifico"
TOKEN: Final = "pal_"
SIZE: Final = 32
DAY: Final = 24 * 60 * 60 * 1000
SESSION_LASTS: Final = 365 * DAY
_SESSION_FORM: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_TOKEN_FORM: Final = re.compile(r"pal_[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key that has just been made: the only moment at which its secret is known."""

    id: str
    secret: str
    kind: KeyKind
    label: str
    created: int

    def __repr__(self) -> str:
        return f"NewKey({self.id!r}, {self.kind!r})"

    def row(self, account: str) -> dict[str, object]:
        """What is kept of it."""
        return {
            "hash": hashed(self.secret),
            "id": self.id,
            "account": account,
            "kind": self.kind,
            "label": self.label,
            "created": self.created,
            "used": day(self.created),
        }


def new_key(source: Source, kind: KeyKind, *, label: str, at: int) -> NewKey:
    """A key that nobody can guess."""
    random = urlsafe_b64encode(source(SIZE)).rstrip(b"=").decode()
    secret = TOKEN + random if kind == "token" else random
    return NewKey(new_id(source), secret, kind, label, at)


def hashed(secret: str) -> bytes:
    """All that the database knows of a key. It is random and long: no salt, no slow hash needed."""
    return sha256(secret.encode()).digest()


def day(at: int) -> int:
    """The day of a moment: a key remembers no more of when it was used."""
    return at - at % DAY


def session_in(cookies: str | None) -> str | None:
    """The session in a Cookie header, if it has one.

    >>> session_in("theme=dark; palifico=" + "a" * 43) == "a" * 43
    True
    """
    for pair in (cookies or "").split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE and _SESSION_FORM.fullmatch(value):
            return value
    return None


def token_in(authorization: str | None) -> str | None:
    """The token in an Authorization header; None when there is none, or of another kind.

    Raises Fault `auth.invalid` for what cannot be a token.
    """
    scheme, _, value = (authorization or "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    if not _TOKEN_FORM.fullmatch(value.strip()):
        raise Fault("auth.invalid")
    return value.strip()
