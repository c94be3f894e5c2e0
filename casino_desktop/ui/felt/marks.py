"""What lights up on a felt: the spot under the pointer, the focused one, the winners, the score, the announcer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from casino_desktop.engine.spec import TableSpec
from casino_desktop.ui import theme
from casino_desktop.ui.announcer import Announcement
from casino_desktop.ui.art.controls import announcer
from casino_desktop.ui.art.light import glow, halo
from casino_desktop.ui.art.text import CENTRE, text
from casino_desktop.ui.felt.layout import CARDS_Y, Spot
from casino_desktop.ui.felt.print import paint_emblem

ANNOUNCER_BOX = QRectF(470, 394, 660, 56)
WITH_DETAIL = QRectF(410, 394, 780, 56)


class SpotItem(QGraphicsItem):
    """The state of one spot over its print."""

    def __init__(self, spot: Spot) -> None:
        super().__init__()
        self.spot = spot
        self.is_hovered = self.is_focused = self.is_won = self.is_closed = False
        self.setZValue(2)

    def show_state(self, *, hovered: bool, focused: bool, won: bool, closed: bool) -> None:
        """Paint anew only when something changed."""
        state = (hovered, focused, won, closed)
        if state == (self.is_hovered, self.is_focused, self.is_won, self.is_closed):
            return
        self.is_hovered, self.is_focused, self.is_won, self.is_closed = state
        self.update()

    def boundingRect(self) -> QRectF:
        return self.spot.path.boundingRect().adjusted(-24, -24, 24, 24)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        path = self.spot.path
        if self.is_won:
            painter.fillPath(path, theme.colour(theme.BRASS_LIGHT, 0.10))
            halo(painter, path, theme.BRASS_LIGHT, 20, 0.6)
            painter.strokePath(path, QPen(theme.colour(theme.BRASS_LIGHT), 3.2))
        elif self.is_closed:
            painter.fillPath(path, theme.colour("#020806", 0.34))
        if self.is_hovered:
            painter.fillPath(path, theme.colour("#FFFFFF", 0.05))
            painter.strokePath(path, QPen(theme.colour(theme.BRASS_LIGHT), 3.2))
        if self.is_focused:
            pen = QPen(theme.colour(theme.BRASS_LIGHT), 4.0)
            pen.setDashPattern([4, 3])
            painter.strokePath(path, pen)


class ScoreItem(QGraphicsItem):
    """The totals between the hands: the winner warm and large, the other stepped back."""

    def __init__(self) -> None:
        super().__init__()
        self.player = self.banker = 0
        self.is_final = False
        self.setZValue(4)
        self.setVisible(False)

    def show_score(self, player: int, banker: int, *, final: bool) -> None:
        self.player, self.banker, self.is_final = player, banker, final
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(650, 180, 300, 200)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(QPen(theme.colour(theme.BRASS, 0.5), 2))
        painter.drawLine(QPointF(800, 236), QPointF(800, 332))
        for x, mine, other in ((744, self.player, self.banker), (856, self.banker, self.player)):
            is_best = self.is_final and mine > other
            if is_best:
                glow(painter, QPointF(x, CARDS_Y), 90, 90, theme.BRASS_LIGHT, 0.35)
            tint = theme.colour(theme.BRASS_LIGHT) if is_best else theme.colour(theme.IVORY, 0.72)
            text(painter, QRectF(x - 48, CARDS_Y - 64, 96, 124), str(mine), theme.serif(112, 700), tint, CENTRE)


class EmblemItem(QGraphicsItem):
    """The print in the middle of the cloth; it gives way to the score."""

    def __init__(self, spec: TableSpec) -> None:
        super().__init__()
        self.spec = spec
        self.setZValue(1)

    def boundingRect(self) -> QRectF:
        return QRectF(600, 160, 400, 220)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_emblem(painter, self.spec)


class AnnouncerItem(QGraphicsItem):
    """The dealer's line."""

    def __init__(self) -> None:
        super().__init__()
        self.said = Announcement("")
        self.setZValue(6)

    def say(self, said: Announcement) -> None:
        if said != self.said:
            self.said = said
            self.update()

    def boundingRect(self) -> QRectF:
        return ANNOUNCER_BOX.adjusted(-140, -30, 140, 30)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.said.words:
            box = WITH_DETAIL if self.said.detail else ANNOUNCER_BOX
            announcer(painter, box, self.said.words, 32, self.said.detail, warm=self.said.is_warm)
