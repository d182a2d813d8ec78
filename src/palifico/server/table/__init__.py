"""A table as pure data and decisions: the fold of its log, and what follows from a command.

No sockets, no database, no clock: `live` brings those.
"""
