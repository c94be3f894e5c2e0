"""Values to JSON and back, by their types: what is stored with a round must be read by every later version.

Dataclasses become objects by field name, enums their values, tuples lists, cards their codes. A union of dataclasses
carries the class name under ``"is"``.
"""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from casino_desktop.engine.cards import Card

T = TypeVar("T")


def dumped(value: Any) -> str:
    """*value* as compact JSON."""
    return json.dumps(to_plain(value), separators=(",", ":"), ensure_ascii=False)


def loaded(kind: type[T], text: str) -> T:
    """The value of type *kind* that :func:`dumped` wrote."""
    return typing.cast(T, from_plain(kind, json.loads(text)))


def to_plain(value: Any) -> Any:
    """Lists, dicts, numbers and text only."""
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {f.name: to_plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
        return {"is": type(value).__name__, **fields}
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if value is None or isinstance(value, str | int | float):
        return value
    raise TypeError(f"not a value that is stored: {value!r}")


def from_plain(kind: Any, plain: Any) -> Any:
    """*plain* read as *kind*. A field that an older record lacks takes its default."""
    origin = typing.get_origin(kind)
    if origin in (types.UnionType, typing.Union):
        return _from_union(typing.get_args(kind), plain)
    if origin is tuple:
        return _from_tuple(typing.get_args(kind), plain)
    if kind is Card:
        return Card.of(plain)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(plain)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        known = _fields(kind)
        return kind(**{name: from_plain(known[name], item) for name, item in plain.items() if name in known})
    return plain


def _from_union(kinds: tuple[Any, ...], plain: Any) -> Any:
    if plain is None:
        return None
    if isinstance(plain, dict):
        kind = next(k for k in kinds if getattr(k, "__name__", None) == plain["is"])
        return from_plain(kind, plain)
    (kind,) = (k for k in kinds if k is Card or not (k is type(None) or dataclasses.is_dataclass(k)))
    return from_plain(kind, plain)


def _from_tuple(kinds: tuple[Any, ...], plain: Any) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(from_plain(kinds[0], item) for item in plain)
    return tuple(from_plain(kind, item) for kind, item in zip(kinds, plain, strict=True))


@cache
def _fields(kind: type) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {f.name: hints[f.name] for f in dataclasses.fields(kind)}
