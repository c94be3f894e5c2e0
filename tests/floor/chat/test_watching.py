"""What people at the table notice in a round (rulebook §5)."""

from __future__ import annotations

import pytest

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.blackjack.event import BlackjackWon
from casino_desktop.engine.money import Mills, Odds
from casino_desktop.engine.settlement import line
from casino_desktop.floor import event as ev
from casino_desktop.floor.chat.repertoire import Occasion
from casino_desktop.floor.chat.watching import is_big_win, run_length, topics
from casino_desktop.floor.view import TableView

P, B, T = (Mark(winner=winner) for winner in Winner)


def paid(*lines):
    return ev.RoundPaid(lines, Mills(0), Mills(0), Mills(0))


@pytest.mark.parametrize(
    ("road", "length"),
    [((), 0), ((B, P), 1), ((B, P, P, P, P), 4), ((P, P, T, P, T), 3), ((T, T), 0), ((P, B, B), 2)],
)
def test_a_run_of_a_side_goes_on_over_ties(road, length):
    assert run_length(TableView(road=road)) == length


@pytest.mark.parametrize(
    ("numbers", "length"), [((1, 3, 5), 3), ((1, 2), 1), ((1, 0), 0), ((1, 0, 3, 5), 2), ((2, 4, 6, 8, 10), 5)]
)
def test_a_run_of_a_colour_ends_at_zero(numbers, length):
    assert run_length(TableView(numbers=numbers)) == length


def test_a_win_is_big_from_five_times_what_was_staked():
    lost = line("player", Mills(1000), None)
    assert is_big_win(paid(line("tie", Mills(1000), Odds(8))))
    assert is_big_win(paid(line("tie", Mills(1000), Odds(9)), lost))
    assert not is_big_win(paid(line("tie", Mills(1000), Odds(8)), lost))
    assert not is_big_win(paid(line("player", Mills(9_000_000), Odds(1))))
    assert not is_big_win(paid())


@pytest.mark.parametrize(
    ("view", "occasions"),
    [
        (TableView(winner=Winner.TIE, road=(P, P, P, P, T)), [Occasion.TIE]),
        (TableView(winner=Winner.PLAYER, road=(P,) * 4), [Occasion.STREAK]),
        (TableView(winner=Winner.PLAYER, road=(P,) * 3), []),
        (TableView(winner=Winner.PLAYER, road=(P,) * 5), []),
        (TableView(winner=Winner.BANKER, road=(B,), natural=True), [Occasion.NATURAL]),
        (TableView(pocket=0, numbers=(2, 4, 6, 0)), [Occasion.ZERO]),
        (TableView(pocket=2, numbers=(4, 6, 8, 2)), [Occasion.STREAK]),
    ],
)
def test_a_round_gives_its_topics(view, occasions):
    assert list(topics(view, paid(), ())) == occasions


def test_a_big_win_comes_before_all_else_and_a_blackjack_is_seen():
    won = paid(line("tie", Mills(1000), Odds(8)))
    assert list(topics(TableView(winner=Winner.TIE), won, ())) == [Occasion.BIG_WIN, Occasion.TIE]
    assert list(topics(TableView(), paid(), (ev.HandPlayed(BlackjackWon(3)),))) == [Occasion.BLACKJACK]
