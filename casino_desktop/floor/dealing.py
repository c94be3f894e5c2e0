"""From a sealed round and its stakes to what happens in it: pure, and before anything is stored (rulebook §2–§4)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from casino_desktop.bank.round import Ending, OpenRound, Seal
from casino_desktop.engine import fairness
from casino_desktop.engine.baccarat import bets as baccarat
from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.coup import coup
from casino_desktop.engine.baccarat.mark import Mark, mark_of, pack
from casino_desktop.engine.blackjack.opening import PLAYER, Opening, Wager
from casino_desktop.engine.blackjack.question import Answer, Ask
from casino_desktop.engine.blackjack.round import raised, unfold
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.cards import Card
from casino_desktop.engine.limits import tier_of
from casino_desktop.engine.money import Mills
from casino_desktop.engine.record import dumped, loaded
from casino_desktop.engine.roulette.settle import settle as settled_spin
from casino_desktop.engine.settlement import Verdict, win
from casino_desktop.engine.spec import Rules
from casino_desktop.engine.stake import Stakes
from casino_desktop.floor import event as ev


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """A round so far: all its events, the open questions, and its ending once it is over."""

    events: tuple[ev.RoundEvent, ...]
    ending: Ending | None = None
    mark: Mark | None = None
    opening: Opening | None = None
    answers: tuple[Answer, ...] = ()
    questions: Ask = ()

    @property
    def stored_opening(self) -> str | None:
        """The opening as it is stored: without its cards, which the seal gives."""
        if self.opening is None:
            return None
        return dumped(Seated(self.opening.wagers, self.opening.unit))

    def after(self, answer: Answer) -> Play:
        """This round one answer further."""
        return _unfolded(cast(Opening, self.opening), (*self.answers, answer))

    def raised_by(self, answer: Answer) -> Mills:
        """The player's money that *answer* adds."""
        return raised(cast(Opening, self.opening), self.answers, answer)

    def outcome(self, available: Mills) -> ev.Asked | ev.RoundPaid:
        """What the player hears last: the next question, or every line with its pay."""
        if self.ending is None:
            return ev.Asked(self.questions, None)
        lines = self.ending.lines
        pushed = Mills(sum(line.returned for line in lines if line.verdict is Verdict.RETURNED))
        return ev.RoundPaid(lines, win(lines), pushed, available, self.mark)


@dataclass(frozen=True, slots=True)
class Seated:
    """Who plays a blackjack round, as stored with it; *unit* is the smallest chip."""

    wagers: tuple[Wager, ...]
    unit: Mills


def dealt(open_round: OpenRound, stakes: Stakes) -> Play:
    """The round as far as it goes by itself: to its end, or to the first question."""
    rules = rules_of(open_round.ruleset)
    if isinstance(rules, BaccaratRules):
        return _coup(rules, open_round, stakes)
    if isinstance(rules, BlackjackRules):
        wagers = wagers_of(stakes)
        return _hands(rules, open_round, Seated(wagers, tier_of(open_round.tier).step), ())
    pocket = fairness.pocket(_stream(open_round.seal))
    lines = settled_spin(rules, pocket, stakes)
    return Play(events=(ev.BallLanded(pocket),), ending=Ending(lines, json.dumps({"pocket": pocket}), pocket, 0))


def resumed(open_round: OpenRound) -> Play:
    """A blackjack round that was left open, at the very decision where it stood."""
    rules = rules_of(open_round.ruleset)
    if not isinstance(rules, BlackjackRules) or open_round.opening is None:
        raise ValueError(f"round {open_round.code} asks nothing")
    answers = tuple(loaded(Answer, text) for text in open_round.answers)
    return _hands(rules, open_round, loaded(Seated, open_round.opening), answers)


def wagers_of(stakes: Stakes) -> tuple[Wager, ...]:
    """The player's stakes as wagers: ``hand-2`` and ``seat-2`` are seat 2, ``behind-2`` is behind it."""
    wagers = []
    for number, stake in enumerate(stakes):
        kind, _, seat = stake.spot.partition("-")
        wagers.append(Wager(number, int(seat), PLAYER, stake.amount, behind=kind == "behind"))
    return tuple(wagers)


@lru_cache(maxsize=16)
def rules_of(ruleset: str) -> Rules:
    """The rules that a round was opened under."""
    return cast(Rules, loaded(cast(Any, Rules), ruleset))


def _coup(rules: BaccaratRules, open_round: OpenRound, stakes: Stakes) -> Play:
    played = coup(iter(_cards(open_round, rules.decks)))
    mark = mark_of(played)
    cards = [card for _, card in played.dealt]
    events: tuple[ev.RoundEvent, ...] = (
        *(ev.CardDealt(side, card) for side, card in played.dealt),
        ev.CoupEnded(played.winner, played.totals, mark.natural),
    )
    ending = Ending(baccarat.settle(rules, played, stakes), _stored(cards), pack(mark), len(cards))
    return Play(events=events, ending=ending, mark=mark)


def _hands(rules: BlackjackRules, open_round: OpenRound, seated: Seated, answers: tuple[Answer, ...]) -> Play:
    return _unfolded(Opening(rules, seated.wagers, _cards(open_round, rules.decks), seated.unit), answers)


def _unfolded(opening: Opening, answers: tuple[Answer, ...]) -> Play:
    progress = unfold(opening, answers)
    ending = None
    if progress.settlement is not None:
        used = progress.settlement.cards_used
        ending = Ending(progress.settlement.lines_of(PLAYER), _stored(opening.cards[:used]), None, used)
    return Play(
        events=tuple(map(ev.HandPlayed, progress.events)),
        ending=ending,
        opening=opening,
        answers=answers,
        questions=progress.ask,
    )


def _stored(cards: Iterable[Card]) -> str:
    return json.dumps({"cards": [card.code for card in cards]})


def _cards(open_round: OpenRound, decks: int) -> tuple[Card, ...]:
    """The cards from the round's first on."""
    seal = open_round.seal
    return _order(decks, seal.server_seed, seal.client_seed, seal.code, seal.cut)[open_round.first_card :]


@lru_cache(maxsize=8)
def _order(decks: int, server_seed: bytes, client_seed: str, code: str, cut: int) -> tuple[Card, ...]:
    """A shoe lasts for dozens of rounds: its order is computed once."""
    return fairness.dealt_order(decks, fairness.Stream(server_seed, client_seed, code), cut)


def _stream(seal: Seal) -> fairness.Stream:
    return fairness.Stream(seal.server_seed, seal.client_seed, seal.code)
