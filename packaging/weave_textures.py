"""Weave the two tiles under the tables, cloth and walnut: ``python packaging/weave_textures.py``."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtGui import QImage

TEXTURES = Path(__file__).resolve().parent.parent / "assets" / "textures"


def cloth(size: int = 256, seed: int = 7, strength: int = 9) -> QImage:
    """Woven wool: grey noise smeared along both diagonals, as a faint black-and-white veil."""
    raw = random.Random(seed).randbytes(size * size)
    data = bytearray(size * size * 4)
    for y in range(size):
        for x in range(size):
            here = raw[y * size + x]
            down = raw[(y + 1) % size * size + (x + 1) % size]
            up = raw[(y - 1) % size * size + (x + 1) % size]
            level = (2 * here + down + up) / 510 - 1
            a = min(int(abs(level) * strength * 1.6), 40)
            i = (y * size + x) * 4
            data[i : i + 4] = bytes((a, a, a, a)) if level > 0 else bytes((0, 0, 0, a))
    return _image(data, size, size)


def walnut(width: int = 768, height: int = 128, seed: int = 3) -> QImage:
    """Walnut grain: noise smeared into long, slightly waving fibres."""
    rng = random.Random(seed)
    rows = [rng.random() for _ in range(height)]
    data = bytearray(width * height * 4)
    for y in range(height):
        drift, level = rng.uniform(-0.4, 0.4), rows[y]
        for x in range(width):
            if rng.random() < 0.03:
                drift = rng.uniform(-0.5, 0.5)
            level += (rows[y] + drift - level) * 0.06
            a = int(abs(level - 0.5) * 90)
            i = (y * width + x) * 4
            data[i : i + 4] = bytes((a // 3, a // 2, a, a)) if level > 0.5 else bytes((0, 0, 0, a))
    return _image(data, width, height)


def _image(data: bytearray, width: int, height: int) -> QImage:
    return QImage(bytes(data), width, height, width * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()


def main() -> None:
    TEXTURES.mkdir(parents=True, exist_ok=True)
    for name, tile in (("cloth", cloth()), ("walnut", walnut())):
        path = TEXTURES / f"{name}.png"
        tile.save(str(path))
        print(path)


if __name__ == "__main__":
    main()
