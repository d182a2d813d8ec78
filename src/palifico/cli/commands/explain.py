"""`palifico explain`: may I bid this, may I call it exact, and why?"""

from __future__ import annotations

from json import dumps

from palifico.cli.options import (
    Lang,
    Rules,
    check_seats,
    rules_json,
    system_lang,
    table_rules,
)
from palifico.editions import MAX_BOX_PLAYERS
from palifico.errors import Fault
from palifico.rules import Bid
from palifico.words import Question, Speaker, explain_bid, explain_calza


def run_explain(
    edition: str,
    previous: str,
    bid: str | None = None,
    *,
    last_die: bool = False,
    one_die: bool = False,
    opener: bool = False,
    calza: bool = False,
    seats: int | None = None,
    rule: Rules = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    check_seats(seats)
    shared = table_rules(edition, rule)
    speaker = Speaker(lang or system_lang(), shared.variant)
    bids = [_read(speaker, text) for text in (previous, bid) if text is not None]
    before = bids[-1] if calza else bids[0] if len(bids) > 1 else None
    question = Question(
        before,
        players=seats or shared.players or MAX_BOX_PLAYERS,
        last_die=last_die,
        one_die=one_die,
        opener=opener,
    )
    answer = explain_calza(speaker, question) if calza else explain_bid(speaker, question, bids[-1])
    if json:
        told = {"legal": answer.legal, "lines": answer.lines, **rules_json(shared)}
        print(dumps(told, ensure_ascii=False))
    else:
        print("\n".join(answer.lines))
    return 0 if answer.legal else 1


def _read(speaker: Speaker, text: str) -> Bid:
    try:
        return Bid.from_text(text)
    except ValueError:
        raise Fault("bid.text", given=text, wilds=speaker.word("wilds")) from None
