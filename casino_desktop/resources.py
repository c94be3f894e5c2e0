"""Where the pictures, sounds and translations are: beside the package in a checkout, inside it once installed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


@cache
def _folder(name: str) -> Path:
    """The wheel carries *name* inside the package; the checkout keeps it at the top."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def asset(*parts: str) -> Path:
    """The file of an asset: ``asset("deck", "cards", "AS.svg")``."""
    return _folder("assets").joinpath(*parts)


def translations() -> Path:
    """The folder of the compiled translations."""
    return _folder("i18n")
