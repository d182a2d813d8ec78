"""A bot without sockets, of plain Python: it reads lines and posts what it wants to do.

python examples/bot_stream.py http://127.0.0.1:8000 TOKEN TABLE SEAT
"""

import json
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, token, table, seat = *sys.argv[1:4], int(sys.argv[4])
address, who = f"{server}/api/tables/{table}", {"Authorization": f"Bearer {token}"}


def ask(key: str, **command: Any) -> None:
    """Ask the table for something; asked again under the same key, it has no second effect."""
    headers = {**who, "Content-Type": "application/json", "Idempotency-Key": key}
    try:
        body = json.dumps(command).encode()
        urlopen(Request(f"{address}/commands", body, headers), timeout=60).close()
    except HTTPError as refused:
        print(json.load(refused)["why"])


def choose(game: Any, hand: Any) -> dict[str, Any]:
    """The lowest bid on the face that I have most of, or a challenge above a third of all dice."""
    turn = game["turn"]
    spans = turn["free" if hand["free"] else "bids"]
    raises = [(hand["dice"].count(f), f, span) for f, span in enumerate(spans, 1) if span]
    _, face, (count, _) = max(raises, default=(0, 0, (99, 99)))
    most = max((span[1] for _, _, span in raises), default=0)
    dice = sum(game["counts"] or [most])  # some editions hide how many each has left
    if turn["dudo"] and count > dice / 3:
        return {"type": "dudo"}
    return {"type": "bid", "bid": [count, face]}


def play(game: dict[str, Any]) -> None:
    """Hear the table until the game is over, or the stream ends; `game` is what is known of it."""
    hand = None
    ask("sit", type="sit", seat=seat)
    with urlopen(Request(f"{address}/events?after={game['n']}", headers=who), timeout=60) as lines:
        for line in filter(bytes.strip, lines):  # an empty line only says that the stream is alive
            heard = json.loads(line)
            if heard["type"] == "ended" or heard.get("status") in ("over", "closed"):
                sys.exit()
            if heard["type"] in ("snapshot", "rolled", "bid", "called"):
                shown = heard.get("game") or heard
                game |= {"turn": None, **shown, "n": shown.get("turn_n", heard["n"])}
            hand = heard if heard["type"] == "hand" else hand
            if not hand or not game["turn"] or heard["type"] not in ("bid", "hand"):
                continue
            if game["turn"]["to_act"] == seat:
                time.sleep(0.1)  # the server takes 600 commands a minute
                ask(f"turn-{game['n']}", **choose(game, hand), expect=game["n"])


known: dict[str, Any] = {"n": 0}
while True:
    try:
        play(known)
    except HTTPError as refused:
        if refused.code < 500:
            raise
    except (OSError, HTTPException):
        pass  # the connection is lost: come back
    time.sleep(1)
