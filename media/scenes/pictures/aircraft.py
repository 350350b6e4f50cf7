"""A twin-engined airliner, nose towards +x, wheels down; the origin is in the middle of the body. About 38 m long."""
import math

import mesh
from geometry import Shape
from paint import glow, plain, steel


def wing(shape, root, tip, root_chord, tip_chord, thick, upright=False):
    """A tapered surface between two leading-edge points."""
    foil = [(0, 0), (.02, .35), (.12, .85), (.3, 1), (.6, .68), (1, .02)]
    outline = foil + [(x, -y * .6) for x, y in foil[-2:0:-1]]
    rows = []
    for (x, y, z), chord, t in ((root, root_chord, thick), (tip, tip_chord, thick * .35)):
        rows.append([(x - c * chord, y + (h * t if upright else 0), z + (0 if upright else h * t)) for c, h in outline + outline[:1]])
    shape.grid(rows)
    shape.faces.append(tuple(len(shape.points) - len(outline) - 1 + i for i in range(len(outline))))


def airliner(place, turn=0., pitch=0., bank=0.):
    root = mesh.place('airliner', None)
    body, dark, engines, gear, tyres, lamps, red, white, windows = (Shape() for _ in range(9))
    profile = [(-19.5, .12), (-18.5, .45), (-15.5, 1.05), (-11, 1.72), (-7, 1.97), (10, 1.98), (13, 1.90), (15.5, 1.62), (17.2, 1.15), (18.3, .62), (18.9, .0)]
    body.turn(profile, (0, 0, 0), (1, 0, 0), 48)
    # the tail sweeps up, the nose droops
    body.points = [(x, y, z + (max(0, -8 - x) ** 1.6 * .028) - max(0, x - 14) ** 2 * .022) for x, y, z in body.points]
    for side in (-1, 1):
        wing(body, (4.2, side * 1.4, -.95), (-4.6, side * 17.2, .95), 7.2, 1.6, .55)
        wing(body, (-4.5, side * 17.1, .93), (-6.3, side * 17.6, 3.1), 1.6, .6, .10)
        wing(body, (-13.5, side * .8, 1.0), (-17.6, side * 6.3, 1.6), 3.6, 1.2, .22)
        wing(body, (-1.4, side * 3.0, -1.15), (-4.0, side * 12.0, -.35), 2.2, 1.2, .12)
        engines.turn([(1.9, .95), (2.2, 1.06), (2.0, 1.16), (.6, 1.20), (-1.2, 1.0), (-2.0, .72)], (3.0, side * 5.6, -2.15), (1, 0, 0), 32)
        engines.turn([(-1.0, .70), (-2.8, .48), (-3.4, .05)], (3.0, side * 5.6, -2.15), (1, 0, 0), 24)
        dark.turn([(1.55, 0), (1.2, .9), (1.9, .95)], (3.0, side * 5.6, -2.15), (1, 0, 0), 32)
        engines.beam((4.0, side * 5.6, -1.3), (-.6, side * 5.6, -.7), .3, .8)
        gear.rod((-1.2, side * 2.8, -1.0), (-1.2, side * 2.9, -3.3), .16, sides=12)
        for y in (-.45, .45):
            tyres.turn([(-.2, .25), (-.2, .5), (-.12, .56), (.12, .56), (.2, .5), (.2, .25)], (-1.2, side * 2.9 + y, -3.4), (0, 1, 0), 24)
        (red if side > 0 else white).ball((-5.2, side * 17.4, 1.1), .12, 8)
        lamps.ball((3.6, side * 2.2, -.75), .17, 12)
    gear.rod((13.2, 0, -1.2), (13.2, 0, -3.2), .12, sides=12)
    for y in (-.25, .25):
        tyres.turn([(-.12, .2), (-.12, .36), (.12, .36), (.12, .2)], (13.2, y, -3.4), (0, 1, 0), 24)
    lamps.ball((13.35, 0, -2.3), .15, 12)
    wing(body, (-12.2, 0, 1.7), (-18.6, 0, 8.1), 6.4, 2.1, .30, upright=True)
    for i in range(34):
        x = 12.5 - i * .76
        if not 1.5 < x < 2.6:
            for side in (-1, 1):
                windows.box(x - .12, x + .12, *sorted((side * 1.93, side * 1.975)), .38, .72)
    skin = steel('skin', (.46, .48, .50), .34, dirt=.12)
    parts = [body.place('body', skin, smooth=math.radians(45)), engines.place('engines', steel('nacelle', (.10, .13, .17), .3, dirt=.2), smooth=math.radians(45)),
             dark.place('dark', plain('dark', (.006, .007, .009), .3)), gear.place('gear', plain('strut', (.30, .30, .30), .4), smooth=True),
             windows.place('windows', glow('cabin', (1, .80, .52), .4)),
             tyres.place('tyres', plain('tyres', (.012, .012, .012), .7), smooth=math.radians(45)),
             lamps.place('landing lamps', glow('landing', (1, .93, .78), 14)), red.place('port lamp', glow('port', (1, .03, .02), 30)),
             white.place('starboard lamp', glow('starboard', (.05, 1, .25), 30))]
    for part in parts:
        part.parent = root
    root.location, root.rotation_euler = place, (bank, -pitch, turn)
    return root
