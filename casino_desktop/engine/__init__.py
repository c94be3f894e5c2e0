"""The rules: cards, bets, payouts, roads, fairness. Pure values and functions over the standard library."""
