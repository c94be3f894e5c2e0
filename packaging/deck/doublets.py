"""What the jacks share: doublet, sleeves, feathers, arms."""

from __future__ import annotations

import math

from deck.drawing import bands, fill, line, shape
from deck.glyphs import pip
from deck.palette import BRASS, INK, IVORY
from deck.panel import X0, X1, at_seam
from deck.paths import circle, num, pair, poly, put, smooth, sym, taper
from deck.patterns import along, beads

JACK_SLOPE = 0.24


def doublet(n: float) -> tuple[str, str]:
    """Neck and the front of a doublet under a neck at ``n``."""

    def y(x):
        return num(at_seam(x, JACK_SLOPE) + 1)

    neck = f"M{n - 9} 100L{n + 11} 100L{n + 12} 121L{n - 11} 121Z"
    front = (
        f"M{n - 25} 117C{n - 10} 124 {n + 10} 124 {n + 25} 117C{n + 35} 134 {n + 33} 160 {n + 30} {y(n + 30)}"
        f"L{n - 30} {y(n - 30)}C{n - 33} 150 {n - 35} 134 {n - 25} 117Z"
    )
    return neck, front


def puffed(n: float, colours, stripes=7) -> str:
    """Slashed sleeves on both sides of a doublet."""

    def y(x):
        return num(at_seam(x, JACK_SLOPE) + 1)

    left = bands(
        f"M{n - 25} 117C{n - 35} 130 {n - 34} 146 {n - 30} {y(n - 30)}",
        f"M{n - 27} 117C66 110 {X0} 115 {X0} {y(X0)}",
        stripes,
        colours,
    )
    right = bands(
        f"M{n + 25} 117C{n + 35} 130 {n + 33} 160 {n + 30} {y(n + 30)}",
        f"M{n + 27} 116C194 104 {X1} 118 {X1} {y(X1)}",
        stripes,
        colours,
    )
    return left + right


def buttons(n: float, colour: str, count=5) -> str:
    foot = at_seam(n, JACK_SLOPE) - 6
    return line(f"M{n} 122L{n} {foot + 8}", INK, 0.8) + shape(beads(f"M{n} 130L{n} {foot}", count, 2), colour, INK, 0.6)


def feather(spine: str, width: float, colour: str, rib: str, barb: str, n=12) -> str:
    """A plume along ``spine``: a soft blade, its rib and slanted barbs."""
    pts = along(spine, 37)
    edges = [[vane(p, i / 36, side, width) for i, p in enumerate(pts)] for side in (1, -1)]
    barbs = []
    for k in range(1, n):
        i = round(k * 32 / n) + 2
        x, y, _ = pts[max(i - 4, 0)]
        for ex, ey in (edges[0][i], edges[1][i]):
            barbs.append(f"M{num(x)} {num(y)}L{num(x + (ex - x) * 0.88)} {num(y + (ey - y) * 0.88)}")
    blade = smooth(edges[0][::2] + edges[1][::-2])
    return shape(blade, colour, INK, 0.8) + line("".join(barbs), barb, 0.55) + fill(taper(spine, 1.8, "out", 8), rib)


def vane(p, t: float, side: int, width: float) -> tuple[float, float]:
    """A point on a feather's edge beside the spine point ``p`` at ``t``."""
    x, y, a = p
    r = width * math.sin(math.pi * min(1, t**0.8 * 0.97 + 0.03)) ** 0.6
    b = math.radians(a + 90 * side)
    return x + r * math.cos(b), y + r * math.sin(b)


def halberd(x: float) -> str:
    """Axe, hook and spike on an ash shaft."""
    shaft = poly((x - 2.4, 40), (x + 2.4, 40), (x + 2.4, 172), (x - 2.4, 172))
    axe = put("M3 4C-6 3-13 -2-18 -11C-25 2-25 22-18 35C-13 25-6 20 3 19Z", x, 56)
    edge = put("M-18 -11C-25 2-25 22-18 35C-20.6 24-20.6 0-18 -11Z", x, 56)
    hook = put("M2 5C10 4 16 6 21 14C15 14 9 17 2 18Z", x, 56)
    spike = put("M0 -32L5 -8L2.6 2L-2.6 2L-5 -8Z", x, 57)
    out = (
        shape(shaft, "#5A3A22")
        + shape(hook, "#C9CDD4")
        + shape(axe, "#C9CDD4")
        + fill(edge, IVORY)
        + line(axe, INK, 0.9)
    )
    out += shape(spike, IVORY) + fill(put("M0 -32L5 -8L2.6 2L0 2Z", x, 57), "#C9CDD4") + line(spike, INK, 0.8)
    return (
        out
        + shape(poly((x - 4, 58), (x + 4, 58), (x + 4, 77), (x - 4, 77)), BRASS)
        + fill(circle(x, 63, 1.4) + circle(x, 72, 1.4), INK)
    )


def glaive(x: float) -> str:
    """A winged spear with a trefoil cut in the blade."""
    shaft = poly((x - 2.4, 80), (x + 2.4, 80), (x + 2.4, 172), (x - 2.4, 172))
    blade = sym(f"M{x} 24C{x - 9} 40 {x - 12} 56 {x - 8} 72C{x - 7} 78 {x - 4} 82 {x} 84", x)
    wings = pair(f"M{x - 3} 92C{x - 12} 92 {x - 20} 86 {x - 20} 74C{x - 14} 80 {x - 8} 82 {x - 3} 82Z", x)
    out = shape(shaft, "#5A3A22") + shape(wings, BRASS) + shape(blade, "#C9CDD4")
    out += fill(f"M{x} 24C{x - 9} 40 {x - 12} 56 {x - 8} 72C{x - 7} 78 {x - 4} 82 {x} 84Z", IVORY) + line(
        blade, INK, 0.9
    )
    out += fill(pip("C", x, 62, 13), INK) + line(f"M{x} 30L{x} 52", INK, 0.6)
    return (
        out
        + shape(poly((x - 4.4, 82), (x + 4.4, 82), (x + 3.4, 98), (x - 3.4, 98)), BRASS)
        + line(f"M{x - 3.6} 90L{x + 3.6} 90", INK, 0.7)
    )
