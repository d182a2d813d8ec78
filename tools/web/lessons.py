"""Writes the lessons of the web client: four short scripted rounds for each edition.

The rules' engine plays them, so that the page, which knows no rules, has for every step what a
table would tell, which answers the lesson hopes for, and what follows from each.
`python tools/web/lessons.py` writes web/src/screens/learn/lessons.gen.json, and with `--check`
only says whether it is up to date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import to_builtins

from palifico.editions import IDS, Variant, variant
from palifico.protocol.entries import AnyEntry, Began
from palifico.protocol.frames import Hand, Person, SeatShown, Snapshot
from palifico.protocol.settings import TableSettings, settled
from palifico.rules import WILD, Bid, Dudo, Refusal, Seat, State, deal, decide, evolve, legal, start
from palifico.rules import events as happened
from palifico.rules.edition import LostDice, ShowStop
from palifico.rules.raises import may_change_face
from palifico.server.table.log_entries import bid_made, called
from palifico.server.table.play import rolled

NAME: Final = "web/src/screens/learn/lessons.gen.json"
FILE: Final = Path(__file__).resolve().parents[2] / NAME

Json: TypeAlias = dict[str, Any]
Args: TypeAlias = int | str | Bid

USUAL: Final = "palifico"
"""How most boxes spell the word for a last-die round."""
ALIKE: Final = 0.8
"""How much of a word must be the same for it to be the same word."""
YOU, INES, TEO = 0, 1, 2
PEOPLE: Final = (
    Person("learner---------", "", "teal", "star", "guest"),
    Person("ines------------", "Ines", "orange", "leaf", "guest"),
    Person("teo-------------", "Teo", "violet", "drop", "guest"),
)


@dataclass(slots=True)
class Script:
    """A round as it is played out: what is told since the last step, and the steps so far.

    After a question with several good answers there is a state for each; whatever follows must be
    the same in all of them.
    """

    rules: Variant
    name: str
    states: list[State]
    n: int = 1
    frames: list[Json] = field(default_factory=list)
    steps: list[Json] = field(default_factory=list)

    def roll(self, *hands: str) -> None:
        """Put dice under the cups."""
        dice = [tuple(map(int, hand)) for hand in hands]
        self._hear(rolled(self.states[0]))
        self.states = [_good(deal(state, dice)) for state in self.states]
        state, size = self.states[0], self.rules.edition.dice_each
        assert state.round is not None
        free = state.round.last_die and may_change_face(state, state.round, YOU)
        padded = (*dice[YOU], *[0] * (size - len(dice[YOU])))
        self.frames.append(to_builtins(Hand(self.n, padded, 1 if free else 0)))

    def bid(self, seat: Seat, bid: Bid) -> None:
        """Let a seat bid."""
        played = [_bid(state, seat, bid) for state in self.states]
        entries = [entry for entry, _ in played]
        self.states = [after for _, after in played]
        assert all(entry == entries[0] for entry in entries)
        self._hear(entries[0])

    def dudo(self, seat: Seat) -> None:
        """Let a seat doubt."""
        entry, after = _dudo(self.states[0], seat)
        self.states = [after]
        self._hear(entry)

    def tell(self, say: str, **args: Args) -> None:
        """A step that is only read, after what has happened since the last one."""
        self._step(say, args, None)

    def ask_bid(
        self, say: str, wanted: Callable[[Bid], bool], hints: Mapping[str, str], **args: Args
    ) -> None:
        """A step in which the learner bids one of the bids that are wanted."""
        state = self.states[0]
        every = list(legal(state).bids)
        good = [bid for bid in every if wanted(bid)]
        played = {bid: _bid(state, YOU, bid, self.n + 1) for bid in good}
        _check_hints(state, good, hints)
        answers = {str(bid): to_builtins(entry) for bid, (entry, _) in played.items()}
        self._step(say, args, {"bids": _spans(good), "hints": dict(hints), "answers": answers})
        self.states = [after for _, after in played.values()]
        self.n += 1

    def ask_dudo(self, say: str, hints: Mapping[str, str], **args: Args) -> None:
        """A step in which the learner is to doubt."""
        state = self.states[0]
        entry, after = _dudo(state, YOU, self.n + 1)
        _check_hints(state, [], {**hints, "dudo": ""})
        answers = {"dudo": to_builtins(entry)}
        self._step(say, args, {"bids": _spans([]), "hints": dict(hints), "answers": answers})
        self.states, self.n = [after], self.n + 1

    def done(self) -> Json:
        """The round, ready to be written."""
        assert not self.frames, "something was told after the last step"
        return {"name": self.name, "table": _table(self.rules), "steps": self.steps}

    def _step(self, say: str, args: Mapping[str, Args], ask: Json | None) -> None:
        told = {name: list(a) if isinstance(a, Bid) else a for name, a in args.items()}
        self.steps.append({"say": say, "args": told, "frames": self.frames, "ask": ask})
        self.frames = []

    def _hear(self, entry: AnyEntry) -> None:
        self.n += 1
        entry.n = self.n
        self.frames.append(to_builtins(entry))


def lesson(edition: str) -> list[Json]:
    """The four rounds of an edition."""
    rules = variant(edition)
    return [_bids(rules), _wilds(rules), _doubt(rules), _last(rules)]


def _bids(rules: Variant) -> Json:
    """What a bid is, the first bid, a raise."""
    play = _begin(rules, "bids", opener=YOU)
    play.roll("55236", "53442", "25166")
    play.tell("bids-hello", dice=rules.edition.dice_each)
    play.tell("bids-what", bid=Bid(3, 5))
    play.ask_bid(
        "bids-open",
        lambda bid: bid.face == 5 and bid.count <= 2,
        {"face": "bids-open-face", "more": "bids-open-more"},
        low=Bid(1, 5),
        high=Bid(2, 5),
    )
    play.bid(INES, Bid(3, 5))
    play.bid(TEO, Bid(4, 5))
    play.tell("bids-heard", first=Bid(3, 5), second=Bid(4, 5))
    play.tell(f"raise-{rules.edition.raise_rule}")
    play.ask_bid(
        "bids-raise",
        lambda bid: bid.face != WILD and bid.count <= 5,
        {"wild": "bids-raise-wild", "more": "bids-raise-more", "dudo": "bids-raise-dudo"},
        bid=Bid(4, 5),
    )
    play.tell("bids-end")
    return play.done()


def _wilds(rules: Variant) -> Json:
    """Wild dice count for every face; there by half, back by double plus one."""
    play = _begin(rules, "wilds", opener=INES)
    play.roll("11426", "44325", "31526")
    play.bid(INES, Bid(2, 4))
    play.bid(TEO, Bid(3, 4))
    play.tell("wilds-look", bid=Bid(3, 4), count=3)
    half = Bid(2, WILD)
    play.ask_bid(
        "wilds-half",
        lambda bid: bid == half,
        {"face": "wilds-half-face", "more": "wilds-half-more", "dudo": "wilds-half-dudo"},
        count=3,
        half=2,
        bid=half,
    )
    play.bid(INES, Bid(5, 4))
    play.bid(TEO, Bid(3, WILD))
    play.tell("wilds-back", count=2, needed=5, bid=Bid(5, 4), next=Bid(3, WILD))
    play.ask_bid(
        "wilds-double",
        lambda bid: bid.face != WILD and bid.count == 7,
        {"face": "wilds-double-wild", "more": "wilds-double-more", "dudo": "wilds-double-dudo"},
        count=3,
        needed=7,
    )
    play.tell("wilds-end")
    if not rules.edition.open_wild:
        play.tell("wilds-no-opening")
    return play.done()


def _doubt(rules: Variant) -> Json:
    """A doubt, the cups, and who loses a die."""
    edition = rules.edition
    play = _begin(rules, "dudo", opener=INES)
    play.roll("22456", "33265", "34156")
    play.bid(INES, Bid(5, 3))
    play.bid(TEO, Bid(8, 3))
    play.tell("dudo-look", bid=Bid(8, 3))
    play.ask_dudo("dudo-say", {"face": "dudo-say-raise"}, bid=Bid(8, 3))
    play.tell("dudo-counted", bid=Bid(8, 3))
    if edition.show_stop is not ShowStop.NEVER:
        play.tell(f"stop-{edition.show_stop}")
    play.tell("dudo-else", bid=Bid(8, 3))
    if edition.lost_dice is LostDice.HIDDEN:
        play.tell("dudo-hidden")
    if "calza" in rules.base.options:
        play.tell("dudo-exact")
    return play.done()


def _last(rules: Variant) -> Json:
    """Down to one die: the round after it. Where it is an option, it is on here, and said so."""
    if not rules.edition.last_die:
        rules = variant(rules.base.id, {"last_die": True})
    edition = rules.edition
    play = _begin(rules, "last", opener=YOU, dice=(2, 2, 3))
    play.roll("36", "25", "244")
    play.bid(YOU, Bid(3, 6))
    play.dudo(INES)
    assert play.states[0].last_die, "the lesson is about this"
    if rules.options:
        play.tell("last-option")
    play.tell(f"last-drop{'-spelt' if _is_other_spelling(rules) else ''}", bid=Bid(3, 6))
    play.tell("last-rules")
    opener = "-opener" if edition.face_change_opener else ""
    play.tell(f"change-{edition.face_change}{opener}")
    play.roll("4", "41", "162")
    play.ask_bid(
        "last-open",
        lambda bid: bid == Bid(1, 4),
        {"face": "last-open-face", "more": "last-open-more"},
        bid=Bid(1, 4),
    )
    play.bid(INES, Bid(2, 4))
    play.bid(TEO, Bid(3, 4))
    play.ask_dudo(
        "last-doubt",
        {"face": "last-doubt-raise"},
        first=Bid(2, 4),
        second=Bid(3, 4),
        dice=sum(play.states[0].dice),
    )
    play.tell("last-counted", bid=Bid(3, 4))
    play.tell("last-end")
    return play.done()


def _is_other_spelling(rules: Variant) -> bool:
    """Tell whether the box has the usual word for a last-die round, but spells it differently."""
    word = (rules.base.word("palifico", "en") or "").casefold()
    return word != USUAL and SequenceMatcher(None, word, USUAL).ratio() > ALIKE


def _begin(
    rules: Variant, name: str, *, opener: Seat, dice: tuple[int, ...] | None = None
) -> Script:
    state = start(rules.edition, seats=len(PEOPLE), opener=opener)
    play = Script(rules, name, [state._replace(dice=dice) if dice else state])
    play._hear(Began(opener=opener, throws=()))
    return play


def _table(rules: Variant) -> Json:
    """The table before the game: the learner and two others."""
    options = dict(rules.options)
    given = TableSettings(
        rules.base.id, options, seats=len(PEOPLE), pace="relaxed", talk="off", spectators=False
    )
    shown = Snapshot(
        n=1,
        id="lesson----",
        code="",
        status="starting",
        settings=settled(given),
        host=PEOPLE[YOU].id,
        seats=tuple(
            SeatShown(one.id, None, adds_chance=False, opened=False, kept=None, for_good=False)
            for one in PEOPLE
        ),
        people=PEOPLE,
        here=tuple(range(len(PEOPLE))),
        watching=0,
        voids=0,
        chain=None,
        locked=None,
        mixed=None,
        game=None,
        places=(),
        next_table=None,
    )
    told: Json = to_builtins(shown)
    return told


def _bid(state: State, seat: Seat, bid: Bid, n: int = 0) -> tuple[AnyEntry, State]:
    [event] = _good(decide(state, seat, bid))
    assert isinstance(event, happened.BidMade)
    after = evolve(state, event)
    entry = bid_made(after, event, by="player")
    entry.n = n
    return entry, after


def _dudo(state: State, seat: Seat, n: int = 0) -> tuple[AnyEntry, State]:
    entry, after = called(state, _good(decide(state, seat, Dudo())), by="player")
    entry.n = n
    return entry, after


def _good(answer: Any) -> Any:
    """What the rules answer to a script, which must not be a refusal."""
    assert not isinstance(answer, Refusal), answer
    return answer


def _spans(bids: list[Bid]) -> list[list[int] | None]:
    """The bids of each face as the least and the most, as a table tells them."""
    spans: list[list[int] | None] = []
    for face in range(1, 7):
        counts = [bid.count for bid in bids if bid.face == face]
        spans.append([min(counts), max(counts)] if counts else None)
        assert not counts or counts == list(range(counts[0], counts[-1] + 1))
    return spans


def _check_hints(state: State, good: list[Bid], hints: Mapping[str, str]) -> None:
    """See that every legal answer that is not hoped for has its hint."""
    spans, needed = _spans(good), set()
    for bid in legal(state).bids:
        span = spans[bid.face - 1]
        if span is None:
            needed.add("wild" if bid.face == WILD and "wild" in hints else "face")
        elif bid.count != min(max(bid.count, span[0]), span[1]):
            needed.add("more" if bid.count > span[1] else "less")
    if legal(state).dudo:
        needed.add("dudo")
    assert needed == set(hints), f"{sorted(needed)} are needed, not {sorted(hints)}"


def lessons_json() -> str:
    """The text of the file, a line for each step."""
    editions = ",\n".join(_edition_text(id_) for id_ in IDS)
    return f"{{\n{editions}\n}}\n"


def _edition_text(id_: str) -> str:
    rounds = ",\n".join(map(_round_text, lesson(id_)))
    return f"{_dump(id_)}: [\n{rounds}\n]"


def _round_text(round_: Json) -> str:
    steps = ",\n".join(_dump(step) for step in round_["steps"])
    head = f'{{"name": {_dump(round_["name"])}, "table": {_dump(round_["table"])}'
    return f'{head}, "steps": [\n{steps}\n]}}'


def _dump(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    if arguments == ["--check"]:
        if FILE.is_file() and FILE.read_text("utf-8") == lessons_json():
            return 0
        print(f"{NAME} is out of date: run python tools/web/lessons.py", file=sys.stderr)
        return 1
    if arguments:
        print("usage: python tools/web/lessons.py [--check]", file=sys.stderr)
        return 2
    FILE.write_text(lessons_json(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
