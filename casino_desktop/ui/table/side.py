"""The right column of a baccarat table: roads and statistics, folded by what the engine knows of the results."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from casino_desktop.engine.baccarat.derived import Roads, roads
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.statistics import statistics
from casino_desktop.floor.view import TableView
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.roads import BigRoadPanel, RoadsPanel
from casino_desktop.ui.table.statistics import StatisticsPanel


class BaccaratSide(QWidget):
    """Three panels, one above the other."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.big_road, self.roads_panel = BigRoadPanel(self), RoadsPanel(self)
        self.statistics = StatisticsPanel(settings, self)
        self.is_large = False
        self._marks: tuple[Mark, ...] = ()
        self._roads = Roads()

    def show_view(self, view: TableView) -> None:
        """Bring the roads up to date; a mark more is appended, anything else is drawn anew."""
        if view.road != self._marks:
            grown = len(view.road) == len(self._marks) + 1 and view.road[:-1] == self._marks
            self._roads = self._roads.after(view.road[-1]) if grown else roads(view.road)
            self._marks = view.road
        self.big_road.show_roads(self._roads)
        self.roads_panel.show_roads(self._roads)
        self.statistics.show_statistics(statistics(view.statistics))

    def show_chart(self) -> None:
        """The statistics as a ring, and back."""
        self.statistics.choose(1 - self.statistics.chosen)

    def resizeEvent(self, event: object) -> None:
        gap = 16 if self.is_large else 10
        first, second = (240, 248) if self.is_large else (174, 172)
        left = self.height() - first - second - 2 * gap
        if left < 150:
            first, second = first - (150 - left) // 2, second - (150 - left) // 2
        for panel in (self.big_road, self.roads_panel, self.statistics):
            panel.is_large = self.is_large
        self.big_road.setGeometry(0, 0, self.width(), first)
        self.roads_panel.setGeometry(0, first + gap, self.width(), second)
        top = first + second + 2 * gap
        self.statistics.setGeometry(0, top, self.width(), self.height() - top)
