"""Faces of kings, queens and jacks."""

from __future__ import annotations

from deck.drawing import fill, line, shape, strokes
from deck.palette import INK, IVORY, LIP, SHADE, SKIN
from deck.paths import bend, blend, circle, ellipse, mirror, pair, put, sym, taper

# Faces are drawn around 0, 0 between the eyes: hairline near -24, chin near 34, about 42 wide.

BROWS = {  # left eyebrow: path, thickness
    "stern": ("M-18 -5.6C-13.6 -9.4-8 -8.6-2.4 -4", 2.9),
    "kind": ("M-17.8 -4.6C-14 -9.8-8.4 -10.2-3.4 -7", 2.6),
    "proud": ("M-18 -6.6C-14 -11.4-8 -11.2-3 -6.4", 2.0),
    "old": ("M-18.6 -4.4C-14 -9.4-8 -9-2.4 -5.4", 4.4),
}


def king_face(brow: str, hair: str, gaze=0.0, nose=1.0) -> str:
    """A serene frontal mask, lit from the left; brow, gaze and nose make the man."""
    face = sym("M0 -30L-20 -26C-21.6 -12-21.4 0-20 10C-18.6 20-11 33-0 35")
    side = "M20 -26C21.6 -12 21.4 0 20 10C18.6 20 11 33 0 35C9 26 12.5 14 13.2 4C14 -6 13.4 -16 11 -28Z"
    flank = "M2.6 -6C2 2 3.4 8 5.6 12.4C5.8 14.8 3.4 15.4 2 14.6C.6 15.6-.6 15.6 0 14C1.4 8 .2 0 2.6 -6Z"
    ridge = "M-3.2 -5.4C-2.4 2-4.4 8-5.8 12C-6.4 14.6-4 15.4-2.4 14.4C-.8 16 .8 16 2.4 14.4C4 15.4 6 14.6 5.6 12.4"
    flank, ridge = (bend(d, lambda x, y: (x * nose, y)) for d in (flank, ridge))
    out = fill(face, SKIN) + fill(side + flank, SHADE) + line(face, INK, 0.9) + fill(taper(ridge, 1.15), INK)
    return out + king_eyes(gaze) + king_brows(brow, hair)


def king_eyes(gaze: float) -> str:
    white = "M-15.8 .8C-12.8 -3-7.2 -3.2-3.4 2.2C-6.6 4.8-12 4.8-15.8 .8Z"
    lid = "M-16.2 .6C-14 -5.4-6.4 -6-3 2.2C-6.4 -1-12.4 -1.6-16.2 .6Z"
    iris = circle(-9.3, 0.9, 2.7)
    out = fill(pair(white), IVORY) + fill(put(iris, gaze) + put(mirror(iris), gaze), INK) + fill(pair(lid), SHADE)
    upper, lower = "M-17.4 .6C-13 -2.6-7 -2.4-2.8 2.6", "M-13.8 3C-11 5-7.6 5-4.8 3.2"
    return out + fill(pair(taper(upper, 1.8, "both")) + pair(taper(lower, 0.55)), INK)


def king_brows(brow: str, hair: str) -> str:
    d, width = BROWS[brow]
    mark = taper(d, width, "early")
    if brow != "old":
        return fill(pair(mark), hair)
    lines = [
        "M-9 -13.4C-4 -14.6 4 -14.6 9 -13.4",
        "M-18.6 3.4C-17.4 4.6-16.6 6-16.4 7.4",
        "M18.6 3.4C17.4 4.6 16.6 6 16.4 7.4",
        "M-13 7C-10.6 8.2-8 8-6 6.8",
        "M13 7C10.6 8.2 8 8 6 6.8",
    ]
    return shape(pair(mark), hair, INK, 0.6) + strokes(lines, 0.6, "#A88358")


def moustache(colour: str, lines: str, tip=0.0) -> str:
    """``tip`` lifts the ends."""
    d = (
        f"M0 16C-4.4 15-8.4 18-12 21.5C-15 24-18 {23.5 - tip}-20 {21 - tip}C-19 {27 - tip / 2}-13 28.6-8.6 26"
        "C-5.4 24-2.8 20.6 0 19.6Z"
    )
    hair = blend("M-1 17C-5 17-9 20-12.6 23", "M-1 19C-5 20-8 25-12.6 26", 3, ends=True)
    return shape(pair(d), colour, INK, 0.7) + fill("".join(pair(taper(h, 0.6)) for h in hair), lines)


def mouth() -> str:
    return fill(sym("M0 20.6C-1.6 19.6-3.4 19.6-5.2 20.8C-3.6 24-1.4 24.4 0 24.4"), LIP)


def queen_face(shadow: str, closed=False, flipped=False) -> str:
    """A three-quarter face turned to the left, eyes lowered."""
    face = (
        "M-12 -28C-16 -20-17.6 -12-17.2 -6C-17 -3.4-15.8 -1.8-15.8 .6C-15.9 3.4-17 6-16.6 9.4"
        "C-16 14.6-14 19.4-12 23.6C-10 28.6-7 32.8-3 33.2C2 33.4 9 28 13.6 21.4C17 16 19 8 19 1L18 -28Z"
    )
    side = "M19 1C19 8 17 16 13.6 21.4C9 28 2 33.4-3 33.2C2 31 8.4 24.6 11.4 17C14 10 14.6 -8 11 -28L18 -28Z"
    if flipped:
        side = (
            "M-12 -28C-16 -20-17.6 -12-17.2 -6C-17 -3.4-15.8 -1.8-15.8 .6C-15.9 3.4-17 6-16.6 9.4"
            "C-16 14.6-14 19.4-12 23.6"
            "C-10 28.6-7 32.8-3 33.2C-7 28-10 22-11.6 16C-13 11-13.4 8-13.4 4C-13.4 -8-12 -20-6 -28Z"
        )
    nose = "M-6.6 -5.4C-7.4 0-8.6 6-10.8 10.4C-11.8 12.8-10.4 14-8.6 13.6C-7 15.2-4.8 14.8-4.2 12.4"
    flank = "M-6.2 -4C-5.8 3-7.2 8-5 11.4C-4.2 13.4-5.8 15-8 13.8C-7.4 8-7.2 2-6.2 -4Z"
    out = fill(face, SKIN) + fill(side + flank, SHADE) + line(face, INK, 0.9) + fill(taper(nose, 1.05, "both"), INK)
    return out + queen_lips() + (lowered_eyes if closed else open_eyes)(shadow) + queen_brows()


def queen_lips() -> str:
    upper = "M-12 20.6C-10.6 18.8-9.2 17.8-8.2 18.8C-7 17.8-4.6 18.6-1.6 20.6C-4.8 21.4-9 21.4-12 20.6Z"
    lower = "M-11.4 21C-9 22-5.6 22-2.4 20.9C-4 24.6-9.2 25.4-11.4 21Z"
    parting = "M-12.4 20.4C-9.8 21.6-8.8 20.8-7.8 21C-6 21.6-3.4 21-1 20.2"
    return fill(upper, LIP) + fill(lower, "#BC5550") + fill(taper(parting, 0.7), INK)


def queen_brows() -> str:
    near, far = "M-3 -6.2C1.4 -10 8 -9.8 12.8 -5.4", "M-8.2 -6.6C-10.4 -9.2-13.6 -8.8-16.8 -5.6"
    return fill(taper(near, 1.7, "early") + taper(far, 1.5, "early"), INK)


def lowered_eyes(shadow: str) -> str:
    """Closed lids under a veil of colour; the lashes are the lower line."""
    lids = "M-2 .8C.6 -4.4 7.4 -4.8 11 -.6C8 3.8 2 4.6-2 .8ZM-9 .6C-10.4 -3-13.4 -3.2-15.4 0C-13.8 2.6-10.8 3-9 .6Z"
    near, far = "M-2.4 .4C1.4 4.6 8 4.4 12.4 -1.6", "M-8.6 .2C-10.4 3-13.6 2.8-16 -.6"
    return fill(lids, shadow, 0.55) + fill(taper(near, 1.7, "late") + taper(far, 1.3, "late"), INK)


def open_eyes(shadow: str) -> str:
    """Half-open eyes looking ahead; the lashes are the upper line."""
    whites = (
        "M-2 .8C.6 -4.4 7.4 -4.8 11 -.6C8 3.4 2 4.2-2 .8ZM-9 .8C-10.6 -3.6-13.8 -3.8-15.7 -.4C-14.2 3-10.8 3.6-9 .8Z"
    )
    lids = (
        "M-2 .8C.6 -4.8 7.4 -5.4 11 -.6C7 -1.8 2 -1.6-2 .8ZM-9 .8C-10.6 -4-13.8 -4.2-15.7 -.4C-13.4 -1.4-11 -1.2-9 .8Z"
    )
    near, far = "M-2.6 1.4C1 -2 7.6 -2.4 12.6 -1.6", "M-8.6 1.2C-10.8 -1.4-13.4 -1.6-16.2 -.8"
    out = fill(whites, IVORY) + fill(circle(3, 0.6, 2.3) + ellipse(-13, 0.7, 1.6, 2.1), INK) + fill(lids, shadow)
    return out + fill(taper(near, 1.6, "late") + taper(far, 1.4, "late"), INK)


def jack_face(stern=0.0) -> str:
    """A clean profile turned to the left."""
    face = (
        "M-10 -24C-15 -21-18.2 -16-18.4 -10C-18.4 -7.4-17.2 -5-16.8 -3C-18 1.4-21.4 6-24 9.8C-25 11.4-24.2 12.6-22.4 13"
        "C-20.8 13.2-19.2 13.2-18.4 14C-18.6 15.8-19.4 16.6-20.2 17.6C-21 18.8-20.2 19.8-18.6 20.6"
        "C-20 21.4-20 23.2-18.6 24.2C-17.6 25-17.4 26.4-18 27.8C-18.6 31-16.4 34-12.4 34.2"
        "C-7 34.2-1 30.6 4.6 25.4L10 14L10 -24Z"
    )
    side = "M-12.4 34.2C-7 34.2-1 30.6 4.6 25.4L10 14L10 -24L4 -24C6 -10 6 8 0 19C-4 26-8 31-12.4 34.2Z"
    out = fill(face, SKIN) + fill(side, SHADE) + line(face, INK, 0.9)
    out += fill(taper("M-18.8 20.6C-17 20.2-15.4 20.6-13.4 21.6", 0.9, "out"), INK)
    out += fill(
        (
            "M-18.6 20.6C-20.2 19.8-21 18.8-20.2 17.6C-18.6 17.8-16.2 19.6-14.4 21.2ZM-18.6 20.6"
            "C-20 21.4-20 23.2-18.6 24.2C-16.8 23.6-15.4 22.6-14.4 21.2Z"
        ),
        LIP,
        0.85,
    )
    out += fill(taper("M-19 10C-17.8 9.8-17.2 11-17.8 12.4", 0.7), INK)
    out += fill("M-15.6 .2C-13.6 -1.8-10.6 -1.6-8 .4C-10.4 2.4-13.4 2.8-15 2.4C-15.6 1.8-15.8 1-15.6 .2Z", IVORY)
    out += fill("M-15.4 -.1C-14.2 -1.2-13 -1.2-12 -1C-11.6 .8-12.4 2.4-14 2.6C-15.2 2.2-15.8 1-15.4 -.1Z", INK)
    out += fill(taper("M-16.4 .8C-14 -2.2-10.6 -2-6.6 .8", 1.5, "both"), INK)
    out += fill(taper(f"M-17.2 {-5.6 + stern}C-14 -8.4-9.6 -8.4-5.2 -5", 2.0, "early"), INK)
    return out
