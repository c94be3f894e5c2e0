"""Codes of rounds and shoes: short enough to read out, with no letter that looks like another."""

from __future__ import annotations

import secrets

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def fresh_code(prefix: str, number: int) -> str:
    """``BW-9C3P-207``: the table, four random letters, a running number."""
    return f"{prefix}-{''.join(secrets.choice(CROCKFORD) for _ in range(4))}-{number}"


def prefix_of(code: str) -> str:
    """The table's letters in a code."""
    return code.partition("-")[0]
