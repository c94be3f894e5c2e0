"""Every timed table has a dealer and two to six house players (rulebook §5)."""

from __future__ import annotations

from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.floor.chat.guests import DEALERS, HOUSE_PLAYERS, drawn, regulars


def test_every_table_has_two_to_six_different_house_players():
    for table_id in (*(spec.id for spec in CATALOGUE), *map(str, range(200))):
        guests = regulars(table_id)
        assert 2 <= len(guests.players) <= 6
        assert len(set(guests.players)) == len(guests.players)
        assert set(guests.players) <= set(HOUSE_PLAYERS)
        assert guests.dealer in DEALERS


def test_the_regulars_of_a_table_are_the_same_every_day():
    assert regulars("baccarat") == regulars("baccarat")
    assert regulars("baccarat") != regulars("ulive-roulette")


def test_no_dealer_has_the_name_of_a_house_player():
    assert not set(DEALERS) & set(HOUSE_PLAYERS)


def test_a_draw_follows_from_its_seed_alone_and_reaches_every_number():
    assert {drawn(6, "BA-1", str(number)) for number in range(100)} == set(range(6))
    assert drawn(1000, "BA-1", "tie") == drawn(1000, "BA-1", "tie")
    assert drawn(1000, "BA-1", "tie") != drawn(1000, "BA-2", "tie")
