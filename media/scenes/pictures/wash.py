"""What a ship at about 15 knots leaves on the water, seen from above: foam, the air beaten into it, and her waves.

Maps [x, y] in the ship's frame, `CELL_M` metres a texel from `ORIGIN`, both sides of her.
"""
import numpy as np

from hull_lines import BEAM_M, STEM_X, STERN_X
from sea import GRAVITY, sample, smoothstep
from wake import breadth

CELL_M, SIZE = .25, (3072, 768)
ORIGIN = (STEM_X + 16 - SIZE[0] * CELL_M, -SIZE[1] * CELL_M / 2)
SPEED_MS = 7.7
WAVE_CELL_M, WAVES_SIZE = 1.5, (560, 300)


def maps():
    """Share of the surface that foam hides, and how milky the water is with bubbles; both 0 to 1."""
    x = (ORIGIN[0] + CELL_M * (np.arange(SIZE[0]) + .5))[:, None]
    y = (ORIGIN[1] + CELL_M * (np.arange(SIZE[1]) + .5))[None, :]
    # Eddies grow astern, so that no edge runs like a ruled line.
    grown = smoothstep(-20, 160, STERN_X - x)
    stray = (.5 + 3.2 * grown) * clouds(26, 1, 1.3) + (.35 + .9 * grown) * clouds(7, 2, 1.5)
    thick, air = density(x, y + stray)
    thick = np.maximum(thick, .5 * smoothstep(.25, .8, waves(*np.broadcast_arrays(x, y))))
    patches = .6 * clouds(40, 3, 2.5) + .4 * clouds(12, 4, 2.5)
    thick = thick * np.clip(1 + .30 * patches, .3, 1.5)
    lace, veil = strands(), evenly(clouds(14, 5, 3.5))
    edge = 1.05 - .95 * thick
    foam = .62 * smoothstep(edge - .16, edge + .34, lace) + .38 * smoothstep(edge - .30, edge + .45, veil)
    foam = foam * smoothstep(.03, .55, thick) * (.80 + .20 * np.clip(clouds(2.5, 9, 2), -1, 1))
    milky = air * np.clip(.82 + .26 * patches + .10 * clouds(3, 10, 2.5), .2, 1.15)
    return np.clip(foam, 0, 1).astype(np.float32), np.clip(milky, 0, 1).astype(np.float32)


def density(x, y):
    """How much foam lies at x and y, in metres, 0 to about 1.2, and how much air is in the water, 0 to about 1."""
    astern, back = np.clip(STEM_X - x, 0, None), np.clip(STERN_X - x, 0, None)
    behind = smoothstep(-3, 3, STERN_X - x)
    half = 15 + .022 * back + 3 * (1 - np.exp(-back / 50))
    inside = smoothstep(1.18 * half, .72 * half, np.abs(y))
    screw = np.exp(-(y / (7 + .035 * back)) ** 2)
    rims = np.exp(-((np.abs(y) - .86 * half) / (.13 * half)) ** 2)
    lane = behind * (inside * (.62 * np.exp(-back / 45) + .40 * np.exp(-back / 420)) + .42 * screw * np.exp(-back / 110)
                     + .26 * rims * np.exp(-back / 300))
    off = np.abs(y) - breadth(x)
    wash = np.exp(-np.clip(off, 0, None) / (1.1 + .016 * astern)) * (.55 * np.exp(-astern / 70) + .60) * (1 - behind)
    # What the breaking bow wave leaves stays where it was laid, drawn out along her, and thins.
    line = np.interp(x, (STERN_X, 40, STEM_X), (BEAM_M / 2, BEAM_M / 2, 0), left=BEAM_M / 2)
    reach = np.abs(y) - np.maximum(line, breadth(x))
    outer = .5 + 7.5 * smoothstep(0, 80, astern) + .022 * astern
    laid = smoothstep(1.3 * outer, .55 * outer, reach) * smoothstep(-.35 * outer, .5 * outer, reach + .4 * outer)
    laid = laid * (1.1 * np.exp(-astern / 60) + .36 * np.exp(-astern / 330))
    lip = np.exp(-((reach - outer * .9) / (.8 + .012 * astern)) ** 2) * .75 * np.exp(-astern / 75)
    ahead = smoothstep(-1, 3, STEM_X + .5 - x)
    thick = np.maximum.reduce([lane, wash * ahead, laid * ahead, lip * ahead])
    air = behind * smoothstep(1.6 * half, .55 * half, np.abs(y)) * (.45 * np.exp(-back / 90) + .70 * np.exp(-back / 800))
    beside = ahead * np.exp(-np.clip(reach, 0, None) / (3 + .035 * astern)) * (.60 * np.exp(-astern / 140) + .32 * np.exp(-astern / 600))
    return thick, np.maximum(air, beside)


def waves(x, y):
    """Height of the waves that keep pace with her, in metres: Kelvin's pattern, from the bow and weaker from the stern."""
    astern, off = (WAVE_CELL_M * np.arange(n) for n in WAVES_SIZE)
    field = np.zeros(WAVES_SIZE)
    for angle in np.linspace(0, 1.31, 700):  # of a wave's course to hers; longer waves run straighter
        number = GRAVITY / (SPEED_MS * np.cos(angle)) ** 2
        power = np.sin(angle) ** 1.5 * np.exp(-.55 * number)
        field += power * np.cos(number * np.sin(angle) * off) * np.sin(number * np.cos(angle) * astern)[:, None]
    field *= smoothstep(0, 14, astern)[:, None] * smoothstep(WAVES_SIZE[0], .8 * WAVES_SIZE[0], np.arange(WAVES_SIZE[0]))[:, None]
    field = (field / np.abs(field[60:160]).max()).astype(np.float32)
    total = np.zeros(x.shape, np.float32)
    for start, height in ((STEM_X - 6, .8), (STERN_X + 12, -.35)):
        u, v = (start - x) / WAVE_CELL_M, np.abs(y) / WAVE_CELL_M
        met = (u > 0) & (u < WAVES_SIZE[0] - 1) & (v < WAVES_SIZE[1] - 1)
        total[met] += height * sample(field, u[met], v[met])
    return total * np.clip(.7 + .45 * sample(clouds(45, 12, 1), x / CELL_M, y / CELL_M), 0, 1.4)


def clouds(metres, seed, drawn):
    """Noise of deviation 1 from `metres` down to a texel, `drawn` out along the ship."""
    f = np.hypot(np.fft.fftfreq(SIZE[0], CELL_M)[:, None] * drawn, np.fft.fftfreq(SIZE[1], CELL_M)[None, :])
    f[0, 0] = 1
    luck = np.random.default_rng(seed)
    noise = np.fft.ifft2(np.fft.fft2(luck.standard_normal(SIZE)) * f**-1.7 * (f > 1 / metres)).real
    return (noise / noise.std()).astype(np.float32)


def strands():
    """Filaments of many sizes, drawn out along the ship, 0 to 1."""
    pattern = .35 * clouds(20, 6, 4)
    for metres, share in ((10, .5), (4, .6), (1.6, .5)):
        pattern = pattern - share * np.abs(clouds(metres, 6 + int(metres), 4))
    return evenly(pattern)


def evenly(values):
    """0 to 1 with every value equally frequent, so that a threshold at 1 - c leaves the share c."""
    rank = np.argsort(np.argsort(values.ravel()))
    return (rank / rank.size).astype(np.float32).reshape(values.shape)
