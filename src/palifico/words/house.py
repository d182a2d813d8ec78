"""A table's rules in one plain sentence: the box, and how this table differs from it."""

from __future__ import annotations

from palifico.words.rulebook import rule
from palifico.words.speaker import Speaker


def house_sentence(speaker: Speaker, players: int | None = None) -> str:
    """The base edition and every difference, in the speaker's language."""
    name = speaker.variant.base.name
    fields = speaker.variant.differences
    if fields:
        differences = " ".join(rule(speaker, field) for field in fields)
        text = speaker.say("house-differs", edition=name, differences=differences)
    else:
        text = speaker.say("house-plain", edition=name)
    return f"{text} {speaker.say('house-players', players=players)}" if players else text
