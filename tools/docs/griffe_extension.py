"""Lets the examples in docstrings look like examples: `>>>` prompts become code."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

_PROMPTS = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class Prompts(Extension):
    """Fences the doctests of every docstring."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of what was just read."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its doctests as blocks of code."""
    return _PROMPTS.sub(lambda found: f"```pycon\n{found[0]}\n```", text)
