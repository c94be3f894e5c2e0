"""Values to JSON and back (what is stored with a round)."""

import json
from dataclasses import dataclass

import pytest

from casino_desktop.engine.baccarat.bets import When
from casino_desktop.engine.baccarat.coup import Coup, Side, Winner
from casino_desktop.engine.cards import Card, cards_of
from casino_desktop.engine.money import Mills, Odds
from casino_desktop.engine.record import dumped, from_plain, loaded, to_plain
from casino_desktop.engine.settlement import Line, Verdict, line
from casino_desktop.engine.stake import Stake


@dataclass(frozen=True)
class Holder:
    thing: Odds | Stake | None
    name: str | None = None
    side: Side | None = None
    pair: tuple[int, str] = (0, "")


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Coup, Coup(cards_of("AC TH"), cards_of("KS 2D 3C"))),
        (Line, line("banker", Mills(100), Odds(19, 20), "banker", (1, 2))),
        (Line, line("tie", Mills(100), None)),
        (When, When(winner=Winner.TIE, dealt=(5, 6), natural=True, pairs=(Side.PLAYER,))),
        (tuple[Stake, ...], (Stake("a", Mills(1)), Stake("b", Mills(2)))),
        (Holder, Holder(Odds(1, 2))),
        (Holder, Holder(Stake("ș", Mills(3)), "nume", Side.BANKER, (7, "x"))),
        (Holder, Holder(None)),
        (float, 1.5),
    ],
)
def test_what_was_written_is_read_again(kind, value):
    assert loaded(kind, dumped(value)) == value


def test_values_are_plain_in_the_file():
    assert to_plain(Card.of("TH")) == "TH"
    assert to_plain(Verdict.WON) == "won"
    assert json.loads(dumped(Stake("a", Mills(5)))) == {"is": "Stake", "spot": "a", "amount": 5}


def test_text_is_compact_and_keeps_its_letters():
    assert dumped(Stake("ț", Mills(5))) == '{"is":"Stake","spot":"ț","amount":5}'


def test_a_field_that_an_older_record_lacks_takes_its_default():
    assert from_plain(Odds, {"is": "Odds", "profit": 3}) == Odds(3, 1)


def test_a_field_that_a_newer_record_has_is_passed_over():
    assert from_plain(Odds, {"is": "Odds", "profit": 3, "per": 2, "colour": "red"}) == Odds(3, 2)


@pytest.mark.parametrize("value", [{1: 2}, {"a"}, object(), Stake])
def test_what_is_no_value_is_not_stored(value):
    with pytest.raises(TypeError, match="not a value that is stored"):
        dumped(value)


def test_a_fixed_tuple_has_its_length():
    with pytest.raises(ValueError, match="zip"):
        from_plain(tuple[int, str], [1])
