"""Money, shares and odds as the player reads and writes them (rulebook §0, §11)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.engine.money import Odds
from casino_desktop.ui.money import amount, chip_text, count, odds_text, parse, percent, whole

AMOUNTS = [
    (0, "0.00", "0,00"),
    (-50, "−0.05", "−0,05"),
    (100, "0.10", "0,10"),
    (95, "0.095", "0,095"),
    (1_000, "1.00", "1,00"),
    (999_990, "999.99", "999,99"),
    (12_480_500, "12,480.50", "12.480,50"),
    (1_234_567_125, "1,234,567.125", "1.234.567,125"),
    (-1_234_567_120, "−1,234,567.12", "−1.234.567,12"),
]


@pytest.mark.parametrize(("mills", "english", "romanian"), AMOUNTS)
def test_an_amount_has_two_decimals_and_a_third_only_where_it_is_not_zero(mills, english, romanian):
    assert amount(mills, "en") == english
    assert amount(mills, "ro") == romanian


@pytest.mark.parametrize(("mills", "text"), [(75_000, "+75.00"), (0, "0.00"), (-75_000, "−75.00")])
def test_a_signed_amount_shows_a_plus_but_nothing_before_zero(mills, text):
    assert amount(mills, "en", signed=True) == text


def test_the_currency_never_breaks_away_from_its_amount():
    assert amount(12_480_500, "ro", "RON") == "12.480,50\u00a0RON"
    assert whole(5_000_000, "en", "EUR") == "5,000\u00a0EUR"


@pytest.mark.parametrize(
    ("mills", "english", "romanian"),
    [(1_000, "1", "1"), (10_000_000, "10,000", "10.000"), (500, "0.50", "0,50"), (-2_000, "−2", "−2")],
)
def test_a_limit_is_written_without_decimals_where_it_has_none(mills, english, romanian):
    assert whole(mills, "en") == english
    assert whole(mills, "ro") == romanian


@pytest.mark.parametrize(
    ("mills", "english", "romanian"),
    [(100, "0.10", "0,10"), (25_000, "25", "25"), (1_000_000, "1K", "1K"), (5_000_000, "5K", "5K")],
)
def test_a_chip_bears_a_short_numeral(mills, english, romanian):
    assert chip_text(mills, "en") == english
    assert chip_text(mills, "ro") == romanian


def test_a_count_has_the_thousands_of_the_language():
    assert (count(1_234, "en"), count(1_234, "ro"), count(-5, "en")) == ("1,234", "1.234", "−5")


@pytest.mark.parametrize(
    ("share", "decimals", "english", "romanian"),
    [
        (0.9894, 2, "98.94%", "98,94\u00a0%"),
        (0.448, 1, "44.8%", "44,8\u00a0%"),
        (1.0, 0, "100%", "100\u00a0%"),
        (-0.0123, 2, "−1.23%", "−1,23\u00a0%"),
        (-0.00001, 2, "0.00%", "0,00\u00a0%"),
    ],
)
def test_a_share_is_a_percentage_in_the_manner_of_the_language(share, decimals, english, romanian):
    assert percent(share, "en", decimals) == english
    assert percent(share, "ro", decimals) == romanian


@pytest.mark.parametrize(
    ("odds", "english", "romanian"),
    [
        (Odds(19, 20), "0.95:1", "0,95:1"),
        (Odds(1, 2), "0.5:1", "0,5:1"),
        (Odds(3, 2), "3:2", "3:2"),
        (Odds(6, 4), "3:2", "3:2"),
        (Odds(11), "11:1", "11:1"),
        (Odds(1), "1:1", "1:1"),
        (Odds(200), "200:1", "200:1"),
        (Odds(2, 3), "2:3", "2:3"),
    ],
)
def test_odds_read_as_the_tables_print_them(odds, english, romanian):
    assert odds_text(odds, "en") == english
    assert odds_text(odds, "ro") == romanian


@pytest.mark.parametrize(
    ("text", "language", "mills"),
    [
        ("12,480.50", "en", 12_480_500),
        ("12.480,50", "ro", 12_480_500),
        (" 5\u00a0000 ", "ro", 5_000_000),
        ("0,095", "ro", 95),
        (".5", "en", 500),
        ("10", "en", 10_000),
    ],
)
def test_a_typed_amount_is_read_in_the_language(text, language, mills):
    assert parse(text, language) == mills


@pytest.mark.parametrize("text", ["", " ", "abc", "-5", "1.2345", "1,23", "1..2", "12,4800", "5 RON", "."])
def test_what_is_no_amount_is_refused_and_not_guessed(text):
    assert parse(text, "en") is None


@given(mills=st.integers(min_value=0, max_value=10**13), language=st.sampled_from(["en", "ro"]))
def test_every_amount_that_is_shown_can_be_typed_back(mills, language):
    assert parse(amount(mills, language), language) == mills
