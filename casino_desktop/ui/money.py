"""Money, shares and odds in words: the separators of the language, a real minus sign (rulebook §0, §11)."""

from __future__ import annotations

import re
from math import gcd

from casino_desktop.engine.money import UNIT, Mills, Odds

MINUS = "\u2212"
NO_BREAK = "\u00a0"
_ROMANIAN = str.maketrans(",.", ".,")
_SHAPE = re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,3}))?")


def amount(mills: int, language: str, currency: str = "", *, signed: bool = False) -> str:
    """12,480.50 in English, 12.480,50 in Romanian; a third decimal only where it is not zero; never broken in two."""
    whole_part, rest = divmod(abs(mills), UNIT)
    decimals = f"{rest:03d}" if rest % 10 else f"{rest // 10:02d}"
    return _sign(mills, signed) + _dressed(f"{whole_part:,}.{decimals}", language, currency)


def whole(mills: int, language: str, currency: str = "") -> str:
    """Without decimals where there are none: limits and chips, ``5,000`` but ``0.50``."""
    if mills % UNIT:
        return amount(mills, language, currency)
    return _sign(mills, signed=False) + _dressed(f"{abs(mills) // UNIT:,}", language, currency)


def chip_text(mills: int, language: str) -> str:
    """The numeral on a chip: ``0.50``, ``25``, and thousands as ``5K``, so that it can be read."""
    if mills >= 1000 * UNIT and mills % (1000 * UNIT) == 0:
        return f"{mills // (1000 * UNIT)}K"
    return whole(mills, language)


def count(number: int, language: str) -> str:
    """A plain number with the language's thousands."""
    return _sign(number, signed=False) + _local(f"{abs(number):,}", language)


def percent(share: float, language: str, decimals: int = 2) -> str:
    """98.94% in English, 98,94 % in Romanian, from a share of one."""
    value = f"{abs(share) * 100:,.{decimals}f}"
    sign = MINUS if share < 0 and any(digit in "123456789" for digit in value) else ""
    return sign + _local(value, language) + (f"{NO_BREAK}%" if language == "ro" else "%")


def odds_text(odds: Odds, language: str) -> str:
    """``11:1`` and ``3:2`` as they are spoken; 19 to 20 as the tables print it, ``0.95:1`` or ``0,95:1``."""
    common = gcd(odds.profit, odds.per) or 1
    profit, per = odds.profit // common, odds.per // common
    hundredths, rest = divmod(profit * 100, per)
    if per == 1 or profit > per or rest:
        return f"{profit}:{per}"
    decimals = f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")
    return _local(decimals, language) + ":1"


def parse(text: str, language: str) -> Mills | None:
    """The mills of a typed amount, or ``None`` where it is not one; the currency and the spaces around are no part."""
    plain = re.sub(r"[\s\u00a0\u202f]", "", text)
    if language == "ro":
        plain = plain.translate(_ROMANIAN)
    found = _SHAPE.fullmatch(plain)
    if found is None or not plain:
        return None
    units, decimals = found.groups()
    return Mills(int((units or "0").replace(",", "")) * UNIT + int((decimals or "").ljust(3, "0")))


def _sign(value: int, signed: bool) -> str:
    return MINUS if value < 0 else "+" if signed and value > 0 else ""


def _local(digits: str, language: str) -> str:
    return digits.translate(_ROMANIAN) if language == "ro" else digits


def _dressed(digits: str, language: str, currency: str) -> str:
    return _local(digits, language) + (f"{NO_BREAK}{currency}" if currency else "")
