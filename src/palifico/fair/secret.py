"""Secret bytes: no repr, log or pickle shows them; `reveal` is the only way out."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Final, NoReturn, Self

SHOWN: Final = "Secret(hidden)"


class Secret:
    """Bytes that no `repr`, log line, traceback, pickle or serialiser shows; `reveal` gives them.

    >>> print(Secret(b"loaded dice"), [Secret(b"loaded dice")])
    Secret(hidden) [Secret(hidden)]
    """

    __slots__ = ("__bytes",)
    __bytes: bytes

    def __init__(self, data: bytes) -> None:
        object.__setattr__(self, "_Secret__bytes", data)

    def reveal(self) -> bytes:
        """Return the bytes themselves, to compute with at once or to publish."""
        return self.__bytes

    def __eq__(self, other: object) -> bool:
        """Compare in a time that does not tell where the difference is."""
        return isinstance(other, Secret) and compare_digest(self.__bytes, other.__bytes)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return SHOWN

    def __format__(self, spec: str) -> str:
        return SHOWN

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a secret does not change")

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a secret is not pickled: seal it")

    def __getstate__(self) -> NoReturn:
        raise TypeError("a secret is not pickled: seal it")
