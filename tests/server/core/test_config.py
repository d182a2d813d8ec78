"""Settings: by flag, by environment, as they are otherwise, and what is wrong with them."""

from __future__ import annotations

import inspect
from dataclasses import fields
from pathlib import Path

import pytest

from palifico.cli.commands.serve import run_serve
from palifico.errors import Fault
from palifico.server.core.config import PREFIX, SETTINGS, Settings, read_settings
from palifico.words import LANGS, fault_sentence

NAMES = [one.name for one in SETTINGS]
PLAIN = {"data": "/var/lib/palifico"}
WRONG = [
    ("port", "70000", "setting.number"),
    ("port", "-1", "setting.number"),
    ("port", "http", "setting.number"),
    ("port", "８０", "setting.number"),
    ("shutdown_limit", "0", "setting.number"),
    ("max_sockets", "", "setting.empty"),
    ("lan", "perhaps", "setting.choice"),
    ("secure_cookies", "maybe", "setting.choice"),
    ("metrics", "some", "setting.choice"),
    ("log_format", "xml", "setting.choice"),
    ("log_level", "loud", "setting.choice"),
    ("database", "mysql://me:secret@host/db", "setting.database"),
    ("public_url", "perudo.example", "setting.address"),
    ("public_url", "ftp://perudo.example", "setting.address"),
    ("public_url", "https://perudo.example/play", "setting.address"),
    ("public_url", "https://me:secret@perudo.example", "setting.address"),
    ("public_url", "https://perudo.example:99999", "setting.address"),
    ("origins", "https://one.example, two", "setting.address"),
    ("proxy_header", "X Forwarded", "setting.header"),
]


def read(environment: dict[str, str] | None = None, /, **given: str) -> Settings:
    """Settings of which some are given."""
    return read_settings({**PLAIN, **given}, environment or {})


def test_setting_is_a_field_and_a_flag() -> None:
    assert [field.name for field in fields(Settings)] == NAMES
    assert [*NAMES, "lang"] == list(inspect.signature(run_serve).parameters)


def test_config_otherwise() -> None:
    assert read() == Settings(
        host="127.0.0.1",
        port=8000,
        lan=False,
        data=Path("/var/lib/palifico"),
        database="sqlite:////var/lib/palifico/palifico.db",
        keys=Path("/var/lib/palifico"),
        public_url=None,
        origins=frozenset(),
        secure_cookies=False,
        proxy_header="",
        max_sockets=10_000,
        max_sockets_address=100,
        max_sockets_account=20,
        max_messages=20,
        guests_per_hour=60,
        shutdown_limit=5,
        metrics="local",
        log_format="console",
        log_level="info",
    )


def test_data_lies_where_the_users_data_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/ana/data")
    settings = read_settings({}, {})
    assert settings.data.name == "palifico"
    assert settings.database == f"sqlite:///{settings.data}/palifico.db"
    assert settings.sealing_key == settings.data / "sealing.key"
    assert settings.signing_key == settings.data / "signing.key"


def test_flag_goes_before_the_environment() -> None:
    around = {"PALIFICO_PORT": "9000", "PALIFICO_LAN": "1", "PALIFICO_METRICS": ""}
    assert read(around).port == 9000
    assert read(around).host == "0.0.0.0"
    assert read(around).metrics == "local"
    assert read(around, port="9001").port == 9001
    assert read(around, lan="no").host == "127.0.0.1"


def test_host_that_is_asked_for_is_kept_with_lan() -> None:
    assert read(lan="yes").host == "0.0.0.0"
    assert read(lan="yes", host="192.0.2.7").host == "192.0.2.7"
    assert read({"PALIFICO_HOST": "::"}, lan="yes").host == "::"


def test_keys_lie_beside_the_database() -> None:
    assert read(database="sqlite:////srv/games.db").keys == Path("/srv")
    assert read(database="postgresql://me@host/db").keys == Path("/var/lib/palifico")
    assert read(database="sqlite:////srv/games.db", keys="/etc/keys").keys == Path("/etc/keys")


@pytest.mark.parametrize(
    ("asked", "url", "secure"),
    [
        ("auto", "https://perudo.example", True),
        ("auto", "http://perudo.example", False),
        ("no", "https://perudo.example", False),
        ("yes", "http://perudo.example", True),
    ],
)
def test_cookies_are_secure_where_the_server_is(asked: str, url: str, secure: bool) -> None:
    assert read(secure_cookies=asked, public_url=url).secure_cookies is secure


def test_public_address_is_one_of_our_own_pages() -> None:
    settings = read(
        public_url="https://Perudo.example/", origins="http://a.example:81, https://b.example"
    )
    assert settings.public_url == "https://Perudo.example"
    assert settings.origins == {
        "https://perudo.example",
        "http://a.example:81",
        "https://b.example",
    }


@pytest.mark.parametrize(("name", "value", "code"), WRONG)
def test_config_what_cannot_be_is_told_with_its_name(name: str, value: str, code: str) -> None:
    with pytest.raises(Fault) as wrong:
        read(**{name: value})
    assert wrong.value.code == code
    assert wrong.value.about["name"] == f"--{name.replace('_', '-')}"
    for lang in LANGS:
        sentence = fault_sentence(lang, wrong.value)
        assert f"--{name.replace('_', '-')}" in sentence
        assert "secret" not in sentence


@pytest.mark.parametrize(("name", "value", "code"), [one for one in WRONG if one[1]])
def test_config_in_the_environment_too(name: str, value: str, code: str) -> None:
    variable = PREFIX + name.upper()
    with pytest.raises(Fault) as wrong:
        read({variable: value})
    assert (wrong.value.code, wrong.value.about["name"]) == (code, variable)
