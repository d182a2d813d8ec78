"""Case loops: one test that tries many cases, where one test a case would cost more than the case.

Like `pytest.mark.parametrize`, for tests without fixtures: all cases run, and the failure names
each case that failed with the first one's traceback.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any, TypeAlias

Test: TypeAlias = Callable[..., None]
MAX_NAMED = 10


def each(
    names: str | tuple[str, ...], values: Iterable[Any], *, ids: Callable[[Any], str] = repr
) -> Callable[[Test], Test]:
    """Return a decorator that calls a test for each value, or each tuple of values.

    `ids` says how a value is named when it fails.
    """
    keys = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    cases = [dict(zip(keys, one if len(keys) > 1 else (one,), strict=True)) for one in values]
    assert cases, "there is nothing to try"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def loop(**outer: Any) -> None:
            failed: list[tuple[str, Exception]] = []
            for case in cases:
                try:
                    test(**case, **outer)
                except Exception as error:
                    named = ", ".join(f"{key}={ids(value)}" for key, value in case.items())
                    failed.append((named, error))
            if failed:
                raise AssertionError(_summary(failed, len(cases))) from failed[0][1]

        left = [one for name, one in signature(test).parameters.items() if name not in keys]
        loop.__signature__ = signature(test).replace(parameters=left)  # type: ignore[attr-defined]
        return loop

    return decorate


def _summary(failed: list[tuple[str, Exception]], tried: int) -> str:
    lines = [f"{case}: {str(error) or type(error).__name__}" for case, error in failed[:MAX_NAMED]]
    return "\n".join([f"{len(failed)} of {tried} cases failed", *lines])
