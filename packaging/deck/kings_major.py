"""Kings of spades and hearts."""

from __future__ import annotations

from deck.drawing import fill, group, line, shape, strokes
from deck.faces import king_face, moustache, mouth
from deck.glyphs import PIPS, pip
from deck.hands import fist, forearm, sceptre, sword
from deck.palette import BRASS, GOLD, INK, IVORY
from deck.panel import X0, X1, Dress, rays
from deck.paths import arc, blend, circle, dot, mirror, pair, poly, put, ring_piece, sym, taper
from deck.patterns import beads, scatter, spiral, strip, tile

CROSSGUARD = sym("M0 -3L-13 -3C-16 -5-18 -2-16.4 .6C-14 3-8 2.6 0 3.4")


HORNGUARD = sym("M0 -3.4C-5 -3.4-9 -3-12 -7C-15 -9.6-18.4 -6.6-16.6 -4C-13 2-7 4 0 4")


BAND = (
    "M-22.6 -24.4C-14 -20.6-6 -19.8 0 -19.8C6 -19.8 14 -20.6 22.6 -24.4"
    "L23 -20C14 -16.4 6 -15.4 0 -15.4C-6 -15.4-14 -16.4-23 -20Z"
)


def mantle(c: float) -> tuple[str, str, str]:
    """Outlines of a king's mantle (left, right) and chest."""
    left = f"M{c - 13} 106C{c - 40} 112 44 116 {X0} 141L{X0} 175L{c - 24} 175C{c - 24} 152 {c - 20} 128 {c - 10} 110Z"
    right = f"M{c + 13} 106C{c + 40} 112 212 114 {X1} 139L{X1} 175L{c + 24} 175C{c + 24} 152 {c + 20} 128 {c + 10} 110Z"
    return left, right, f"M{c - 14} 106L{c + 14} 106L{c + 26} 175L{c - 26} 175Z"


def facing(c: float, width: float) -> str:
    """The bands along the inner edges of a mantle, both sides."""
    edge = f"M{c - 9} 108C{c - 20} 128 {c - 24} 152 {c - 24} 176"
    return pair(strip(edge, put(edge, -width, -2)), c)


def crown_band(colour: str, jewels: str) -> str:
    row = "M-20 -20.8C-12 -18-6 -17.6 0 -17.6C6 -17.6 12 -18 20 -20.8"
    return shape(BAND, colour, INK, 0.8) + fill(beads(row, 9, 1.15), jewels)


def king_spades(dress: Dress) -> str:
    """The swordsman: stepped tower crown, tiered square beard, pectoral collar, scale mantle."""
    c = 132
    left, right, chest = mantle(c)
    scales = [arc(0, 0, 7.5, 180, 360), arc(0, 0, 3.8, 180, 360)]
    body = shape(chest, IVORY)
    for k in range(6):
        y = 126 + k * 8
        zig = poly((c, y + 11), (c - 26, y - 4), (c - 26, y), (c, y + 15), (c + 26, y), (c + 26, y - 4))
        body += fill(zig, dress.accent if k % 2 else dress.main)
    body += shape(left + right, dress.main) + line(
        tile(scales, left, 15, 7.5) + tile(scales, right, 15, 7.5), dress.light, 0.7
    )
    body += line(left + right, INK, 0.9)
    body += shape(facing(c, 8), BRASS) + pectoral(c, dress)
    body += sword(201, 146, 27, CROSSGUARD, dress.accent) + forearm(dress.second, BRASS, dress.dark) + fist(201, 143)
    return rays(c, 82) + body + group(king_spades_head(dress), c, 79, 1.12)


def pectoral(c: float, dress: Dress) -> str:
    """A broad collar of inlaid segments."""
    out = shape(ring_piece(c, 100, 24, 53, 8, 172), BRASS)
    for r0, r1, n, colours in ((26, 37, 9, (IVORY, dress.accent)), (39, 50.5, 13, (dress.second, IVORY))):
        step = 156 / n
        for k in range(n):
            out += shape(ring_piece(c, 100, r0, r1, 12.6 + step * k, 11.4 + step * (k + 1)), colours[k % 2], INK, 0.5)
    return out


def king_spades_head(dress: Dress) -> str:
    hair = "M-19 -22C-30 -20-33 -8-31 6C-29.5 16-33 22-38 24C-32 30-22 30-18 22C-20 10-21 -6-19 -22Z"
    strands = blend(
        "M-19.5 -18C-29 -16-31.5 -6-29.5 6C-28 16-31 22-35.5 24.5",
        "M-19.5 -10C-21.5 0-20.5 12-19 18C-20 23-24 26-28 27",
        4,
    )
    beard = sym("M0 57L-6 57L-6 54L-14.4 54C-17.5 42-20 28-20.5 8C-16 12-14 17-11 19.4C-7 17-3 16.5 0 17")
    waves = [
        f"M{-18.4 + k * 0.7} {y}C-15 {y + 3.2}-12 {y + 3.2}-9.3 {y}C-6.5 {y + 3.2}-3 {y + 3.2} 0 {y}"
        for k, y in enumerate((30, 35.4, 40.8, 46.2, 51.4))
    ]
    out = shape(pair(hair), dress.dark) + strokes([*strands, *map(mirror, strands)], 0.7, dress.light)
    out += (
        king_face("stern", INK)
        + shape(beard, dress.dark)
        + fill("".join(pair(taper(w, 1.1)) for w in waves), dress.light)
    )
    return out + mouth() + moustache(dress.dark, dress.light) + stepped_crown(dress)


def stepped_crown(dress: Dress) -> str:
    crown = sym(
        "M0 -50L-3.4 -48L-3.4 -43L-9 -43L-9 -38.5L-15 -38.5L-15 -33L-21.4 -33L-23 -20C-14 -16.4-6 -15.4 0 -15.4"
    )
    dark = (
        "M3.4 -47L3.4 -43L9 -43L9 -38.5L15 -38.5L15 -33L21.4 -33L23 -20C19.6 -18.6 16 -17.6 12.4 -16.9L9 -33L3.4 -38Z"
    )
    flutes = "".join(
        poly((x, t), (x * 1.05, -24.5), close=False)
        for x, t in ((-18, -31), (-12, -36), (-6, -41), (6, -41), (12, -36), (18, -31))
    )
    out = shape(crown, BRASS) + fill(dark, "#AD8740") + line(flutes, INK, 0.6) + line(crown, INK, 0.9)
    return out + fill(pip("S", 0, -32.5, 12), INK) + crown_band(dress.main, GOLD)


def king_hearts(dress: Dress) -> str:
    """The host: heart-tipped open crown, curled auburn beard, ermine cape, sceptre."""
    c = 132
    left, right, chest = mantle(c)
    cape = sym(
        f"M{c} 112C{c - 16} 100 {c - 34} 102 {c - 46} 111C{c - 58} 118 {c - 66} 126 {c - 70} 136"
        f"C{c - 52} 146 {c - 22} 150 {c} 150",
        c,
    )
    tail = (
        "M0 -3.4C1.6 -1 1.9 1.6 0 4.6C-1.9 1.6-1.6 -1 0 -3.4Z"
        + dot(-1.7, -3.6, 0.7)
        + dot(1.7, -3.6, 0.7)
        + dot(0, -5.2, 0.7)
    )
    heart = PIPS["H"]
    body = shape(chest, dress.second) + shape(left + right, dress.main)
    for area in (left, right):
        body += fill(scatter(put(heart, 0, 0, 0.066), area, 17, 10.5, 4.6), BRASS)
        body += fill(scatter(dot(0, 0, 0.8), area, 17, 10.5, 2.5, 133.5), dress.light)
    body += shape(facing(c, 9), IVORY)
    body += fill("".join(pair(put(tail, x, y, 0.8, 14), c) for x, y in ((c - 25.6, 156), (c - 27.6, 166))), INK)
    body += line("".join(poly((c - 18, y), (c + 18, y), close=False) for y in (156, 162)), BRASS, 1.6) + fill(
        circle(c, 159, 2.6), GOLD
    )
    body += shape(cape, IVORY) + fill(scatter(tail, cape, 17, 10, 5, c, 141), INK)
    head = shape(pip("H", 201, 40, 27), dress.main) + line(pip("H", 201, 39.6, 20), GOLD, 0.8)
    head = shape(poly((194, 49), (208, 49), (204.4, 60), (197.6, 60)), BRASS) + head
    body += sceptre(201, 146, 56, head) + forearm(dress.dark, IVORY, dress.light) + fist(201, 143)
    return rays(c, 82) + body + group(king_hearts_head(dress), c, 79, 1.12)


def king_hearts_head(dress: Dress) -> str:
    auburn, glint = "#7C3420", "#C98A5E"
    curl = "M-19 -20C-29 -20-34 -12-32 -4C-37 1-36 9-32 12C-36 18-33 27-26 27C-20 27-17 22-18 17C-20.4 6-21 -8-19 -20Z"
    swirls = [spiral(-26.5, -8, 5.4), spiral(-28, 5, 5.4), spiral(-26.6, 19, 5.6)]
    beard = sym(
        "M0 50C-5 51-9 49-10 46C-15 46-18.6 41-17.6 37C-22 33-22.6 20-20.6 7C-16 12-14 17-11 19.4C-7 17-3 16.5 0 17"
    )
    curls = [spiral(-13, 33.5, 4.6), spiral(-6, 41, 4.8), spiral(-15, 23.5 + 2, 3.4)]
    out = shape(pair(curl), auburn) + line("".join(pair(s) for s in swirls), glint, 0.8)
    out += (
        king_face("kind", "#5A2415", -0.9, 1.12)
        + shape(beard, auburn)
        + line("".join(pair(s) for s in curls), glint, 0.8)
    )
    return out + mouth() + moustache(auburn, glint, 1.5) + heart_crown(dress)


def heart_crown(dress: Dress) -> str:
    cap = sym("M0 -40C-12 -41-19 -34-21 -22C-14 -18-6 -17 0 -17")
    crown = sym(
        "M0 -45C-1.6 -38-3 -34-5.4 -31.4C-8.6 -32.4-10.6 -35-12 -39C-13 -34.6-14.4 -32-16.6 -30"
        "C-20 -31-22.6 -33.6-25.6 -38L-23 -20C-14 -16.4-6 -15.4 0 -15.4"
    )
    tips = pip("H", 0, -46.5, 8.5) + pair(pip("H", -12, -41, 7.5) + pip("H", -25.8, -40.5, 7.5))
    dark = "M25.6 -38L23 -20C19 -18.4 15 -17.3 11 -16.6L14.6 -31.4L16.6 -30C20 -31 22.6 -33.6 25.6 -38Z"
    return (
        shape(cap, dress.dark)
        + shape(crown, BRASS)
        + fill(dark, "#AD8740")
        + line(crown, INK, 0.9)
        + shape(tips, dress.main, INK, 0.7)
        + crown_band(dress.dark, GOLD)
    )
