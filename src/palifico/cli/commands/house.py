"""`palifico house`: a table's rules in plain words, and their share code."""

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
from palifico.editions import Shared, share_code
from palifico.words import Speaker, house_sentence


def run_house(
    edition: str,
    *,
    rule: Rules = None,
    seats: int | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    check_seats(seats)
    shared = table_rules(edition, rule)
    shared = Shared(shared.variant, seats or shared.players)
    speaker = Speaker(lang or system_lang(), shared.variant)
    said = house_sentence(speaker, shared.players)
    if json:
        print(dumps({**rules_json(shared), "message": said}, ensure_ascii=False))
        return
    print(said)
    print(speaker.say("house-share", code=share_code(shared)))
