"""The lace that foam breaks into: strands round cells of open water, large and small, in patches, on a tile."""

import numpy as np

import shots
from sea import tile_noise

SIZE = (512, 1024)  # across and along the ship
METRES = shots.SPEED_MS * shots.PERIOD_S  # along: what she runs in one loop, so that drifting foam closes it too


def lace():
    """0 to 1 with every value equally frequent, so that a threshold at 1 − c leaves the share c."""
    patches = 0.06 * tile_noise(*SIZE, 1.2, 5) + 0.15 * tile_noise(*SIZE, 2.0, 8)
    strands = 0.55 * cells(26, 1) + 0.35 * cells(80, 2) + patches
    rank = np.argsort(np.argsort(strands.ravel()))
    return (rank / rank.size).astype(np.float32).reshape(SIZE)


def cells(count, seed):
    """Closeness to the border between cells of scattered points, `count` of them along the tile; it wraps."""
    rows, columns = count // 2, count
    luck = np.random.default_rng(seed)
    off_y, off_x = luck.uniform(0, 1, (2, rows, columns))
    y, x = np.mgrid[0 : SIZE[0], 0 : SIZE[1]].astype(np.float64)
    y = (y / SIZE[0] * rows + 0.35 * tile_noise(*SIZE, 1.6, seed + 10)) % rows
    x = (x / SIZE[1] * columns + 0.35 * tile_noise(*SIZE, 1.6, seed + 20)) % columns
    cell_y, cell_x = np.floor(y).astype(int), np.floor(x).astype(int)
    nearest, second = np.full(SIZE, 9.0), np.full(SIZE, 9.0)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            j, i = (cell_y + dy) % rows, (cell_x + dx) % columns
            distance = np.hypot(cell_y + dy + off_y[j, i] - y, cell_x + dx + off_x[j, i] - x)
            second = np.minimum(second, np.maximum(nearest, distance))
            nearest = np.minimum(nearest, distance)
    return np.exp(-(second - nearest) / 0.22)
