"""A visit to a table: it ends when the player leaves, or after nine minutes without an action (rulebook §0)."""

from __future__ import annotations

from dataclasses import dataclass

IDLE_SECONDS = 9 * 60.0


@dataclass(slots=True)
class Session:
    """One visit. Only a click, a key or a chat line is an action."""

    last_action: float

    @property
    def expires_at(self) -> float:
        return self.last_action + IDLE_SECONDS

    def touch(self, at: float) -> None:
        """The player did something."""
        self.last_action = max(self.last_action, at)
