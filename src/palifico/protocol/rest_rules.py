"""REST messages about rules: rulebooks, house rules, and “Can I bid this?”.

Every text is in the language that was asked for, with the edition's own words in it.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from palifico.protocol.rest_accounts import Asked

MAX_CHANGES = 40
LARGEST_COUNT = 1000

Value: TypeAlias = bool | int | str
Source: TypeAlias = Literal["silent", "reading", "convention"]
Changed: TypeAlias = Literal["option", "house"]
Fields: TypeAlias = Annotated[dict[str, Value], Meta(max_length=MAX_CHANGES)]
Rules: TypeAlias = Annotated[str, Meta(max_length=200, description="A share code, PF1-…")]
Edition: TypeAlias = Annotated[str, Meta(max_length=40, examples=["paco"])]
Players: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=LARGEST_COUNT)]
AnyCount: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_COUNT)]


class OwnWords(Struct, frozen=True):
    """What an edition calls things; `calza` is null where it has no exact call."""

    wild: str
    wilds: str
    dudo: str
    palifico: str
    calza: str | None


class RuleTold(Struct, frozen=True):
    """A sentence of a rulebook. `field` is the rule of its own that it tells, if it is one.

    `source` is there where the box does not plainly say it, `note` says so in words; `option`
    where the box leaves it to the players; `changed` where this table differs from the box.
    """

    field: str | None
    text: str
    note: str | None
    source: Source | None
    option: bool
    changed: Changed | None


class ExampleTold(Struct, frozen=True):
    """A position that the rules have judged, in words, and its dice to draw them.

    `raise`: after `bid` one `may` bid these and `may_not` those. `count`: `cups` were lifted after
    a call on `bid`, and `found` dice counted. Bids are [count, face].
    """

    kind: Literal["raise", "count"]
    text: str
    bid: tuple[int, int]
    may: tuple[tuple[int, int], ...]
    may_not: tuple[tuple[int, int], ...]
    cups: tuple[tuple[int, ...], ...]
    found: int | None
    last_die: bool


class SectionTold(Struct, frozen=True):
    """A heading of a rulebook, and what stands under it."""

    id: str
    heading: str
    rules: tuple[RuleTold, ...]
    examples: tuple[ExampleTold, ...]


class Rulebook(Struct, frozen=True):
    """The rules of an edition or a table. `differs` says how the box differs from the others.

    `sentence` names the box and every difference from it, `code` is the share code.
    """

    edition: str
    name: str
    title: str
    differs: str
    sentence: str
    code: str
    options: dict[str, Value]
    house: dict[str, Value]
    words: OwnWords
    sections: tuple[SectionTold, ...]


class RulesNamed(Struct, frozen=True):
    """One of two sets of rules."""

    edition: str
    name: str
    differs: str
    sentence: str
    code: str


class RowCompared(Struct, frozen=True):
    """A rule on both sides. It is null where a side lacks what it would be a detail of.

    `field` is null for a rule that all editions share. `same` tells whether it comes to the same,
    however it is told; a detail of a rule that one side lacks is no difference of its own.
    `optional` is a difference that shows only where an option is chosen.
    """

    section: str
    heading: str
    field: str | None
    a: str | None
    b: str | None
    same: bool
    optional: bool


class RulesCompared(Struct, frozen=True):
    """Two sets of rules side by side."""

    a: RulesNamed
    b: RulesNamed
    rows: tuple[RowCompared, ...]


class ValueTold(Struct, frozen=True):
    """A value that a rule can have, and what the rulebook says with it."""

    value: Value
    text: str


class FieldTold(Struct, frozen=True):
    """A rule that can be changed. `box` is what it is in the box, null where it has no such rule.

    `usual` is what most boxes say, a first choice for such a rule. It means something only while
    the rule that it `needs` is in force.
    """

    field: str
    label: str
    box: Value | None
    usual: Value
    option: bool
    source: Source | None
    needs: str | None
    values: tuple[ValueTold, ...]


class GroupTold(Struct, frozen=True):
    """Rules that belong together."""

    id: Literal["bidding", "last-die", "calza", "showing", "table"]
    heading: str
    fields: tuple[FieldTold, ...]


class EditionTold(Struct, frozen=True):
    """An edition, its options, and everything that a house rule can change, in words.

    The options are among the groups, too. With house rules up to `most_by_house` can play.
    """

    id: str
    name: str
    differs: str
    languages: tuple[str, ...]
    dice_each: int
    least_players: int
    most_players: int
    most_by_house: int
    words: OwnWords
    options: tuple[FieldTold, ...]
    groups: tuple[GroupTold, ...]


class HouseAsked(Asked, frozen=True, kw_only=True):
    """Rules as they are edited. `rules` is a share code, in place of the first three.

    `players` goes into the code; null leaves it as it is there, or open.
    """

    edition: Edition = "paco"
    options: Fields = field(default_factory=dict)
    house: Fields = field(default_factory=dict)
    rules: Rules | None = None
    players: Players | None = None


class Difference(Struct, frozen=True):
    """A rule that is not as in the box."""

    field: str
    value: Value
    text: str
    changed: Changed


class HouseFault(Struct, frozen=True):
    """Why these rules cannot be, and at which field: one of the rules, or of the question."""

    code: str
    field: str | None
    why: str


class HouseTold(Struct, frozen=True):
    """What rules put together come to. If they cannot be, `fault` says why, and they are null.

    `values` has every rule as it stands, `idle` those that mean nothing as things are, `missing`
    those that must be said; all three also while there is a fault, unless the edition is not known.
    Without a fault, `may_rate` says whether such a game can be rated.
    """

    ok: bool
    sentence: str | None
    code: str | None
    edition: str | None
    options: dict[str, Value]
    house: dict[str, Value]
    players: int | None
    least_players: int
    most_players: int
    may_rate: bool
    differences: tuple[Difference, ...]
    values: dict[str, Value | None]
    idle: tuple[str, ...]
    missing: tuple[str, ...]
    fault: HouseFault | None


class ExplainAsked(Asked, frozen=True, kw_only=True):
    """A position at a real table, and maybe a bid to ask about.

    `previous` is the last bid as [count, face], null before the first. Whose turn it is may have
    one die, or have opened this last-die round. `players` is six unless the share code says more.
    """

    edition: Edition = "paco"
    options: Fields = field(default_factory=dict)
    house: Fields = field(default_factory=dict)
    rules: Rules | None = None
    players: Players | None = None
    previous: tuple[Count, Face] | None = None
    last_die: bool = False
    one_die: bool = False
    opener: bool = False
    bid: tuple[AnyCount, Face] | None = None


class FaceExplained(Struct, frozen=True):
    """The counts of a face that may be bid, from the least to the most, or why it cannot be.

    `why_less` says why one less than the least would not do, `why_more` one more than the most,
    where that is more than the end of all counts.
    """

    face: int
    name: str
    least: int | None
    most: int | None
    why_less: str | None
    why_more: str | None
    why_not: str | None


class Verdict(Struct, frozen=True):
    """Whether something may be done, and the sentences that say so."""

    legal: bool
    lines: tuple[str, ...]


class Explained(Struct, frozen=True):
    """All that may be done in a position, and why the rest may not.

    `impossible` says why the bid before cannot have been made: then nothing may follow it.
    `smallest` names the smallest bids there are. `notes` say where the rules of this edition would
    not have led here.
    """

    edition: str
    players: int
    limit: int
    impossible: str | None
    faces: tuple[FaceExplained, ...]
    smallest: str
    dudo: Verdict
    calza: Verdict
    notes: tuple[str, ...]
    verdict: Verdict | None
