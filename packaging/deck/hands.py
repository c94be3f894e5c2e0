"""Hands and what they hold: sword, sceptre, sleeve."""

from __future__ import annotations

from deck.drawing import fill, group, line, shape, strokes
from deck.palette import BRASS, DEEP, GOLD, INK, IVORY, SKIN
from deck.panel import at_seam
from deck.paths import blend, circle, num, poly, put
from deck.patterns import beads


def fist(x: float, y: float, turn=0.0, flip=False) -> str:
    """A hand closed round an upright shaft."""
    back = "M-9 13C-12.4 7-12 -4-7 -9.6L2 -10.4L4 11Z"
    fingers = "".join(
        f"M-4.4 {t}C-1 {t - 1} 4 {t - 0.6} 6.4 {t + 0.4}C8.4 {t + 1.6} 8 {t + 4.4} 5.6 {t + 4.8}"
        f"C2 {t + 5.2}-2 {t + 5}-4.8 {t + 4.6}Z"
        for t in (-9.4, -4.8, -0.2, 4.4)
    )
    thumb = "M-9.4 3C-10.6 -3-7.4 -10.6-1.4 -12.6C2 -13.4 3.4 -10 .4 -8.6C-3 -6.6-4.4 -2-4.6 4Z"
    return group(shape(back, SKIN) + shape(fingers, SKIN, INK, 0.7) + shape(thumb, SKIN, INK, 0.7), x, y, 1, turn, flip)


def sword(x: float, grip: float, tip: float, hilt: str, jewel: str, half=5.0) -> str:
    """An upright blade; the fist is drawn over the grip."""
    g = grip - 13
    blade = poly((x - half, g), (x - half * 0.84, tip + 12), (x, tip), (x + half * 0.84, tip + 12), (x + half, g))
    out = shape(blade, IVORY) + fill(poly((x, tip), (x + half * 0.84, tip + 12), (x + half, g), (x, g)), "#C9CDD4")
    out += line(poly((x, tip + 14), (x, g), close=False), INK, 0.6)
    out += shape(f"M{x - 2.6} {g}L{x + 2.6} {g}L{x + 2.6} {grip + 18}L{x - 2.6} {grip + 18}Z", DEEP)
    return (
        out
        + shape(put(hilt, x, g), BRASS)
        + shape(circle(x, grip + 19, 4.6), BRASS)
        + fill(circle(x, grip + 19, 2.2), jewel)
    )


def sceptre(x: float, grip: float, top: float, head: str) -> str:
    """A brass rod with rings; ``head`` is drawn over its top."""
    rod = poly((x - 2.4, top), (x + 2.4, top), (x + 2.4, grip + 22), (x - 2.4, grip + 22))
    rings = "".join(
        poly((x - 4, y), (x + 4, y), (x + 4, y + 2.8), (x - 4, y + 2.8)) for y in (top + 5, top + 34, grip - 20)
    )
    return (
        shape(rod, BRASS)
        + fill(poly((x + 0.4, top), (x + 2, top), (x + 2, grip + 22), (x + 0.4, grip + 22)), DEEP)
        + shape(rings, GOLD, INK, 0.6)
        + head
    )


def forearm(colour: str, cuff: str, lines: str, slope=0.0) -> str:
    """A sleeve rising from the seam to a hand at 201, 143."""
    y0, y1 = num(at_seam(146, slope) + 2), num(at_seam(196, slope) + 2)
    arm = f"M179 149C166 155 154 165 146 {y0}L196 {y1}L196 168Z"
    folds = blend(f"M180 153C170 159 160 168 155 {y0}", f"M192 166C188 170 187 174 187 {y1}", 3)
    band = (
        "M187.6 144.6C185 144.4 179 147.6 177.4 150.6C180 160 187 169 195.6 172C198.8 170.6 201 164.6 200.4 162.2"
        "C194.6 159 189.4 151.6 187.6 144.6Z"
    )
    trim = "M183.4 146.6C185.6 155.6 191.8 164 198.6 167.6"
    return (
        shape(arm, colour) + strokes(folds, 0.9, lines) + shape(band, cuff) + fill(beads(trim, 5, 1.2, ends=False), INK)
    )
