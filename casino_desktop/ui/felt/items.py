"""The few things that lie on a felt: a card, a stack of chips. Pixmaps in felt units; they move, they do not think."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art import cards, chips
from casino_desktop.ui.art.light import halo, rounded
from casino_desktop.ui.felt.layout import CARD_WIDTH
from casino_desktop.ui.felt.sprites import CardSprite, StackSprite

CARD_HEIGHT = CARD_WIDTH * cards.RATIO
ROOM_AROUND_CARD = 28.0


class CardItem(QGraphicsObject):
    """A card that can be turned: 0 shows the back, 1 the face."""

    def __init__(self, sprite: CardSprite) -> None:
        super().__init__()
        self.sprite = sprite
        self.turned = 1.0
        self.four_colours = False
        self.setZValue(10)
        self.place(sprite)

    def place(self, sprite: CardSprite) -> None:
        """Lie as *sprite* says."""
        self.sprite = sprite
        self.setPos(sprite.at)
        self.setRotation(sprite.angle)
        self.update()

    def turn(self, share: float) -> None:
        """Turn to *share* of the way from back to face."""
        self.turned = share
        across = max(0.04, abs(2 * share - 1))
        self.setTransform(QTransform().scale(across, 1.0))
        self.update()

    def boundingRect(self) -> QRectF:
        box = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
        return box.adjusted(-ROOM_AROUND_CARD, -ROOM_AROUND_CARD, ROOM_AROUND_CARD, ROOM_AROUND_CARD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        face = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
        frame = rounded(face, 7)
        if self.sprite.is_lit:
            halo(painter, frame, theme.BRASS_LIGHT, 20, 0.55)
        if self.turned >= 0.5:
            cards.paint_card(painter, QPointF(0, 0), CARD_WIDTH, self.sprite.code, four_colour=self.four_colours)
        else:
            cards.paint_back(painter, QPointF(0, 0), CARD_WIDTH)
        if self.sprite.is_lit:
            painter.strokePath(frame, QPen(theme.colour(theme.BRASS_LIGHT), 3))


class StackItem(QGraphicsObject):
    """Chips on a spot, the amount in a pill beneath."""

    def __init__(self, sprite: StackSprite, words: str, language: str) -> None:
        super().__init__()
        self.sprite, self.words, self.language = sprite, words, language
        self.setZValue(20 if sprite.is_pay else 18)
        self.setPos(sprite.at)

    def place(self, sprite: StackSprite, words: str, language: str) -> None:
        """Show what *sprite* says, at its place."""
        self.prepareGeometryChange()
        self.sprite, self.words, self.language = sprite, words, language
        self.update()

    def boundingRect(self) -> QRectF:
        stack = chips.Stack(self.sprite.chips, self.words, self.sprite.is_pay)
        return stack.box(self.sprite.radius).adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        chips.paint_stack(
            painter,
            QPointF(0, 0),
            self.sprite.radius,
            self.sprite.chips,
            self.words,
            winning=self.sprite.is_pay,
            language=self.language,
        )


FeltItem = CardItem | StackItem
