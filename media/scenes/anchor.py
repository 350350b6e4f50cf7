"""A stockless anchor housed in the pocket of its hawse pipe. Metres; local axes: along the shell, up it, out of it."""

import math

from mathutils import Vector

from hull_lines import half_breadth
from mesh import Mesh

POCKET_M = (2.4, 2.2)  # half its width and half its height
LIP_M = 0.34


def build(parent, x, z, paints):
    """One each side, its pocket's middle on the shell at `x` and `z`."""
    for side in (1, -1):
        pocket, lip, iron = Mesh(), Mesh(), Mesh()
        outline = rounded(*POCKET_M)
        pocket.vertices = [(u, v, 0.12) for u, v in outline]
        pocket.faces = [tuple(range(len(outline)))]
        for (u, v), (next_u, next_v) in zip(outline, outline[1:] + outline[:1]):
            lip.tube((u, v, 0.0), (next_u, next_v, 0.0), LIP_M, sides=10)
        housed(iron)
        for name, mesh in (("pocket", pocket), ("lip", lip), ("anchor", iron)):
            mesh.vertices = on_shell(mesh.vertices, x, z, side)
            mesh.to_object(f"anchor {name}", paints[name], parent)


def housed(iron):
    """The shank up in the pipe, so what shows is the crown below and a fluke either side, tips up against the shell."""
    iron.tube((0, -1.2, 0.55), (0, 1.6, 0.2), 0.26, sides=10)
    iron.tube((-1.9, -1.5, 0.7), (1.9, -1.5, 0.7), 0.36, sides=12)
    iron.tube((0, -1.9, 0.75), (0, -1.0, 0.6), 0.58, 0.40, sides=12)
    for side in (-1, 1):
        fluke = [(0.6, -1.4), (1.6, -1.4), (1.6, -0.3), (1.05, 1.35), (0.7, 0.0)]
        plate(iron, [(side * u, v) for u, v in fluke], 0.25, 0.85)


def plate(mesh, outline, low, high):
    """A slab with its outline along and up the shell; thinner towards its tip, the highest point."""
    tip = max(v for _, v in outline)
    first, count = len(mesh.vertices), len(outline)
    mesh.vertices += [(u, v, low) for u, v in outline]
    mesh.vertices += [(u, v, low + (high - low) * (0.35 + 0.65 * min(1, (tip - v) / 2))) for u, v in outline]
    mesh.faces.append(tuple(first + count + i for i in range(count)))
    for i in range(count):
        j = (i + 1) % count
        mesh.faces.append((first + i, first + j, first + count + j, first + count + i))


def rounded(half_width, half_height, corner=0.9, steps=5):
    """Outline of a rectangle with round corners."""
    points = []
    for quarter, (across, up) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(steps + 1):
            turn = math.pi / 2 * (quarter + i / steps)
            u = across * (half_width - corner) + corner * math.cos(turn)
            points.append((u, up * (half_height - corner) + corner * math.sin(turn)))
    return points


def on_shell(vertices, x, z, side):
    """Local points to the ship's."""
    at = lambda dx, dz: Vector((x + dx, side * half_breadth(x + dx, z + dz), z + dz))
    along, up = (at(0.5, 0) - at(-0.5, 0)).normalized(), (at(0, 0.5) - at(0, -0.5)).normalized()
    out = along.cross(up).normalized() * -side
    return [tuple(at(along.x * u, up.z * v) + out * w) for u, v, w in vertices]
