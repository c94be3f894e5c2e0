"""Queens of spades and hearts."""

from __future__ import annotations

import math

from deck.drawing import bands, fill, group, line, shape, strokes
from deck.faces import queen_face
from deck.glyphs import PIPS, pip
from deck.gowns import QUEEN_SLOPE, bare_arm, bust, cuffed_arm, gown, leaf, pinch, stem
from deck.palette import BRASS, GOLD, INK, IVORY, PINE, ROSE, SAGE, TEAL, WINE
from deck.panel import Dress, at_seam, rays
from deck.paths import arc, blend, circle, ellipse, pair, poly, put, ring_piece, sym
from deck.patterns import beads, scatter, spiral, strip, tile


def queen_spades(dress: Dress) -> str:
    """The night: waved black bob, plumed bandeau, pleated collar, long pearls, hand mirror."""
    c, n = 133, 127
    skin, _bodice, left, right = gown(n)
    fans = [
        arc(0, 0, 8, 180, 360),
        *[poly((0, 0), (8 * math.cos(a), 8 * math.sin(a)), close=False) for a in map(math.radians, (225, 270, 315))],
    ]
    out = rays(c, 82) + medici(n, 124, dress)
    out += bust(skin, n) + shape(left + right, dress.main)
    out += line(tile(fans, left, 16, 8) + tile(fans, right, 16, 8), dress.light, 0.65) + line(left + right, INK, 0.9)
    vee = (
        f"M{n - 34} 132L{n} 160L{n + 34} 132C{n + 35} 150 {n + 28} 160 {n + 26} 180L{n - 26} 174"
        f"C{n - 27} 160 {n - 35} 150 {n - 34} 132Z"
    )
    out += shape(vee, dress.dark) + line(pair(f"M{n - 30} 141L{n} 166M{n - 29} 148L{n} 172", n), BRASS, 1)
    out += line(pair(f"M{n - 34} 132L{n} 160", n), BRASS, 2)
    out += pearls(f"M{n - 12} 121C{n - 11} 140 {n - 6} 152 {n} 157C{n + 6} 152 {n + 11} 140 {n + 12} 121", 19)
    out += mirror_glass(199) + bare_arm(199) + pinch(199, 127)
    return out + group(queen_spades_head(dress), c, 83, 1.1, flip=True)


def pearls(curve: str, n: int, r=1.7) -> str:
    return shape(beads(curve, n, r), IVORY, INK, 0.5)


def medici(n: float, y: float, dress: Dress) -> str:
    """A pleated collar standing behind the head."""
    out = ""
    for k in range(9):
        a = 188 + k * 18.2
        if 78 <= a - 188 <= 86:
            continue
        out += shape(ring_piece(n, y, 12, 49, a, a + 18.2), (IVORY, dress.second)[k % 2], INK, 0.7)
    return out + line(arc(n, y, 49, 188, 352), BRASS, 2) + line(arc(n, y, 45.6, 188, 352), INK, 0.5)


def mirror_glass(x: float) -> str:
    """A round hand mirror with a spade finial."""
    y = 66
    handle = poly((x - 2.4, y + 26), (x + 2.4, y + 26), (x + 3.4, 150), (x - 1.4, 150))
    out = shape(handle, BRASS) + shape(
        poly((x - 6, y + 27), (x + 6, y + 27), (x + 3.4, y + 35), (x - 3.4, y + 35)), BRASS
    )
    out += (
        fill(pip("S", x, y - 32, 15), INK)
        + shape(ellipse(x, y, 22, 26), BRASS)
        + shape(ellipse(x, y, 18, 22), "#B9C6CF", INK, 0.7)
    )
    out += fill(
        (
            f"M{x - 12} {y + 14}L{x + 6} {y - 20}C{x + 2} {y - 22} {x - 6} {y - 21} {x - 10} {y - 17}"
            f"L{x - 16} {y - 4}C{x - 17} {y + 4} {x - 15} {y + 10} {x - 12} {y + 14}Z"
        ),
        IVORY,
        0.75,
    )
    return out + fill(
        "".join(
            circle(x + 20 * math.cos(a), y + 24 * math.sin(a), 1) for a in (math.radians(15 * k) for k in range(24))
        ),
        INK,
    )


def queen_spades_head(dress: Dress) -> str:
    back = "M-8 -34C10 -46 34 -34 31 -6C30 8 33 16 27 24C20 30 10 26 8 16Z"
    bob = (
        "M-17.4 -5C-21 -20-14 -38 5 -40C24 -41 33 -26 31 -8C30 2 33 12 28 20C24 28 14 29 9 23C15 21 18 15 17.4 8"
        "C17 1 15 -3 17 -10C11 -8 8 -17 1 -17C-8 -17-12 -11-17.4 -5Z"
    )
    waves = blend(
        "M-15.6 -12C-8 -23 0 -22 6 -19C12 -16 14 -12 19 -13C18 -4 18.6 2 19.4 8C20 15 17 20 13 23",
        "M-16 -22C-8 -38 8 -40 18 -34C28 -28 26 -18 29 -10C26 -2 29 6 28 14C26 22 22 25 18 26",
        6,
    )
    band = strip("M-18.6 -15C-8 -26 14 -28 31.6 -14", "M-18 -21C-8 -32 14 -34 31 -21")
    out = (
        shape(back, dress.dark)
        + queen_face(TEAL, flipped=True)
        + shape(bob, "#10141F")
        + strokes(waves, 0.9, dress.light, steps=4)
    )
    out += plumes(dress) + shape(band, BRASS) + fill(beads("M-16 -19C-6 -29 14 -31 29 -18.6", 11, 1.1), INK)
    out += shape(put(PIPS["S"], -2, -30, 0.15), IVORY, INK, 0.7)
    return out + shape(circle(17.4, 19, 2.2) + ellipse(17.4, 26, 1.9, 4.6), BRASS, INK, 0.6)


def plumes(dress: Dress) -> str:
    """Five upright feathers fanned over the brow."""
    out = ""
    for turn, s in ((-46, 0.74), (34, 0.74), (-27, 0.9), (15, 0.9), (-6, 1.0)):
        feather = "M0 0C-6 -9-7 -20 0 -28C7 -20 6 -9 0 0Z"
        out += shape(put(feather, 0, -27, s, turn), (dress.second if s != 0.9 else IVORY), INK, 0.7)
        out += line(
            put("M0 -2L0 -23M0 -9L-2.6 -13M0 -9L2.6 -13M0 -14L-2.6 -18M0 -14L2.6 -18", 0, -27, s, turn), BRASS, 0.6
        )
    return out


def queen_hearts(dress: Dress) -> str:
    """The rose: loose auburn waves, heart crown, sweetheart bodice, rose in hand."""
    c, n = 134, 128
    skin, bodice, _left, _right = gown(n)
    out = rays(c, 82) + group(queen_hearts_mane(), c, 82, 1.1, flip=True)
    out += bust(skin, n)
    for sign, outer in (
        (-1, f"M{n - 31} 127C{n - 50} 121 58 125 46 141C40 149 34 154 25 162"),
        (1, f"M{n + 31} 127C{n + 48} 121 200 124 211 143C217 154 222 172 225 190"),
    ):
        y = at_seam(n + 25 * sign, QUEEN_SLOPE) + 1
        inner = (
            f"M{n + 30 * sign} 128C{n + 31 * sign} 140 {n + 32 * sign} 146 {n + 31 * sign} 150"
            f"C{n + 29 * sign} 158 {n + 26 * sign} 164 {n + 25 * sign} {y}"
        )
        out += bands(inner, outer, 9, (dress.main, dress.main, dress.second))
    out += shape(bodice, dress.dark)
    out += fill(scatter(put(PIPS["H"], 0, 0, 0.056), bodice, 13, 8.5, 4.2, n, 166), GOLD)
    out += line(f"M{n - 34} 134C{n - 27} 150 {n - 12} 153 {n} 146C{n + 12} 153 {n + 27} 150 {n + 34} 134", INK, 3.4)
    out += line(f"M{n - 34} 134C{n - 27} 150 {n - 12} 153 {n} 146C{n + 12} 153 {n + 27} 150 {n + 34} 134", BRASS, 2)
    out += line(
        f"M{n - 9} 122C{n - 6} 130 {n - 3} 134 {n} 135.5C{n + 3} 134 {n + 6} 130 {n + 9} 122", BRASS, 1.2
    ) + shape(pip("H", n, 139, 9), dress.main, INK, 0.7)
    out += rose(198, 62, dress) + cuffed_arm(199, dress.main, IVORY, dress.dark) + pinch(199, 127)
    return out + group(queen_hearts_head(dress), c, 82, 1.1, flip=True)


def rose(x: float, y: float, dress: Dress) -> str:
    """A geometric rose: overlapping petals round a spiral heart."""
    out = stem(x, y + 14, 156) + leaf(x, 102, 22, 215, PINE, SAGE) + leaf(x, 112, 20, -30, PINE, SAGE)
    for k in range(5):
        out += shape(
            put("M0 3C-13 0-15 -15-7 -20C-2 -22 2 -22 7 -20C15 -15 13 0 0 3Z", x, y, 1, 72 * k + 36),
            dress.main,
            INK,
            0.8,
        )
    for k in range(5):
        out += shape(put("M0 2C-9 0-10 -9-5 -13C-2 -14 2 -14 5 -13C10 -9 9 0 0 2Z", x, y, 1, 72 * k), ROSE, INK, 0.7)
    return out + shape(circle(x, y, 6), dress.dark, INK, 0.7) + line(spiral(x, y, 4.8, 2.1), "#E8A9A0", 0.9)


def queen_hearts_mane() -> str:
    """Long hair falling behind the shoulders."""
    mane = (
        "M-6 -36C20 -46 38 -26 35 -4C33 10 41 20 38 34C36 44 41 50 46 54C36 58 22 56 16 44L-6 40"
        "C-14 44-24 44-28 38C-22 36-20 30-22 22C-24 10-22 -4-18 -14Z"
    )
    return shape(mane, "#7C3420")


def queen_hearts_head(dress: Dress) -> str:
    front = (
        "M-17.6 -4C-20 -20-12 -37 6 -38C24 -38 35 -24 34 -6C33 6 40 16 37 28C35 38 38 44 44 50C34 52 24 46 23 34"
        "C22 24 27 18 24 8C21 0 18 -6 17 -14C10 -14 4 -20 0 -24C-4 -16-11 -10-17.6 -4Z"
    )
    locks = blend(
        "M1 -23C8 -17 14 -12 18.6 -11C20 -2 25 4 26 12C28 20 23 26 24.6 34C26 42 31 46 36 48.6",
        "M4 -36C20 -36 32 -24 32 -6C31.6 6 38 16 35 28C33.6 38 37 44 41 49",
        6,
    )
    fringe = blend("M-1 -23C-5 -16-10 -11-16 -7", "M2 -36C-8 -34-16 -24-17 -12", 3)
    out = (
        queen_face(WINE, closed=True, flipped=True)
        + shape(front, "#7C3420")
        + strokes(locks + fringe, 0.95, "#C98A5E", steps=4)
    )
    points = sym(
        "M0 -22C-1.4 -16-3 -12-5.6 -9.6C-9 -10.6-11 -13-12.4 -17C-13.4 -12-15.4 -9-17.4 -7.6"
        "C-20 -9-22 -11-24 -14L-22.4 3C-14 6.6-6 7.4 0 7.4"
    )
    tips = pip("H", 0, -24.5, 9) + pair(pip("H", -12.4, -20, 7.5) + pip("H", -24.4, -17, 7))
    crown = (
        shape(points, BRASS)
        + shape(tips, dress.main, INK, 0.7)
        + fill(beads("M-20 2.4C-12 5-6 5.2 0 5.2C6 5.2 12 5 20 2.4", 9, 1.1), INK)
    )
    return out + group(crown, 7, -27.5, 0.8, 6) + shape(circle(17, 18, 2.4), GOLD, INK, 0.6)
