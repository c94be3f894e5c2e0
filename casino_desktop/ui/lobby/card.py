"""One table in the lobby: its cloth with the real last results, name, limits and return."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.limits import tier_of
from casino_desktop.ui import theme
from casino_desktop.ui.art.cloth import cloth
from casino_desktop.ui.art.light import brass_brush, glow, rounded, soft_shadow, upright
from casino_desktop.ui.art.surfaces import panel
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.buttons import PaintedButton, PrimaryButton
from casino_desktop.ui.lobby.scenes import paint_scene
from casino_desktop.ui.lobby.segments import Segments
from casino_desktop.ui.lobby.summary import TableSummary
from casino_desktop.ui.money import percent, whole
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.state import decks_words
from casino_desktop.ui.words import table_name, tier_name

EDGE = 6


class TableCard(PaintedButton):
    """A card that leads to its table; it is painted once and kept until something changes."""

    def __init__(self, table: TableSummary, settings: Settings, parent: QWidget) -> None:
        super().__init__(f"table-{table.spec.id}", parent)
        self.table, self.settings = table, settings
        self.is_large = False
        self.best_return: float | None = None
        self._picture = QPixmap()
        self.retranslate()

    def show_table(self, table: TableSummary) -> None:
        self.table = table
        self.retranslate()

    def show_return(self, best: float) -> None:
        """The return of the best bet, once it is computed."""
        self.best_return = best
        self.retranslate()

    def retranslate(self) -> None:
        name = table_name(self.table.spec.id)
        self.say(name, self.tr("Sit down at %1").replace("%1", name))
        self.setAccessibleDescription(f"{self.limits}, {self.facts}, {self.rtp}")
        self._picture = QPixmap()
        self.update()

    @property
    def info(self) -> int:
        """Height of the words under the picture."""
        return 96 if self.is_large else 74

    @property
    def limits(self) -> str:
        tier, choices = tier_of(self.table.tier), self.settings.choices
        return f"{whole(tier.least, choices.language)} – {whole(tier.most, choices.language)}{self.unit}"

    @property
    def unit(self) -> str:
        """The currency, where there is room for it."""
        return f" {self.settings.choices.currency}" if self.is_large else ""

    @property
    def facts(self) -> str:
        return decks_words(self.table.spec)

    @property
    def rtp(self) -> str:
        if self.best_return is None:
            return ""
        share = percent(self.best_return, self.settings.choices.language, 2)
        return self.tr("RTP up to %1").replace("%1", share)

    @property
    def mark(self) -> str:
        """A word on the picture: an unfinished round, the player's own pace, or bets by the clock."""
        if self.table.is_unfinished:
            return self.tr("A round waits for you")
        return self.tr("By the clock") if self.table.spec.is_timed else self.tr("At your own pace")

    def draw(self, painter: QPainter, box: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._picture)
            inner.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.TextAntialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
            )
            self.paint_picture(inner, box.adjusted(6, 4, -6, -10))
            inner.end()
        painter.drawPixmap(0, 0, self._picture)
        if self.is_hovered or self.hasFocus():
            edge = rounded(box.adjusted(6.5, 4.5, -6.5, -10.5), theme.PANEL_RADIUS)
            painter.strokePath(edge, QPen(theme.colour(theme.BRASS_LIGHT, 0.9), 1.6))

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        view = QRectF(box.x(), box.y(), box.width(), box.height() - self.info)
        self._paint_frame(painter, box, view)
        pad = 20 if self.is_large else 12
        self._paint_mark(painter, QPointF(box.x() + pad - 4, box.y() + pad - 4), 13 if self.is_large else 12)
        self.paint_words(painter, box, view, pad)

    def paint_words(self, painter: QPainter, box: QRectF, view: QRectF, pad: float) -> None:
        large = self.is_large
        row = QRectF(box.x() + pad, view.bottom() + (18 if large else 13), box.width() - 2 * pad, 30 if large else 24)
        limit_font, note = theme.sans(15 if large else 14, 600), theme.sans(14 if large else 12, 500)
        span, font = width_of(self.limits, limit_font), theme.serif(21 if large else 16, 600)
        below = QRectF(row.x(), row.bottom() + (4 if large else 2), row.width(), 24 if large else 20)
        if width_of(self.words, font) + span + 8 > row.width() and not large:
            text(painter, row.adjusted(0, -2, 0, -2), self.words, font, theme.IVORY)
            text(painter, below, self.limits, limit_font, theme.BRASS_LIGHT)
        else:
            text(painter, row.adjusted(0, -2, -span - 8, -2), self.words, font, theme.IVORY)
            text(painter, row, self.limits, limit_font, theme.BRASS_LIGHT, RIGHT)
            text(painter, below.adjusted(0, 0, -width_of(self.rtp, note) - 8, 0), self.facts, note, theme.MUTED)
        text(painter, below, self.rtp, note, theme.SOFT, RIGHT)

    def _paint_frame(self, painter: QPainter, box: QRectF, view: QRectF) -> None:
        """Shadow, panel, cloth with its picture, a walnut edge with brass beneath it."""
        shape = rounded(box, theme.PANEL_RADIUS)
        soft_shadow(painter, shape, 8, 0.5, QPointF(1, 4))
        panel(painter, box)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.setClipRect(view, Qt.ClipOperation.IntersectClip)
        cloth(painter, rounded(view, 0), self.table.spec.felt)
        paint_scene(painter, view, self.table, hero=isinstance(self, HeroCard))
        painter.restore()
        edge = QRectF(view.x() + 0.5, view.bottom(), view.width() - 1, EDGE)
        wood = ((0.0, theme.WOOD_BEVEL, 1.0), (0.3, theme.WOOD_LIGHT, 1.0), (1.0, theme.WOOD_DARK, 1.0))
        painter.fillRect(edge, upright(edge, *wood))
        painter.fillRect(QRectF(edge.x(), edge.y() - 1, edge.width(), 1.5), brass_brush(edge))
        is_hero = isinstance(self, HeroCard)
        line = theme.colour(theme.BRASS, 0.55) if is_hero else theme.colour(theme.WHITE, 0.09)
        painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), theme.PANEL_RADIUS), QPen(line, 1))

    def _paint_mark(self, painter: QPainter, at: QPointF, px: int) -> None:
        """A small lamp and a word."""
        font = theme.sans(px, 600)
        box = QRectF(at.x(), at.y(), width_of(self.mark, font) + px * 2.6, px * 2)
        shape = rounded(box, px)
        painter.fillPath(shape, theme.colour("#07080A", 0.72))
        painter.strokePath(shape, QPen(theme.colour(theme.WHITE, 0.14), 1))
        lamp = QPointF(box.x() + px * 0.95, box.center().y())
        tint = theme.WARN if self.table.is_unfinished else "#5FD39A" if self.table.spec.is_timed else theme.BRASS
        glow(painter, lamp, px * 0.8, px * 0.8, tint, 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(tint))
        painter.drawEllipse(lamp, px * 0.26, px * 0.26)
        text(painter, box.adjusted(px * 1.6, 0, -px * 0.6, 0), self.mark, font, theme.IVORY)


class HeroCard(TableCard):
    """The last table, larger, with its tiers and the brass button."""

    tier_chosen = Signal(str)

    def __init__(self, table: TableSummary, settings: Settings, parent: QWidget) -> None:
        self.tiers: Segments | None = None
        self.go: PrimaryButton | None = None
        super().__init__(table, settings, parent)
        self.tiers = Segments("tiers", self)
        self.go = PrimaryButton("primary", self)
        self.go.clicked.connect(self.clicked)
        self.tiers.chosen.connect(lambda i: self.tier_chosen.emit(self.table.spec.tiers[i].id))
        self.retranslate()

    @property
    def info(self) -> int:
        return 252 if self.is_large else 190

    @property
    def unit(self) -> str:
        return f" {self.settings.choices.currency}"

    def retranslate(self) -> None:
        super().retranslate()
        if self.tiers is None or self.go is None:
            return
        ids = [tier.id for tier in self.table.spec.tiers]
        self.tiers.show_choices([tier_name(tier) for tier in ids], ids.index(self.table.tier))
        is_last = self.settings.choices.last_table == self.table.spec.id
        words = self.tr("Continue at %1") if is_last else self.tr("Sit down at %1")
        self.go.say(words.replace("%1", table_name(self.table.spec.id)))

    def resizeEvent(self, event: object) -> None:
        if self.tiers is None or self.go is None:
            return
        large, pad = self.is_large, 34 if self.is_large else 24
        tall, wide = (60 if large else 46), self.width() - 2 * pad
        bottom = self.height() - 10 - (24 if large else 18)
        self.go.px, self.tiers.px = (19, 14) if large else (16, 13)
        self.go.setGeometry(pad, bottom - tall, wide, tall)
        self.tiers.setGeometry(pad, bottom - tall - (54 if large else 44), wide, 40 if large else 34)

    def paint_words(self, painter: QPainter, box: QRectF, view: QRectF, pad: float) -> None:
        large = self.is_large
        pad = 28 if large else 18
        row = QRectF(box.x() + pad, view.bottom() + (22 if large else 15), box.width() - 2 * pad, 44 if large else 32)
        limit_font, note = theme.sans(18 if large else 15, 600), theme.sans(15 if large else 13, 500)
        name = row.adjusted(0, -3, -width_of(self.limits, limit_font) - 12, -3)
        text(painter, name, self.words, theme.serif(36 if large else 26, 600), theme.IVORY)
        text(painter, row, self.limits, limit_font, theme.BRASS_LIGHT, RIGHT)
        below = QRectF(row.x(), row.bottom() + 2, row.width(), 26 if large else 22)
        text(painter, below.adjusted(0, 0, -width_of(self.rtp, note) - 8, 0), self.facts, note, theme.MUTED)
        text(painter, below, self.rtp, note, theme.SOFT, RIGHT)
