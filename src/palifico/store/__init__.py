"""Store: the append-only log of every table and all other data, on SQLite or PostgreSQL."""

from palifico.store.base import Append, Done, Notice, Result, Row, Store, StoreClosed, Work
from palifico.store.connect import default_url, open_store

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
