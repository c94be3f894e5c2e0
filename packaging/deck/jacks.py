"""The four jacks."""

from __future__ import annotations

import math

from deck.doublets import JACK_SLOPE, buttons, doublet, feather, glaive, halberd, puffed
from deck.drawing import fill, group, line, shape, strokes
from deck.faces import jack_face
from deck.glyphs import PIPS, pip
from deck.gowns import cuffed_arm, pinch
from deck.hands import fist, forearm
from deck.palette import BRASS, DEEP, GOLD, INK, IVORY, NIGHT, RED, SAGE, SHADE, SKIN, STEEL, TEAL, WINE
from deck.panel import Dress, rays
from deck.paths import blend, circle, ellipse, pair, poly, put
from deck.patterns import along, hatch, lozenges, scatter, spiral, strip


def jack_spades(dress: Dress) -> str:
    """The guard: slanted beret and quill, sleek page-boy hair, high collar, halberd."""
    c, n = 132, 128
    neck, front = doublet(n)
    out = rays(c, 82) + puffed(n, (dress.main, IVORY, dress.main, dress.second))
    out += shape(front, dress.dark)
    out += line(pair("".join(f"M{n - 24} {y}L{n - 3} {y + 7}" for y in (132, 142, 152)), n), BRASS, 1.2) + buttons(
        n, GOLD
    )
    out += shape(neck, SKIN) + fill(f"M{n - 9} 104L{n + 11} 104L{n + 11} 118C{n} 122 {n - 6} 116 {n - 9} 108Z", SHADE)
    collar = f"M{n - 17} 112C{n - 6} 121 {n + 8} 121 {n + 19} 108L{n + 25} 119C{n + 10} 131 {n - 10} 131 {n - 22} 121Z"
    out += shape(collar, IVORY) + line(f"M{n - 19} 116C{n - 8} 126 {n + 8} 126 {n + 22} 114", dress.main, 1.6)
    out += halberd(203) + forearm(dress.second, BRASS, dress.dark, JACK_SLOPE) + fist(203, 143)
    return out + group(jack_spades_head(dress), c, 80, 1.1)


def jack_spades_head(dress: Dress) -> str:
    hair = (
        "M-15 -16C-10 -34 22 -34 25 -8C27 8 29 18 25 29C18 33 8 32 2 27C5 20 3 10 -1 2C-3 -4-3 -8-5 -12"
        "C-9 -11-12 -12-15 -16Z"
    )
    locks = blend("M-4 -12C-1 -2 6 10 4 26", "M18 -24C25 -8 24 12 23.6 28", 6)
    beret = "M-22 -17C-27 -27-17 -38 2 -41C22 -43 37 -33 34 -20C32 -13 26 -12 20 -14C6 -20-8 -20-22 -17Z"
    folds = blend("M-18 -19C-18 -28-6 -36 4 -39", "M26 -15C32 -22 24 -36 8 -40", 4)
    band = strip("M-21 -14C-8 -18 8 -17 24 -9", "M-22 -19C-8 -23 10 -22 25 -14")
    plume = feather("M-12 -21C-4 -40 14 -52 38 -44", 5.6, IVORY, INK, dress.light, 9)
    out = jack_face() + shape(hair, "#10141F") + strokes(locks, 0.9, dress.light, steps=4)
    return (
        out
        + shape(beret, dress.main)
        + strokes(folds, 0.9, dress.light, steps=4)
        + plume
        + shape(band, BRASS)
        + shape(circle(-12, -20, 5), BRASS)
        + fill(pip("S", -12, -20, 7), INK)
    )


def jack_hearts(dress: Dress) -> str:
    """The poet: plumed cap, curls, lace collar, a great feather in hand."""
    c, n = 130, 128
    neck, front = doublet(n)
    out = rays(c, 82) + puffed(n, (dress.main, dress.second, dress.main, dress.main), 8)
    out += shape(front, dress.dark) + fill(scatter(put(PIPS["H"], 0, 0, 0.05), front, 12, 8, 4, n, 150), BRASS)
    out += shape(f"M{n - 5} 122L{n + 5} 122L{n + 5} 178L{n - 5} 176Z", IVORY, INK, 0.7) + buttons(n, dress.main)
    out += shape(neck, SKIN) + fill(
        f"M{n - 11} 104L{n + 9} 104L{n + 9} 108C{n + 4} 118 {n - 6} 122 {n - 11} 118Z", SHADE
    )
    out += lace(n)
    out += feather(
        "M197 160C206 132 212 96 205 64C200 42 184 32 173 42C168 47 169 55 176 56", 10, dress.main, GOLD, "#E8A9A0", 23
    )
    out += cuffed_arm(199, dress.second, IVORY, STEEL) + pinch(199, 127)
    return out + group(jack_hearts_head(dress), c, 80, 1.1, flip=True)


def lace(n: float) -> str:
    """A falling collar with a scalloped edge."""
    inner = f"M{n - 14} 113C{n - 6} 120 {n + 6} 120 {n + 15} 112"
    outer = f"M{n - 29} 122C{n - 14} 136 {n + 14} 136 {n + 30} 121"
    scallops = "".join(circle(x, y, 4.2) for x, y, _ in along(outer, 9))
    holes = "".join(circle(x, y, 1.3) for x, y, _ in along(outer, 9))
    return (
        shape(scallops, IVORY, INK, 0.7)
        + shape(strip(inner, outer), IVORY, INK, 0.7)
        + fill(strip(inner, outer), IVORY)
        + fill(holes, DEEP)
        + line(put(inner, 0, 5), BRASS, 1)
    )


def jack_hearts_head(dress: Dress) -> str:
    gold, dark = "#B5742F", "#6E3A1C"
    mass = (
        "M-13 -18C-8 -32 22 -34 26 -14C33 -10 33 0 29 4C34 10 32 20 26 22C27 30 18 35 12 31C6 33 0 29 2 23"
        "C-3 20-3 12 1 9C-5 6-5 -2-1 -4C-4 -8-4 -10-5 -12C-9 -12-11 -14-13 -18Z"
    )
    curls = "".join(
        spiral(x, y, r, 1.5, s)
        for x, y, r, s in (
            (7, -4, 6, 180),
            (19, -8, 6.4, 250),
            (8, 8, 6, 90),
            (21, 5, 6.6, 300),
            (9, 22, 6, 180),
            (21, 19, 6.2, 20),
        )
    )
    cap = "M-19 -17C-24 -30-6 -40 10 -38C27 -36 34 -26 31 -15C20 -20 0 -22-19 -17Z"
    brim = strip("M-25 -13C-10 -20 14 -20 33 -9", "M-25 -18C-10 -26 16 -26 34 -14")
    out = jack_face(0.6) + shape(mass, gold) + line(curls, dark, 0.95)
    out += shape(cap, dress.main) + strokes(
        blend("M-14 -19C-14 -28-2 -34 8 -37", "M28 -17C28 -26 20 -34 12 -37", 3), 0.9, dress.dark, steps=4
    )
    out += feather("M-14 -20C-10 -42 12 -50 30 -40C38 -34 42 -24 42 -12", 8, IVORY, DEEP, BRASS, 13)
    return (
        out
        + shape(brim, dress.second)
        + line("M-23 -16C-10 -23.4 16 -23.4 32 -12", BRASS, 1)
        + shape(pip("H", -14, -20, 11), dress.main, GOLD, 0.9)
    )


def jack_diamonds(dress: Dress) -> str:
    """The dandy: cocked hat, tied-back fair hair, pointed collar, peacock feather."""
    c, n = 128, 126
    neck, front = doublet(n)
    out = rays(c, 82) + puffed(n, (dress.second, BRASS, dress.second, BRASS), 8)
    out += shape(front, dress.main) + fill(lozenges(front, 12, 18, n, 140), IVORY) + line(front, INK, 0.9)
    out += buttons(n, INK, 4)
    out += shape(neck, SKIN) + fill(f"M{n - 9} 104L{n + 11} 104L{n + 11} 118C{n} 122 {n - 6} 116 {n - 9} 108Z", SHADE)
    out += lapels(n, dress) + peacock(203) + cuffed_arm(201, dress.dark, BRASS, dress.light) + pinch(201, 127)
    return out + group(jack_diamonds_head(dress), c, 80, 1.1)


def lapels(n: float, dress: Dress) -> str:
    """A falling collar with two long points and a brooch."""
    point = f"M{n + 1} 116C{n - 6} 117 {n - 12} 113 {n - 16} 106L{n - 34} 119L{n - 21} 140L{n + 1} 121Z"
    inner = f"M{n - 16.6} 111L{n - 29} 120L{n - 20} 134L{n - 4} 121"
    return (
        shape(pair(point, n + 1), IVORY)
        + line(pair(inner, n + 1), dress.main, 1.3)
        + shape(pip("D", n + 1, 124, 15), GOLD, INK, 0.8)
    )


def peacock(x: float) -> str:
    """A tall feather ending in an eye."""
    out = feather(f"M{x - 2} 156C{x + 4} 124 {x + 4} 96 {x} 66", 8, TEAL, GOLD, SAGE, 13)
    for rx, ry, dy, colour in ((17, 22, 0, TEAL), (13, 17.4, 1.6, BRASS), (9.4, 12.6, 3, NIGHT), (5, 6.6, 5.4, RED)):
        out += shape(ellipse(x, 50 + dy, rx, ry), colour, INK, 0.7)
    spikes = [
        poly(
            (x + 13.6 * math.cos(a), 50.4 + 18 * math.sin(a)),
            (x + 16.2 * math.cos(a), 50.2 + 21 * math.sin(a)),
            close=False,
        )
        for a in (math.radians(12 * k) for k in range(30))
    ]
    return out + line("".join(spikes), SAGE, 0.8)


def jack_diamonds_head(dress: Dress) -> str:
    blond, dark = "#C79A4A", "#7A5420"
    hair = (
        "M-14 -17C-8 -32 20 -33 24 -10C26 0 25 8 21 15C25 21 27 30 24 39C19 35 15 28 14 20"
        "C8 20 4 16 2 9C-1 3-1 -4-4 -11C-8 -11-11 -13-14 -17Z"
    )
    locks = blend("M-2 -12C2 -2 6 10 15 17", "M18 -26C25 -10 24 6 19 15", 5)
    ribbon = "M11 17C15 13 22 13 25 16C26 19 24 22 21 21C17 20 14 21 12 22C10 21 10 18 11 17Z"
    hat = (
        "M-32 -16C-23 -19-19 -28-9 -36C3 -45 20 -44 28 -34C33 -27 34 -18 40 -12C30 -7 22 -12 12 -16"
        "C-2 -20-18 -19-32 -16Z"
    )
    edge = "M-32 -16C-23 -19-19 -28-9 -36C3 -45 20 -44 28 -34C33 -27 34 -18 40 -12"
    out = (
        jack_face(-0.4) + shape(hair, blond) + strokes(locks, 0.9, dark, steps=4) + shape(ribbon, dress.main, INK, 0.7)
    )
    out += shape(hat, dress.dark) + line(edge, INK, 4) + line(edge, BRASS, 2.6)
    out += fill(lozenges(hat, 9, 13, 6, -28), dress.main) + line(hat, INK, 0.9)
    return (
        out
        + shape(circle(4, -25, 6.4), BRASS)
        + fill(circle(4, -25, 4.8), IVORY)
        + fill(pip("D", 4, -25, 9), dress.main)
    )


def jack_clubs(dress: Dress) -> str:
    """The forester: peaked cap and pheasant feather, cowl, laced jerkin, winged spear."""
    c, n = 130, 128
    neck, front = doublet(n)
    out = rays(c, 82) + puffed(n, (dress.main, dress.dark, dress.main), 6)
    out += shape(front, "#3A2A1E") + line(hatch(front, 90, 5, n + 2.5), BRASS, 0.5)
    laces = "".join(f"M{n - 5} {y}L{n + 5} {y + 6}M{n + 5} {y}L{n - 5} {y + 6}" for y in range(134, 170, 8))
    out += shape(f"M{n - 6} 124L{n + 6} 124L{n + 6} 178L{n - 6} 176Z", IVORY, INK, 0.7) + line(laces, RED, 1.2)
    out += shape(neck, SKIN) + cowl(n, dress)
    out += glaive(203) + forearm(dress.dark, "#3A2A1E", dress.light, JACK_SLOPE) + fist(203, 143)
    return out + group(jack_clubs_head(dress), c, 80, 1.1, flip=True)


def cowl(n: float, dress: Dress) -> str:
    """A soft hood rolled round the neck."""
    outer = (
        f"M{n - 34} 124C{n - 30} 112 {n - 22} 106 {n - 14} 104C{n - 4} 116 {n + 6} 114 {n + 13} 102"
        f"C{n + 24} 106 {n + 32} 112 {n + 35} 124C{n + 18} 138 {n - 16} 138 {n - 34} 124Z"
    )
    folds = blend(
        f"M{n - 15} 108C{n - 6} 120 {n + 8} 119 {n + 15} 106",
        f"M{n - 31} 123C{n - 14} 134 {n + 16} 134 {n + 32} 122",
        3,
    )
    return (
        shape(outer, dress.accent)
        + strokes(folds, 1.1, WINE)
        + shape(circle(n, 131, 4.6), BRASS)
        + fill(pip("C", n, 131, 6.4), INK)
    )


def jack_clubs_head(dress: Dress) -> str:
    brown, light = "#4A3020", "#B88A52"
    hair = (
        "M-14 -15C-8 -30 20 -30 25 -8C26 2 24 10 27 17C29 23 33 26 38 26C33 34 22 36 14 30"
        "C6 31 3 27 5 20C5 12 1 4-1 -2C-3 -6-3 -8-4 -10C-8 -10-11 -11-14 -15Z"
    )
    locks = blend("M-3 -11C1 0 8 10 7 20C7 25 9 28 13 28", "M18 -22C25 -6 21 8 25 18C27 24 30 28 34 28", 6)
    cap = "M-36 -13C-22 -16-10 -24-2 -36C4 -44 16 -44 24 -36C31 -29 35 -20 34 -10C14 -18-14 -18-36 -13Z"
    brim = "M-38 -12C-20 -20 16 -22 36 -8C34 -4 30 -3 26 -5C8 -14-16 -14-38 -12Z"
    out = jack_face(0.8) + shape(hair, brown) + strokes(locks, 0.9, light, steps=4)
    out += shape(cap, dress.main) + strokes(
        blend("M-12 -18C-6 -21-2 -28 4 -37", "M28 -14C28 -24 22 -33 13 -39", 3), 0.9, dress.light, steps=4
    )
    out += feather("M-4 -18C10 -30 32 -44 56 -46", 5.4, dress.accent, GOLD, GOLD, 11)
    return (
        out
        + shape(brim, dress.dark)
        + line("M-34 -13C-16 -18.6 14 -19.4 33 -8", BRASS, 0.9)
        + shape(circle(-3, -18, 4.6), BRASS)
        + fill(pip("C", -3, -18, 6.6), INK)
    )
