"""What leaves a table: numbered steps of events, and the view that is their fold."""

from __future__ import annotations

import logging
from collections.abc import Callable

from casino_desktop.floor.event import Event
from casino_desktop.floor.view import Step, TableView, folded

Listen = Callable[[Step], None]

_log = logging.getLogger(__name__)


class Broadcast:
    """Tells every listener each step once; one that raises is logged and cannot stop the table."""

    def __init__(self) -> None:
        self.view = TableView()
        self.number = 0
        self._listeners: list[Listen] = []

    def subscribe(self, listen: Listen) -> Callable[[], None]:
        """Hear every later step, until the returned function is called."""
        self._listeners.append(listen)

        def unsubscribe() -> None:
            if listen in self._listeners:
                self._listeners.remove(listen)

        return unsubscribe

    def tell(self, *events: Event) -> Step:
        """Fold *events* into the view and tell them as one step."""
        self.view = folded(self.view, events)
        self.number += 1
        step = Step(self.number, events, self.view)
        for listen in tuple(self._listeners):
            try:
                listen(step)
            except Exception:
                _log.exception("a listener failed at step %d of table %s", step.number, self.view.table)
        return step
