"""Blackjack: both tables from one engine, a round as a pure function of its answers (rulebook §4)."""
