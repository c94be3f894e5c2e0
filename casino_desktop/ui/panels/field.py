"""A line to type in, dressed like the room."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from casino_desktop.ui import theme

_DRESS = f"""
QLineEdit {{
    background: {theme.WELL}; color: {theme.IVORY}; border: 1px solid {theme.CONTROL}; border-radius: 6px;
    padding: 0 10px; selection-background-color: {theme.BRASS_DEEP}; selection-color: {theme.WHITE};
}}
QLineEdit:focus {{ border: 2px solid {theme.BRASS_LIGHT}; padding: 0 9px; }}
QLineEdit:disabled {{ color: {theme.FAINT}; }}
"""


class Field(QLineEdit):
    """One line; its tooltip and its name for screen readers are the same words."""

    def __init__(self, name: str, longest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setMaxLength(longest)
        self.setFixedHeight(36)
        self.setFont(theme.sans(14, 500))
        self.setStyleSheet(_DRESS)

    def ask(self, hint: str, tip: str) -> None:
        """What belongs here."""
        self.setPlaceholderText(hint)
        self.setToolTip(tip)
        self.setAccessibleName(tip)
