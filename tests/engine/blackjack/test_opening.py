"""What a round may start from (rulebook §4)."""

from __future__ import annotations

import pytest

from casino_desktop.engine.blackjack.opening import Opening, Wager
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.money import Mills

HANDS = BlackjackRules(decks=4, hands=5)
SEATS = BlackjackRules(decks=8, hands=7, seated=True)
UNIT = Mills(1000)


def wager(number: int, seat: int, stake: int = 1000, *, behind: bool = False) -> Wager:
    return Wager(number, seat, "player", Mills(stake), behind)


@pytest.mark.parametrize(
    ("rules", "wagers", "says"),
    [
        (HANDS, (), "nobody plays"),
        (HANDS, (wager(1, 1), wager(1, 2)), "one id"),
        (HANDS, (wager(1, 1), wager(2, 1)), "one owner a seat"),
        (HANDS, (wager(1, 6),), "a table of 5"),
        (HANDS, (wager(1, 0),), "a table of 5"),
        (HANDS, (wager(1, 1), wager(2, 1, behind=True)), "behind"),
        (SEATS, (wager(1, 1), wager(2, 2, behind=True)), "behind"),
        (SEATS, (wager(1, 1, behind=True),), "nobody plays"),
        (SEATS, (wager(1, 1, 1500),), "multiple of 1000"),
        (SEATS, (wager(1, 1, 0),), "multiple of 1000"),
    ],
)
def test_an_opening_that_no_table_could_have_is_a_bug(
    rules: BlackjackRules, wagers: tuple[Wager, ...], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        Opening(rules, wagers, (), UNIT)


def test_any_number_may_bet_behind_a_seat_that_plays() -> None:
    wagers = (wager(4, 2, behind=True), wager(3, 2, behind=True), wager(2, 2), wager(1, 5), wager(5, 1))
    opening = Opening(SEATS, wagers, (), UNIT)
    assert [each.id for each in opening.in_order] == [5, 2, 3, 4, 1]
    assert opening.owner(2) == wagers[2]
    assert opening.wager(4) == wagers[0]
