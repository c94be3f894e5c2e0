"""The lobby: the last table first and larger, the others in a calm grid; balance and language above."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.money import Mills
from casino_desktop.ui import theme
from casino_desktop.ui.art.suits import suit
from casino_desktop.ui.art.surfaces import room
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.language import LANGUAGES
from casino_desktop.ui.lobby.card import HeroCard, TableCard
from casino_desktop.ui.lobby.segments import Segments
from casino_desktop.ui.lobby.summary import TableSummary
from casino_desktop.ui.money import amount
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.frame import is_roomy

HERO_SHARE = (1.0, 0.6, 0.42, 0.313)
"""How much of the width the last table takes beside none, one, two, or three columns of others."""


class Lobby(QWidget):
    """Leads to the tables."""

    entered = Signal(str, str)
    """table and tier"""
    tier_asked = Signal(str, str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("lobby")
        self.settings = settings
        self.balance = Mills(0)
        self.cards: list[TableCard] = []
        self.languages = Segments("languages", self)
        self.languages.chosen.connect(lambda i: settings.choose(language=LANGUAGES[i]))
        self.retranslate()

    def show_tables(self, tables: list[TableSummary], balance: Mills) -> None:
        """The tables, the last one first; called whenever the lobby comes into sight."""
        last = self.settings.choices.last_table
        ordered = sorted(tables, key=lambda table: table.spec.id != last)
        returns = {card.table.spec.id: card.best_return for card in self.cards}
        for card in self.cards:
            card.deleteLater()
        self.balance = balance
        self.cards = [(TableCard if i else HeroCard)(table, self.settings, self) for i, table in enumerate(ordered)]
        for card in self.cards:
            card.best_return = returns.get(card.table.spec.id)
            card.retranslate()
            card.clicked.connect(lambda _=False, card=card: self.entered.emit(card.table.spec.id, card.table.tier))
            card.show()
        if self.cards and isinstance(self.cards[0], HeroCard):
            hero = self.cards[0]
            hero.tier_chosen.connect(lambda tier: self._choose_tier(hero, tier))
        self._lay_out()
        self.retranslate()

    def _choose_tier(self, hero: HeroCard, tier: str) -> None:
        hero.show_table(replace(hero.table, tier=tier))
        self.settings.choose(last_tier=tier)
        self.tier_asked.emit(hero.table.spec.id, tier)

    def show_return(self, table: str, best: float) -> None:
        """The computed return of a table's best bet."""
        for card in self.cards:
            if card.table.spec.id == table:
                card.show_return(best)

    def show_balance(self, balance: Mills) -> None:
        self.balance = balance
        self.update()

    def retranslate(self) -> None:
        self.languages.show_choices([code.upper() for code in LANGUAGES], self._language_index())
        self.setAccessibleName(self.tr("Lobby"))
        for card in self.cards:
            card.retranslate()
        self.update()

    def _language_index(self) -> int:
        code = self.settings.choices.language
        return LANGUAGES.index(code) if code in LANGUAGES else 0

    @property
    def is_large(self) -> bool:
        return is_roomy(self.size())

    def _lay_out(self) -> None:
        large = self.is_large
        margin, top, foot, gap = (42, 92, 46, 12) if large else (18, 60, 30, 4)
        side = 44 if large else 36
        self.languages.setGeometry(self.width() - margin - 6 - 104, (top - side) // 2, 104, side)
        self.languages.px = 14 if large else 13
        if not self.cards:
            return
        hero_width = round((self.width() - 2 * margin) * HERO_SHARE[min(3, len(self.cards) - 1)])
        boxes = [QRect(margin, top, hero_width, self.height() - top - foot)]
        left = margin + hero_width + gap
        others = len(self.cards) - 1
        columns = min(3, others)
        rows = ceil(others / 3)
        for i in range(others):
            wide = (self.width() - margin - left - gap * (columns - 1)) // columns
            high = (self.height() - top - foot - gap * (rows - 1)) // rows
            boxes.append(QRect(left + i % 3 * (wide + gap), top + i // 3 * (high + gap), wide, high))
        for card, box in zip(self.cards, boxes, strict=True):
            card.is_large = large
            card.setGeometry(box)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        room(painter, QRectF(self.rect()))
        self._paint_wordmark(painter)
        self._paint_balance(painter)
        self._paint_foot(painter)

    def _paint_wordmark(self, painter: QPainter) -> None:
        large = self.is_large
        size, middle, x = (30, 46, 48) if large else (22, 30, 24)
        suit(painter, QPointF(x + size * 0.42, middle), size * 0.95, "D", theme.BRASS)
        suit(painter, QPointF(x + size * 0.42, middle), size * 0.42, "D", theme.ROOM)
        font = theme.serif(size, 600, size * 0.03)
        wide = width_of("Casino Desktop", font)
        at = QRectF(x + size * 1.15, middle - size, wide + 6, size * 2 - 3)
        text(painter, at, "Casino Desktop", font, theme.IVORY)
        left = at.right() + (24 if large else 14)
        painter.fillRect(QRectF(left, middle - 10, 1, 20), theme.colour(theme.WHITE, 0.16))
        note = QRectF(left + (24 if large else 16), middle - 14, self.width() * 0.3, 28)
        text(painter, note, self.greeting(), theme.sans(15 if large else 13, 500), theme.MUTED)

    def greeting(self) -> str:
        """A word for the hour, and how many tables there are."""
        hour = datetime.now().hour
        if 5 <= hour < 12:
            hello = self.tr("Good morning.")
        elif 12 <= hour < 18:
            hello = self.tr("Good afternoon.")
        else:
            hello = self.tr("Good evening.")
        count = len(self.cards)
        return hello + " " + self.tr("%n table(s) to choose from.", "", count)

    def _paint_balance(self, painter: QPainter) -> None:
        large = self.is_large
        right, middle = self.languages.x() - 20.0, 46 if large else 30
        above = QRectF(right - 300, middle - (24 if large else 19), 300, 20 if large else 16)
        below = QRectF(right - 300, middle - (5 if large else 4), 300, 32 if large else 24)
        words = self.tr("Balance  ·  play money")
        text(painter, above, words, theme.sans(13 if large else 12, 500), theme.MUTED, RIGHT)
        choices = self.settings.choices
        sum_ = amount(self.balance, choices.language, choices.currency)
        text(painter, below, sum_, theme.sans(24 if large else 18, 700), theme.IVORY, RIGHT)

    def _paint_foot(self, painter: QPainter) -> None:
        large = self.is_large
        margin, foot = (48, 46) if large else (24, 30)
        line = QRectF(margin, self.height() - foot, self.width() - 2 * margin, foot - 4)
        words = self.tr("Play money only: it cannot be bought, and it is worth nothing outside this app.")
        text(painter, line, words, theme.sans(13 if large else 12, 500), theme.FAINT)
