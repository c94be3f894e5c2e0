"""SVG Tiny 1.2: fills, lines, groups, gradients, and the blank card."""

from __future__ import annotations

import itertools

from deck.palette import INK, IVORY, H, W
from deck.paths import blend, num, parse, taper
from deck.patterns import strip


def short(x: float) -> str:
    """A number without its leading zero."""
    return num(x).replace("0.", ".", 1) if abs(x) < 1 else num(x)


def joined(numbers) -> str:
    out = ""
    for n in map(short, numbers):
        out += n if n.startswith("-") or not out else " " + n
    return out


def tidy(d: str) -> str:
    """``d`` with relative coordinates: the same picture in half the bytes; long patterns keep one decimal."""
    out, here, last = [], (0.0, 0.0), ""
    places = 1 if len(d) > 3000 else 2
    for cmd, pts in parse(d):
        if cmd == "Z":
            out.append("z")
        elif cmd == "M":
            here = (round(pts[0][0], places), round(pts[0][1], places))
            out.append("M" + joined(here))
        else:
            deltas = [(round(x - here[0], places), round(y - here[1], places)) for x, y in pts]
            body = joined(v for p in deltas for v in p)
            sep = "" if body.startswith("-") else " "
            out.append(sep + body if cmd == last else cmd.lower() + body)
            here = (round(here[0] + deltas[-1][0], 2), round(here[1] + deltas[-1][1], 2))
        last = cmd
    return "".join(out)


def fill(d: str, colour: str, opacity: float | None = None) -> str:
    more = f' fill-opacity="{opacity}"' if opacity is not None else ""
    return f'<path d="{tidy(d)}" fill="{colour}"{more}/>'


def line(d: str, colour=INK, width=0.8, opacity: float | None = None, cap="round") -> str:
    more = f' stroke-opacity="{opacity}"' if opacity is not None else ""
    return (
        f'<path d="{tidy(d)}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="{cap}" stroke-linejoin="round"{more}/>'
    )


def shape(d: str, colour: str, edge=INK, width=0.9) -> str:
    """A filled shape with a contour: the usual building block of a figure."""
    return f'<path d="{tidy(d)}" fill="{colour}" stroke="{edge}" stroke-width="{num(width)}" stroke-linejoin="round"/>'


def strokes(curves, width: float, colour=INK, profile="both", steps=4) -> str:
    """Many engraved lines as one path."""
    return fill("".join(taper(c, width, profile, steps) for c in curves), colour)


def bands(a: str, b: str, n: int, colours) -> str:
    """The area between two curves in ``n`` stripes."""
    curves = blend(a, b, n + 1, ends=True)
    return "".join(
        shape(strip(p, q), colours[k % len(colours)], INK, 0.7) for k, (p, q) in enumerate(itertools.pairwise(curves))
    )


def group(body: str, x=0.0, y=0.0, s=1.0, turn=0.0, flip=False) -> str:
    parts = [f"translate({num(x)} {num(y)})"] if x or y else []
    if turn:
        parts.append(f"rotate({num(turn)})")
    if flip or s != 1:
        parts.append(f"scale({num(-s if flip else s)} {num(s)})")
    return f'<g transform="{" ".join(parts)}">{body}</g>' if parts else body


def linear(name: str, x1, y1, x2, y2, *stops) -> str:
    inner = "".join(f'<stop offset="{num(o)}" stop-color="{c}"/>' for o, c in stops)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(x1)}" y1="{num(y1)}" '
        f'x2="{num(x2)}" y2="{num(y2)}">{inner}</linearGradient>'
    )


def radial(name: str, cx, cy, r, *stops) -> str:
    inner = "".join(
        f'<stop offset="{num(o)}" stop-color="{c}"' + (f' stop-opacity="{a[0]}"' if a else "") + "/>"
        for o, c, *a in stops
    )
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(cx)}" cy="{num(cy)}" '
        f'r="{num(r)}" fx="{num(cx)}" fy="{num(cy)}">{inner}</radialGradient>'
    )


def svg(width: int, height: int, defs: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
        f'baseProfile="tiny" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"<defs>{defs}</defs>{body}</svg>\n"
    )


def twice(body: str, name="half") -> str:
    """A half and the same half turned about the card's centre."""
    return f'<g id="{name}">{body}</g><use xlink:href="#{name}" transform="rotate(180 {W // 2} {H // 2})"/>'


def card(body: str, defs="") -> str:
    """An ivory face: the faintest gradient, a hairline edge, corners of 5 % of the width."""
    face = linear("face", 0, 0, W, H, (0, "#FBF8F0"), (0.5, IVORY), (1, "#F1EBDA"))
    blank = (
        f'<rect x=".5" y=".5" width="{W - 1}" height="{H - 1}" rx="12.5" ry="12.5" fill="url(#face)" '
        f'stroke="#B9AD90" stroke-width="1"/>'
    )
    return svg(W, H, face + defs, blank + body)
