"""Widgets of a table: seats, the middle, the bids, the picker, the sidebar."""
