"""Light falls off from the lit lane of freight.jpg, laid over the developed picture: near steel is dark, lamps are brighter than paper."""
import cv2
import numpy as np

from finish import INK


def retouch(file):
    picture = cv2.imread(file)[..., ::-1].astype(np.float32) / 255
    colour = np.where(picture <= .04045, picture / 12.92, ((picture + .055) / 1.055) ** 2.4).astype(np.float32)
    height, width = colour.shape[:2]
    x, y = (np.arange(width, dtype=np.float32) / width)[None, :], (np.arange(height, dtype=np.float32) / height)[:, None]
    near = lambda across, down, wide, high: np.exp(-(((x - across) / wide) ** 2 + ((y - down) / high) ** 2))[..., None]
    blurred = lambda image, size: cv2.GaussianBlur(image, (0, 0), size * width / 1920)
    level = (colour @ np.array((.2126, .7152, .0722), np.float32))[..., None]
    colour = level + .72 * (colour - level)
    colour = colour * (1 + 7 * np.clip((level - blurred(level[..., 0], 14)[..., None] - .30) / .4, 0, 1) ** 1.5)
    colour = colour * (.13 + .80 * near(.45, .60, .27, .34))
    green = np.clip(colour[..., 1] - np.maximum(colour[..., 0], colour[..., 2]), 0, 1) * np.clip((y - .6) / .1, 0, 1)
    colour[..., 1] -= .75 * green  # the walkway's paint
    air = near(.41, .56, .20, .20)
    colour = colour * (1 - .30 * air) + air * .055 * np.array((1, .74, .46), np.float32)
    bright = np.clip(colour - .6, 0, 9)
    colour = colour + 3 * sum(share * blurred(bright, size) for size, share in ((3, .20), (12, .10), (45, .07), (150, .05)))
    colour = (colour * (2.51 * colour + .03)) / (colour * (2.43 * colour + .59) + .14)
    picture = np.where(colour <= .0031308, 12.92 * colour, 1.055 * np.maximum(colour, 1e-6) ** (1 / 2.4) - .055).astype(np.float32)
    picture = picture + INK * np.clip(1 - picture.mean(2, keepdims=True) / .35, 0, 1)
    corner = np.clip((np.hypot((x - .5) * 1.5, y - .5) - .35) / .5, 0, 1)[..., None]
    picture = blurred(picture, .6) * (1 - corner) + blurred(picture, 2) * corner
    grain = np.random.default_rng(3).standard_normal((height, width, 1)).astype(np.float32)
    picture = picture + .011 * (.5 * grain + 1.1 * blurred(grain, 1)[..., None]) * (1 - .5 * picture)
    picture = (np.clip(picture, 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8)
    cv2.imwrite(file, picture, [cv2.IMWRITE_JPEG_QUALITY, 89, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
