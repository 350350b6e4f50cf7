"""A wind sea that repeats exactly, in the frame of a ship under way (bow +x, metres, seconds).

The height is a sum of waves, Re a·exp(i(k·x − W·t)), on four tiles from swell to ripple (after Tessendorf,
with a Pierson-Moskowitz spectrum). W is the frequency at which the ship meets the wave, ω − k·U, rounded to
a multiple of 2π/period: the sea after one period is then the sea at its beginning, at any speed.
"""

import numpy as np

GRAVITY = 9.81
TEXELS = 256
CAPILLARY_WAVE_NUMBER = 370.0
# Tile in metres, wave numbers from and to, turn of the lattice (so that tiles do not line up), and whether
# the height follows the swell's or keeps the ripples'.
TILES = ((640.0, 0.012, 0.55, 0.0), (149.0, 0.55, 2.6, 0.35), (37.0, 2.6, 12.0, -0.6), (9.3, 12.0, 60.0, 0.9))


class Sea:
    """`wave_height` is the significant one; `heading` is where the waves run to, in radians from +x."""

    def __init__(self, period=10.0, speed=5.0, wind=9.5, heading=2.45, wave_height=2.0, chop=1.25, ripple=1.5, seed=4):
        self.chop = chop
        self.tiles = [tile(*shape, period, speed, wind, heading, np.random.default_rng((seed, i)))
                      for i, shape in enumerate(TILES)]
        energy = sum((np.abs(t["amplitude"]) ** 2 / 2).sum() for t in self.tiles)
        swell = wave_height / (4 * np.sqrt(energy))
        for t, scale in zip(self.tiles, (swell, swell * 1.25, ripple, ripple)):
            t["amplitude"] *= scale
            t["slope_variance"] = float((np.abs(t["amplitude"] * t["number"]) ** 2 / 2).sum())

    def fields(self, time):
        """Per tile: height, shift (sideways, x and y), slopes, and the shift's derivatives; arrays [x, y]."""
        return [self.tile_fields(t, time) for t in self.tiles]

    def tile_fields(self, t, time):
        waves = t["amplitude"] * np.exp(-1j * t["frequency"] * time)
        ix, iy, number = 1j * t["kx"], 1j * t["ky"], t["number"]
        side_x, side_y = ix / number * waves * self.chop, iy / number * waves * self.chop
        # Two real fields ride in one complex transform.
        height, shift_x = pair(waves, side_x)
        shift_y, slope_x = pair(side_y, ix * waves)
        slope_y, stretch_x = pair(iy * waves, ix * side_x)
        stretch_y, shear = pair(iy * side_y, iy * side_x)
        names = ("height", "shift_x", "shift_y", "slope_x", "slope_y", "stretch_x", "stretch_y", "shear")
        return dict(zip(names, (height, shift_x, shift_y, slope_x, slope_y, stretch_x, stretch_y, shear)))


def tile(size, lowest, highest, turn, period, speed, wind, heading, luck):
    f = np.fft.fftfreq(TEXELS, 1.0 / TEXELS) * 2 * np.pi / size
    along, across = np.meshgrid(f, f, indexing="ij")
    kx = np.cos(turn) * along - np.sin(turn) * across
    ky = np.sin(turn) * along + np.cos(turn) * across
    number = np.hypot(along, across)
    number[0, 0] = 1
    omega = np.sqrt(GRAVITY * number * (1 + (number / CAPILLARY_WAVE_NUMBER) ** 2))
    peak = 0.88 * GRAVITY / wind
    energy = 8.1e-3 * GRAVITY**2 / omega**5 * np.exp(-1.25 * (peak / omega) ** 4)
    long = omega < 1.6 * peak  # long waves keep to the wind's direction
    off = np.arctan2(ky, kx) - heading
    spread = np.maximum(np.cos(off / 2), 0) ** np.where(long, 12.0, 4.0) / np.where(long, 1.42, 2.36)
    energy *= spread * 0.5 * np.sqrt(GRAVITY / number) / number * (2 * np.pi / size) ** 2
    with np.errstate(over="ignore"):
        band = 1 / (1 + (lowest / number) ** 14) / (1 + (number / highest) ** 14)
    energy *= band
    energy[0, 0] = 0
    chance = np.sqrt(-np.log(luck.uniform(1e-9, 1, number.shape)))
    phase = np.exp(2j * np.pi * luck.uniform(0, 1, number.shape))
    step = 2 * np.pi / period
    met = np.round((omega - kx * speed) / step) * step
    return {"size": size, "turn": turn, "kx": kx, "ky": ky, "number": number, "frequency": met,
            "amplitude": np.sqrt(2 * energy) * chance * phase, "shortest": 2 * np.pi / highest}


def pair(a, b):
    """Real parts of the inverse transforms of `a` and `b`, scaled to sums."""
    # The real part alone is wanted, so first make each spectrum that of a real field.
    both = np.fft.ifft2(hermitian(a) + 1j * hermitian(b)) * a.size
    return both.real.astype(np.float32), both.imag.astype(np.float32)


def hermitian(spectrum):
    mirrored = np.roll(spectrum[::-1, ::-1], (1, 1), (0, 1))
    return (spectrum + np.conj(mirrored)) / 2


def sample(field, u, v):
    """Bilinear, periodic; `u` and `v` in texels along the first and second axis."""
    rows, columns = field.shape
    iu, iv = np.floor(u).astype(np.int64), np.floor(v).astype(np.int64)
    fu, fv = (u - iu).astype(np.float32), (v - iv).astype(np.float32)
    iu, iv = iu % rows, iv % columns
    ju, jv = (iu + 1) % rows, (iv + 1) % columns
    low = field[iu, iv] * (1 - fu) + field[ju, iv] * fu
    high = field[iu, jv] * (1 - fu) + field[ju, jv] * fu
    return low * (1 - fv) + high * fv


def smoothstep(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def tile_noise(rows, columns, steepness, seed, stretch=1.0):
    """Cloudy noise that tiles; deviation 1. A higher `steepness` is smoother."""
    luck = np.random.default_rng(seed)
    fx = np.fft.fftfreq(rows, 1 / rows)[:, None] * stretch
    fy = np.fft.fftfreq(columns, 1 / columns)[None, :]
    f = np.hypot(fx, fy)
    f[0, 0] = 1
    noise = np.fft.ifft2(np.fft.fft2(luck.standard_normal((rows, columns))) * f**-steepness * (f > 1.5)).real
    return (noise / noise.std()).astype(np.float32)
