"""The twelve court cards put together."""

from __future__ import annotations

from deck.doublets import JACK_SLOPE
from deck.drawing import card, twice
from deck.glyphs import Deck
from deck.gowns import QUEEN_SLOPE
from deck.jacks import jack_clubs, jack_diamonds, jack_hearts, jack_spades
from deck.kings_major import king_hearts, king_spades
from deck.kings_minor import king_clubs, king_diamonds
from deck.panel import DRESS, FOUR_DRESS, belt, frame, ground
from deck.pips import index
from deck.queens_major import queen_hearts, queen_spades
from deck.queens_minor import queen_clubs, queen_diamonds

FIGURES = {
    "KS": king_spades,
    "KH": king_hearts,
    "KD": king_diamonds,
    "KC": king_clubs,
    "QS": queen_spades,
    "QH": queen_hearts,
    "QD": queen_diamonds,
    "QC": queen_clubs,
    "JS": jack_spades,
    "JH": jack_hearts,
    "JD": jack_diamonds,
    "JC": jack_clubs,
}


SASH = {"K": (0.0, 7.0), "Q": (QUEEN_SLOPE, 6.0), "J": (JACK_SLOPE, 6.5)}


def court_card(deck: Deck, rank: str, suit: str) -> str:
    dress = (FOUR_DRESS if deck.four else DRESS)[suit]
    half = FIGURES[rank + suit](dress) + index(deck, rank, suit)
    slope, width = SASH[rank]
    return card(ground() + twice(half) + belt(suit, slope, width, dress.dark) + frame())
