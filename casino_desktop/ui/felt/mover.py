"""One clock for everything that moves on a felt; duration 0 sets the end state."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

Movement = Callable[[float], None]
"""Draws one thing at a share between 0 and 1 of its way."""


class Mover(QObject):
    """Drives movements by key: a newer one replaces the older, which is brought to its end first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[str, tuple[QVariantAnimation, Movement, Callable[[], None] | None]] = {}

    @property
    def is_moving(self) -> bool:
        return bool(self._running)

    def move(self, key: str, movement: Movement, ms: int, then: Callable[[], None] | None = None) -> None:
        """Run *movement* for *ms*, then call *then*; 0 does both at once."""
        self.finish(key)
        if ms <= 0:
            movement(1.0)
            if then:
                then()
            return
        animation = QVariantAnimation(self)
        animation.setDuration(ms)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(movement)
        animation.finished.connect(lambda: self.finish(key))
        self._running[key] = (animation, movement, then)
        animation.start()

    def finish(self, key: str) -> None:
        """Bring one movement to its end now."""
        found = self._running.pop(key, None)
        if found is None:
            return
        animation, movement, then = found
        animation.stop()
        animation.deleteLater()
        movement(1.0)
        if then:
            then()

    def finish_all(self) -> None:
        """Bring everything to its end now."""
        for key in list(self._running):
            self.finish(key)


def along_arc(start: QPointF, end: QPointF, share: float, lift: float = 0.12) -> QPointF:
    """A point of the way from *start* to *end*, bowed upward like a thrown card."""
    way = end - start
    height = lift * (abs(way.x()) + abs(way.y()))
    return start + way * share - QPointF(0, 4 * height * share * (1 - share))
