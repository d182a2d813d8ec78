"""`palifico house`: a table's rules in plain words, and their share code."""

from __future__ import annotations

from palifico.cli.table import Lang, Rules, check_seats, system_lang, table_rules
from palifico.editions import Shared, share_code
from palifico.words import Speaker, house_sentence


def run_house(
    edition: str, *, rule: Rules = None, players: int | None = None, lang: Lang | None = None
) -> None:
    check_seats(players)
    shared = table_rules(edition, rule)
    shared = Shared(shared.variant, players or shared.players)
    speaker = Speaker(lang or system_lang(), shared.variant)
    print(house_sentence(speaker, shared.players))
    print(speaker.say("house-share", code=share_code(shared)))
