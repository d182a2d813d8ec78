"""A page for each edition, and one on which all of them stand side by side, from their data."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final
from zlib import crc32

from palifico.editions import IDS, VALUES, Box, box, spell, variant
from palifico.editions.fields import spell_all
from palifico.record import captions, example_round
from palifico.rules import Action, Bid
from palifico.words import (
    GROUPS,
    Speaker,
    dice_text,
    differing,
    differs,
    group_heading,
    label,
    rulebook,
    side_by_side,
)
from tools.docs.blocks import ROOT

HISTORY: Final = ROOT / "docs" / "editions" / "history.toml"
LANGUAGES: Final = {
    "it": "Italian",
    "en": "English",
    "fr": "French",
    "es": "Spanish",
    "nl": "Dutch",
    "de": "German",
}
WORDS: Final = {
    "wild": "the wild face",
    "dudo": "the challenge",
    "palifico": "a round after dropping to one die",
    "calza": "the exact call",
}

COMPARED: Final = """\
# The boxes side by side

What each of the five says, rule by rule: first where they differ, then what all of them share. The
wild face is called *ace* here, and the other words are the usual ones; [each box has its
own](../editions.md). In the browser, **Rules** puts any two of them side by side;
`palifico rules paco --against azteca` does so in the terminal."""

USUAL_WORDS: Final = {
    "wild": "ace",
    "wilds": "aces",
    "dudo": "Dudo",
    "palifico": "Palifico",
    "calza": "Calza",
}
"""Words for all boxes alike, where they are compared."""


OPTIONAL = " <br>*only where an option is chosen*"
"""Said of a difference that options alone make."""


@dataclass(frozen=True, slots=True)
class Version:
    """A version of an edition: since which release it is played so, and what it changed."""

    number: int
    since: str
    change: str
    fingerprint: str


def edition_pages() -> dict[str, str]:
    """The pages by their paths under docs/."""
    pages = {f"editions/{id_}.md": _page(Speaker("en", variant(id_))) for id_ in IDS}
    return {"editions/compare.md": _compared(), **pages}


def versions(id_: str) -> list[Version]:
    """The history of an edition, newest last."""
    rows = tomllib.loads(HISTORY.read_text(encoding="utf-8"))[id_]
    return [Version(number, **row) for number, row in enumerate(rows, 1)]


def fingerprint(id_: str) -> str:
    """Eight digits that are others as soon as a rule of the box or an option of it is another."""
    one = box(id_)
    rules = [f"{field}={_value(one, field)}" for field in VALUES]
    return f"{crc32(','.join([*rules, *one.options]).encode()):08x}"


def _page(speaker: Speaker) -> str:
    one = speaker.variant.base
    parts = [
        f"# {one.name}",
        differs(speaker),
        "\n".join(_facts(one)),
        *_rules(speaker),
        *_example(speaker),
        "## What differs from the other boxes",
        "[All boxes side by side](compare.md), or one by one:",
        *(_against(speaker, id_) for id_ in IDS if id_ != one.id),
        "## Versions",
        "Whenever the rules that are played under this name change, it is a new version.",
        "\n".join(["| version | since | what changed |", "|---|---|---|", *_history(one.id)]),
    ]
    return "\n\n".join(parts) + "\n"


def _facts(one: Box) -> Iterator[str]:
    """What is printed on the box, as a table."""
    yield "| | |"
    yield "|---|---|"
    yield f"| its name here | `{one.id}` |"
    yield f"| languages of the box | {', '.join(LANGUAGES[lang] for lang in one.languages)} |"
    for key, meaning in WORDS.items():
        if said := _said(one, key):
            yield f"| {meaning} | {said} |"
    options = [f"`{name}` ({spell_all(VALUES[name])})" for name in one.options]
    yield f"| options | {', '.join(options) or 'none'} |"


def _said(one: Box, key: str) -> str:
    """The box's own word, and how it is spelt in other languages of the box."""
    spelt = {word: lang for lang in reversed(one.languages) if (word := one.word(key, lang))}
    plain = one.words[""].get(key)
    others = [f"{word} ({LANGUAGES[lang]})" for word, lang in spelt.items() if word != plain]
    return ", ".join([*([plain] if plain else []), *others])


def _rules(speaker: Speaker) -> Iterator[str]:
    for section in rulebook(speaker):
        yield f"## {section.title}"
        yield "\n".join(
            f"- {line.text}" + (f" *{_sentence(line.note)}*" if line.note else "")
            for line in section.lines
        )
        if section.examples:
            yield "\n".join(f"> {one.text}  " for one in section.examples)


def _example(speaker: Speaker) -> Iterator[str]:
    """The example round: the hands, then every step with its caption."""
    one = speaker.variant.base
    example = example_round(one.id)
    yield "## An example round"
    yield (
        f"`palifico watch --example {one.id}` plays it in the terminal, "
        f"`/rules/{one.id}/example` in the browser."
    )
    hands = zip(example.players, example.played.dice, strict=True)
    rows = [f"| {player} | {dice_text(speaker, hand)} |" for player, hand in hands]
    yield "\n".join(["| player | dice |", "|---|---|", *rows])
    roll, *steps = captions(speaker, example)
    yield " ".join(roll)
    said = zip(example.played.actions, steps, strict=True)
    yield "\n".join(
        f"{number}. **{example.players[seat]}: {_action(speaker, action)}.** {' '.join(texts)}"
        for number, ((seat, action), texts) in enumerate(said, start=1)
    )


def _action(speaker: Speaker, action: Action) -> str:
    return speaker.bid(action) if isinstance(action, Bid) else speaker.word("dudo")


def _sentence(note: str) -> str:
    closed = note[0].upper() + note[1:]
    return closed if closed[-1] in ".:" else f"{closed}."


def _against(speaker: Speaker, id_: str) -> str:
    other = Speaker(speaker.lang, variant(id_))
    name, theirs = speaker.variant.base.name, other.variant.base.name
    none = speaker.say("rules-none")
    rows = [
        f"| {row.heading}{OPTIONAL if row.optional else ''} | {row.left or none}"
        f" | {row.right or none} |"
        for row in differing(speaker, other)
    ]
    table = [f"| | {name} | {theirs} |", "|---|---|---|", *rows]
    return "\n".join([f'??? note "{theirs}"', "", *(f"    {row}" for row in table)])


def _history(id_: str) -> Iterator[str]:
    for one in reversed(versions(id_)):
        yield f"| {one.number} | {one.since} | {one.change} |"


def _compared() -> str:
    speakers = [_plain_speaker(id_) for id_ in IDS]
    parts = [COMPARED]
    for group, fields in GROUPS.items():
        said = {field: side_by_side(speakers, field) for field in fields}
        shared = [field for field in fields if len(said[field]) == 1]
        parts.append(f"## {group_heading(speakers[0], group)}")
        parts += [_side_by_side(field, said[field]) for field in fields if field not in shared]
        if shared:
            lines = [f"- {next(iter(said[field]))}" for field in shared]
            parts.append("\n".join(["**All five boxes:**", "", *lines]))
    return "\n\n".join(parts) + "\n"


def _plain_speaker(id_: str) -> Speaker:
    """The rules of a box in the usual words instead of its own: equal rules are told equally."""
    rules = variant(id_)
    return Speaker("en", replace(rules, base=replace(rules.base, words={"": USUAL_WORDS})))


def _side_by_side(field: str, said: dict[str, list[Speaker]]) -> str:
    """A rule with what each box says of it; a box in which it does not arise is left out."""
    speaker = next(iter(said.values()))[0]
    none = speaker.say("rules-none")
    lines = [f"- **{_names(ones)}:** {text}" for text, ones in said.items() if text != none]
    return "\n".join([f"### {label(speaker, field)}", "", *lines])


def _names(speakers: list[Speaker]) -> str:
    boxes = [speaker.variant.base for speaker in speakers]
    return ", ".join(f"[{one.name.removeprefix('Perudo, ')}]({one.id}.md)" for one in boxes)


def _value(one: Box, field: str) -> str:
    value = getattr(one.edition, field)
    return "–" if value is None else spell(value).replace("_", " ")
