"""Roulette: 37 pockets, 151 spots computed from the layout (rulebook §3)."""
