"""What the roads and the statistics keep of a coup (rulebook §2, "Big Road and Statistics")."""

from __future__ import annotations

from dataclasses import dataclass

from casino_desktop.engine.baccarat.bets import is_pair
from casino_desktop.engine.baccarat.coup import Coup, Side, Winner, is_natural

_WINNERS = tuple(Winner)
_WINNER_BITS = 0b11
_FLAGS = (4, 8, 16, 32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Who won, which hands were naturals, and which were pairs."""

    winner: Winner
    player_natural: bool = False
    banker_natural: bool = False
    player_pair: bool = False
    banker_pair: bool = False

    @property
    def natural(self) -> bool:
        """The winning hand is a natural; at a tie: the equal hands."""
        return self.banker_natural if self.winner is Winner.BANKER else self.player_natural


def mark_of(coup: Coup) -> Mark:
    """The mark that a coup leaves."""
    return Mark(
        winner=coup.winner,
        player_natural=is_natural(coup.player),
        banker_natural=is_natural(coup.banker),
        player_pair=is_pair(coup, Side.PLAYER),
        banker_pair=is_pair(coup, Side.BANKER),
    )


def pack(mark: Mark) -> int:
    """A mark in six bits, for storage: the winner, then naturals and pairs of Player and Banker."""
    flags = (mark.player_natural, mark.banker_natural, mark.player_pair, mark.banker_pair)
    return _WINNERS.index(mark.winner) + sum(bit for bit, flag in zip(_FLAGS, flags, strict=True) if flag)


def unpack(packed: int) -> Mark:
    """The mark that :func:`pack` wrote."""
    winner = packed & _WINNER_BITS
    if not 0 <= packed < 64 or winner >= len(_WINNERS):
        raise ValueError(f"not a packed mark: {packed}")
    player_natural, banker_natural, player_pair, banker_pair = (bool(packed & bit) for bit in _FLAGS)
    return Mark(
        winner=_WINNERS[winner],
        player_natural=player_natural,
        banker_natural=banker_natural,
        player_pair=player_pair,
        banker_pair=banker_pair,
    )
