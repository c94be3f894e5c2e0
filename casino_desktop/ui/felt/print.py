"""What is printed on a baccarat cloth, in the player's language: spots, hands, the table's name, its limits."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QTransform

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.coup import Side
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.ui import theme
from casino_desktop.ui.art.furniture import limits_placard, shoe
from casino_desktop.ui.art.names import paint_name, width_of_name
from casino_desktop.ui.art.spots import chip_well, spot_outline, spot_words
from casino_desktop.ui.art.suits import suit
from casino_desktop.ui.art.surfaces import engraved_border, felt, rail, room
from casino_desktop.ui.art.text import CENTRE, lines, text, turned_text, width_of, wrapped
from casino_desktop.ui.felt.facts import odds_words
from casino_desktop.ui.felt.layout import CARD_WIDTH, CARDS_Y, LEFT_HAND, RIGHT_HAND, Spot
from casino_desktop.ui.money import whole
from casino_desktop.ui.settings import Choices
from casino_desktop.ui.table.state import decks_words
from casino_desktop.ui.words import bet_name, side_name

HAS_CHINESE_NAMES = ("big-win-baccarat",)


def paint_felt(
    painter: QPainter,
    window: QRectF,
    to_felt: QTransform,
    spec: TableSpec,
    tier: Tier,
    spots: Iterable[Spot],
    choices: Choices,
) -> None:
    """Room, rail, cloth and print of one table; a running table does this once per size and language."""
    room(painter, window)
    painter.setTransform(to_felt, combine=True)
    rail(painter, spec.felt)
    felt(painter, spec.felt)
    engraved_border(painter, spec.felt)
    least, most = (whole(limit, choices.language, choices.currency) for limit in (tier.least, tier.most))
    limits_placard(painter, QRectF(84, 72, 236, 88), least, most)
    shoe(painter, QRectF(1330, 68, 190, 100))
    for side in Side:
        _paint_hand(painter, side, chinese=spec.id in HAS_CHINESE_NAMES)
    for spot in spots:
        _paint_spot(painter, spot, spec, choices.language)


def _paint_hand(painter: QPainter, side: Side, *, chinese: bool) -> None:
    """Printed places for two cards and the sideways third, with the name above."""
    x = LEFT_HAND if side is Side.PLAYER else RIGHT_HAND
    outward = -1 if side is Side.PLAYER else 1
    painter.setBrush(theme.colour(theme.BLACK, 0.08))
    painter.setPen(QPen(theme.colour(theme.IVORY, 0.22), 1.8))
    tall = CARD_WIDTH * theme.CARD_RATIO
    for shift in (-76, 76):
        painter.drawRoundedRect(QRectF(x + shift - CARD_WIDTH / 2, CARDS_Y - tall / 2, CARD_WIDTH, tall), 8, 8)
    third = QRectF(0, 0, tall, CARD_WIDTH)
    third.moveCenter(QPointF(x + outward * 264, CARDS_Y + 28))
    painter.drawRoundedRect(third, 8, 8)
    name, font = side_name(side), theme.serif(40, 600, 2, small_caps=True)
    wide = width_of(name, font)
    beside = width_of_name(side.value, 28) + 20 if chinese else 0.0
    left = x - (wide + beside) / 2
    text(painter, QRectF(left, 130, wide + 4, 44), name, font, theme.colour(theme.IVORY, 0.9))
    if chinese:
        paint_name(painter, side.value, QPointF(left + wide + 20, 154), 28, theme.BRASS)


def _paint_spot(painter: QPainter, spot: Spot, spec: TableSpec, language: str) -> None:
    assert isinstance(spec.rules, BaccaratRules)
    bet = spec.rules.bet(spot.id)
    assert bet is not None
    spot_outline(painter, spot.path, spot.tint)
    name, odds = bet_name(spot.id, spec.id), odds_words(bet, language)
    if spec.id in HAS_CHINESE_NAMES:
        _paint_zone(painter, spot, name, odds)
    else:
        room_ = spot.words_width or spot.arc.width - 36
        rows, size = _rows(name, room_, spot.size)
        spot_words(painter, spot.at(spot.words_depth, spot.words_shift), spot.arc.turn, room_, rows, odds, size)
    chip_well(painter, spot.well, spot.well_radius, 0.34 if spot.tint else 0.26)


def _rows(name: str, room_: float, size: int) -> tuple[list[str], int]:
    """The name in as many rows as it needs, up to three; a third one makes them smaller."""
    rows = wrapped(name, theme.serif(size, 600, size * 0.03, small_caps=True), room_)
    if len(rows) < 3:
        return rows, size
    return wrapped(name, theme.serif(size - 4, 600, (size - 4) * 0.03, small_caps=True), room_), size - 4


def _paint_zone(painter: QPainter, spot: Spot, name: str, odds: str) -> None:
    """A zone of Big Win: the name in the player's language and in Chinese."""
    painter.save()
    is_main = spot.id in ("player", "banker", "tie")
    painter.translate(spot.at(spot.words_depth if is_main else 0.5))
    painter.rotate(-spot.arc.turn)
    if is_main:
        _paint_main_zone(painter, spot, name, odds)
    else:
        _paint_pair_zone(painter, spot, name, odds)
    painter.restore()


def _paint_main_zone(painter: QPainter, spot: Spot, name: str, odds: str) -> None:
    """Name and Chinese name in one line, odds beneath."""
    han = spot.size * 0.72
    font, gap, side = theme.serif(spot.size, 600, 1.6, small_caps=True), spot.size * 0.42, width_of_name(spot.id, han)
    room_ = spot.arc.width - 48 - side - gap
    wide = min(width_of(name, font), room_)
    x = -(wide + side + gap) / 2
    turned_text(painter, QRectF(x, -36, wide + 4, 56), name, font, theme.IVORY)
    paint_name(painter, spot.id, QPointF(x + wide + gap, -7), han, theme.BRASS_LIGHT)
    turned_text(painter, QRectF(-120, 22, 240, 30), odds, theme.sans(26, 600), theme.colour(theme.BRASS_LIGHT, 0.92))


def _paint_pair_zone(painter: QPainter, spot: Spot, name: str, odds: str) -> None:
    """Chinese name left, words and odds in the middle, the well right."""
    half = spot.arc.width / 2
    paint_name(painter, spot.id, QPointF(-half + 20, 0), 38, theme.BRASS_LIGHT)
    painter.fillRect(QRectF(-half + 124, -36, 1.4, 72), theme.colour(theme.IVORY, 0.22))
    wide = spot.arc.width - 250
    for i, row in enumerate(name.split(" ", 1)):
        box = QRectF(-half + 132, -52 + i * 34, wide, 36)
        turned_text(painter, box, row, theme.serif(spot.size, 600, 1, small_caps=True), theme.IVORY)
    box = QRectF(-half + 132, 20, wide, 30)
    turned_text(painter, box, odds, theme.sans(26, 600), theme.colour(theme.BRASS_LIGHT, 0.92))


def paint_emblem(painter: QPainter, spec: TableSpec) -> None:
    """The print in the middle of the cloth: the game's name between two fine rules, faint under the score."""
    big, small = ("Big Win", "Baccarat") if spec.id in HAS_CHINESE_NAMES else ("Baccarat", "")
    strength = 0.8
    text(
        painter,
        QRectF(640, 190 if small else 222, 320, 70),
        big,
        theme.serif(64 if small else 54, 600, 2, small_caps=True),
        theme.colour(theme.BRASS, strength),
        CENTRE,
    )
    if small:
        font = theme.serif(34, 600, 6, small_caps=True)
        text(painter, QRectF(640, 258, 320, 44), small, font, theme.colour(theme.BRASS, 0.6), CENTRE)
    for y in (178, 318) if small else (210, 302):
        painter.setPen(QPen(theme.colour(theme.BRASS, 0.4), 1.6))
        painter.drawLine(QPointF(690, y), QPointF(778, y))
        painter.drawLine(QPointF(822, y), QPointF(910, y))
        suit(painter, QPointF(800, y), 18, "D", theme.BRASS_DEEP)
    font, box = theme.serif(25, 400, 0.2, italic=True), QRectF(628, 328, 344, 60)
    rows = wrapped(inscription(spec), font, box.width())
    lines(painter, box, rows, font, 29, theme.colour(theme.IVORY, 0.66), CENTRE)


def inscription(spec: TableSpec) -> str:
    """One line about the cards."""
    assert spec.shoe is not None
    decks = decks_words(spec)
    if spec.shoe.each_round:
        return QCoreApplication.translate("Felt", "%1, shuffled for every hand").replace("%1", decks)
    return QCoreApplication.translate("Felt", "%1 in the shoe").replace("%1", decks)
