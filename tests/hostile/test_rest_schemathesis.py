"""Whatever the OpenAPI document allows, and what it does not, gets an answer that it announces."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from httpx import AsyncClient
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.rest.application import HOST, Rest, rest
from tests.sizes import examples

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = examples(5, at_least=3)
ENDLESS = "/api/tables/{table_id}/events"


class Caller:
    """Sends what is generated to a server in this process, as a guest with a table."""

    def __init__(self, runner: asyncio.Runner, server: Rest) -> None:
        self.runner = runner
        self.server = server
        self.sent = 0
        self.statuses: set[int] = set()

    def come(self) -> None:
        """A new guest, with a table and a cookie."""
        self.client: AsyncClient = self.runner.run(self.server.guest())
        made = self.runner.run(self.client.post("/api/tables", json={"seats": 2})).json()
        self.known = {"table_id": made["id"], "code": made["code"]}

    def call(self, case: Case[Any]) -> None:
        """Send a case, every other time to the table that there is, and check the answer."""
        self.sent += 1
        if self.sent % 2 and case.operation.path != ENDLESS:
            case.path_parameters.update(
                {name: id_ for name, id_ in self.known.items() if name in case.path_parameters}
            )
        given = case.as_transport_kwargs(base_url=HOST)
        given.pop("cookies")
        if isinstance(given.get("data"), bytes):
            given["content"] = given.pop("data")
        answer = self.runner.run(self._send(given))
        self.statuses.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    async def _send(self, given: dict[str, Any]) -> Any:
        async with asyncio.timeout(10):
            return await self.client.request(**given)


@contextmanager
def serving(folder: Path) -> Iterator[Caller]:
    """A server without limits on how often."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        server = runner.run(stack.enter_async_context(rest(folder, rates={})))
        try:
            yield Caller(runner, server)
        finally:
            runner.run(stack.aclose())


@pytest.mark.slow
def test_operation_answers_as_announced(tmp_path: Path) -> None:
    with serving(tmp_path) as caller:
        caller.come()
        document = caller.runner.run(caller.client.get("/schema/openapi.json")).json()
        schema = schemathesis.openapi.from_dict(document)
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), "every operation can be read"
            for mode in GenerationMode:
                caller.come()
                _send_many(caller, found.ok(), mode)
        assert caller.sent > 300
        assert {200, 201, 204, 400, 401, 404, 422} <= caller.statuses


def _send_many(caller: Caller, operation: Any, mode: GenerationMode) -> None:
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Case[Any]) -> None:
        caller.call(case)

    send()
