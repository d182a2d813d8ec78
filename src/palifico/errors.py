"""Errors: `Fault`, the error type of the whole project; a stable code with parameters."""

from __future__ import annotations

from collections.abc import Mapping


class Fault(ValueError):
    """A stable code and what it is about; the sentence for people is made in `words`."""

    def __init__(self, code: str, /, **about: str | int) -> None:
        self.code = code
        self.about: Mapping[str, str | int] = about
        details = ", ".join(f"{name} {value!r}" for name, value in about.items())
        super().__init__(f"{code}: {details}" if details else code)


def reason(error: OSError) -> str:
    """Why the system could not do something, in its own words."""
    return error.strerror or str(error)
