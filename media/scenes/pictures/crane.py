"""A ship-to-shore crane on the rails of terminal.py."""
import math

from geometry import Shape
from lighting import light
from paint import glow, plain, steel
from terminal import QUAY, RAILS, SODIUM, box, lamp_face, once

LEG_GAP, GIRDER, APEX = 18., 46., 76.
LEG_FOOT, LEG_LEAN = 2.6, LEG_GAP * .04
LEG_BREADTH, LEG_DEPTH = 1.8, 1.5  # across the quay and along it
HINGE = QUAY + GIRDER + 1.6
BOOM, REAR = 62, 56
STAIR_FOOT, FLIGHT, FLIGHTS, STAIR_WIDTH = 4.3, 2.95, 14, .8


def crane(x, boom_up=False, trolley=-18., hook=34., lit=True, power=42000, haze=.0009):
    """`trolley` is its place across, `hook` the height of the box it carries; None: an empty spreader, hoisted."""
    rise = math.radians(78 if boom_up else 0)
    tip = lambda d: (1 - d * math.cos(rise), HINGE + d * math.sin(rise))
    frame, house, gear, ropes, yellow, glass, lamps, warning = (Shape() for _ in range(8))
    portal(x, frame, gear)
    top_works(x, tip, frame, gear, ropes)
    stair(x, gear, ropes)
    house.box(x - 4, x + 4, 22, 38, HINGE + 1.4, HINGE + 7.4)
    trolley = 14 if boom_up else trolley
    carriage(x, trolley, house, gear, ropes, glass)
    spreader(x, trolley, HINGE - 9 if hook is None or boom_up else hook, yellow, ropes)
    if hook is not None and not boom_up:
        box((x, trolley, hook))
    frame.place('crane', once('crane', lambda: steel('crane', (.040, .105, .170), .5, dirt=.5, rust=.25, scale=.7)), bevel=.10)
    house.place('house', once('house', lambda: steel('house', (.30, .31, .31), .6, dirt=.4)), bevel=.08)
    gear.place('gear', once('gear', lambda: steel('gear', (.075, .060, .030), .6, dirt=.6, rust=.2)), bevel=.01)
    yellow.place('spreader', once('spreader', lambda: steel('spreader', (.36, .20, .02), .5, dirt=.6, rust=.3)), bevel=.02)
    ropes.place('ropes', once('rope', lambda: plain('rope', (.03, .03, .03), .6)))
    glass.place('cabin glass', once('cabin glass', lambda: plain('cabin glass', (.010, .014, .018), .08, .6)))
    if lit:
        shine(x, tip, boom_up, lamps, power, haze)
    warning.ball((x, 6, QUAY + APEX + 1.2), .32, 12)
    red = warning.place('warning', once('red', lambda: glow('red', (1, .03, .02), 16)))
    red.visible_diffuse = red.visible_glossy = False


def leg(x, side, z):
    """Where a leg's axis is along the quay, at a height over the ground: the legs lean together."""
    return x + side * (LEG_GAP / 2 - LEG_LEAN * (z - LEG_FOOT) / (GIRDER - LEG_FOOT))


def portal(x, frame, gear):
    """Bogies, sill beams, legs, ties and braces up to the girders."""
    sea, land = RAILS
    top = QUAY + GIRDER
    for side in (-1, 1):
        sx, nx = leg(x, side, LEG_FOOT), leg(x, side, GIRDER)
        for y in RAILS:
            frame.beam((sx, y, QUAY + LEG_FOOT), (nx, y, top), LEG_BREADTH, LEG_DEPTH)
            gear.prism([(sx - 6, QUAY + 1.5), (sx + 6, QUAY + 1.5), (sx + 6, QUAY + 2.0), (sx + 1.2, QUAY + 2.8), (sx - 1.2, QUAY + 2.8),
                        (sx - 6, QUAY + 2.0)], y - .7, y + .7)
            gear.rod((sx + side * 6, y, QUAY + 1.75), (sx + side * 6.7, y, QUAY + 1.75), .22, sides=16)
            for k in range(8):
                gear.rod((sx - 5.2 + k * 1.5, y - .25, QUAY + .52), (sx - 5.2 + k * 1.5, y + .25, QUAY + .52), .5, sides=20)
                if k % 2:
                    gear.box(sx - 6.9 + k * 1.5, sx - 4.9 + k * 1.5, y - .5, y + .5, QUAY + .7, QUAY + 1.5)
        frame.beam((sx, sea, QUAY + 17), (sx, land, QUAY + 17), 1.4, 2.0)
        frame.beam((nx, sea, top), (nx, land, top), 1.4, 2.2)
        frame.beam((sx, land, QUAY + 18), (nx, sea, top - 1), .85)
        frame.beam((nx, sea, top), (x + side * 3.2, 6, QUAY + APEX), 1.1)
        frame.beam((nx, land, top), (x + side * 3.2, 7, QUAY + APEX - 1), .8)
    for y in RAILS:
        frame.beam((x - LEG_GAP / 2, y, QUAY + 3.5), (x + LEG_GAP / 2, y, QUAY + 3.5), 1.3, 1.6)
        frame.beam((x - LEG_GAP / 2, y, QUAY + 16.8), (x + LEG_GAP / 2, y, QUAY + 16.8), 1.4, 2.2)
        frame.beam((x - 8.4, y, top), (x + 8.4, y, top), 1.5, 2.4)
    frame.beam((x - 3.2, 6, QUAY + APEX), (x + 3.2, 6, QUAY + APEX), 1.1)


def top_works(x, tip, frame, gear, ropes):
    """Girders, boom, stays and the walkways beside the boom; `tip` is the boom's y and z at a distance from its hinge."""
    for side in (-3, 3):
        frame.beam((x + side, 1, HINGE), (x + side, REAR, HINGE), 1.0, 2.4)
        frame.beam((x + side, 1, HINGE), (x + side, *tip(BOOM)), 1.0, 2.2)
        for d in (28, 58):
            frame.beam((x + side * .9, 6, QUAY + APEX), (x + side, tip(d)[0], tip(d)[1] + 1), .30)
        frame.beam((x + side * .9, 6, QUAY + APEX - .5), (x + side, 52, HINGE + 1), .30)
        y, z = tip(0)
        end = tip(BOOM)
        gear.beam((x + side * 1.2, y, z + 1.05), (x + side * 1.2, end[0], end[1] + 1.05), 1., .10)
        for d in range(0, BOOM, 2):
            ropes.rod((x + side * 1.32, tip(d)[0], tip(d)[1] + 1.1), (x + side * 1.32, tip(d)[0], tip(d)[1] + 2.2), .05, sides=4)
        for up in (1.65, 2.2):
            ropes.rod((x + side * 1.32, y, z + up), (x + side * 1.32, end[0], end[1] + up), .05, sides=4)
    for d in range(4, BOOM, 7):
        y, z = tip(d)
        frame.beam((x - 3, y, z), (x + 3, y, z), .5)
    for side in (-1.6, -1.2, 1.2, 1.6):  # the ropes that haul the trolley, from the house to the boom's end
        ropes.rod((x + side, 24, HINGE + .4), (x + side, 1, HINGE + .4), .03, sides=5)
        ropes.rod((x + side, 1, HINGE + .4), (x + side, tip(BOOM)[0], tip(BOOM)[1] + .4), .03, sides=5)


def stair(x, gear, rails):
    """Up the landward leg, on its outer face: flights to and fro between landings that brackets carry, a ladder below."""
    y = RAILS[1]
    face = lambda z: leg(x, 1, z) + LEG_DEPTH / 2 - .03
    for k in range(FLIGHTS + 1):
        z, end = STAIR_FOOT + k * FLIGHT, (-1) ** k
        near, far = face(z), face(z) + STAIR_WIDTH
        z += QUAY
        inner, outer = y + end * 1.15, y + end * 2.15
        gear.box(near, far, *sorted((inner, outer)), z - .06, z)
        gear.box(near, far, *sorted((y + end * .75, y + end * .9)), z - .30, z - .06)
        for at in (near + .08, far - .08):
            gear.box(at - .08, at + .08, *sorted((y + end * .5, outer)), z - .26, z - .06)
        gear.beam((near + .08, y + end * .85, z - 1.35), (near + .08, y + end * 2., z - .2), .12)
        corners = [(near, inner), (near, outer), (far, outer), (far, inner)]
        for i, (cx, cy) in enumerate(corners):
            if i:
                rails.rod((cx, cy, z), (cx, cy, z + 1.1), .035, sides=6)
        for up in (.55, 1.1):
            rails.path([(cx, cy, z + up) for cx, cy in corners[1:]], .03, sides=6)
        if k < FLIGHTS:
            start, stop = (y + end * 1.15, z), (y - end * 1.15, z + FLIGHT)
            near, far = near + .05, far - .05
            for at in (near, far):
                gear.beam((at, start[0], start[1] - .12), (at, stop[0], stop[1] - .12), .07, .26)
            for step in range(1, 12):
                t = step / 12
                ty, tz = start[0] + (stop[0] - start[0]) * t, start[1] + (stop[1] - start[1]) * t
                gear.box(near, far, ty - .12, ty + .12, tz - .04, tz)
            for up in (.5, 1.):
                rails.rod((far, start[0], start[1] + up), (far, stop[0], stop[1] + up), .03, sides=6)
    for side in (-.25, .25):
        rails.rod((face(STAIR_FOOT) + .4 + side, y + 1.2, QUAY + .3), (face(STAIR_FOOT) + .4 + side, y + 1.2, QUAY + STAIR_FOOT + 1), .04, sides=6)
    for rung in range(13):
        rails.rod((face(STAIR_FOOT) + .15, y + 1.2, QUAY + .5 + rung * .3), (face(STAIR_FOOT) + .65, y + 1.2, QUAY + .5 + rung * .3), .025, sides=6)


def carriage(x, y, house, gear, ropes, glass):
    """The trolley under the girders, sheaves and the driver's cabin."""
    gear.box(x - 3.4, x + 3.4, y - 3, y + 3, HINGE - 2, HINGE - 1.2)
    gear.box(x - 1.4, x + 1.4, y - 5.8, y - 3, HINGE - 2, HINGE - 1.6)
    house.box(x - 1.2, x + 1.2, y - 5.6, y - 3, HINGE - 4.6, HINGE - 2)
    glass.box(x - 1.05, x + 1.05, y - 5.64, y - 5.56, HINGE - 4.2, HINGE - 2.6)
    for side in (-1.24, 1.16):
        glass.box(x + side, x + side + .08, y - 5.5, y - 3.6, HINGE - 4., HINGE - 2.6)
    for dx in (-1.5, 1.5):
        for dy in (-.9, .9):
            ropes.rod((x + dx, y + dy - .12, HINGE - 2.1), (x + dx, y + dy + .12, HINGE - 2.1), .42, sides=20)


def spreader(x, y, hook, yellow, ropes):
    """Headblock and spreader on four pairs of falls; `hook` is where the floor of a box under it would be."""
    top = hook + 4.95
    for dx in (-1.5, 1.5):
        for dy in (-.9, .9):
            ropes.rod((x + dx, y + dy - .12, top), (x + dx, y + dy + .12, top), .38, sides=20)
            for part in (-.36, .36):
                ropes.rod((x + dx + part, y + dy, HINGE - 2.1), (x + dx + part, y + dy, top), .035, sides=6)
            yellow.box(x + dx - .12, x + dx + .12, y + dy * .6 - .12, y + dy * .6 + .12, hook + 3.3, hook + 4.4)
    yellow.box(x - 2.1, x + 2.1, y - 1.1, y + 1.1, hook + 4.35, hook + 4.75)
    yellow.box(x - 2.2, x + 2.2, y - .75, y + .75, hook + 2.9, hook + 3.4)
    for dy in (-.45, .45):
        yellow.box(x - 6, x + 6, y + dy - .14, y + dy + .14, hook + 2.95, hook + 3.3)
    for end in (-5.95, 5.95):
        yellow.box(x + end - .16, x + end + .16, y - 1.24, y + 1.24, hook + 2.66, hook + 3.05)
        for dy in (-1.28, 1.28):
            yellow.box(x + end - .14, x + end + .14, y + dy - .04, y + dy + .04, hook + 2.3, hook + 2.95)


def shine(x, tip, boom_up, lamps, power, haze):
    """Lamps under the portal and the boom; with `power` they light the quay and the ship."""
    for side in (-1, 1):
        for y in (8, 28):
            lamps.rod((x + side * 8.9, y, QUAY + 15.75), (x + side * 8.9, y, QUAY + 15.95), .34, sides=12)
    for d in (10, 26, 42, 57):
        y, z = tip(d)
        for side in (-2.2, 2.2):
            lamps.rod((x + side, y, z - 1.5), (x + side, y, z - 1.35), .32, sides=12)
    face = lamps.place('lamps', lamp_face())
    face.visible_diffuse = face.visible_glossy = False
    if power:
        light('SPOT', (x, 16, QUAY + 15.5), None, power, SODIUM, .8, 140, .7, haze=haze)
        if not boom_up:
            light('SPOT', (x, -16, HINGE - 2.2), None, power * 1.5, SODIUM, .8, 110, .7, haze=haze * .4)
