"""Every bet of a baccarat table has its spot, apart from the others, on the cloth."""

from __future__ import annotations

import pytest

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.ui.art.arc import RAIL, table_outline
from casino_desktop.ui.felt.layout import spots_of

TABLES = [spec for spec in CATALOGUE if isinstance(spec.rules, BaccaratRules)]


def spots(spec):
    return spots_of(spec.id, tuple(bet.id for bet in spec.rules.bets))


@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: spec.id)
def test_every_bet_of_the_table_has_exactly_one_spot(spec):
    assert sorted(spot.id for spot in spots(spec)) == sorted(bet.id for bet in spec.rules.bets)


@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: spec.id)
def test_spots_lie_on_the_cloth_and_do_not_overlap(spec):
    cloth = table_outline(RAIL)
    placed = spots(spec)
    for i, spot in enumerate(placed):
        assert cloth.contains(spot.path), spot.id
        for other in placed[i + 1 :]:
            assert not spot.path.intersects(other.path), (spot.id, other.id)


@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: spec.id)
def test_the_chips_of_a_spot_stand_inside_it(spec):
    for spot in spots(spec):
        assert spot.path.contains(spot.well), spot.id


def test_a_table_without_a_layout_gets_a_grid_with_all_its_bets():
    ids = ("player", "banker", "tie", "dragon_7", "panda_8")
    assert sorted(spot.id for spot in spots_of("punto-banco", ids)) == sorted(ids)
