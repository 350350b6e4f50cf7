"""A tractor with a skeletal trailer and a box, drives towards +x; the origin is on the ground under its middle.

Between cab and box are 1.3 m, or she could not turn.
"""
import math

import mesh
from geometry import Shape
from paint import glow, plain, steel
from terminal import box, once


def wheel(tyres, rims, x, y, width):
    tyres.turn([(-width / 2, .30), (-width / 2, .47), (-width / 2 + .05, .52), (width / 2 - .05, .52), (width / 2, .47), (width / 2, .30)], (x, y, .52), (0, 1, 0), 28)
    rims.turn([(-width / 2 + .03, 0), (-width / 2 + .04, .12), (-width / 2 + .10, .30), (width / 2 - .10, .30), (width / 2 - .04, .12), (width / 2 - .03, 0)], (x, y, .52), (0, 1, 0), 20)


def road_wheel(tyres, rims, dark, x, y, twin):
    """A tyre with its shoulders, a dished rim with holes, the hub; two tyres side by side where `twin`."""
    out = 1 if y > 0 else -1
    for at in ((.15, -.16) if twin else (0,)):
        at = y + out * at
        tyres.turn([(d, r) for d, r in ((-.135, .28), (-.145, .36), (-.140, .45), (-.100, .508), (-.03, .52), (.03, .52), (.100, .508), (.140, .45),
                                        (.145, .36), (.135, .28))], (x, at, .52), (0, 1, 0), 40)
        for groove in (-.06, 0, .06):
            dark.turn([(groove - .008, .515), (groove - .008, .5215), (groove + .008, .5215), (groove + .008, .515)], (x, at, .52), (0, 1, 0), 40)
    face = y + out * (.15 if twin else 0)
    dish, hub = ((.115, .285), (.105, .262), (.0, .245), (-.02, .150)), ((-.02, .150), (.085, .140), (.095, .09), (.12, .085), (.125, 0))
    if not twin:
        dish, hub = ((.115, .285), (.105, .262), (.05, .250), (.075, .165)), ((.075, .165), (.085, .125), (.14, .115), (.15, 0))
    rims.turn([(out * d, r) for d, r in (*dish, *hub)], (x, face, .52), (0, 1, 0), 40)
    for k in range(10):
        a = math.radians(36 * k)
        depth = face + out * (.0 if twin else .066)
        dark.rod((x + .205 * math.cos(a), depth - .012, .52 + .205 * math.sin(a)), (x + .205 * math.cos(a), depth + .012, .52 + .205 * math.sin(a)), .026, sides=10)


def fittings(frame, dark, chrome, plates):
    """What daylight shows: mudguards, side guards, tank, grille, steps, mirrors' arms, number plates."""
    for y in (-1.06, 1.06):
        arch = [(math.cos(i * math.pi / 10), math.sin(i * math.pi / 10)) for i in range(11)]
        dark.prism([(3.6 + .66 * c, .56 + .62 * s) for c, s in arch] + [(3.6 + .62 * c, .56 + .58 * s) for c, s in reversed(arch)], y - .29, y + .29)
        for x in (-6.80, 2.9):
            dark.box(x - .02, x + .02, y - .28, y + .28, .28, .92)
        for z in (.58, .82, 1.02):
            chrome.box(-2.65, 1.45, *sorted((y * 1.12, y * 1.14)), z - .05, z + .05)
        for x in (-2.45, -.55, 1.25):
            frame.box(x - .04, x + .04, *sorted((y * 1.06, y * 1.12)), .52, 1.12)
        chrome.rod((4.45, y * .98, .80), (6.0, y * .98, .80), .335, sides=32)
        for x in (4.7, 5.75):
            dark.rod((x - .03, y * .98, .80), (x + .03, y * .98, .80), .345, sides=32)
        for z in (.50, .86):
            chrome.box(7.52, 7.98, *sorted((y * 1.13, y * 1.165)), z, z + .05)
        dark.prism([(6.36, 1.0), (6.52, 1.18), (7.44, 1.18), (7.60, 1.0), (7.44, 1.08), (6.52, 1.08)], y * 1.13 - .05, y * 1.13 + .05)
        dark.rod((7.66, y * 1.14, 3.28), (7.70, y * 1.38, 3.12), .025, sides=6)
    chrome.box(4.75, 5.95, -.62, .62, .985, 1.015)
    for y in (-.98, .98):  # exhaust and air intake behind the cab
        dark.rod((5.80, y, 1.02), (5.80, y, 3.62), .105, sides=24)
    dark.box(5.94, 6.0, -.80, .80, 1.30, 3.20)
    for y in (-.6, .6):  # air and current, coiled between cab and trailer
        dark.path([(5.99, y, 1.95), (5.75, y * 1.1, 1.62), (5.45, y * .9, 1.42), (5.1, y * 1.1, 1.45), (4.8, y, 1.60)], .028)
    for k in range(5):
        chrome.box(8.115, 8.135, -.80, .80, 1.02 + .14 * k, 1.05 + .14 * k)
    plates.box(8.14, 8.15, -.26, .26, .52, .63)
    plates.box(-7.212, -7.2, -.26, .26, .60, .71)
    for y in (-.62, .62):
        for z in (1.9, 2.35):
            dark.box(6.2, 6.9, *sorted((y * 1.97, y * 1.975)), z, z + .012)


def truck(place, turn=0., cab=(.035, .060, .090), colour=(.150, .036, .026), lights=True, loaded=True, by_day=False):
    """`by_day` draws what the dark hides, wheels above all, and puts the lamps out."""
    root = mesh.place('truck', None)
    tyres, rims, frame, body, glass, red, white, dark, chrome, plates = (Shape() for _ in range(10))
    for x, y, width in [(x, y, .58) for x in (-6.15, -4.85, -3.55, 3.6) for y in (-.95, .95)] + [(7.0, y, .34) for y in (-1.02, 1.02)]:
        if by_day:
            road_wheel(tyres, rims, dark, x, y, width > .5)
        else:
            wheel(tyres, rims, x, y, width)
    if by_day:
        fittings(frame, dark, chrome, plates)
    for y in (-.45, .45):
        frame.box(-7.15, 4.65, y - .07, y + .07, 1.02, 1.30)
        frame.box(2.4, 8.0, y - .06, y + .06, .78, .98)
    for x in (-7.0, -1.15, 4.45):
        frame.box(x - .12, x + .12, -1.2, 1.2, 1.16, 1.34)
    for y in (-1, 1):
        frame.box(-2.55, -.05, y * 1.12 - .05, y * 1.12 + .05, .55, 1.0)
        frame.rod((4.6, y * .95, .78), (5.9, y * .95, .78), .32, sides=24)
    frame.box(-7.20, -7.07, -1.18, 1.18, .55, .72)
    for y in (-.8, .8):
        frame.box(-7.15, -7.05, y - .05, y + .05, .6, 1.1)
        dark.box(-7.05, -7.02, y - .35, y + .35, .10, .66)
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
        red.box(-7.22, -7.19, y - .20, y + .20, .78, .92)
    for y in (-1.15, -.4, .4, 1.15):
        white.box(7.5, 7.56, y - .05, y + .05, 3.60, 3.66)
    parts = [tyres.place('tyres', once('tyre', lambda: plain('tyre', (.010, .010, .011), .75)), smooth=math.radians(50)),
             rims.place('rims', once('rim', lambda: steel('rim', (.16, .16, .16), .45, metal=.5, dirt=.6)), smooth=True),
             frame.place('frame', once('frame', lambda: steel('frame', (.045, .045, .047), .6, dirt=.6, rust=.2)), bevel=.015),
             body.place('cab', steel('cab', cab, .35, dirt=.4), bevel=.07),
             glass.place('glass', once('cab glass', lambda: plain('cab glass', (.004, .005, .006), .05, .6)), bevel=.01),
             dark.place('dark', once('dark', lambda: plain('dark', (.008, .008, .008), .6)), bevel=.02)]
    if by_day:
        parts += [red.place('tail', once('tail glass', lambda: plain('tail glass', (.30, .012, .010), .25, .5))),
                  white.place('head', once('head glass', lambda: plain('head glass', (.55, .56, .57), .15, .6))),
                  chrome.place('chrome', once('chrome', lambda: steel('chrome', (.42, .43, .43), .35, metal=.6, dirt=.4)), bevel=.008),
                  plates.place('plates', once('plates', lambda: plain('plates', (.55, .42, .05), .5)))]
    elif lights:
        parts += [red.place('tail', once('tail', lambda: glow('tail', (1, .025, .012), 14))),
                  white.place('head', once('head', lambda: glow('head', (1, .86, .66), 16)))]
    for part in parts:
        part.parent = root
    if loaded:
        box((-1.45, 0, 1.34), colour, parent=root)
    root.location, root.rotation_euler = place, (0, 0, turn)
    return root
