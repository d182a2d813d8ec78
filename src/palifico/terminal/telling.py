"""The table in lines: what a round brings, what a turn asks, seats, odds, the coach, the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palifico.bots.coach_words import chance_text
from palifico.editions import share_code
from palifico.editions.share import Shared
from palifico.protocol.settings import TIME
from palifico.terminal.seats import is_host, may_calza, may_dudo, my_seat, name_of, names_of, spans
from palifico.terminal.sentences import about, bid_text
from palifico.terminal.table import Table, is_hidden, turn_of
from palifico.words import Speaker, dice_text, house_sentence, rulebook

BEST = 3
"""So many actions of the coach's are told, and every call."""


def welcome(speaker: Speaker, table: Table) -> Iterator[str]:
    """What is played, with whom, and where the table is."""
    variant = speaker.variant
    code = f" ({share_code(Shared(variant, None))})" if variant.differences else ""
    yield f"{variant.base.name}{code}. {speaker.say('room-title', code=table.code.upper())}."
    if variant.differences:
        yield house_sentence(speaker)
    if table.settings.pace != "relaxed":
        yield speaker.say("room-pace-timed", time=span_text(TIME[table.settings.pace] or 0))


def against(speaker: Speaker, table: Table) -> Iterator[str]:
    """What is played against whom, where a game begins at once."""
    variant, mine = speaker.variant, my_seat(table)
    code = f" ({share_code(Shared(variant, None))})" if variant.differences else ""
    others = ", ".join(name for seat, name in enumerate(names_of(table)) if seat != mine)
    if mine is None:
        yield f"{variant.base.name}{code}: {others}."
    else:
        yield speaker.say("play-welcome", edition=f"{variant.base.name}{code}", bots=others)
    if variant.differences:
        yield house_sentence(speaker)


def seats_told(speaker: Speaker, table: Table) -> Iterator[str]:
    """Everybody around the table, and what can be seen of them."""
    for seat, sitter in enumerate(table.seats):
        if sitter is None:
            yield f"  {speaker.say('board-free-seat', number=seat + 1)}"
        else:
            more = ", ".join(_seat(speaker, table, seat))
            yield f"  {seat + 1}. {name_of(table, seat)}{': ' if more else ''}{more}"
    if is_hidden(table):
        yield speaker.say("board-counts-hidden")


def round_told(speaker: Speaker, table: Table) -> Iterator[str]:
    """What a new round brings: how many dice are left if that is open, and one's own."""
    game = table.game
    if game is None:
        return
    if game.last_die:
        yield speaker.say("play-last-die")
    if game.counts is not None:
        each = zip(_called(speaker, table), game.counts, strict=True)
        counts = ", ".join(f"{name}: {count}" for name, count in each if count)
        yield speaker.say("play-counts", counts=counts)
    if table.hand:
        yield speaker.say("play-your-dice", dice=dice_text(speaker, table.hand))


def turn_told(speaker: Speaker, table: Table, *, with_dice: bool) -> Iterator[str]:
    """What one has to answer to, and the smallest bids that would do."""
    game = table.game
    if game is None:
        return
    if game.bids:
        last = game.bids[-1]
        bid, player = bid_text(speaker, last.bid), name_of(table, last.seat)
        yield speaker.say("play-bid", bid=bid, player=player)
    else:
        yield speaker.say("play-open")
    if with_dice:
        yield speaker.say("play-your-dice", dice=dice_text(speaker, table.hand))
    if smallest := smallest_bids(speaker, table):
        yield speaker.say("play-smallest", bids=smallest)
    else:
        yield speaker.say("board-only-call")


def smallest_bids(speaker: Speaker, table: Table) -> str:
    """The least of each face that may be bid, plain faces first."""
    found = [(face, span) for face, span in enumerate(spans(table), start=1) if span]
    ordered = sorted(found, key=lambda one: one[0] == 1)
    return ", ".join(bid_text(speaker, (span[0], face)) for face, span in ordered)


def verbs(speaker: Speaker, table: Table) -> str:
    """The calls open to one now; before there is anything to call, the rules."""
    return calls(speaker, table) or "rules"


def calls(speaker: Speaker, table: Table) -> str:
    """The calls open to one now, if any."""
    found = [speaker.word("dudo")] if may_dudo(table) else []
    found += [speaker.word("calza")] if may_calza(table) else []
    return ", ".join(found)


def table_told(speaker: Speaker, table: Table) -> Iterator[str]:
    """The whole table as it stands."""
    yield from seats_told(speaker, table)
    game, turn = table.game, turn_of(table)
    if table.status == "gathering":
        yield gathering_hint(speaker, table)
    if game is None:
        return
    if game.bids:
        bid, player = bid_text(speaker, game.bids[-1].bid), name_of(table, game.bids[-1].seat)
        yield speaker.say("play-bid", bid=bid, player=player)
    if turn:
        yield about(speaker, table, "board-turn", turn.to_act)
    if table.hand:
        yield speaker.say("play-your-dice", dice=dice_text(speaker, table.hand))


def gathering_hint(speaker: Speaker, table: Table) -> str:
    """What is waited for before the game."""
    is_full = None not in table.seats
    if my_seat(table) is None:
        return speaker.say("room-hint-full" if is_full else "room-hint-sit")
    if is_host(table):
        return speaker.say("room-hint-begin" if is_full else "room-hint-wait-seats")
    return speaker.say("room-hint-wait-host" if is_full else "room-hint-wait-others")


def places_told(speaker: Speaker, table: Table) -> Iterator[str]:
    """Who came in where."""
    yield speaker.say("board-places")
    for place, seat in enumerate(table.places, start=1):
        yield f"  {place}. {_called(speaker, table)[seat]}"


def advice_told(speaker: Speaker, told: Any) -> Iterator[str]:
    """What the coach says of a decision."""
    lang = speaker.lang
    if told["wait"] is not None:
        yield speaker.say("coach-wait", win=chance_text(lang, told["wait"]))
    for place, one in enumerate(told["advice"], start=1):
        if place > BEST and one["action"] == "bid":
            continue
        chances = {name: chance_text(lang, one[name]) for name in ("before", "after", "win")}
        action = bid_text(speaker, tuple(one["bid"])) if one["bid"] else speaker.word(one["action"])
        row = speaker.say("coach-row", place=str(place), action=action, **chances)
        yield f"{row} {one['why']}"


def odds_told(speaker: Speaker, told: Any) -> Iterator[str]:
    """How likely each bid is that may be made, and the one that stands."""
    lang = speaker.lang
    least: dict[int, Any] = {}
    for one in told["bids"]:
        least.setdefault(one["bid"][1], one)
    for one in least.values():
        bid, chance = bid_text(speaker, tuple(one["bid"])), chance_text(lang, one["heard"])
        yield speaker.say("board-chance", bid=bid, chance=chance)
    if told["dudo"] is not None:
        right = speaker.say("room-coach-dudo")
        yield speaker.say("terminal-odds", what=right, chance=chance_text(lang, told["dudo"]))
    if told["calza"] is not None:
        right = speaker.say("room-coach-calza")
        yield speaker.say("terminal-odds", what=right, chance=chance_text(lang, told["calza"]))


def rules_told(speaker: Speaker) -> Iterator[str]:
    """The rulebook of the table."""
    for section in rulebook(speaker):
        yield f"\n{section.title}"
        for line in section.lines:
            note = f" ({line.note})" if line.note else ""
            yield f"  {line.text}{note}"


def span_text(ms: int) -> str:
    """Milliseconds as a clock shows them: 0:30, or 24:00:00.

    >>> span_text(30_000), span_text(86_400_000)
    ('0:30', '24:00:00')
    """
    minutes, seconds = divmod(max(0, -(-ms // 1000)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _called(speaker: Speaker, table: Table) -> list[str]:
    """The names around the table, with «you» for one's own."""
    mine, you = my_seat(table), speaker.say("play-you")
    return [you if seat == mine else name for seat, name in enumerate(names_of(table))]


def _seat(speaker: Speaker, table: Table, seat: int) -> Iterator[str]:
    """What is to be said of somebody."""
    sitter, game = table.seats[seat], table.game
    assert sitter is not None
    if seat == my_seat(table):
        yield speaker.say("board-you")
    if sitter.account == table.host and game is None:
        yield speaker.say("board-host")
    if sitter.bot:
        yield speaker.say("board-bot")
    if sitter.kept:
        yield speaker.say("board-kept")
    elif not sitter.bot and seat not in table.here and table.status != "over":
        yield speaker.say("board-away")
    if game is None:
        yield speaker.say("room-adds-chance" if sitter.adds_chance else "room-no-chance")
    elif seat in game.out:
        yield speaker.say("board-out")
    elif game.counts is not None:
        yield speaker.say("board-dice-left", count=game.counts[seat])
    if game and turn_of(table) and game.bids:
        said = [one.bid for one in game.bids if one.seat == seat]
        if said:
            yield speaker.say("board-seat-bid", bid=bid_text(speaker, said[-1]))
