"""Showing the person their view and reading their answer, until it is one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from palifico.rules import Action, Bid, Calza, Dudo, Refusal, View
from palifico.words import Speaker, dice_text, refusal_sentence, rulebook


class Left(Exception):
    """The person has left the table, or nobody is there to answer."""


class Asking:
    """The person's side of the table."""

    def __init__(
        self,
        speaker: Speaker,
        *,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        coach: Callable[[View], Iterable[str]],
    ) -> None:
        self._speaker, self._ask, self._tell, self._coach = speaker, ask, tell, coach

    def show_round(self, view: View, names: Sequence[str]) -> None:
        """What a new round brings: whose it is, the dice, and how many are left if that is open."""
        say = self._speaker.say
        if view.last_die:
            self._tell(say("play-last-die"))
        if view.counts is not None:
            each = zip(names, view.counts, strict=True)
            counts = ", ".join(f"{name} {count}" for name, count in each)
            self._tell(say("play-counts", counts=counts))
        if view.hand:
            self._tell(say("play-your-dice", dice=dice_text(self._speaker, view.hand)))

    def move(self, view: View) -> Action:
        """Ask for a move until something is typed that is one, legal or not."""
        while True:
            answer = self._answer(self._speaker.say("play-prompt", verbs=self._verbs(view)))
            action = self._read(answer, view)
            if action is not None:
                return action

    def exact(self, view: View) -> Calza | None:
        """Ask whether to call the bid exact, out of turn."""
        on = view.legal.on
        assert on is not None
        question = self._speaker.say("play-calza-prompt", bid=self._speaker.bid(on))
        yes = self._speaker.say("play-calza-yes")
        while True:
            word = self._answer(question).lower()
            if word.startswith(yes) or word in self._calza_words():
                return Calza(on)
            if word in ("", "n", "no", "non", "nee", "nein"):
                return None
            self._serve(word, view)

    def refuse(self, view: View, refusal: Refusal) -> None:
        """Tell why a move cannot be made and what could be."""
        bids = view.legal.bids
        text = refusal_sentence(self._speaker, refusal, bids=bids, last_die=view.last_die)
        self._tell(text)

    def show_turn(self, view: View, names: Sequence[str]) -> None:
        """What the person has to answer to, and the smallest bids that would do."""
        say = self._speaker.say
        if view.bids:
            last = view.bids[-1]
            bid = self._speaker.bid(last.bid)
            self._tell(say("play-bid", bid=bid, player=names[last.seat]))
            self._tell(say("play-your-dice", dice=dice_text(self._speaker, view.hand)))
        else:
            self._tell(say("play-open"))
        if view.legal.bids:
            self._tell(say("play-smallest", bids=self._speaker.smallest(view.legal.bids)))

    def show_coach(self, view: View) -> None:
        """What the coach says of the decision that the person has to make."""
        for line in self._coach(view):
            self._tell(line)

    def _read(self, answer: str, view: View) -> Action | None:
        word = answer.lower()
        if word in ("dudo", "d", self._speaker.word("dudo").lower()):
            return Dudo()
        if word in self._calza_words():
            return Calza(view.legal.on)
        return None if self._serve(word, view) else self._read_bid(answer)

    def _serve(self, word: str, view: View) -> bool:
        """Answer a wish that is no move: to leave, to read the rules, to be helped or advised."""
        if word == "quit":
            raise Left
        if word == "rules":
            self._show_rules()
        elif word == "coach":
            self.show_coach(view)
        elif word in ("", "?", "help"):
            self._tell(self._speaker.say("play-help", verbs=self._verbs(view)))
            self._tell(self._speaker.say("coach-hint"))
        else:
            return False
        return True

    def _read_bid(self, answer: str) -> Bid | None:
        try:
            return Bid.from_text(answer)
        except ValueError:
            self._tell(self._speaker.say("fault-bid-text", given=answer))
            return None

    def _show_rules(self) -> None:
        for section in rulebook(self._speaker):
            self._tell(f"\n{section.title}")
            for line in section.lines:
                self._tell(f"  {line.text}")

    def _calza_words(self) -> tuple[str, ...]:
        return ("calza", "c", self._speaker.word("calza").lower())

    def _verbs(self, view: View) -> str:
        """The calls open to the person now; before there is anything to call, the rules."""
        verbs = [self._speaker.word("dudo")] if view.legal.dudo else []
        if view.seat in view.legal.calza:
            verbs.append(self._speaker.word("calza"))
        return ", ".join(verbs) or "rules"

    def _answer(self, prompt: str) -> str:
        try:
            return self._ask(f"{prompt} ").strip()
        except EOFError:
            raise Left from None
