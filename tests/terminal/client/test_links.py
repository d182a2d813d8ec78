"""Links and codes: which table, code or game they lead to."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from palifico.terminal.client.links import TableAddress, parse_address, parse_server


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ("https://perudo.example/t/abc/", TableAddress("https://perudo.example", table="abc")),
        ("http://[::1]:8000/c/kqrtzb", TableAddress("http://[::1]:8000", code="KQRTZB")),
        ("http://perudo.example/g/00", TableAddress("http://perudo.example", game="00")),
        ("http://perudo.example", TableAddress("http://perudo.example")),
        (" kqr-tzb ", TableAddress(None, code="KQRTZB")),
    ],
)
def test_links_where_a_link_leads(given: str, place: TableAddress) -> None:
    assert parse_address(given) == place


@pytest.mark.parametrize(
    "given", ["", "KQRTZ", "KQRTZO", "file:///etc/passwd", "http://", "http://a/b/c", "http://a:b/"]
)
def test_links_what_leads_nowhere(given: str) -> None:
    with pytest.raises(Fault, match=r"table\.unknown"):
        parse_address(given)


def test_code_is_looked_for_at_the_server_that_is_named() -> None:
    assert parse_address("KQRTZB", "perudo.example:8000").base == "http://perudo.example:8000"
    assert parse_server("https://perudo.example") == "https://perudo.example"
