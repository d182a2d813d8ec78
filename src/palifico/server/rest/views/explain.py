"""View of “Can I bid this?”: legal raises and reasons as REST answers."""

from __future__ import annotations

from palifico.editions import MAX_BOX_PLAYERS
from palifico.protocol.rest_rules import ExplainAsked, Explained, FaceExplained, Verdict
from palifico.protocol.settings import check_seats
from palifico.rules import Bid
from palifico.server.rest.views.house_rules import rules_asked
from palifico.words import Answer, Question, Raise, Speaker, explain_choice


def tell_choice(lang: str, asked: ExplainAsked) -> Explained:
    """Return all that may be done in a position; raise Fault of the editions and `seats`."""
    shared = rules_asked(asked)
    players = MAX_BOX_PLAYERS if shared.players is None else shared.players
    check_seats(players, shared.variant)
    speaker = Speaker(lang, shared.variant)
    question = Question(
        Bid(*asked.previous) if asked.previous else None,
        players=players,
        last_die=asked.last_die,
        one_die=asked.one_die,
        opener=asked.opener,
    )
    choice = explain_choice(speaker, question, Bid(*asked.bid) if asked.bid else None)
    return Explained(
        edition=shared.variant.base.id,
        players=players,
        limit=choice.limit,
        impossible=choice.impossible,
        faces=tuple(_face(speaker, one) for one in choice.raises),
        smallest=choice.smallest,
        dudo=_verdict(choice.dudo),
        calza=_verdict(choice.calza),
        notes=choice.notes,
        verdict=_verdict(choice.bid) if choice.bid else None,
    )


def _face(speaker: Speaker, one: Raise) -> FaceExplained:
    return FaceExplained(
        face=one.face,
        name=speaker.face(one.face),
        least=one.counts[0] if one.counts else None,
        most=one.counts[-1] if one.counts else None,
        why_less=one.why_less,
        why_more=one.why_more,
        why_not=one.why_not,
    )


def _verdict(answer: Answer) -> Verdict:
    return Verdict(answer.legal, answer.lines)
