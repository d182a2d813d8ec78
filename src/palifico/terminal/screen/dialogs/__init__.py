"""Dialogs over a table: what is read, and what is typed or chosen."""
