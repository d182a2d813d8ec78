"""`palifico editions`: lists the editions and their options."""

from __future__ import annotations

from json import dumps
from typing import TYPE_CHECKING, Any

from palifico.cli.options import Lang, system_lang
from palifico.editions import IDS, VALUES, box
from palifico.editions.fields import spell_all
from palifico.words import message

if TYPE_CHECKING:
    from palifico.editions import Box


def run_editions(*, json: bool = False, lang: Lang | None = None) -> None:
    speaks = lang or system_lang()
    if json:
        print(dumps({"editions": [_told(box(id_)) for id_ in IDS]}, ensure_ascii=False))
        return
    for id_ in IDS:
        a_box = box(id_)
        options = ", ".join(f"{name} ({spell_all(VALUES[name])})" for name in a_box.options)
        known = message(speaks, "editions-options", {"options": options}) if options else None
        print(f"{id_:<14} {a_box.name:<24} [{', '.join(a_box.languages)}]")
        print(f"{'':<14} {known or message(speaks, 'editions-no-options', {})}")


def _told(a_box: Box) -> dict[str, Any]:
    return {
        "id": a_box.id,
        "name": a_box.name,
        "languages": list(a_box.languages),
        "options": {name: list(VALUES[name]) for name in a_box.options},
    }
