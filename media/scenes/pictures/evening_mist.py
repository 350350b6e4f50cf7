"""Thick evening mist over the crossing, from its passes: the headlamps' glare in it, and a near foreground out of focus."""
import json

import cv2
import numpy as np

from finish import FAR, rays, read

TRAIN = np.array((84 - .4, 48.3, 4.46 + 3.47))  # the headlamps, as in crossing.py
HAZE = 175.


def apply(colour, base):
    depth = read(base, 'depth')
    scene = json.load(open(base + '.json'))
    height, width = depth.shape
    eye, way, ahead = rays(scene, height, width)
    distance = np.minimum(depth / ahead, 6e4)
    up = way[..., 2]
    sky = depth > FAR
    place_y = eye[1] + way[..., 1] * distance
    # Loose stones between the tracks answer the headlamps too well; far posts and boxes keep the denoiser's specks and paint.
    strip = cv2.GaussianBlur(((place_y > 44.4) & (place_y < 47.0) & (distance < 75)).astype(np.float32), (0, 0), 3)[..., None]
    level = colour @ np.float32((.2126, .7152, .0722))
    calm = cv2.GaussianBlur(cv2.erode(cv2.GaussianBlur(level, (0, 0), 1.2), np.ones((15, 15))), (0, 0), 9)
    lower = np.minimum(1, 1.5 * calm / np.maximum(level, 1e-5))[..., None]
    colour = colour * (1 - strip * (1 - lower))
    rails = cv2.GaussianBlur(((place_y > 41.7) & (place_y < 44.3) & (distance < 90)).astype(np.float32), (0, 0), 2)[..., None]
    colour = colour * (1 - .6 * rails)
    far = cv2.GaussianBlur(((distance > 150) & ~sky).astype(np.float32), (0, 0), 1)[..., None]
    grey = (colour @ np.float32((.2126, .7152, .0722)))[..., None]
    lamp = np.clip(grey / .9 - 1, 0, 1)
    dull = np.minimum(grey + .38 * (colour - grey), .16 + .1 * colour)
    height_z = eye[2] + way[..., 2] * distance
    post = (place_y > 64.5) & (place_y < 67.5) & (distance > 150) & (height_z < 29.4)
    post = cv2.GaussianBlur(cv2.dilate(post.astype(np.float32), np.ones((3, 3))), (0, 0), .6)[..., None]
    dull = dull * (1 - post) + np.minimum(dull, np.float32((.030, .030, .034))) * post
    lamp = lamp * (1 - post)
    dull = np.stack([cv2.medianBlur(np.ascontiguousarray(dull[..., i], np.float32), 5) for i in range(3)], -1)
    colour = colour * (1 - far * (1 - lamp)) + dull * far * (1 - lamp)
    # The mist has the sky's own colour above the horizon there, spread far: no hard line between them.
    low = cv2.GaussianBlur(np.where((sky & (up > .004) & (up < .10))[..., None], colour, 0), (0, 0), width * .11)
    share = cv2.GaussianBlur((sky & (up > .004) & (up < .10)).astype(np.float32), (0, 0), width * .11)
    air = low / np.maximum(share, 1e-3)[..., None]
    row = air[int(height * .58)][None]
    air = cv2.GaussianBlur(np.repeat(row, height, 0), (0, 0), width * .05)
    air = air * np.float32((.60, .66, .78)) + air.mean((0, 1)) * np.float32((.10, .14, .20))
    air = air * (1 - .35 * np.clip(up / .25, 0, 1))[..., None]
    rng = np.random.default_rng(9)

    def drift(cell, flat):
        noise = cv2.GaussianBlur(rng.standard_normal((height, width)).astype(np.float32), (0, 0), cell * width, sigmaY=cell * width / flat)
        return noise / noise.std()

    lies = 1 + .22 * drift(.10, 5) + .14 * drift(.03, 4)
    # Mist lies low: the path through it is shorter the higher it leads.
    scale = 14.
    climb = np.where(np.abs(up) < 1e-4, 1e-4, up)
    path = np.where(up > 0, scale / climb * (1 - np.exp(-np.minimum(distance * climb / scale, 30))), distance)
    clear = np.exp(-np.clip(lies, .4, 1.8) * np.where(sky, np.minimum(path, 900.), path) / HAZE)[..., None]
    colour = colour * clear + air * (1 - clear)
    # Headlamps: their faces, and the light the mist throws back around them.
    turn = np.array(scene['camera'])
    seen = (TRAIN - turn[:3, 3]) @ turn[:3, :3]
    px, py = (seen[0] / -seen[2] * scene['lens'] / 36 + .5) * width, (.5 - seen[1] / -seen[2] * scene['lens'] / 36 * width / height) * height
    y, x = np.mgrid[:height, :width].astype(np.float32)
    warm = np.float32((1., .86, .62))
    gap = .24 / -seen[2] * scene['lens'] / 36 * width
    for side in (-1, 1):
        r = np.hypot(x - px - side * gap, y - py) / width
        # Light scattered by droplets: steep near the lamp, long skirts, broken by the drifts.
        glare = 9. * np.exp(-(r / .0022) ** 2) + .55 / (1 + (r / .010) ** 2) ** 1.25 + .085 * np.exp(-r / .10)
        colour = colour + (glare * (.85 + .15 * np.clip(lies, .4, 1.6)))[..., None] * warm * np.where(r < .004, 1, np.clip(lies, .6, 1.4))[..., None]
    # A fan of light on the mist before her, towards the eye.
    below = np.clip((y - py) / height, 0, 1)
    fan = np.clip((y - py) / height / .012, 0, 1) * np.exp(-((x - px) / (width * (.02 + .28 * below))) ** 2) * np.exp(-below / .16) * .10
    colour = colour + (fan * np.clip(lies, .3, 1.8))[..., None] * warm
    colour = colour * (1 - .62 * np.clip((y / height - .66) / .34, 0, 1) ** 1.1)[..., None]
    # Focus lies on the rails some way off; the nearest ballast is soft.
    near = np.clip((24 - distance) / 14, 0, 1)[..., None]
    colour = colour * (1 - near) + cv2.GaussianBlur(colour, (0, 0), width / 1920 * 4.5) * near
    return colour
