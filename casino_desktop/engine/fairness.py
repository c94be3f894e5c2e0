"""Sealed luck: a committed seed, a stream of words from it, and a shuffle anyone can repeat (docs/FAIRNESS.md)."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

from casino_desktop.engine.cards import Card, fresh

WORDS = 2**32
SEED_BYTES = 32
LONGEST_CLIENT_SEED = 64
POCKETS = 37

T = TypeVar("T")


def commitment(server_seed: bytes) -> str:
    """What is published before the bet: hex SHA-256 of the server seed."""
    return hashlib.sha256(server_seed).hexdigest()


def client_seed(text: str) -> str:
    """The player's own seed, in composed form: any text of 1 to 64 characters."""
    composed = unicodedata.normalize("NFC", text)
    if not 1 <= len(composed) <= LONGEST_CLIENT_SEED:
        raise ValueError("a client seed has 1 to 64 characters")
    return composed


class Stream:
    """Uniform numbers from blocks HMAC-SHA256(server seed, "client:code:i"), read as big-endian 32-bit words."""

    def __init__(self, server_seed: bytes, client_seed: str, code: str) -> None:
        self._words = self._read(server_seed, f"{client_seed}:{code}:")

    @staticmethod
    def _read(key: bytes, prefix: str) -> Iterator[int]:
        for i in count():
            block = hmac.digest(key, f"{prefix}{i}".encode(), "sha256")
            for at in range(0, len(block), 4):
                yield int.from_bytes(block[at : at + 4], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely: words that would favour some are dropped."""
        fair = WORDS - WORDS % n
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % n


def shuffled(items: Sequence[T], stream: Stream) -> list[T]:
    """Fisher–Yates from the last index down to 1."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def dealt_order(decks: int, stream: Stream, cut: int = 0) -> tuple[Card, ...]:
    """The committed order of *decks* decks: shuffled, then the first *cut* cards go to the back."""
    order = shuffled(fresh(decks), stream)
    return tuple(order[cut:] + order[:cut])


def pocket(stream: Stream) -> int:
    """The number that a sealed roulette round spins."""
    return stream.below(POCKETS)
