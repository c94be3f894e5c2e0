"""Where the regions of a table screen stand, per window size; all numbers on the 4 px grid."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize


@dataclass(frozen=True, slots=True)
class Frame:
    """A window cut into title, rail, felt, side column and foot."""

    width: int
    height: int
    title: int
    rail: int
    side: int
    foot: int
    pad: int
    is_large: bool

    @property
    def title_box(self) -> QRect:
        return QRect(self.rail, 0, self.width - self.rail, self.title)

    @property
    def rail_box(self) -> QRect:
        return QRect(0, 0, self.rail, self.height - self.foot)

    @property
    def felt_box(self) -> QRect:
        width = self.width - self.rail - self.side - 2 * self.pad
        return QRect(self.rail, self.title, width, self.height - self.title - self.foot)

    @property
    def side_box(self) -> QRect:
        height = self.height - self.title - self.foot - self.pad
        return QRect(self.width - self.pad - self.side, self.title, self.side, height)

    @property
    def foot_box(self) -> QRect:
        return QRect(0, self.height - self.foot, self.width, self.foot)


def frame_for(size: QSize, *, info_bar: bool) -> Frame:
    """Wide windows are roomier; *info_bar* tables have a line of money under their buttons."""
    width, height = size.width(), size.height()
    if width >= 1600 and height >= 860:
        return Frame(width, height, 80, 88, 416, 152 if info_bar else 136, 16, is_large=True)
    side = 296 if width >= 1180 else 256
    return Frame(width, height, 56, 68, side, 108 if info_bar else 100, 12, is_large=False)
