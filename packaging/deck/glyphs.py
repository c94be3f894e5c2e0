"""Suits, and the letters of the indices as outlines of Source Serif Pro Semibold."""

from __future__ import annotations

import importlib.util
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from deck.palette import FOUR_COLOURS
from deck.paths import num, put, sym

# Each suit is drawn in a box about 100 units high, centred on 0, 0.

STEM = "C4.6 36 9.5 45.5 21 50C12 48 6 47.4 0 47.4"


PIPS = {
    "H": sym("M0 50C-5 36.5-17 26-30 13C-43 0-50-10-50-23C-50-38-39.5-48-26-48C-13.5-48-4-40.5 0-28.5"),
    "D": sym("M0-53C9.5-34 24-14.5 40 0C24 14.5 9.5 34 0 53"),
    "S": sym("M0-53C5-39.5 17-29 30-16C43-3 50 6.5 50 18C50 31.5 40 39.5 28.5 39.5C17.5 39.5 9 34 4.2 25" + STEM),
    "C": sym(
        "M0-53C13.3-53 24-42.3 24-29C24-20.4 19.6-13 13-8.8C17-11.4 21.8-13 27-13C40.3-13 51-2.3 51 11"
        "C51 24.3 40.3 35 27 35C16.5 35 8.6 29.5 4.2 21.5" + STEM
    ),
}


def pip(suit: str, x: float, y: float, height: float, turn=0.0) -> str:
    return put(PIPS[suit], x, y, height / 106, turn)


@cache
def font_file(given: str | None = None) -> str:
    """The index font: the one given, or Semibold from the installed package."""
    if given:
        return given
    spec = importlib.util.find_spec("font_source_serif_pro")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("pip install font-source-serif-pro, or pass --font FILE")
    return str(Path(spec.submodule_search_locations[0]) / "files" / "SourceSerifPro-Semibold.ttf")


def absolute(d: str) -> str:
    """Spell out the H and V of a font outline as L."""
    out, x, y = [], "0", "0"
    for cmd, args in re.findall(r"([A-Z])([^A-Z]*)", d):
        n = re.findall(r"-?\d*\.?\d+", args)
        if cmd == "H":
            cmd, n = "L", [n[0], y]
        elif cmd == "V":
            cmd, n = "L", [x, n[0]]
        if n:
            x, y = n[-2:]
        out.append(cmd + " ".join(n))
    return "".join(out)


class Glyphs:
    """Outlines of letters and lining numerals."""

    def __init__(self, path: str) -> None:
        self.font = TTFont(path)
        self.names, self.glyphs = self.font.getBestCmap(), self.font.getGlyphSet()
        self.cap = self.font["OS/2"].sCapHeight

    def outline(self, word: str, cx: float, base: float, cap: float, squeeze=1.0, track=0.0) -> str:
        """``word`` centred on ``cx``, standing on ``base``, with capitals ``cap`` units high."""
        scale = cap / self.cap
        kx, advance = scale * squeeze, 0.0
        runs = []
        for ch in word:
            name = self.names[ord(ch)]
            runs.append((name, advance))
            advance += self.glyphs[name].width * kx + track
        pen = SVGPathPen(self.glyphs, ntos=num)
        for name, dx in runs:
            self.glyphs[name].draw(TransformPen(pen, (kx, 0, 0, -scale, cx - (advance - track) / 2 + dx, base)))
        return absolute(pen.getCommands())


@dataclass(frozen=True)
class Deck:
    """What every card needs: the letters and the four suit colours."""

    glyphs: Glyphs
    colours: dict[str, str]

    @property
    def four(self) -> bool:
        return self.colours is FOUR_COLOURS
