"""All text of every screen fits, in both languages at four sizes, and none is smaller than 12 pixels."""

from __future__ import annotations

import pytest

from casino_desktop.ui.art.text import watching
from casino_desktop.ui.settings import Settings
from tests.gallery.screens import screens

SIZES = ((1024, 640), (1280, 720), (1600, 900), (1920, 1080))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("code", ["en", "ro"])
@pytest.mark.parametrize("name", [name for name, _ in screens()])
def test_no_word_is_clipped_or_too_small(qtbot, english, casino_app, name, code, size):
    english.use(code)
    settings = Settings()
    settings.choose(language=code)
    with watching() as reports:
        widget = dict(screens())[name](settings)
        qtbot.addWidget(widget)
        widget.resize(*size)
        widget.show()
        casino_app.processEvents()
        widget.grab()
    assert not reports, [str(report) for report in reports]
