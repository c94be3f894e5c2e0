"""A felt shows a view, at once or with movement: cards and chips come, turn, glide and go. The games say which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui import pace
from casino_desktop.ui.announcer import Announcement
from casino_desktop.ui.felt.board import Board, SpotShape
from casino_desktop.ui.felt.items import CardItem, FeltItem, StackItem
from casino_desktop.ui.felt.mover import Mover, along_arc
from casino_desktop.ui.felt.sprites import CardSprite, Sprite, StackSprite
from casino_desktop.ui.money import amount
from casino_desktop.ui.settings import Settings


class Felt(Board):
    """What lies on a board, as a function of the view; no state is in an animation."""

    def __init__(
        self,
        spec: TableSpec,
        tier: Tier,
        settings: Settings,
        spots: Iterable[SpotShape],
        bounds: QRectF,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(spots, bounds, parent)
        self.spec, self.tier, self.settings = spec, tier, settings
        self.view = TableView()
        self.items_there: dict[str, FeltItem] = {}
        self.mover = Mover(self)

    # what a game adds

    def sprites(self, view: TableView) -> Sequence[Sprite]:
        """What lies where."""
        raise NotImplementedError

    def entrance(self, sprite: Sprite) -> QPointF:
        """Where something comes from."""
        raise NotImplementedError

    def departure(self, key: str) -> QPointF:
        """Where something goes that is no longer there."""
        raise NotImplementedError

    def show_marks(self) -> None:
        """Everything else that follows from the view."""
        raise NotImplementedError

    def facts_of(self, spot: str) -> tuple[str, ...]:
        """What a spot is, in a few lines: name, odds, exact return, limits."""
        raise NotImplementedError

    @property
    def announced(self) -> Announcement:
        """What the dealer says now."""
        raise NotImplementedError

    # what is shown

    def show_view(self, view: TableView, ms: int) -> None:
        """Bring the felt to *view*: at once with 0, else moving for *ms*."""
        self.view = view
        if ms == 0:
            self.mover.finish_all()
        sprites = {sprite.key: sprite for sprite in self.sprites(view)}
        for key in self.items_there.keys() - sprites.keys():
            self._remove(key, min(ms, pace.COLLECT))
        for key, sprite in sprites.items():
            self._bring(key, sprite, ms)
        self._show_marks()

    def _show_marks(self) -> None:
        self.show_marks()
        self.show_states()
        self.viewport().update()

    def _bring(self, key: str, sprite: Sprite, ms: int) -> None:
        item = self.items_there.get(key)
        if item is None:
            self._add(key, sprite, ms)
        elif isinstance(item, CardItem) and isinstance(sprite, CardSprite):
            if item.sprite != sprite:
                item.place(sprite)
        elif isinstance(item, StackItem) and isinstance(sprite, StackSprite):
            item.place(sprite, self._amount_on(sprite), self.settings.choices.language)
            self.glide(key, item, item.pos(), sprite.at, ms)

    def _add(self, key: str, sprite: Sprite, ms: int) -> None:
        item: FeltItem
        if isinstance(sprite, CardSprite):
            item = CardItem(sprite)
            item.four_colours = self.settings.choices.four_colours
            self.items_there[key] = item
            self.scene().addItem(item)
            self._deal(key, item, ms)
            return
        item = StackItem(sprite, self._amount_on(sprite), self.settings.choices.language)
        self.items_there[key] = item
        self.scene().addItem(item)
        self.glide(key, item, self.entrance(sprite), sprite.at, ms)

    def _deal(self, key: str, item: CardItem, ms: int) -> None:
        """The card leaves the shoe along an arc, face down, and is turned where it lies."""
        start, end, angle = self.entrance(item.sprite), item.sprite.at, item.sprite.angle
        slide = pace.CARD_SLIDE / (pace.CARD_SLIDE + pace.CARD_TURN)

        def movement(share: float) -> None:
            way = min(1.0, share / slide)
            item.setPos(along_arc(start, end, way))
            item.setRotation(angle * way - 18 * (1 - way))
            item.turn(0.0 if share < slide else (share - slide) / (1 - slide))

        self.mover.move(key, movement, ms)

    def glide(self, key: str, item: FeltItem, start: QPointF, end: QPointF, ms: int) -> None:
        """Straight from *start* to *end*."""
        if start != end:
            self.mover.move(key, lambda share: item.setPos(start + (end - start) * share), ms)

    def _remove(self, key: str, ms: int) -> None:
        self.mover.finish(key)
        item = self.items_there.pop(key)
        start, end = item.pos(), self.departure(key)
        gone_ms = ms if self.settings.choices.collect_cards or not isinstance(item, CardItem) else 0

        def movement(share: float) -> None:
            item.setPos(start + (end - start) * share)
            item.setOpacity(1 - share**3)

        self.mover.move(f"gone:{key}:{id(item)}", movement, gone_ms, lambda: self.scene().removeItem(item))

    def _amount_on(self, sprite: StackSprite) -> str:
        return amount(sprite.amount, self.settings.choices.language, signed=sprite.is_pay)

    def snapshot(self) -> dict[str, tuple[float, float]]:
        """Where everything lies."""
        return {key: (item.x(), item.y()) for key, item in self.items_there.items()}

    def repaint_cloth(self) -> None:
        """Language, limits or theme changed."""
        self.forget_cloth()
        for item in self.items_there.values():
            if isinstance(item, StackItem):
                item.place(item.sprite, self._amount_on(item.sprite), self.settings.choices.language)
        self._show_marks()

    # chips in the hand

    def _stack(self, spot: str) -> StackItem | None:
        item = self.items_there.get(f"stack:{spot}")
        return item if isinstance(item, StackItem) else None

    def lift_stack(self, spot: str) -> bool:
        stack = self._stack(spot)
        if stack is None or self.view.phase is not Phase.BETTING:
            return False
        self.mover.finish(f"stack:{spot}")
        stack.setZValue(40)
        return True

    def carry_stack(self, spot: str, to: QPointF) -> None:
        if (stack := self._stack(spot)) is not None:
            stack.setPos(to)

    def drop_stack(self, spot: str) -> None:
        if (stack := self._stack(spot)) is not None:
            stack.setZValue(18)
            self.glide(stack.sprite.key, stack, stack.pos(), stack.sprite.at, pace.GLIDE_HOME)
