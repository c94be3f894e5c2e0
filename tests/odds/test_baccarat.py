"""Baccarat's exact odds: the published figures, and the known counts of eight decks (rulebook §2)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from fractions import Fraction

import pytest

from casino_desktop.engine.baccarat import bets
from casino_desktop.engine.baccarat.bets import BaccaratRules, Bet, PairKind, When
from casino_desktop.engine.baccarat.coup import Side, Winner, coup
from casino_desktop.engine.catalogue import BACCARAT, BIG_WIN_BACCARAT, CATALOGUE, NO_COMMISSION_BACCARAT
from casino_desktop.engine.money import Odds
from casino_desktop.odds.baccarat import baccarat_odds
from casino_desktop.odds.pairs import example, pairings, patterns

TABLES = [spec for spec in CATALOGUE if isinstance(spec.rules, BaccaratRules)]
PUBLISHED = [(spec.id, spec.rules, bet) for spec in TABLES for bet in spec.rules.bets]


@pytest.fixture(scope="module")
def odds():
    return {spec.id: baccarat_odds(spec.rules) for spec in TABLES}


@pytest.mark.parametrize(("table", "rules", "bet"), PUBLISHED, ids=[f"{t}-{b.id}" for t, _, b in PUBLISHED])
def test_the_exact_return_is_the_published_one(odds, table, rules, bet):
    assert f"{float(odds[table][bet.id].returns * 100):.2f}" == bet.published_rtp
    assert odds[table][bet.id].published == bet.published_rtp


@pytest.mark.parametrize(
    ("spec", "figures"),
    [
        (BACCARAT, "98.76 98.94 85.64 89.64 89.64 86.29 91.95 97.35 90.63"),
        (NO_COMMISSION_BACCARAT, "98.76 98.54 85.64 89.64 89.64 86.29 91.95 97.35 90.63 86.18"),
        (BIG_WIN_BACCARAT, "98.76 98.94 85.56 88.75 88.75 85.46"),
    ],
    ids=lambda value: getattr(value, "id", ""),
)
def test_the_figures_of_the_rulebook_stand(odds, spec, figures):
    assert [f"{float(bet.returns * 100):.2f}" for bet in odds[spec.id].values()] == figures.split()


def test_the_three_results_of_eight_decks_are_the_known_counts(odds):
    ways = 4998398275503360
    known = {"player": 2230518282592256, "banker": 2292252566437888, "tie": 475627426473216}
    assert {bet: odds["baccarat"][bet].hit * ways for bet in known} == known


def test_every_figure_is_an_exact_fraction(odds):
    found = [bet for table in odds.values() for bet in table.values()]
    assert all(isinstance(n, Fraction) for bet in found for n in (bet.returns, bet.edge, bet.variance, bet.hit))


def test_edge_and_standard_deviation_follow_from_return_and_variance(odds):
    tie = odds["baccarat"]["tie"]
    wins = tie.hit
    assert tie.edge == 1 - 9 * wins
    assert tie.variance == 81 * wins * (1 - wins)
    assert tie.sd == pytest.approx(float(tie.variance) ** 0.5)


def test_a_push_is_no_hit(odds):
    player = odds["baccarat"]["player"]
    assert player.hit + odds["baccarat"]["banker"].hit + odds["baccarat"]["tie"].hit == 1


@pytest.mark.parametrize("decks", [1, 2])
def test_a_second_card_pairs_the_first_as_often_as_the_deck_has_its_like(decks):
    ways = Counter()
    for values, times in patterns():
        for pairs, n in pairings(values, decks):
            ways[pairs] += n * times
    cards = 52 * decks
    assert ways.total() == cards * (cards - 1) * (cards - 2) * (cards - 3)
    perfect = sum(n for (player, _), n in ways.items() if player is PairKind.RANK_AND_SUIT)
    ranked = sum(n for (player, _), n in ways.items() if player is not None)
    assert Fraction(perfect, ways.total()) == Fraction(decks - 1, cards - 1)
    assert Fraction(ranked, ways.total()) == Fraction(4 * decks - 1, cards - 1)


def test_a_bet_on_a_pair_and_a_winner_at_once_agrees_with_its_parts():
    pair_of_winner = [
        Bet(id=winner.value, pays=((When(winner=winner, pairs=(Side.PLAYER,)), Odds(1)),)) for winner in Winner
    ]
    found = baccarat_odds(BaccaratRules(8, (bets.pair(Side.PLAYER, "89.64"), *pair_of_winner)))
    assert sum(found[winner.value].hit for winner in Winner) == found["player_pair"].hit


def test_courts_make_pairs_only_of_the_same_rank():
    made = dict(pairings((0, 0, 0, 0), 8))
    assert made[None, None] > made[PairKind.RANK, None] > made[PairKind.RANK_AND_SUIT, None] > 0
    cards = example((0, 0, 1, 2), (PairKind.RANK, None))
    assert cards[0].rank == cards[2].rank
    assert cards[0].suit is not cards[2].suit


def test_a_side_bet_on_the_cards_of_the_winner_needs_no_new_code():
    dragon = Bet(id="dragon_7", pays=((When(winner=Winner.BANKER, total=7, cards=3), Odds(40)),))
    found = baccarat_odds(BaccaratRules(6, (dragon,)))["dragon_7"]
    assert float(found.hit) == pytest.approx(0.0225, abs=2e-4)


def test_the_enumeration_knows_every_field_that_a_condition_has():
    known = {"winner", "total", "cards", "dealt", "margin", "natural", "pairs", "any_pair", "pair_kind"}
    assert {field.name for field in dataclasses.fields(When)} == known


def test_the_example_of_four_values_is_dealt_player_first():
    cards = example((1, 2, 3, 4))
    assert coup(iter((*cards, *cards))).player[:2] == (cards[0], cards[2])
    assert [card.rank for card in cards] == [1, 3, 2, 4]
