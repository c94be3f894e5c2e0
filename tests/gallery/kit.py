"""A sheet with every part of the kit, named as in the code."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.derived import Roads, roads
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.road import bead_plate
from casino_desktop.engine.money import UNIT, Mills
from casino_desktop.ui.art import cards, chips, controls, notices
from casino_desktop.ui.art import roads as art
from casino_desktop.ui.art.cache import smooth
from casino_desktop.ui.art.cloth import cloth
from casino_desktop.ui.art.furniture import chip_rack, discard_tray, limits_placard, shoe
from casino_desktop.ui.art.icons import ICONS, icon
from casino_desktop.ui.art.names import names, paint_name
from casino_desktop.ui.art.spots import ArcSpot, chip_well, spot_outline, spot_words
from casino_desktop.ui.art.suits import suit
from casino_desktop.ui.art.surfaces import felt, panel, rail, room, rounded
from casino_desktop.ui.art.text import text
from casino_desktop.ui.theme import (
    BANKER,
    BRASS_LIGHT,
    CHIPS,
    IVORY,
    MOODS,
    MUTED,
    PLAYER,
    TIE,
    load_fonts,
    sans,
    serif,
)

WIDTH, HEIGHT = 1920, 1080


def units(*amounts: int) -> list[Mills]:
    return [Mills(amount * UNIT) for amount in amounts]


def sample_roads(seed: int = 347, hands: int = 58) -> Roads:
    """A believable shoe: seeded, and made of no rule."""
    rng = random.Random(seed)
    marks = []
    for winner in rng.choices(tuple(Winner), (45, 46, 9), k=hands):
        natural = rng.random() < 0.3
        marks.append(
            Mark(
                winner=winner,
                player_natural=natural,
                banker_natural=natural,
                player_pair=rng.random() < 0.08,
                banker_pair=rng.random() < 0.08,
            )
        )
    return roads(marks)


def label(painter: QPainter, x: float, y: float, words: str) -> None:
    text(painter, QRectF(x, y, 520, 18), words, sans(12, 500), MUTED)


def surfaces_and_icons(painter: QPainter) -> None:
    for i, mood in enumerate(MOODS):
        box = QRectF(32 + i * 160, 88, 148, 96)
        cloth(painter, rounded(box, 8), mood)
        label(painter, box.x(), 190, f"cloth, {mood}")
    panel(painter, QRectF(672, 88, 148, 96))
    label(painter, 672, 190, "panel")
    for i, name in enumerate(ICONS):
        x, y = 860 + i % 13 * 80, 22 + i // 13 * 54
        icon(painter, QRectF(x, y, 26, 26), name, "#E9EAED")
        label(painter, x - 6, y + 28, name)


def chips_and_cards(painter: QPainter) -> None:
    for i, value in enumerate(CHIPS):
        chips.paint_chip(painter, QPointF(72 + i * 84, 266), 36, value)
        chips.paint_chip(painter, QPointF(56 + i * 52, 336), 21, value)
    label(painter, 520, 330, "paint_chip: radius 36 and 21")
    chips.paint_stack(painter, QPointF(884, 356), 42, units(100, 25, 25, 5), "155.00")
    chips.paint_stack(painter, QPointF(1008, 356), 42, units(25, 25, 25), "+75.00", winning=True)
    label(painter, 842, 444, "paint_stack, amount_pill")
    for i, code in enumerate(("AS", "TH", "KD", "7C")):
        cards.paint_card(painter, QPointF(1152 + i * 118, 326), 104, code, four_colour=i > 1)
    for i, code in enumerate(("QS", "JH", "9D", "AC", "KH")):
        cards.paint_card(painter, QPointF(1120 + i * 64, 448), 48, code)
    cards.paint_back(painter, QPointF(1152 + 4 * 118, 326), 104, mood="emerald")
    cards.paint_back(painter, QPointF(1152 + 5 * 118 + 4, 326), 104, angle=7, mood="midnight")
    cards.paint_card(painter, QPointF(1816, 326), 104, "5D", angle=-14, lift=2.2)
    label(painter, 1440, 444, "paint_card, paint_back: 104 px, four colours; at 48; lifted")
    values = units(25, 100, 5, 500, 25, 1000, 5, 100, 1, 5000)
    chip_rack(painter, QRectF(32, 376, 300, 62), values)
    shoe(painter, QRectF(360, 372, 150, 76))
    discard_tray(painter, QRectF(522, 370, 62, 84), 110)
    limits_placard(painter, QRectF(604, 366, 216, 88), "1 RON", "5,000 RON")
    for x, words in ((32, "chip_rack"), (376, "shoe"), (510, "discard_tray"), (622, "limits_placard")):
        label(painter, x, 464, words)


def buttons(painter: QPainter) -> None:
    controls.primary_button(painter, QRectF(32, 520, 160, 64), "Deal", 19)
    controls.primary_button(painter, QRectF(204, 520, 160, 64), "Deal", 19, "hover", hover=True)
    controls.primary_button(painter, QRectF(376, 520, 160, 64), "Deal now", 18, "opens with the bets", enabled=False)
    controls.quiet_button(painter, QRectF(548, 520, 132, 64), "My bets", "star", 15)
    controls.quiet_button(painter, QRectF(688, 520, 84, 64), "Undo", "undo", 13, stacked=True, hover=True)
    controls.quiet_button(painter, QRectF(780, 520, 84, 64), "Rebet", "repeat", 13, enabled=False, stacked=True)
    controls.focus_ring(painter, QRectF(688, 520, 84, 64))
    controls.icon_button(painter, QRectF(884, 516, 72, 68), "history", "History", active=True)
    controls.icon_button(painter, QRectF(964, 516, 72, 68), "rules", "Rules", hover=True)
    controls.choice_button(painter, QRectF(1056, 520, 84, 30), "Clear", safe=False)
    controls.choice_button(painter, QRectF(1056, 556, 84, 30), "Keep", safe=True)
    for x, words in ((32, "primary_button"), (548, "quiet_button, focus_ring"), (884, "icon_button"), (1056, "choice")):
        label(painter, x, 594, words)


def selectors(painter: QPainter) -> None:
    controls.segmented(painter, QRectF(1160, 532, 110, 40), ["EN", "RO"], 0)
    controls.tab_strip(painter, QRectF(1290, 532, 220, 40), ["Statistics", "Chart", "Rules"], 0)
    controls.switch(painter, QRectF(1530, 516, 130, 32), "Sound", on=True)
    controls.switch(painter, QRectF(1530, 556, 130, 32), "Turbo", on=False)
    notices.pill(painter, QRectF(1680, 536, 96, 32), "1 – 5,000", sans(14, 600))
    for i, seconds in enumerate((12, 4)):
        controls.timer_ring(painter, QPointF(1816 + i * 64, 540), 26, seconds, 15)
    for x, words in ((1160, "segmented"), (1290, "tab_strip"), (1530, "switch"), (1680, "pill"), (1790, "timer_ring")):
        label(painter, x, 594, words)


def felt_parts(painter: QPainter) -> None:
    cloth(painter, rounded(QRectF(32, 636, 980, 412), 12), "emerald")
    controls.announcer(painter, QRectF(64, 660, 400, 50), "Place your bets", 28, left=0.6)
    controls.announcer(painter, QRectF(500, 660, 480, 50), "Banker wins 7 – 5", 28, "you win 195.00", warm=True)
    painter.save()
    painter.setClipRect(QRectF(32, 636, 980, 400))
    painter.translate(522 - 800 * 0.9, 748 - 680 * 0.9)
    painter.scale(0.9, 0.9)
    rows = (
        (-8.6, PLAYER, ["Player"], "1:1", False),
        (-2.75, "", ["Perfect", "Pair"], "25:1 · 200:1", False),
        (3.1, BANKER, ["Banker"], "0.95:1", True),
    )
    for start, tint, name, odds, won in rows:
        spot = ArcSpot(2680, 2930, start, start + 5.5, tint)
        spot_outline(painter, spot.path, spot.tint, won=won, hover=not tint)
        spot_words(painter, spot.at(0.22), spot.turn, spot.width - 36, name, odds, 46 if tint else 38)
        chip_well(painter, spot.at(0.66), 52)
    painter.restore()
    for i, spot_id in enumerate(names()):
        paint_name(painter, spot_id, QPointF(48, 800 + i * 34), 26, BRASS_LIGHT)
    label(painter, 48, 1022, "announcer · spot_outline (hover, won), spot_words, chip_well · paint_name")


def road_parts(painter: QPainter) -> None:
    drawn = sample_roads()
    art.big_road(painter, QRectF(1048, 636, 384, 144), 24, 24, drawn.big.cells, 16)
    label(painter, 1048, 786, "big_road")
    letters = {Winner.PLAYER: "P", Winner.BANKER: "B", Winner.TIE: "T"}
    art.bead_plate(painter, QRectF(1456, 636, 192, 144), 24, bead_plate(drawn.marks), 8, letters)
    label(painter, 1456, 786, "bead_plate")
    for i, road in enumerate(drawn.derived):
        art.derived_road(painter, QRectF(1672, 636 + i * 48, 208, 48), 8, tuple(road.cells), 26, road.eye)
    label(painter, 1672, 786, "derived_road")
    art.donut(painter, QPointF(1132, 920), 80, [(19, BANKER), (5, TIE), (34, PLAYER)], "58", "hands")
    label(painter, 1048, 1022, "donut")
    notices.toast(painter, QRectF(1288, 826, 400, 48), "Not enough balance. Nothing was debited.", 15, "lock")
    for i, letter in enumerate("SHDC"):
        suit(painter, QPointF(1720 + i * 40, 850), 28, letter, IVORY)
    label(painter, 1288, 886, "toast · suit")
    for i, mood in enumerate(("burgundy", "contrast")):
        painter.save()
        painter.translate(1288 + i * 310, 916)
        painter.scale(0.18, 0.18)
        painter.setClipRect(QRectF(0, 0, 1600, 640))
        rail(painter, mood)
        felt(painter, mood)
        painter.restore()
    label(painter, 1288, 1040, "rail, felt")


def paint() -> QImage:
    """The whole sheet."""
    load_fonts()
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    smooth(painter)
    room(painter, QRectF(0, 0, WIDTH, HEIGHT))
    text(painter, QRectF(32, 16, 600, 52), "The kit", serif(30, 600), IVORY)
    for part in (surfaces_and_icons, chips_and_cards, buttons, selectors, felt_parts, road_parts):
        painter.save()
        part(painter)
        painter.restore()
    painter.end()
    return image
