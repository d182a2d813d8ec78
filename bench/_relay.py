"""A bare relay on the same HTTP server: what one says all hear, and nothing is kept."""

from __future__ import annotations

import asyncio
import socket
from collections import defaultdict
from typing import Any

import uvicorn
import uvloop

rooms: dict[str, list[Any]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """One connection."""
    if scope["type"] != "websocket":
        return
    room = rooms[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    room.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        for each in room:
            await each({"type": "websocket.send", "text": message["text"]})


async def main() -> None:
    """Listen anywhere, say where, and go on."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        config = uvicorn.Config(
            app, http="httptools", ws="websockets-sansio", log_level="error", lifespan="off"
        )
        await uvicorn.Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    uvloop.run(asyncio.wait_for(main(), None))
