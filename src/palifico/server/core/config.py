"""Configuration: every setting with its default and parser, from flags or environment variables."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from platformdirs import user_data_path

from palifico.errors import Fault

Parser: TypeAlias = Callable[[str, str], Any]
"""Makes a value of a text; the second text is the name under which it was given."""
PREFIX: Final = "PALIFICO_"
DATABASE: Final = "palifico.db"
YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")
DATABASES: Final = ("sqlite:///", "postgresql://", "postgres://")


def text(given: str, name: str) -> str:
    return given


def number(least: int, most: int) -> Callable[[str, str], int]:
    """Return a parser for whole numbers within bounds; it raises Fault `setting.number`."""

    def read(given: str, name: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", given) or not least <= int(given) <= most:
            raise Fault("setting.number", name=name, given=given, least=least, most=most)
        return int(given)

    return read


def switch(given: str, name: str) -> bool:
    """Parse yes or no; raise Fault `setting.choice`."""
    if given.lower() not in YES + NO:
        raise Fault("setting.choice", name=name, given=given, expected="yes, no")
    return given.lower() in YES


def choice(*values: str) -> Callable[[str, str], str]:
    """Return a parser for one of these words; it raises Fault `setting.choice`."""

    def read(given: str, name: str) -> str:
        if given.lower() not in values:
            raise Fault("setting.choice", name=name, given=given, expected=", ".join(values))
        return given.lower()

    return read


def folder(given: str, name: str) -> Path | None:
    """Parse a folder, which need not exist yet."""
    return Path(given).expanduser().absolute() if given else None


def database(given: str, name: str) -> str:
    """Parse a database URL; raise Fault `setting.database`, which repeats no password."""
    if given and not given.startswith(DATABASES):
        raise Fault("setting.database", name=name)
    return given


def address(given: str, name: str) -> str | None:
    """Parse an origin, a URL without a path; raise Fault `setting.address`."""
    if not given:
        return None
    try:
        parts = urlsplit(given)
        plain = f"{parts.scheme}://{parts.netloc}"
        is_good = parts.port != 0 and parts.hostname and "@" not in parts.netloc
    except ValueError:
        is_good, plain = False, ""
    if not is_good or not plain.startswith(("http://", "https://")) or given.rstrip("/") != plain:
        # What stands before an @ may be a password.
        raise Fault("setting.address", name=name, given=given.rpartition("@")[2])
    return plain


def origins(given: str, name: str) -> frozenset[str]:
    """Parse origins with commas between them."""
    found = [address(part.strip(), name) for part in given.split(",") if part.strip()]
    return frozenset(one.lower() for one in found if one is not None)


def header(given: str, name: str) -> str:
    """Parse the name of an HTTP header; raise Fault `setting.header`."""
    if given and not re.fullmatch("[A-Za-z][A-Za-z0-9-]*", given):
        raise Fault("setting.header", name=name, given=given)
    return given


class Setting(NamedTuple):
    """A setting: its name, its default, and its parser."""

    name: str
    default: str
    parse: Parser

    @property
    def flag(self) -> str:
        """Return the command-line flag."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Return the environment variable."""
        return PREFIX + self.name.upper()


SETTINGS: Final = (
    Setting("host", "127.0.0.1", text),
    Setting("port", "8000", number(0, 65535)),
    Setting("lan", "no", switch),
    Setting("data", "", folder),
    Setting("database", "", database),
    Setting("keys", "", folder),
    Setting("public_url", "", address),
    Setting("origins", "", origins),
    Setting("secure_cookies", "auto", choice("auto", "yes", "no")),
    Setting("proxy_header", "", header),
    Setting("max_sockets", "10000", number(1, 1_000_000)),
    Setting("max_sockets_address", "100", number(1, 1_000_000)),
    Setting("max_sockets_account", "20", number(1, 1_000_000)),
    Setting("max_messages", "20", number(1, 1_000_000)),
    Setting("guests_per_hour", "60", number(1, 1_000_000)),
    Setting("shutdown_limit", "5", number(1, 600)),
    Setting("metrics", "local", choice("local", "all", "off")),
    Setting("log_format", "console", choice("console", "json")),
    Setting("log_level", "info", choice("debug", "info", "warning", "error")),
)


@dataclass(frozen=True, slots=True)
class Settings:
    """The configuration of a server. `origins` are allowed to open sockets beside its own pages."""

    host: str
    port: int
    lan: bool
    data: Path
    database: str
    keys: Path
    public_url: str | None
    origins: frozenset[str]
    secure_cookies: bool
    proxy_header: str
    max_sockets: int
    max_sockets_address: int
    max_sockets_account: int
    max_messages: int
    guests_per_hour: int
    shutdown_limit: int
    metrics: str
    log_format: str
    log_level: str

    @property
    def sealing_key(self) -> Path:
        """Return the file with the key that seals the dice to come."""
        return self.keys / "sealing.key"

    @property
    def signing_key(self) -> Path:
        """Return the file with the key that signs."""
        return self.keys / "signing.key"


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Read every setting by flag, else by environment variable, else by default.

    Raises Fault with the name, the given text and what would be valid.
    """
    values = {one.name: _value(one, given, environment) for one in SETTINGS}
    if values["lan"] and not _text(SETTINGS[0], given, environment)[1]:
        values["host"] = "0.0.0.0"
    values["data"] = values["data"] or user_data_path("palifico")
    values["database"] = values["database"] or f"sqlite:///{values['data'] / DATABASE}"
    values["keys"] = values["keys"] or _beside(values["database"], values["data"])
    values["secure_cookies"] = _is_secure(values["secure_cookies"], values["public_url"])
    if values["public_url"] is not None:
        values["origins"] |= {values["public_url"].lower()}
    return Settings(**values)


def _value(one: Setting, given: Mapping[str, str | None], environment: Mapping[str, str]) -> Any:
    name, value = _text(one, given, environment)
    return one.parse(value or one.default, name)


def _text(
    one: Setting, given: Mapping[str, str | None], environment: Mapping[str, str]
) -> tuple[str, str]:
    """Return where a setting was given, and its text; an empty variable counts as unset."""
    flag = given.get(one.name)
    if flag is not None:
        if not flag.strip():
            raise Fault("setting.empty", name=one.flag)
        return one.flag, flag
    return one.variable, environment.get(one.variable, "").strip()


def _beside(url: str, data: Path) -> Path:
    """Return the folder of a database that is a file."""
    path = url.removeprefix("sqlite:///")
    return Path(path).parent if path not in (url, "", ":memory:") else data


def _is_secure(asked: str, public_url: str | None) -> bool:
    return asked == "yes" or (asked == "auto" and (public_url or "").startswith("https://"))
