"""What all tests share: one application with our fonts and English words, and Qt that may not warn."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["casino-desktop"]


@pytest.fixture(scope="session")
def casino_app(qapp):
    """The application as `app.run` sets it up."""
    from casino_desktop.ui import theme

    theme.load_fonts()
    qapp.setQuitOnLastWindowClosed(False)
    return qapp


@pytest.fixture
def english(casino_app):
    """English words for one test."""
    from casino_desktop.ui.language import Language

    language = Language("en")
    yield language
    language.close()
