"""A tractor with a skeletal trailer and a box, drives towards +x; the origin is on the ground under its middle."""
import math

import mesh
from geometry import Shape
from paint import glow, plain, steel
from terminal import box, once


def wheel(tyres, rims, x, y, width):
    tyres.turn([(-width / 2, .30), (-width / 2, .47), (-width / 2 + .05, .52), (width / 2 - .05, .52), (width / 2, .47), (width / 2, .30)], (x, y, .52), (0, 1, 0), 28)
    rims.turn([(-width / 2 + .03, 0), (-width / 2 + .04, .12), (-width / 2 + .10, .30), (width / 2 - .10, .30), (width / 2 - .04, .12), (width / 2 - .03, 0)], (x, y, .52), (0, 1, 0), 20)


def truck(place, turn=0., cab=(.035, .060, .090), colour=(.150, .036, .026), lights=True, loaded=True):
    root = mesh.place('truck', None)
    tyres, rims, frame, body, glass, red, white, dark = (Shape() for _ in range(8))
    for x in (-5.2, -3.9, -2.6, 3.6):
        for y in (-.95, .95):
            wheel(tyres, rims, x, y, .58)
    for y in (-1.02, 1.02):
        wheel(tyres, rims, 7.0, y, .34)
    for y in (-.45, .45):
        frame.box(-6.2, 5.6, y - .07, y + .07, 1.02, 1.30)
        frame.box(2.4, 8.0, y - .06, y + .06, .78, .98)
    for x in (-6.05, -.2, 5.4):
        frame.box(x - .12, x + .12, -1.2, 1.2, 1.16, 1.34)
    for y in (-1, 1):
        frame.box(-1.6, .9, y * 1.12 - .05, y * 1.12 + .05, .55, 1.0)
        frame.rod((4.6, y * .95, .78), (5.9, y * .95, .78), .32, sides=24)
    frame.box(-6.25, -6.12, -1.18, 1.18, .55, .72)
    for y in (-.8, .8):
        frame.box(-6.2, -6.1, y - .05, y + .05, .6, 1.1)
        dark.box(-6.1, -6.07, y - .35, y + .35, .10, .66)
    # cab
    body.prism([(6.0, .95), (6.0, 3.35), (6.25, 3.55), (7.55, 3.50), (7.95, 2.35), (8.08, 1.55), (8.10, .62), (7.62, .62), (7.5, 1.05), (6.5, 1.05), (6.4, .95)], -1.22, 1.22)
    body.prism([(6.0, 3.5), (6.0, 3.98), (6.5, 3.95), (7.4, 3.55)], -1.1, 1.1)
    glass.prism([(7.60, 3.36), (7.63, 3.36), (7.985, 2.40), (7.955, 2.40)], -1.08, 1.08)
    for y in (-1.225, 1.225):
        glass.prism([(6.75, 2.35), (6.75, 3.2), (7.40, 3.2), (7.72, 2.35)], y - .008, y + .008)
        dark.box(7.62, 7.78, *sorted((y * 1.12, y * 1.27)), 2.25, 3.15)
    dark.box(8.09, 8.12, -.85, .85, .95, 1.75)
    dark.box(8.06, 8.14, -1.2, 1.2, .45, .70)
    dark.prism([(7.55, 3.50), (7.95, 3.36), (7.96, 3.40), (7.56, 3.58)], -1.15, 1.15)
    for y in (-.98, .98):
        white.box(8.10, 8.13, y - .17, y + .17, .80, .98)
        red.box(-6.27, -6.24, y - .20, y + .20, .78, .92)
    for y in (-1.15, -.4, .4, 1.15):
        white.box(7.5, 7.56, y - .05, y + .05, 3.60, 3.66)
    parts = [tyres.place('tyres', once('tyre', lambda: plain('tyre', (.010, .010, .011), .75)), smooth=math.radians(50)),
             rims.place('rims', once('rim', lambda: steel('rim', (.16, .16, .16), .45, metal=.5, dirt=.6)), smooth=True),
             frame.place('frame', once('frame', lambda: steel('frame', (.045, .045, .047), .6, dirt=.6, rust=.2)), bevel=.015),
             body.place('cab', steel('cab', cab, .35, dirt=.4), bevel=.07),
             glass.place('glass', once('cab glass', lambda: plain('cab glass', (.004, .005, .006), .05, .6)), bevel=.01),
             dark.place('dark', once('dark', lambda: plain('dark', (.008, .008, .008), .6)), bevel=.02)]
    if lights:
        parts += [red.place('tail', once('tail', lambda: glow('tail', (1, .025, .012), 14))),
                  white.place('head', once('head', lambda: glow('head', (1, .86, .66), 16)))]
    for part in parts:
        part.parent = root
    if loaded:
        box((-.35, 0, 1.34), colour, parent=root)
    root.location, root.rotation_euler = place, (0, 0, turn)
    return root
