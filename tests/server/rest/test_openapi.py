"""The OpenAPI document: valid, exact, complete, and on a page for people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from palifico.protocol.commands import Command
from palifico.server.core.status_codes import MEANT
from tests.server.rest.application import rest

PAGE = Path(__file__).resolve().parents[3] / "docs" / "api.md"
SAFE = ("get", "head")

pytestmark = pytest.mark.asyncio


async def served(folder: Path) -> dict[str, Any]:
    async with rest(folder) as server:
        answer = await server.client().get("/schema/openapi.json")
        assert answer.status_code == 200
        document: dict[str, Any] = answer.json()
        return document


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


async def test_document_is_valid_openapi_3_1(tmp_path: Path) -> None:
    document = await served(tmp_path)
    assert document["openapi"].startswith("3.1")
    assert document["info"]["title"] == "Palifico"
    errors = [f"{e.instance_path}: {e.message}" for e in OPENAPI_31_VALIDATOR.iter_errors(document)]
    assert errors == []


async def test_reference_leads_somewhere(tmp_path: Path) -> None:
    document = await served(tmp_path)
    shapes = document["components"]["schemas"]
    text = msgspec.json.encode(document).decode()
    referred = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert referred <= shapes.keys()
    assert all(shape.get("description") for shape in shapes.values()), "each says what it is"


async def test_operation_says_what_it_is_and_how_it_fails(tmp_path: Path) -> None:
    document = await served(tmp_path)
    problem = {"$ref": "#/components/schemas/Problem"}
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(names) == len(set(names)) > 30
    for method, path, operation in operations(document):
        about = f"{method} {path}"
        answers = operation["responses"]
        failing = {status for status in answers if int(status) >= 400}
        assert operation["description"], about
        assert operation["tags"], about
        assert failing >= {"400", "500"}, about
        for status in failing:
            assert answers[status]["content"]["application/json"]["schema"] == problem, about
            assert answers[status]["description"] == MEANT[int(status)]
        assert ("401" in failing) >= bool(operation.get("security")), about
        assert ("403" in failing) or method in SAFE, f"{about}: may come from elsewhere"
        assert ("413" in failing) == ("415" in failing) == ("requestBody" in operation), about
        for status in answers.keys() - failing:
            content = answers[status].get("content", {})
            assert status == "204" or content, about


async def test_shapes_are_as_strict_as_the_server(tmp_path: Path) -> None:
    shapes = (await served(tmp_path))["components"]["schemas"]
    for asked in ("Looks", "LoggingIn", "TableSettings", "Sit", "MakeBid"):
        assert shapes[asked]["additionalProperties"] is False
    assert shapes["MakeBid"]["properties"]["bid"]["maxItems"] == 2
    commands = {struct.__name__ for struct in Command.__args__}
    assert commands <= shapes.keys()


async def test_openapi_nothing_is_loaded_from_elsewhere(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = server.client()
        for path in ("/swagger", "/redoc", "/elements", "/rapidoc", "/openapi.yaml"):
            answer = await browser.get(f"/schema{path}")
            assert answer.status_code == 404, path
        assert "://" not in (await browser.get("/schema/openapi.json")).text


async def test_route_is_on_the_page_and_no_other(tmp_path: Path) -> None:
    document = await served(tmp_path)
    routes = {f"{method.upper()} {path}" for method, path, _ in operations(document)}
    shown = re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(shown) == sorted(routes)
