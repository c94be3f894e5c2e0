"""A sequence that only ever grows, and of which every earlier state stays as it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T], Generic[T]):
    """Immutable from outside. States share one list, so that adding to the newest takes constant time."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def after(self, item: T) -> Trail[T]:
        """The trail with *item* at its end. Adding to an older state copies it, for the list has grown elsewhere.

        An empty trail is always copied: as a default value it is the beginning of many.
        """
        is_newest = 0 < self._length == len(self._items)
        items = self._items if is_newest else self._items[: self._length]
        items.append(item)
        longer: Trail[T] = Trail.__new__(Trail)
        longer._items, longer._length = items, len(items)
        return longer

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...

    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple(self._items[i] for i in range(*at.indices(self._length)))
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._items[at % self._length]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"Trail({list(self)!r})"
