"""A round in a test: cards as they are dealt, money in whole units, and answers by wager."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

import pytest

from casino_desktop.engine.blackjack.event import Event
from casino_desktop.engine.blackjack.opening import Opening, Wager
from casino_desktop.engine.blackjack.pay import Settlement, WagerLine
from casino_desktop.engine.blackjack.question import Act, Answer, Question
from casino_desktop.engine.blackjack.round import Progress, unfold
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.blackjack.view import BlackjackView, folded
from casino_desktop.engine.cards import cards_of
from casino_desktop.engine.catalogue import AMERICAN_BLACKJACK, ULIVE_BLACKJACK
from casino_desktop.engine.money import UNIT, Mills

E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class Play:
    """An opening and the answers so far."""

    opening: Opening
    answers: tuple[Answer, ...] = ()

    def does(self, wager: int, act: Act, amount: float = 0) -> Play:
        """The wager's owner answers the question that is open for it."""
        answer = Answer(self.question(wager).id, act, Mills(round(amount * UNIT)))
        return replace(self, answers=(*self.answers, answer))

    @property
    def progress(self) -> Progress:
        return unfold(self.opening, self.answers)

    @property
    def asked(self) -> tuple[int, ...]:
        """The wagers that are asked now."""
        return tuple(question.wager for question in self.progress.ask)

    def question(self, wager: int) -> Question:
        return next(question for question in self.progress.ask if question.wager == wager)

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.progress.events if isinstance(event, kind)]

    @property
    def settlement(self) -> Settlement:
        settlement = self.progress.settlement
        assert settlement is not None, "the round is not over"
        return settlement

    def line(self, spot: str) -> WagerLine:
        (line,) = (line for line in self.settlement.lines if line.spot == spot)
        return line

    def back(self, spot: str) -> float:
        return self.line(spot).returned / UNIT

    @property
    def view(self) -> BlackjackView:
        return folded(self.progress.events)


def _rules(of: object, **changes: object) -> BlackjackRules:
    assert isinstance(of, BlackjackRules)
    return replace(of, **changes)  # type: ignore[arg-type]


def _mills(amount: float) -> Mills:
    return Mills(round(amount * UNIT))


Dealing = Callable[..., Play]


@pytest.fixture
def american() -> Dealing:
    """American Blackjack: ``american("TC 9C | 6D TD | 5H", 10)`` is hand 1, dealer, what is drawn."""

    def deal(cards: str, *stakes: float, **changes: object) -> Play:
        wagers = tuple(Wager(n, n, "player", _mills(stake)) for n, stake in enumerate(stakes or (10,), 1))
        rules = _rules(AMERICAN_BLACKJACK.rules, **changes)
        return Play(Opening(rules, wagers, cards_of(cards.replace("|", "")), Mills(100)))

    return deal


@pytest.fixture
def ulive() -> Dealing:
    """ULive Blackjack, chips from 1: a card each, the dealer's up card, a card each, the hole card; stakes by seat.

    Seats belong to house players where *behind* names the player's stakes, else to the player.
    """

    def deal(
        cards: str,
        seats: dict[int, float] | None = None,
        behind: dict[int, float] | None = None,
        unit: float = 1,
        **changes: object,
    ) -> Play:
        owner = "anna" if behind else "player"
        wagers = [Wager(seat, seat, owner, _mills(stake)) for seat, stake in (seats or {1: 10}).items()]
        wagers += [
            Wager(10 + seat, seat, "player", _mills(stake), behind=True) for seat, stake in (behind or {}).items()
        ]
        rules = _rules(ULIVE_BLACKJACK.rules, **changes)
        return Play(Opening(rules, tuple(wagers), cards_of(cards.replace("|", "")), _mills(unit)))

    return deal
