"""The rules of a table for scripts."""

from __future__ import annotations

from typing import Any

from palifico.editions import Shared, share_code


def rules_json(shared: Shared) -> dict[str, Any]:
    """The edition, what differs from its box, and the code that says all of it."""
    variant = shared.variant
    return {
        "edition": variant.base.id,
        "options": dict(variant.options),
        "house": dict(variant.house),
        "players": shared.players,
        "code": share_code(shared),
    }
