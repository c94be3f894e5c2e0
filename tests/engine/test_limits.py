"""Three tiers and their chips (rulebook §0)."""

import pytest

from casino_desktop.engine.limits import CHIPS, CLASSIC, HIGH, LOW, TIERS, tier_of


def test_the_chips_of_the_house():
    assert [chip / 1_000 for chip in CHIPS] == [0.1, 0.5, 1, 5, 25, 100, 500, 1_000, 5_000]


@pytest.mark.parametrize(
    ("tier", "least", "most", "chips"),
    [
        (LOW, 0.1, 50, [0.1, 0.5, 1, 5, 25]),
        (CLASSIC, 1, 500, [1, 5, 25, 100, 500]),
        (HIGH, 25, 10_000, [25, 100, 500, 1_000, 5_000]),
    ],
)
def test_each_tier_has_its_range_and_its_chips(tier, least, most, chips):
    assert (tier.least / 1_000, tier.most / 1_000) == (least, most)
    assert [chip / 1_000 for chip in tier.chips] == chips
    assert tier.side_most * 10 == tier.most
    assert tier.step / 1_000 == chips[0]


@pytest.mark.parametrize("tier", TIERS)
def test_every_chip_is_a_multiple_of_the_smallest(tier):
    assert all(chip % tier.step == 0 for chip in tier.chips)


def test_a_tier_is_found_by_name():
    assert [tier_of(name) for name in ("low", "classic", "high")] == list(TIERS)
