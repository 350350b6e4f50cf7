"""Draws the frames of the hero film: plates from Blender once, then the moving sea over them, frame by frame.

Usage: /usr/bin/python3 media/scenes/film.py SHOT [--size 0.5] [--frames 0,60,120] [--every 2] [--plates 64]
Frames that exist are kept: run it again to go on. They go to $MEDIA_WORK/<shot>/0000.png to 0239.png.
"""

import argparse
import ctypes
import math
import os
import subprocess
import time
from pathlib import Path

import numpy as np

import dusk
import foam
import grade
import marks
import shots
from hull_lines import half_breadth
from sea import TEXELS, Sea, smoothstep
from wake import wake

HERE = Path(__file__).parent
WORK = Path(os.environ.get("MEDIA_WORK", "/var/tmp/site-media"))
CLOUDS_AROUND = (1024, 256)
PLATE_SCALE = 1.25  # the ship's plate against the picture: she moves by fractions of a pixel
AROUND = 1024
FARTHEST_M = 24000
EARTH_M = 6.371e6
COMPILE = ["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp"]


class Scene(ctypes.Structure):
    """Mirrors the struct of film_water.c."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("eye", ctypes.c_float * 3), ("yaw", ctypes.c_float), ("focal", ctypes.c_float), ("horizon", ctypes.c_float),
        ("texels", ctypes.c_int),
        ("tile_size", ctypes.c_float * 4), ("tile_turn", ctypes.c_float * 4), ("tile_variance", ctypes.c_float * 4),
        ("columns", ctypes.c_int), ("rows", ctypes.c_int),
        ("visibility", ctypes.c_float),
        ("sun", ctypes.c_float * 3), ("sun_light", ctypes.c_float * 3), ("sky_light", ctypes.c_float * 3),
        ("foam_drift", ctypes.c_float), ("surge", ctypes.c_float),
        ("ship_warp", ctypes.c_float * 6), ("ship_width", ctypes.c_int), ("ship_height", ctypes.c_int),
        ("ship_scale", ctypes.c_float),
        ("around_size", ctypes.c_int), ("lace_width", ctypes.c_int), ("lace_height", ctypes.c_int),
        ("lace_metres", ctypes.c_float),
    ]  # fmt: skip


PLATES = ("sky", "haze", "ship", "ship_depth", "around", "lace", "outline", "grid")


class Plates(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in PLATES]


def built(name, sources, *options):
    """Compiles unless what is there is newer than its sources."""
    target = WORK / "bin" / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists() or target.stat().st_mtime < max((HERE / s).stat().st_mtime for s in sources):
        code = [HERE / s for s in sources if s.endswith(".c")]
        subprocess.check_call([*COMPILE, *options, *code, "-o", target, "-lm"])
    return target


def clouds(name, *words):
    """What dusk.c makes of `words`, kept in a file of the name."""
    file = WORK / f"clouds-{name}.raw"
    if not file.exists():
        weather = (shots.SUN_AZIMUTH, shots.SUN_ELEVATION, shots.CLOUD_COVER, shots.CLOUD_SEED)
        subprocess.check_call([built("dusk", ["dusk.c"]), *map(str, (*words, *weather)), file])
    return np.fromfile(file, np.float32)


def sky_around():
    """Equirectangular, as Blender has it: azimuth falls from left to right; the lower half mirrors the upper, dimmed."""
    width, rows = CLOUDS_AROUND
    veil = clouds("around", "around", width, rows, 0, 1, 1).reshape(rows, width, 4)[:, ::-1]
    veil = grade.cv2.GaussianBlur(veil, (0, 0), 0.6)
    across, down = (np.arange(width) + 0.5) / width, (np.arange(rows) + 0.5) / rows
    azimuth, elevation = np.meshgrid(180 - 360 * across, 90 - 90 * down)
    sky = dusk.clear(azimuth, elevation, shots.SUN_AZIMUTH)
    sky = dusk.over(sky, veil, azimuth, elevation, shots.SUN_AZIMUTH, shots.CLOUD_GLOW)
    return np.concatenate([sky, sky[::-1] * 0.15]).astype(np.float32)


def sky_behind(name, shot, size):
    """The picture above its horizon, and the horizon's own light below it."""
    rows, horizon = round(shot.horizon * shot.height), shot.horizon * shot.height
    veil = clouds(name, "view", shot.width, rows, shot.yaw, shot.focal_px, horizon).reshape(rows, shot.width, 4)
    azimuth, elevation = dusk.view_angles(shot.width, rows, shot.yaw, shot.focal_px, horizon)
    sky = dusk.clear(azimuth, elevation, shots.SUN_AZIMUTH)
    sky = dusk.over(sky, veil, azimuth, elevation, shots.SUN_AZIMUTH, shots.CLOUD_GLOW)
    sky = np.concatenate([sky, np.repeat(sky[-1:], shot.height - rows, 0)])
    size = round(shot.width * size), round(shot.height * size)
    return grade.cv2.resize(sky, size, interpolation=grade.cv2.INTER_AREA).astype(np.float32)


def plates(name, size, samples, around):
    """Folder of the ship's plate; one Blender run, unless it has been."""
    folder = WORK / f"{name}-plates-{size}"
    if not (folder / "ship_depth_0000.exr").exists():
        folder.mkdir(parents=True, exist_ok=True)
        grade.cv2.imwrite(str(folder / "around.hdr"), around[..., ::-1])
        grade.cv2.imwrite(str(folder / "marks.png"), (marks.atlas() * 255).astype(np.uint8))
        words = ["--", name, folder, str(size), str(PLATE_SCALE), str(samples)]
        subprocess.check_call(["blender", "-b", "--python-exit-code", "1", "-P", HERE / "plates.py", *words],
                              stdout=subprocess.DEVNULL)
    return folder


def stereographic(equirect):
    """The upper half of the sky on a disc seen from below: even all along the horizon, and no angles to look up by."""
    line = (np.arange(AROUND, dtype=np.float32) + 0.5 - AROUND / 2) / (AROUND / 2)
    x, y = np.meshgrid(line, line)
    r2 = x * x + y * y
    up, azimuth = np.arcsin(np.abs((1 - r2) / (1 + r2))), np.arctan2(y, x)
    height, width = equirect.shape[:2]
    across = (0.5 - azimuth / (2 * math.pi)) * width - 0.5
    down = (0.5 - np.maximum(up, 0.001) / math.pi) * height - 0.5
    disc = grade.cv2.remap(equirect, across, down, grade.cv2.INTER_LINEAR, borderMode=grade.cv2.BORDER_WRAP)
    return np.dstack([disc, np.ones_like(disc[..., :1])])


def irradiance(equirect):
    """Of the sky on level water."""
    height, width = equirect.shape[:2]
    up = (0.5 - (np.arange(height) + 0.5) / height) * math.pi
    weight = np.clip(np.sin(up), 0, None) * np.cos(up) * (math.pi / height) * (2 * math.pi / width)
    return (equirect * weight[:, None, None]).sum((0, 1))


def resting_grid(shot, width, height):
    """Points of still water about a pixel apart as the camera sees them, with the wake: x, y, height, slopes, foam."""
    focal, horizon = shot.focal_px * width / shot.width, shot.horizon * height
    eye = shot.camera[2]
    farthest = eye / FARTHEST_M * focal
    below = np.concatenate([np.geomspace(farthest, 6, 70)[:-1], np.arange(6, height - horizon + height * 0.12, 1.25)])
    across = np.arange(-0.58 * width, 0.58 * width, 1.5)
    offset, depth = np.meshgrid(across / focal, eye * focal / below)
    yaw = math.radians(shot.yaw)
    x = shot.camera[0] + depth * (math.cos(yaw) + offset * math.sin(yaw))
    y = shot.camera[1] + depth * (math.sin(yaw) - offset * math.cos(yaw))
    lift, density = wake(x, y)
    step = 0.15
    slope_x = (wake(x + step, y)[0] - wake(x - step, y)[0]) / (2 * step)
    slope_y = (wake(x, y + step)[0] - wake(x, y - step)[0]) / (2 * step)
    return np.stack([x, y, lift, slope_x, slope_y, density], -1).astype(np.float32)


class Film:
    """Everything of one shot that does not move, handed to the renderer; `frame` draws what does."""

    def __init__(self, name, size, samples):
        self.shot = shot = shots.SHOTS[name]
        self.size = size
        self.width, self.height = round(shot.width * size), round(shot.height * size)
        self.sea = Sea(shots.PERIOD_S, shots.SPEED_MS, shots.WIND_MS, math.radians(shots.WAVES_TO), shots.WAVE_HEIGHT_M)
        around = sky_around()
        held = self.still_parts(plates(name, size, samples, around), around, sky_behind(name, shot, size))
        self.held = {key: np.ascontiguousarray(value, np.float32) for key, value in held.items()}
        self.renderer = ctypes.CDLL(built("film_water.so", ["film_water.c", "pyramid.c", "render.h"], "-shared", "-fPIC"))
        scene = self.scene(irradiance(around))
        pointers = Plates(*(self.held[key].ctypes.data for key in PLATES))
        self.renderer.prepare(ctypes.byref(scene), ctypes.byref(pointers))

    def still_parts(self, folder, around, sky):
        horizon = round(self.shot.horizon * self.height)
        light = grade.haze_light(sky, np.ones(sky.shape[:2], bool), horizon, shots.HAZE_TINT)
        ship = grade.cv2.imread(str(folder / "ship_colour_0000.exr"), grade.cv2.IMREAD_UNCHANGED)
        ship = np.clip(np.nan_to_num(ship[..., [2, 1, 0, 3]]), 0, 60)
        depth = grade.read_pass(folder / "ship", "depth")
        clear = np.exp(-np.minimum(depth, 2000) / shots.VISIBILITY_M)[..., None]
        columns = grade.cv2.resize(light[None], (ship.shape[1], 1))
        ship[..., :3] = ship[..., :3] * clear + columns * 0.92 * (1 - clear) * ship[..., 3:]
        lines = [[half_breadth(x, z) for x in np.linspace(-150, 160, 256)] for z in np.linspace(0, 20, 16)]
        return {
            "sky": grade.horizon_glow(sky, light, horizon),
            "haze": light * 0.92,
            "ship": ship,
            "ship_depth": depth,
            "around": stereographic(around),
            "lace": foam.lace(),
            "outline": np.array(lines),
            "grid": resting_grid(self.shot, self.width, self.height),
        }

    def scene(self, sky_light):
        tiles, sun = self.sea.tiles, math.radians(shots.SUN_AZIMUTH)
        low = math.radians(shots.SUN_ELEVATION)
        rows, columns = self.held["grid"].shape[:2]
        lace_height, lace_width = self.held["lace"].shape
        ship_height, ship_width = self.held["ship"].shape[:2]
        eye = (ctypes.c_float * 3)(*self.shot.camera)
        return Scene(
            self.width, self.height, eye, math.radians(self.shot.yaw),
            self.shot.focal_px * self.size, self.shot.horizon * self.height,
            TEXELS,
            *((ctypes.c_float * 4)(*(t[key] for t in tiles)) for key in ("size", "turn", "slope_variance")),
            columns, rows, shots.VISIBILITY_M,
            (ctypes.c_float * 3)(math.cos(low) * math.cos(sun), math.cos(low) * math.sin(sun), math.sin(low)),
            (ctypes.c_float * 3)(*(shots.SUN_STRENGTH * c for c in shots.SUN_COLOUR)),
            (ctypes.c_float * 3)(*sky_light),
            0, 1, (ctypes.c_float * 6)(), ship_width, ship_height, PLATE_SCALE,
            AROUND, lace_width, lace_height, foam.METRES,
        )  # fmt: skip

    def ship_warp(self, turn):
        """Picture to plate: undoes what the ship's trim and slow heave, pitch and roll do to points all over her."""
        heave = 0.16 * math.sin(turn + 1.9)
        pitch, roll = math.radians(0.10 * math.sin(turn + 0.8) - shots.TRIM), math.radians(0.30) * math.sin(turn)
        x, y, z = np.array(np.meshgrid([-145, -50, 60, 150], [10, 21], [0, 20, 45])).reshape(3, -1)
        moved = (x - pitch * -z, y - roll * z, z - pitch * x + roll * y + heave)
        still, now = self.project(x, y, z), self.project(*moved)
        terms = np.column_stack([*now, np.ones(len(x))])
        return np.linalg.lstsq(terms, np.column_stack(still), rcond=None)[0].T.astype(np.float32)

    def project(self, x, y, z):
        yaw, focal = math.radians(self.shot.yaw), self.shot.focal_px * self.size
        dx, dy = x - self.shot.camera[0], y - self.shot.camera[1]
        depth = dx * math.cos(yaw) + dy * math.sin(yaw)
        across = self.width / 2 + focal * (dx * math.sin(yaw) - dy * math.cos(yaw)) / depth
        return across, self.shot.horizon * self.height - focal * (z - self.shot.camera[2]) / depth

    def frame(self, number):
        """Linear RGB."""
        time_s = number / shots.FRAMES_PER_SECOND
        turn = 2 * math.pi * time_s / shots.PERIOD_S
        names = ("height", "shift_x", "shift_y", "slope_x", "slope_y", "stretch_x", "stretch_y", "shear")
        fields = np.stack([np.stack([f[n] for n in names], -1) for f in self.sea.fields(time_s)])
        surge = 1 + 0.10 * math.sin(2 * turn + 0.4) + 0.06 * math.sin(3 * turn)
        picture = np.empty((self.height, self.width, 3), np.float32)
        float_pointer = ctypes.POINTER(ctypes.c_float)
        arrays = [np.ascontiguousarray(a) for a in (fields, self.ship_warp(turn), picture)]
        fields_at, warp_at, picture_at = (a.ctypes.data_as(float_pointer) for a in arrays)
        drift = ctypes.c_float(shots.SPEED_MS * time_s)
        self.renderer.draw(fields_at, drift, ctypes.c_float(surge), warp_at, picture_at)
        return arrays[2]


def firmness(shot, width, height):
    """For grade.hold_back: how firmly brightness is kept down, by where the page sets text."""
    x, y = np.linspace(0, 1, width)[None, :], np.linspace(0, 1, height)[:, None]
    water = smoothstep(shot.water_text - 0.06, shot.water_text + 0.02, y)
    beside = smoothstep(*reversed(shot.logo_right), x)
    around = smoothstep(shot.horizon - 2 * shot.air_text, shot.horizon - shot.air_text, y)
    return np.maximum(water / shots.WATER_LIMIT, beside * around / shots.AIR_LIMIT).astype(np.float32)


def main():
    words = argparse.ArgumentParser()
    words.add_argument("shot", choices=shots.SHOTS)
    words.add_argument("--size", type=float, default=1.0, help="of the picture, for trials")
    words.add_argument("--frames", help="numbers with commas")
    words.add_argument("--every", type=int, default=1)
    words.add_argument("--plates", type=int, default=64, help="samples of the ship's plate")
    words = words.parse_args()
    folder = WORK / (words.shot if words.size == 1 else f"{words.shot}-{words.size}")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = map(int, words.frames.split(",")) if words.frames else range(0, shots.FRAME_COUNT, words.every)
    missing = [n for n in wanted if not (folder / f"{n:04}.png").exists()]
    film = Film(words.shot, words.size, words.plates) if missing else None
    firm = firmness(film.shot, film.width, film.height) if film else None
    for number in missing:
        start = time.time()
        picture = film.frame(number)
        drawn = time.time()
        picture = grade.develop(grade.hold_back(picture, firm), **shots.GRADE)
        # A lens is never as sharp as a render.
        picture = grade.cv2.GaussianBlur(picture.astype(np.float32), (0, 0), 0.55 * words.size + 0.05)
        part = folder / f"{number:04}.part.png"
        grade.save(picture, part)
        part.rename(folder / f"{number:04}.png")
        print(f"{number:04}: sea {drawn - start:.1f} s, grade {time.time() - drawn:.1f} s", flush=True)


if __name__ == "__main__":
    main()
