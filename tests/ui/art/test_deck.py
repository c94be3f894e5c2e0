"""The deck among the assets is the one that our script draws."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from casino_desktop.resources import asset

SCRIPT = Path(__file__).resolve().parents[3] / "packaging" / "draw_deck.py"


def test_every_card_and_back_is_what_the_script_draws(tmp_path):
    subprocess.run([sys.executable, str(SCRIPT), "--into", str(tmp_path)], check=True, capture_output=True)
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    kept = {path.relative_to(asset("deck")): path.read_bytes() for path in asset("deck").rglob("*.svg")}
    assert len(kept) == 52 + 26 + 3
    assert drawn == kept
