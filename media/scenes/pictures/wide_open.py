"""A lens wide open over the chart: focus on the dividers. In layers, for so large a disc would take `finish.defocus` many minutes."""
import json

import cv2
import numpy as np

from finish import read

FOCUS, APERTURE = .68, .016
LEVELS = [0, 1.2, 2.5, 4.5, 7.5, 12, 20]


def disc(radius):
    n = int(np.ceil(radius)) + 1
    y, x = np.mgrid[-n:n + 1, -n:n + 1]
    inside = np.clip(radius - np.hypot(x, y) + .5, 0, 1).astype(np.float32)
    return inside / inside.sum()


def apply(colour, base):
    depth = read(base, 'depth')
    with open(base + '.json') as file:
        lens = json.load(file)['lens']
    size = .5 * APERTURE / FOCUS * lens / 36 * depth.shape[1] * np.abs(1 - FOCUS / np.minimum(depth, 50))
    place = np.interp(cv2.GaussianBlur(np.minimum(size, 22).astype(np.float32), (0, 0), .8), LEVELS, range(len(LEVELS)))
    far = (depth > .80).astype(np.float32)
    out = colour * np.clip(1 - place, 0, 1)[..., None]
    for i, radius in enumerate(LEVELS[1:], 1):
        kernel = disc(radius)  # what stands before the far part does not shine into it
        back = cv2.filter2D(colour * far[..., None], -1, kernel) / np.maximum(cv2.filter2D(far, -1, kernel), 1e-3)[..., None]
        out += np.where(far[..., None] > 0, back, cv2.filter2D(colour, -1, kernel)) * np.clip(1 - np.abs(place - i), 0, 1)[..., None]
    return out
