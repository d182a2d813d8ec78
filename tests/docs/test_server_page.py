"""The page on running a server lists exactly the settings there are, as they are."""

from __future__ import annotations

import re

from palifico.fair.keys import SEALING, SIGNING
from palifico.server.core.config import SETTINGS
from palifico.server.core.rate_limits import MESSAGES_PER_S
from palifico.server.rest.http_protocol import MAX_HEADERS_BYTES, REQUEST_TIMEOUT_S
from palifico.server.ws.connection import MAX_MESSAGE_BYTES, MAX_UNSENT_BYTES
from palifico.server.ws.gateway import Endpoint
from palifico.words import message
from tests.docs.markdown import ROOT

PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_table_of_settings_is_the_settings() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `--")]
    assert rows == [
        f"| `{one.flag}` | `{one.variable}` | {f'`{one.default}`' if one.default else '–'} "
        f"| {message('en', 'param-' + one.name.replace('_', '-'), {})} |"
        for one in SETTINGS
    ]


def test_server_page_no_other_variable_or_flag_is_named() -> None:
    known = {one.variable for one in SETTINGS} | {"PALIFICO_LANG", SEALING, SIGNING}
    assert set(re.findall(r"PALIFICO_[A-Z_]+", PAGE)) == known
    flags = {one.flag for one in SETTINGS} | {"--lang"}
    prose = re.sub(r"```sh\n.*?```", "", PAGE, flags=re.DOTALL)
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", prose)) == flags


def test_limits_are_those_that_hold() -> None:
    said = " ".join(PAGE.split())
    assert f"{MAX_MESSAGE_BYTES // 1024} KiB of UTF-8 text" in said
    assert f"{MESSAGES_PER_S} a second, {2 * MESSAGES_PER_S} at once" in said
    assert f"{MAX_UNSENT_BYTES // 1024} KiB |" in said
    assert f"{REQUEST_TIMEOUT_S} seconds, {MAX_HEADERS_BYTES // 1024} KiB of headers" in said
    defaults = {name: Endpoint.__dataclass_fields__[name].default for name in Endpoint.__slots__}
    limit, most = defaults["handshake_timeout_s"], defaults["max_handshakes"]
    assert f"{limit:.0f} seconds, {most:,} at once" in said
