"""What the ship does to the water: heights of her bow waves, and how much foam lies where. Ship's frame, metres."""

import numpy as np

from hull_lines import STEM_X, STERN_X, half_breadth
from sea import smoothstep

# Wave systems of the bow: start behind the stem, height, breadth.
BOW_WAVES = ((0, 2.5, 2.2), (16, 1.1, 2.4), (36, 0.6, 2.8), (60, 0.4, 3.2))
OUTLINE_X = np.linspace(STERN_X, STEM_X + 0.5, 600)
OUTLINE_Y = np.array([half_breadth(x, 0.0) for x in OUTLINE_X])


def breadth(x):
    """Of the waterline, from the middle; the stern's aft of it, 0 ahead of the stem."""
    return np.interp(x, OUTLINE_X, OUTLINE_Y, left=OUTLINE_Y[0], right=0)


def wake(x, y):
    """Height in metres and foam, 0 to about 1.2, a density that the lace of the foam is cut by."""
    astern = STEM_X + 0.5 - x
    off = np.abs(y) - breadth(x)
    near = (astern > -14) & (astern < 420) & (np.abs(y) < 140)
    height, foam = np.zeros_like(off), np.zeros_like(off)
    for i, (start, amplitude, width) in enumerate(BOW_WAVES):
        back = astern - start
        reach = np.clip(back, 0, 400)
        crest = 0.6 + 0.23 * back - 0.00018 * reach**2
        thick = width * 1.15 + 0.040 * np.clip(back, 0, 300)
        decay = smoothstep(-3, 7, back) * np.exp(-reach / (55 + 20 * i))
        e = (off - crest) / thick
        height += amplitude * decay * (np.exp(-e * e) - 0.55 * np.exp(-((e + 1.5) ** 2)))
        # The lip is white near the stem alone; farther aft the crest is a ridge under thinning lace.
        lip = 1.05 * np.exp(-(((off - crest) / (0.45 * thick)) ** 2)) * np.exp(-reach / 26)
        lace = 0.78 * np.exp(-(((off - crest - 0.1 * thick) / (1.5 * thick)) ** 2)) * np.exp(-reach / 80)
        foam = np.maximum(foam, np.maximum(lip, lace) * smoothstep(-2, 6, back) * (1.0 if i == 0 else 0.8))
    stem = np.exp(-((np.hypot(np.clip(-astern, 0, 50), np.clip(off, 0, 99)) / 2.6) ** 2))
    height += 0.6 * stem * smoothstep(-6, 0, astern) * smoothstep(20, 2, astern)
    foam = np.maximum(foam, along_the_side(astern, off))
    foam = np.maximum(foam, shed(astern, off))
    height, foam = np.where(near, height, 0), np.where(near, foam, 0)
    return height.astype(np.float32), np.maximum(foam, astern_of(x, y)).astype(np.float32)


def along_the_side(astern, off):
    """A thin wash beside the hull, widening and fading aft."""
    strip = np.exp(-np.clip(off, 0, 99) / (1.1 + 0.016 * np.clip(astern, 0, 300))) * smoothstep(-2, 4, astern)
    return strip * (1.05 - 0.40 * smoothstep(20, 220, astern)) * (off > -3)


def shed(astern, off):
    """Lace left behind by the breaking bow wave, spreading outwards and thinning."""
    spread = smoothstep(4 + 0.30 * astern, 0.4 + 0.10 * astern, off)
    return 0.72 * smoothstep(0, 10, astern) * np.exp(-np.clip(astern, 0, None) / 180) * (off > -2) * spread


def astern_of(x, y):
    """The churned lane behind the screw."""
    back = np.clip(STERN_X - x, 0, None)
    lane = smoothstep(16 + 0.05 * back, 6, np.abs(y)) * np.exp(-back / 500)
    return np.where(x < STERN_X + 2, 0.75 * lane, 0)
