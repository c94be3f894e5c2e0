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
    def is_folded(self) -> bool:
        """There is no room for the side column beside the felt."""
        return self.side == 0

    @property
    def side_box(self) -> QRect:
        """The column beside the felt; folded, where it lies when it is opened over it."""
        if self.is_folded:
            return QRect(self.width - 300, self.title, 292, self.height - self.title - self.foot - 8)
        height = self.height - self.title - self.foot - self.pad
        return QRect(self.width - self.pad - self.side, self.title, self.side, height)

    @property
    def foot_box(self) -> QRect:
        return QRect(0, self.height - self.foot, self.width, self.foot)


NARROW = 1180
"""Below this width the side column folds away, and a door of the rail opens it over the felt."""


def is_roomy(size: QSize) -> bool:
    """Whether everything may be a size larger."""
    return size.width() >= 1600 and size.height() >= 960


def frame_for(size: QSize, *, info_bar: bool) -> Frame:
    """Wide windows are roomier; *info_bar* tables have a line of money under their buttons."""
    width, height = size.width(), size.height()
    if is_roomy(size):
        return Frame(width, height, 80, 88, 416, 152 if info_bar else 136, 16, is_large=True)
    if width < NARROW:
        return Frame(width, height, 48, 64, 0, 104 if info_bar else 96, 6, is_large=False)
    return Frame(width, height, 56, 68, 296, 108 if info_bar else 100, 12, is_large=False)
