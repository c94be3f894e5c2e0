"""Queens of diamonds and clubs."""

from __future__ import annotations

import math

from deck.drawing import fill, group, line, shape, strokes
from deck.faces import queen_face
from deck.glyphs import pip
from deck.gowns import bare_arm, bust, cuffed_arm, gown, leaf, pinch, stem
from deck.palette import BRASS, DEEP, GOLD, INK, IVORY, PINE, SAGE, TEAL
from deck.panel import Dress, rays
from deck.paths import blend, circle, poly, put, ring_piece
from deck.patterns import along, beads, hatch, lozenges, strip, tile
from deck.queens_major import pearls


def queen_diamonds(dress: Dress) -> str:
    """The sun: radiant halo headdress, jewelled bib, golden gown, calla lily."""
    c, n = 124, 129
    skin, bodice, left, right = gown(n)
    out = rays(c, 82) + halo(c + 5, 74, dress)
    out += bust(skin, n) + shape(left + right, dress.main)
    out += (
        fill(lozenges(left, 12, 17) + lozenges(right, 12, 17), BRASS)
        + line(left + right, INK, 0.9)
        + shape(bodice, dress.second)
    )
    out += fill(lozenges(bodice, 9, 26, n, 160), dress.dark) + line(bodice, INK, 0.9)
    out += bib(n, dress) + calla(203) + bare_arm(202, bangle=dress.second) + pinch(202, 127)
    return out + group(queen_diamonds_head(dress), c, 82, 1.1)


def halo(x: float, y: float, dress: Dress) -> str:
    """A fan of inlaid rays behind the head."""
    out = shape(ring_piece(x, y, 20, 51, 172, 368), BRASS)
    n = 13
    step = 188 / n
    for k in range(n):
        a = 176 + step * k
        out += shape(ring_piece(x, y, 30, 44, a + 0.8, a + step - 0.8), (dress.main, IVORY)[k % 2], INK, 0.6)
        m = math.radians(a + step / 2)
        out += fill(
            put(
                poly((0, -3), (2.4, 0), (0, 3), (-2.4, 0)),
                x + 48 * math.cos(m),
                y + 48 * math.sin(m),
                1,
                a + step / 2 + 90,
            ),
            dress.second,
        )
    return out


def bib(n: float, dress: Dress) -> str:
    """A necklace of lozenges in two tiers."""
    upper = f"M{n - 21} 126C{n - 14} 137 {n - 6} 141 {n} 141C{n + 6} 141 {n + 14} 137 {n + 21} 126"
    choker = strip(
        f"M{n - 8.8} 117C{n - 3} 121 {n + 3} 121 {n + 8.8} 117", f"M{n - 9} 121.6C{n - 3} 126 {n + 3} 126 {n + 9} 121.6"
    )
    gem = poly((0, -4.6), (3.4, 0), (0, 4.6), (-3.4, 0))
    out = (
        line(upper, INK, 2.6)
        + line(upper, BRASS, 1.4)
        + shape("".join(put(gem, x, y + 3) for x, y, _ in along(upper, 7)), GOLD, INK, 0.6)
    )
    return out + shape(choker, BRASS, INK, 0.7) + shape(pip("D", n, 150, 15), dress.main, INK, 0.7)


def calla(x: float) -> str:
    """A calla lily: one folded spathe and its spadix."""
    out = line(f"M{x} 84C{x - 2} 104 {x + 2} 126 {x - 2} 156", INK, 4.4) + line(
        f"M{x} 84C{x - 2} 104 {x + 2} 126 {x - 2} 156", PINE, 2.8
    )
    cup = (
        f"M{x} 92C{x - 10} 82 {x - 20} 66 {x - 17} 50C{x - 10} 44 {x - 2} 38 {x + 2} 26"
        f"C{x + 8} 38 {x + 20} 46 {x + 19} 58"
        f"C{x + 16} 74 {x + 8} 86 {x} 92Z"
    )
    inner = (
        f"M{x - 17} 50C{x - 8} 46 {x - 2} 40 {x + 2} 26C{x + 8} 38 {x + 20} 46 {x + 19} 58"
        f"C{x + 12} 68 {x - 4} 70 {x - 17} 50Z"
    )
    out += (
        shape(cup, IVORY)
        + shape(inner, "#EBDDBB", INK, 0.8)
        + shape(
            (
                f"M{x - 0.6} 62C{x - 2} 52 {x - 0.6} 44 {x + 2.4} 38C{x + 5} 46 {x + 5} 56 {x + 3.4} 62"
                f"C{x + 2} 64.6 {x} 64.6 {x - 0.6} 62Z"
            ),
            BRASS,
            INK,
            0.7,
        )
    )
    return (
        out
        + strokes(
            blend(f"M{x - 14} 60C{x - 12} 72 {x - 6} 82 {x} 90", f"M{x + 14} 70C{x + 10} 80 {x + 6} 86 {x} 91", 3),
            0.7,
            DEEP,
        )
        + leaf(x, 116, 26, 232, PINE, SAGE)
    )


def queen_diamonds_head(dress: Dress) -> str:
    back = "M-8 -30C8 -38 27 -30 26 -6C26 6 24 14 18 20L10 10Z"
    cap = (
        "M-16.6 -9C-18 -22-10 -32 4 -33C18 -33 26 -22 25.6 -8C25.4 -1 24 4 21 9C18.6 6 17.6 0 17 -6"
        "C14 -14 9 -18 2 -19C-6 -19-12 -15-16.6 -9Z"
    )
    parts = blend(
        "M-14 -12C-8 -18 4 -20 11 -16C16 -12 18 -4 20.4 5", "M-15.6 -16C-8 -30 12 -34 21 -22C25 -16 25 -6 23 3", 4
    )
    out = shape(back, "#5A3A1C") + queen_face(TEAL) + shape(cap, "#B5822F") + strokes(parts, 0.8, "#6E4A1C", steps=4)
    diadem = strip("M-17 -12C-8 -22 12 -24 25 -10", "M-17 -17C-8 -28 12 -30 26 -15")
    out += shape(diadem, BRASS, INK, 0.8) + shape(pip("D", -4, -24.5, 15), dress.main, INK, 0.7)
    drop = "M0 0L3.4 6L0 13L-3.4 6Z"
    return out + shape(circle(19.4, 10, 2.4) + put(drop, 19.4, 12.6) + put(drop, 19.4, 25.4, 0.7), GOLD, INK, 0.7)


def queen_clubs(dress: Dress) -> str:
    """The grove: veil and braids, trefoil coronet, ivory yoke, sprig of clover."""
    c, n = 129, 134
    skin, _bodice, left, right = gown(n)
    out = rays(c, 82) + bust(skin, n) + shape(left + right, dress.main)
    for area in (left, right):
        out += line(tile(["M-5 0C-5 -5 0 -5 0 -10C0 -5 5 -5 5 0", "M0 0L0 4"], area, 14, 10), dress.light, 0.75)
    out += line(left + right, INK, 0.9)
    square = (
        f"M{n - 34} 131L{n - 20} 134L{n - 17} 150C{n - 6} 154 {n + 6} 154 {n + 17} 150L{n + 20} 134L{n + 34} 131"
        f"C{n + 35} 150 {n + 28} 160 {n + 26} 180L{n - 26} 174C{n - 27} 160 {n - 35} 150 {n - 34} 131Z"
    )
    out += shape(square, INK) + line(hatch(square, 0, 6.5, n, 160), dress.light, 0.6)
    out += line(f"M{n - 20} 134L{n - 17} 150C{n - 6} 154 {n + 6} 154 {n + 17} 150L{n + 20} 134", BRASS, 2.4)
    out += line(f"M{n} 156L{n} 178", BRASS, 2) + fill(beads(f"M{n} 158L{n} 174", 4, 1.8), IVORY)
    out += pearls(f"M{n - 9} 121C{n - 4} 127 {n + 4} 127 {n + 9} 121", 8, 1.5) + shape(
        pip("C", n, 134, 11), BRASS, INK, 0.7
    )
    out += clover(199, dress) + cuffed_arm(199, dress.dark, IVORY, dress.light) + pinch(199, 127)
    return out + group(queen_clubs_head(dress), c, 82, 1.1)


def clover(x: float, dress: Dress) -> str:
    """A tall sprig: three heart-shaped leaves, twice."""
    out = stem(x, 60, 156)
    petal = "M0 0C-4 -5-12 -9-11 -17C-10.4 -22-3 -23 0 -17.4C3 -23 10.4 -22 11 -17C12 -9 4 -5 0 0Z"
    for y, s in ((62, 1.0), (104, 0.46)):
        for turn in (-112, 0, 112):
            out += shape(
                put(petal, x + (0 if s == 1 else -9), y, s, turn - (0 if s == 1 else 30)), dress.main, INK, 0.8
            )
            out += line(
                put("M0 -3L0 -14", x + (0 if s == 1 else -9), y, s, turn - (0 if s == 1 else 30)), dress.light, 0.9
            )
    return (
        out
        + line(f"M{x - 9} 104C{x - 5} 108 {x - 1} 112 {x - 0.6} 118", INK, 1.2)
        + shape(circle(x, 62, 3), BRASS, INK, 0.7)
    )


CHESTNUT = "#6A4224"


def queen_clubs_head(dress: Dress) -> str:
    veil = "M-16 -18C-16 -38 34 -44 36 -8C37 8 42 22 50 36C54 44 50 52 42 52C34 50 22 46 16 40C22 26 20 10 18 -6Z"
    folds = blend("M19 -8C22 10 25 26 20 39", "M33 -14C35 6 40 24 46 38C49 44 48 48 44 50", 4)
    left = "M-14 -26C-22 -16-24 4-28 20C-31 32-34 40-38 44C-30 48-20 46-14 40C-16 30-17 20-16.4 10C-17 0-19 -10-14 -26Z"
    hair = (
        "M-17.4 -6C-19 -20-12 -30 3 -31C16 -31 22 -20 21 -8C20.6 -1 20.6 5 21 11C16 6 16.4 -4 13 -10"
        "C9 -16 4 -18 0 -22C-4 -15-11 -10-17.4 -6Z"
    )
    tress = "M0 -6C5.4 -4.4 6 2.4 0 6.4C-2.6 2.6-3 -2.4 0 -6Z"
    braid = [
        put(tress, 20.4 + (-1.6 if k % 2 else 1.6), 12 + k * 4.6, 1, (38, -38)[k % 2], (-1, 1)[k % 2]) for k in range(8)
    ]
    out = shape(left, dress.dark) + strokes(
        blend("M-15 -18C-21 -8-22 8-25 22", "M-16 0C-18 12-18 22-19 34", 2), 0.8, dress.light
    )
    out += shape(veil, dress.dark) + strokes(folds, 0.9, dress.light) + queen_face(PINE, closed=True)
    out += shape(hair, CHESTNUT) + strokes(
        blend("M-1 -21C-5 -14-11 -11-15.6 -9", "M1 -29C-8 -28-15 -20-16 -12", 2)
        + blend("M1 -21C6 -17 11 -13 14 -8C15.6 -3 16 2 17.8 6", "M4 -29C13 -28 18 -19 17.6 -8", 3),
        0.8,
        BRASS,
        steps=4,
    )
    out += "".join(shape(b, CHESTNUT, INK, 0.6) for b in braid) + shape(circle(20.4, 50, 2.6), BRASS, INK, 0.6)
    band = strip("M-17 -17C-8 -27 16 -29 31 -16", "M-17 -23C-8 -33 16 -35 31 -23")
    out += shape(band, BRASS) + fill(beads("M-15 -21C-6 -30.6 15 -32 29 -20.6", 9, 1.1), INK)
    tips = "".join(
        shape(pip("C", x, y, s), GOLD, INK, 0.7)
        for x, y, s in ((-14, -31, 10), (6, -40, 15), (26, -31.5, 10), (-4.6, -36, 8), (17, -36.6, 8))
    )
    return out + tips
