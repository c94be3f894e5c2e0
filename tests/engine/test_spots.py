"""Which spots a table has, and how much each takes (rulebook §0, limits)."""

import pytest

from casino_desktop.engine import catalogue
from casino_desktop.engine.limits import CLASSIC, HIGH, LOW, TIERS, Range
from casino_desktop.engine.money import Mills
from casino_desktop.engine.roulette.bets import SPOTS
from casino_desktop.engine.spots import needs, range_of, spots_of

HANDS = [f"hand-{n}" for n in range(1, 6)]
SEATS = [f"{kind}-{n}" for kind in ("seat", "behind") for n in range(1, 8)]


def test_a_baccarat_main_bet_goes_up_to_the_tiers_maximum():
    assert range_of(catalogue.BACCARAT, CLASSIC, "player") == Range(Mills(1_000), Mills(500_000))
    assert range_of(catalogue.BACCARAT, CLASSIC, "banker") == Range(Mills(1_000), Mills(500_000))


@pytest.mark.parametrize("spot", ["tie", "player_pair", "perfect_pair", "banker_bonus", "super_6"])
def test_tie_and_side_bets_go_up_to_a_tenth(spot):
    assert range_of(catalogue.NO_COMMISSION_BACCARAT, HIGH, spot) == Range(Mills(25_000), Mills(1_000_000))


def test_a_spot_of_another_table_is_no_spot():
    assert range_of(catalogue.ULIVE_BACCARAT, LOW, "player_pair") is None
    assert range_of(catalogue.ULIVE_ROULETTE, LOW, "player") is None
    assert range_of(catalogue.ULIVE_ROULETTE, LOW, "split-0-1") is None
    assert range_of(catalogue.AMERICAN_BLACKJACK, LOW, "red") is None


@pytest.mark.parametrize(
    ("tier", "spot", "most"),
    [
        (LOW, "red", 50_000),
        (LOW, "dozen-1", 33_300),
        (LOW, "line-1-6", 16_600),
        (LOW, "corner-1-2-4-5", 11_100),
        (LOW, "street-1-2-3", 8_300),
        (LOW, "split-1-2", 5_500),
        (LOW, "straight-0", 2_700),
        (CLASSIC, "even", 500_000),
        (CLASSIC, "column-3", 333_000),
        (CLASSIC, "straight-17", 27_000),
        (HIGH, "high", 10_000_000),
        (HIGH, "column-3", 6_650_000),
        (HIGH, "straight-17", 550_000),
    ],
)
def test_a_roulette_maximum_is_in_proportion_to_the_numbers_and_makes_whole_chips(tier, spot, most):
    assert range_of(catalogue.ULIVE_ROULETTE, tier, spot) == Range(tier.least, Mills(most))


@pytest.mark.parametrize("tier", TIERS)
def test_no_roulette_spot_has_a_maximum_that_its_chips_cannot_make(tier):
    for spot in SPOTS:
        allowed = range_of(catalogue.ULIVE_ROULETTE, tier, spot.id)
        assert allowed is not None
        assert allowed.most % tier.step == 0
        assert allowed.least <= allowed.most <= tier.most * len(spot.numbers) / 18 < allowed.most + tier.step


def test_american_blackjack_has_five_hands_of_ones_own():
    assert list(spots_of(catalogue.AMERICAN_BLACKJACK)) == HANDS
    assert range_of(catalogue.AMERICAN_BLACKJACK, CLASSIC, "hand-5") == Range(Mills(1_000), Mills(500_000))
    assert range_of(catalogue.AMERICAN_BLACKJACK, CLASSIC, "hand-6") is None
    assert range_of(catalogue.AMERICAN_BLACKJACK, CLASSIC, "seat-1") is None


def test_ulive_blackjack_has_seven_seats_and_the_places_behind_them():
    assert list(spots_of(catalogue.ULIVE_BLACKJACK)) == SEATS
    assert range_of(catalogue.ULIVE_BLACKJACK, LOW, "behind-7") == Range(Mills(100), Mills(50_000))
    assert range_of(catalogue.ULIVE_BLACKJACK, LOW, "seat-8") is None
    assert range_of(catalogue.ULIVE_BLACKJACK, LOW, "seat-0") is None
    assert range_of(catalogue.ULIVE_BLACKJACK, LOW, "hand-1") is None


@pytest.mark.parametrize("spec", catalogue.CATALOGUE, ids=lambda spec: spec.id)
def test_every_listed_spot_has_a_range(spec):
    listed = spots_of(spec)
    assert len(set(listed)) == len(listed) > 0
    assert all(range_of(spec, tier, spot) is not None for tier in spec.tiers for spot in listed)


def test_super_6_alone_needs_a_main_bet():
    assert needs(catalogue.NO_COMMISSION_BACCARAT, "super_6") == ("player", "banker", "tie")
    needing = [(spec.id, spot) for spec in catalogue.CATALOGUE for spot in spots_of(spec) if needs(spec, spot)]
    assert needing == [("no-commission-baccarat", "super_6")]


def test_an_unknown_spot_needs_nothing():
    assert needs(catalogue.BACCARAT, "nowhere") == ()
