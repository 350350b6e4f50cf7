"""The shell on the hull's lines, the deck, the bulb, the sheer line, the draft marks and the load line."""

import math

import bpy

from hull_lines import STERN_X, deck_height, half_breadth, stem
from mesh import Mesh, place

SHELL_BOTTOM_Z = -7.0
STATIONS, WATERLINES = 220, 44
BULWARK_M = 1.35
LOAD_LINE_Z = 4.3  # summer: she is not down to her marks


def build(parent, shell_paint, deck_paint, mark_paint):
    data = bpy.data.meshes.new("hull")
    data.from_pydata(*shell())
    data.update()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, 0.6
    data.materials.append(shell_paint)
    place("hull", data, parent)

    deck = Mesh()
    stations = [STERN_X + i * (156 - STERN_X) / 200 for i in range(201)]
    for x in stations:
        z = deck_height(x) - 0.05
        y = max(half_breadth(x, z) - 0.05, 0)
        deck.vertices += [(x, y, z), (x, -y, z)]
    deck.faces = [(2 * i + 2, 2 * i + 3, 2 * i + 1, 2 * i) for i in range(200)]
    deck.to_object("deck", deck_paint, parent)

    bulb = Mesh()
    bulb.ball((147, 0, -5.8), 1, 24, (9, 3.0, 4.0))  # below every trough
    bulb.to_object("bulb", shell_paint, parent, smooth=True)
    draft_marks().to_object("draft marks", mark_paint, parent)
    load_line().to_object("load line", mark_paint, parent)
    sheer_line().to_object("sheer line", mark_paint, parent)


def along(station):
    """0 at the stern to 1 at the stem, denser at the bow."""
    return 1 - (1 - station / (STATIONS - 1)) ** 1.55


def shell():
    vertices, faces = [], []
    for side in (1, -1):
        first = len(vertices)
        for j in range(WATERLINES):
            for i in range(STATIONS):
                u = along(i)
                top = deck_height(STERN_X + u * (157.0 - STERN_X)) + (BULWARK_M if u > 0.895 else 0)
                z = SHELL_BOTTOM_Z + j / (WATERLINES - 1) * (top - SHELL_BOTTOM_Z)
                x = STERN_X + u * (stem(z) - STERN_X)
                vertices.append((x, side * half_breadth(x, z), z))
        for j in range(WATERLINES - 1):
            for i in range(STATIONS - 1):
                at = first + j * STATIONS + i
                face = (at, at + 1, at + STATIONS + 1, at + STATIONS)
                faces.append(face if side < 0 else face[::-1])
    other = STATIONS * WATERLINES
    for j in range(WATERLINES - 1):  # transom
        low, high = j * STATIONS, (j + 1) * STATIONS
        faces.append((low, high, other + high, other + low))
    return vertices, [], faces


def sheer_line():
    """A painted band just below the deck's edge, from the stem to the stern."""
    line, low, high = Mesh(), -0.70, -0.44
    for side in (1, -1):
        first = len(line.vertices)
        for i in range(STATIONS):
            deck = deck_height(STERN_X + along(i) * (157.0 - STERN_X))
            for z in (deck + low, deck + high):
                x = STERN_X + along(i) * (stem(z) - STERN_X)
                line.vertices.append((x, side * (half_breadth(x, z) + 0.08), z))
        faces = [(at, at + 2, at + 3, at + 1) for at in range(first, first + 2 * STATIONS - 2, 2)]
        line.faces += faces if side < 0 else [face[::-1] for face in faces]
    return line


def draft_marks():
    """Ticks every 20 cm at the stem, amidships and aft, long ones every metre; no figures to misread."""
    marks = Mesh()
    for step in range(3, 46):
        z = step * 0.2
        for x in (stem(z) - 2.4, -7.0, -138.0):
            long = step % 5 == 0
            for side in (1, -1):
                width = 0.62 if long else 0.30
                y, ahead = half_breadth(x, z), half_breadth(x + width, z)
                first = len(marks.vertices)
                out = 0.035
                marks.vertices += [
                    (x, side * (y + out), z),
                    (x + width, side * (ahead + out), z),
                    (x + width, side * (ahead + out), z + 0.085),
                    (x, side * (y + out), z + 0.085),
                ]
                marks.faces.append(tuple(first + i for i in range(4)))
    return marks


def load_line():
    """Amidships: the disc with its line and, forward of it, the ladder; four times as large as on a ship, to be seen."""
    mark, centre, outer, stroke = Mesh(), LOAD_LINE_Z, 0.6, 0.11
    lines = [(-0.9, 0.9, 0.0)]
    lines += [(2.2, 3.1, above) for above in (0.45, 0.0, -0.45, -0.75)]  # sea water: tropical, summer, winter, Atlantic
    lines += [(1.2, 2.1, above) for above in (0.9, 0.45)]  # fresh water: tropical, summer
    for side in (1, -1):
        y = side * (half_breadth(0, centre) + 0.035)
        for x0, x1, above in lines:
            mark.box(x0, x1, y, y + side * 0.01, centre + above - stroke, centre + above)
        mark.box(2.1, 2.2, y, y + side * 0.01, centre - 0.75 - stroke, centre + 0.9)
        first, steps = len(mark.vertices), 32
        for i in range(steps):
            turn = 2 * math.pi * i / steps
            for radius in (outer, outer - stroke):
                mark.vertices.append((radius * math.cos(turn), y + side * 0.01, centre + radius * math.sin(turn)))
        for i in range(steps):
            a, b = first + 2 * i, first + 2 * ((i + 1) % steps)
            face = (a, b, b + 1, a + 1)
            mark.faces.append(face if side < 0 else face[::-1])
    return mark
