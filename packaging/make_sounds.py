"""Make every sound of the casino from sines and seeded noise: ``python packaging/make_sounds.py``."""

from __future__ import annotations

import io
import random
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"

RATE = 44_100
PEAK = 10 ** (-6 / 20)
"""−6 dBFS: loud enough, and two sounds at once do not clip."""

Wave = NDArray[np.float64]
Mode = tuple[float, float, float]
"""Frequency in hertz, loudness, and the seconds in which it falls to a third."""


# what sounds are made of


def seconds_of(length: float) -> Wave:
    """The time of every sample."""
    return np.arange(round(length * RATE)) / RATE


def ring(length: float, modes: Iterable[Mode]) -> Wave:
    """Something struck: each mode is a sine that dies away."""
    time = seconds_of(length)
    return sum(
        (loud * np.sin(2 * np.pi * pitch * time) * np.exp(-time / decay) for pitch, loud, decay in modes),
        np.zeros_like(time),
    )


def noise(length: float, centre: float, octaves: float, seed: int) -> Wave:
    """Hiss around *centre*, *octaves* wide to either side, at a loudness of about one."""
    # Python promises the same random() for a seed in every version; NumPy does not promise it of its generators.
    rng = random.Random(seed)
    white = np.array([rng.uniform(-1, 1) for _ in seconds_of(length)])
    pitches = np.fft.rfftfreq(white.size, 1 / RATE)
    distance = np.log2(np.maximum(pitches, 1.0) / centre) / octaves
    hiss: Wave = np.fft.irfft(np.fft.rfft(white) * np.exp(-(distance**2)), white.size)
    hiss /= np.abs(hiss).max()
    return hiss


def burst(length: float, centre: float, octaves: float, decay: float, seed: int) -> Wave:
    """A hiss that is struck and dies away."""
    return noise(length, centre, octaves, seed) * np.exp(-seconds_of(length) / decay)


def swell(length: float, lean: float = 1.0) -> Wave:
    """From silence to one and back; the top comes earlier the smaller *lean* is."""
    return np.sin(np.pi * np.linspace(0, 1, round(length * RATE)) ** lean) ** 2


def laid(*parts: tuple[float, Wave]) -> Wave:
    """All parts in one sound, each from its second on."""
    starts = [round(at * RATE) for at, _ in parts]
    whole = np.zeros(max(start + part.size for start, (_, part) in zip(starts, parts, strict=True)))
    for start, (_, part) in zip(starts, parts, strict=True):
        whole[start : start + part.size] += part
    return whole


def faded(sound: Wave, rise: float = 0.0006, fall: float = 0.012) -> Wave:
    """From zero and to zero without a click."""
    shape = np.ones(sound.size)
    for edge, length in ((shape, rise), (shape[::-1], fall)):
        steps = round(length * RATE)
        edge[:steps] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(steps) / steps)
    return sound * shape


# chips


def chip(seed: int) -> Wave:
    """Clay on cloth: it lands, and settles with one or two smaller knocks."""
    rng = random.Random(seed)
    pitch, settle = rng.uniform(0.93, 1.07), rng.uniform(0.030, 0.044)
    thump = 0.5 * ring(0.1, [(190, 1, 0.018)])
    return faded(
        laid(
            (0, thump + _clack(0.1, pitch, seed)),
            (settle, 0.42 * _clack(0.1, pitch * 1.06, seed + 1)),
            (settle * 1.75, 0.16 * _clack(0.1, pitch * 1.1, seed + 2)),
        )
    )


def _clack(length: float, pitch: float, seed: int) -> Wave:
    modes = ((2350, 1.0, 0.012), (3820, 0.7, 0.009), (5600, 0.35, 0.006), (8100, 0.15, 0.004))
    body = ring(length, [(hertz * pitch, loud, decay) for hertz, loud, decay in modes])
    return body + 0.5 * burst(length, 4200, 0.8, 0.003, seed)


# cards


def card_slide() -> Wave:
    """A card drawn over the cloth."""
    return faded(noise(0.24, 3200, 0.9, 31) * swell(0.24, 0.6))


def card_turn() -> Wave:
    """A card lifted over, and its snap on the table."""
    lift = 0.55 * noise(0.1, 2400, 0.8, 41) * swell(0.1)
    snap = burst(0.08, 3000, 1.0, 0.006, 42) + 0.6 * ring(0.08, [(640, 1, 0.010), (1180, 0.5, 0.007)])
    return faded(laid((0, lift), (0.085, snap)))


def shuffle() -> Wave:
    """Two riffles, the bridge between them, and the shoe squared up at the end."""
    bridge = 0.45 * noise(0.3, 2600, 0.9, 51) * swell(0.3, 0.7)
    squared = 0.4 * burst(0.1, 1300, 0.9, 0.012, 52) + 0.3 * ring(0.1, [(310, 1, 0.02)])
    return faded(laid(*_riffle(0.0, 53), (0.52, bridge), *_riffle(0.80, 54), (1.40, squared)))


def _riffle(start: float, seed: int) -> list[tuple[float, Wave]]:
    rng = random.Random(seed)
    edges = [start + 0.5 * (number / 34) ** 0.85 + rng.uniform(0, 0.006) for number in range(34)]
    return [
        (at, rng.uniform(0.35, 0.75) * burst(0.03, rng.uniform(2800, 3900), 0.8, 0.004, seed * 100 + number))
        for number, at in enumerate(edges)
    ]


# the house


def tick() -> Wave:
    """A small wooden tick, once for each of the last five seconds."""
    return faded(ring(0.07, [(1150, 1, 0.012), (2310, 0.4, 0.007), (3900, 0.15, 0.003)]))


def no_more_bets() -> Wave:
    """A soft bell, struck once."""
    modes = ((293.7, 0.2, 0.6), (587.3, 1, 0.5), (1178, 0.35, 0.3), (1779, 0.12, 0.16), (2640, 0.06, 0.09))
    return faded(ring(1.55, modes), rise=0.006, fall=0.4)


def refuse() -> Wave:
    """A dull knock on wood."""
    knock = ring(0.2, [(150, 1, 0.045), (238, 0.6, 0.03), (391, 0.25, 0.018)])
    return faded(knock + 0.4 * burst(0.2, 320, 0.8, 0.012, 61), rise=0.002, fall=0.04)


# wins: warm, and over soon

G3, C4, G4, C5, E5, G5, C6 = 196.0, 261.6, 392.0, 523.3, 659.3, 784.0, 1046.5


def win_small() -> Wave:
    """Two notes."""
    return _melody(0.75, 0.10, (G4, C5))


def win_medium() -> Wave:
    """Three notes over their root."""
    return _melody(1.1, 0.11, (C5, E5, G5), (C4,))


def win_large() -> Wave:
    """Five notes over root and fifth."""
    return _melody(1.65, 0.12, (G4, C5, E5, G5, C6), (G3, C4))


def _melody(length: float, step: float, notes: tuple[float, ...], ground: tuple[float, ...] = ()) -> Wave:
    low = [(0.0, 0.5 * _note(pitch, length, 1.6)) for pitch in ground]
    high = [(number * step, _note(pitch, length - number * step)) for number, pitch in enumerate(notes)]
    return faded(laid(*low, *high), rise=0.005, fall=0.3)


def _note(pitch: float, length: float, longer: float = 1.0) -> Wave:
    """A soft key: few overtones, and a second string a trace beside the first."""
    modes = ((1, 1, 0.34), (1.003, 0.4, 0.34), (2, 0.28, 0.2), (3, 0.07, 0.11), (4, 0.03, 0.06))
    return faded(ring(length, [(pitch * times, loud, decay * longer) for times, loud, decay in modes]), rise=0.005)


# the wheel


def track() -> Wave:
    """One lap of the ball: it comes near and goes away, so that lap follows lap without a seam."""
    time = seconds_of(1.2)
    rolling = noise(1.2, 900, 0.7, 71) + 0.35 * noise(1.2, 2700, 0.6, 72)
    return faded(rolling * (1 + 0.2 * np.sin(2 * np.pi * 40 * time)) * swell(1.2))


def frets() -> Wave:
    """The ball jumps over the frets, ever more slowly."""
    rng = random.Random(81)
    at, gap, parts = 0.0, 0.045, []
    for number in range(10):
        parts.append((at, 0.88**number * rng.uniform(0.7, 1.0) * _ivory(rng.uniform(0.9, 1.15), 82 + number)))
        at, gap = at + gap * rng.uniform(0.75, 1.25), gap * 1.11
    return faded(laid(*parts))


def drop() -> Wave:
    """The ball falls into its pocket and comes to rest."""
    bounces = ((0.0, 1.0, 0.62), (0.095, 0.5, 0.66), (0.160, 0.27, 0.69), (0.203, 0.14, 0.71), (0.230, 0.07, 0.72))
    return faded(laid(*((at, loud * _ivory(pitch, 95)) for at, loud, pitch in bounces)))


def _ivory(pitch: float, seed: int) -> Wave:
    modes = ((1320, 0.6, 0.016), (3150, 1.0, 0.010), (4700, 0.4, 0.006))
    body = ring(0.12, [(hertz * pitch, loud, decay) for hertz, loud, decay in modes])
    return body + 0.3 * burst(0.12, 3600, 0.8, 0.002, seed)


ALL: dict[str, Callable[[], Wave]] = {
    "chip_1": lambda: chip(11),
    "chip_2": lambda: chip(15),
    "chip_3": lambda: chip(19),
    "card_slide": card_slide,
    "card_turn": card_turn,
    "shuffle": shuffle,
    "tick": tick,
    "no_more_bets": no_more_bets,
    "win_small": win_small,
    "win_medium": win_medium,
    "win_large": win_large,
    "refuse": refuse,
    "track": track,
    "frets": frets,
    "drop": drop,
}


def file_of(sound: Wave) -> bytes:
    """A WAV file, mono with 16 bits, whose loudest sample is at the peak."""
    samples = np.rint(sound / np.abs(sound).max() * PEAK * 32_767).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return file.getvalue()


def write(folder: Path) -> list[Path]:
    """Every sound as a file in *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.wav" for name in ALL]
    for path, make in zip(paths, ALL.values(), strict=True):
        path.write_bytes(file_of(make()))
    return paths


if __name__ == "__main__":
    for written in write(SOUNDS):
        print(written)
