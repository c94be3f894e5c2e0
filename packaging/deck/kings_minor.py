"""Kings of diamonds and clubs."""

from __future__ import annotations

import math

from deck.drawing import fill, group, line, shape, strokes
from deck.faces import king_face, moustache, mouth
from deck.glyphs import pip
from deck.hands import fist, forearm, sceptre, sword
from deck.kings_major import HORNGUARD, crown_band, facing, mantle
from deck.palette import BRASS, GOLD, INK, IVORY
from deck.panel import Dress, rays
from deck.paths import blend, circle, dot, ellipse, mirror, num, pair, poly, sym
from deck.patterns import along, beads, hatch, lozenges, scatter, strip


def king_diamonds(dress: Dress) -> str:
    """The magnate: sunburst crown, pointed goatee, pleated ruff, harlequin mantle, lozenge sceptre."""
    c = 132
    left, right, chest = mantle(c)
    body = shape(chest, dress.second) + shape(left + right, BRASS)
    for area in (left, right):
        body += fill(lozenges(area, 14, 20), dress.main)
        body += fill(scatter(dot(0, 0, 1.1), area, 14, 10, 2.5, 132), IVORY)
    body += line(left + right, INK, 0.9)
    body += fill("".join(poly((c, y), (c + 4.4, y + 6), (c, y + 12), (c - 4.4, y + 6)) for y in (142, 156)), GOLD)
    body += shape(facing(c, 8), dress.dark) + fill(
        pair(beads(f"M{c - 23} 140C{c - 26} 152 {c - 28} 162 {c - 28} 172", 5, 1.6), c), GOLD
    )
    body += ruff(c, 112, 44, 20)
    head = (
        shape(pip("D", 201, 45, 36), dress.main)
        + line(pip("D", 201, 45, 25), GOLD, 0.9)
        + shape(circle(201, 45, 3), GOLD, INK, 0.6)
    )
    head += shape(poly((194, 62), (208, 62), (205, 67), (197, 67)), BRASS)
    body += sceptre(201, 146, 62, head) + forearm(dress.dark, dress.second, dress.light) + fist(201, 143)
    return rays(c, 82) + body + group(king_diamonds_head(dress), c, 79, 1.12)


def ruff(c: float, y: float, rx: float, ry: float) -> str:
    """A pleated collar seen from the front."""
    out = shape(ellipse(c, y, rx, ry), IVORY)
    n = 22
    for k in range(n):
        a0, a1 = 2 * math.pi * k / n, 2 * math.pi * (k + 0.5) / n
        far = [(c + rx * math.cos(a), y + ry * math.sin(a)) for a in (a0, a1)]
        near = [(c + 14 * math.cos(a), y - 4 + 5 * math.sin(a)) for a in (a1, a0)]
        out += fill(poly(*far, *near), "#DCD2BA")
    edge = "".join(
        circle(c + rx * math.cos(2 * math.pi * (k + 0.25) / n), y + ry * math.sin(2 * math.pi * (k + 0.25) / n), 1.5)
        for k in range(n)
    )
    return out + line(ellipse(c, y, rx, ry), INK, 0.9) + shape(edge, BRASS, INK, 0.5)


def king_diamonds_head(dress: Dress) -> str:
    blond, shade = "#C08F3C", "#6E4A1C"
    hair = (
        "M-19 -22C-29 -21-33 -11-29.6 -3C-27.6 2-31.6 6-30.6 11C-29.6 16-33 18-36 18C-31 24-22 23-19 15"
        "C-20.6 4-21 -8-19 -22Z"
    )
    strands = blend(
        "M-19.6 -18C-28 -17-30.6 -10-27.6 -2C-25.6 4-29.4 8-28.4 13C-28 16-30 18-32 18.6",
        "M-19.8 -12C-21.6 -6-20.6 0-20.6 4C-20.4 9-21 14-24 18",
        4,
    )
    goatee = sym("M0 47C-2.6 42-7.4 36-8.6 28C-5.8 25.6-3 25 0 25")
    rims = "M-17.6 18C-15 27-10 32-7.4 34L-8.4 28C-12 25.6-15 22-17.6 18Z"
    out = shape(pair(hair), blond) + strokes([*strands, *map(mirror, strands)], 0.8, shade)
    out += (
        king_face("proud", "#4A3012", 0.9, 0.88)
        + fill(pair(rims), blond, 0.55)
        + mouth()
        + shape(goatee, blond, INK, 0.8)
    )
    out += strokes(blend("M-6.6 28C-6 34-3 40 0 45", "M6.6 28C6 34 3 40 0 45", 5), 0.7, shade)
    return out + moustache(blond, shade, 7) + sun_crown(dress)


def sun_crown(dress: Dress) -> str:
    tips = [(k * 9.4, -46 + 1.7 * abs(k) ** 1.75) for k in range(-3, 4)]
    valleys = [((k + 0.5) * 7.4, -29.4 - 0.4 * abs(k + 0.5)) for k in range(-3, 3)]
    pts = [(-23, -20)] + [p for pair_ in zip(tips, valleys, strict=False) for p in pair_] + [tips[-1], (23, -20)]
    crown = poly(*pts)
    dark = "".join(poly(t, (t[0] * 0.78, -22), (v[0], v[1])) for t, v in zip(tips, [*valleys, (23, -20)], strict=False))
    gems = "".join(pip("D", x, y - 1.6, 7) for x, y in tips)
    return (
        shape(crown, BRASS)
        + fill(dark, "#AD8740")
        + line(crown, INK, 0.9)
        + shape(gems, dress.main, INK, 0.6)
        + crown_band(dress.second, GOLD)
    )


TREFOIL = (
    dot(0, -2.6, 2) + dot(-2.3, 0.8, 2) + dot(2.3, 0.8, 2) + poly((-0.6, -0.6), (0.6, -0.6), (1.7, 4.6), (-1.7, 4.6))
)


def king_clubs(dress: Dress) -> str:
    """The elder: arched crown, long silver beard, chain of office, leafy mantle, broad sword."""
    c = 132
    left, right, chest = mantle(c)
    leaf = TREFOIL
    body = shape(chest, dress.second) + shape(left + right, dress.main)
    for area in (left, right):
        body += line(hatch(area, 90, 9, 129.5), dress.dark, 1.1)
        body += fill(scatter(leaf, area, 18, 11, 5, 125, 170), GOLD)
    body += line(left + right, INK, 0.9)
    body += line(hatch(chest, 40, 7) + hatch(chest, -40, 7), BRASS, 0.7)
    body += shape(facing(c, 10), "#3A2A1E") + line("".join(fur(c)), BRASS, 0.7) + chain(c, dress)
    body += sword(201, 146, 27, HORNGUARD, dress.main, 6.4) + forearm(dress.dark, BRASS, dress.light) + fist(201, 143)
    return rays(c, 82) + body + group(king_clubs_head(dress), c, 81, 1.12)


def fur(c: float) -> list[str]:
    """Short hairs on the facings."""
    out = []
    for x, y, _ in along(f"M{c - 14} 108C{c - 25} 128 {c - 29} 152 {c - 29} 174", 12):
        d = f"M{num(x - 3)} {num(y - 2)}C{num(x - 2)} {num(y)} {num(x)} {num(y + 1)} {num(x + 2.6)} {num(y + 3)}"
        out += [d, mirror(d, c)]
    return out


def chain(c: float, dress: Dress) -> str:
    """Discs on a chain, a trefoil pendant in the middle."""
    curve = f"M{c - 36} 110C{c - 56} 130 {c - 34} 157 {c} 160C{c + 34} 157 {c + 56} 130 {c + 36} 110"
    out = line(curve, INK, 3.4) + line(curve, BRASS, 1.8)
    for i, (x, y, _) in enumerate(along(curve, 9)):
        if i not in (0, 4, 8):
            out += shape(circle(x, y, 5.6), BRASS) + shape(circle(x, y, 3.2), (IVORY, dress.accent)[i % 2], INK, 0.6)
    return out + shape(circle(c, 157, 8.4), BRASS) + fill(circle(c, 157, 6.6), IVORY) + fill(pip("C", c, 157, 10), INK)


def king_clubs_head(dress: Dress) -> str:
    silver, grey = "#E4E0D4", "#8A8878"
    hair = "M-19 -22C-31 -20-34 -6-31 6C-29 14-36 20-33 29C-31 35-35 38-39 39C-31 46-20 41-18 28C-19 10-21 -6-19 -22Z"
    strands = blend(
        "M-19.6 -18C-29.6 -16-32 -4-29.4 6C-27 15-33.6 21-31 30C-29.6 36-32 38-35 39.4",
        "M-19.8 -8C-22 2-20.6 12-20 20C-19.6 28-20.4 34-26 40",
        5,
    )
    beard = sym("M0 66C-5 60-7 54-12 47C-19 38-22 24-20.6 7C-16 12-14 17-11 19.4C-7 17-3 16.5 0 17")
    flow = blend("M-18.6 20C-18 34-12 44-8 52C-5 57-3 60-1 64", "M-2 26C-3 40-2 50 0 62", 5)
    out = shape(pair(hair), silver) + strokes([*strands, *map(mirror, strands)], 0.9, grey)
    out += king_face("old", silver) + shape(beard, silver) + strokes([*flow, *map(mirror, flow)], 0.9, grey)
    return out + mouth() + moustache(silver, grey, -2) + arched_crown(dress)


def arched_crown(dress: Dress) -> str:
    cap = sym("M0 -41C-8 -45-21 -43-23.4 -31C-24 -27-23.4 -23-22.6 -20C-14 -16.4-6 -15.4 0 -15.4")
    side = strip(
        "M-23 -22C-29 -36-20 -46-9 -45C-5 -44.6-2 -43.4 0 -42", "M-19 -21C-24 -33-17 -41-9 -40.6C-5 -40.4-2 -39.6 0 -38"
    )
    mid = sym("M0 -43C-2.6 -42-4.4 -32-4.4 -18L0 -18")
    pearls = beads("M-21.4 -24C-26 -36-18 -43.4-9 -42.8C-6 -42.6-4 -42-2.4 -41", 7, 1.1)
    return (
        shape(cap, dress.main)
        + strokes(
            [
                *blend("M-6 -20C-7 -30-5 -38-2 -40", "M-19 -22C-21 -32-16 -38-8 -40", 2),
                *blend("M6 -20C7 -30 5 -38 2 -40", "M19 -22C21 -32 16 -38 8 -40", 2),
            ],
            0.9,
            dress.dark,
        )
        + shape(mid, BRASS, INK, 0.8)
        + shape(pair(side), BRASS, INK, 0.8)
        + fill(pair(pearls), IVORY)
        + fill(beads("M0 -38L0 -24", 4, 1.1), IVORY)
        + shape(pip("C", 0, -46.6, 10.6), GOLD, INK, 0.8)
        + crown_band(INK, GOLD)
    )
