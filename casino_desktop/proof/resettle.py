"""Play a stored round again from its seed and its decisions: what must have been drawn and paid."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from casino_desktop.bank.round_record import RoundRecord
from casino_desktop.engine import fairness
from casino_desktop.engine.baccarat import bets as baccarat
from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.coup import coup
from casino_desktop.engine.blackjack.opening import PLAYER, Opening, Wager
from casino_desktop.engine.blackjack.question import Answer
from casino_desktop.engine.blackjack.round import unfold
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import Mills
from casino_desktop.engine.record import from_plain
from casino_desktop.engine.roulette.settle import settle as settled_spin
from casino_desktop.engine.settlement import Line
from casino_desktop.engine.spec import Rules


@dataclass(frozen=True, slots=True)
class Resettled:
    """A round as its seed and its decisions make it."""

    cards: tuple[str, ...] | None
    pocket: int | None
    lines: tuple[Line, ...]


class Unplayable(ValueError):
    """The stored decisions do not make a finished round."""


def resettle(record: RoundRecord, server_seed: bytes) -> Resettled:
    """The round again, by the rules that were stored with it."""
    rules = rules_of(record.ruleset)
    if isinstance(rules, BaccaratRules):
        played = coup(iter(_cards(record, server_seed, rules.decks)))
        codes = tuple(card.code for _, card in played.dealt)
        return Resettled(codes, None, baccarat.settle(rules, played, record.stakes))
    if isinstance(rules, BlackjackRules):
        return _hands(record, rules, _cards(record, server_seed, rules.decks))
    pocket = fairness.pocket(fairness.Stream(server_seed, record.client_seed, record.seal_code))
    return Resettled(None, pocket, settled_spin(rules, pocket, record.stakes))


def order_of(record: RoundRecord, server_seed: bytes, decks: int) -> tuple[Card, ...]:
    """The whole committed order, cut."""
    return _order(decks, server_seed, record.client_seed, record.seal_code, record.cut)


@lru_cache(maxsize=32)
def rules_of(ruleset: str) -> Rules:
    """The rules that a round was opened under."""
    return cast(Rules, from_plain(cast(Any, Rules), json.loads(ruleset)))


def _hands(record: RoundRecord, rules: BlackjackRules, cards: tuple[Card, ...]) -> Resettled:
    seated = json.loads(record.opening or "{}")
    if "wagers" not in seated:
        raise Unplayable("no wagers are stored")
    wagers = cast(tuple[Wager, ...], from_plain(tuple[Wager, ...], seated["wagers"]))
    answers = tuple(cast(Answer, from_plain(Answer, answer)) for answer in record.answers)
    settlement = unfold(Opening(rules, wagers, cards, Mills(seated["unit"])), answers).settlement
    if settlement is None:
        raise Unplayable("a decision is missing")
    codes = tuple(card.code for card in cards[: settlement.cards_used])
    return Resettled(codes, None, settlement.lines_of(PLAYER))


def _cards(record: RoundRecord, server_seed: bytes, decks: int) -> tuple[Card, ...]:
    return order_of(record, server_seed, decks)[record.first_card :]


@lru_cache(maxsize=8)
def _order(decks: int, server_seed: bytes, client_seed: str, code: str, cut: int) -> tuple[Card, ...]:
    """A shoe lasts for dozens of rounds: its order is computed once."""
    return fairness.dealt_order(decks, fairness.Stream(server_seed, client_seed, code), cut)
