"""What the tests of the packaging share: its scripts as modules, and the screen of the real windows."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.windows.conftest import display

__all__ = ["display"]

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def packaging_script() -> Callable[[str], ModuleType]:
    """A script of packaging/ as a module; the folder is no package, for its name belongs to another one."""

    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load
