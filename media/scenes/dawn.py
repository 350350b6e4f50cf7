"""The film's ship at first light, alone on nothing, with her reflection: src/assets/pictures/dawn-ship.png.

Usage: blender -b --python-exit-code 1 -P media/scenes/dawn.py -- OUTPUT [SCALE]
SCALE 0.5 tries a look. The page draws sky and sea behind her, the horizon at HORIZON: dawn.module.css.
"""

import math
import os
import sys
import tempfile
from pathlib import Path

import bmesh
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).parent))

import navigation_lights
import ship
import sky
import studio

WIDTH, HEIGHT, SAMPLES = 1600, 500, 48
OFF_BOW, DISTANCE_M, EYE_M, LENS_MM = 57, 1050, 10, 118
HORIZON = 0.715  # of the height
SUN_AZIMUTH, SUN_ELEVATION = -30, 3.0
FOAM = np.array((0.62, 0.6, 0.58))
SUNRISE = np.array([1.2, 1, 0.84], np.float32)
DEEP = np.array((0.045, 0.085, 0.13))  # what the darkest shadow is in this air, before the grade


def scene_of(scale):
    scene = studio.empty_scene(round(WIDTH * scale), round(HEIGHT * scale), SAMPLES)
    scene.render.film_transparent = True
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 6.0, 1.0
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = "OPEN_EXR", "32"
    vessel = ship.build(under_way=True)
    cut_at_waterline()
    sky.sun(SUN_AZIMUTH, SUN_ELEVATION, 7.0, (1, 0.55, 0.27))
    sky.fill((0.3, 0.5, 0.8), 0.32)
    sky.world(SUN_AZIMUTH, SUN_ELEVATION, clear_strength=0.9)
    angle = math.radians(OFF_BOW)
    place = Vector((DISTANCE_M * math.cos(angle), DISTANCE_M * math.sin(angle), EYE_M))
    # Level, so that uprights stay upright; the shift, in widths, puts the horizon in its place.
    camera = studio.camera(place, (5, 0, EYE_M), LENS_MM, (HORIZON - 0.5) * HEIGHT / WIDTH)
    camera.data.sensor_fit = "HORIZONTAL"
    return scene, vessel, camera


def cut_at_waterline():
    """No sea hides what is below, and the sea would mirror it."""
    for thing in [t for t in bpy.data.objects if t.type == "MESH" and min(v.co.z for v in t.data.vertices) < 0]:
        cut = bmesh.new()
        cut.from_mesh(thing.data)
        parts = [*cut.verts, *cut.edges, *cut.faces]
        bmesh.ops.bisect_plane(cut, geom=parts, plane_co=(0, 0, 0), plane_no=(0, 0, 1), clear_inner=True)
        cut.to_mesh(thing.data)


def rendered(scene):
    """Linear premultiplied RGBA, first row at the top."""
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, "ship.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1].copy()


def smooth(picture, x, y):
    """Gaussian blur; x and y are the standard deviations in px."""
    for axis, sigma in ((1, x), (0, y)):
        if sigma < 0.3:
            continue
        reach = math.ceil(3 * sigma)
        kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
        padded = np.pad(picture, [(reach, reach) if i == axis else (0, 0) for i in range(picture.ndim)], "edge")
        size = picture.shape[axis]
        picture = sum(
            w * np.take(padded, range(i, i + size), axis) for i, w in enumerate((kernel / kernel.sum()).astype(np.float32))
        )
    return picture


def ripples(luck, height, width, x, y):
    noise = smooth(luck.standard_normal((height, width)).astype(np.float32), x, y)
    return noise / noise.std()


def on_water(mirrored, luck, scale):
    """The mirrored ship as a sea with little wind shows her: torn into streaks, and lost after a way."""
    height, width = mirrored.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    below = np.clip(rows - HORIZON * height, 0, None) / scale  # px below the horizon
    near = below / (below + 40)
    swell = sum(a * ripples(luck, height, width, x * scale, y * scale) for a, x, y in ((1, 34, 1.6), (0.7, 12, 0.9)))
    total = 0
    for _ in range(28):
        up = rows + scale * near * (9 * swell + luck.normal(0, 5, (height, width)) - 3)
        across = columns + scale * near * luck.normal(0, 1, (height, width)) * (2.2 + 0.3 * below)
        index = (np.clip(up, 0, height - 1).astype(int), np.clip(across, 0, width - 1).astype(int))
        total = total + mirrored[index]
    streaks = 0.86 + 0.16 * np.clip(ripples(luck, height, width, 40 * scale, 1.1 * scale), -2, 1.4)
    lost = np.clip((1 - rows / height) / (1 - HORIZON), 0, 1) ** 1.7
    return smooth(total / 28, 1.2 * scale, 0.5 * scale) * (streaks * lost)[..., None] * (rows > HORIZON * height)[..., None]


def foam(upright, luck, scale):
    """A thin broken line where hull and sea meet, a wave at the stem, and the wake astern."""
    height, width = upright.shape[:2]
    hull = upright[..., 3] > 0.5
    afloat = np.flatnonzero(hull[int(height * (HORIZON + 0.02)) :].any(0))
    stem, stern = afloat[0], afloat[-1]
    columns = np.arange(width)
    line = np.interp(columns, afloat, height - 1 - hull[::-1, afloat].argmax(0))
    line = smooth(line[None, :], 20 * scale, 0)[0]
    at_stem = np.exp(-np.abs(columns - stem - 4 * scale) / (26 * scale))
    wake = np.where(columns > stern, np.exp(-(columns - stern) / (90 * scale)), 0)
    along = np.where((columns > stem - 10 * scale) & (columns <= stern), 0.3 + 0.6 * at_stem, 0.75 * wake)
    thick = scale * (1.1 + 2.2 * at_stem + 1.6 * wake)
    below = (np.mgrid[0:height, 0:width][0] - line) / thick
    broken = 0.6 + 0.4 * np.clip(ripples(luck, height, width, 7 * scale, 0.8 * scale), -1.4, 1.4)
    alpha = (np.exp(-(below**2)) * along * broken).clip(0, 0.8)[..., None]
    return np.concatenate([alpha * FOAM, alpha], 2).astype(np.float32)


def over(front, back):
    return front + back * (1 - front[..., 3:])


def haze(picture, scale):
    """Air before her, thickest on the water: the page's sky shines through."""
    height = picture.shape[0]
    up = (HORIZON * height - np.arange(height)) / scale
    return picture * (1 - 0.14 * np.exp(-((np.clip(up + 25, 0, None) / 55) ** 1.5)))[:, None, None]


def lamps(picture, scene, camera, scale):
    height, width = picture.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    for name in ("forward masthead light", "after masthead light", "port light"):
        point, _, colour = navigation_lights.LIGHTS[name][:3]
        seen = world_to_camera_view(scene, camera, Vector(point))
        distance = np.hypot(columns - seen.x * width, rows - (1 - seen.y) * height) / scale
        glow = np.exp(-((distance / 2.8) ** 2)) + 0.4 * np.exp(-distance / 7)
        warm = np.clip(np.array(colour) * 0.85 + 0.15, 0, 1)
        light = np.dstack([glow[..., None] * warm, glow[..., None]]).clip(0, 1)
        picture = over(light.astype(np.float32), picture)
    return picture


def develop(picture):
    """Straight sRGB bytes: dark and blue in the shadows, warm where the sun grazes her."""
    alpha = picture[..., 3:].clip(0, 1)
    colour = picture[..., :3] / np.maximum(alpha, 1e-4)
    grey = colour.mean(2, keepdims=True)
    colour = (0.8 * colour + 0.2 * grey) * SUNRISE
    colour = 1 - np.exp(-2.1 * colour)
    colour = DEEP * 0.26 + colour * (1 - DEEP * 0.26)
    return np.dstack([np.where(colour <= 0.0031308, 12.92 * colour, 1.055 * colour ** (1 / 2.4) - 0.055), alpha]).clip(0, 1)


def backlit(picture):
    """The glow is behind her: what it does not reach is dim and blue, and lost in the haze towards the water."""
    height, width = picture.shape[:2]
    rows, across = np.arange(height)[:, None] / height, (np.arange(width) / width)[None, :, None]
    colour, alpha = picture[..., :3], picture[..., 3]
    level = colour @ np.array((0.2126, 0.7152, 0.0722))
    lamps = np.clip((level - smooth(level, 4, 4) - 0.22) / 0.2, 0, 1)[..., None]
    dim = level[..., None] + (colour - level[..., None]) * 0.66
    dim = dim * np.where(level > 0.52, (0.52 + (level - 0.52) * 0.5) / np.maximum(level, 1e-3), 1)[..., None]
    dim = 0.92 * np.maximum(dim, 0) ** 1.08
    air = np.array((0.44, 0.45, 0.46)) * (1 - across) + np.array((0.27, 0.37, 0.48)) * across
    up = np.clip(0.8 - rows, 0, None) * HEIGHT
    thick = (0.12 + 0.34 * np.exp(-up / 60) + 0.26 * np.exp(-up / 13))[..., None]
    dim = (dim * (1 - thick) + air * thick) * (1 - lamps) + np.clip(colour * 1.05, 0, 1) * lamps
    upright = np.clip((0.8 - rows) / 0.006, 0, 1)[..., None]
    colour = dim * upright + colour * (1 - upright)
    below = 0.35 * np.clip((rows - 0.8) / 0.02, 0, 1)[..., None]
    colour = colour * (1 - below) + np.array((0.30, 0.36, 0.42)) * below
    soft = smooth(alpha, 0.7, 0.7)
    colour = smooth(colour * alpha[..., None], 0.7, 0.7) / np.maximum(soft, 1e-4)[..., None]
    grain = np.random.default_rng(2).standard_normal((height, width))
    colour = colour + 0.005 * (0.5 * grain + 0.9 * smooth(grain, 0.8, 0.8))[..., None]
    return np.dstack([colour, np.minimum(soft, alpha + 0.25 * (soft - alpha))]).clip(0, 1)


def save(picture, file):
    height, width = picture.shape[:2]
    image = bpy.data.images.new("dawn", width, height, alpha=True)
    image.alpha_mode = "STRAIGHT"
    image.pixels.foreach_set(picture[::-1].astype(np.float32).ravel())
    image.filepath_raw, image.file_format = file, "PNG"
    image.save()


output, scale = [*sys.argv[sys.argv.index("--") + 1 :], "1"][:2]
scale = float(scale)
scene, vessel, camera = scene_of(scale)
upright = rendered(scene)
# What a level sea mirrors is the ship upside down below it.
vessel.scale.z = -1
mirrored = rendered(scene)
luck = np.random.default_rng(3)
picture = over(foam(upright, luck, scale), over(upright, on_water(mirrored, luck, scale)))
save(backlit(develop(lamps(haze(picture, scale), scene, camera, scale))), os.path.abspath(output))
