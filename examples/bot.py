"""A complete bot: python examples/bot.py http://127.0.0.1:8000 TOKEN TABLE SEAT"""

import json
import sys
import time
from contextlib import suppress
from typing import Any

from websockets import ConnectionClosed, InvalidMessage
from websockets.sync.client import connect


def choose(turn: Any, hand: Any) -> dict[str, Any]:
    """The raise that needs least of the others' dice; above half as many as I have, a challenge."""
    dice, spans = [die for die in hand["dice"] if die], turn["free" if hand["free"] else "bids"]
    raises = [(span[0] - dice.count(f), span[0], f) for f, span in enumerate(spans, 1) if span]
    _, *bid = min([*raises, (len(dice) / 2, 0, 0)] if turn["dudo"] else raises)
    return {"type": "bid", "bid": bid} if bid[0] else {"type": "dudo"}


server, token, table, seat = *sys.argv[1:4], int(sys.argv[4])
url, who = f"ws{server[4:]}/api/tables/{table}/socket?after=", {"Authorization": f"Bearer {token}"}
n, turn, lost = 0, None, suppress(OSError, ConnectionClosed, InvalidMessage)
while True:
    with lost, connect(f"{url}{n}", additional_headers=who) as ws:
        hand = None  # it comes when all that was missed has come
        ws.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
        for heard in map(json.loads, ws):
            print(heard)
            if heard["type"] == "ended" or heard.get("status") in ("over", "closed"):
                sys.exit()
            if heard["type"] in ("snapshot", "rolled", "bid", "called"):
                shown = heard.get("game") or heard
                turn, n = shown.get("turn"), shown.get("turn_n", heard["n"])
            hand = heard if heard["type"] == "hand" else hand
            if hand and turn and turn["to_act"] == seat and heard["type"] in ("bid", "hand"):
                time.sleep(0.1)  # the server takes 20 messages a second
                ws.send(json.dumps({**choose(turn, hand), "id": f"turn-{n}", "expect": n}))
    time.sleep(1)
