"""A path is an absolute "d" string of M, L, C, Q and Z; these functions bend, mirror and sample it."""

from __future__ import annotations

import itertools
import math
import re

# A path is an absolute "d" string of M, L, C, Q and Z; these functions bend, mirror and sample it.

ARITY = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}


TOKEN = re.compile(r"[MLQCZ]|-?\d*\.?\d+(?:e-?\d+)?")


def num(x: float) -> str:
    """The shortest text of a coordinate: two decimals at most."""
    text = f"{x:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def parse(d: str) -> list[tuple[str, list[tuple[float, float]]]]:
    """``"M0 0L1 1"`` becomes ``[("M", [(0, 0)]), ("L", [(1, 1)])]``."""
    out, tokens, cmd = [], TOKEN.findall(d), "M"
    i = 0
    while i < len(tokens):
        if tokens[i] in ARITY:
            cmd = tokens[i]
            i += 1
        n = 2 * ARITY[cmd]
        flat = [float(t) for t in tokens[i : i + n]]
        out.append((cmd, list(zip(flat[::2], flat[1::2], strict=False))))
        i += n
        if cmd == "M":
            cmd = "L"
    return out


def text(segments) -> str:
    return "".join(c + " ".join(f"{num(x)} {num(y)}" for x, y in pts) for c, pts in segments)


def bend(d: str, f) -> str:
    """Map every point of ``d`` through ``f(x, y)``."""
    return text([(c, [f(x, y) for x, y in pts]) for c, pts in parse(d)])


def put(d: str, x=0.0, y=0.0, s=1.0, turn=0.0, sx=1.0) -> str:
    """Scale (``sx`` = -1 mirrors), turn by degrees, then move."""
    a = math.radians(turn)
    ca, sa = math.cos(a) * s, math.sin(a) * s
    return bend(d, lambda u, v: (x + ca * u * sx - sa * v, y + sa * u * sx + ca * v))


def mirror(d: str, cx=0.0) -> str:
    return bend(d, lambda x, y: (2 * cx - x, y))


def pair(d: str, cx=0.0) -> str:
    """``d`` and its mirror image."""
    return d + mirror(d, cx)


def backwards(d: str) -> str:
    """The open path ``d`` walked from its end, without the initial M."""
    points, out = [], []
    for cmd, pts in parse(d):
        points.append((cmd, pts))
    for i in range(len(points) - 1, 0, -1):
        cmd, pts = points[i]
        start = points[i - 1][1][-1]
        out.append((cmd, [*pts[:-1][::-1], start]))
    return text(out)


def sym(d: str, cx=0.0) -> str:
    """Close an open half outline (axis to axis) with its mirror image."""
    return d + backwards(mirror(d, cx)) + "Z"


def sample(d: str, steps=8) -> list[tuple[float, float]]:
    """Points along the first subpath of ``d``."""
    out, here = [], (0.0, 0.0)
    for cmd, pts in parse(d):
        if cmd == "M" and out:
            break
        if cmd in "ML":
            out.append(pts[0])
        elif cmd in "QC":
            out += [bezier([here, *pts], k / steps) for k in range(1, steps + 1)]
        here = out[-1]
    return out


def bezier(p, t: float) -> tuple[float, float]:
    while len(p) > 1:
        p = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in itertools.pairwise(p)]
    return p[0]


def blend(a: str, b: str, n: int, ends=False) -> list[str]:
    """``n`` curves between two of the same structure (with ``ends``, the first and last are a and b)."""
    pa, pb = parse(a), parse(b)
    ts = [i / (n - 1) for i in range(n)] if ends else [(i + 1) / (n + 1) for i in range(n)]
    return [
        text(
            [
                (c, [(x + (u - x) * t, y + (v - y) * t) for (x, y), (u, v) in zip(p, q, strict=False)])
                for (c, p), (_, q) in zip(pa, pb, strict=False)
            ]
        )
        for t in ts
    ]


PROFILES = {
    "both": lambda t: math.sin(math.pi * t) ** 0.75,
    "out": lambda t: (1 - t) ** 0.8 * min(1, 0.35 + 5 * t),
    "in": lambda t: t**0.8 * min(1, 0.35 + 5 * (1 - t)),
    "late": lambda t: math.sin(math.pi * t**1.7) ** 0.8,
    "early": lambda t: math.sin(math.pi * (1 - (1 - t) ** 1.7)) ** 0.8,
}


def taper(d: str, width: float, profile="both", steps=6) -> str:
    """A calligraphic stroke along ``d`` as a filled outline: the engraver's line."""
    pts, shape = sample(d, steps), PROFILES[profile]
    left, right = [], []
    for i, (x, y) in enumerate(pts):
        (x0, y0), (x1, y1) = pts[max(i - 1, 0)], pts[min(i + 1, len(pts) - 1)]
        run = math.hypot(x1 - x0, y1 - y0) or 1
        r = max(width * shape(i / (len(pts) - 1)), 0.12) / 2
        nx, ny = -(y1 - y0) / run * r, (x1 - x0) / run * r
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return smooth(left + right[::-1])


def smooth(pts) -> str:
    """A closed curve through the middles of a polygon's sides."""
    mids = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(pts, pts[1:] + pts[:1], strict=False)]
    return f"M{xy(mids[-1])}" + "".join(f"Q{xy(p)} {xy(m)}" for p, m in zip(pts, mids, strict=False)) + "Z"


def xy(p) -> str:
    return f"{num(p[0])} {num(p[1])}"


def poly(*pts, close=True) -> str:
    return "M" + "L".join(xy(p) for p in pts) + ("Z" if close else "")


def circle(x: float, y: float, r: float) -> str:
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, a: float, b: float) -> str:
    k = 0.5523
    return (
        f"M{num(x + a)} {num(y)}C{num(x + a)} {num(y + k * b)} {num(x + k * a)} {num(y + b)} {num(x)} {num(y + b)}"
        f"C{num(x - k * a)} {num(y + b)} {num(x - a)} {num(y + k * b)} {num(x - a)} {num(y)}"
        f"C{num(x - a)} {num(y - k * b)} {num(x - k * a)} {num(y - b)} {num(x)} {num(y - b)}"
        f"C{num(x + k * a)} {num(y - b)} {num(x + a)} {num(y - k * b)} {num(x + a)} {num(y)}Z"
    )


def dot(x: float, y: float, r: float) -> str:
    """A small disc in two strokes, for beads and patterns."""
    return (
        f"M{num(x - r)} {num(y)}"
        f"C{num(x - r)} {num(y - 1.3333 * r)} {num(x + r)} {num(y - 1.3333 * r)} {num(x + r)} {num(y)}"
        f"C{num(x + r)} {num(y + 1.3333 * r)} {num(x - r)} {num(y + 1.3333 * r)} {num(x - r)} {num(y)}Z"
    )


def arc(x: float, y: float, r: float, a0: float, a1: float, b: float | None = None) -> str:
    """An open elliptic arc from angle ``a0`` to ``a1`` in degrees (0 is right, 90 is down)."""
    b = r if b is None else b
    n = max(1, math.ceil(abs(a1 - a0) / 90))
    step = math.radians(a1 - a0) / n
    k = 4 / 3 * math.tan(step / 4)
    out = []
    for i in range(n):
        p, q = math.radians(a0) + i * step, math.radians(a0) + (i + 1) * step
        cp, sp, cq, sq = math.cos(p), math.sin(p), math.cos(q), math.sin(q)
        if not i:
            out.append(f"M{xy((x + r * cp, y + b * sp))}")
        out.append(
            f"C{xy((x + r * (cp - k * sp), y + b * (sp + k * cp)))} "
            f"{xy((x + r * (cq + k * sq), y + b * (sq - k * cq)))} {xy((x + r * cq, y + b * sq))}"
        )
    return "".join(out)


def ring_piece(x, y, r0, r1, a0, a1) -> str:
    """A segment of a flat ring."""
    return arc(x, y, r0, a0, a1) + "L" + arc(x, y, r1, a1, a0)[1:] + "Z"
