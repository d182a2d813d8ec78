"""Summaries of a table as text lines: seats, rounds, turns, odds, advice, rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from palifico.bots.coach.text import chance_text
from palifico.editions import share_code
from palifico.editions.share import Shared
from palifico.protocol.settings import TIME
from palifico.terminal.client.seats import (
    is_host,
    may_calza,
    may_dudo,
    my_seat,
    name_of,
    names_of,
    spans,
)
from palifico.terminal.client.sentences import about, announcement, bid_text
from palifico.terminal.client.standing import bids_text, out_text
from palifico.terminal.client.table import RoundResult, Table, is_hidden, turn_of
from palifico.words import Speaker, dice_text, house_sentence, rulebook

MAX_ADVICE: Final = 3
"""The coach names so many actions, and every call."""
MIN_BIDS: Final = 4
"""Of fewer bids each has just been told on a line of its own."""
MAX_BIDS_CHARS: Final = 80
"""The bids of a round are told on one's turn if they fit into a line."""


def welcome_lines(speaker: Speaker, table: Table) -> Iterator[str]:
    """Yield what is played, and the code of the table."""
    variant = speaker.variant
    code = f" ({share_code(Shared(variant, None))})" if variant.differences else ""
    yield f"{variant.base.name}{code}. {speaker.say('room-title', code=table.code.upper())}."
    if variant.differences:
        yield house_sentence(speaker)
    if table.settings.pace != "relaxed":
        yield speaker.say("room-pace-timed", time=span_text(TIME[table.settings.pace] or 0))


def opponent_lines(speaker: Speaker, table: Table) -> Iterator[str]:
    """Yield what is played against whom, where a game begins at once."""
    variant, mine = speaker.variant, my_seat(table)
    code = f" ({share_code(Shared(variant, None))})" if variant.differences else ""
    others = ", ".join(name for seat, name in enumerate(names_of(table)) if seat != mine)
    if mine is None:
        yield f"{variant.base.name}{code}: {others}."
    else:
        yield speaker.say("play-welcome", edition=f"{variant.base.name}{code}", bots=others)
    if variant.differences:
        yield house_sentence(speaker)


def seat_lines(speaker: Speaker, table: Table) -> Iterator[str]:
    """Yield each seat, with what is public about it."""
    for seat, sitter in enumerate(table.seats):
        if sitter is None:
            yield f"  {speaker.say('board-free-seat', number=seat + 1)}"
        else:
            more = ", ".join(_seat_notes(speaker, table, seat))
            yield f"  {seat + 1}. {name_of(table, seat)}{': ' if more else ''}{more}"
    if is_hidden(table):
        yield speaker.say("board-counts-hidden")


def seat_names(speaker: Speaker, table: Table, *, is_single: bool) -> list[str]:
    """Return the names of all seats; a player alone at this machine is «You»."""
    mine = my_seat(table) if is_single else None
    you = speaker.say("play-you")
    return [you if seat == mine else name for seat, name in enumerate(names_of(table))]


def round_lines(speaker: Speaker, table: Table) -> Iterator[str]:
    """Yield what a new round brings: the counts of dice if they are public, and one's own."""
    game = table.game
    if game is None:
        return
    if game.last_die:
        yield announcement(speaker, table, game.opener)
        yield speaker.say("play-last-die")
    if game.counts is not None:
        each = zip(_names(speaker, table), game.counts, strict=True)
        counts = ", ".join(f"{name}: {count}" for name, count in each if count)
        yield speaker.say("play-counts", counts=counts)
    if table.hand:
        yield speaker.say("play-your-dice", dice=dice_text(speaker, table.hand))


def turn_lines(speaker: Speaker, table: Table, *, with_dice: bool) -> Iterator[str]:
    """Yield the bid to answer, and the smallest legal raises."""
    game = table.game
    if game is None:
        return
    if len(game.bids) >= MIN_BIDS and len(bids := bids_text(speaker, table)) <= MAX_BIDS_CHARS:
        yield bids
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
    """Return the smallest legal bid of each face, plain faces first."""
    found = [(face, span) for face, span in enumerate(spans(table), start=1) if span]
    ordered = sorted(found, key=lambda one: one[0] == 1)
    return ", ".join(bid_text(speaker, (span[0], face)) for face, span in ordered)


def verbs(speaker: Speaker, table: Table) -> str:
    """Return the legal calls for the prompt; the word `rules` while there is none."""
    return calls(speaker, table) or "rules"


def dudo_words(speaker: Speaker) -> str:
    """Return the word of the edition for a challenge, and the other one that it allows."""
    also = speaker.variant.base.word("dudo_also", speaker.lang)
    return " / ".join([speaker.word("dudo"), *([also] if also else [])])


def calls(speaker: Speaker, table: Table, *, all_words: bool = False) -> str:
    """Return the legal calls, if any; with all words that may be said for them."""
    dudo = dudo_words(speaker) if all_words else speaker.word("dudo")
    found = [dudo] if may_dudo(table) else []
    found += [speaker.word("calza")] if may_calza(table) else []
    return ", ".join(found)


def table_lines(speaker: Speaker, table: Table) -> Iterator[str]:
    """Yield the whole table as it stands."""
    yield from seat_lines(speaker, table)
    game, turn = table.game, turn_of(table)
    if table.status == "gathering":
        yield gathering_hint(speaker, table)
    if game is None:
        return
    if game.bids:
        bid, player = bid_text(speaker, game.bids[-1].bid), name_of(table, game.bids[-1].seat)
        yield speaker.say("play-bid", bid=bid, player=player)
    if outcome := outcome_text(speaker, table):
        yield outcome
    if turn:
        yield about(speaker, table, "board-turn", turn.to_act)
    if out := out_text(speaker, table):
        yield out
    if table.hand:
        yield speaker.say("play-your-dice", dice=dice_text(speaker, table.hand))


def outcome_text(speaker: Speaker, table: Table) -> str:
    """Return how the round came out, in one line, while its cups are lifted; else nothing."""
    game, last = table.game, table.last
    if game is None or game.reveal is None or last is None:
        return ""
    bid = bid_text(speaker, last.bid)
    count = speaker.say("common-log-count", bid=bid, count=last.count)
    return " ".join([count, *verdict_texts(speaker, table, last)])


def verdict_texts(speaker: Speaker, table: Table, last: RoundResult) -> Iterator[str]:
    """Yield whether the bid was true or exact, and what that costs or brings."""
    if last.call == "calza":
        yield speaker.say("board-was-exact" if last.count == last.bid[0] else "board-not-exact")
    else:
        yield speaker.say("board-was-true" if last.count >= last.bid[0] else "board-was-false")
    if table.status == "over" and table.game and table.game.winner is not None:
        yield about(speaker, table, "event-game_won", table.game.winner)
        return
    if last.loser is not None:
        yield about(speaker, table, "event-die_lost", last.loser)
    elif last.gainer is not None:
        yield about(speaker, table, "event-die_regained", last.gainer)
    else:
        yield speaker.say("board-nothing-back")


def gathering_hint(speaker: Speaker, table: Table) -> str:
    """Return what is waited for before the game."""
    is_full = None not in table.seats
    if my_seat(table) is None:
        return speaker.say("room-hint-full" if is_full else "room-hint-sit")
    if is_host(table):
        return speaker.say("room-hint-begin" if is_full else "room-hint-wait-seats")
    return speaker.say("room-hint-wait-host" if is_full else "room-hint-wait-others")


def place_lines(speaker: Speaker, table: Table) -> Iterator[str]:
    """Yield the places of a finished game."""
    yield speaker.say("board-places")
    for place, seat in enumerate(table.places, start=1):
        yield f"  {place}. {_names(speaker, table)[seat]}"


def advice_lines(speaker: Speaker, answer: Any) -> Iterator[str]:
    """Yield the coach's advice on a decision."""
    lang = speaker.lang
    if answer["wait"] is not None:
        yield speaker.say("coach-wait", win=chance_text(lang, answer["wait"]))
    for place, one in enumerate(answer["advice"], start=1):
        if place > MAX_ADVICE and one["action"] == "bid":
            continue
        chances = {name: chance_text(lang, one[name]) for name in ("before", "after", "win")}
        action = bid_text(speaker, tuple(one["bid"])) if one["bid"] else speaker.word(one["action"])
        row = speaker.say("coach-row", place=str(place), action=action, **chances)
        yield f"{row} {one['why']}"


def odds_lines(speaker: Speaker, answer: Any) -> Iterator[str]:
    """Yield how likely each legal bid is true, and the calls right."""
    lang = speaker.lang
    least: dict[int, Any] = {}
    for one in answer["bids"]:
        least.setdefault(one["bid"][1], one)
    for one in least.values():
        bid, chance = bid_text(speaker, tuple(one["bid"])), chance_text(lang, one["heard"])
        yield speaker.say("board-chance", bid=bid, chance=chance)
    if answer["dudo"] is not None:
        right = speaker.say("room-coach-dudo")
        yield speaker.say("terminal-odds", what=right, chance=chance_text(lang, answer["dudo"]))
    if answer["calza"] is not None:
        right = speaker.say("room-coach-calza")
        yield speaker.say("terminal-odds", what=right, chance=chance_text(lang, answer["calza"]))


def rule_lines(speaker: Speaker) -> Iterator[str]:
    """Yield the rulebook of the table."""
    for section in rulebook(speaker):
        yield f"\n{section.title}"
        for line in section.lines:
            note = f" ({line.note})" if line.note else ""
            yield f"  {line.text}{note}"
        for example in section.examples:
            yield f"  ▸ {example.text}"


def span_text(ms: int) -> str:
    """Return milliseconds as a clock shows them: 0:30, or 24:00:00.

    >>> span_text(30_000), span_text(86_400_000)
    ('0:30', '24:00:00')
    """
    minutes, seconds = divmod(max(0, -(-ms // 1000)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _names(speaker: Speaker, table: Table) -> list[str]:
    """Return the names of all seats, with «you» for this player's."""
    mine, you = my_seat(table), speaker.say("play-you")
    return [you if seat == mine else name for seat, name in enumerate(names_of(table))]


def _seat_notes(speaker: Speaker, table: Table, seat: int) -> Iterator[str]:
    """Yield what is public about a seat."""
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
    elif not sitter.bot and game is None and sitter.ready:
        yield speaker.say("welcome-is-ready")
    elif not sitter.bot and game is None and seat != my_seat(table):
        yield speaker.say("terminal-here")
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
