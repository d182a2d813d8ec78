"""The page on running a server lists exactly the settings there are, as they are."""

from __future__ import annotations

import re

from palifico.fair.keys import SEALING, SIGNING
from palifico.server.flood import A_SECOND
from palifico.server.hall import Hall
from palifico.server.http import MOST_HEADERS, SECONDS
from palifico.server.settings import SETTINGS
from palifico.server.socket import MOST_IN, MOST_UNSENT
from palifico.words import message
from tests.docs.markdown import ROOT

PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_the_table_of_settings_is_the_settings() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `--")]
    assert rows == [
        f"| `{one.flag}` | `{one.variable}` | {f'`{one.default}`' if one.default else '–'} "
        f"| {message('en', 'param-' + one.name.replace('_', '-'), {})} |"
        for one in SETTINGS
    ]


def test_no_other_variable_or_flag_is_named() -> None:
    known = {one.variable for one in SETTINGS} | {"PALIFICO_LANG", SEALING, SIGNING}
    assert set(re.findall(r"PALIFICO_[A-Z_]+", PAGE)) == known
    flags = {one.flag for one in SETTINGS} | {"--lang"}
    prose = re.sub(r"```sh\n.*?```", "", PAGE, flags=re.DOTALL)
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", prose)) == flags


def test_the_limits_are_those_that_hold() -> None:
    said = " ".join(PAGE.split())
    assert f"{MOST_IN // 1024} KiB of UTF-8 text" in said
    assert f"{A_SECOND} a second, {2 * A_SECOND} at once" in said
    assert f"{MOST_UNSENT // 1024} KiB |" in said
    assert f"{SECONDS} seconds, {MOST_HEADERS // 1024} KiB of headers" in said
    defaults = {name: Hall.__dataclass_fields__[name].default for name in Hall.__slots__}
    limit, most = defaults["handshake_limit"], defaults["most_handshakes"]
    assert f"{limit:.0f} seconds, {most:,} at once" in said
