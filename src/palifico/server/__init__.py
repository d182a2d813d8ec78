"""Game server: live tables over WebSocket and REST; nothing is broadcast before it is on disk.

Layers, each importing only those above it:

- `core/`: clock, configuration, cache, rate limits, CSRF, heartbeat, frames.
- `table/`: a table as pure data and decisions, without I/O or clock.
- `auth/`: accounts, credentials, login, tokens, privacy.
- `games/`: archive, ratings and statistics of finished games.
- `live/`: tables in memory; the one way from a command to its subscribers.
- `pages/`, then `ws/` and `rest/`: web client, WebSocket gateway, REST API.
- `ops/`: metrics, health checks, logs.
- `bootstrap`, `main`: the composition root and the process.
"""
