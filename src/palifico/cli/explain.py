"""`palifico explain`: may I bid this, may I call it exact, and why?"""

from __future__ import annotations

from json import dumps

from palifico.cli.rules_json import rules_json
from palifico.cli.table import (
    Lang,
    Players,
    Rules,
    check_seats,
    system_lang,
    table_rules,
)
from palifico.editions import MOST_IN_A_BOX, Fault
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
    players: Players = None,
    rule: Rules = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    check_seats(players)
    shared = table_rules(edition, rule)
    speaker = Speaker(lang or system_lang(), shared.variant)
    bids = [_read(speaker, text) for text in (previous, bid) if text is not None]
    before = bids[-1] if calza else bids[0] if len(bids) > 1 else None
    question = Question(
        before,
        players=players or shared.players or MOST_IN_A_BOX,
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
