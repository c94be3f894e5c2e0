"""What the queens share: gown, bust, arms, flowers."""

from __future__ import annotations

from deck.drawing import fill, group, line, shape, strokes
from deck.palette import BRASS, INK, PINE, SHADE, SKIN
from deck.panel import at_seam
from deck.paths import bend, blend, num, put, sym, taper

QUEEN_SLOPE = 0.14


def gown(n: float, slope=QUEEN_SLOPE) -> tuple[str, str, str, str]:
    """Outlines under a neck at ``n``: bare shoulders, bodice, left and right sleeve."""

    def y(x):
        return num(at_seam(x, slope) + 1)

    skin = sym(f"M{n} 104L{n - 8.6} 104C{n - 8.4} 120 {n - 13} 124 {n - 36} 129L{n - 34} 152L{n} 162", n)
    bodice = (
        f"M{n - 34} 134C{n - 27} 150 {n - 12} 153 {n} 146C{n + 12} 153 {n + 27} 150 {n + 34} 134"
        f"C{n + 34} 150 {n + 27} 160 {n + 25} {y(n + 25)}L{n - 25} {y(n - 25)}C{n - 27} 160 {n - 34} 150 {n - 34} 134Z"
    )
    left = (
        f"M{n - 30} 127C{n - 50} 121 58 125 46 141C40 149 34 154 25 {y(25)}L{n - 25} {y(n - 25)}"
        f"C{n - 26} 162 {n - 34} 150 {n - 30} 127Z"
    )
    right = (
        f"M{n + 30} 127C{n + 48} 121 200 124 211 143C217 154 222 172 225 {y(225)}L{n + 25} {y(n + 25)}"
        f"C{n + 26} 162 {n + 34} 150 {n + 30} 127Z"
    )
    return skin, bodice, left, right


def bust(skin: str, n: float) -> str:
    """Neck and shoulders with the shadow under the chin and two collar bones."""
    shadow = f"M{n - 8.6} 110C{n - 2} 121 {n + 5} 122 {n + 8.6} 116L{n + 8.6} 106L{n - 8.6} 106Z"
    bones = [
        f"M{n - 3} 130C{n - 8} 128 {n - 14} 128 {n - 20} 130",
        f"M{n + 3} 130C{n + 8} 128 {n + 14} 128 {n + 20} 130",
    ]
    return fill(skin, SKIN) + fill(shadow, SHADE) + line(skin, INK, 0.9) + strokes(bones, 0.8, "#C79C72")


def pinch(x: float, y: float, s=1.0) -> str:
    """A slender hand holding a stem between thumb and forefinger."""
    ring = "M4 13C8.6 7 12.6 3.4 16 1.4C18 .6 18.8 2.4 17.4 3.8C14 7 11 11 8 16Z"
    small = "M5.4 17.6C9.4 12.6 13.4 10 16.6 9C18.4 8.8 18.6 10.6 17.2 11.6C13.6 13.8 10.8 16.6 8 20.6Z"
    middle = "M2.4 10C5.4 3 8.4 -3 11.6 -7.4C13.2 -9 14.8 -7.4 14 -5.6C11.6 -.6 9.4 5 7 12Z"
    palm = (
        "M-7.4 27C-8.6 19-8.6 12-6 7C-4 3.4-2 1.4-.6 -.6C.8 -2 2.6 -.6 2 1.2C2 3 2.6 4.4 3.6 6"
        "C6 10 8 15 6.6 20C5.8 23 5.6 25 5.6 27Z"
    )
    index_ = "M1 10C2.4 5 2 1-.6 -3C-1 -4.8 1 -5.6 2.2 -4.2C5 -.6 6 4 5.4 9.4Z"
    hand = (
        shape(small, SKIN, INK, 0.7)
        + shape(ring, SKIN, INK, 0.7)
        + shape(middle, SKIN, INK, 0.7)
        + shape(palm, SKIN, INK, 0.8)
    )
    return group(hand + shape(index_, SKIN, INK, 0.7) + fill(taper("M-3 9C-1.6 5.6-.6 3.6 .2 1.6", 0.7), INK), x, y, s)


def bare_arm(x: float, bangle=BRASS) -> str:
    """A forearm in skin from the seam to a wrist under ``pinch(x, 127)``, with bangles."""
    arm = f"M{x - 7} 152C{x - 9} 164 {x - 14} 172 {x - 20} 183L{x + 3} 187C{x + 4} 178 {x + 6} 166 {x + 5.6} 152Z"
    side = f"M{x + 1.6} 152C{x + 2} 166 {x} 176 {x - 3} 186L{x + 3} 187C{x + 4} 178 {x + 6} 166 {x + 5.6} 152Z"
    rings = (
        f"M{x - 8.2} 154.6C{x - 3} 157.6 {x + 2} 157.6 {x + 6.4} 154.6"
        f"L{x + 6.4} 159C{x + 2} 162 {x - 3} 162 {x - 8.8} 159Z"
    )
    return (
        fill(arm, SKIN)
        + fill(side, SHADE)
        + line(arm, INK, 0.9)
        + shape(rings + put(rings, -1.6, 6.6), bangle, INK, 0.7)
    )


def cuffed_arm(x: float, colour: str, cuff: str, lines: str) -> str:
    """A sleeved forearm with a flared cuff under ``pinch(x, 127)``."""
    arm = f"M{x - 10} 154C{x - 13} 164 {x - 20} 172 {x - 30} 182L{x + 9} 188C{x + 10} 178 {x + 10} 168 {x + 9} 154Z"
    flare = f"M{x - 8} 149C{x - 3} 152 {x + 2} 152 {x + 6.6} 149L{x + 11} 160C{x + 4} 164.6 {x - 6} 164.6 {x - 12} 160Z"
    folds = blend(
        f"M{x - 8} 164C{x - 11} 170 {x - 17} 177 {x - 22} 182", f"M{x + 6} 164C{x + 6} 172 {x + 6} 180 {x + 5} 186", 3
    )
    return (
        shape(arm, colour)
        + strokes(folds, 0.9, lines)
        + shape(flare, cuff)
        + fill(taper(f"M{x - 10} 158C{x - 4} 162 {x + 3} 162 {x + 9.4} 158", 1.2), INK)
    )


def stem(x: float, top: float, foot: float, colour=PINE) -> str:
    return line(f"M{x + 1} {top}C{x - 2} {top + 25} {x + 2} {foot - 30} {x - 2} {foot}", INK, 3.2) + line(
        f"M{x + 1} {top}C{x - 2} {top + 25} {x + 2} {foot - 30} {x - 2} {foot}", colour, 1.8
    )


def leaf(x: float, y: float, length: float, turn: float, colour: str, vein: str) -> str:
    unit_leaf = "M0 0C.2 -.32 .7 -.3 1 0C.7 .26 .25 .26 0 0Z"
    d = bend(unit_leaf, lambda u, v: (u * length, v * length))
    return shape(put(d, x, y, 1, turn), colour, INK, 0.7) + line(
        put(f"M1 0L{length * 0.84} 0", x, y, 1, turn), vein, 0.6
    )
