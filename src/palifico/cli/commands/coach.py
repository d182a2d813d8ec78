"""`palifico coach`: advice for a decision of a recorded game, or a review of the whole game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from json import dumps
from string import ascii_lowercase
from typing import TYPE_CHECKING

from palifico.cli.options import BAD_INPUT, File, Lang, system_lang
from palifico.cli.progress import with_bar
from palifico.cli.record_files import FoundGame, UnreadableGame, choose_game, read_games
from palifico.errors import Fault
from palifico.record import Illegal, Record, illegal_sentence, judge
from palifico.words import LANGS, Speaker, message, shorten, visible

if TYPE_CHECKING:
    from palifico.bots.coach.review import Moment
    from palifico.rules import Seat


def run_coach(
    file: File = "-",
    *,
    game: int | None = None,
    round: int | None = None,  # noqa: A002 - the table's word
    move: int | None = None,
    seat: str | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    speaks = lang or system_lang()
    if move is not None and round is None:
        raise Fault("coach.alone")
    try:
        games = list(read_games(file))
    except UnreadableGame as unread:
        print(unread.sentence(speaks), file=sys.stderr)
        return BAD_INPUT
    if not games:
        print(message(speaks, "proof-none", {"file": visible(file)}), file=sys.stderr)
        return BAD_INPUT
    found = choose_game(games, game)
    judged = judge(found.record)
    if isinstance(judged, Illegal):
        print(_illegal(file, found, judged, speaks), file=sys.stderr)
        return BAD_INPUT
    speaker, names = Speaker(speaks, judged.variant), names_of(found.record)
    who = None if seat is None else _seat(names, seat)
    wanted = _moments(found.record, round, move)
    if move is not None:
        _decision(speaker, names, wanted[0], who, json=json)
    else:
        _review(speaker, names, wanted, who, json=json)
    return 0


def names_of(record: Record) -> tuple[str, ...]:
    """The players as they can be shown: by name, or by the letters of the notation."""
    if isinstance(record.players, int):
        return tuple(ascii_lowercase[: record.players])
    return tuple(shorten(name) for name in record.players)


def _illegal(file: str, found: FoundGame, illegal: Illegal, lang: str) -> str:
    values = {"round": str(illegal.round + 1), "what": illegal_sentence(illegal, lang)}
    return f"{visible(file)}:{found.number}: {message(lang, 'fault-record-illegal', values)}"


def _seat(names: Sequence[str], given: str) -> Seat:
    """The seat of a player, by name or by letter; or of the person, as `palifico play` says it."""
    wanted = given.strip().casefold()
    called = [name.casefold() for name in names]
    for known in (called, list(ascii_lowercase[: len(names)])):
        if wanted in known:
            return known.index(wanted)
    person = _in_all_languages("play-player").intersection(called)
    if person and wanted in _in_all_languages("play-you"):
        return called.index(person.pop())
    raise Fault("coach.seat", given=given, expected=", ".join(names))


def _in_all_languages(id_: str) -> set[str]:
    return {message(lang, id_, {}).casefold() for lang in LANGS}


def _moments(record: Record, round_: int | None, move: int | None) -> list[Moment]:
    from palifico.bots.coach.review import moments

    if round_ is not None and not 1 <= round_ <= len(record.rounds):
        raise Fault("coach.round", given=round_, most=len(record.rounds))
    wanted = [m for m in moments(record) if round_ is None or m.round == round_ - 1]
    if move is None:
        return wanted
    if not 1 <= move <= len(wanted):
        raise Fault("coach.move", given=move, most=len(wanted))
    return [wanted[move - 1]]


def _decision(
    speaker: Speaker, names: Sequence[str], at: Moment, who: Seat | None, *, json: bool
) -> None:
    from palifico.bots.coach.review import review
    from palifico.cli.commands.coach_output import decision_json, tell_decision

    seat = at.seat if who is None else who
    if not at.can_decide(seat):
        raise Fault("coach.turn", name=names[seat])
    reviewed = review(at, seat)
    if json:
        print(dumps(decision_json(speaker, names, reviewed), ensure_ascii=False))
    else:
        tell_decision(speaker, names, reviewed)


def _review(
    speaker: Speaker,
    names: Sequence[str],
    wanted: Sequence[Moment],
    who: Seat | None,
    *,
    json: bool,
) -> None:
    from palifico.bots.coach.review import review
    from palifico.cli.commands.coach_output import review_json, tell_review

    made = [m for m in wanted if m.asked is not None and who in (None, m.seat)]
    reviewed = [review(at) for at in with_bar(made, speaker.say("coach-thinking"))]
    if json:
        print(dumps(review_json(speaker, names, reviewed), ensure_ascii=False))
    else:
        tell_review(speaker, names, reviewed)
