"""Sides of boxes with the marks that shipping lines paint on them, none of them legible: an atlas for materials.marked."""
import cv2
import numpy as np

ROWS, CELL = 24, (96, 448)  # cells one above the other; pixels up and along


def atlas():
    """Grey, 0 to 1: one side of a box in each row of cells."""
    luck = np.random.default_rng(12)
    cells = [side(luck, k) for k in range(ROWS)]
    return np.concatenate(cells)


def glyph(luck, height):
    """Bars put together like a letter's, none of them one."""
    width = int(height * luck.uniform(.55, .85))
    g = np.zeros((height, width), np.float32)
    t = max(2, int(height * .22))
    bars = [(slice(None), slice(0, t)), (slice(None), slice(width - t, width)), (slice(0, t), slice(None)),
            (slice((height - t) // 2, (height + t) // 2), slice(None)), (slice(height - t, height), slice(None))]
    for k in luck.choice(5, luck.integers(2, 5), replace=False):
        g[bars[k]] = 1
    if luck.random() < .25:
        cv2.line(g, (0, height), (width, 0), 1, t)
    return g


def word(picture, luck, x, y, height, letters):
    for _ in range(letters):
        g = glyph(luck, height)
        end = min(x + g.shape[1], picture.shape[1] - 8)
        if end - x < 3:
            break
        picture[y:y + height, x:end] = np.maximum(picture[y:y + height, x:end], g[:, :end - x])
        x = end + max(2, height // 6)


def side(luck, kind):
    height, width = CELL
    p = np.zeros(CELL, np.float32)
    word(p, luck, width - 120, 12, 11, 8)
    word(p, luck, width - 100, 28, 8, 5)
    if kind % 5 < 3:
        big = int(luck.integers(26, 52))
        word(p, luck, int(luck.integers(20, 150)), int(luck.integers(18, height - big - 10)), big, int(luck.integers(3, 8)))
    if kind % 7 == 2:
        cv2.circle(p, (330, 56), 22, 1, -1)
    if kind % 6 == 4:
        p[60:70] = 1
    worn = cv2.GaussianBlur(luck.standard_normal(CELL).astype(np.float32), (0, 0), 5)
    return cv2.GaussianBlur(p, (0, 0), .8) * np.clip(.75 + worn / worn.std() * .22, .2, 1)

