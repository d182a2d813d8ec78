"""Messages by language, from the Fluent files in `ftl/`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS: Final = ("it", "en", "fr", "es", "nl", "de")
FILES: Final = ("rules", "refusals", "table", "commands")


def message(lang: str, id_: str, values: Mapping[str, str | int]) -> str:
    """A message in a language, with its variables filled in.

    Raises KeyError when there is no such message, ValueError when a variable is not given.
    """
    bundle = _bundle(lang)
    pattern = bundle.get_message(id_).value if bundle.has_message(id_) else None
    if pattern is None:
        raise KeyError(f"no message {id_} in {lang}")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"message {id_} in {lang}: {errors}")
    return str(text)


def has_message(lang: str, id_: str) -> bool:
    """Whether there is such a message."""
    return bool(_bundle(lang).has_message(id_))


def source(lang: str, file: str) -> str:
    """The text of one Fluent file."""
    return files("palifico.words").joinpath("ftl", lang, f"{file}.ftl").read_text("utf-8")


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

    bundle = FluentBundle([lang], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource(source(lang, file)))
    return bundle
