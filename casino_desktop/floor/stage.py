"""Where a table itself stands, whether somebody sits there or not."""

from __future__ import annotations

from enum import Enum


class Stage(Enum):
    """The phases of a table's own life; what a screen shows is the view's phase."""

    CLOSED = "closed"
    REOPENING = "reopening"
    BETTING = "betting"
    ASKING = "asking"
    SHOWING = "showing"
