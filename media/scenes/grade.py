"""From linear light to the finished picture: denoise, haze, bloom and one filmic grade for film and stills."""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import subprocess
import tempfile
from pathlib import Path

import cv2
import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
SKY_M = 60000  # farther than this is sky


def read_pass(stem, name, frame=0):
    """One pass that studio.write_passes left, RGB or a plane, float32."""
    image = cv2.imread(f"{stem}_{name}_{frame:04}.exr", cv2.IMREAD_UNCHANGED).astype(np.float32)
    if name == "depth":
        return image[..., 0] if image.ndim == 3 else image
    return np.ascontiguousarray(np.nan_to_num(image[..., 2::-1]))


def denoise(tool, colour, albedo, normal, depth, radius=5, strength=0.9):
    """`tool` is denoise.c, built. The sky is left as it is."""
    height, width = depth.shape
    features = np.zeros((height, width, 8), np.float32)
    features[..., :3] = np.sqrt(np.clip(albedo, 0, 1))
    features[..., 3:6] = normal * 0.7
    features[..., 6] = np.log(np.clip(depth, 1, 1e5))
    compressed = (np.log1p(np.clip(colour, 0, 300) * 20) / 3).astype(np.float32)
    with tempfile.TemporaryDirectory() as folder:
        compressed.tofile(f"{folder}/colour")
        features.tofile(f"{folder}/features")
        files = [f"{folder}/{name}" for name in ("colour", "features", "out")]
        subprocess.check_call([Path(tool), str(width), str(height), *files, str(radius), str(strength)])
        smooth = np.fromfile(f"{folder}/out", np.float32).reshape(height, width, 3)
    return np.where((depth > 1e6)[..., None], colour, np.expm1(smooth * 3) / 20)


def haze_light(colour, sky, horizon_y, tint=(1, 0.72, 0.55)):
    """Light that the air adds, one value a column: the sky just over the horizon, blurred. `sky` is a mask."""
    height, width = sky.shape
    band = slice(max(0, horizon_y - int(0.035 * height)), max(1, horizon_y - int(0.004 * height)))
    light = (colour[band] * sky[band][..., None]).sum(0)
    weight = np.maximum(sky[band].sum(0), 1e-4)[:, None].astype(np.float32)
    tint = np.array(tint, np.float32)
    grey = (light / weight).mean(1, keepdims=True)
    light = (0.35 * light / weight + 0.65 * grey * tint / tint.mean()) * weight
    blur = width * 0.05
    light = cv2.GaussianBlur(light[None], (0, 0), blur)[0]
    weight = cv2.GaussianBlur(weight.reshape(1, -1), (0, 0), blur).reshape(-1, 1)
    return (light / np.maximum(weight, 1e-4)).astype(np.float32)


def haze(colour, depth, horizon_y, visibility_m, tint=(1, 0.72, 0.55)):
    """Air between the eye and things, and its glow on the sky over the horizon."""
    sky = depth > SKY_M
    light = haze_light(colour, sky, horizon_y, tint)
    clear = np.where(sky, 1, np.exp(-np.where(sky, 0, depth) / visibility_m))[..., None]
    hazy = colour * clear + light * (1 - clear) * 0.92
    return np.where(sky[..., None], horizon_glow(colour, light, horizon_y), hazy).astype(np.float32)


def horizon_glow(colour, light, horizon_y):
    height = colour.shape[0]
    above = np.clip(horizon_y - np.arange(height, dtype=np.float32), 0, None)[:, None, None]
    glow = 0.55 * np.exp(-above / (height * 0.030))
    return colour * (1 - glow) + light * glow


def hold_back(colour, firmness):
    """Bends luminance towards 1 / firmness, a map, and leaves alone what lies well below; 0 leaves all alone."""
    light = (colour @ LUMINANCE) * firmness
    return colour / np.sqrt(1 + light * light)[..., None]


def develop(colour, exposure=0.0, bloom=0.10, vignette=0.25, left_dark=0.0, blue_shadows=0.0, saturation=1.08):
    """Display-ready sRGB 0 to 1. `exposure` in stops; `left_dark` holds back the side where text stands."""
    height, width = colour.shape[:2]
    colour = colour * np.float32(2**exposure)
    colour = colour + bloom * 3 * glow(colour)
    x = np.linspace(0, 1, width, dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    across = 2 * x - 1
    shade = (1 - left_dark * np.clip(1 - x / 0.62, 0, 1) ** 1.2) * (1 - vignette * np.clip(across**2 * 0.6 + y**2 * 0.55, 0, 1.3))
    colour = colour * shade[..., None]
    light = (colour @ LUMINANCE)[..., None]
    # The film's curve, mostly per channel; the rest keeps the hue.
    hue_kept = colour * (filmic(light * 0.8) / np.maximum(light, 1e-5))
    toned = np.clip(0.72 * filmic(colour * 0.8) + 0.28 * np.clip(hue_kept, 0, 1.2), 0, 1)
    if blue_shadows:
        shadows = np.clip(1 - light / 0.5, 0, 1) ** 2 * np.clip(light * 6, 0, 1) * 0.12
        toned = np.clip(toned + blue_shadows * np.array([-0.5, 0.15, 1.0], np.float32) * shadows, 0, 1)
    grey = toned.mean(2, keepdims=True)
    toned = np.clip(grey + (toned - grey) * saturation, 0, 1)
    return np.where(toned <= 0.0031308, 12.92 * toned, 1.055 * np.maximum(toned, 1e-6) ** (1 / 2.4) - 0.055)


def glow(colour):
    """What spills from the brightest places, computed at a quarter of the size."""
    height, width = colour.shape[:2]
    bright = np.clip(colour - 0.9, 0, 12)
    near = cv2.GaussianBlur(bright, (0, 0), width * 0.0025)
    small = cv2.resize(bright, (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    wide = sum(cv2.GaussianBlur(small, (0, 0), width / 4 * size) * weight for size, weight in ((0.009, 0.30), (0.03, 0.25)))
    return near * 0.45 + cv2.resize(wide, (width, height), interpolation=cv2.INTER_LINEAR)


def filmic(x):
    return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)


def grain(picture, seed, amount=0.006):
    noise = np.random.default_rng(seed).standard_normal(picture.shape[:2]).astype(np.float32)[..., None]
    return picture + amount * noise * (1 - 0.6 * picture)


def save(picture, file, seed=0):
    """8 bits, with a dither of half a step so that quiet sky does not band."""
    dither = np.random.default_rng(seed).uniform(-0.5, 0.5, picture.shape).astype(np.float32)
    cv2.imwrite(str(file), np.clip(picture[..., ::-1] * 255 + dither[..., ::-1] + 0.5, 0, 255).astype(np.uint8))
