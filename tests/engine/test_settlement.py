"""What became of each bet (rulebook §0, WIN)."""

from casino_desktop.engine.money import PUSH, Mills, Odds
from casino_desktop.engine.settlement import Line, Verdict, line, returned, win

TEN = Mills(10_000)


def test_a_won_bet_returns_stake_and_profit():
    paid = line("banker", TEN, Odds(19, 20), "banker", (3, 6))
    assert paid == Line("banker", TEN, Verdict.WON, Mills(19_500), Odds(19, 20), "banker", (3, 6))


def test_a_pushed_bet_returns_its_stake():
    assert line("player", TEN, PUSH) == Line("player", TEN, Verdict.RETURNED, TEN, PUSH)


def test_a_lost_bet_returns_nothing():
    assert line("tie", TEN, None) == Line("tie", TEN, Verdict.LOST, Mills(0))


def test_win_counts_stake_and_profit_of_winning_bets_only():
    lines = [line("a", TEN, Odds(1)), line("b", TEN, PUSH), line("c", TEN, None), line("d", TEN, Odds(1, 2))]
    assert win(lines) == 20_000 + 15_000
    assert returned(lines) == 20_000 + 10_000 + 15_000


def test_nothing_staked_wins_nothing():
    assert (win([]), returned([])) == (0, 0)
