"""Meshes out of boxes, tubes, balls and extruded outlines. Metres."""

import math

import bpy
from mathutils import Vector

BOX_FACES = ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


class Mesh:
    """Collects vertices and faces; `to_object` turns them into one Blender object."""

    def __init__(self):
        self.vertices = []
        self.faces = []

    def box(self, x0, x1, y0, y1, z0, z1):
        x0, x1 = sorted((x0, x1))
        y0, y1 = sorted((y0, y1))
        first = len(self.vertices)
        self.vertices += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        self.faces += [tuple(first + i for i in face) for face in BOX_FACES]

    def tube(self, start, end, radius, end_radius=None, sides=12, capped=True):
        end_radius = radius if end_radius is None else end_radius
        start, end = Vector(start), Vector(end)
        axis = (end - start).normalized()
        across = axis.orthogonal().normalized()
        up = axis.cross(across)
        first = len(self.vertices)
        for point, r in ((start, radius), (end, end_radius)):
            for i in range(sides):
                turn = 2 * math.pi * i / sides
                self.vertices.append(tuple(point + (across * math.cos(turn) + up * math.sin(turn)) * r))
        for i in range(sides):
            j = (i + 1) % sides
            self.faces.append((first + i, first + j, first + sides + j, first + sides + i))
        if capped:
            self.faces.append(tuple(first + sides + i for i in range(sides)))
            self.faces.append(tuple(first + sides - 1 - i for i in range(sides)))

    def ball(self, centre, radius, sides=12, stretch=(1, 1, 1)):
        first, rings = len(self.vertices), sides // 2
        for i in range(rings + 1):
            down = math.pi * i / rings
            for j in range(sides):
                turn = 2 * math.pi * j / sides
                unit = (math.sin(down) * math.cos(turn), math.sin(down) * math.sin(turn), math.cos(down))
                self.vertices.append(tuple(c + radius * s * u for c, s, u in zip(centre, stretch, unit)))
        for i in range(rings):
            for j in range(sides):
                k = (j + 1) % sides
                row, below = first + i * sides, first + (i + 1) * sides
                self.faces.append((row + j, below + j, below + k, row + k))

    def prism(self, outline, y0, y1):
        """Extrudes an outline of (x, z) points from y0 to y1."""
        y0, y1 = sorted((y0, y1))
        first, count = len(self.vertices), len(outline)
        self.vertices += [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline]
        for i in range(count):
            j = (i + 1) % count
            self.faces.append((first + i, first + j, first + count + j, first + count + i))
        self.faces.append(tuple(first + count - 1 - i for i in range(count)))
        self.faces.append(tuple(first + count + i for i in range(count)))

    def to_data(self, name):
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.vertices, [], self.faces)
        data.update()
        return data

    def to_object(self, name, material=None, parent=None, smooth=False):
        data = self.to_data(name)
        if smooth:
            data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        if material:
            data.materials.append(material)
        return place(name, data, parent)


def place(name, data, parent=None):
    """A new object in the scene; `data` None makes an empty to hang others on."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing
