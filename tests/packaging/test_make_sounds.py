"""The sounds in assets/ are those that the script makes, and none of them clicks or clips."""

from __future__ import annotations

import importlib.util
import math
import wave
from array import array
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMITTED = sorted((ROOT / "assets" / "sounds").glob("*"))


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("make_sounds", ROOT / "packaging" / "make_sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=COMMITTED, ids=lambda path: path.stem)
def sound(request):
    with wave.open(str(request.param)) as file:
        return request.param, file.getparams(), array("h", file.readframes(file.getnframes()))


def test_the_script_writes_the_committed_files_byte_for_byte(script, tmp_path):
    written = script.write(tmp_path / "sounds")
    assert sorted(path.name for path in written) == [path.name for path in COMMITTED]
    assert [path.name for path in written if path.read_bytes() != (script.SOUNDS / path.name).read_bytes()] == []


def test_two_runs_make_the_same_noise_and_two_chips_do_not(script):
    assert script.file_of(script.chip(11)) == script.file_of(script.chip(11))
    assert script.file_of(script.chip(11)) != script.file_of(script.chip(15))


def test_a_sound_is_a_small_mono_file_of_cd_quality(sound):
    path, format_, samples = sound
    assert (format_.nchannels, format_.sampwidth, format_.framerate) == (1, 2, 44_100)
    assert format_.nframes == len(samples)
    assert path.stat().st_size < 150_000


def test_a_sound_peaks_at_six_decibels_below_full_scale(sound):
    _, _, samples = sound
    peak = max(abs(sample) for sample in samples)
    assert 20 * math.log10(peak / 32_768) == pytest.approx(-6, abs=0.05)


def test_a_sound_starts_and_ends_in_silence_without_a_step(sound):
    _, _, samples = sound
    assert samples[0] == 0
    assert abs(samples[1]) < 200
    assert max(abs(sample) for sample in samples[-20:]) < 50


def test_a_sound_does_not_lean_to_one_side(sound):
    _, _, samples = sound
    assert abs(sum(samples) / len(samples)) < 65
