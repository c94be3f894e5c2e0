"""Run every test: first all that needs no screen, on both cores, then the real windows one after another under Xvfb."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def pytest(*arguments: str, **environment: str) -> int:
    """One run of pytest with its own summary."""
    command = [sys.executable, "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}).returncode


def main() -> int:
    """Both runs; the worse result counts, and the last line is pytest's own summary."""
    everything = pytest(
        "-q",
        "-n",
        "2",
        "-m",
        "not window and not soak",
        "--cov",
        "--cov-report=term:skip-covered",
        QT_QPA_PLATFORM="offscreen",
    )
    windows = pytest("-q", "-m", "window and not soak")
    return everything or windows


if __name__ == "__main__":
    sys.exit(main())
