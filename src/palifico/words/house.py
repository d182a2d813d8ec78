"""House rules in one plain sentence: the box, its chosen options, and how this table differs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from palifico.editions import VALUES, Value
from palifico.words.rulebook import rule
from palifico.words.speaker import Speaker


def house_sentence(speaker: Speaker, players: int | None = None) -> str:
    """Return the base edition, its options that are chosen, and every house rule."""
    players_text = [speaker.say("house-players", players=players)] if players else []
    return " ".join([*_rules(speaker), *players_text])


def _rules(speaker: Speaker) -> Iterator[str]:
    rules = speaker.variant
    name = rules.base.name
    options, house = _told(speaker, rules.options), _told(speaker, rules.house)
    if options:
        yield speaker.say("house-options", edition=name, options=options)
        if house:
            yield speaker.say("house-too", differences=house)
    elif house:
        yield speaker.say("house-differs", edition=name, differences=house)
    else:
        yield speaker.say("house-plain", edition=name)


def _told(speaker: Speaker, fields: Mapping[str, Value]) -> str:
    return " ".join(rule(speaker, field) for field in VALUES if field in fields)
