"""Where the app keeps what it keeps: one folder, moved by ``--data-dir`` or ``CASINO_DESKTOP_HOME``."""

from __future__ import annotations

import os
from pathlib import Path

DATABASE = "casino.db"


def data_dir(chosen: Path | None = None) -> Path:
    """The folder that was asked for, else the platform's own."""
    if chosen is not None:
        return chosen
    if named := os.environ.get("CASINO_DESKTOP_HOME"):
        return Path(named)
    import platformdirs

    return Path(platformdirs.user_data_dir("casino-desktop", appauthor=False))


def database(chosen: Path | None = None) -> Path:
    """The one SQLite file."""
    return data_dir(chosen) / DATABASE
