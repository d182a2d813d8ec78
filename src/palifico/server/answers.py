"""One shape for whatever goes wrong: a code, what it is about, and a sentence one can read."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from traceback import extract_tb
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from palifico.editions import Fault
from palifico.fair.source import Source
from palifico.protocol.rest import Problem
from palifico.server.asking import choose_lang
from palifico.server.people import new_id
from palifico.server.statuses import MEANT, status_of
from palifico.words import fault_sentence, shorten
from palifico.words.refusals import SAID_WHOLE

LONGEST_DETAIL: Final = 300
NOT_IN_TEXT: Final = "22021"
"""What PostgreSQL says to a character that its texts cannot hold, which is NUL."""

log = structlog.get_logger("palifico.rest")


def problem(fault: Fault, lang: str) -> Response[Problem]:
    """The answer for a fault."""
    about = {name: _said_back(name, value) for name, value in fault.about.items()}
    body = Problem(fault.code, about, fault_sentence(lang, fault))
    headers: dict[str, str] = {}
    if "seconds" in fault.about:
        headers["Retry-After"] = str(fault.about["seconds"])
    status = status_of(fault.code)
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def lang_of(request: Request[Any, Any, Any]) -> str:
    """The language in which the asker reads: `?lang=`, else what the browser prefers."""
    return choose_lang(request.query_params.get("lang"), request.headers.get("accept-language"))


def refused(request: Request[Any, Any, Any], fault: Fault) -> Response[Problem]:
    """A fault of ours."""
    return problem(fault, lang_of(request))


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Something that the framework refused: no such route, not readable, too big."""
    answer = problem(_fault_of(request, error), lang_of(request))
    answer.headers.update(error.headers or {})
    return answer


def stopping(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """Nothing can be done any more: the store is closed."""
    return problem(Fault("server.stopping"), lang_of(request))


def crashed(source: Source) -> Callable[[Request[Any, Any, Any], Exception], Response[Problem]]:
    """The answer for anything unforeseen: a number to ask about, and nothing of the inside."""

    def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        if getattr(getattr(error, "orig", None), "sqlstate", None) == NOT_IN_TEXT:
            return problem(Fault("request.form", why="NUL"), lang_of(request))
        number = new_id(source)
        # Neither the message nor the values: either could hold what somebody typed.
        places = [f"{at.filename.rpartition('/')[2]}:{at.lineno}" for at in _frames(error)]
        log.error("request.crashed", id=number, error=type(error).__name__, at=places)
        return problem(Fault("server.error", given=number), lang_of(request))

    return answer


def may_answer(*statuses: int) -> dict[int, ResponseSpec]:
    """What else an operation may answer, for its documentation; any may be unreadable or crash."""
    return {
        status: ResponseSpec(Problem, description=MEANT[status], generate_examples=False)
        for status in sorted({400, 500, *statuses})
    }


def _said_back(name: str, value: str | int) -> str | int:
    return shorten(value) if isinstance(value, str) and name not in SAID_WHOLE else value


def _fault_of(request: Request[Any, Any, Any], error: HTTPException) -> Fault:
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            return Fault("route.unknown", given=request.url.path)
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return Fault("route.method", given=request.method)
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return Fault("request.big")
        case _:
            return Fault("request.form", why=_detail(error)[:LONGEST_DETAIL])


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = (f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra)
        return "; ".join(told)
    return error.detail


def _frames(error: Exception) -> Any:
    return extract_tb(error.__traceback__)[-6:]
