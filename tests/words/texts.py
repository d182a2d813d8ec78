"""Texts of messages: what is written around the variables, with the message each stands in."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from palifico.words.bundle import FILES, WEB_FILES, source


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Yield every message of a language: `file: id`, and each of its variants as one text.

    A variable is written as `{$name}`, and what an inner choice says comes as a text of its own.
    """
    for file in (*FILES, *WEB_FILES):
        for entry in FluentParser().parse(source(lang, file)).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for text in _patterns(entry.value):
                    yield f"{lang}/{file}: {entry.id.name}", text


def _patterns(pattern: ast.Pattern) -> Iterator[str]:
    yield "".join(map(_written, pattern.elements))
    for element in pattern.elements:
        choice = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(choice, ast.SelectExpression):
            for variant in choice.variants:
                yield from _patterns(variant.value)


def _written(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return f"{{${name}}}"
        case ast.StringLiteral() as literal:
            return str(literal.parse()["value"])
        case _:
            return "{…}"
