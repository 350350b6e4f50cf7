"""A ship's stern in dry dock at night: the propeller, close up under one work lamp, which is not shown.

Station 0 is the transom, x runs forward, the dock's floor is z = 0, the keel stands on blocks at KEEL.
"""
import math

from geometry import Shape
from paint import maths, material, mix, node, noise, spread, steel, wet_ground
from lighting import light, midnight

KEEL, SHAFT, PROP_X, PROP_R, HALF_BEAM, DECK = 1.7, 6.3, 12.4, 4.15, 20.5, 27.
# Where the hull begins above the keel: (height, station), aft contour from the skeg's foot up to the transom.
AFT = ((0, 19.5), (1.2, 17.2), (3.4, 15.2), (4.6, 14.2), (5.8, 15.0), (7.4, 16.2), (8.8, 15.2), (9.9, 12.), (10.8, 7.5), (11.5, 2.6), (12., 0), (60, 0))


def between(table, z):
    for (z0, x0), (z1, x1) in zip(table, table[1:]):
        if z <= z1:
            f = (z - z0) / (z1 - z0)
            return x0 + (x1 - x0) * f
    return table[-1][1]


def half_breadth(x, z):
    """Half breadth at a station and a height above the keel."""
    if z >= 12:
        corner = min(1, (z - 12) / 7.5)
        return HALF_BEAM * (1 - (1 - .84 * math.sin(corner * math.pi / 2) ** .62) * max(0, 1 - x / 42) ** 1.8)
    run = 80 - 38 * (z / 12) ** 1.4
    f = min(1, max(0, (x - between(AFT, z)) / run))
    hollow = f * f * (3 - 2 * f)
    full = math.sin(f * math.pi / 2) ** .75
    w = (z / 12) ** 2.2
    bilge = 1 - max(0, 1 - z / 2.2) ** 2 * .10
    boss = 1.05 * math.exp(-((z - SHAFT + KEEL) / 1.0) ** 2) * math.exp(-max(0, x - 14) / 9)
    return max(.22, (HALF_BEAM * ((1 - w) * hollow + w * full) * bilge)) * (1 if f > 0 else 0) + (boss if x > between(AFT, z) else .0)


def hull_paint():
    """Worn red below the waterline, dark teal above, a pale scum line between; seams and weed at the turn."""
    made, tree, out = material('hull')
    where = node(tree, 'NewGeometry').outputs['Position']
    height = node(tree, 'SeparateXYZ', {0: where}).outputs[2]
    streaks, blotches, fine = noise(tree, .8, 8, (1, 1, .12)), noise(tree, .22, 6), noise(tree, 5., 6)
    mapped = node(tree, 'Mapping', {'Vector': where, 'Rotation': (math.pi / 2, 0, 0)}).outputs[0]
    brick = {'Vector': mapped, 'Scale': 1., 'Mortar Size': .016, 'Mortar Smooth': .6, 'Brick Width': 9., 'Row Height': 2.6,
             'Color1': (1, 1, 1, 1), 'Color2': (.62, .62, .62, 1), 'Mortar': (0, 0, 0, 1)}
    seams = node(tree, 'TexBrick', brick).outputs[0]
    red = mix(tree, spread(tree, blotches, .38, .68, 0, .6), (.150, .043, .032), (.090, .033, .027))
    red = mix(tree, spread(tree, seams, .4, 1., .55, 0), red, (.075, .028, .024))
    red = mix(tree, spread(tree, streaks, .50, .66, 0, .7), red, (.125, .082, .062))
    scrapes = noise(tree, 2.2, 9, (.22, .22, 1.6), .7)
    red = mix(tree, spread(tree, scrapes, .60, .66, 0, .75), red, (.070, .052, .045))
    red = mix(tree, spread(tree, fine, .58, .70, 0, .7), red, (.048, .026, .020))
    slime = spread(tree, maths(tree, 'ADD', height, maths(tree, 'MULTIPLY', streaks, 2.6)), 15.2, 16.8)
    red = mix(tree, maths(tree, 'MULTIPLY', slime, .75), red, (.070, .080, .045))
    top = mix(tree, spread(tree, streaks, .45, .75, 0, .5), (.012, .045, .060), (.035, .045, .045))
    line = spread(tree, height, 17.18, 17.22)
    colour = mix(tree, line, red, top)
    white = maths(tree, 'SUBTRACT', spread(tree, height, 17.18, 17.22), spread(tree, height, 17.52, 17.56))
    colour = mix(tree, maths(tree, 'MULTIPLY', white, .8), colour, (.42, .42, .40))
    tree.links.new(colour, out.inputs['Base Color'])
    dents = maths(tree, 'ADD', maths(tree, 'MULTIPLY', noise(tree, .42, 2), 2.2), maths(tree, 'MULTIPLY', seams, .28))
    relief = maths(tree, 'ADD', dents, maths(tree, 'MULTIPLY', fine, .12))
    tree.links.new(node(tree, 'Bump', {'Strength': .5, 'Distance': .07, 'Height': relief}).outputs[0], out.inputs['Normal'])
    tree.links.new(spread(tree, fine, .3, .7, .34, .62), out.inputs['Roughness'])
    out.inputs['Specular'].default_value = .35
    return made


def bronze():
    """Cast bronze that divers have polished: fine arcs of the grinder, tarnish towards the root, salt that ran and dried."""
    made, tree, out = material('bronze')
    where = node(tree, 'NewGeometry').outputs['Position']
    part = node(tree, 'SeparateXYZ', {0: node(tree, 'VectorMath', {0: where, 1: (PROP_X, 0, SHAFT)}, operation='SUBTRACT').outputs[0]})
    along, across, up = part.outputs
    off = maths(tree, 'SQRT', maths(tree, 'ADD', maths(tree, 'MULTIPLY', across, across), maths(tree, 'MULTIPLY', up, up)))
    turn = maths(tree, 'ARCTAN2', up, across)
    polar = lambda r, a, x: node(tree, 'CombineXYZ', {0: maths(tree, 'MULTIPLY', off, r), 1: maths(tree, 'MULTIPLY', turn, a), 2: maths(tree, 'MULTIPLY', along, x)}).outputs[0]
    arcs = noise(tree, 1., 5, rough=.65, where=polar(46., 1.6, 3.))
    strokes = noise(tree, 1., 4, rough=.6, where=polar(9., 30., 9.))
    cloud, fine, pits = noise(tree, 1.1, 7), noise(tree, 9., 7), noise(tree, 34., 5, rough=.7)
    drips = noise(tree, 2.6, 7, (1.6, 1.6, .16), .65)
    root = spread(tree, maths(tree, 'ADD', off, maths(tree, 'MULTIPLY', cloud, 1.6)), 1.7, 3.6, 1, 0)
    colour = mix(tree, spread(tree, cloud, .30, .72), (.55, .315, .135), (.40, .215, .095))
    colour = mix(tree, spread(tree, arcs, .35, .70, 0, .35), colour, (.66, .42, .21))
    colour = mix(tree, maths(tree, 'MULTIPLY', root, .8), colour, (.120, .082, .042))
    colour = mix(tree, spread(tree, fine, .54, .70, 0, .6), colour, (.105, .085, .050))
    colour = mix(tree, spread(tree, drips, .53, .66, 0, .50), colour, (.30, .29, .24))
    spots = spread(tree, maths(tree, 'ADD', maths(tree, 'MULTIPLY', pits, .6), maths(tree, 'MULTIPLY', cloud, .4)), .575, .63, 0, .85)
    colour = mix(tree, spots, colour, (.060, .050, .036))
    tree.links.new(colour, out.inputs['Base Color'])
    dull = maths(tree, 'ADD', maths(tree, 'MULTIPLY', cloud, .45), maths(tree, 'MULTIPLY', arcs, .55))
    rough = maths(tree, 'ADD', spread(tree, dull, .32, .68, .24, .46), maths(tree, 'MULTIPLY', root, .16))
    rough = maths(tree, 'ADD', rough, spread(tree, drips, .50, .66, 0, .22))
    tree.links.new(rough, out.inputs['Roughness'])
    relief = maths(tree, 'ADD', maths(tree, 'MULTIPLY', arcs, .55), maths(tree, 'MULTIPLY', strokes, .35))
    relief = maths(tree, 'ADD', relief, maths(tree, 'MULTIPLY', spots, -.9))
    relief = maths(tree, 'ADD', relief, maths(tree, 'MULTIPLY', noise(tree, 1.7, 3), 2.4))
    tree.links.new(node(tree, 'Bump', {'Strength': .42, 'Distance': .012, 'Height': relief}).outputs[0], out.inputs['Normal'])
    out.inputs['Metallic'].default_value = .82
    return made


def hull():
    rows, heights = [], [24.5 * (i / 70) ** 1.0 for i in range(71)]
    for z in heights:
        aft = between(AFT, z)
        stations = [aft + (110 - aft) * (i / 90) ** 1.7 for i in range(91)]
        rows.append([(x, half_breadth(x if i else x + 1e-3, z), KEEL + z) for i, x in enumerate(stations)])
    for side in (1, -1):
        skin = Shape()
        skin.grid([[(x, side * y, z) for x, y, z in row][::side] for row in rows])
        skin.place('hull', PAINT, smooth=math.radians(50))
    closing = Shape()
    closing.grid([[(row[0][0], y * row[0][1], row[0][2]) for y in (-1, -.5, 0, .5, 1)] for row in rows])
    closing.grid([[(x, -half_breadth(x + .01, 0), KEEL), (x, half_breadth(x + .01, 0), KEEL)] for x in range(20, 111, 2)])
    closing.place('closing', PAINT)


def propeller():
    shape, blades = Shape(), 5
    for k in range(blades):
        turn = 2 * math.pi * k / blades + .35
        faces = {1: [], -1: []}
        for i in range(57):
            f = i / 56
            r = .72 + (PROP_R - .72) * f
            chord = 2.75 * (math.sin(math.pi * min(1, .17 + .80 * f)) ** .62) * (1 if f < .97 else max(.25, (1 - f) / .03 * .75 + .25))
            pitch = math.atan2(7.6, 2 * math.pi * r)
            skew = .52 * f * f - .14 * math.sin(f * math.pi)
            thick = .19 * (1 - f) + .020 + .24 * math.exp(-f / .045)
            for face in (1, -1):
                row = []
                for j in range(41):
                    s = j / 40 - .5
                    t = face * thick * max(0, 1 - (2 * s) ** 2) ** .6
                    along = s * chord * math.sin(pitch) - t * math.cos(pitch) - .35 * f * f
                    around = (s * chord * math.cos(pitch) + t * math.sin(pitch)) / r + turn + skew
                    row.append((PROP_X + along, r * math.sin(around), SHAFT + r * math.cos(around)))
                faces[face].append(row[::face])
        for rows in faces.values():
            shape.grid(rows)
    shape.place('blades', BRONZE, smooth=math.radians(60))
    hub = Shape()
    hub.turn([(-1.9, 0), (-1.86, .22), (-1.5, .5), (-.9, .72), (-.7, .80), (-.68, .86), (.7, .98), (1.0, 1.0), (1.05, .9), (2.4, 1.05)], (PROP_X, 0, SHAFT), (1, 0, 0))
    hub.place('hub', BRONZE, smooth=math.radians(40))


def rudder():
    foil = [(-.5, .0), (-.3, .045), (-.05, .085), (.2, .105), (.38, .085), (.47, .045), (.5, 0)]
    outline = foil + [(x, -y) for x, y in foil[-2:0:-1]]
    rows = []
    for i in range(25):
        f = i / 24
        z = KEEL + .5 + 9.6 * f
        chord, middle = 5.3 + .9 * f, 5.9 - .2 * f
        rows.append([(middle + chord * x, chord * y * (.85 + .2 * f), z) for x, y in outline + outline[:1]])
    skin = Shape()
    skin.grid([row[::-1] for row in rows])
    skin.faces += [tuple(range(len(rows[0]) - 1))]
    skin.place('rudder', PAINT, smooth=math.radians(35))
    anodes = Shape()
    for side in (1, -1):
        for z in (3.3, 5.1, 8.5, 10.3):
            for x in (4.9, 6.6):
                y = 5.5 * between([(-.5, 0), (-.3, .045), (-.05, .085), (.2, .105)], (x + .35 - 5.85) / 5.5)
                anodes.box(x, x + .7, *sorted((side * (y - .12), side * (y + .07))), z, z + .15)
    anodes.place('anodes', steel('zinc', (.17, .17, .165), .7, dirt=.8, rust=.3, scale=3), bevel=.03)


def dock():
    walls, floor = Shape(), Shape()
    for side in (1, -1):
        y = side * 26.5
        step = 0
        for low, high in ((0, 5.2), (5.2, 10.5), (10.5, 16.)):
            walls.box(-90, 190, *sorted((y + side * step, side * 70)), low, high)
            step += 1.6
    walls.box(190, 200, -70, 70, 0, 16)
    walls.place('walls', wall_concrete(), bevel=.12)
    floor.add([(-140, -70, 0), (220, -70, 0), (220, 70, 0), (-140, 70, 0)], [(0, 1, 2, 3)])
    floor.place('floor', wet_ground('floor', (.105, .100, .092), puddles=.85, scale=1.))
    blocks = Shape()
    for i in range(20):
        x = 21 + i * 3.4
        blocks.box(x, x + 1.5, -.9, .9, 0, KEEL - .35)
        blocks.box(x + .05, x + 1.45, -.8, .8, KEEL - .35, KEEL)
        for side in (1, -1):
            if i > 6:
                blocks.box(x, x + 1.4, side * 8 - .8, side * 8 + .8, 0, KEEL)
    blocks.place('blocks', steel('blocks', (.16, .13, .09), .8, dirt=.8), bevel=.04)


def wall_concrete():
    made, tree, out = material('wall')
    streaks, blotches, fine = noise(tree, .5, 8, (1, 1, .07)), noise(tree, .15, 6), noise(tree, 3., 8)
    height = node(tree, 'SeparateXYZ', {0: node(tree, 'NewGeometry').outputs['Position']}).outputs[2]
    colour = mix(tree, spread(tree, streaks, .35, .7), (.20, .19, .17), (.070, .068, .060))
    colour = mix(tree, spread(tree, blotches, .45, .7, 0, .8), colour, (.050, .056, .045))
    low = spread(tree, maths(tree, 'ADD', height, maths(tree, 'MULTIPLY', streaks, 5)), 3.2, 6.5, .8, 0)
    colour = mix(tree, low, colour, (.018, .024, .020))
    tree.links.new(colour, out.inputs['Base Color'])
    tree.links.new(spread(tree, streaks, .35, .65, .35, .75), out.inputs['Roughness'])
    tree.links.new(node(tree, 'Bump', {'Strength': .5, 'Distance': .05, 'Height': maths(tree, 'ADD', fine, streaks)}).outputs[0], out.inputs['Normal'])
    return made


PAINT = BRONZE = None
LAMP, WARM = (6.2, 8.6, 1.4), (1., .60, .27)


def build():
    global PAINT, BRONZE
    PAINT, BRONZE = hull_paint(), bronze()
    hull(), propeller(), rudder(), dock()
    midnight(.25)
    light('SPOT', LAMP, (PROP_X, -.3, SHAFT + .9), 15000, WARM, .10, 66, 1.)
    # A cold flood on the dock's other wall: edges turned that way.
    light('SPOT', (2, -19, 15.5), (PROP_X, 0, SHAFT), 8000, (.62, .80, 1.), .3, 60, .8)
    light('SPOT', (30, -20, 15), (34, -12, 3), 2500, WARM, .4, 120, .8)
