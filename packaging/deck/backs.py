"""The backs, one in the colour of each felt."""

from __future__ import annotations

import math
from dataclasses import dataclass

from deck.aces import glory, guilloche
from deck.drawing import card, fill, line, radial, twice
from deck.palette import BRASS, GOLD
from deck.paths import arc, circle, dot, num, poly, put, taper
from deck.patterns import repeat, tile


@dataclass(frozen=True)
class Cloth:
    """The colours of a back: field from centre to edge, and its tone-on-tone line."""

    centre: str
    edge: str
    tone: str


BACKS = {
    "emerald": Cloth("#17694A", "#0A3526", "#2F8C69"),
    "midnight": Cloth("#1F4680", "#0B1C38", "#4470AD"),
    "burgundy": Cloth("#752238", "#300B17", "#A34A63"),
}


FIELD = (23, 23, 227, 327)  # inside the border of a back


def rounded(x0, y0, x1, y1, r, colour="none", edge="none", width=1.0) -> str:
    return (
        f'<rect x="{num(x0)}" y="{num(y0)}" width="{num(x1 - x0)}" height="{num(y1 - y0)}" rx="{num(r)}" ry="{num(r)}" '
        f'fill="{colour}" stroke="{edge}" stroke-width="{num(width)}"/>'
    )


def back_card(cloth: Cloth) -> str:
    """Ivory margin, brass border, a field of fans and a guilloche medallion; the same when turned."""
    defs = radial("cloth", 125, 175, 215, (0, cloth.centre), (1, cloth.edge))
    x0, y0, x1, y1 = FIELD
    body = rounded(9, 9, 241, 341, 7, "url(#cloth)") + rounded(12, 12, 238, 338, 5, edge=BRASS, width=1.2)
    body += twice(fans(cloth) + border() + corners(cloth) + spire(cloth))
    body += rounded(x0 - 2.6, y0 - 2.6, x1 + 2.6, y1 + 2.6, 1.5, edge=BRASS, width=0.7) + rounded(
        x0, y0, x1, y1, 0, edge=BRASS, width=1.3
    )
    return card(body + medallion(cloth), defs)


def fans(cloth: Cloth) -> str:
    """The field's upper half: fans opening away from the centre, tone on tone."""
    x0, y0, x1, _ = FIELD
    area = poly((x0, y0), (x1, y0), (x1, 175), close=False) + "L" + arc(125, 175, 64, 360, 180)[1:] + f"L{x0} 175Z"
    w = (x1 - x0) / 12
    bows = [
        f"M{num(-r)} 0C{num(-r)} {num(-1.3333 * r)} {num(r)} {num(-1.3333 * r)} {num(r)} 0"
        for r in (w * 0.5, w * 0.37, w * 0.24)
    ]
    return line(tile(bows, area, w, w / 2, 125, 175), cloth.tone, 0.6)


def border() -> str:
    """Small lozenges between the rules: the top edge and the right edge (turned, the other two)."""
    gem = poly((-3.4, 0), (0, -1.9), (3.4, 0), (0, 1.9))
    top, side = "M28 16.4L222 16.4", "M233.6 28L233.6 322"
    return fill(repeat(gem, top, 16) + repeat(gem, side, 24), BRASS) + fill(
        dot(233.6, 16.4, 2.2) + dot(16.4, 16.4, 2.2), BRASS
    )


def corners(cloth: Cloth) -> str:
    """A quarter fan in each upper corner."""
    out = ""
    for x, a in ((FIELD[0], 0), (FIELD[2], 90)):
        y = FIELD[1]
        out += fill(poly((x, y), close=False) + "L" + arc(x, y, 50, a, a + 90)[1:] + "Z", cloth.edge)
        out += line("".join(arc(x, y, r, a, a + 90) for r in (50, 47, 33, 20)), BRASS, 0.8)
        for k in range(9):
            t = math.radians(a + 90 * (k + 0.5) / 9)
            u, v = math.cos(t), math.sin(t)
            out += fill(
                taper(
                    poly((x + 20 * u, y + 20 * v), (x + 33 * u, y + 33 * v), (x + 46 * u, y + 46 * v), close=False),
                    2.6,
                    "in",
                    1,
                ),
                BRASS,
            )
        out += fill(poly((x, y), close=False) + "L" + arc(x, y, 13, a, a + 90)[1:] + "Z", BRASS)
    return out


def spire(cloth: Cloth) -> str:
    """Stepped rays from the medallion to the top edge."""
    steps = [
        (125, 30),
        (121, 36),
        (121, 52),
        (114, 52),
        (114, 68),
        (106, 68),
        (106, 86),
        (97, 86),
        (97, 106),
        (125, 112),
    ]
    plate = poly(*steps, *[(250 - x, y) for x, y in steps[-2:0:-1]])
    rays_ = "".join(
        poly((x, t), (x, 112), close=False)
        for x, t in ((125, 40), (117.5, 58), (132.5, 58), (110, 74), (140, 74), (101.5, 92), (148.5, 92))
    )
    return fill(plate, cloth.edge) + line(plate, BRASS, 1) + line(rays_, BRASS, 0.6)


def medallion(cloth: Cloth) -> str:
    x, y = 125, 175
    out = fill(circle(x, y, 73), cloth.edge) + line(circle(x, y, 73) + circle(x, y, 70.4), BRASS, 0.9)
    out += line(glory(x, y, 60, 69, 120), BRASS, 0.6) + line(circle(x, y, 58.4), BRASS, 1.1)
    out += fill(circle(x, y, 57.6), cloth.centre) + line(guilloche(x, y, 44, 11.5, 16, 4), BRASS, 0.55)
    out += (
        fill(circle(x, y, 32), cloth.edge)
        + line(circle(x, y, 32), BRASS, 1.1)
        + line(guilloche(x, y, 21.5, 8, 8, 4), GOLD, 0.55)
    )
    petal = "M0 0C-3-3.6-3-8 0-11.4C3-8 3-3.6 0 0Z"
    return (
        out + fill("".join(put(petal, x, y, 1, 45 * k) for k in range(8)), GOLD) + fill(circle(x, y, 2.6), cloth.edge)
    )
