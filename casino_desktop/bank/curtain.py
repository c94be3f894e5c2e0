"""What is stored but not yet shown: readers must not give a result away before the felt does."""

from __future__ import annotations

from types import MappingProxyType


class Curtain:
    """Rounds that are over but not yet shown, with the seal that each revealed. In memory: a restart shows all.

    Written by the bank's thread, read by any: a change replaces the whole mapping.
    """

    def __init__(self) -> None:
        self._hidden: MappingProxyType[int, int | None] = MappingProxyType({})

    def hide(self, round_id: int, revealed_seal: int | None) -> None:
        self._hidden = MappingProxyType({**self._hidden, round_id: revealed_seal})

    def lift(self, round_id: int) -> None:
        self._hidden = MappingProxyType({key: seal for key, seal in self._hidden.items() if key != round_id})

    @property
    def rounds(self) -> tuple[int, ...]:
        return tuple(self._hidden)

    @property
    def seals(self) -> frozenset[int]:
        """Seals that still count as closed."""
        return frozenset(seal for seal in self._hidden.values() if seal is not None)
