"""Assets and translations are found from the checkout and from the wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from casino_desktop import resources


@pytest.fixture(autouse=True)
def fresh_folders():
    resources._folder.cache_clear()
    yield
    resources._folder.cache_clear()


def test_a_checkout_keeps_them_beside_the_package():
    assert resources.asset("deck", "cards", "AS.svg").is_file()
    assert resources.translations() == Path(resources.__file__).resolve().parent.parent / "i18n"


def test_an_installed_package_carries_them_inside(tmp_path, monkeypatch):
    package = tmp_path / "casino_desktop"
    (package / "assets").mkdir(parents=True)
    (package / "i18n").mkdir()
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(resources, "PACKAGE", package)
    assert resources.asset("chips") == package / "assets" / "chips"
    assert resources.translations() == package / "i18n"
