"""The sea as a Blender mesh for stills: a grid laid out from the camera, so that near waves get the vertices."""

import math

import bpy
import numpy as np

from mesh import place
from sea import TEXELS, sample, smoothstep, tile_noise

EARTH_M = 6.371e6
FARTHEST_M = 26000
MARGIN = 1.3  # how much wider than the picture
TILE_M = 50.0  # of the foam's noise


def build(sea, material, camera_place, yaw, view_across, steepest, wash, time=0.0, columns=900, rows=520):
    """`yaw` of the view, `view_across` and `steepest` look below the horizon are in radians.

    `wash` gives a ship's waves at x and y, in metres, and how far her wake stills the short ones of the sea, 0 to 1.
    `material` finds the attributes foam (of breaking waves), height, roughness and lean.
    """
    x, y, distance, spacing = grid(camera_place, yaw, view_across * MARGIN, steepest, columns, rows)
    lift, calm = wash(x, y)
    height, dx, dy, fold, unresolved = waves(sea, time, x, y, spacing, calm)
    foam = np.clip(smoothstep(0.60, 0.40, fold) * smoothstep(-0.3, 1.0, noise(x, y, 2) + 0.35), 0, 0.8)
    height += lift
    foam *= smoothstep(9000, 2500, distance)
    points = np.stack([x + dx, y + dy, height - distance**2 / (2 * EARTH_M)], -1)
    values = {
        "foam": foam,
        "height": height,
        "roughness": np.clip(np.clip(unresolved, 0, 0.06) ** 0.25, 0.12, 0.5),
        # A wave's far side hides behind its near side: what is seen leans towards the eye.
        "lean": np.sqrt(np.clip(unresolved / 2, 0, 0.03)),
    }
    return surface(points, values, material)


def grid(camera_place, yaw, across, steepest, columns, rows):
    eye = camera_place[2]
    horizon = math.sqrt(2 * eye / EARTH_M) * 1.25
    near_rows = int(rows * 0.9)
    down = horizon + (steepest * 1.22 - horizon) * (1 - np.linspace(0, 1, near_rows)) ** 1.45
    distances = eye / np.tan(down)
    distances = np.concatenate([distances, np.geomspace(distances[-1] * 1.03, FARTHEST_M, rows - near_rows)])
    angles = np.linspace(-across / 2, across / 2, columns) + yaw
    distance, angle = np.meshgrid(distances, angles, indexing="ij")
    x, y = camera_place[0] + distance * np.cos(angle), camera_place[1] + distance * np.sin(angle)
    away = np.abs(np.gradient(distances))[:, None]
    return x, y, distance, away**0.62 * (distance * (angles[1] - angles[0])) ** 0.38


def waves(sea, time, x, y, spacing, calm):
    """Sums of the tiles that the grid resolves; the slopes of the others are left as a variance. `calm` spares swell."""
    height, dx, dy = (np.zeros(x.shape, np.float32) for _ in range(3))
    fold, unresolved = np.ones_like(height), np.full_like(height, 0.0015)
    for number, (tile, field) in enumerate(zip(sea.tiles, sea.fields(time))):
        share = smoothstep(0.15, 1.0, 10 * tile["shortest"] / spacing) if number == 0 else smoothstep(
            0.55, 1.5, 1.6 * tile["shortest"] / spacing)
        left = 1 - (0.3 if number == 0 else 0.75) * calm
        c, s = math.cos(tile["turn"]), math.sin(tile["turn"])
        u, v = (c * x + s * y) / tile["size"] * TEXELS, (-s * x + c * y) / tile["size"] * TEXELS
        seen = share > 0

        def at(values):
            result = np.zeros_like(height)
            result[seen] = sample(values, u[seen], v[seen])
            return result * (share * left).astype(np.float32)

        stretched = (1 + field["stretch_x"]) * (1 + field["stretch_y"]) - field["shear"] ** 2
        height += at(field["height"])
        dx += at(field["shift_x"])
        dy += at(field["shift_y"])
        fold += at(stretched - 1)
        unresolved += tile["slope_variance"] * ((1 - share**2) * left**2).astype(np.float32)
    return height, dx, dy, fold, unresolved


def noise(x, y, seed):
    return sample(tile_noise(1024, 1024, 1.0, seed, 0.5), x / TILE_M * 1024, y / TILE_M * 2 * 1024)


def surface(points, values, material):
    rows, columns, _ = points.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    # Faces must wind upwards, or Fresnel turns over and the sea looks like snow.
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    data = bpy.data.meshes.new("water")
    data.vertices.add(rows * columns)
    data.loops.add(quads.size)
    data.polygons.add(len(quads))
    data.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    data.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    data.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
    data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    for name, value in values.items():
        data.attributes.new(name, "FLOAT", "POINT")
        data.attributes[name].data.foreach_set("value", np.broadcast_to(value, (rows, columns)).astype(np.float32).ravel())
    data.update()
    data.materials.append(material)
    return place("water", data)
