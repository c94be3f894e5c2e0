"""Words in both languages: the rulebook's own (§7), and Romanian plurals."""

from __future__ import annotations

import pytest

from casino_desktop.ui.counted import Counted
from casino_desktop.ui.words import bet_name, table_name, tier_name

BETS = {
    "player": "Jucător",
    "banker": "Bancher",
    "tie": "Egalitate",
    "player_pair": "Pereche jucător",
    "banker_pair": "Pereche bancher",
    "perfect_pair": "Pereche perfectă",
    "either_pair": "Oricare dintre perechi",
    "player_bonus": "Bonus jucător",
    "banker_bonus": "Bonus bancher",
}


@pytest.fixture
def romanian(english):
    english.use("ro")
    return english


@pytest.mark.parametrize(("spot", "name"), BETS.items())
def test_every_bet_is_called_as_the_rulebook_says(romanian, spot, name):
    assert bet_name(spot) == name


def test_big_win_says_any_pair_where_the_others_say_either(romanian, english):
    assert bet_name("either_pair", "big-win-baccarat") == "Orice pereche"
    assert bet_name("either_pair", "baccarat") == "Oricare dintre perechi"


def test_tables_and_tiers_have_their_romanian_names(romanian):
    assert table_name("no-commission-baccarat") == "Baccarat fără comision"
    assert table_name("american-blackjack") == "Blackjack american"
    assert table_name("ulive-roulette") == "Ruletă ULive"
    assert [tier_name(tier) for tier in ("low", "classic", "high")] == ["Mic", "Clasic", "Mare"]


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "0 pachete"),
        (1, "un pachet"),
        (2, "2 pachete"),
        (19, "19 pachete"),
        (20, "20 de pachete"),
        (100, "100 de pachete"),
        (101, "101 pachete"),
        (119, "119 pachete"),
        (120, "120 de pachete"),
    ],
)
def test_romanian_has_three_plural_forms(romanian, count, words):
    assert Counted().decks(count) == words


@pytest.mark.parametrize(("count", "words"), [(1, "1 deck"), (2, "2 decks"), (0, "0 decks")])
def test_english_has_two(english, count, words):
    assert Counted().decks(count) == words
