"""The one window: lobby or table, and what slides over them."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget

from casino_desktop.ui.lobby.lobby import Lobby
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.screen import TableScreen
from casino_desktop.ui.toast import Toast

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 720)


class Window(QStackedWidget):
    """Shows the lobby or one table. Closing asks the app, which finishes what is open first."""

    closing = Signal()

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Casino Desktop")
        self.setMinimumSize(SMALLEST)
        self.lobby, self.settings = lobby, settings
        self.screen_shown: TableScreen | None = None
        self._may_close = False
        self.addWidget(lobby)
        self.toast = Toast(self)
        self._restore()

    def _restore(self) -> None:
        """As large and where it was."""
        self.resize(USUAL)
        if self.settings.choices.window:
            self.restoreGeometry(QByteArray.fromBase64(self.settings.choices.window.encode()))

    def show_table(self, screen: TableScreen) -> None:
        """From the lobby to a table."""
        self.screen_shown = screen
        self.addWidget(screen)
        self.setCurrentWidget(screen)
        screen.full_screen_asked.connect(self.toggle_full_screen)
        screen.felt.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_lobby(self) -> None:
        """Back to the lobby; the table's screen is gone."""
        screen, self.screen_shown = self.screen_shown, None
        self.setCurrentWidget(self.lobby)
        if screen is not None:
            screen.close_table()
            self.removeWidget(screen)
            screen.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.toast.place()

    def toggle_full_screen(self) -> None:
        """F11, or Expand."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif event.key() == Qt.Key.Key_F9:
            self.settings.choose(sound=not self.settings.choices.sound)
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def finish(self) -> None:
        """All is stored: the window may go."""
        self._may_close = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close:
            event.accept()
            return
        event.ignore()
        self.settings.choose(window=bytes(self.saveGeometry().toBase64().data()).decode())
        self.closing.emit()
