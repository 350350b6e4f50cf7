"""Forty-foot boxes with real corrugation, and their stowage. All share two meshes; the colour is the object's."""

import math

from mesh import Mesh, place

LENGTH_M, WIDTH_M, HEIGHT_M = 12.19, 2.438, 2.591
TIER_M = 2.6
FRAME_M = 0.16
# Linear RGB and how often; the pale ones are refrigerated boxes.
COLOURS = (
    ((0.150, 0.036, 0.026), 22),
    ((0.022, 0.052, 0.120), 18),
    ((0.045, 0.110, 0.190), 9),
    ((0.030, 0.075, 0.050), 7),
    ((0.170, 0.170, 0.165), 9),
    ((0.440, 0.440, 0.430), 8),
    ((0.240, 0.085, 0.022), 9),
    ((0.020, 0.095, 0.105), 6),
    ((0.085, 0.030, 0.025), 10),
    ((0.250, 0.160, 0.035), 3),
)
PALE = 0.4  # red above which a colour is a refrigerated box's


def container(paint, refrigerated=False):
    """Mesh data; origin in the middle of the floor, doors towards -x."""
    mesh = Mesh()
    length, width = LENGTH_M / 2, WIDTH_M / 2
    for end in (-1, 1):
        for side in (-1, 1):
            mesh.box(end * length, end * (length - FRAME_M), side * width, side * (width - FRAME_M), 0, HEIGHT_M)
        mesh.box(end * length, end * (length - 0.12), -width, width, 0, 0.17)
        mesh.box(end * length, end * (length - 0.12), -width, width, HEIGHT_M - 0.14, HEIGHT_M)
    for side in (-1, 1):
        mesh.box(-length, length, side * width, side * (width - 0.1), 0, 0.17)
        mesh.box(-length, length, side * width, side * (width - 0.1), HEIGHT_M - 0.12, HEIGHT_M)
        wall = corrugation(LENGTH_M - 2 * FRAME_M, 0.015 if refrigerated else 0.045)
        points = [(-length + FRAME_M + along, side * (width - 0.012 + depth)) for along, depth in wall]
        sheet(mesh, points, flipped=side > 0)
    front = corrugation(WIDTH_M - 2 * FRAME_M, 0.045)
    sheet(mesh, [(length - 0.012 + depth, -width + FRAME_M + along) for along, depth in front], flipped=False)
    doors(mesh, length, width)
    mesh.box(-length + 0.1, length - 0.1, -width + 0.06, width - 0.06, HEIGHT_M - 0.06, HEIGHT_M - 0.02)
    data = mesh.to_data("container")
    data.materials.append(paint)
    return data


def corrugation(length, depth):
    """(along, in) of a trapezoidal profile."""
    count = int(length / 0.278)
    pitch = length / count
    profile = []
    for i in range(count):
        x = i * pitch
        profile += [(x, 0), (x + pitch * 0.28, 0), (x + pitch * 0.5, -depth), (x + pitch * 0.78, -depth)]
    return [*profile, (length, 0)]


def sheet(mesh, points, flipped):
    first = len(mesh.vertices)
    for x, y in points:
        mesh.vertices += [(x, y, 0.1), (x, y, HEIGHT_M - 0.08)]
    for i in range(len(points) - 1):
        face = (first + 2 * i, first + 2 * i + 2, first + 2 * i + 3, first + 2 * i + 1)
        mesh.faces.append(face[::-1] if flipped else face)


def doors(mesh, length, width):
    mesh.box(-length + 0.03, -length + 0.09, -width + 0.1, width - 0.1, 0.1, HEIGHT_M - 0.1)
    for y in (-0.85, -0.35, 0.35, 0.85):
        mesh.tube((-length + 0.01, y, 0.15), (-length + 0.01, y, HEIGHT_M - 0.12), 0.03, sides=6, capped=False)
    mesh.box(-length - 0.005, -length + 0.05, -0.02, 0.02, 0.15, HEIGHT_M - 0.12)


def any_colour(luck):
    colours, weights = zip(*COLOURS)
    return luck.choices(colours, weights)[0]


def stow(parent, luck, stacks, paint):
    """Boxes on each stack (x, y, floor height, tiers), not quite in line, either end first."""
    dry, cold = container(paint), container(paint, refrigerated=True)
    for x, y, floor, tiers in stacks:
        for tier in range(tiers):
            colour = any_colour(luck)
            box = place("box", cold if colour[0] > PALE else dry, parent)
            box.color = (*colour, 1)
            box.location = (x + luck.uniform(-0.03, 0.03), y + luck.uniform(-0.012, 0.012), floor + tier * TIER_M)
            if luck.random() < 0.5:
                box.rotation_euler = (0, 0, math.pi)
