"""What turns the propeller's paint to polished bronze, from the passes: even colour, few marks, and darkness where it turns from the lamp."""
import json

import cv2
import numpy as np

from finish import rays, read

PROP_X, SHAFT = 12.4, 6.3  # as in dry_dock.py, which only Blender can import
TONE = np.array((.47, .31, .165), np.float32)


def apply(colour, base):
    albedo, depth = np.clip(read(base, 'albedo'), 0, 1), read(base, 'depth')
    with open(base + '.json') as file:
        eye, way, ahead = rays(json.load(file), *depth.shape)
    place = eye + way * (depth / ahead)[..., None]
    bronze = (place[..., 0] > 9.5) & (place[..., 0] < PROP_X + 1.9) & (np.hypot(place[..., 1], place[..., 2] - SHAFT) < 4.3)
    bronze = cv2.morphologyEx(bronze.astype(np.float32), cv2.MORPH_OPEN, np.ones((3, 3)))
    inside = bronze[..., None]
    base_tone = cv2.GaussianBlur(albedo * inside, (0, 0), 26) / np.maximum(cv2.GaussianBlur(bronze, (0, 0), 26), 1e-3)[..., None]
    grey = base_tone.mean(2, keepdims=True)
    marks = np.clip((albedo.mean(2, keepdims=True) + .02) / (grey + .02), .3, 1.3) ** .22
    new = (.35 * base_tone + .65 * TONE * (grey / .30) ** .5) * marks
    ratio = np.where(inside > 0, (new + .04) / (albedo + .04), 1)
    colour = colour * cv2.GaussianBlur(ratio.astype(np.float32), (0, 0), .8)
    soft = cv2.GaussianBlur(bronze, (0, 0), 1.)
    light = cv2.GaussianBlur(colour @ np.float32((.2126, .7152, .0722)), (0, 0), 3)
    deep = 1 + (np.clip(light / .34, .05, 6) ** .42 - 1) * soft
    colour = colour * deep[..., None] * (1 + soft[..., None] * (np.float32((.96, 1.02, .98)) - 1))
    return colour * (1 - (1 - cv2.GaussianBlur(bronze, (0, 0), 1.2)[..., None]) * np.float32((.34, .38, .34)))
