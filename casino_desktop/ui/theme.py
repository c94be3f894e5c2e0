"""One room, one light: every colour, felt, type size, radius and duration of the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from PySide6.QtGui import QColor, QFont, QFontDatabase

from casino_desktop.engine.money import UNIT, Mills

ROOM, PANEL, RAISED = "#0E0F12", "#16181D", "#1F222A"
WELL, CONTROL, CONTROL_ON = "#101216", "#2A2E38", "#2D313B"
BLACK, WHITE = "#000000", "#FFFFFF"
HAIRLINE = 0.08
"""The opacity of white in the lines between quiet things."""

BRASS, BRASS_LIGHT, BRASS_DEEP = "#D9B668", "#F3DEA5", "#8C6A2B"
BRASS_INK, BRASS_OFF_INK = "#2A1E08", "#A8966A"
IVORY, TEXT, SOFT, MUTED, FAINT = "#F7F3E8", "#E9EAED", "#C9CCD4", "#A9ADB8", "#7C808B"
PAPER, PAPER_INK = "#F3EFE4", "#1A2233"
"""The ground of the roads and what is ruled on it."""

PLAYER, BANKER, TIE, NATURAL = "#3E7BDA", "#D2433D", "#2FA36B", "#F2C84B"
ROULETTE_RED, ROULETTE_BLACK, ROULETTE_GREEN = "#A61B20", "#15161A", "#0E7A4B"
WARN, DANGER, SAFE = "#E8A33D", "#B3332E", "#1F8A4C"
WOOD_LIGHT, WOOD_DARK, WOOD_BEVEL = "#5A3A22", "#2A1810", "#8A6240"


@dataclass(frozen=True, slots=True)
class Mood:
    """How a felt is dyed: its colour in the middle and at the edge, its printed line, and whether the cloth shows."""

    centre: str
    edge: str
    line: str = BRASS
    textured: bool = True


FELTS: dict[str, Mood] = {
    "emerald": Mood("#17694A", "#0A3526"),
    "midnight": Mood("#1C3F73", "#0B1C38"),
    "burgundy": Mood("#6E1F33", "#300B17"),
}
CONTRAST = "contrast"
MOODS: dict[str, Mood] = FELTS | {CONTRAST: Mood(BLACK, BLACK, WHITE, textured=False)}
"""Every felt, and the high-contrast mood: black, white lines, no texture."""


@dataclass(frozen=True, slots=True)
class ChipTint:
    """The clay of a chip, the spots on its edge, and the ink of its numeral."""

    face: str
    spot: str = IVORY
    ink: str = WHITE


CHIPS: dict[Mills, ChipTint] = {
    Mills(UNIT // 10): ChipTint("#B9C0CC", "#3C4454", "#1B2130"),
    Mills(UNIT // 2): ChipTint("#E88FB0", ink="#3A0F22"),
    Mills(UNIT * 1): ChipTint("#F2F2F2", "#31405C", "#1B2130"),
    Mills(UNIT * 5): ChipTint("#C8372D"),
    Mills(UNIT * 25): ChipTint("#1F8A4C"),
    Mills(UNIT * 100): ChipTint("#1B1B1F", BRASS, BRASS_LIGHT),
    Mills(UNIT * 500): ChipTint("#6A3FB5"),
    Mills(UNIT * 1000): ChipTint("#E0A526", ink="#2A1B02"),
    Mills(UNIT * 5000): ChipTint("#2E6FB0"),
}

LEAST_PX = 12
"""Nothing is written smaller, in device-independent pixels."""
SMALL, BASE, SECTION, TITLE = 12, 14, 18, 28
MONEY_LEAST = 14

CONTROL_RADIUS, PANEL_RADIUS = 6, 12
CARD_RADIUS = 0.05
"""Of a card's width."""
CARD_RATIO = 1.4
GRID, GUTTER = 4, 16


@dataclass(frozen=True, slots=True)
class Motion:
    """Durations in milliseconds at normal speed."""

    hover: int = 90
    chip: int = 160
    slide: int = 260
    turn: int = 220
    collect: int = 300
    hold: int = 1200
    pay: int = 420
    count_up: int = 500
    stagger: int = 40
    fade: int = 120
    turbo: float = 0.35


MOTION = Motion()

_WEIGHTS = {
    400: QFont.Weight.Normal,
    500: QFont.Weight.Medium,
    600: QFont.Weight.DemiBold,
    700: QFont.Weight.Bold,
    800: QFont.Weight.ExtraBold,
}
_FACES = {
    "font_manrope": tuple(f"Manrope-{cut}.ttf" for cut in ("Regular", "Medium", "SemiBold", "Bold", "ExtraBold")),
    "font_source_serif_pro": tuple(f"SourceSerifPro-{cut}.otf" for cut in ("Regular", "It", "Semibold", "Bold")),
}


def colour(name: str, alpha: float = 1.0) -> QColor:
    """A token at an opacity between 0 and 1."""
    value = QColor(name)
    value.setAlphaF(alpha)
    return value


def mixed(a: str, b: str, share: float) -> QColor:
    """*a* moved toward *b* by *share* of the way."""
    first, second = QColor(a), QColor(b)
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )


@cache
def load_fonts() -> None:
    """Register Manrope and Source Serif Pro from their packages, once, after the application exists."""
    for package, names in _FACES.items():
        for name in names:
            QFontDatabase.addApplicationFontFromData((files(package) / "files" / name).read_bytes())


@cache
def sans(px: int, weight: int = 500, spacing: float = 0.0) -> QFont:
    """Manrope with tabular figures: every number of the interface lines up."""
    return _face("Manrope", px, weight, spacing, "tnum")


@cache
def serif(px: int, weight: int = 600, spacing: float = 0.0, *, small_caps: bool = False, italic: bool = False) -> QFont:
    """Source Serif Pro; *small_caps* takes those drawn in the face, not shrunken capitals."""
    font = _face("Source Serif Pro", px, weight, spacing, "smcp" if small_caps else "tnum")
    font.setItalic(italic)
    return font


def _face(family: str, px: int, weight: int, spacing: float, feature: str) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, px))
    font.setWeight(_WEIGHTS[weight])
    font.setFeature(QFont.Tag(feature), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font
