"""Fields and borders: scattered, tiled, hatched and beaded inside an outline or along a line."""

from __future__ import annotations

import itertools
import math

from deck.paths import backwards, dot, parse, poly, put, sample, xy


def inside(p, polygon) -> bool:
    x, y = p
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=False):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def gap(p, polygon) -> float:
    """Distance from a point to a polygon's outline."""
    best = 1e9
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=False):
        dx, dy = x1 - x0, y1 - y0
        t = max(0, min(1, ((p[0] - x0) * dx + (p[1] - y0) * dy) / ((dx * dx + dy * dy) or 1)))
        best = min(best, math.hypot(p[0] - x0 - t * dx, p[1] - y0 - t * dy))
    return best


def scatter(motif: str, area: str, dx: float, dy: float, margin: float, x0=125.0, y0=175.0, stagger=True) -> str:
    """Repeat a small motif on a staggered grid wherever it fits inside ``area``."""
    polygon, out = sample(area, 10), []
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    for j in range(math.floor((min(ys) - y0) / dy), math.ceil((max(ys) - y0) / dy) + 1):
        for i in range(math.floor((min(xs) - x0) / dx) - 1, math.ceil((max(xs) - x0) / dx) + 1):
            p = (x0 + (i + (0.5 if stagger and j % 2 else 0)) * dx, y0 + j * dy)
            if inside(p, polygon) and gap(p, polygon) > margin:
                out.append(put(motif, *p))
    return "".join(out)


def cut(p, q, polygon) -> list[tuple]:
    """The pieces of segment pq inside a polygon."""
    ts = [0.0, 1.0]
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=False):
        den = (q[0] - p[0]) * (y1 - y0) - (q[1] - p[1]) * (x1 - x0)
        if abs(den) > 1e-9:
            t = ((x0 - p[0]) * (y1 - y0) - (y0 - p[1]) * (x1 - x0)) / den
            u = ((x0 - p[0]) * (q[1] - p[1]) - (y0 - p[1]) * (q[0] - p[0])) / den
            if 0 < t < 1 and 0 <= u <= 1:
                ts.append(t)
    ts.sort()
    at = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for t in ts]
    return [(a, b) for a, b in itertools.pairwise(at) if inside(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), polygon)]


def clipped(d: str, polygon) -> str:
    """An open line kept whole inside a polygon, cut where it leaves it."""
    pts = sample(d, 4)
    within = [inside(p, polygon) for p in pts]
    if all(within):
        return d
    runs: list[list] = []
    for a, b in itertools.pairwise(pts) if any(within) else ():
        for start, end in cut(a, b, polygon):
            if runs and runs[-1][-1] == start:
                runs[-1].append(end)
            else:
                runs.append([start, end])
    return "".join(poly(*run, close=False) for run in runs)


def tile(motif: list[str], area: str, dx: float, dy: float, x0=125.0, y0=175.0) -> str:
    """Repeat open lines on a staggered grid, cut at the outline of ``area``."""
    polygon, out = sample(area, 10), []
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    for j in range(math.floor((min(ys) - y0) / dy) - 1, math.ceil((max(ys) - y0) / dy) + 2):
        for i in range(math.floor((min(xs) - x0) / dx) - 1, math.ceil((max(xs) - x0) / dx) + 2):
            x, y = x0 + (i + (0.5 if j % 2 else 0)) * dx, y0 + j * dy
            out += [clipped(put(m, x, y), polygon) for m in motif]
    return "".join(out)


def hatch(area: str, angle: float, step: float, x0=125.0, y0=175.0) -> str:
    """Parallel lines clipped to ``area``, as one open path."""
    polygon, a = sample(area, 10), math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)
    out = []
    for k in range(-int(500 / step), int(500 / step)):
        mx, my = x0 - uy * k * step, y0 + ux * k * step
        out += [
            poly(*s, close=False) for s in cut((mx - 500 * ux, my - 500 * uy), (mx + 500 * ux, my + 500 * uy), polygon)
        ]
    return "".join(out)


def along(d: str, n: int, steps=24, ends=True) -> list[tuple[float, float, float]]:
    """``n`` evenly spaced points on ``d`` with the direction of travel in degrees."""
    pts = sample(d, steps)
    lens = [0.0]
    for a, b in itertools.pairwise(pts):
        lens.append(lens[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    out = []
    for i in range(n):
        want = lens[-1] * (i / (n - 1) if ends and n > 1 else (i + 0.5) / n)
        k = next((j for j in range(1, len(lens)) if lens[j] >= want), len(lens) - 1)
        (x0, y0), (x1, y1) = pts[k - 1], pts[k]
        t = (want - lens[k - 1]) / ((lens[k] - lens[k - 1]) or 1)
        out.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, math.degrees(math.atan2(y1 - y0, x1 - x0))))
    return out


def beads(d: str, n: int, r: float, ends=True) -> str:
    return "".join(dot(x, y, r) for x, y, _ in along(d, n, ends=ends))


def repeat(motif: str, d: str, n: int, s=1.0, turn=0.0, ends=False) -> str:
    """A motif set along a curve, turned with it."""
    return "".join(put(motif, x, y, s, a + turn) for x, y, a in along(d, n, ends=ends))


def strip(a: str, b: str) -> str:
    """The closed area between two open curves."""
    return a + "L" + xy(parse(b)[-1][1][-1]) + backwards(b) + "Z"


def spiral(x: float, y: float, r: float, turns=1.6, start=200.0) -> str:
    """An open volute, drawn outside in."""
    n = round(turns * 4)
    pts = [
        (
            x + r * (1 - k / (n + 1.5)) * math.cos(math.radians(start + 90 * k)),
            y + r * (1 - k / (n + 1.5)) * math.sin(math.radians(start + 90 * k)),
        )
        for k in range(n + 1)
    ]
    d = f"M{xy(pts[0])}"
    for k, (a, b) in enumerate(itertools.pairwise(pts)):
        ta, tb = math.radians(start + 90 * k + 90), math.radians(start + 90 * k + 180)
        h = 0.5523 * r * (1 - (k + 0.5) / (n + 1.5))
        leaving = (a[0] + h * math.cos(ta), a[1] + h * math.sin(ta))
        arriving = (b[0] - h * math.cos(tb), b[1] - h * math.sin(tb))
        d += f"C{xy(leaving)} {xy(arriving)} {xy(b)}"
    return d


def unit(x: float, y: float) -> tuple[float, float]:
    run = math.hypot(x, y) or 1
    return x / run, y / run


def clip_cell(cell, polygon) -> str:
    """The part of ``polygon`` inside a convex cell."""
    if all(inside(p, polygon) for p in cell):
        return poly(*cell)
    pts = polygon
    for (x0, y0), (x1, y1) in zip(cell, cell[1:] + cell[:1], strict=False):
        out = []
        for a, b in zip(pts, pts[1:] + pts[:1], strict=False):
            sa, sb = ((x1 - x0) * (p[1] - y0) - (y1 - y0) * (p[0] - x0) for p in (a, b))
            if sa >= 0:
                out.append(a)
            if sa * sb < 0:
                t = sa / (sa - sb)
                out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        pts = out
        if len(pts) < 3:
            return ""
    return poly(*pts)


def lozenges(area: str, w: float, h: float, x0=125.0, y0=175.0) -> str:
    """Every second lozenge of a harlequin lattice, clipped to ``area`` (convex pieces of it)."""
    polygon, out = sample(area, 8), []
    for j in range(-9, 3):
        for i in range(-10, 11):
            x, y = x0 + i * w, y0 + j * h
            out.append(clip_cell([(x, y - h / 2), (x + w / 2, y), (x, y + h / 2), (x - w / 2, y)], polygon))
    return "".join(out)
