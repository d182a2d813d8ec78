"""What a reader of the notation says of a text that is badly written, and of which line."""

import pytest

from palifico.errors import Fault
from palifico.record.notation import EXPECTS
from palifico.record.notation_read import read_text, read_texts
from tests.each import each
from tests.record.games import DICE, FIRST, headers, rounds

BAD: list[tuple[str, int, str]] = [
    ("", 1, "version"),
    ("# nothing but talk\n", 1, "version"),
    ("edition: paco\n", 1, "version"),
    ("\n\n1. a25 b16", 3, "version"),
    ("palifico\n", 1, "version"),
    ("palifico 2\nedition: paco\n", 1, "version"),
    ("palifico 1.0\n", 1, "version"),
    ("palifico 1 1\n", 1, "version"),
    (rounds(FIRST, "", "palifico 1"), 8, "single"),
    (headers("edition paco"), 2, "header"),
    (headers("edition: paco", "who knows"), 3, "header"),
    (headers("edition: paco", "site: the pub"), 3, "known"),
    (headers("palifico: 1"), 2, "known"),
    (headers("edition: paco", "Edition: paco"), 3, "once"),
    (rounds("options: calza=true, calza=true"), 6, "once"),
    (headers("players: 2", "starter: a"), 1, "edition"),
    (headers("edition: # paco"), 2, "edition"),
    (rounds("options:"), 6, "value"),
    (rounds("options: calza"), 6, "value"),
    (rounds("options: calza=maybe"), 6, "value"),
    (rounds("options: calza=1"), 6, "value"),
    (rounds("options: calza=true,"), 6, "value"),
    (rounds("options: calza=true house=false"), 6, "value"),
    (headers("edition: paco", "house: dice_each=11", "players: 2", "starter: a"), 3, "value"),
    (headers("edition: paco", "starter: a"), 1, "players"),
    (headers("edition: paco", "players:", "starter: a"), 3, "players"),
    (headers("edition: paco", "players: 1"), 3, "players"),
    (headers("edition: paco", "players: 13"), 3, "players"),
    (headers("edition: paco", "players: Ana"), 3, "players"),
    (headers("edition: paco", "players: " + ", ".join("abcdefghijklm")), 3, "players"),
    (headers("edition: paco", "players: 2"), 1, "starter"),
    (headers("edition: paco", "players: 2", "starter: c"), 4, "starter"),
    (headers("edition: paco", "players: 2", "starter: 0"), 4, "starter"),
    (headers("edition: paco", "players: 2", "starter: ab"), 4, "starter"),
    (headers("edition: paco", "players: 2", "starter:"), 4, "starter"),
    (rounds("date: today"), 6, "date"),
    (rounds("date: 2026-02-30"), 6, "date"),
    (rounds("date: 2026-W47-1"), 6, "date"),
    (rounds("date: 20261116"), 6, "date"),
    (rounds("date:"), 6, "date"),
    (rounds("fair:"), 6, "proof"),
    (rounds("fair: true"), 6, "proof"),
    (rounds('fair: {"game": "00"}'), 6, "proof"),
    (rounds("stamp: {"), 6, "proof"),
    (rounds('stamp: {"digest": 1}'), 6, "proof"),
    (rounds("id:"), 6, "text"),
    (rounds('id: "demo'), 6, "text"),
    (rounds('id: "demo" 2'), 6, "text"),
    (rounds('id: the "demo"'), 6, "text"),
    (rounds('id: "tab\there"'), 6, "text"),
    (rounds(r'id: "\q"'), 6, "text"),
    (headers("edition: paco", 'players: Ana, "Bo'), 3, "text"),
    (headers("edition: paco", 'players: Ana, "Bo" Cy'), 3, "text"),
    (headers("edition: paco", "players: Ana,, Cy"), 3, "text"),
    (headers("edition: paco", "players: Ana, Bo,"), 3, "text"),
    (rounds(f"2. {DICE}"), 6, "round"),
    (rounds(FIRST, "", f"1. {DICE}"), 8, "round"),
    (rounds(f"1 {DICE}"), 6, "round"),
    (rounds(FIRST, "date: 2026-11-16"), 7, "round"),
    (rounds(f"{FIRST} | | | more"), 6, "round"),
    (rounds("1."), 6, "dice"),
    (rounds("1. | a 2x5"), 6, "dice"),
    (rounds("1. a25 b16 d33"), 6, "dice"),
    (rounds("1. a25 b16 a33"), 6, "dice"),
    (rounds("1. a25 b17 c33"), 6, "dice"),
    (rounds("1. a25 b16 c"), 6, "dice"),
    (rounds("1. a25 b16 c3-"), 6, "dice"),
    (rounds("1. 25 16 33"), 6, "dice"),
    (rounds("1. a- b- c-"), 6, "dice"),
    (rounds(f"1. {DICE} | 2x5"), 6, "action"),
    (rounds(f"1. {DICE} | dudo"), 6, "action"),
    (rounds(f"1. {DICE} | a"), 6, "action"),
    (rounds(f"1. {DICE} | a 2x7"), 6, "action"),
    (rounds(f"1. {DICE} | a 2x"), 6, "action"),
    (rounds(f"1. {DICE} | a -1x5"), 6, "action"),
    (rounds(f"1. {DICE} | a 1000000x5"), 6, "action"),
    (rounds(f"1. {DICE} | a passes"), 6, "action"),
    (rounds(f"1. {DICE} | d 2x5"), 6, "action"),
    (rounds(f"1. {DICE} | a 2x5,"), 6, "action"),
    (rounds(f"{FIRST} | c a d = 2"), 6, "reveal"),
    (rounds(f"{FIRST} | c a b ="), 6, "reveal"),
    (rounds(f"{FIRST} | c a b = two"), 6, "reveal"),
    (rounds(f"{FIRST} | c a b 2"), 6, "reveal"),
    (rounds(f"{FIRST} | | b -2"), 6, "outcome"),
    (rounds(f"{FIRST} | | b"), 6, "outcome"),
    (rounds(f"{FIRST} | | d -1"), 6, "outcome"),
    (rounds(f"{FIRST} | | b -1,"), 6, "outcome"),
    (rounds(f"1. {DICE} | a 2x5 | b = 2"), 6, "uncalled"),
    (rounds(f"1. {DICE} | a 2x5 | | b -1"), 6, "uncalled"),
    (rounds(f"{FIRST} | a b c = 2"), 6, "shown"),
    (rounds(f"{FIRST} | c a = 2"), 6, "shown"),
    (rounds(f"{FIRST} | c a b = 3"), 6, "count"),
    (rounds(f"{FIRST} | = 0"), 6, "count"),
    (rounds(f"{FIRST} | c a b = 2 | c -1"), 6, "result"),
    (rounds(f"{FIRST} | | b -1, b out"), 6, "result"),
    (
        rounds(FIRST, "", "# the third line down", "2. a25 b6 c33 | b 1x6, c dudo | | b -1"),
        9,
        "result",
    ),
]


@each(("text", "line", "expects"), BAD)
def test_bad_notation(text: str, line: int, expects: str) -> None:
    with pytest.raises(Fault) as raised:
        read_text(text)
    about = raised.value.about
    assert (raised.value.code, about["line"], about["expects"]) == (
        "notation.invalid",
        line,
        expects,
    )


def test_key_has_a_bad_text() -> None:
    assert {expects for _, _, expects in BAD} == set(EXPECTS)
    assert len(set(EXPECTS)) == len(EXPECTS)


def test_fault_in_a_later_game_names_its_line_in_the_whole_text() -> None:
    with pytest.raises(Fault) as raised:
        read_texts(rounds(FIRST, "", *rounds("1. a25").split("\n"), "", "palifico 1"))
    assert raised.value.about == {"line": 15, "expects": "edition"}
