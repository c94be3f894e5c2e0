"""A board of spots: whatever the game, it is clicked, dragged on and walked over with the arrow keys in one way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget


class SpotShape(Protocol):
    """Where a spot lies, in felt units."""

    @property
    def id(self) -> str: ...

    @property
    def path(self) -> QPainterPath: ...

    @property
    def well(self) -> QPointF:
        """Where the chips stand."""

    @property
    def well_radius(self) -> float: ...

    def at(self, depth: float, shift: float = 0.0, /) -> QPointF:
        """A point of the spot: *depth* from dealer to player."""


class Board(QGraphicsView):
    """A scene in felt units. Clicks, keys and drags leave as signals; no rule is in a mouse handler."""

    spot_chosen = Signal(str)
    spot_reduced = Signal(str)
    stack_moved = Signal(str, str)
    """source, target; an empty target is off the felt"""
    spot_hovered = Signal(str)

    def __init__(self, spots: Iterable[SpotShape], bounds: QRectF, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("felt")
        self.bounds = bounds
        self.spots: dict[str, SpotShape] = {spot.id: spot for spot in spots}
        self._background = QPixmap()
        self.hovered = self.focused = self._pressed = ""
        self._press_at = QPointF()
        self._is_dragging = False
        self._set_up_view()
        self.setScene(QGraphicsScene(bounds, self))

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # what a game adds

    def paint_cloth(self, painter: QPainter, window: QRectF) -> None:
        """Everything that does not move; *window* is the whole window in the coordinates of the viewport."""
        raise NotImplementedError

    def show_states(self) -> None:
        """Light the spots: hovered, focused, won, closed."""
        raise NotImplementedError

    def lift_stack(self, spot: str) -> bool:
        """Take the chips of a spot into the hand, if they may be moved now."""
        raise NotImplementedError

    def carry_stack(self, spot: str, to: QPointF) -> None:
        """The hand moves."""
        raise NotImplementedError

    def drop_stack(self, spot: str) -> None:
        """The hand lets go: the chips glide to where the view has them."""
        raise NotImplementedError

    @property
    def first_spot(self) -> str:
        """Where the arrow keys begin."""
        return next(iter(self.spots))

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
        self.paint_cloth(painter, QRectF(-corner.x(), -corner.y(), window.width(), window.height()))
        painter.end()

    def forget_cloth(self) -> None:
        """Paint it anew when it is next seen."""
        self._background = QPixmap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.forget_cloth()
        self.fitInView(self.bounds, Qt.AspectRatioMode.KeepAspectRatio)

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
        if spot != self.hovered:
            self.hovered = spot
            self.show_states()
            self.spot_hovered.emit(spot)

    def _drag_to(self, position: QPointF) -> None:
        far = (position - self._press_at).manhattanLength() >= QApplication.startDragDistance()
        if far and not self._is_dragging:
            self._is_dragging = self.lift_stack(self._pressed)
        if self._is_dragging:
            self.carry_stack(self._pressed, self.mapToScene(position.toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        target = self.spot_at(event.position())
        source, self._pressed = self._pressed, ""
        if self._is_dragging:
            self._is_dragging = False
            self.drop_stack(source)
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
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focused:
            self.spot_chosen.emit(self.focused)
        elif key is Qt.Key.Key_Backspace and self.focused:
            self.spot_reduced.emit(self.focused)
        else:
            event.ignore()

    def _walk(self, dx: int, dy: int) -> None:
        """To the nearest spot in that direction."""
        here = self.spots[self.focused].at(0.5) if self.focused else None
        if here is None:
            self.focused = self.first_spot
        else:
            origin, focused = here, self.focused
            self.focused = min(
                self.spots, key=lambda name: _reach(origin, self.spots[name], dx, dy, is_here=name == focused)
            )
        self.show_states()
        self.setAccessibleDescription(self.focused)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.show_states()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_states()


def _reach(here: QPointF, spot: SpotShape, dx: int, dy: int, *, is_here: bool) -> float:
    """How far a spot lies in a direction; sideways counts double, backwards is out of reach."""
    way = spot.at(0.5) - here
    forward, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
    if is_here:
        return 5_000.0
    return 10_000.0 if forward < 40 else forward + 2 * aside
