"""The append-only log of every table and all else to remember, on SQLite or PostgreSQL."""

from palifico.store.contract import Append, Done, Notice, Result, Row, Store, StoreClosed, Work
from palifico.store.opening import default_url, open_store

__all__ = [
    "Append",
    "Done",
    "Notice",
    "Result",
    "Row",
    "Store",
    "StoreClosed",
    "Work",
    "default_url",
    "open_store",
]
