"""How long a table takes: the clocks that the player set, and one factor over every pause (rulebook §1, §4, §9)."""

from __future__ import annotations

from dataclasses import dataclass

from casino_desktop.engine.spec import Pace


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """The player's own clocks (``None``: the table's) and the speed of the pauses: 1 normal, 0 none."""

    factor: float = 1.0
    betting: float | None = None

    def betting_clock(self, pace: Pace) -> float | None:
        """Seconds of betting; ``None`` at a table that waits for Deal."""
        if pace.betting is None or self.betting is None:
            return pace.betting
        return self.betting

    def pause_after_paid(self, pace: Pace) -> float:
        """From the paid round, fully shown, to the next betting. A table without a clock does not make one wait."""
        return 0.0 if pace.betting is None else pace.after_paid * self.factor


NORMAL = Tempo()
