"""What of the film stands still, from Blender: sky behind the sea, sky all round, and the ship alone.

Usage: blender -b -P plates.py -- SHOT FOLDER CLOUDS SIZE SHIP_SCALE SAMPLES
SIZE is the film's against the shot's, SHIP_SCALE the ship's plate against the film.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import shots
import ship
import sky
import studio
from materials import painted
from mesh import Mesh

AROUND_SIZE = (4096, 2048)


def light(clouds):
    sky.sun(shots.SUN_AZIMUTH, shots.SUN_ELEVATION, shots.SUN_STRENGTH, shots.SUN_COLOUR)
    sky.fill(shots.FILL_TOWARDS, shots.FILL_STRENGTH)
    sky.fill(shots.SEA_TOWARDS, shots.SEA_STRENGTH, shots.SEA_COLOUR)
    sky.world(shots.SUN_AZIMUTH, shots.SUN_ELEVATION, clouds, shots.CLEAR_STRENGTH, shots.CLOUD_STRENGTH)


def look(shot):
    yaw = math.radians(shot.yaw)
    x, y, z = shot.camera
    # The shift is in widths; down, so that the horizon rises above the middle.
    shift = (shot.horizon - 0.5) * shot.height / shot.width
    camera = studio.camera(shot.camera, (x + math.cos(yaw), y + math.sin(yaw), z), shot.lens_mm, shift)
    camera.data.sensor_fit = "HORIZONTAL"
    return camera


def sky_behind(shot, scale, clouds, stem):
    studio.empty_scene(round(shot.width * scale), round(shot.height * scale), 4)
    light(clouds)
    look(shot)
    studio.write_passes(stem)
    studio.render()


def sky_around(clouds, stem):
    studio.empty_scene(*AROUND_SIZE, 1)
    light(clouds)
    camera = studio.camera((0, 0, 10), (1, 0, 10), 40)
    camera.data.type = "PANO"
    camera.data.cycles.panorama_type = "EQUIRECTANGULAR"
    studio.write_passes(stem)
    studio.render()


def ship_alone(shot, scale, clouds, samples, stem):
    """On nothing; a dark sea below her, which camera and lamps do not see, gives the light back that water gives."""
    scene = studio.empty_scene(round(shot.width * scale), round(shot.height * scale), samples)
    scene.render.film_transparent = True
    # A stray bright sample would stand in every frame.
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 6.0, 1.0
    ship.build(under_way=True)
    light(clouds)
    look(shot)
    water = Mesh()
    water.vertices = [(-4000, -4000, -0.3), (4000, -4000, -0.3), (4000, 4000, -0.3), (-4000, 4000, -0.3)]
    water.faces = [(0, 1, 2, 3)]
    surface = water.to_object("water", painted("water", (0.004, 0.014, 0.02), 0.35))
    surface.visible_camera = surface.visible_shadow = False
    studio.write_passes(stem)
    studio.render()


shot_name, folder, clouds, size, ship_scale, samples = sys.argv[sys.argv.index("--") + 1 :]
shot, size = shots.SHOTS[shot_name], float(size)
sky_behind(shot, size, clouds, f"{folder}/sky")
sky_around(clouds, f"{folder}/around")
ship_alone(shot, size * float(ship_scale), clouds, int(samples), f"{folder}/ship")
