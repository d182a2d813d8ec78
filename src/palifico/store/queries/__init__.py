"""Queries: every statement against the schema, as functions of an open connection."""
