"""Every row of the table of bets, at every table that has it (rulebook §2)."""

import pytest

from casino_desktop.engine import catalogue
from casino_desktop.engine.baccarat.bets import Allowance, When, settle
from casino_desktop.engine.baccarat.coup import Coup, Winner
from casino_desktop.engine.cards import cards_of
from casino_desktop.engine.money import PUSH, Mills, Odds
from casino_desktop.engine.settlement import Verdict
from casino_desktop.engine.stake import Stake

TABLES = {
    "ulive": catalogue.ULIVE_BACCARAT,
    "baccarat": catalogue.BACCARAT,
    "no-commission": catalogue.NO_COMMISSION_BACCARAT,
    "big-win": catalogue.BIG_WIN_BACCARAT,
}
WITH_SIDE_BETS = ["baccarat", "no-commission", "big-win"]
WITH_BONUSES = ["baccarat", "no-commission"]

PLAYER_WINS = "KC 7D", "KH 6D"
BANKER_WINS = "KC 6D", "KH 7D"
BANKER_WINS_WITH_6 = "2C 3D KH", "KD 6D"
BANKER_WINS_WITH_6_ON_THREE = "KC 2D 2H", "AC AD 4S"
TIE = "KC 7D", "QH 7C"
NATURAL_TIE = "KC 8D", "QH 8C"


def odds(table, spot, coup):
    bet = TABLES[table].rules.bet(spot)
    return bet.odds(Coup(*map(cards_of, coup)))


@pytest.mark.parametrize("table", TABLES)
def test_player_pays_even_money_and_a_tie_returns_it(table):
    assert odds(table, "player", PLAYER_WINS) == Odds(1)
    assert odds(table, "player", TIE) == PUSH
    assert odds(table, "player", BANKER_WINS) is None


@pytest.mark.parametrize("table", TABLES)
def test_banker_loses_to_player_and_a_tie_returns_it(table):
    assert odds(table, "banker", TIE) == PUSH
    assert odds(table, "banker", PLAYER_WINS) is None


@pytest.mark.parametrize("table", ["ulive", "baccarat", "big-win"])
def test_banker_pays_0_95_to_1_whatever_it_wins_with(table):
    for coup in (BANKER_WINS, BANKER_WINS_WITH_6, BANKER_WINS_WITH_6_ON_THREE):
        assert odds(table, "banker", coup) == Odds(19, 20)


def test_without_commission_banker_pays_even_money_but_half_with_6():
    assert odds("no-commission", "banker", BANKER_WINS) == Odds(1)
    assert odds("no-commission", "banker", BANKER_WINS_WITH_6) == Odds(1, 2)
    assert odds("no-commission", "banker", BANKER_WINS_WITH_6_ON_THREE) == Odds(1, 2)


@pytest.mark.parametrize("table", TABLES)
def test_a_tie_pays_8_to_1(table):
    assert odds(table, "tie", TIE) == Odds(8)
    assert odds(table, "tie", NATURAL_TIE) == Odds(8)
    assert odds(table, "tie", PLAYER_WINS) is None
    assert odds(table, "tie", BANKER_WINS) is None


@pytest.mark.parametrize("table", WITH_SIDE_BETS)
def test_a_pair_pays_11_to_1_in_its_own_hand_only(table):
    player_pair, banker_pair = ("KC KD 7H", "2C 4D"), ("KC 7D", "3C 3D")
    assert odds(table, "player_pair", player_pair) == Odds(11)
    assert odds(table, "banker_pair", player_pair) is None
    assert odds(table, "banker_pair", banker_pair) == Odds(11)
    assert odds(table, "player_pair", banker_pair) is None


@pytest.mark.parametrize("table", WITH_SIDE_BETS)
def test_king_and_queen_are_no_pair_nor_is_a_third_card(table):
    for spot in ("player_pair", "banker_pair", "either_pair"):
        assert odds(table, spot, ("KC QD 7H", "TC JD 4H")) is None
        assert odds(table, spot, ("KC 2D 2H", "TC 4D 4H")) is None


@pytest.mark.parametrize("table", WITH_SIDE_BETS)
def test_either_pair_pays_5_to_1_once(table):
    assert odds(table, "either_pair", ("KC KD 7H", "2C 4D")) == Odds(5)
    assert odds(table, "either_pair", ("KC 7D", "3C 3D")) == Odds(5)
    assert odds(table, "either_pair", ("KC KD 7H", "3C 3D")) == Odds(5)
    assert odds(table, "either_pair", PLAYER_WINS) is None


@pytest.mark.parametrize("table", WITH_BONUSES)
def test_a_perfect_pair_pays_25_to_1_and_two_of_them_200_alone(table):
    assert odds(table, "perfect_pair", ("KC KC 7H", "2C 4D")) == Odds(25)
    assert odds(table, "perfect_pair", ("2C 4D", "KC KC 7H")) == Odds(25)
    assert odds(table, "perfect_pair", ("KC KC 7H", "3D 3D")) == Odds(200)
    assert odds(table, "perfect_pair", ("KC KC 7H", "3D 3C")) == Odds(25)
    assert odds(table, "perfect_pair", ("KC KD 7H", "3D 3C")) is None


LADDER = [
    (0, None),
    (1, None),
    (2, None),
    (3, None),
    (4, Odds(1)),
    (5, Odds(2)),
    (6, Odds(4)),
    (7, Odds(6)),
    (8, Odds(10)),
    (9, Odds(30)),
]
"""Margin and pay of a win that is not natural."""


def three_cards(total):
    return f"KC QD {'TA23456789'[total]}H"


@pytest.mark.parametrize("table", WITH_BONUSES)
@pytest.mark.parametrize(("margin", "pay"), LADDER)
def test_a_bonus_pays_by_the_margin(table, margin, pay):
    high, low = three_cards(9), three_cards(9 - margin)
    assert odds(table, "player_bonus", (high, low)) == pay
    assert odds(table, "banker_bonus", (low, high)) == pay


@pytest.mark.parametrize("table", WITH_BONUSES)
@pytest.mark.parametrize("margin", range(1, 10))
def test_a_natural_win_pays_its_bonus_1_to_1_whatever_the_margin(table, margin):
    natural, low = "KC 9D", three_cards(9 - margin)
    assert odds(table, "player_bonus", (natural, low)) == Odds(1)
    assert odds(table, "banker_bonus", (low, natural)) == Odds(1)


@pytest.mark.parametrize("table", WITH_BONUSES)
def test_a_bonus_on_the_loser_is_lost_even_if_the_loser_was_natural(table):
    assert odds(table, "player_bonus", ("KC 8D", "KH 9C")) is None
    assert odds(table, "banker_bonus", ("KC 9D", "KH 8C")) is None


@pytest.mark.parametrize("table", WITH_BONUSES)
@pytest.mark.parametrize("spot", ["player_bonus", "banker_bonus"])
def test_a_natural_tie_returns_both_bonuses_and_another_tie_loses_them(table, spot):
    assert odds(table, spot, NATURAL_TIE) == PUSH
    assert odds(table, spot, TIE) is None
    assert odds(table, spot, (three_cards(9), three_cards(9))) is None


def test_super_6_pays_15_to_1_when_banker_wins_with_6():
    assert odds("no-commission", "super_6", BANKER_WINS_WITH_6) == Odds(15)
    assert odds("no-commission", "super_6", BANKER_WINS_WITH_6_ON_THREE) == Odds(15)
    assert odds("no-commission", "super_6", BANKER_WINS) is None
    assert odds("no-commission", "super_6", ("KC 6D", "KH 5D KD")) is None
    assert odds("no-commission", "super_6", ("KC 6D", "KH 6H")) is None


MAIN = ["player", "banker", "tie"]
PAIRS = ["player_pair", "banker_pair", "either_pair"]
FULL = [*MAIN, *PAIRS, "perfect_pair", "player_bonus", "banker_bonus"]


@pytest.mark.parametrize(
    ("table", "spots"),
    [("ulive", MAIN), ("baccarat", FULL), ("no-commission", [*FULL, "super_6"]), ("big-win", [*MAIN, *PAIRS])],
)
def test_each_table_has_the_bets_of_its_column(table, spots):
    assert [bet.id for bet in TABLES[table].rules.bets] == spots


@pytest.mark.parametrize("table", TABLES)
def test_only_player_and_banker_go_up_to_the_main_maximum(table):
    main = [bet.id for bet in TABLES[table].rules.bets if bet.allowance is Allowance.MAIN]
    assert main == ["player", "banker"]


EIGHT_DECKS = {
    "player": "98.76",
    "banker": "98.94",
    "tie": "85.64",
    "player_pair": "89.64",
    "banker_pair": "89.64",
    "either_pair": "86.29",
    "perfect_pair": "91.95",
    "player_bonus": "97.35",
    "banker_bonus": "90.63",
    "super_6": "86.18",
}
SIX_DECKS = {**EIGHT_DECKS, "tie": "85.56", "player_pair": "88.75", "banker_pair": "88.75", "either_pair": "85.46"}


@pytest.mark.parametrize(
    ("table", "published"),
    [
        ("ulive", EIGHT_DECKS),
        ("baccarat", EIGHT_DECKS),
        ("no-commission", {**EIGHT_DECKS, "banker": "98.54"}),
        ("big-win", SIX_DECKS),
    ],
)
def test_each_bet_carries_its_published_return(table, published):
    bets = TABLES[table].rules.bets
    assert {bet.id: bet.published_rtp for bet in bets} == {bet.id: published[bet.id] for bet in bets}


class TestConditions:
    COUP = Coup(cards_of("KC KD 5H"), cards_of("2C KH 7C"))

    @pytest.mark.parametrize(
        ("when", "holds"),
        [
            (When(), True),
            (When(winner=Winner.BANKER), True),
            (When(winner=Winner.PLAYER), False),
            (When(total=9), True),
            (When(total=5), False),
            (When(cards=3), True),
            (When(cards=2), False),
            (When(dealt=(5, 6)), True),
            (When(dealt=(4,)), False),
            (When(margin=4), True),
            (When(margin=3), False),
            (When(natural=False), True),
            (When(natural=True), False),
            (When(winner=Winner.BANKER, total=9, cards=3, margin=4, any_pair=True), True),
            (When(winner=Winner.BANKER, total=9, cards=3, margin=5, any_pair=True), False),
        ],
    )
    def test_every_field_that_is_given_must_hold(self, when, holds):
        assert when.holds(self.COUP) is holds


def test_settling_gives_a_line_for_each_stake_with_the_totals():
    rules = catalogue.NO_COMMISSION_BACCARAT.rules
    stakes = [Stake(spot, Mills(10_000)) for spot in ("player", "banker", "super_6")]
    lines = settle(rules, Coup(*map(cards_of, BANKER_WINS_WITH_6)), stakes)
    assert [(line.spot, line.verdict, line.returned) for line in lines] == [
        ("player", Verdict.LOST, 0),
        ("banker", Verdict.WON, 15_000),
        ("super_6", Verdict.WON, 160_000),
    ]
    assert {(line.why, line.numbers) for line in lines} == {("banker", (5, 6))}


def test_a_stake_on_no_spot_is_a_mistake():
    with pytest.raises(ValueError, match="no such spot: dragon"):
        settle(catalogue.BACCARAT.rules, Coup(*map(cards_of, TIE)), [Stake("dragon", Mills(1_000))])
