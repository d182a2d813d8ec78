"""Line by line: what is told, what is asked, and what becomes of whatever is typed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from palifico.protocol.entries import BidMade
from palifico.terminal.client.client import Client
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.client.join import Plan
from palifico.terminal.client.links import TableAddress
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.rest import Refused
from palifico.terminal.plain.console import PAGE_LINES, Console, print_line, wipe_terminal
from palifico.terminal.plain.input import InputLines
from palifico.terminal.plain.session import Session
from palifico.terminal.tty import can_wipe
from palifico.words import LANGS, message, rulebook
from tests.terminal import scenes
from tests.terminal.scenes import (
    ADVICE,
    ME,
    ODDS,
    OPEN,
    StillLine,
    StillPlayers,
    say,
    still_client,
    told,
)

MY_TURN = [*told(scenes.game()), OPEN]
OTHERS = [*told(scenes.game(turn=scenes.turn(1, calza=(0,)))), OPEN]
PROMPT = "Your move (3x5, Dudo, ? for help): "


class Sitting:
    """Somebody at a session: what they were told and asked, and what was sent for them."""

    def __init__(self, clients: list[Client], lines: list[StillLine]) -> None:
        self.clients, self.lines = clients, lines
        self.told: list[str] = []
        self.asked: list[str] = []
        self.early: list[tuple[str, dict[str, Any]]] = []

    @property
    def sent(self) -> list[tuple[str, dict[str, Any]]]:
        """What the server was asked for."""
        return [one for line in self.lines for one in line.sent]


def sit(
    heard: Sequence[Any],
    *types: str,
    person: bool = True,
    lang: str = "en",
    refuses: str | None = None,
    coached: bool = False,
    players: LocalPlayers | None = None,
    later: Sequence[Any] = (),
) -> Sitting:
    """Hear something, type something, and leave."""

    async def run() -> Sitting:
        client, line = still_client(lang, coach=ADVICE, odds=ODDS)
        line.refuses = Refused(409, "no", refuses) if refuses else None
        sitting = Sitting([client], [line])
        typed = InputLines(None)
        typed.is_interactive = person
        console = Console(typed, show=sitting.told.append, prompt=sitting.asked.append)
        plan = Plan(TableAddress("http://127.0.0.1:1"), lang, sits=False)
        session = Session(
            players or StillPlayers([client], list(heard)), plan, console, coached=coached
        )
        running = asyncio.create_task(session.run())
        for text in types:
            await _rest()
            typed.lines.put_nowait(text)
        await _rest()
        sitting.early = list(line.sent)
        say(client, *later)
        await _rest()
        typed.lines.put_nowait(None)
        await asyncio.wait_for(running, 10)
        session._running = None
        return sitting

    return asyncio.run(run())


async def _rest() -> None:
    """Let everything come to rest."""
    for _ in range(200):
        await asyncio.sleep(0)


def test_turn_shows_the_bid_the_dice_and_the_smallest_raises() -> None:
    sitting = sit(MY_TURN)
    assert sitting.told[-3:] == [
        "The bid: 3×4 (Oda)",
        "Your dice: Paco 3 3 5 6",
        "Smallest bids: 4×3, 4×4, 3×5, 3×6, 2 Pacos",
    ]
    assert PROMPT in sitting.asked


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("3x5", ("bid", {"expect": 30, "bid": [3, 5]})),
        (" 2xA ", ("bid", {"expect": 30, "bid": [2, 1]})),
        ("dudo", ("dudo", {"expect": 30})),
        ("D", ("dudo", {"expect": 30})),
        ("CALZA", ("calza", {"expect": 30})),
        ("99x6", ("bid", {"expect": 30, "bid": [99, 6]})),
    ],
)
def test_move(typed: str, sent: tuple[str, dict[str, Any]]) -> None:
    assert sit(MY_TURN, typed).sent == [sent]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "typed",
    ["hello", "3", "x5", "3x7", "3 5", "dud", "\x00\x1b[2J", "３x5", "9" * 500, "3x5 please"],
)
def test_session_what_is_no_move_is_told_so_and_asked_again(typed: str, lang: str) -> None:
    sitting = sit(MY_TURN, typed, lang=lang)
    assert sitting.sent == []
    end = message(lang, "fault-bid-text", {"wilds": "Paco", "given": "\x01"}).split("\x01")[1]
    assert sitting.told[-1].endswith(end)
    assert not any(ord(sign) < 32 for sign in sitting.told[-1])
    assert len([one for one in sitting.asked if one.endswith(": ")]) >= 2


@pytest.mark.parametrize("lang", LANGS)
def test_session_everything_that_can_be_looked_at(lang: str) -> None:
    words = ("?", "", "help", "rules", "log", "table", "bids", "coach", "odds", "say")
    sitting = sit(MY_TURN, *words, lang=lang)
    assert sitting.sent == []
    text = "\n".join(sitting.told)
    speaker = sitting.clients[0].speaker
    for section in rulebook(speaker):
        assert section.title in text
    assert text.count(speaker.say("terminal-help")) == 3
    assert "71" in text
    assert "hello, good_luck" in text
    assert "{" not in text


def test_coach_speaks_before_each_move_if_it_is_told_to() -> None:
    sitting = sit(MY_TURN, coached=True)
    assert any(line.startswith("1. 3×5: ") for line in sitting.told)


def test_refusal_is_told_and_asked_again() -> None:
    sitting = sit(MY_TURN, "3x5", refuses="3×5 is too low.")
    assert sitting.told[-1] == "3×5 is too low."
    assert sitting.asked.count(PROMPT) == 2


@pytest.mark.parametrize(("typed", "calls"), [("y", 1), ("Y", 1), ("c", 1), ("n", 0), ("", 0)])
def test_session_out_of_turn_one_is_asked_for_an_exact_call(typed: str, calls: int) -> None:
    sitting = sit(OTHERS, typed)
    assert "Call Calza on 3×4? (y/N) " in sitting.asked
    assert sitting.sent == [("calza", {"expect": 30})] * calls


def test_pipe_waits_for_its_turn() -> None:
    early = [*told(scenes.game(turn=scenes.turn(1))), OPEN]
    bid = BidMade(n=31, at=0, seat=1, bid=(3, 5), by="bot", turn=scenes.turn(0))
    sitting = sit(early, "4x5", person=False, later=[bid])
    assert sitting.early == []
    assert sitting.sent == [("bid", {"expect": 31, "bid": [4, 5]})]
    assert "4x5\n" in sitting.asked, "what was typed stands behind its prompt"


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("sit 3", [("sit", {"seat": 2, "commit": None})]),
        ("sit", [("sit", {"seat": 2, "commit": None})]),
        ("bot", [("seat_bot", {"seat": 2, "level": "counter"})]),
        ("bot champion", [("seat_bot", {"seat": 2, "level": "champion"})]),
        ("kick 2", [("kick", {"seat": 1})]),
        ("stand", [("stand", {})]),
        ("kick", []),
        ("kick 99", []),
        ("sit nowhere", []),
        ("sit 0", []),
    ],
)
def test_session_before_the_game(typed: str, sent: list[Any]) -> None:
    assert sit([*told(None, seats=4, free=2), OPEN], typed).sent == sent


def test_session_to_begin_is_to_fill_the_table() -> None:
    sent = sit([*told(None, seats=4, free=2), OPEN], "begin").sent
    assert [kind for kind, _ in sent] == ["seat_bot", "seat_bot", "begin"]


def test_lost_line_is_told_once_and_that_it_is_back() -> None:
    lost = [
        ConnectionState("waiting", until=1),
        ConnectionState("connecting"),
        ConnectionState("waiting", until=2),
        OPEN,
    ]
    sitting = sit([*MY_TURN, *lost])
    assert sitting.told.count("The connection is lost. We keep trying.") == 1
    assert sitting.told.count("Connected again.") == 1


def test_client_that_reconnects_during_a_reveal_reads_its_outcome() -> None:
    client, _ = still_client()
    say(client, *MY_TURN, scenes.called())
    assert client.table is not None
    sitting = sit([*told(client.table.game), OPEN])
    assert "The bid was 3×4: there are 4. The bid was true. You lose a die." in sitting.told


def test_refused_connection_ends_the_session() -> None:
    with pytest.raises(Refused, match="Nobody may watch"):
        sit([*MY_TURN, ConnectionState("refused", why="Nobody may watch.")])


def test_end_is_told_with_the_places() -> None:
    over = [*told(scenes.game()), OPEN, scenes.called(out=0, opener=None), scenes.ended()]
    sitting = sit(over)
    assert sitting.told[-5:] == [
        "Conta wins the game!",
        "Places",
        "  1. Conta",
        "  2. Oda",
        "  3. You",
    ]


def test_spectators_are_told_so_and_see_no_dice() -> None:
    watching = [*told(scenes.game(), hand=(0, 0, 0), you="-" * 16), OPEN]
    sitting = sit(watching, "table")
    assert "You are watching. You see what everybody sees, never covered dice." in sitting.told
    assert not any("Your dice" in line for line in sitting.told)
    assert not any("Your move" in one for one in sitting.asked)


class TwoPlayers(LocalPlayers):
    """Two people on one machine, who hear what a test says."""

    async def run(self, heard: Any) -> None:
        """Tell both."""
        for client, me, hand in zip(
            self.clients, (ME, "bot 1"), ((2, 2, 2), (6, 6, 6)), strict=True
        ):
            client.on_event = heard
            seats = (scenes.seat(ME), scenes.seat("bot 1"), scenes.seat("bot 2", "counter"))
            say(client, *told(scenes.game(), hand=hand, you=me, sitters=seats), OPEN)
        await asyncio.Event().wait()


def test_machine_is_passed_on_and_no_player_s_dice_are_seen_before(tmp_path: Path) -> None:
    first, second = still_client()[0], still_client()[0]
    sitting = sit([], "", "3x5", players=TwoPlayers([first, second]))
    pass_on = "Pass the computer to Ana, and let nobody else look. Then press Enter. "
    assert sitting.asked[0] == pass_on
    shown = [place for place, line in enumerate(sitting.told) if "Your dice: 2 2 2" in line]
    assert shown
    assert not any("6 6 6" in line for line in sitting.told)
    assert first._connection.sent == [("bid", {"expect": 30, "bid": [3, 5]})]  # type: ignore[attr-defined]
    assert PAGE_LINES > 24


def test_session_nothing_that_a_server_says_moves_the_cursor(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_line("Ana\x1b[2J\x9b31m bids\u202f3.\n\rYou lose.")
    assert capsys.readouterr().out == "Ana�[2J�31m bids\u202f3.\n�You lose.\n"


@pytest.mark.parametrize("typed", ["bot", "bot champion", "stand"])
def test_session_what_is_only_for_before_the_game(typed: str) -> None:
    sitting = sit(MY_TURN, typed)
    assert sitting.sent == []
    assert sitting.told[-1] == "That is only possible before the game begins."


def test_session_to_leave_is_asked_for_twice() -> None:
    assert sit(MY_TURN, "leave").sent == []
    assert sit(MY_TURN, "leave", "table", "yes").sent == []
    assert sit(MY_TURN, "leave", "yes").sent == [("stand", {})]
    assert sit(OTHERS, "leave", "y").sent == [("stand", {})], "not an exact call"


def test_help_names_a_call_only_where_there_is_one() -> None:
    opening = [*told(scenes.game(turn=scenes.turn(1))), OPEN]
    assert "Dudo to call" in "".join(sit(MY_TURN, "?").told)
    assert "to call" not in "".join(sit(opening, "?").told)


def test_odds_in_french_have_a_space_before_the_colon() -> None:
    right = [line for line in sit(MY_TURN, "odds", lang="fr").told if "est juste" in line]
    assert right
    assert all("est juste, probabilité\xa0: " in line for line in right)


@pytest.mark.parametrize(
    ("code", "fields", "why"),
    [
        ("seat.bot", {}, "A bot has your seat to the end of the game."),
        ("seat.taken", {"seat": 2}, "as the server said"),
        ("other", {"seat": 0}, "as the server said"),
    ],
)
def test_refusal_of_a_seat_is_told_as_the_server_says_it(
    code: str, fields: dict[str, Any], why: str
) -> None:
    client, line = still_client()
    line.refuses = Refused(409, code, "as the server said")
    warned: list[Any] = []

    async def run() -> None:
        say(client, *MY_TURN)
        client.on_event = warned.append
        await client.ask("sit", **fields)

    asyncio.run(run())
    assert [one.text for one in warned] == [why]


def test_dice_are_wiped_away_with_what_has_scrolled_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for term, can in (("dumb", False), ("", False), ("xterm", True)):
        monkeypatch.setenv("TERM", term)
        assert can_wipe() is can
    wipe_terminal()
    assert capsys.readouterr().out == "\x1b[H\x1b[2J\x1b[3J"


def test_session_nothing_of_a_hand_stays_when_the_turn_is_over_or_a_player_leaves() -> None:
    players = TwoPlayers([still_client()[0], still_client()[0]])
    seen: list[str] = []

    async def run() -> None:
        typed = InputLines(None)
        typed.is_interactive = True
        console = Console(typed, show=seen.append, prompt=seen.append, wipe=seen.clear)
        session = Session(
            players, Plan(TableAddress("http://127.0.0.1:1"), "en", sits=False), console
        )
        running = asyncio.create_task(session.run())
        for text in ("", None):
            await _rest()
            typed.lines.put_nowait(text)
        await asyncio.wait_for(running, 10)
        assert any("Your dice: 2 2 2" in line for line in seen)
        session.reporter.hide()
        assert seen == []
        players.hand_to(players.first)
        seen.append("Your dice: 2 2 2")
        bid = BidMade(n=31, at=0, seat=0, bid=(3, 5), by="player", turn=scenes.turn(1))
        for client in players.clients:
            client.on_event = lambda _: None
            say(client, bid)
        session.reporter.report(bid, players.public_table)
        assert seen == ["Ana bids 3×5."], "what happened is told after the dice are gone"

    asyncio.run(run())
