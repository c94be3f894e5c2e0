"""Speed of the rules and of the exact odds."""

from __future__ import annotations

import subprocess
import sys

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.bets import settle as settle_baccarat
from casino_desktop.engine.baccarat.coup import coup
from casino_desktop.engine.blackjack.opening import PLAYER, Opening, Wager
from casino_desktop.engine.blackjack.question import Act, Answer
from casino_desktop.engine.blackjack.round import unfold
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.engine.fairness import Stream, dealt_order, pocket
from casino_desktop.engine.money import UNIT
from casino_desktop.engine.roulette.bets import SPOTS
from casino_desktop.engine.roulette.settle import settle as settle_roulette
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import Stake
from casino_desktop.odds import pairs
from casino_desktop.odds.baccarat import baccarat_odds
from tests.bench.baseline import naive_baccarat
from tests.bench.report import Report, seconds

SEED = bytes(32)
EXACT_BLACKJACK = """
from casino_desktop.engine.catalogue import AMERICAN_BLACKJACK
from casino_desktop.odds.blackjack import perfect_play
perfect_play(AMERICAN_BLACKJACK.rules)
"""


def run(report: Report) -> None:
    _exact_baccarat(report)
    _exact_blackjack(report)
    for spec in CATALOGUE:
        _live_round(report, spec)


def _exact_baccarat(report: Report) -> None:
    naive = seconds(lambda: naive_baccarat(8))
    for spec in CATALOGUE:
        rules = spec.rules
        if isinstance(rules, BaccaratRules):
            exact = seconds(lambda rules=rules: _cold_baccarat(rules), times=5)
            report.at_least(f"exact odds, {spec.id}", naive / exact, 25, f"{exact * 1e3:.1f} ms, naive {naive:.2f} s")


def _cold_baccarat(rules: BaccaratRules) -> None:
    """As the first caller finds it: nothing remembered from the table before."""
    pairs.pair_of.cache_clear()
    pairs._shapes.cache_clear()
    baccarat_odds(rules)


def _exact_blackjack(report: Report) -> None:
    numpy = seconds(lambda: _python("import numpy"), times=5)
    exact = seconds(lambda: _python(EXACT_BLACKJACK), times=3)
    detail = f"{exact * 1e3:.0f} ms, import {numpy * 1e3:.0f} ms"
    report.at_most("exact American Blackjack / import of NumPy", exact / numpy, 8, detail)


def _python(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def _live_round(report: Report, spec: TableSpec) -> None:
    """A sealed round with a stake on every spot: shuffled, dealt and settled, against the shuffle alone."""
    decks = spec.shoe.decks if spec.shoe else 1
    shuffle = seconds(lambda: dealt_order(decks, _stream()), times=20)
    played = seconds(lambda: _played(spec), times=20)
    detail = f"{played * 1e3:.2f} ms, shuffle of {decks} decks {shuffle * 1e3:.2f} ms"
    report.at_most(f"live round, {spec.id}", played / shuffle, 20, detail)


def _stream() -> Stream:
    return Stream(SEED, "bench", "B-1")


def _played(spec: TableSpec) -> object:
    rules = spec.rules
    if isinstance(rules, BaccaratRules):
        stakes = tuple(Stake(bet.id, UNIT) for bet in rules.bets)
        return settle_baccarat(rules, coup(iter(dealt_order(rules.decks, _stream()))), stakes)
    if isinstance(rules, BlackjackRules):
        return _blackjack_round(rules)
    return settle_roulette(rules, pocket(_stream()), tuple(Stake(spot.id, UNIT) for spot in SPOTS))


def _blackjack_round(rules: BlackjackRules) -> object:
    """Every hand stands; each answer unfolds the round anew, as live play does."""
    wagers = tuple(Wager(seat, seat, PLAYER, UNIT) for seat in range(1, rules.hands + 1))
    opening = Opening(rules, wagers, dealt_order(rules.decks, _stream()), UNIT)
    answers: tuple[Answer, ...] = ()
    progress = unfold(opening, answers)
    while progress.ask:
        question = progress.ask[0]
        acts = (Act.DECLINE, Act.STAND)
        answers = (*answers, Answer(question.id, next(act for act in acts if act in question.acts)))
        progress = unfold(opening, answers)
    return progress.settlement
