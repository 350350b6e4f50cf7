"""Parts of a container terminal. The quay's edge is y = 0 and runs along x; land is y > 0, its ground z = QUAY."""
import math
import random

import containers
import materials
import mesh
import mooring
import ship
from geometry import Shape
from hull_lines import BEAM_M
from lighting import light
from paint import glow, maths, material, node, noise, plain, steel, wet_ground

QUAY, RAILS, FENDER = 4., (3., 33.), 1.3
SODIUM, COOL = (1., .64, .32), (.82, .92, 1.)
luck = random.Random(11)
shared = {}


def once(name, make):
    """Materials and meshes that many parts share, made when first asked for."""
    if name not in shared:
        shared[name] = make()
    return shared[name]


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
        rubber.box(x - 1, x + 1, -FENDER, 0, .3, 3.2)
    mooring.bollards(QUAY, min(x1, 500))
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
    """The ship moored alongside, against the fenders; `x` is her middle."""
    middle = -FENDER - .05 - BEAM_M / 2
    root = ship.build(under_way=False)
    root.location, root.rotation_euler = (x, middle, 0), (0, 0, 0 if bow_ahead else math.pi)
    mooring.moor(x, middle, QUAY, bow_ahead)
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
    return ridge.place('hills', steel('hills', (.085, .100, .055), .9, dirt=.7, scale=.02), smooth=True)


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
