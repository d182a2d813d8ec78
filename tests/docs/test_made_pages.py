"""The pages that are made from data say what the data says."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module

import pytest

import palifico
from palifico.cli.app import COMMANDS
from palifico.editions import IDS, VALUES, variant
from palifico.record import captions, example_round
from palifico.words import Speaker
from tools.docs.blocks import ROOT
from tools.docs.commands import AREAS, command_pages, shown
from tools.docs.editions import edition_pages
from tools.docs.griffe_extension import fenced
from tools.docs.hook import on_page_markdown
from tools.docs.reference import PACKAGES, offered, reference_pages

INSIDE = {"cli", "protocol", "server", "store", "terminal"}
"""Packages that nobody outside is meant to import."""


def test_made_pages_there_is_a_page_for_each_edition_and_each_command() -> None:
    assert {f"editions/{id_}.md" for id_ in IDS} < edition_pages().keys()
    assert {f"commands/{name}.md" for name in COMMANDS} < command_pages().keys()


def test_all_boxes_stand_side_by_side_on_every_field_in_sentences() -> None:
    page = edition_pages()["editions/compare.md"]
    rules = re.split(r"^#{2,3} |^\*\*All five boxes:\*\*$", page, flags=re.MULTILINE)
    differing = [rule for rule in rules if "- **[" in rule]
    shared = [line for line in page.splitlines() if re.match(r"- [^*]", line)]
    assert len(differing) + len(shared) == len(VALUES)
    assert all(1 < rule.count(".md)") <= len(IDS) for rule in differing)
    assert not re.search(r"\((\w[\w-]+\.md)\)[^#]*\1", differing[0]), "a box is named once a rule"
    told = [line for line in page.splitlines() if line.startswith("- ")]
    assert [
        line for line in told if not re.search(r": ?\*?\*? [A-Z].*[.)]$|^- [A-Z].*[.)]$", line)
    ] == []


def test_edition_is_told_in_its_own_words() -> None:
    page = edition_pages()["editions/paco.md"]
    assert "| a round after dropping to one die | Palifico, Palífico (Spanish) |" in page
    assert "| options | `calza` (false, true), `lost_dice` (hidden, visible) |" in page
    assert "*The box’s rulebook does not say; this is our convention.*" in page


@pytest.mark.parametrize("edition", IDS)
def test_edition_page_of_each_box_tells_its_example_round(edition: str) -> None:
    page, example = edition_pages()[f"editions/{edition}.md"], example_round(edition)
    told = captions(Speaker("en", variant(edition)), example)
    assert [text for texts in told for text in texts if text not in page] == []
    assert all(f"| {player} | " in page for player in example.players)
    assert f"palifico watch --example {edition}" in page


def test_box_without_an_exact_call_has_no_word_for_it() -> None:
    assert "| the exact call |" not in edition_pages()["editions/piatnik.md"]


def test_command_has_its_place_in_the_list() -> None:
    index = command_pages()["commands/index.md"]
    assert [name for name in COMMANDS if index.count(f"]({name}.md)") != 1] == []
    assert len({name for names in AREAS.values() for name in names}) == sum(
        map(len, AREAS.values())
    )


def test_example_is_of_that_command_and_one_that_runs_comes_first() -> None:
    told = shown("record")
    assert told[0].is_run
    assert all("palifico record " in one.command for one in told)
    assert not shown("serve")[0].is_run


def test_made_pages_what_must_be_given_is_said_and_flags_look_like_flags() -> None:
    page = command_pages()["commands/odds.md"]
    assert "| `--dice` | Your own dice, like 24551. *Must be given.* |" in page
    assert "Without `--edition` the rules" in page


def test_name_that_is_a_module_too_is_found() -> None:
    assert offered("palifico.odds")["exact"] == "palifico.odds.exact.exact"
    assert "::: palifico.odds.exact.exact" in reference_pages()["reference/odds.md"]


def test_two_names_in_one_assignment_are_told_by_their_values() -> None:
    assert "MAX_PLAYERS = 12" in reference_pages()["reference/rules.md"]


def test_package_that_offers_something_has_a_page() -> None:
    packages = {one.name for one in pkgutil.iter_modules(palifico.__path__) if one.ispkg}
    offering = {
        name for name in packages if getattr(import_module(f"palifico.{name}"), "__all__", None)
    }
    assert offering - INSIDE <= PACKAGES.keys()


def test_prompts_in_a_docstring_become_code() -> None:
    text = "Adds.\n\n>>> 1 + 1\n2\n>>> 2\n2\n\nMore."
    assert fenced(text) == "Adds.\n\n```pycon\n>>> 1 + 1\n2\n>>> 2\n2\n```\n\nMore."


@pytest.mark.parametrize(
    ("written", "built"),
    [
        ("[a](../Makefile)", "[a](files/Makefile)"),
        ("[a](../../Makefile)", "[a](../files/Makefile)"),
        ("[a](../editions.md#house-rules)", "[a](../editions.md#house-rules)"),
        ("[a](../odds.md)", "[a](../odds.md)"),
    ],
)
def test_link_that_leaves_the_folder_leads_to_a_copy(written: str, built: str) -> None:
    assert on_page_markdown(written) == built


def test_long_answers_are_folded_and_tables_are_not() -> None:
    table = f"```console\n$ a\n{'─' * 100}\n```"
    answer = f"```console\n$ a\n{'word ' * 30}\n```"
    assert on_page_markdown(table) == table
    assert on_page_markdown(answer).startswith("``` { .console .sentences }\n$ a\nword")


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_of_the_first_pages_lead_to_files(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    assert [link for link in links if not (ROOT / link).exists()] == []
