"""What a screen may say to a table: imperative, stamped when submitted, naming the round or question it means."""

from __future__ import annotations

from dataclasses import dataclass

from casino_desktop.engine.blackjack.question import Answer
from casino_desktop.engine.slip import Action


@dataclass(frozen=True, slots=True)
class Enter:
    """Sit down at the table."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Go to the lobby; an unfinished round goes on behind."""


@dataclass(frozen=True, slots=True)
class Change:
    """Change the chips on the felt: place, take back, move, undo, redo, clear, double."""

    round: str
    action: Action


@dataclass(frozen=True, slots=True)
class Rebet:
    """The stakes of the last round with a stake, *times* 1 or 2; nothing is dealt."""

    round: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class RebetAndDeal:
    """The last bet, dealt at once."""

    round: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """The Bet button of the ULive tables: what lies on the felt is accepted."""

    round: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal what lies on the felt (tables without a clock)."""

    round: str


@dataclass(frozen=True, slots=True)
class DealNow:
    """Close the betting clock early: there is nobody to wait for."""

    round: str


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one numbered question of a blackjack round."""

    round: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class NewShoe:
    """Ask for a new shoe between rounds; the old one is revealed."""


@dataclass(frozen=True, slots=True)
class SetClientSeed:
    """The player's own seed for the next shoe or round."""

    text: str


@dataclass(frozen=True, slots=True)
class ClearRoads:
    """Start Big Road and Statistics anew."""


@dataclass(frozen=True, slots=True)
class Say:
    """A line in the chat."""

    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """Mute one house player's lines."""

    speaker: str


@dataclass(frozen=True, slots=True)
class SaveFavourite:
    """Keep what lies on the felt under a name."""

    name: str


@dataclass(frozen=True, slots=True)
class PlaceFavourite:
    """Place a kept bet, all or nothing."""

    round: str
    name: str


@dataclass(frozen=True, slots=True)
class RenameFavourite:
    """Give a kept bet another name."""

    name: str
    new_name: str


@dataclass(frozen=True, slots=True)
class DeleteFavourite:
    """Forget a kept bet."""

    name: str


@dataclass(frozen=True, slots=True)
class Touch:
    """A click or a key that is no command of the table: somebody is there (rulebook §0, inactivity)."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The screen has shown that step to its end."""

    step: int


Command = (
    Enter
    | Leave
    | Change
    | Rebet
    | RebetAndDeal
    | Confirm
    | Deal
    | DealNow
    | Reply
    | NewShoe
    | SetClientSeed
    | ClearRoads
    | Say
    | Report
    | SaveFavourite
    | PlaceFavourite
    | RenameFavourite
    | DeleteFavourite
    | Touch
    | Shown
)
