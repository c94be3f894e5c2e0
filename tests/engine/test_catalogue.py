"""The seven tables row by row, and two more that are values only (rulebook §1)."""

from dataclasses import replace

import pytest

from casino_desktop.engine import catalogue, spots
from casino_desktop.engine.baccarat import bets
from casino_desktop.engine.baccarat.bets import BaccaratRules, Bet, When, settle
from casino_desktop.engine.baccarat.coup import Winner, coup
from casino_desktop.engine.blackjack.rules import BlackjackRules, DealOrder, LateBlackjack, Peek, SplitDeal
from casino_desktop.engine.cards import cards_of
from casino_desktop.engine.fairness import Stream, dealt_order
from casino_desktop.engine.limits import CLASSIC, TIERS, Range
from casino_desktop.engine.money import Mills, Odds
from casino_desktop.engine.record import dumped, loaded
from casino_desktop.engine.roulette.rules import RouletteRules
from casino_desktop.engine.slip import House, Place, Slip, apply
from casino_desktop.engine.spec import Betting, Recovery, ShoeRule, TableSpec

ULIVE_SHOE = ShoeRule(8, each_round=False, burn=6, offers_cut=True)
ROWS = [
    ("ulive-roulette", RouletteRules, None, Betting.CONFIRMED, 20.0),
    (
        "ulive-blackjack",
        BlackjackRules,
        ShoeRule(8, each_round=False, burn=6, offers_cut=True),
        Betting.CONFIRMED,
        20.0,
    ),
    ("ulive-baccarat", BaccaratRules, ShoeRule(8, each_round=False), Betting.CONFIRMED, 15.0),
    ("baccarat", BaccaratRules, ShoeRule(8, each_round=False), Betting.AS_PLACED, 15.0),
    ("no-commission-baccarat", BaccaratRules, ShoeRule(8, each_round=False), Betting.AS_PLACED, 15.0),
    ("big-win-baccarat", BaccaratRules, ShoeRule(6, each_round=True), Betting.ON_DEAL, None),
    ("american-blackjack", BlackjackRules, ShoeRule(4, each_round=True), Betting.ON_DEAL, None),
]

DRAGON_7 = Bet(id="dragon_7", pays=((When(winner=Winner.BANKER, total=7, cards=3), Odds(40)),))
EIGHTH = replace(
    catalogue.BACCARAT,
    id="six-deck-punto-banco",
    prefix="PB",
    rules=BaccaratRules(6, (bets.player("98.76"), bets.banker("98.94"), bets.tie("85.56"), DRAGON_7)),
    shoe=ShoeRule(6, each_round=False),
    headline_rtp=None,
)
NINTH = replace(
    catalogue.AMERICAN_BLACKJACK,
    id="six-deck-blackjack",
    prefix="SB",
    rules=BlackjackRules(decks=6, hands=3, dealer_hits_soft_17=True),
    shoe=ShoeRule(6, each_round=True),
)


def test_the_seven_tables_stand_in_the_order_of_the_book():
    assert [spec.id for spec in catalogue.CATALOGUE] == [row[0] for row in ROWS]


@pytest.mark.parametrize(("table", "kind", "shoe", "betting", "clock"), ROWS)
def test_each_table_is_its_row(table, kind, shoe, betting, clock):
    spec = catalogue.table(table)
    assert isinstance(spec.rules, kind)
    assert (spec.shoe, spec.betting, spec.pace.betting, spec.tiers) == (shoe, betting, clock, TIERS)
    assert spec.is_timed is (clock is not None)
    assert spec.chat is spec.is_timed


@pytest.mark.parametrize("spec", [s for s in catalogue.CATALOGUE if s.shoe], ids=lambda spec: spec.id)
def test_rules_and_shoe_speak_of_the_same_decks(spec):
    assert spec.rules.decks == spec.shoe.decks
    assert spec.shoe.cards == 52 * spec.shoe.decks
    assert spec.shoe.cut_card == spec.shoe.cards - 52


def test_round_codes_have_a_prefix_of_their_own():
    assert len({spec.prefix for spec in catalogue.CATALOGUE}) == 7


def test_a_lost_app_resumes_stands_or_finishes_by_table():
    kept = {spec.id: spec.recovery for spec in catalogue.CATALOGUE if spec.recovery is not Recovery.FINISH}
    assert kept == {"ulive-blackjack": Recovery.STAND, "american-blackjack": Recovery.RESUME}


def test_only_big_win_reopens_after_thirty_seconds():
    assert {s.id: s.reopens_after for s in catalogue.CATALOGUE if s.reopens_after} == {"big-win-baccarat": 30.0}


def test_headline_returns_are_the_published_ones():
    published = {spec.id: spec.headline_rtp for spec in catalogue.CATALOGUE if spec.headline_rtp}
    assert published == {"baccarat": "98.94", "no-commission-baccarat": "98.76"}
    assert catalogue.AMERICAN_BLACKJACK.rules.published_rtp == "95.47"


def test_american_blackjack_plays_by_its_column():
    assert catalogue.AMERICAN_BLACKJACK.rules == BlackjackRules(
        decks=4,
        hands=5,
        seated=False,
        dealer_hits_soft_17=False,
        peek=Peek.ACE_OR_TEN,
        split_deal=SplitDeal.AT_ONCE,
        deal_order=DealOrder.HAND_BY_HAND,
        double_for_less=False,
        insurance_exact_half=True,
        natural_pays=Odds(3, 2),
        insurance_pays=Odds(2),
        win_pays=Odds(1),
        published_rtp="95.47",
    )


def test_ulive_blackjack_plays_by_its_column():
    assert catalogue.ULIVE_BLACKJACK.rules == BlackjackRules(
        decks=8,
        hands=7,
        seated=True,
        dealer_hits_soft_17=False,
        peek=Peek.ACE,
        split_deal=SplitDeal.IN_TURN,
        deal_order=DealOrder.ROUND_THE_TABLE,
        late_blackjack=LateBlackjack.ORIGINAL_STAKE,
        double_for_less=True,
        insurance_exact_half=False,
    )
    pace = catalogue.ULIVE_BLACKJACK.pace
    assert (pace.decision, pace.insurance) == (15.0, 8.0)


def test_an_unknown_table_is_told_which_there_are():
    with pytest.raises(KeyError, match=r"no table 'poker'.*ulive-roulette.*american-blackjack"):
        catalogue.table("poker")


@pytest.mark.parametrize("spec", [*catalogue.CATALOGUE, EIGHTH, NINTH], ids=lambda spec: spec.id)
def test_every_table_is_stored_and_read_again(spec):
    assert loaded(TableSpec, dumped(spec)) == spec


class TestAnEighthTable:
    """Six-deck Punto Banco with Dragon 7: values alone, no line of engine for it."""

    STAKES = (("banker", 100_000), ("dragon_7", 25_000))

    def slip(self):
        slip, house = Slip(), House(EIGHTH, CLASSIC, Mills(1_000_000))
        for spot, amount in self.STAKES:
            slip = apply(slip, Place(spot, Mills(amount)), house)
        return slip

    def returned(self, cards):
        lines = settle(EIGHTH.rules, coup(iter(cards_of(cards))), self.slip().stakes)
        return {line.spot: line.returned for line in lines}

    def test_it_has_its_spots_and_limits(self):
        assert spots.spots_of(EIGHTH) == ("player", "banker", "tie", "dragon_7")
        assert spots.range_of(EIGHTH, CLASSIC, "dragon_7") == Range(Mills(1_000), Mills(50_000))

    def test_a_three_card_seven_of_the_banker_pays_40_to_1(self):
        assert self.returned("KC 2D 6D AH 4S") == {"banker": 195_000, "dragon_7": 41 * 25_000}

    def test_a_two_card_seven_does_not(self):
        assert self.returned("KC 3D 6D 4H") == {"banker": 195_000, "dragon_7": 0}

    def test_a_three_card_seven_that_ties_or_belongs_to_the_player_does_not(self):
        assert self.returned("KC 2D 7D AH 4S") == {"banker": 100_000, "dragon_7": 0}
        assert self.returned("KC QD 2D 6H 5S") == {"banker": 0, "dragon_7": 0}

    def test_a_whole_shoe_is_dealt_from_six_decks(self):
        order = dealt_order(EIGHTH.rules.decks, Stream(bytes(32), "lucky", "PB-1"))
        cards, coups = iter(order), []
        while sum(len(c.dealt) for c in coups) < EIGHTH.shoe.cut_card:
            coups.append(coup(cards))
        dragons = [c for c in coups if DRAGON_7.odds(c) == Odds(40)]
        assert len(order) == 312
        assert dragons
        assert all((c.totals[1], len(c.banker), c.winner) == (7, 3, Winner.BANKER) for c in dragons)
        assert 45 <= len(coups) <= 65


def test_a_ninth_table_hits_soft_17_by_its_flag_alone():
    assert NINTH.rules.dealer_hits_soft_17
    assert not any(s.rules.dealer_hits_soft_17 for s in catalogue.CATALOGUE if isinstance(s.rules, BlackjackRules))
    assert spots.spots_of(NINTH) == ("hand-1", "hand-2", "hand-3")
