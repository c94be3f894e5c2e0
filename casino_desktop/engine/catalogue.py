"""The seven tables (rulebook §1)."""

from __future__ import annotations

from casino_desktop.engine.baccarat import bets
from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.coup import Side, Winner
from casino_desktop.engine.blackjack.rules import BlackjackRules, DealOrder, Peek, SplitDeal
from casino_desktop.engine.roulette.rules import RouletteRules
from casino_desktop.engine.spec import Betting, Pace, Recovery, ShoeRule, TableSpec

_BACCARAT_CLOCK = Pace(betting=15.0)
_ROULETTE_CLOCK = Pace(betting=20.0)
_BLACKJACK_CLOCK = Pace(betting=20.0, decision=15.0, insurance=8.0)
_NO_CLOCK = Pace(betting=None)
_SHOE = ShoeRule(8, each_round=False)

_SIDE_BETS = (
    bets.pair(Side.PLAYER, "89.64"),
    bets.pair(Side.BANKER, "89.64"),
    bets.either_pair("86.29"),
    bets.perfect_pair("91.95"),
    bets.bonus(Winner.PLAYER, "97.35"),
    bets.bonus(Winner.BANKER, "90.63"),
)

ULIVE_ROULETTE = TableSpec(
    id="ulive-roulette",
    prefix="UR",
    rules=RouletteRules(published_rtp="97.30"),
    betting=Betting.CONFIRMED,
    shoe=None,
    pace=_ROULETTE_CLOCK,
    recovery=Recovery.FINISH,
    chat=True,
    felt="emerald",
)

ULIVE_BLACKJACK = TableSpec(
    id="ulive-blackjack",
    prefix="UB",
    rules=BlackjackRules(
        decks=8,
        hands=7,
        seated=True,
        peek=Peek.ACE,
        split_deal=SplitDeal.IN_TURN,
        deal_order=DealOrder.ROUND_THE_TABLE,
        double_for_less=True,
        insurance_exact_half=False,
    ),
    betting=Betting.CONFIRMED,
    shoe=ShoeRule(8, each_round=False, burn=6, offers_cut=True),
    pace=_BLACKJACK_CLOCK,
    recovery=Recovery.STAND,
    chat=True,
    felt="emerald",
)

ULIVE_BACCARAT = TableSpec(
    id="ulive-baccarat",
    prefix="UC",
    rules=BaccaratRules(8, (bets.player("98.76"), bets.banker("98.94"), bets.tie("85.64"))),
    betting=Betting.CONFIRMED,
    shoe=_SHOE,
    pace=_BACCARAT_CLOCK,
    recovery=Recovery.FINISH,
    chat=True,
    felt="burgundy",
)

BACCARAT = TableSpec(
    id="baccarat",
    prefix="BA",
    rules=BaccaratRules(8, (bets.player("98.76"), bets.banker("98.94"), bets.tie("85.64"), *_SIDE_BETS)),
    betting=Betting.AS_PLACED,
    shoe=_SHOE,
    pace=_BACCARAT_CLOCK,
    recovery=Recovery.FINISH,
    chat=True,
    felt="emerald",
    headline_rtp="98.94",
)

NO_COMMISSION_BACCARAT = TableSpec(
    id="no-commission-baccarat",
    prefix="NC",
    rules=BaccaratRules(
        8,
        (
            bets.player("98.76"),
            bets.banker_without_commission("98.54"),
            bets.tie("85.64"),
            *_SIDE_BETS,
            bets.super_6("86.18"),
        ),
    ),
    betting=Betting.AS_PLACED,
    shoe=_SHOE,
    pace=_BACCARAT_CLOCK,
    recovery=Recovery.FINISH,
    chat=True,
    felt="burgundy",
    headline_rtp="98.76",
)

BIG_WIN_BACCARAT = TableSpec(
    id="big-win-baccarat",
    prefix="BW",
    rules=BaccaratRules(
        6,
        (
            bets.player("98.76"),
            bets.banker("98.94"),
            bets.tie("85.56"),
            bets.pair(Side.PLAYER, "88.75"),
            bets.pair(Side.BANKER, "88.75"),
            bets.either_pair("85.46"),
        ),
    ),
    betting=Betting.ON_DEAL,
    shoe=ShoeRule(6, each_round=True),
    pace=_NO_CLOCK,
    recovery=Recovery.FINISH,
    chat=False,
    felt="midnight",
    reopens_after=30.0,
)

AMERICAN_BLACKJACK = TableSpec(
    id="american-blackjack",
    prefix="AB",
    rules=BlackjackRules(decks=4, hands=5, published_rtp="95.47"),
    betting=Betting.ON_DEAL,
    shoe=ShoeRule(4, each_round=True),
    pace=_NO_CLOCK,
    recovery=Recovery.RESUME,
    chat=False,
    felt="midnight",
)

CATALOGUE: tuple[TableSpec, ...] = (
    ULIVE_ROULETTE,
    ULIVE_BLACKJACK,
    ULIVE_BACCARAT,
    BACCARAT,
    NO_COMMISSION_BACCARAT,
    BIG_WIN_BACCARAT,
    AMERICAN_BLACKJACK,
)


def table(table_id: str) -> TableSpec:
    """The table of that id; ``KeyError`` names what exists."""
    for spec in CATALOGUE:
        if spec.id == table_id:
            return spec
    raise KeyError(f"no table {table_id!r}; there are: {', '.join(spec.id for spec in CATALOGUE)}")
