"""Meshes from simple solids. Metres, z up; every solid is closed, faces wind outwards."""
import math

import bpy
from mathutils import Vector


class Shape:
    """Collects solids that share one material, then becomes one object."""

    def __init__(self):
        self.points, self.faces = [], []

    def add(self, points, faces):
        start = len(self.points)
        self.points += [tuple(p) for p in points]
        self.faces += [tuple(start + i for i in face) for face in faces]

    def box(self, x0, x1, y0, y1, z0, z1):
        self.add([(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
                  (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)],
                 [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])

    def beam(self, start, end, width, height=None, up=(0, 0, 1)):
        """A square bar between two points; height stands along `up`."""
        start, end, up, height = Vector(start), Vector(end), Vector(up), height or width
        along = (end - start).normalized()
        if abs(along.dot(up)) > .98:
            up = Vector((1, 0, 0))
        side = along.cross(up).normalized()
        over = side.cross(along)
        self.add([p + side * (i * width / 2) + over * (j * height / 2)
                  for p in (start, end) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                 [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])

    def rod(self, start, end, radius, end_radius=None, sides=12):
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        a = along.orthogonal().normalized()
        b = along.cross(a)
        ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
        points = [p + (a * c + b * s) * r for p, r in ((start, radius), (end, radius if end_radius is None else end_radius))
                  for c, s in ring]
        faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
        self.add(points, faces + [tuple(range(sides, 2 * sides)), tuple(range(sides - 1, -1, -1))])

    def path(self, points, radius, sides=8):
        for start, end in zip(points, points[1:]):
            self.rod(start, end, radius, sides=sides)

    def ball(self, centre, radius, sides=16, scale=(1, 1, 1)):
        rows = sides // 2
        self.add([(centre[0] + radius * scale[0] * math.sin(math.pi * i / rows) * math.cos(2 * math.pi * j / sides),
                   centre[1] + radius * scale[1] * math.sin(math.pi * i / rows) * math.sin(2 * math.pi * j / sides),
                   centre[2] + radius * scale[2] * math.cos(math.pi * i / rows))
                  for i in range(rows + 1) for j in range(sides)],
                 [(i * sides + j, (i + 1) * sides + j, (i + 1) * sides + (j + 1) % sides, i * sides + (j + 1) % sides)
                  for i in range(rows) for j in range(sides)])

    def prism(self, outline, start, end, axis='y'):
        """Pushes an outline along an axis. The outline lies in the other two, in the order xz, yz or xy."""
        place = {'x': lambda p, d: (d, p[0], p[1]), 'y': lambda p, d: (p[0], d, p[1]), 'z': lambda p, d: (p[0], p[1], d)}[axis]
        n = len(outline)
        self.add([place(p, start) for p in outline] + [place(p, end) for p in outline],
                 [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
                 + [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))])

    def turn(self, profile, centre, axis, sides=48):
        """Turns a profile of (distance along the axis, radius) pairs about an axis through a point."""
        centre, axis = Vector(centre), Vector(axis).normalized()
        a = axis.orthogonal().normalized()
        b = axis.cross(a)
        n = len(profile)
        self.add([centre + axis * d + (a * math.cos(2 * math.pi * i / sides) + b * math.sin(2 * math.pi * i / sides)) * r
                  for i in range(sides) for d, r in profile],
                 [(i * n + j, ((i + 1) % sides) * n + j, ((i + 1) % sides) * n + j + 1, i * n + j + 1)
                  for i in range(sides) for j in range(n - 1)])

    def grid(self, rows):
        """A skin over rows of equally many points."""
        n = len(rows[0])
        self.add([p for row in rows for p in row],
                 [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j)
                  for i in range(len(rows) - 1) for j in range(n - 1)])

    def place(self, name, material, bevel=0, smooth=False, parent=None):
        """Puts the shape into the scene. `bevel` in metres rounds every sharp edge; `smooth` is True or an angle."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        mesh.update()
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        if material:
            mesh.materials.append(material)
        if bevel:
            edge = thing.modifiers.new('edge', 'BEVEL')
            edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 2, 'ANGLE', math.radians(40)
            edge.harden_normals = True
        if smooth or bevel:
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(38) if smooth is True or not smooth else smooth
        thing.parent = parent
        return thing


def copy(thing, location=(0, 0, 0), turn=0, colour=None, parent=None):
    """Another object with the same mesh."""
    other = bpy.data.objects.new(thing.name, thing.data)
    other.location, other.rotation_euler, other.parent = location, (0, 0, turn), parent
    if colour:
        other.color = (*colour, 1)
    bpy.context.scene.collection.objects.link(other)
    return other
