"""The felt of a baccarat table: shows a view, at once or with movement, and tells what the player did on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.coup import Side
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.settlement import Verdict
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui import pace
from casino_desktop.ui.announcer import Announcement, announcement
from casino_desktop.ui.art.arc import FELT
from casino_desktop.ui.felt.items import CardItem, FeltItem, StackItem
from casino_desktop.ui.felt.layout import Spot, spots_of
from casino_desktop.ui.felt.marks import AnnouncerItem, EmblemItem, ScoreItem, SpotItem
from casino_desktop.ui.felt.mover import Mover, along_arc
from casino_desktop.ui.felt.print import paint_felt
from casino_desktop.ui.felt.sprites import CardSprite, StackSprite, card_sprites, departure, entrance, stack_sprites
from casino_desktop.ui.money import amount
from casino_desktop.ui.settings import Settings


class Felt(QGraphicsView):
    """A scene in felt units. Clicks, keys and drags leave as signals; no rule is in a mouse handler."""

    spot_chosen = Signal(str)
    spot_reduced = Signal(str)
    stack_moved = Signal(str, str)
    """source, target; an empty target is off the felt"""
    spot_hovered = Signal(str)

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert isinstance(spec.rules, BaccaratRules)
        self.spec, self.tier, self.settings = spec, tier, settings
        self.setObjectName("felt")
        self.spots = {spot.id: spot for spot in spots_of(spec.id, tuple(bet.id for bet in spec.rules.bets))}
        self.view = TableView()
        self._items: dict[str, FeltItem] = {}
        self._mover = Mover(self)
        self._background = QPixmap()
        self._hovered = self._pressed = self._focused = ""
        self._press_at = QPointF()
        self._dragged: StackItem | None = None
        self._set_up_view()
        self._set_up_scene()

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _set_up_scene(self) -> None:
        self._scene = QGraphicsScene(FELT, self)
        self.setScene(self._scene)
        self._states = {name: SpotItem(spot) for name, spot in self.spots.items()}
        self._score, self._announcer, self._emblem = ScoreItem(), AnnouncerItem(), EmblemItem(self.spec)
        for item in (*self._states.values(), self._score, self._announcer, self._emblem):
            self._scene.addItem(item)

    # what is shown

    def show_view(self, view: TableView, ms: int) -> None:
        """Bring the felt to *view*: at once with 0, else moving for *ms*."""
        self.view = view
        if ms == 0:
            self._mover.finish_all()
        sprites: dict[str, CardSprite | StackSprite] = {sprite.key: sprite for sprite in card_sprites(view)}
        sprites |= {s.key: s for s in stack_sprites(view, self.spots.values(), self.tier.chips)}
        for key in self._items.keys() - sprites.keys():
            self._remove(key, min(ms, pace.COLLECT))
        for key, sprite in sprites.items():
            self._bring(key, sprite, ms)
        self._show_marks()

    def _bring(self, key: str, sprite: CardSprite | StackSprite, ms: int) -> None:
        item = self._items.get(key)
        if item is None:
            self._add(key, sprite, ms)
        elif isinstance(item, CardItem) and isinstance(sprite, CardSprite):
            if item.sprite != sprite:
                item.place(sprite)
        elif isinstance(item, StackItem) and isinstance(sprite, StackSprite):
            item.place(sprite, self._amount_on(sprite), self.settings.choices.language)
            self._glide(key, item, item.pos(), sprite.at, ms)

    def _add(self, key: str, sprite: CardSprite | StackSprite, ms: int) -> None:
        item: FeltItem
        if isinstance(sprite, CardSprite):
            item = CardItem(sprite)
            item.four_colours = self.settings.choices.four_colours
            self._items[key] = item
            self._scene.addItem(item)
            self._deal(key, item, ms)
            return
        item = StackItem(sprite, self._amount_on(sprite), self.settings.choices.language)
        self._items[key] = item
        self._scene.addItem(item)
        self._glide(key, item, entrance(sprite), sprite.at, ms)

    def _deal(self, key: str, item: CardItem, ms: int) -> None:
        """The card leaves the shoe along an arc, face down, and is turned where it lies."""
        start, end, angle = entrance(item.sprite), item.sprite.at, item.sprite.angle
        slide = pace.CARD_SLIDE / (pace.CARD_SLIDE + pace.CARD_TURN)

        def movement(share: float) -> None:
            way = min(1.0, share / slide)
            item.setPos(along_arc(start, end, way))
            item.setRotation(angle * way - 18 * (1 - way))
            item.turn(0.0 if share < slide else (share - slide) / (1 - slide))

        self._mover.move(key, movement, ms)

    def _glide(self, key: str, item: FeltItem, start: QPointF, end: QPointF, ms: int) -> None:
        if start == end:
            return
        self._mover.move(key, lambda share: item.setPos(start + (end - start) * share), ms)

    def _remove(self, key: str, ms: int) -> None:
        self._mover.finish(key)
        item = self._items.pop(key)
        start, end = item.pos(), departure(key, self.view)
        gone_ms = ms if self.settings.choices.collect_cards or not isinstance(item, CardItem) else 0

        def movement(share: float) -> None:
            item.setPos(start + (end - start) * share)
            item.setOpacity(1 - share**3)

        self._mover.move(f"gone:{key}:{id(item)}", movement, gone_ms, lambda: self._scene.removeItem(item))

    def _show_marks(self) -> None:
        view, choices = self.view, self.settings.choices
        self._emblem.setVisible(not view.cards)
        if view.cards:
            player, banker = view.points(Side.PLAYER), view.points(Side.BANKER)
            self._score.show_score(player, banker, final=view.winner is not None)
        else:
            self._score.setVisible(False)
        self._announcer.say(announcement(view, self.spec, choices.language, choices.currency))
        self._show_states()
        self.viewport().update()

    def _show_states(self) -> None:
        view = self.view
        won = {line.spot for line in view.lines if line.verdict is Verdict.WON} if view.phase is Phase.PAID else set()
        closed = view.phase in (Phase.PLAYING, Phase.PAID)
        for name, state in self._states.items():
            hovered = name == self._hovered and not closed
            state.show_state(
                hovered=hovered, focused=name == self._focused and self.hasFocus(), won=name in won, closed=closed
            )

    def _amount_on(self, sprite: StackSprite) -> str:
        return amount(sprite.amount, self.settings.choices.language, signed=sprite.is_pay)

    def snapshot(self) -> dict[str, tuple[float, float]]:
        """Where everything lies."""
        return {key: (item.x(), item.y()) for key, item in self._items.items()}

    @property
    def announced(self) -> Announcement:
        """What the dealer says now."""
        return self._announcer.said

    # the cloth

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        ratio = self.devicePixelRatioF()
        size = self.viewport().size() * ratio
        if self._background.isNull() or self._background.size() != size:
            self._background = QPixmap(size)
            self._background.setDevicePixelRatio(ratio)
            self._paint_background()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._background)
        painter.restore()

    def _paint_background(self) -> None:
        painter = QPainter(self._background)
        painter.setRenderHints(self.renderHints() | QPainter.RenderHint.TextAntialiasing)
        window = self.window()
        corner = self.mapTo(window, self.rect().topLeft()) if window is not self else self.rect().topLeft()
        paint_felt(
            painter,
            QRectF(-corner.x(), -corner.y(), window.width(), window.height()),
            self.viewportTransform(),
            self.spec,
            self.tier,
            self.spots.values(),
            self.settings.choices,
        )
        painter.end()

    def repaint_cloth(self) -> None:
        """Language, limits or theme changed."""
        self._background = QPixmap()
        for key, item in self._items.items():
            if isinstance(item, StackItem) and key in self._items:
                item.place(item.sprite, self._amount_on(item.sprite), self.settings.choices.language)
        self._show_marks()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._background = QPixmap()
        self.fitInView(FELT, Qt.AspectRatioMode.KeepAspectRatio)

    # what the player does

    def spot_at(self, position: QPointF) -> str:
        """The spot under a point of the viewport, or nothing."""
        at = self.mapToScene(position.toPoint())
        return next((name for name, spot in self.spots.items() if spot.path.contains(at)), "")

    def centre_of(self, spot: str) -> QPointF:
        """Where a spot's chips stand, in the viewport."""
        return QPointF(self.mapFromScene(self.spots[spot].well))

    def top_of(self, spot: str) -> QPointF:
        """The middle of a spot's upper edge, in the viewport: a sign stands above it and covers no name."""
        return QPointF(self.mapFromScene(self.spots[spot].at(0.0)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._press_at = self.spot_at(event.position()), event.position()
        if event.button() is Qt.MouseButton.RightButton and self._pressed:
            self.spot_reduced.emit(self._pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click like the first."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_at(event.position())
        if event.buttons() & Qt.MouseButton.LeftButton and self._pressed:
            self._drag_to(event.position())
        self.hover(spot)

    def hover(self, spot: str) -> None:
        """Light the spot under the pointer."""
        if spot != self._hovered:
            self._hovered = spot
            self._show_states()
            self.spot_hovered.emit(spot)

    def _drag_to(self, position: QPointF) -> None:
        from PySide6.QtWidgets import QApplication

        stack = self._items.get(f"stack:{self._pressed}")
        far = (position - self._press_at).manhattanLength() >= QApplication.startDragDistance()
        if self._dragged is None and far and isinstance(stack, StackItem) and self.view.phase is Phase.BETTING:
            self._mover.finish(f"stack:{self._pressed}")
            self._dragged = stack
            stack.setZValue(40)
        if self._dragged is not None:
            self._dragged.setPos(self.mapToScene(position.toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        target = self.spot_at(event.position())
        source, self._pressed = self._pressed, ""
        if self._dragged is not None:
            item, self._dragged = self._dragged, None
            item.setZValue(18)
            self._glide(item.sprite.key, item, item.pos(), item.sprite.at, pace.GLIDE_HOME)
            if target != source:
                self.stack_moved.emit(source, target)
        elif source and source == target:
            self.spot_chosen.emit(source)

    def leaveEvent(self, event: object) -> None:
        self.hover("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        key = Qt.Key(event.key())
        if key in ways:
            self._walk(*ways[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._focused:
            self.spot_chosen.emit(self._focused)
        elif key is Qt.Key.Key_Backspace and self._focused:
            self.spot_reduced.emit(self._focused)
        else:
            event.ignore()

    def _walk(self, dx: int, dy: int) -> None:
        """To the nearest spot in that direction."""
        here = self.spots[self._focused].at(0.5) if self._focused else None
        if here is None:
            self._focused = "player" if "player" in self.spots else next(iter(self.spots))
        else:
            origin, focused = here, self._focused
            self._focused = min(
                self.spots, key=lambda name: _reach(origin, self.spots[name], dx, dy, is_here=name == focused)
            )
        self._show_states()
        self.setAccessibleDescription(self._focused)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_states()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_states()


def _reach(here: QPointF, spot: Spot, dx: int, dy: int, *, is_here: bool) -> float:
    """How far a spot lies in a direction; sideways counts double, backwards is out of reach."""
    way = spot.at(0.5) - here
    forward, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
    if is_here:
        return 5_000.0
    return 10_000.0 if forward < 40 else forward + 2 * aside
