"""The hull's lines. Bow towards +x, waterline z = 0, metres."""

import math

BEAM_M = 43.0
STERN_X = -150.0
STEM_X = 146.5  # at the waterline


def deck_height(x):
    step = min(max((x - 112) / 14, 0), 1)
    step = step * step * (3 - 2 * step)
    sheer = min(max((x - 126) / 32, 0), 1)
    return 14.0 + 4.6 * step + 1.3 * sheer * sheer


def stem(z):
    """x of the stem at height z: it rakes forward above the water."""
    return STEM_X + 0.02 * z + 11.0 * (max(z, 0) / 20.0) ** 1.5


def half_breadth(x, z):
    """From the centre line to the shell: fine at the waterline, flared above, tucked in aft."""
    flare = min(max((z + 2) / 20.0, 0), 1)
    entrance = 66 * (1 - flare) + 38 * flare
    along = min(max((stem(z) - x) / entrance, 0), 1)
    breadth = BEAM_M / 2 * math.sin(math.pi / 2 * along) ** (1.25 * (1 - flare) + 0.62 * flare)
    run = min(max((-95 - x) / 55.0, 0), 1)
    low = min(max((4 - z) / 12.0, 0), 1)
    return breadth * (1 - (0.10 + 0.5 * low) * run**2.2)
