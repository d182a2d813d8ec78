"""What others have written, said back: short, and with nothing in it that cannot be seen."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from palifico.words import LANGS, fault_sentence, message, shorten

HOSTILE = (
    "\x1b[2Kall is well",
    "two\nlines",
    "\rover",
    "\u202eturned",
    "\x9b31m",
    "\ue000edition\ue001",
    "\ue000nothing\ue001",
    "\ue001\ue000",
    "{ $winner }",
)


def is_plain(text: str) -> bool:
    """Whether all of it can be seen; French has blanks of its own."""
    return all(sign.isprintable() or sign in "\u00a0\u202f" for sign in text)


@pytest.mark.parametrize("text", HOSTILE)
def test_said_back_nothing_unseen_is_said_back(text: str) -> None:
    assert shorten(text).isprintable()
    for lang in LANGS:
        unknown = Fault("edition.unknown", edition=text, expected="paco")
        assert is_plain(fault_sentence(lang, unknown))
        unreadable = Fault("file.unreadable", file=text, why=text)
        assert is_plain(fault_sentence(lang, unreadable))


def test_text_with_our_own_marks_in_it_stays_what_it_is() -> None:
    for text in ("\ue000file\ue001", "\ue000why\ue001", "\ue000", "x" * 2000 + "\ue000why\ue001"):
        assert text in message("en", "fault-file-unreadable", {"file": text, "why": "because"})
