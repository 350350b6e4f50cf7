"""A flat wagon for one box, and what all rolling stock runs and pulls on. Metres; x from 0 towards +x, z = 0 is the rail's top."""
import math

import bpy

import mesh
from geometry import Shape
from paint import plain, steel
from terminal import box, once
from track import GAUGE

LENGTH, FLOOR = 14.4, 1.02
BUFFER_Y, BUFFER_Z = .98, 1.10


def wagon(place, colour, turned):
    """A loaded flat wagon; all share their meshes."""
    root = mesh.place('wagon', None)
    for part in once('flat', lambda: [shape.place('flat', paint, bevel=bevel, smooth=math.radians(40)) for shape, paint, bevel in flat()]):
        mine = part.copy() if part.parent else part
        if mine is not part:
            bpy.context.scene.collection.objects.link(mine)
        mine.parent = root
    box((LENGTH / 2, 0, FLOOR), colour, turn=math.pi if turned else 0, parent=root)
    root.location = place


def flat():
    """The meshes of a flat wagon for one forty-foot box, with what shares a material."""
    frame, wheels, iron, marks = Shape(), Shape(), Shape(), Shape()
    x0, x1 = .55, LENGTH - .55
    for side in (-1, 1):
        y = side * 1.16
        for z0, z1, deep in ((FLOOR - .055, FLOOR - .02, .11), (FLOOR - .40, FLOOR - .365, .11), (FLOOR - .40, FLOOR - .02, .016)):  # a channel
            frame.box(x0, x1, *sorted((y - side * deep, y)), z0, z1)
        for k in range(13):
            at = x0 + .5 + k * (x1 - x0 - 1.) / 12
            frame.box(at - .012, at + .012, *sorted((y, y + side * .085)), FLOOR - .39, FLOOR - .03)
        for z in (FLOOR - .40, FLOOR - .05):
            frame.box(x0, x1, *sorted((y, y + side * .095)), z, z + .03)
        frame.box(x0, x1, *sorted((side * .18, side * .30)), FLOOR - .55, FLOOR - .02)
        for at in (x0 + 5.0, x0 + 6.9, x0 + 8.2):
            frame.rod((at, side * .8, FLOOR - .52), (at + .7, side * .8, FLOOR - .52), .15, sides=20)
        marks.box(x0 + 4.3, x0 + 5.2, *sorted((side * 1.256, side * 1.262)), FLOOR - .33, FLOOR - .10)
        iron.turn([(side * .02, .19), (side * .05, .205), (side * .08, .19)], (x0 + 2.9, side * 1.27, FLOOR - .26), (0, 1, 0), 28)
        for a in (0, math.pi / 3, 2 * math.pi / 3):
            dx, dz = .19 * math.cos(a), .19 * math.sin(a)
            iron.rod((x0 + 2.9 - dx, side * 1.32, FLOOR - .26 - dz), (x0 + 2.9 + dx, side * 1.32, FLOOR - .26 + dz), .012, sides=6)
        for at in (x0 + .9, x1 - .9):  # locks for the box's corners
            frame.box(at - .2, at + .2, *sorted((side * .98, side * 1.30)), FLOOR - .05, FLOOR)
    for x, out in ((x0, -1), (x1, 1)):
        frame.box(*sorted((x, x - out * .12)), -1.25, 1.25, FLOOR - .42, FLOOR)
        coupler(iron, x, out), buffers(iron, x, out)
    for x in (2.7, LENGTH - 2.7):
        for axle in (-1., 1.):
            wheelset(wheels, frame, x + axle, .42)
        for side in (-1, 1):
            y = side * 1.14
            frame.prism([(x - 1.30, .54), (x - 1.22, .30), (x - .78, .30), (x - .45, .16), (x + .45, .16), (x + .78, .30), (x + 1.22, .30), (x + 1.30, .54),
                         (x + .6, .74), (x - .6, .74)], *sorted((y - .06, y + .06)))
            for axle in (-1., 1.):
                frame.rod((x + axle, y, .42), (x + axle, y + side * .15, .42), .13, .11, sides=20)
            for spring in (-.2, 0, .2):
                iron.rod((x + spring, y + side * .07, .24), (x + spring, y + side * .07, .60), .075, sides=16)
        frame.box(x - .25, x + .25, -1.12, 1.12, .42, .62)
    return [(frame, steel('wagon', (.085, .048, .034), .7, dirt=.8, rust=.5, scale=2.2), .008), (wheels, wheel_steel(), 0),
            (iron, steel('wagon iron', (.045, .040, .037), .6, dirt=.6, rust=.5, scale=3), .006), (marks, plain('wagon marks', (.50, .47, .38), .7), 0)]


def wheelset(wheels, axles, x, radius):
    """Two flanged wheels on an axle over `x`."""
    for side in (-1, 1):
        y = side * GAUGE
        wheels.turn([(side * d, r) for d, r in ((-.10, .07), (-.10, radius + .03), (-.07, radius + .03), (-.065, radius), (.07, radius - .008),
                                                (.07, radius - .07), (.02, radius - .10), (.0, .16), (.08, .13), (.08, .07))], (x, y, radius), (0, 1, 0), 40)
    axles.rod((x, -1.12, radius), (x, 1.12, radius), .075, sides=16)


def wheel_steel():
    """Steel of wheels, brown with rust and brake dust."""
    return once('wheel', lambda: steel('wheel', (.11, .085, .070), .5, metal=.3, dirt=.6, rust=.3, scale=4))


def buffers(iron, x, out):
    """Two side buffers at an end whose headstock stands at `x`; `out` is -1 or 1, the way they point."""
    for side in (-1, 1):
        y = side * BUFFER_Y
        iron.box(*sorted((x, x + out * .04)), y - .22, y + .22, BUFFER_Z - .20, BUFFER_Z + .20)
        for i in (-1, 1):
            for k in (-1, 1):
                iron.rod((x + out * .03, y + i * .165, BUFFER_Z + k * .145), (x + out * .07, y + i * .165, BUFFER_Z + k * .145), .024, sides=6)
        iron.turn([(0, .17), (out * .10, .15), (out * .34, .14), (out * .34, .105), (out * .56, .105)], (x, y, BUFFER_Z), (1, 0, 0), 32)
        iron.turn([(out * .54, 0), (out * .54, .21), (out * .565, .235), (out * .60, .225), (out * .63, .12), (out * .635, 0)], (x, y, BUFFER_Z), (1, 0, 0), 40)


def coupler(iron, x, out):
    """A knuckle coupler and the lever that opens it."""
    iron.box(*sorted((x, x + out * .05)), -.30, .30, BUFFER_Z - .22, BUFFER_Z + .22)
    iron.box(*sorted((x, x + out * .42)), -.085, .085, BUFFER_Z - .10, BUFFER_Z + .10)
    iron.prism([(x + out * .38, -.13), (x + out * .44, -.24), (x + out * .66, -.24), (x + out * .62, -.10), (x + out * .52, -.04), (x + out * .54, .10),
                (x + out * .70, .06), (x + out * .74, .18), (x + out * .60, .25), (x + out * .42, .22)], BUFFER_Z - .17, BUFFER_Z + .17, 'z')
    iron.rod((x + out * .58, .16, BUFFER_Z - .20), (x + out * .58, .16, BUFFER_Z + .21), .035, sides=12)
    iron.path([(x + out * .08, -.95, BUFFER_Z - .28), (x + out * .12, -.5, BUFFER_Z - .36), (x + out * .12, .5, BUFFER_Z - .36)], .018)
