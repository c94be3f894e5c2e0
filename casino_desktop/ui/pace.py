"""Every duration of the screen in one place, in milliseconds at normal speed (rulebook §9)."""

from __future__ import annotations

from casino_desktop.floor import event as ev

TURBO = 0.25

CHIP = 160
CARD_SLIDE = 260
CARD_TURN = 220
COLLECT = 300
PAY = 420
HOVER = 90
GLIDE_HOME = 260

_HOLD: dict[type[ev.Event], tuple[int, int]] = {
    ev.SlipChanged: (CHIP, 0),
    ev.BettingClosed: (COLLECT, 120),
    ev.CardDealt: (CARD_SLIDE + CARD_TURN, 160),
    ev.CoupEnded: (HOVER, 1000),
    ev.RoundPaid: (PAY, 500),
    ev.RoundVoided: (PAY, 900),
    ev.BettingOpened: (PAY, 0),
}
"""Event → how long its movement takes, and how long the result is left to be seen."""


def movement(event: ev.Event, speed: float) -> int:
    """How long the felt moves for *event*."""
    return round(_HOLD.get(type(event), (0, 0))[0] * speed)


def until_next(event: ev.Event, speed: float) -> int:
    """How long the next event waits for this one."""
    move, hold = _HOLD.get(type(event), (0, 0))
    return round((move + hold) * speed)
