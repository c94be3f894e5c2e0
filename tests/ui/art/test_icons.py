"""Every icon is a drawing that shows, in the colour that is asked for."""

from __future__ import annotations

import pytest

from casino_desktop.ui.art.icons import ICONS, icon_pixmap


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_shows_in_its_tint_and_inside_its_square(casino_app, name):
    image = icon_pixmap(name, 48, 1.0, "#FF0000").toImage()
    solid = [(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() > 200]
    assert len(solid) > 20
    assert {image.pixelColor(x, y).name() for x, y in solid} == {"#ff0000"}
    assert all(2 <= x < 46 and 2 <= y < 46 for x, y in solid)
