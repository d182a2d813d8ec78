"""Examples of every message: a table of two, from the first command to the end."""

from __future__ import annotations

from typing import Final

from palifico.protocol import commands as ask
from palifico.protocol import entries as told
from palifico.protocol import frames as shown
from palifico.protocol.rest_games import Hands
from palifico.protocol.settings import TableSettings

NOW: Final = 1_790_000_000_000
ANA: Final = "7zq0m3k1x5b9d2fw"
BOT: Final = "bot:counter-----"
GAME: Final = "00112233445566778899aabbccddeeff"
HASH: Final = "5e" * 32
SIGNATURE: Final = "b7" * 64
OPTIONS: Final = {"calza": True, "lost_dice": "visible"}
SETTINGS: Final = TableSettings(edition="azteca", options=OPTIONS, seats=2, talk="text")

TURN: Final = told.Turn(1, (None, *((1, 10),) * 5), None, dudo=False, calza=())
RAISES: Final = ((3, 10), (6, 10), *((5, 10),) * 4)
AFTER_BID: Final = told.Turn(0, RAISES, None, dudo=True, calza=(0,))
DICE: Final = (4, 5, 2, 6, 2), (5, 6, 3, 5, 2)
CUPS: Final = (told.Cup(1, DICE[1]), told.Cup(0, DICE[0]))
REFUSED: Final = {"count": 2, "face": 1, "limit": 10, "previous_count": 5, "previous_face": 2}
PERSON: Final = shown.Person(ANA, "Ana", "teal", "star", "guest")

COMMANDS: Final[tuple[ask.Command, ...]] = (
    ask.Sit("a1", seat=0, commit=HASH),
    ask.Stand("a2"),
    ask.SeatBot("a3", seat=1, level="counter"),
    ask.Kick("a4", seat=1),
    ask.HandOver("a5", seat=1),
    ask.Ready("a5", ready=True),
    ask.Change("a6", settings=SETTINGS),
    ask.Begin("a7"),
    ask.Open("a8", opening=HASH),
    ask.MakeBid("a9", bid=(2, 1), expect=10),
    ask.CallDudo("a10", expect=10),
    ask.CallCalza("a11", expect=10),
    ask.Back("a12"),
    ask.Hurry("a13"),
    ask.Rematch("a14"),
    ask.Say("a15", phrase="well_played"),
)

CHAIN: Final = told.ChainOpened(n=2, at=NOW, game=GAME, anchor=HASH, key=HASH, signature=SIGNATURE)
LOCKED: Final = told.ListLocked(
    n=5,
    at=NOW,
    rules=HASH,
    seats=(told.Locked(ANA, HASH), told.Locked(BOT, None)),
    lock=HASH,
    signature=SIGNATURE,
)
MIXED: Final = told.Mixed(n=7, at=NOW, openings=(HASH, None), mix=HASH, signature=SIGNATURE)

ENTRIES: Final[tuple[told.AnyEntry, ...]] = (
    told.TableMade(n=1, at=NOW, host=ANA, settings=SETTINGS),
    CHAIN,
    told.Sat(n=3, at=NOW, seat=0, account=ANA, commit=HASH, bot=None),
    told.Stood(n=4, at=NOW, seat=0, why="left"),
    told.Readied(n=4, at=NOW, seat=0, ready=True),
    told.Hosted(n=4, at=NOW, host=ANA),
    told.Settled(n=4, at=NOW, settings=SETTINGS),
    LOCKED,
    told.SeatOpened(n=6, at=NOW, seat=0),
    told.StartVoided(n=6, at=NOW, seats=(0,)),
    MIXED,
    told.Began(n=8, at=NOW, opener=1, throws=({0: 3, 1: 5},)),
    told.Rolled(n=9, at=NOW, opener=1, last_die=False, counts=(5, 5), turn=TURN),
    told.BidMade(n=10, at=NOW, seat=1, bid=(5, 2), by="bot", turn=AFTER_BID),
    told.Called(
        n=11,
        at=NOW,
        seat=0,
        call="dudo",
        by="player",
        cups=CUPS,
        count=3,
        loser=1,
        gainer=None,
        out=None,
        opener=1,
        last_die=False,
        counts=(5, 4),
    ),
    told.Kept(n=12, at=NOW, seat=0, level="counter", why="away", for_good=False),
    told.Returned(n=13, at=NOW, seat=0, time_ms=30_000),
    told.Hurried(n=48, at=NOW, seat=0),
    told.Ended(n=60, at=NOW, game=GAME, why="won", winner=0, places=(0, 1), rounds=8, secret=HASH),
    told.Closed(n=5, at=NOW),
    told.RematchMade(n=61, at=NOW, table="k3v9x0q2b7"),
)

FRAMES: Final[tuple[shown.AnyFrame, ...]] = (
    shown.Welcome(ANA, n=10, now=NOW, due=NOW + 30_000, snapshot=True),
    shown.Snapshot(
        n=10,
        id="m5c1t8y4w6",
        code="kpzmva",
        status="playing",
        settings=SETTINGS,
        host=ANA,
        seats=(
            shown.SeatShown(
                ANA, bot=None, adds_chance=True, opened=True, kept=None, for_good=False, ready=True
            ),
            shown.SeatShown(
                BOT, bot="counter", adds_chance=False, opened=False, kept=None, for_good=False
            ),
        ),
        people=(PERSON, shown.Person(BOT, "Conta", "grey", "moon", "house")),
        here=(0,),
        watching=2,
        voids=0,
        chain=CHAIN,
        locked=LOCKED,
        mixed=MIXED,
        places=(),
        game=shown.GameShown(
            opener=1,
            last_die=False,
            out=(),
            counts=(5, 5),
            bids=(shown.BidShown(1, (5, 2), "bot"),),
            reveal=None,
            turn=AFTER_BID,
            turn_n=10,
            winner=None,
        ),
        next_table=None,
    ),
    shown.Hand(n=9, dice=DICE[0], free=0),
    shown.People((PERSON,)),
    shown.Presence(here=(0,), watching=2),
    shown.Said(id=1, at=NOW, account=ANA, phrase="well_played", text=None),
    shown.Clock(n=10, due=NOW + 45_000),
    shown.Ok("a10", n=11),
    shown.Err(
        "a9",
        code="bid.half",
        about={**REFUSED, "needed": 3},
        why="2 Teste di Azteco is too few after 5×2: half of 5, rounded up, is 3. (…)",
        n=10,
    ),
    shown.Bye(again_ms=0),
    shown.Resync(),
)

HANDS: Final = Hands(n=9, hands=DICE)
