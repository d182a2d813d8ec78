"""`palifico house`: a table's rules in plain words, and their share code."""

from __future__ import annotations

from palifico.cli.table import Lang, Rules, system_lang, table_rules
from palifico.editions import Fault, Shared, share_code
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.words import Speaker, house_sentence


def run_house(
    edition: str, *, rule: Rules = None, players: int | None = None, lang: Lang | None = None
) -> None:
    if players is not None and not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise Fault("seats", **{"from": MIN_PLAYERS, "to": MAX_PLAYERS, "given": players})
    shared = table_rules(edition, rule)
    shared = Shared(shared.variant, players or shared.players)
    speaker = Speaker(lang or system_lang(), shared.variant)
    print(house_sentence(speaker, shared.players))
    print(speaker.say("house-share", code=share_code(shared)))
