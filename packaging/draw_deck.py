"""Draw the deck as SVG Tiny 1.2 into assets/deck: ``python packaging/draw_deck.py [--into FOLDER] [--font FILE]``.

Everything is drawn in packaging/deck from scratch; only the letters and numerals of the indices are outlines of Source
Serif Pro Semibold (SIL Open Font License), found in the package ``font-source-serif-pro`` or given with ``--font``.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from deck.aces import ace_card
from deck.backs import BACKS, back_card
from deck.courts import court_card
from deck.glyphs import Deck, Glyphs, font_file
from deck.palette import FOUR_COLOURS, RANKS, SUIT_COLOURS, SUITS
from deck.pips import pip_card

TARGET = Path(__file__).resolve().parent.parent / "assets" / "deck"
COLOURED = "CD"
"""The suits that look different in four colours; the other two are the same files."""


def face(deck: Deck, rank: str, suit: str) -> str:
    """The SVG of one face."""
    if rank == "A":
        return ace_card(deck, suit)
    return (court_card if rank in "JQK" else pip_card)(deck, rank, suit)


def write(path: Path, drawing: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(drawing, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=Path, default=TARGET)
    parser.add_argument("--font", help="an OFL serif, if the package is not installed")
    options = parser.parse_args()
    glyphs = Glyphs(font_file(options.font))
    for folder, colours, suits in (("cards", SUIT_COLOURS, SUITS), ("four-colour", FOUR_COLOURS, COLOURED)):
        deck = Deck(glyphs, colours)
        for suit in suits:
            for rank in RANKS:
                write(options.into / folder / f"{rank}{suit}.svg", face(deck, rank, suit))
    for name, cloth in BACKS.items():
        write(options.into / "backs" / f"{name}.svg", back_card(cloth))
    print(options.into)


if __name__ == "__main__":
    main()
