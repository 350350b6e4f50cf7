"""The ship alone, from Blender, under the sky that film.py left in the folder.

Usage: blender -b -P plates.py -- SHOT FOLDER SIZE SHIP_SCALE SAMPLES
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


def light(folder):
    sky.picture(f"{folder}/around.hdr")
    rake = sky.sun(shots.RAKE_AZIMUTH, shots.RAKE_ELEVATION, shots.RAKE_STRENGTH, shots.RAKE_COLOUR)
    rake.data.angle, rake.visible_glossy = math.radians(40), False
    sky.fill(shots.FILL_TOWARDS, shots.FILL_STRENGTH)


def look(shot):
    yaw = math.radians(shot.yaw)
    x, y, z = shot.camera
    # The shift is in widths; down, so that the horizon rises above the middle.
    shift = (shot.horizon - 0.5) * shot.height / shot.width
    camera = studio.camera(shot.camera, (x + math.cos(yaw), y + math.sin(yaw), z), shot.lens_mm, shift)
    camera.data.sensor_fit = "HORIZONTAL"
    return camera


def ship_alone(shot, scale, samples, folder):
    """On nothing; a dark sea below her, which camera and lamps do not see, gives the light back that water gives."""
    scene = studio.empty_scene(round(shot.width * scale), round(shot.height * scale), samples)
    scene.render.film_transparent = True
    # A stray bright sample would stand in every frame.
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 6.0, 1.0
    ship.build(under_way=True, marks=f"{folder}/marks.png")
    light(folder)
    look(shot)
    water = Mesh()
    water.vertices = [(-4000, -4000, -0.3), (4000, -4000, -0.3), (4000, 4000, -0.3), (-4000, 4000, -0.3)]
    water.faces = [(0, 1, 2, 3)]
    surface = water.to_object("water", painted("water", (0.004, 0.014, 0.02), 0.35))
    surface.visible_camera = surface.visible_shadow = False
    studio.write_passes(f"{folder}/ship")
    studio.render()


shot_name, folder, size, ship_scale, samples = sys.argv[sys.argv.index("--") + 1 :]
ship_alone(shots.SHOTS[shot_name], float(size) * float(ship_scale), int(samples), folder)
