"""Credentials: session cookies and bearer tokens; the database stores only their hashes."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from palifico.errors import Fault
from palifico.fair.entropy import Source
from palifico.server.auth.accounts import new_id

KeyKind: TypeAlias = Literal["session", "token"]

SESSION_COOKIE: Final = "palifico"
SECURE_SESSION_COOKIE: Final = "__Host-palifico"
"""Over HTTPS: no other host, and no page without HTTPS, can set a cookie of this name."""
TOKEN_PREFIX: Final = "pal_"
KEY_BYTES: Final = 32
DAY_MS: Final = 24 * 60 * 60 * 1000
SESSION_TTL_MS: Final = 365 * DAY_MS
_SESSION_FORM: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_TOKEN_FORM: Final = re.compile(r"pal_[A-Za-z0-9_-]{43}")


@dataclass(frozen=True, slots=True)
class NewKey:
    """A new key: the only moment at which its secret is known."""

    id: str
    secret: str
    kind: KeyKind
    label: str
    created: int

    def __repr__(self) -> str:
        return f"NewKey({self.id!r}, {self.kind!r})"

    def row(self, account: str) -> dict[str, object]:
        """Return the row that is stored."""
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
    """Return an unguessable key."""
    random = urlsafe_b64encode(source(KEY_BYTES)).rstrip(b"=").decode()
    secret = TOKEN_PREFIX + random if kind == "token" else random
    return NewKey(new_id(source), secret, kind, label, at)


def hashed(secret: str) -> bytes:
    """Return the hash that is stored. A key is random and long: no salt, no slow hash needed."""
    return sha256(secret.encode()).digest()


def day(at: int) -> int:
    """Return the day of a moment: all that is stored of when a key was used."""
    return at - at % DAY_MS


def session_in(cookies: str | None) -> str | None:
    """Return the session in a Cookie header, or None; that of a secure cookie goes first.

    >>> session_in("theme=dark; palifico=" + "a" * 43) == "a" * 43
    True
    """
    pairs = (pair.strip().partition("=") for pair in (cookies or "").split(";"))
    found = {name: value for name, _, value in pairs if _SESSION_FORM.fullmatch(value)}
    return found.get(SECURE_SESSION_COOKIE) or found.get(SESSION_COOKIE)


def token_in(authorization: str | None) -> str | None:
    """Return the token in an Authorization header; None without one, or with another scheme.

    Raises Fault `auth.invalid` for a malformed token.
    """
    scheme, _, value = (authorization or "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    if not _TOKEN_FORM.fullmatch(value.strip()):
        raise Fault("auth.invalid")
    return value.strip()
