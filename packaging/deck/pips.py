"""Cards two to ten, and the index in the corners."""

from __future__ import annotations

from deck.drawing import card, fill, shape, twice
from deck.glyphs import Deck, pip


def index(deck: Deck, rank: str, suit: str) -> str:
    """Rank over suit, upper left; large enough to read on a card 60 pixels wide."""
    word = "10" if rank == "T" else rank
    squeeze, track = (0.74, -1.2) if rank == "T" else (1.0, 0.0)
    rank_path = deck.glyphs.outline(word, 30, 55, 40.5, squeeze, track)
    bold = shape(rank_path, deck.colours[suit], deck.colours[suit], 0.9) if rank == "T" else ""
    return bold + fill(rank_path + pip(suit, 30, 83.5, 31), deck.colours[suit])


MIDDLE, LEFT, RIGHT = 125, 84, 166


TOP, THIRD = 64, 138


LAYOUT = {  # pips of the upper half and of the axis; the lower half is the upper one turned
    "2": ([(MIDDLE, TOP)], []),
    "3": ([(MIDDLE, TOP)], [(MIDDLE, 175)]),
    "4": ([(LEFT, TOP), (RIGHT, TOP)], []),
    "5": ([(LEFT, TOP), (RIGHT, TOP)], [(MIDDLE, 175)]),
    "6": ([(LEFT, TOP), (RIGHT, TOP)], [(LEFT, 175), (RIGHT, 175)]),
    "7": ([(LEFT, TOP), (RIGHT, TOP)], [(LEFT, 175), (RIGHT, 175), (MIDDLE, 119.5)]),
    "8": ([(LEFT, TOP), (RIGHT, TOP), (MIDDLE, 119.5)], [(LEFT, 175), (RIGHT, 175)]),
    "9": ([(LEFT, TOP), (RIGHT, TOP), (LEFT, THIRD), (RIGHT, THIRD)], [(MIDDLE, 175)]),
    "T": ([(LEFT, TOP), (RIGHT, TOP), (LEFT, THIRD), (RIGHT, THIRD), (MIDDLE, 101)], []),
}


def pip_card(deck: Deck, rank: str, suit: str) -> str:
    turned, upright = LAYOUT[rank]
    size = 50 if rank in "23" else 45
    half = "".join(pip(suit, x, y, size) for x, y in turned)
    axis = "".join(pip(suit, x, y, size) for x, y in upright)
    colour = deck.colours[suit]
    return card(twice(index(deck, rank, suit) + fill(half, colour)) + (fill(axis, colour) if axis else ""))
