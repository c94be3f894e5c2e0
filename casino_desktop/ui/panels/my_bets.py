"""My bets: the felt kept under a name, and placed again with a click (rulebook §2, "Felt and controls")."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.command import DeleteFavourite, PlaceFavourite, RenameFavourite, SaveFavourite
from casino_desktop.floor.event import Favourite
from casino_desktop.floor.orders import LONGEST_NAME
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui.buttons import QuietButton
from casino_desktop.ui.money import amount
from casino_desktop.ui.panels.card import Card
from casino_desktop.ui.panels.favourite import FavouriteCard
from casino_desktop.ui.panels.field import Field
from casino_desktop.ui.panels.slide import SlidePanel
from casino_desktop.ui.panels.words import Tone, Words
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.words import table_name, tier_name


class MyBetsPanel(SlidePanel):
    """The kept bets of a table and tier. Says what the player wants; the table decides whether it can be."""

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, parent: QWidget) -> None:
        super().__init__("my-bets", settings, parent)
        self.spec, self.tier = spec, tier
        self.cards: list[FavouriteCard] = []
        self._shown: tuple[Favourite, ...] = ()
        self.save_card = Card("my-bets-save-card")
        self.on_felt = Words("my-bets-on-felt", Tone.STRONG)
        self.hint = Words("my-bets-hint", Tone.QUIET)
        self.field = self.first = Field("my-bets-name", LONGEST_NAME)
        self.save = QuietButton("my-bets-save", glyph="star")
        self.list_heading = Words("my-bets-list", Tone.HEADING)
        self.empty = Words("my-bets-empty", Tone.QUIET)
        self._lay_out()
        self.save.clicked.connect(self._save)
        self.field.returnPressed.connect(self._save)
        self.field.textChanged.connect(lambda _: self._show_save())
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.save.setFixedSize(116, 36)
        row.addWidget(self.field)
        row.addWidget(self.save)
        self.save_card.column.addWidget(self.on_felt)
        self.save_card.column.addWidget(self.hint)
        self.save_card.column.addLayout(row)
        self.column.addWidget(self.save_card)
        self.column.addSpacing(8)
        self.column.addWidget(self.list_heading)
        self.column.addWidget(self.empty)
        self.column.addStretch(1)

    def retranslate(self) -> None:
        self.say_title(self.tr("My bets"))
        self.field.ask(self.tr("Name of the bet"), self.tr("A name for what lies on the felt"))
        self.save.say(self.tr("Save"), self.tr("Keep what lies on the felt under this name (Enter)"))
        at = self.tr("At %1, %2").replace("%1", table_name(self.spec.id)).replace("%2", tier_name(self.tier.id))
        self.list_heading.say(at)
        self.empty.say(self.tr("Bets that you save will be listed here. One click places all their chips at once."))
        for card in self.cards:
            card.retranslate()

    # following the table

    def show_view(self, view: TableView) -> None:
        super().show_view(view)
        if view.favourites != self._shown:
            self._list(view.favourites)
        self.empty.setVisible(not self.cards)
        for card in self.cards:
            card.show_offer(self.settings.choices, may_place=view.phase is Phase.BETTING)
        self._show_save()

    def _list(self, favourites: tuple[Favourite, ...]) -> None:
        """Other kept bets; a card that is the same stays, and the focus with it."""
        had_focus = any(card.isAncestorOf(card.window().focusWidget() or self) for card in self.cards)
        for card in self.cards:
            self.column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [FavouriteCard(one, self.spec.id, n) for n, one in enumerate(favourites, 1)]
        for card in self.cards:
            self.column.insertWidget(self.column.count() - 1, card)
            card.placed.connect(lambda name: self.submitted.emit(PlaceFavourite(self.view.round, name)))
            card.renamed.connect(lambda name, new: self.submitted.emit(RenameFavourite(name, new)))
            card.deleted.connect(lambda name: self.submitted.emit(DeleteFavourite(name)))
        self._shown = favourites
        if had_focus:
            (self.cards[0].place if self.cards else self.field).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_save(self) -> None:
        bet = self.view.bet
        choices = self.settings.choices
        money = amount(bet, choices.language, choices.currency)
        self.on_felt.say(self.tr("On the felt: %1").replace("%1", money))
        self.hint.say(self._hint())
        self.save.setEnabled(bool(bet and self.name))

    @property
    def name(self) -> str:
        return self.field.text().strip()

    def _hint(self) -> str:
        if not self.view.bet:
            return self.tr("Place chips first, then keep them here under a name.")
        if self.name in {favourite.name for favourite in self._shown}:
            return self.tr("A bet of this name exists; saving replaces it.")
        return self.tr("Nothing is bet by saving.")

    def _save(self) -> None:
        if self.save.isEnabled():
            self.submitted.emit(SaveFavourite(self.name))
            self.field.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc first leaves a renaming or a question, then closes."""
        if event.key() == Qt.Key.Key_Escape and any(card.leave_off() for card in self.cards):
            return
        super().keyPressEvent(event)
