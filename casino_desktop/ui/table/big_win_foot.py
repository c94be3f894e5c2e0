"""The foot of Big Win Baccarat: Deal and Clear, then Rebet ×2 and Rebet & Deal; BALANCE, BET, WIN (rulebook §2)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.slip import Undo
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import total
from casino_desktop.floor.command import Change, Command, Deal, Rebet, RebetAndDeal
from casino_desktop.floor.view import Phase
from casino_desktop.ui import theme
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.buttons import QuietButton, Switch
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.foot import Foot


class BigWinFoot(Foot):
    """No clock: the player deals."""

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, parent: QWidget) -> None:
        super().__init__(spec, tier, settings, parent)
        self.secondary = QuietButton("secondary", self)
        self.turbo, self.collect = Switch("turbo", self), Switch("collect-cards", self)
        self.secondary.clicked.connect(self.press_secondary)
        self.turbo.clicked.connect(lambda on: settings.choose(turbo=on))
        self.collect.clicked.connect(lambda on: settings.choose(collect_cards=on))
        settings.changed.connect(lambda _: self._show_switches())
        self._show_switches()
        self.retranslate()

    def _show_switches(self) -> None:
        self.turbo.setChecked(self.settings.choices.turbo)
        self.collect.setChecked(self.settings.choices.collect_cards)

    @property
    def _offers_rebet(self) -> bool:
        return self.view.phase is Phase.BETTING and not self.view.chips and bool(self.view.last)

    def retranslate(self) -> None:
        self.turbo.say(self.tr("Turbo"), self.tr("Everything moves faster"))
        self.collect.say(self.tr("Collect cards"), self.tr("Show how the cards are taken away"))
        if self._offers_rebet:
            self.secondary.glyph = "repeat"
            self.secondary.say(self.tr("Rebet ×2"), self.tr("The last bet doubled, not yet dealt (T)"))
            self.primary.say(self.tr("Rebet && Deal"), self.tr("The last bet, dealt at once (Space)"))
        elif self.view.phase is Phase.BETTING or not self.is_moving:
            self.secondary.glyph = "undo"
            self.secondary.say(self.tr("Clear"), self.tr("Take back the last chip (Ctrl+Z)"))
            self.primary.say(self.tr("Deal"), self.tr("Deal the cards (Space)"))
        else:
            self.secondary.glyph = "fast"
            self.secondary.say(self.tr("Faster"), self.tr("Show the result now (Space)"))
            self.primary.say(self.tr("Deal"), self.tr("Deal the cards (Space)"))
        is_betting = self.view.phase is Phase.BETTING
        self.primary.setEnabled(is_betting and bool(self.view.chips or self.view.last))
        self.secondary.setEnabled(self._offers_rebet or self.view.may_undo or (self.is_moving and not is_betting))

    def primary_command(self) -> Command | None:
        if self.view.phase is not Phase.BETTING:
            return None
        return RebetAndDeal(self.view.round) if self._offers_rebet else Deal(self.view.round)

    def press_secondary(self) -> None:
        """Rebet ×2, Clear, or fast-forward."""
        if self._offers_rebet:
            self.submitted.emit(Rebet(self.view.round, times=2))
        elif self.view.phase is Phase.BETTING:
            self.submitted.emit(Change(self.view.round, Undo()))
        else:
            self.skipped.emit()

    @property
    def _bar(self) -> int:
        return 48 if self.is_large else 36

    def resizeEvent(self, event: object) -> None:
        large, pad, width = self.is_large, self.pad, self.width()
        row, middle = self.height() - self._bar, (self.height() - self._bar) // 2
        for switch, y in ((self.turbo, middle - 28), (self.collect, middle)):
            switch.px = 15 if large else 13
            switch.setGeometry(pad + 8, y, 210 if large else 186, 28)
        tray = round(min(640 if large else 400, width * 0.34))
        self.tray.setGeometry(round(width * 0.185), 2, tray, row - 2)
        tall = 72 if large else 50
        primary = round(width * 0.26)
        self.primary.px, self.secondary.px = (20, 16) if large else (16, 14)
        self.primary.setGeometry(width - pad - primary, middle - tall // 2, primary, tall)
        quiet = round(width * 0.122)
        self.secondary.setGeometry(width - pad - primary - 8 - quiet, middle - tall // 2, quiet, tall)

    def draw(self, painter: QPainter) -> None:
        self._paint_last_bet(painter)
        self._paint_info_bar(painter)

    def _paint_last_bet(self, painter: QPainter) -> None:
        if not self.view.last:
            return
        left, right = self.tray.geometry().right() + 8, self.secondary.x() - 16
        middle, px = (self.height() - self._bar) / 2, 14 if self.is_large else 12
        if right - left < 84:
            return
        above = QRectF(left, middle - 23, right - left, 22)
        text(painter, above, self.tr("Last bet"), theme.sans(px, 500), theme.MUTED, RIGHT)
        below = QRectF(left, middle - 1, right - left, 24)
        text(painter, below, self.money(total(self.view.last)), theme.sans(px + 2, 700), theme.IVORY, RIGHT)

    def _paint_info_bar(self, painter: QPainter) -> None:
        bar = QRectF(0, self.height() - self._bar, self.width(), self._bar)
        painter.fillRect(bar, theme.colour("#0C0D10"))
        painter.fillRect(QRectF(0, bar.y(), bar.width(), 1), theme.colour("#FFFFFF", 0.08))
        px, x = (19 if self.is_large else 16), self.pad + 8.0
        clock, code = theme.sans(px - 4, 600), theme.sans(px - 4, 500)
        text(painter, QRectF(x, bar.y(), 90, bar.height()), self.clock, clock, theme.SOFT)
        x += width_of("00:00:00", clock) + 20
        self._code_box = QRectF(x, bar.y(), width_of(self.code, code) + 4, bar.height())
        text(painter, self._code_box, self.code, code, theme.MUTED)
        self._paint_money(painter, bar, px)

    def _paint_money(self, painter: QPainter, bar: QRectF, px: int) -> None:
        cells = (
            (self.tr("BALANCE"), self.money(self.view.available), theme.IVORY),
            (self.tr("BET"), self.money(self.view.bet), theme.IVORY),
            (self.tr("WIN"), self.money(self.view.win), theme.BRASS_LIGHT),
        )
        label, strong, gap = theme.sans(px - 3, 600, 1), theme.sans(px, 700), 56 if self.is_large else 36
        x = bar.right() - self.pad
        for words, sum_, tint in reversed(cells):
            wide, before = width_of(sum_, strong), width_of(words, label)
            text(painter, QRectF(x - wide - 1, bar.y(), wide + 2, bar.height()), sum_, strong, tint)
            x -= wide + 12 + before
            text(painter, QRectF(x, bar.y(), before + 2, bar.height()), words, label, theme.MUTED)
            x -= gap
        self.setAccessibleDescription(", ".join(f"{words} {sum_}" for words, sum_, _ in cells))
