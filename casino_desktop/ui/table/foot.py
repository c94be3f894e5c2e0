"""The foot of a table: chips, actions, the one brass button, money. What it shows follows from the view alone."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.command import Command
from casino_desktop.floor.view import TableView
from casino_desktop.ui import theme
from casino_desktop.ui.art.light import upright
from casino_desktop.ui.buttons import PrimaryButton
from casino_desktop.ui.money import amount
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.tray import ChipTray


class Foot(QWidget):
    """What every table's foot has: the tray, the primary button, clock and code."""

    submitted = Signal(object)
    skipped = Signal()
    panel_asked = Signal(str)
    chart_asked = Signal()

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("foot")
        self.spec, self.tier, self.settings = spec, tier, settings
        self.is_large = False
        self.view = TableView()
        self.is_moving = False
        self.tray = ChipTray(tier.chips, self)
        self.primary = PrimaryButton("primary", self)
        self.primary.clicked.connect(self.press_primary)
        self._code_box = QRectF()
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._second.timeout.connect(self.update)
        self._second.start()
        self.setMouseTracking(True)

    @property
    def pad(self) -> int:
        return 16 if self.is_large else 12

    def show_view(self, view: TableView, *, moving: bool) -> None:
        """Follow the table."""
        self.view, self.is_moving = view, moving
        choices = self.settings.choices
        self.tray.show_bearable(view.available, choices.language, choices.currency)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Words of all buttons, from the view of now."""

    def press_primary(self) -> None:
        """What the brass button does now."""
        command = self.primary_command()
        if command is not None:
            self.submitted.emit(command)

    def primary_command(self) -> Command | None:
        raise NotImplementedError

    def money(self, mills: int) -> str:
        return amount(mills, self.settings.choices.language, self.settings.choices.currency)

    @property
    def clock(self) -> str:
        return datetime.now().strftime("%H:%M:%S")

    @property
    def code(self) -> str:
        return self.tr("Round %1").replace("%1", self.view.round) if self.view.round else ""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.show_view(self.view, moving=self.is_moving)
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the code copies it."""
        if self.view.round and self._code_box.contains(event.position()):
            QGuiApplication.clipboard().setText(self.view.round)
            QToolTip.showText(event.globalPosition().toPoint(), self.tr("Code copied"), self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._code_box.contains(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(self.rect())
        painter.fillRect(box, upright(box, (0.0, "#191B21", 1.0), (1.0, "#121317", 1.0)))
        painter.fillRect(QRectF(0, 0, box.width(), 1), theme.colour(theme.BRASS, 0.28))
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError
