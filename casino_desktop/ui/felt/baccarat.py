"""The felt of the four baccarat tables: two hands, the score between them, the spots on their arcs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.coup import Side
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.settlement import Verdict
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui.announcer import Announcement, announcement
from casino_desktop.ui.art.arc import FELT
from casino_desktop.ui.felt.facts import spot_facts
from casino_desktop.ui.felt.felt import Felt
from casino_desktop.ui.felt.layout import spots_of
from casino_desktop.ui.felt.marks import AnnouncerItem, EmblemItem, ScoreItem, SpotItem
from casino_desktop.ui.felt.print import paint_felt
from casino_desktop.ui.felt.sprites import Sprite, card_sprites, departure, entrance, stack_sprites
from casino_desktop.ui.settings import Settings


class BaccaratFelt(Felt):
    """One felt for four tables; what differs is in the layout."""

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, parent: QWidget | None = None) -> None:
        assert isinstance(spec.rules, BaccaratRules)
        self._layout = spots_of(spec.id, tuple(bet.id for bet in spec.rules.bets))
        super().__init__(spec, tier, settings, self._layout, FELT, parent)
        self._states = {spot.id: SpotItem(spot) for spot in self._layout}
        self._score, self._announcer, self._emblem = ScoreItem(), AnnouncerItem(), EmblemItem(spec)
        for item in (*self._states.values(), self._score, self._announcer, self._emblem):
            self.scene().addItem(item)

    def sprites(self, view: TableView) -> Sequence[Sprite]:
        return [*card_sprites(view), *stack_sprites(view, self._layout, self.tier.chips)]

    def entrance(self, sprite: Sprite) -> QPointF:
        return entrance(sprite)

    def departure(self, key: str) -> QPointF:
        return departure(key, self.view)

    def facts_of(self, spot: str) -> tuple[str, ...]:
        return spot_facts(self.spec, self.tier, spot, self.settings.choices)

    @property
    def announced(self) -> Announcement:
        return self._announcer.said

    @property
    def first_spot(self) -> str:
        return "player"

    def show_marks(self) -> None:
        view, choices = self.view, self.settings.choices
        self._emblem.setVisible(not view.cards)
        if view.cards:
            player, banker = view.points(Side.PLAYER), view.points(Side.BANKER)
            self._score.show_score(player, banker, final=view.winner is not None)
        else:
            self._score.setVisible(False)
        self._announcer.say(announcement(view, self.spec, choices.language, choices.currency))

    def show_states(self) -> None:
        view = self.view
        won = {line.spot for line in view.lines if line.verdict is Verdict.WON} if view.phase is Phase.PAID else set()
        closed = view.phase in (Phase.PLAYING, Phase.PAID)
        for name, state in self._states.items():
            state.show_state(
                hovered=name == self.hovered and not closed,
                focused=name == self.focused and self.hasFocus(),
                won=name in won,
                closed=closed,
            )

    def paint_cloth(self, painter: QPainter, window: QRectF) -> None:
        choices = self.settings.choices
        paint_felt(painter, window, self.viewportTransform(), self.spec, self.tier, self._layout, choices)
