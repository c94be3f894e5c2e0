"""The four aces: guilloche, glory, laurel."""

from __future__ import annotations

import math

from deck.drawing import card, fill, line, twice
from deck.glyphs import PIPS, Deck
from deck.palette import BRASS, GOLD, IVORY
from deck.paths import circle, dot, pair, poly, put, sample, smooth, sym
from deck.patterns import along, gap, hatch, inside, unit
from deck.pips import index

SPADE_BODY = sym(
    "M0-53C5-39.5 17-29 30-16C43-3 50 6.5 50 18C50 31.5 40 39.5 28.5 39.5C17.5 39.5 9 34 4.2 25C3 22 1.5 21 0 21"
)


CLUB_BODY = sym(
    "M0-53C13.3-53 24-42.3 24-29C24-20.4 19.6-13 13-8.8C17-11.4 21.8-13 27-13C40.3-13 51-2.3 51 11"
    "C51 24.3 40.3 35 27 35C16.5 35 8.6 29.5 4.2 21.5C3 19.5 1.5 18.6 0 18.6"
)


BODIES = {"S": SPADE_BODY, "H": PIPS["H"], "D": PIPS["D"], "C": CLUB_BODY}


LAUREL = "M0 0C2-3.4 7-4.4 11-2.4C8 1 3.6 1.6 0 0Z"


def inner(d: str, by: float) -> str:
    """The outline moved inwards by ``by``, as an engraver's inline."""
    pts = sample(d, 14)
    kept = []
    for i, (x, y) in enumerate(pts):
        (x0, y0), (x1, y1) = pts[i - 1], pts[(i + 1) % len(pts)]
        nx, ny = unit(-(y1 - y0), x1 - x0)
        p = next((q for q in ((x + by * nx, y + by * ny), (x - by * nx, y - by * ny)) if inside(q, pts)), None)
        if p and gap(p, pts) > by * 0.94:
            kept.append(p)
    return smooth(kept)


def rosette(x: float, y: float, r: float, swing: float, lobes: int, phase=0.0) -> str:
    """One thread of a guilloche: a circle whose radius swings ``lobes`` times."""
    n = lobes * 6
    return smooth(
        [
            (
                x + (r + swing * math.cos(lobes * a + phase)) * math.cos(a),
                y + (r + swing * math.cos(lobes * a + phase)) * math.sin(a),
            )
            for a in (2 * math.pi * k / n for k in range(n))
        ]
    )


def guilloche(x: float, y: float, r: float, swing: float, lobes: int, threads: int) -> str:
    return "".join(rosette(x, y, r, swing, lobes, 2 * math.pi * k / threads) for k in range(threads))


def glory(x: float, y: float, r0: float, r1: float, n: int) -> str:
    """Fine rays in a ring, long and short in turn."""
    out = []
    for k in range(n):
        a, far = 2 * math.pi * (k + 0.5) / n, r1 if k % 2 else r0 + (r1 - r0) * 0.62
        out.append(
            poly(
                (x + r0 * math.cos(a), y + r0 * math.sin(a)),
                (x + far * math.cos(a), y + far * math.sin(a)),
                close=False,
            )
        )
    return "".join(out)


def ace_card(deck: Deck, suit: str) -> str:
    big = ace_of_spades(deck) if suit == "S" else ace(deck, suit)
    return card(twice(index(deck, "A", suit)) + big)


def ace(deck: Deck, suit: str) -> str:
    """A large suit with two inlines and a small jewel, over a ring of brass rays."""
    (y, s), colour = {"H": (182, 1.24), "D": (175, 1.28), "C": (178, 1.22)}[suit], deck.colours[suit]
    body = put(BODIES[suit], 125, y, s)
    out = line(glory(125, 175, 71, 88, 96), BRASS, 0.8) + line(circle(125, 175, 92), BRASS, 0.8)
    out += fill(
        "".join(dot(125 + 92 * math.cos(a), 175 + 92 * math.sin(a), 2.2) for a in (math.pi * k / 4 for k in range(8))),
        BRASS,
    )
    out += (
        fill(circle(125, 175, 69), IVORY)
        + line(circle(125, 175, 69), BRASS, 1.1)
        + fill(put(PIPS[suit], 125, y, s), colour)
    )
    out += line(inner(body, 5), GOLD, 1.1) + line(inner(body, 8), GOLD, 0.5)
    return out + ace_heart(suit, y, s)


def ace_heart(suit: str, y: float, s: float) -> str:
    """The engraving inside a large suit."""
    if suit == "C":
        lobes = [(125, y - 29 * s), (125 - 27 * s, y + 11 * s), (125 + 27 * s, y + 11 * s)]
        return "".join(
            line(guilloche(x, v, 10.5, 3.6, 8, 2), GOLD, 0.7) + fill(circle(x, v, 3), GOLD) for x, v in lobes
        )
    x, v = 125, y - (7 if suit == "H" else 0)
    ring = line(guilloche(x, v, 19, 5, 12, 3), GOLD, 0.6) + line(circle(x, v, 12), GOLD, 0.7)
    small = put(PIPS[suit], x, v + (0.6 if suit == "H" else 0), 0.135)
    sprigs = "" if suit == "D" else sprig("M125 224C113 211 96 198 83 177", 7, 125)
    return ring + fill(small + sprigs, GOLD)


def sprig(curve: str, n: int, cx: float) -> str:
    """Laurel leaves in pairs along a curve, and their mirror image."""
    leaves = "".join(
        put(LAUREL, x, y, 0.62, a - 32) + put(LAUREL, x, y, 0.62, a + 32, 1) for x, y, a in along(curve, n, ends=False)
    )
    return pair(leaves, cx)


def ace_of_spades(deck: Deck) -> str:
    """The showpiece: a great spade with an engraved medallion, laurel and a hatched rim."""
    x, y, s, colour = 125, 172, 1.86, deck.colours["S"]
    body, mx, my = put(SPADE_BODY, x, y, s), 125, 190
    out = fill(put(PIPS["S"], x, y, s), colour)
    out += line(inner(body, 4.4), GOLD, 1.2) + line(inner(body, 7), GOLD, 0.5)
    out += line(hatch(inner(body, 9.5), 0, 2.4), GOLD, 0.45, 0.5)
    out += ace_medallion(mx, my, colour)
    top = "".join(
        put(LAUREL, a, b, 0.8, t - 30) + put(LAUREL, a, b, 0.8, t + 30)
        for a, b, t in along(f"M{mx} 143L{mx} 104", 5, ends=False)
    )
    out += fill(top, GOLD) + line(f"M{mx} 146L{mx} 100", GOLD, 0.7)
    return out + line(
        f"M{x - 24} 262C{x - 12} 258 {x - 6} 257.6 {x} 257.6C{x + 6} 257.6 {x + 12} 258 {x + 24} 262", GOLD, 0.8
    )


def ace_medallion(x: float, y: float, colour: str) -> str:
    """A ring of rays, a guilloche and a small spade in the middle."""
    out = fill(circle(x, y, 41), colour) + line(circle(x, y, 39.5), GOLD, 1) + line(glory(x, y, 33, 38, 90), GOLD, 0.5)
    out += line(circle(x, y, 32), GOLD, 0.6) + line(guilloche(x, y, 23.5, 6.5, 12, 4), GOLD, 0.55)
    core = fill(circle(x, y, 15.5), GOLD) + fill(circle(x, y, 14.3), colour)
    return out + core + fill(put(PIPS["S"], x, y, 0.19), GOLD)
