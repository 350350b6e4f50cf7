"""What the ship does to the water at about 15 knots: heights of her waves, and how much foam lies where. Ship's frame, metres."""

import numpy as np

from hull_lines import STEM_X, STERN_X, half_breadth
from sea import smoothstep

# Diverging waves of the bow: start behind the stem, height, breadth. The first one breaks.
BOW_WAVES = ((0, 1.6, 3.0), (24, 0.6, 3.4), (52, 0.35, 3.8))
WAVE_LENGTH_M = 36.0  # of a wave that keeps pace with her
OUTLINE_X = np.linspace(STERN_X, STEM_X + 0.5, 600)
OUTLINE_Y = np.array([half_breadth(x, 0.0) for x in OUTLINE_X])


def breadth(x):
    """Of the waterline, from the middle; the stern's aft of it, 0 ahead of the stem."""
    return np.interp(x, OUTLINE_X, OUTLINE_Y, left=OUTLINE_Y[0], right=0)


def wake(x, y):
    """Height in metres and foam, 0 to about 1.2, a density that the lace of the foam is cut by."""
    astern, back = STEM_X + 0.5 - x, STERN_X - x
    off = np.abs(y) - breadth(x)
    off = np.where(back > 0, np.abs(off), off)  # aft of her the wash of her sides spreads inwards too
    height, foam = bow_waves(astern, off)
    foam = np.maximum.reduce([foam, along_the_side(astern, off), shed(astern, off), lane(back, y)])
    return (height + following(astern, back, off, y)).astype(np.float32), foam.astype(np.float32)


def bow_waves(astern, off):
    """Steep outside and long inside; along the entrance they hug the hull, from the shoulder on they leave it."""
    height, foam = np.zeros_like(off), np.zeros_like(off)
    for start, amplitude, breadth_m in BOW_WAVES:
        back = astern - start
        reach = np.clip(back, 0, 600)
        crest = 0.5 + 0.10 * reach + 0.20 * 12 * np.log1p(np.exp((reach - 50) / 12))
        thick = breadth_m + 0.035 * reach
        e = (off - crest) / np.where(off > crest, 0.8 * thick, 1.7 * thick)
        fades = smoothstep(-1.5, 6, back) * (0.85 * np.exp(-reach / 38) + 0.15 * np.exp(-reach / 170))
        height += amplitude * fades * (np.exp(-e * e) - 0.30 * np.exp(-((e - 1.9) ** 2)))
        if start == 0:
            lip = 0.84 * np.exp(-((e - 0.35) ** 2) / 1.5) * np.exp(-np.clip(reach - 8, 0, None) / 26)
            foam = lip * smoothstep(-2, 1, back)
        spilt = 0.60 * np.exp(-((e - 0.1) ** 2)) * np.exp(-reach / 75)
        foam = np.maximum(foam, spilt * smoothstep(0, 12, back))
    return height, foam


def following(astern, back, off, y):
    """Waves that run with her: along the sides, and behind the stern a hollow, a hump and what follows it."""
    sides = 0.35 * np.cos(2 * np.pi * (astern - 7) / WAVE_LENGTH_M) * np.exp(-np.clip(astern, 0, None) / 80)
    sides = sides * smoothstep(0, 10, astern) * np.exp(-np.clip(off, 0, None) / 20)
    stern = 0.75 * np.cos(2 * np.pi * (back - 15) / WAVE_LENGTH_M) * np.exp(-np.clip(back, 0, None) / 90)
    return sides + stern * smoothstep(-4, 6, back) * np.exp(-((y / 24) ** 2))


def along_the_side(astern, off):
    """The wash of the hull's own friction, widening aft."""
    reach = np.clip(astern, 0, None)
    strip = np.exp(-np.clip(off, 0, None) / (1.2 + 0.035 * np.clip(reach, 0, 300)))
    return strip * (0.95 - 0.15 * smoothstep(20, 250, reach)) * smoothstep(-1, 3, astern) * np.exp(-np.clip(reach - 300, 0, None) / 160)


def shed(astern, off):
    """What the breaking bow wave leaves: it stays where it was laid, so its edge runs along the ship, and it thins."""
    reach = np.clip(astern, 0, None)
    edge = 1.5 + 9.5 * smoothstep(0, 75, reach) + 0.03 * reach
    return 0.72 * smoothstep(0, 8, astern) * np.exp(-reach / 260) * smoothstep(1.35 * edge, 0.45 * edge, off)


def lane(back, y):
    """The churned lane behind the screw: white at first, then pale with streaks of foam, brightest at its edges."""
    reach = np.clip(back, 0, None)
    half = 17 + 0.035 * reach
    inside = smoothstep(1.25 * half, 0.75 * half, np.abs(y))
    edges = 0.25 * np.exp(-(((np.abs(y) - 0.85 * half) / (0.16 * half)) ** 2))
    return smoothstep(-2, 2, back) * (inside * (0.62 * np.exp(-reach / 70) + 0.5 * np.exp(-reach / 700)) + edges * np.exp(-reach / 500))
