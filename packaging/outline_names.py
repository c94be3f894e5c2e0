"""Take the six Chinese names of the Big Win felt out of a font as outlines, so that no machine needs that font.

``python packaging/outline_names.py FONT`` with Noto Serif CJK Bold, of which the licence is assets/names/OFL.txt.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.ttCollection import TTCollection

TARGET = Path(__file__).resolve().parent.parent / "assets" / "names" / "names.json"
FAMILY = "Noto Serif CJK SC"
NAMES = {
    "player": "闲家",
    "banker": "庄家",
    "tie": "和",
    "player_pair": "闲对",
    "banker_pair": "庄对",
    "either_pair": "对子",
}


def face(path: Path) -> TTFont:
    """The simplified Chinese face of a collection, or the font itself."""
    if path.suffix != ".ttc":
        return TTFont(path)
    return next(font for font in TTCollection(path).fonts if font["name"].getBestFamilyName() == FAMILY)


def outline(font: TTFont, words: str) -> dict[str, object]:
    """Words as one SVG path in a square of 1000 to a letter: the baseline of the em box's foot at 1000, y down."""
    glyphs, letters = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    foot = 1000 + font["OS/2"].sTypoDescender * scale
    pen, x = SVGPathPen(glyphs, ntos=lambda value: f"{value:.0f}"), 0.0
    for letter in words:
        glyph = glyphs[letters[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, foot)))
        x += glyph.width * scale
    return {"words": words, "width": round(x), "path": pen.getCommands()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("font", type=Path)
    font = face(parser.parse_args().font)
    drawn = {name: outline(font, words) for name, words in NAMES.items()}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(drawn, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(TARGET)


if __name__ == "__main__":
    main()
