"""`palifico editions`: the boxes there are."""

from __future__ import annotations

from palifico.cli.table import Lang, system_lang
from palifico.editions import IDS, VALUES, box
from palifico.editions.fields import spell_all
from palifico.words import message


def run_editions(*, lang: Lang | None = None) -> None:
    speaks = lang or system_lang()
    for id_ in IDS:
        a_box = box(id_)
        options = ", ".join(f"{name} ({spell_all(VALUES[name])})" for name in a_box.options)
        known = message(speaks, "editions-options", {"options": options}) if options else None
        print(f"{id_:<14} {a_box.name:<24} [{', '.join(a_box.languages)}]")
        print(f"{'':<14} {known or message(speaks, 'editions-no-options', {})}")
