"""Colours of the deck, and how they mix."""

from __future__ import annotations

W, H = 250, 350


RANKS, SUITS = "A23456789TJQK", "CDHS"


INK, NIGHT, STEEL = "#161A22", "#1B2A47", "#3D5378"


RED, WINE, ROSE = "#A8242D", "#6E1822", "#C9545A"


BRASS, GOLD, DEEP = "#CBA557", "#F0DA9F", "#8C6A2B"


TEAL, PINE, SAGE = "#2F6F6B", "#1A4644", "#6FA39A"


IVORY, CREAM, PAPER = "#F7F3E8", "#F3EAD3", "#E9DCB9"


SKIN, SHADE, LIP = "#F6E6D0", "#E3C4A0", "#A63A3C"


SUIT_COLOURS = {"S": "#15181E", "H": "#B01E2B", "D": "#B01E2B", "C": "#15181E"}


FOUR_COLOURS = {"S": "#15181E", "H": "#B01E2B", "D": "#1D55A6", "C": "#1B7443"}


def rgb(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def mix(a: str, b: str, t: float) -> str:
    """``a`` moved towards ``b``."""
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in zip(rgb(a), rgb(b), strict=False))


def lightness(colour: str) -> float:
    return sum(w * v for w, v in zip((0.299, 0.587, 0.114), rgb(colour), strict=False)) / 255
