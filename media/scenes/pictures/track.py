"""Railway track: rails, concrete sleepers with clips, ballast stone by stone. Metres."""
import math
import random

import bpy

import box_gear
from geometry import Shape
from paint import material, maths, mix, node, noise, plain, spread, steel
from terminal import QUAY, once

GAUGE = .838  # from the middle of the track to the middle of a rail
RAIL = QUAY + .46  # the rail's top


def track(y, x0, x1, stones_until):
    """Rails, concrete sleepers with clips, and ballast: single stones up to `stones_until`, a bank beyond."""
    rails, heads, sleepers, clips, bank = Shape(), Shape(), Shape(), Shape(), Shape()
    foot = RAIL - .172
    for side in (-GAUGE, GAUGE):
        profile = [(-.075, 0), (.075, 0), (.075, .012), (.010, .030), (.010, .125), (.034, .138), (.034, .160), (-.034, .160), (-.034, .138), (-.010, .125),
                   (-.010, .030), (-.075, .012)]
        rails.prism([(y + side + a, foot + b) for a, b in profile], x0, x1, 'x')
        heads.box(x0, x1, y + side - .030, y + side + .030, foot + .158, RAIL)
    steps = int((min(x1, 260) - x0) / .65)
    for k in range(steps):
        x = x0 + k * .65
        sleepers.prism([(y - 1.37, foot - .22), (y + 1.37, foot - .22), (y + 1.37, foot - .03), (y + 1.15, foot), (y + .50, foot), (y + .35, foot - .04),
                        (y - .35, foot - .04), (y - .50, foot), (y - 1.15, foot), (y - 1.37, foot - .03)], x - .11, x + .11, 'x')
        if x < stones_until:
            for side in (-GAUGE, GAUGE):
                for out in (-.085, .085):
                    clips.box(x - .05, x + .05, y + side + out - .03, y + side + out + .03, foot, foot + .035)
    bank.prism([(y - 2.6, QUAY - .1), (y + 2.6, QUAY - .1), (y + 1.75, foot - .09), (y - 1.75, foot - .09)], x0, x1, 'x')
    rails.place('rails', once('rail side', lambda: steel('rail side', (.090, .050, .032), .8, dirt=.6, rust=.6, scale=3)))
    heads.place('rail heads', once('rail head', lambda: steel('rail head', (.66, .65, .64), .24, metal=.9, dirt=.2)))
    sleepers.place('sleepers', once('sleeper', lambda: steel('sleeper', (.20, .185, .165), .9, dirt=.7, rust=.25, scale=3)), bevel=.012)
    clips.place('clips', once('clip', lambda: plain('clip', (.045, .030, .022), .7)))
    stone = once('stone', crushed_stone)
    bank.place('ballast', stone)
    heaps = once('heaps', lambda: [heap(seed, foot, stone) for seed in range(4)])
    chance = random.Random(int(y * 10))
    for k in range(int(stones_until - x0)):
        box_gear.hang(chance.choice(heaps), None, (x0 + k + .5, y, 0), (0, 0, chance.choice((0, math.pi))))


def heap(seed, top, stone):
    """The mesh of a metre of ballast along the track, stone by stone: broken twenty-faced lumps."""
    chance, stones = random.Random(seed), Shape()
    corners, faces = icosahedron()
    for _ in range(2600):
        x, y = chance.uniform(-.5, .5), chance.uniform(-2.75, 2.75)
        z = top - .06 - max(0, abs(y) - 1.7) * .32 + chance.uniform(-.03, .015)
        size = chance.uniform(.018, .036)
        if chance.random() < .006:  # kicked out onto the apron
            y, z = math.copysign(2.6 + chance.expovariate(5), y), QUAY + .008
        a, b = chance.uniform(0, 6.28), chance.uniform(-.9, .9)
        flat = (chance.uniform(.7, 1.3), chance.uniform(.7, 1.3), chance.uniform(.5, .9))
        points = []
        for p in corners:
            px, py, pz = (c * f * size * .62 * chance.uniform(.70, 1.2) for c, f in zip(p, flat))
            py, pz = py * math.cos(b) - pz * math.sin(b), py * math.sin(b) + pz * math.cos(b)
            points.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), z + pz))
        stones.add(points, faces)
    thing = stones.place('stones', stone)
    made = thing.data
    bpy.data.objects.remove(thing)
    return made


def icosahedron():
    """Corners and faces, with edges 2 long."""
    golden = (1 + 5 ** .5) / 2
    corners = [c for a in (-1, 1) for b in (-golden, golden) for c in ((a, b, 0), (0, a, b), (b, 0, a))]
    near = lambda p, q: abs(math.dist(p, q) - 2) < 1e-6
    n = range(len(corners))
    faces = []
    for i in n:
        for j in n:
            for k in n:
                if i < j < k and near(corners[i], corners[j]) and near(corners[j], corners[k]) and near(corners[i], corners[k]):
                    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners[i], corners[j], corners[k]
                    outward = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
                    faces.append((i, j, k) if outward > 0 else (i, k, j))
    return corners, faces


def crushed_stone():
    """Grey and brown stones, each its own, with rust and oil along the middle of the track."""
    made, tree, out = material('stone')
    seen = node(tree, 'NewGeometry')
    own = seen.outputs['Random Per Island']
    shade = mix(tree, spread(tree, own, 0, 1), (.075, .068, .062), (.24, .22, .20))
    shade = mix(tree, spread(tree, maths(tree, 'FRACT', maths(tree, 'MULTIPLY', own, 9.7)), .6, 1, 0, .6), shade, (.14, .085, .055))
    fine = noise(tree, 22., 4, rough=.7)
    shade = mix(tree, spread(tree, fine, .35, .7, 0, .6), shade, (.055, .046, .038))
    shade = mix(tree, spread(tree, noise(tree, .8, 5), .40, .68, 0, .6), shade, (.090, .058, .038))
    tree.links.new(shade, out.inputs['Base Color'])
    out.inputs['Roughness'].default_value, out.inputs['Specular'].default_value = .9, .2
    tree.links.new(node(tree, 'Bump', {'Strength': .8, 'Distance': .03, 'Height': fine}).outputs[0], out.inputs['Normal'])
    return made
