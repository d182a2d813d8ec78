"""Problem responses: every error as code, parameters and sentence, with its HTTP status."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from traceback import extract_tb
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from palifico.errors import Fault
from palifico.fair.entropy import Source
from palifico.protocol.rest_accounts import Problem
from palifico.server.auth.accounts import new_id
from palifico.server.core.headers import choose_lang
from palifico.server.core.status_codes import MEANT, status_of
from palifico.words import fault_sentence
from palifico.words.refusals import fault_params

MAX_DETAIL_CHARS: Final = 300
NOT_IN_TEXT: Final = "22021"
"""What PostgreSQL says to a character that its texts cannot hold, which is NUL."""

log = structlog.get_logger("palifico.rest")


def problem(fault: Fault, lang: str) -> Response[Problem]:
    """Return the response for a fault."""
    about = fault_params(fault)
    body = Problem(fault.code, about, fault_sentence(lang, fault))
    headers: dict[str, str] = {}
    if "seconds" in fault.about:
        headers["Retry-After"] = str(fault.about["seconds"])
    status = status_of(fault.code)
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def lang_of(request: Request[Any, Any, Any]) -> str:
    """Return the caller's language: `?lang=`, else what the browser prefers."""
    return choose_lang(request.query_params.get("lang"), request.headers.get("accept-language"))


def refused(request: Request[Any, Any, Any], fault: Fault) -> Response[Problem]:
    """Handle a `Fault`."""
    return problem(fault, lang_of(request))


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Handle what the framework refused: no such route, unreadable, too big."""
    answer = problem(_fault_of(request, error), lang_of(request))
    answer.headers.update(error.headers or {})
    return answer


def stopping(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """Handle a closed store: the server is stopping."""
    return problem(Fault("server.stopping"), lang_of(request))


def store_failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Handle a database that cannot be used now: the disk is full, or it cannot be reached."""
    log.error("store.failed", error=type(error).__name__)
    return problem(Fault("store.failed"), lang_of(request))


def crashed(source: Source) -> Callable[[Request[Any, Any, Any], Exception], Response[Problem]]:
    """Return the handler of any other exception: it answers a log id, and nothing internal."""

    def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        if getattr(getattr(error, "orig", None), "sqlstate", None) == NOT_IN_TEXT:
            return problem(Fault("request.form", why="NUL"), lang_of(request))
        number = new_id(source)
        # Neither the message nor the values: either could hold user input.
        places = [f"{at.filename.rpartition('/')[2]}:{at.lineno}" for at in _frames(error)]
        log.error("request.crashed", id=number, error=type(error).__name__, at=places)
        return problem(Fault("server.error", given=number), lang_of(request))

    return answer


def may_answer(*statuses: int) -> dict[int, ResponseSpec]:
    """Document the error statuses of an operation; 400 and 500 are always among them."""
    return {
        status: ResponseSpec(Problem, description=MEANT[status], generate_examples=False)
        for status in sorted({400, 500, *statuses})
    }


def _fault_of(request: Request[Any, Any, Any], error: HTTPException) -> Fault:
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            return Fault("route.unknown", given=request.url.path)
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return Fault("route.method", given=request.method)
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return Fault("request.big")
        case _:
            return Fault("request.form", why=_detail(error)[:MAX_DETAIL_CHARS])


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = (f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra)
        return "; ".join(told)
    return error.detail


def _frames(error: Exception) -> Any:
    return extract_tb(error.__traceback__)[-6:]
