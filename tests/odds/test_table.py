"""The odds of each table of the catalogue (rulebook §0, §1)."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from casino_desktop.engine.catalogue import AMERICAN_BLACKJACK, BACCARAT, CATALOGUE, ULIVE_ROULETTE, table
from casino_desktop.odds.table import best_return, odds_of

THREE = "player banker tie"
PAIRS = "player_pair banker_pair either_pair"
SIDES = f"{THREE} {PAIRS} perfect_pair player_bonus banker_bonus"
KEYS = {
    "ulive-roulette": "straight split street corner line column dozen red black even odd low high",
    "ulive-blackjack": "perfect_play insurance",
    "ulive-baccarat": THREE,
    "baccarat": SIDES,
    "no-commission-baccarat": f"{SIDES} super_6",
    "big-win-baccarat": f"{THREE} {PAIRS}",
    "american-blackjack": "perfect_play insurance",
}


def test_every_table_of_the_catalogue_has_its_keys():
    assert {spec.id for spec in CATALOGUE} == set(KEYS)


@pytest.mark.parametrize("table_id", KEYS)
def test_a_table_names_its_bets(table_id):
    assert list(odds_of(table(table_id))) == KEYS[table_id].split()


def test_the_best_return_is_that_of_the_best_bet():
    assert best_return(BACCARAT) == odds_of(BACCARAT)["banker"].returns
    assert best_return(ULIVE_ROULETTE) == Fraction(36, 37)
    assert best_return(AMERICAN_BLACKJACK) == odds_of(AMERICAN_BLACKJACK)["perfect_play"].returns


def test_who_changes_the_answer_changes_nobody_elses():
    odds_of(BACCARAT).clear()
    assert odds_of(BACCARAT)


def test_baccarat_and_roulette_do_not_load_numpy():
    code = (
        "import sys; from casino_desktop.odds.table import best_return;"
        "from casino_desktop.engine import catalogue as c;"
        "best_return(c.BACCARAT); best_return(c.ULIVE_ROULETTE); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
