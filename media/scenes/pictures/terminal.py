"""Parts of a container terminal. The quay's edge is y = 0 and runs along x; land is y > 0, its ground z = QUAY."""
import math
import random

import containers
import materials
import mesh
import ship
from geometry import Shape
from lighting import light
from paint import glow, maths, material, node, noise, plain, steel, wet_ground

QUAY, RAILS, LEG_GAP, GIRDER, APEX = 4., (3., 33.), 18., 46., 76.
SODIUM, COOL = (1., .64, .32), (.82, .92, 1.)
luck = random.Random(11)
shared = {}


def once(name, make):
    """Materials and meshes that many parts share, made when first asked for."""
    if name not in shared:
        shared[name] = make()
    return shared[name]


def crane_paint():
    return once('crane', lambda: steel('crane', (.040, .105, .170), .5, dirt=.5, rust=.25, scale=.7))


def lamp_face():
    return once('lamp', lambda: glow('lamp', SODIUM, 26))


def box(place, colour=None, turn=0., parent=None):
    """One container, floor in the middle at `place`."""
    data = once('box', lambda: containers.container(once('box paint', materials.container_paint)))
    thing = mesh.place('box', data, parent)
    thing.color = (*(colour or containers.any_colour(luck)), 1)
    thing.location, thing.rotation_euler = place, (0, 0, turn)
    return thing


def stack(x0, y0, bays, rows, tiers, ground=QUAY):
    """A block of boxes along x; heights vary."""
    for bay in range(bays):
        high = max(1, tiers - luck.choice((0, 0, 1, 1, 2)))
        for row in range(rows):
            for tier in range(max(1, high - luck.choice((0, 0, 0, 1, 2)))):
                box((x0 + bay * 12.9, y0 + row * 2.75 + luck.uniform(-.04, .04), ground + tier * 2.6), turn=luck.choice((0, math.pi)))


def crane(x, boom_up=False, trolley=-18., hook=34., lit=True, power=42000, haze=.0009):
    """A ship-to-shore crane; `trolley` is its place across, `hook` the height of the box it carries (None: no box)."""
    frame, house, gear, ropes, lamps = Shape(), Shape(), Shape(), Shape(), Shape()
    sea, land = RAILS
    top = QUAY + GIRDER
    for side in (-1, 1):
        sx = x + side * LEG_GAP / 2
        nx = x + side * LEG_GAP * .46
        for y in RAILS:
            frame.beam((sx, y, QUAY + 2.6), (nx, y, top), 1.8, 1.5)
            gear.box(sx - 6, sx + 6, y - .7, y + .7, QUAY + 1.5, QUAY + 2.7)
            for k in range(8):
                gear.rod((sx - 5.2 + k * 1.5, y - .25, QUAY + .55), (sx - 5.2 + k * 1.5, y + .25, QUAY + .55), .5, sides=16)
                if k % 2:
                    gear.box(sx - 6.9 + k * 1.5, sx - 4.9 + k * 1.5, y - .5, y + .5, QUAY + .7, QUAY + 1.5)
        frame.beam((sx, sea, QUAY + 17), (sx, land, QUAY + 17), 1.4, 2.0)
        frame.beam((nx, sea, top), (nx, land, top), 1.4, 2.2)
        frame.beam((sx, land, QUAY + 18), (nx, sea, top - 1), .85)
        frame.beam((nx, sea, top), (x + side * 3.2, 6, QUAY + APEX), 1.1)
        frame.beam((nx, land, top), (x + side * 3.2, 7, QUAY + APEX - 1), .8)
    for y in RAILS:
        frame.beam((x - LEG_GAP / 2, y, QUAY + 16.8), (x + LEG_GAP / 2, y, QUAY + 16.8), 1.4, 2.2)
        frame.beam((x - 8.4, y, top), (x + 8.4, y, top), 1.5, 2.4)
    frame.beam((x - 3.2, 6, QUAY + APEX), (x + 3.2, 6, QUAY + APEX), 1.1)
    hinge, rise = top + 1.6, math.radians(78 if boom_up else 0)
    tip = lambda d: (1 - d * math.cos(rise), hinge + d * math.sin(rise))
    for side in (-3, 3):
        frame.beam((x + side, 1, hinge), (x + side, 56, hinge), 1.0, 2.4)
        frame.beam((x + side, 1, hinge), (x + side, *tip(62)), 1.0, 2.2)
        for d in (28, 58):
            frame.beam((x + side * .9, 6, QUAY + APEX), (x + side, tip(d)[0], tip(d)[1] + 1), .30)
        frame.beam((x + side * .9, 6, QUAY + APEX - .5), (x + side, 52, hinge + 1), .30)
        for d in range(0, 62, 2):
            y, z = tip(d)
            ropes.rod((x + side * 1.3, y, z + 1.1), (x + side * 1.3, y, z + 2.2), .05, sides=4)
        ropes.rod((x + side * 1.3, tip(0)[0], tip(0)[1] + 2.2), (x + side * 1.3, tip(62)[0], tip(62)[1] + 2.2), .05, sides=4)
    for d in range(4, 62, 7):
        y, z = tip(d)
        frame.beam((x - 3, y, z), (x + 3, y, z), .5)
    # stairs up the landward leg
    for k in range(12):
        z = QUAY + 2 + k * 3.6
        gear.beam((x + 10.2, land - 2 * (-1) ** k, z), (x + 10.2, land + 2 * (-1) ** k, z + 3.6), .7, .12)
        ropes.rod((x + 10.6, land - 2 * (-1) ** k, z + 1), (x + 10.6, land + 2 * (-1) ** k, z + 4.6), .04, sides=4)
    house.box(x - 4, x + 4, 22, 38, hinge + 1.4, hinge + 7.4)
    if not boom_up:
        gear.box(x - 3.4, x + 3.4, trolley - 3, trolley + 3, hinge - 2, hinge - 1.2)
        house.box(x - 1.2, x + 1.2, trolley - 5.6, trolley - 3, hinge - 4.9, hinge - 2)
        if hook:
            for side in (-4.6, 4.6):
                for y in (-.9, .9):
                    ropes.rod((x + side * .5, trolley + y, hinge - 1.5), (x + side, trolley + y, hook + 3.2), .045, sides=5)
            gear.box(x - 6.1, x + 6.1, trolley - .5, trolley + .5, hook + 2.85, hook + 3.35)
            for side in (-5.9, 5.9):
                gear.box(x + side - .2, x + side + .2, trolley - 1.25, trolley + 1.25, hook + 2.6, hook + 3.1)
            box((x, trolley, hook))
    frame.place('crane', crane_paint(), bevel=.10)
    house.place('house', once('house', lambda: steel('house', (.30, .31, .31), .6, dirt=.4)), bevel=.08)
    gear.place('gear', once('gear', lambda: steel('gear', (.075, .060, .030), .6, dirt=.6, rust=.2)), bevel=.04)
    ropes.place('ropes', once('rope', lambda: plain('rope', (.03, .03, .03), .6)))
    if lit:
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
                light('SPOT', (x, -16, hinge - 2.2), None, power * 2.2, SODIUM, .8, 110, .7, haze=haze * .4)
    warning = Shape()
    warning.ball((x, 6, QUAY + APEX + 1.2), .32, 12)
    red = warning.place('warning', once('red', lambda: glow('red', (1, .03, .02), 16)))
    red.visible_diffuse = red.visible_glossy = False


def quay(length=(-400, 900), lines=(8.5, 13., 17.5, 22., 26.5), puddles=.75, ground=None, depth=900):
    """The apron: wet concrete or other `ground`, crane rails, worn lane lines, fenders and bollards."""
    x0, x1 = length
    body = Shape()
    body.box(x0, x1, 0, depth, -10, QUAY)
    body.place('quay', ground or wet_ground('quay', (.090, .088, .082), puddles=puddles, scale=.8, grain=.004))
    rails, paint, edge, rubber = Shape(), Shape(), Shape(), Shape()
    for y in RAILS:
        rails.box(x0, x1, y - .06, y + .06, QUAY - .1, QUAY + .02)
        for side in (-.16, .16):
            rails.box(x0, x1, y + side - .03, y + side + .03, QUAY - .1, QUAY + .008)
    rails.place('rails', steel('rail', (.20, .19, .18), .28, metal=.8, dirt=.4, rust=.3))
    for y in lines:
        paint.box(x0, x1, y - .09, y + .09, QUAY, QUAY + .006)
    paint.place('lines', worn_paint('lane', (.42, .32, .06)))
    edge.box(x0, x1, -.05, .55, QUAY, QUAY + .28)
    edge.place('kerb', worn_paint('kerb', (.40, .31, .05)), bevel=.04)
    for x in range(int(max(x0, -200)), int(min(x1, 500)), 14):
        rubber.box(x - 1, x + 1, -1.3, 0, .3, 3.2)
        rubber.rod((x + 7, 1.3, QUAY), (x + 7, 1.3, QUAY + .5), .28, .24, sides=16)
        rubber.ball((x + 7, 1.3, QUAY + .58), .38, 16, (1, 1, .45))
    rubber.place('fenders', plain('rubber', (.012, .012, .013), .6), bevel=.05)


def worn_paint(name, colour):
    made, tree, out = material(name)
    wear = noise(tree, 3.2, 8, rough=.7)
    tree.links.new(node(tree, 'MixRGB', {0: node(tree, 'MapRange', {0: wear, 1: .44, 2: .56}).outputs[0], 1: (*colour, 1),
                                         2: (.055, .052, .048, 1)}).outputs[0], out.inputs['Base Color'])
    out.inputs['Roughness'].default_value = .32
    return made


def water(level=0., ripple=.5, roughness=.10):
    """Sheltered water of a basin."""
    made, tree, out = material('basin')
    out.inputs['Base Color'].default_value, out.inputs['Roughness'].default_value = (.003, .010, .014, 1), roughness
    out.inputs['IOR'].default_value = 1.33
    waves = maths(tree, 'ADD', noise(tree, .11, 5, (1, .6, 1)), maths(tree, 'MULTIPLY', noise(tree, .9, 4), .16))
    tree.links.new(node(tree, 'Bump', {'Strength': ripple, 'Distance': 1.2, 'Height': waves}).outputs[0], out.inputs['Normal'])
    plane = Shape()
    plane.add([(-30000, -30000, level), (30000, -30000, level), (30000, 2, level), (-30000, 2, level)], [(0, 1, 2, 3)])
    plane.place('water', made)


def berth(x=110., bow_ahead=True):
    """The ship alongside; `x` is her middle."""
    root = ship.build(under_way=False)
    root.location, root.rotation_euler = (x, -24.8, 0), (0, 0, 0 if bow_ahead else math.pi)
    return root


def hills(middle, reach, ground=0., seed=3):
    """A ridge a long way off, across +x: `middle` is (x, y), `reach` how far it runs to either side."""
    chance, rows = random.Random(seed), []
    waves = [(chance.uniform(0, 6.3), 1.8 ** k) for k in range(7)]
    for step in range(121):
        t = step / 60 - 1
        high = .5 + sum(math.sin(phase + t * 5.1 * often) / often ** .85 for phase, often in waves) * .34
        high = 60 + 240 * max(0, high) * (1 - .5 * t * t)
        y = middle[1] + t * reach
        rows.append([(middle[0] - 500, y, ground - 5), (middle[0] - 160, y, ground + high * .55), (middle[0], y, ground + high)])
    ridge = Shape()
    ridge.grid(rows)
    ridge.place('hills', steel('hills', (.085, .100, .055), .9, dirt=.7, scale=.02), smooth=True)


def mast(x, y, tall=34., power=0., haze=.0008):
    """A lighting mast of the yard."""
    pole, lamps = Shape(), Shape()
    pole.rod((x, y, QUAY), (x, y, QUAY + tall), .42, .2, sides=12)
    pole.rod((x, y, QUAY + tall - .3), (x, y, QUAY + tall + .1), 1.3, sides=24)
    pole.place('pole', once('pole', lambda: plain('pole', (.16, .17, .17), .5)))
    for k in range(6):
        a = k * math.pi / 3
        lamps.ball((x + 1.4 * math.cos(a), y + 1.4 * math.sin(a), QUAY + tall - .3), .30, 10)
    face = lamps.place('mast lamps', lamp_face())
    face.visible_diffuse = face.visible_glossy = False
    if power:
        light('SPOT', (x, y, QUAY + tall - .8), None, power, SODIUM, 1., 150, .7, haze=haze)
