"""The foot of the tables with a clock: Undo, Rebet, Double, and Bet or Deal now (rulebook §1, §2)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.slip import Clear, Double, Undo
from casino_desktop.engine.spec import Betting, TableSpec
from casino_desktop.floor.command import Change, Command, Confirm, DealNow, Rebet, Report, Say
from casino_desktop.floor.view import Phase
from casino_desktop.ui import theme
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.buttons import HoldButton, QuietButton, StackedButton
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.chat import ChatBox
from casino_desktop.ui.table.foot import Foot
from casino_desktop.ui.table.frame import NARROW


class TimedFoot(Foot):
    """Quiet actions, then the brass button; balance, current bet, clock and code at the right."""

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, parent: QWidget) -> None:
        super().__init__(spec, tier, settings, parent)
        self.undo = HoldButton("undo", self, glyph="undo")
        self.rebet = StackedButton("rebet", self, glyph="repeat")
        self.double = StackedButton("double", self, glyph="double")
        self.chat = ChatBox(self)
        self.chat.setVisible(spec.chat)
        self.chat.said.connect(lambda words: self.submitted.emit(Say(words)))
        self.chat.reported.connect(lambda name: self.submitted.emit(Report(name)))
        self.my_bets = QuietButton("my-bets-button", self, glyph="star")
        self.chart = QuietButton("chart", self, glyph="chart")
        self.my_bets.clicked.connect(lambda: self.panel_asked.emit("my-bets"))
        self.chart.clicked.connect(self.chart_asked)
        self.undo.clicked.connect(lambda: self.submitted.emit(Change(self.view.round, Undo())))
        self.undo.held.connect(lambda: self.submitted.emit(Change(self.view.round, Clear())))
        self.rebet.clicked.connect(lambda: self.submitted.emit(Rebet(self.view.round)))
        self.double.clicked.connect(lambda: self.submitted.emit(Change(self.view.round, Double())))
        self.retranslate()

    @property
    def _confirms(self) -> bool:
        """ULive: there is something on the felt that is not yet accepted, or was taken back since."""
        return self.spec.betting is Betting.CONFIRMED and not (self.view.is_confirmed and self.view.accepted)

    def retranslate(self) -> None:
        self.undo.say(self.tr("Undo"), self.tr("Take back the last placement (Ctrl+Z); hold: clear all (C)"))
        if self.spec.betting is Betting.CONFIRMED:
            self.rebet.say(self.tr("Last bet"), self.tr("Place the last bet again (R)"))
        else:
            self.rebet.say(self.tr("Rebet"), self.tr("Place the last bet again (R)"))
        self.double.say(self.tr("Double"), self.tr("Double all that lies on the felt (T)"))
        is_wide = self.width() >= NARROW
        self.my_bets.say(self.tr("My bets") if is_wide else "", self.tr("Bets kept under a name (M)"))
        self.chart.say(self.tr("Chart") if is_wide else "", self.tr("The outcomes as a ring (G)"))
        if self._confirms:
            self.primary.say(self.tr("Bet"), self.tr("Confirm the bet (Space)"), hint=self.tr("confirms your chips"))
        else:
            self.primary.say(
                self.tr("Deal now"), self.tr("Close the clock early (Space)"), hint=self.tr("without waiting")
            )
        is_betting = self.view.phase is Phase.BETTING
        self.chat.show_lines(self.view.chat)
        self.undo.setEnabled(is_betting and self.view.may_undo)
        self.rebet.setEnabled(is_betting and bool(self.view.last) and not self.view.chips)
        self.double.setEnabled(is_betting and bool(self.view.chips))
        self.primary.setEnabled(is_betting and bool(self.view.chips or self.view.accepted))
        self.tray.setEnabled(is_betting)

    def primary_command(self) -> Command | None:
        if self.view.phase is not Phase.BETTING:
            return None
        return Confirm(self.view.round) if self._confirms else DealNow(self.view.round)

    @property
    def _purse(self) -> QRectF:
        wide = 400 if self.is_large else 264 if self.width() >= NARROW else 240
        return QRectF(self.width() - self.pad - wide, self.pad, wide, self.height() - 2 * self.pad)

    def resizeEvent(self, event: object) -> None:
        large, pad = self.is_large, self.pad
        gap, quiet, tall = (8, 96, 80) if large else (5, 74, 68)
        primary = 232 if large else 168 if self.width() >= NARROW else 150
        y = (self.height() - tall) // 2
        x = round(self._purse.x()) - (28 if large else 18) - primary
        self.primary.px = 18 if large else 15
        self.primary.setGeometry(x, y, primary, tall)
        small = 150 if large else 120 if self.width() >= NARROW else 44
        x -= small + gap
        for button, top in ((self.my_bets, y), (self.chart, y + (tall + gap) // 2)):
            button.px = 14 if large else 12
            button.setGeometry(x, top, small, (tall - gap) // 2)
        for action in (self.double, self.rebet, self.undo):
            x -= quiet + gap
            action.px = 14 if large else 12
            action.setGeometry(x, y, quiet, tall)
        self.retranslate()
        chat = 344 if large else 190 if self.width() >= NARROW else 0
        self.chat.setVisible(self.spec.chat and bool(chat))
        self.chat.is_large = large
        self.chat.setGeometry(pad + 2, pad, chat, self.height() - 2 * pad)
        left = chat + 2 * pad
        wide = min(x - gap - left, 560 if large else 400)
        self.tray.setGeometry(x - gap - wide, 4, wide, self.height() - 8)

    def draw(self, painter: QPainter) -> None:
        """Balance and current bet above, table clock and code below."""
        large, box = self.is_large, self._purse
        px, half = (13 if large else 12), box.width() * 0.56
        top, tall = box.y() - 2, 34 if large else 28
        text(painter, QRectF(box.x(), top, half, 20), self.tr("Balance"), theme.sans(px, 500), theme.MUTED)
        right = QRectF(box.x() + half, top, box.width() - half, 20)
        text(painter, right, self.tr("Current bet"), theme.sans(px, 500), theme.MUTED, RIGHT)
        balance = QRectF(box.x(), top + 20, half, tall)
        text(painter, balance, self.money(self.view.available), theme.sans(26 if large else 19, 700), theme.IVORY)
        bet = QRectF(right.x(), top + 20, right.width(), tall)
        text(painter, bet, self.money(self.view.bet), theme.sans(20 if large else 16, 700), theme.BRASS_LIGHT, RIGHT)
        line = QRectF(box.x(), box.bottom() - 24, box.width(), 24)
        painter.fillRect(QRectF(box.x(), line.y() - 6, box.width(), 1), theme.colour(theme.WHITE, 0.08))
        font = theme.sans(px + 1 if large else px, 500)
        text(painter, line, self.clock, font, theme.SOFT)
        wide = width_of(self.code, font) + 4
        self._code_box = QRectF(line.right() - wide, line.y(), wide, line.height())
        text(painter, line, self.code, font, theme.MUTED, RIGHT)
