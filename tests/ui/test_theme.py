"""The tokens of the look, and the fonts that carry it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF

from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.engine.limits import CHIPS as CHIP_VALUES
from casino_desktop.ui import theme

ROMANIAN = "ăâîșțĂÂÎȘȚ"


def luminance(name: str) -> float:
    """Relative luminance as WCAG defines it."""
    tint = QColor(name)
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in tint.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: str, b: str) -> float:
    lighter, darker = sorted((luminance(a), luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_every_chip_that_can_be_played_has_its_colours():
    assert set(theme.CHIPS) == set(CHIP_VALUES)


def test_no_two_chips_look_alike():
    assert len({tint.face for tint in theme.CHIPS.values()}) == len(theme.CHIPS)


def test_every_table_has_a_felt():
    assert {table.felt for table in CATALOGUE} <= set(theme.FELTS)


def test_the_high_contrast_mood_is_black_with_white_lines_and_no_texture():
    assert theme.MOODS[theme.CONTRAST] == theme.Mood("#000000", "#000000", "#FFFFFF", textured=False)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (theme.TEXT, theme.PANEL),
        (theme.MUTED, theme.PANEL),
        (theme.MUTED, theme.RAISED),
        (theme.BRASS_INK, theme.BRASS),
        (theme.IVORY, theme.FELTS["emerald"].centre),
        (theme.BRASS_LIGHT, theme.FELTS["emerald"].centre),
        (theme.WHITE, theme.DANGER),
    ],
)
def test_words_stand_out_from_their_ground(ink, ground):
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("value", theme.CHIPS)
def test_the_numeral_of_a_chip_can_be_read_on_its_face(value):
    tint = theme.CHIPS[value]
    assert contrast(tint.ink, tint.face) >= 4.3


def test_a_colour_carries_its_opacity():
    assert theme.colour(theme.BRASS, 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert theme.colour(theme.BRASS).name().upper() == theme.BRASS


@pytest.mark.parametrize("face", [theme.sans, theme.serif])
def test_our_own_fonts_are_loaded_and_write_romanian(casino_app, face):
    font = face(16)
    assert QFontInfo(font).family() == font.family()
    assert all(QFontMetricsF(font).inFontUcs4(ord(letter)) for letter in ROMANIAN)


def test_figures_of_money_are_all_equally_wide(casino_app):
    metrics = QFontMetricsF(theme.sans(20, 700))
    assert len({round(metrics.horizontalAdvance(figure * 10), 2) for figure in "0123456789"}) == 1
