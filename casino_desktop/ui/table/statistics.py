"""Statistics of the last 200 hands (rulebook §2), and the same as a chart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.statistics import Row, Statistics
from casino_desktop.ui import theme
from casino_desktop.ui.art import controls
from casino_desktop.ui.art.roads import donut
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.money import percent
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.panel import Panel
from casino_desktop.ui.table.roads import TINTS
from casino_desktop.ui.words import winner_name

_DOTS = {
    Row.PLAYER: (theme.PLAYER, theme.PLAYER),
    Row.PLAYER_NATURAL: (theme.PLAYER, theme.NATURAL),
    Row.BANKER: (theme.BANKER, theme.BANKER),
    Row.BANKER_NATURAL: (theme.BANKER, theme.NATURAL),
    Row.TIE: (theme.TIE, theme.TIE),
    Row.PLAYER_PAIR: (theme.PLAYER, ""),
    Row.BANKER_PAIR: (theme.BANKER, ""),
}


class StatisticsPanel(Panel):
    """Seven rows of counts and shares, or a ring of the outcomes."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__("statistics", parent)
        self.settings = settings
        self.statistics = Statistics()
        self.chosen = 0
        self.retranslate()

    def show_statistics(self, statistics: Statistics) -> None:
        if statistics != self.statistics:
            self.statistics = statistics
            self.update()

    def choose(self, tab: int) -> None:
        """0 the rows, 1 the chart."""
        self.chosen = tab
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Statistics"))
        self.setToolTip(
            self.tr("A natural tie counts as a tie and as a natural of both sides, so the rows may exceed 100 %.")
        )

    def names(self) -> dict[Row, str]:
        return {
            Row.PLAYER: self.tr("Player"),
            Row.PLAYER_NATURAL: self.tr("Player natural"),
            Row.BANKER: self.tr("Banker"),
            Row.BANKER_NATURAL: self.tr("Banker natural"),
            Row.TIE: self.tr("Tie"),
            Row.PLAYER_PAIR: self.tr("Player pair"),
            Row.BANKER_PAIR: self.tr("Banker pair"),
        }

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tab = controls.tab_at(event.position(), self._strip(), self._tabs(), self._tab_px)
        if tab is not None:
            self.choose(tab)

    @property
    def _tab_px(self) -> int:
        return 15 if self.is_large else 13

    def _tabs(self) -> list[str]:
        return [self.tr("Statistics"), self.tr("Chart")]

    def _strip(self) -> QRectF:
        top, tall = (8, 40) if self.is_large else (4, 30)
        return QRectF(self.pad, top, self.width() - 2 * self.pad, tall)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        strip = self._strip()
        controls.tab_strip(painter, strip, self._tabs(), self.chosen, self._tab_px)
        hands, font = self.tr("last %n hand(s)", "", self.statistics.hands), theme.sans(self.small, 500)
        left = controls.tab_boxes(strip, self._tabs(), self._tab_px)[-1].right() + 8
        if self.statistics.hands and width_of(hands, font) <= strip.right() - left:
            text(painter, strip.adjusted(0, 0, 0, -3), hands, font, theme.MUTED, RIGHT)
        area = QRectF(box.x(), strip.bottom() + 4, box.width(), box.bottom() - strip.bottom() - 2)
        if self.chosen:
            self._paint_chart(painter, area)
        else:
            self._paint_rows(painter, area)

    def _paint_rows(self, painter: QPainter, area: QRectF) -> None:
        names, step, px = self.names(), area.height() / len(Row), self.small
        for i, row in enumerate(Row):
            line = QRectF(area.x(), area.y() + i * step, area.width(), step)
            rim, fill = _DOTS[row]
            painter.setPen(QPen(theme.colour(rim), 2))
            painter.setBrush(theme.colour(fill) if fill else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(line.x() + 4, line.center().y()), 4 if fill else 2.5, 4 if fill else 2.5)
            text(painter, line.adjusted(18, 0, -104, 0), names[row], theme.sans(px, 500), theme.SOFT)
            count = QRectF(line.right() - 104, line.y(), 46, line.height())
            text(painter, count, str(self.statistics.count(row)), theme.sans(px, 700), theme.IVORY, RIGHT)
            share = percent(float(self.statistics.share(row)), self.settings.choices.language, 1)
            cell = QRectF(line.right() - 58, line.y(), 58, line.height())
            text(painter, cell, share, theme.sans(px, 500), theme.MUTED, RIGHT)

    def _paint_chart(self, painter: QPainter, area: QRectF) -> None:
        counts = {
            Winner.PLAYER: self.statistics.count(Row.PLAYER) + self.statistics.count(Row.PLAYER_NATURAL),
            Winner.BANKER: self.statistics.count(Row.BANKER) + self.statistics.count(Row.BANKER_NATURAL),
            Winner.TIE: self.statistics.count(Row.TIE),
        }
        hands = self.statistics.hands
        radius = min(area.height() / 2 - 6, area.width() * 0.26)
        shares = [(count / max(1, hands), TINTS[winner]) for winner, count in counts.items()]
        donut(painter, QPointF(area.x() + radius + 4, area.center().y()), radius, shares, str(hands), self.tr("hands"))
        x, step = area.x() + 2 * radius + 24, min(34.0, area.height() / 3)
        top = area.center().y() - 1.5 * step
        for i, (winner, count) in enumerate(counts.items()):
            row = QRectF(x, top + i * step, area.right() - x, step)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(TINTS[winner]))
            painter.drawEllipse(QPointF(row.x() + 4, row.center().y()), 4, 4)
            text(painter, row.adjusted(16, 0, -52, 0), winner_name(winner), theme.sans(self.small, 500), theme.SOFT)
            share = percent(count / max(1, hands), self.settings.choices.language, 1)
            text(painter, row, share, theme.sans(self.small, 700), theme.IVORY, RIGHT)
