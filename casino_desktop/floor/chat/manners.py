"""What a player may write: how long, how often, and what happens after a bad word (rulebook §5)."""

from __future__ import annotations

import unicodedata

LONGEST = 200
"""Characters of a line."""
SECONDS_PER_LINE = 2.0
BURST = 3
"""Lines that may come at once after a silence."""
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))


def cleaned(text: str) -> str:
    """One line of at most 200 characters, without control characters, its spaces single."""
    seen = "".join(sign for sign in text if sign.isspace() or unicodedata.category(sign) not in _UNSEEN)
    return unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST].strip()


class Breath:
    """One line in two seconds; up to three at once for who was silent before."""

    def __init__(self) -> None:
        self._left, self._at = float(BURST), float("-inf")

    def take(self, now: float) -> bool:
        """Whether a line may be said now; if so, it is counted."""
        self._left = min(float(BURST), self._left + max(0.0, now - self._at) / SECONDS_PER_LINE)
        self._at = max(self._at, now)
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
