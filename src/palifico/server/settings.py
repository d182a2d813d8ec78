"""How a server is set up: every setting once, by flag or by environment, checked at the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from platformdirs import user_data_path

from palifico.editions import Fault
from palifico.server.setting_kinds import (
    address,
    choice,
    database,
    folder,
    header,
    number,
    origins,
    switch,
    text,
)

Read: TypeAlias = Callable[[str, str], Any]
"""Makes a value of a text; the other text is the name under which it was given."""
PREFIX: Final = "PALIFICO_"
DATABASE: Final = "palifico.db"


class Setting(NamedTuple):
    """One thing that can be set: its name, what it is otherwise, and how it is read."""

    name: str
    default: str
    read: Read

    @property
    def flag(self) -> str:
        """As it is typed."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """As it stands in the environment."""
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
    """What a server runs with. `origins` has the pages beside its own that may open sockets."""

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
        """The file with the key that seals the dice to come."""
        return self.keys / "sealing.key"

    @property
    def signing_key(self) -> Path:
        """The file with the key that signs."""
        return self.keys / "signing.key"


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """The settings by flag, else by environment, else as they are.

    Raises Fault that says under which name what was given, and what could be.
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
    return one.read(value or one.default, name)


def _text(
    one: Setting, given: Mapping[str, str | None], environment: Mapping[str, str]
) -> tuple[str, str]:
    """A setting as it was given, and where. Nothing in the environment is as good as empty."""
    flag = given.get(one.name)
    if flag is not None:
        if not flag.strip():
            raise Fault("setting.empty", name=one.flag)
        return one.flag, flag
    return one.variable, environment.get(one.variable, "").strip()


def _beside(url: str, data: Path) -> Path:
    """The folder of a database that is a file."""
    path = url.removeprefix("sqlite:///")
    return Path(path).parent if path not in (url, "", ":memory:") else data


def _is_secure(asked: str, public_url: str | None) -> bool:
    return asked == "yes" or (asked == "auto" and (public_url or "").startswith("https://"))
