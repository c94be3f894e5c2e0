"""What every court card shares: frame, rays, sash, boss, and the cloth of each suit."""

from __future__ import annotations

import math
from dataclasses import dataclass

from deck.drawing import fill, line, shape
from deck.palette import BRASS, CREAM, DEEP, GOLD, INK, IVORY, NIGHT, PAPER, PINE, RED, TEAL, WINE
from deck.paths import circle, dot, poly, put
from deck.patterns import cut, repeat, unit

FRAME = [
    (60, 18),
    (226, 18),
    (226, 24),
    (232, 24),
    (232, 240),
    (196, 240),
    (196, 246),
    (190, 246),
    (190, 332),
    (24, 332),
    (24, 326),
    (18, 326),
    (18, 110),
    (54, 110),
    (54, 104),
    (60, 104),
]


X0, X1 = 21.5, 228.5  # the inner rule, left and right


@dataclass(frozen=True)
class Dress:
    """The colours of one suit's court."""

    main: str
    dark: str
    light: str
    accent: str
    second: str


DRESS = {
    "S": Dress(NIGHT, "#0F1830", "#5A7096", RED, "#35476B"),
    "H": Dress(RED, WINE, "#D9787A", NIGHT, NIGHT),
    "D": Dress("#B3323A", WINE, "#E29A86", TEAL, TEAL),
    "C": Dress(TEAL, PINE, "#86B5AB", RED, INK),
}


FOUR_DRESS = DRESS | {
    "D": Dress("#2A5C9E", "#16335F", "#86A8D6", RED, RED),
    "C": Dress("#2C7449", "#16422A", "#86B893", RED, INK),
}


def inset(polygon, by: float):
    """A right-angled polygon moved inwards."""
    out, n = [], len(polygon)
    for i, (x, y) in enumerate(polygon):
        (px, py), (qx, qy) = polygon[i - 1], polygon[(i + 1) % n]
        d0, d1 = unit(x - px, y - py), unit(qx - x, qy - y)
        out.append((x - by * (d0[1] + d1[1]), y + by * (d0[0] + d1[0])))
    return out


def rays(sx: float, sy: float, step=5.0, colour=PAPER) -> str:
    """Rays from behind the head to the frame, upwards only."""
    area, out = inset(FRAME, 3.5), []
    for k in range(int(180 / step / 2) + 3):
        far = []
        for a in (-8 + 2 * k * step, -8 + (2 * k + 1) * step):
            u, v = math.cos(math.radians(a)), -math.sin(math.radians(a))
            piece = cut((sx, sy), (sx + 400 * u, sy + 400 * v), area)
            far.append(piece[0][1])
        out.append(poly((sx, sy), *far))
    return fill("".join(out), colour)


def ground() -> str:
    return fill(poly(*inset(FRAME, 3.5)), CREAM)


def frame() -> str:
    return line(poly(*FRAME), BRASS, 1.5, cap="butt") + line(poly(*inset(FRAME, 3.5)), DEEP, 0.6, cap="butt")


LINKS = {  # the sash's ornament, unchanged by half a turn
    "S": poly((-3.6, 0), (0, -3), (3.6, 0), (0, 3)) + dot(-6, 0, 0.9) + dot(6, 0, 0.9),
    "H": dot(-2.6, 0, 2.1) + dot(2.6, 0, 2.1) + poly((-6.6, -0.5), (6.6, -0.5), (6.6, 0.5), (-6.6, 0.5)),
    "D": poly((-5.4, 0), (0, -3.2), (5.4, 0), (0, 3.2)) + poly((-7.4, 0), (-6.2, -1.2), (-5, 0), (-6.2, 1.2)),
    "C": "".join(put(dot(0, -2, 1.5), 0, 0, 1, 90 * k) for k in range(4)) + dot(-6, 0, 0.9) + dot(6, 0, 0.9),
}


def belt(suit: str, slope: float, half: float, base: str) -> str:
    """The sash over the seam of the two halves, with a boss in the middle."""

    def band(h):
        ends = [(x, at_seam(x, slope)) for x in (X0, X1)]
        return poly(*[(x, y - h) for x, y in ends], *[(x, y + h) for x, y in ends[::-1]])

    row = poly(*[(x, at_seam(x, slope)) for x in (X0 + 1, X1 - 1)], close=False)
    body = shape(band(half), BRASS) + shape(band(half - 1.7), base, INK, 0.5) + fill(repeat(LINKS[suit], row, 13), GOLD)
    return body + boss(math.degrees(math.atan(slope)))


def at_seam(x: float, slope: float) -> float:
    """Where the two halves meet at ``x``: a line through the centre."""
    return 175 + slope * (x - 125)


def boss(turn=0.0) -> str:
    petals = "".join(
        put("M0 0C-2.6 -3-2.6 -6.4 0 -8.6C2.6 -6.4 2.6 -3 0 0Z", 125, 175, 1, 45 * k + turn) for k in range(8)
    )
    return (
        shape(circle(125, 175, 12.5), BRASS)
        + fill(circle(125, 175, 10.6), INK)
        + fill(petals, GOLD)
        + shape(circle(125, 175, 2.6), IVORY, INK, 0.6)
    )
