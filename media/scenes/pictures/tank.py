"""Inside a double-bottom tank: web frames with manholes one behind the other, an inspector's torch, a figure before a lamp.

The tank runs along +x; frames stand every FRAME metres.
"""
import math

import bpy

from geometry import Shape
from paint import maths, material, mix, node, noise, spread
from lighting import light
from worker import EASE, worker

FRAME, FRAMES, HALF_WIDTH, TALL, HOLE = 2.7, 9, 3.3, 3.1, (.62, .92)
TORCH = (1., .72, .40)


def tank_steel():
    """Old light-grey coating: rust blooms from the edges, streaks run down, mud lies below."""
    made, tree, out = material('coating')
    height = node(tree, 'SeparateXYZ', {0: node(tree, 'NewGeometry').outputs['Position']}).outputs[2]
    streaks, blotches, fine = noise(tree, 1.9, 9, (1, 1, .10)), noise(tree, .8, 7), noise(tree, 11., 8, rough=.7)
    colour = mix(tree, spread(tree, blotches, .35, .70), (.30, .285, .25), (.20, .185, .155))
    rough_rust = maths(tree, 'ADD', maths(tree, 'MULTIPLY', streaks, .55), maths(tree, 'MULTIPLY', fine, .45))
    colour = mix(tree, spread(tree, streaks, .50, .72, 0, .75), colour, (.16, .075, .032))
    rust = spread(tree, rough_rust, .535, .60)
    colour = mix(tree, rust, colour, (.085, .030, .012))
    colour = mix(tree, spread(tree, fine, .62, .72, 0, .8), colour, (.028, .014, .009))
    mud = spread(tree, maths(tree, 'ADD', height, maths(tree, 'MULTIPLY', streaks, .9)), .45, .95, .9, 0)
    colour = mix(tree, mud, colour, (.050, .036, .024))
    tree.links.new(colour, out.inputs['Base Color'])
    tree.links.new(spread(tree, fine, .35, .65, .30, .62), out.inputs['Roughness'])
    dents = maths(tree, 'ADD', maths(tree, 'MULTIPLY', fine, .5), maths(tree, 'MULTIPLY', rust, .7))
    tree.links.new(node(tree, 'Bump', {'Strength': .55, 'Distance': .012, 'Height': dents}).outputs[0], out.inputs['Normal'])
    out.inputs['Specular'].default_value = .3
    return made


def water():
    made, tree, out = material('water')
    out.inputs['Base Color'].default_value = (.014, .010, .007, 1)
    out.inputs['Roughness'].default_value = .03
    tree.links.new(node(tree, 'Bump', {'Strength': .25, 'Distance': .02, 'Height': noise(tree, 2.5, 3)}).outputs[0], out.inputs['Normal'])
    return made


def oval(y, z, half_width, half_height, points=40):
    """An upright hole with straight sides and round ends."""
    straight = half_height - half_width
    return [(y + half_width * math.cos(a), z + half_width * math.sin(a) + (straight if math.sin(a) > 0 else -straight))
            for a in (2 * math.pi * i / points for i in range(points))]


def web(x, paint, thickness=.022):
    """A plate across the tank with a manhole, a rim around it and slots for the longitudinals."""
    outer = []
    for i in range(40):  # the rectangle, point for point opposite the hole's
        across, up = math.cos(2 * math.pi * i / 40), math.sin(2 * math.pi * i / 40)
        reach = max(abs(across), abs(up))
        outer.append((HALF_WIDTH * across / reach, TALL / 2 + TALL / 2 * up / reach))
    hole = oval(0, 1.36, *HOLE)
    plate = Shape()
    plate.add([(x, *p) for p in outer] + [(x, *p) for p in hole] + [(x + thickness, *p) for p in outer] + [(x + thickness, *p) for p in hole],
              [(i, 40 + i, 40 + (i + 1) % 40, (i + 1) % 40) for i in range(40)]
              + [(80 + i, 80 + (i + 1) % 40, 120 + (i + 1) % 40, 120 + i) for i in range(40)])
    plate.place('web', paint)
    rim, inner = Shape(), oval(0, 1.36, HOLE[0] - .018, HOLE[1] - .018)
    rim.grid([[(x + d, *p) for p in ring + ring[:1]] for d, ring in ((-.07, hole), (-.07, inner), (.09, inner), (.09, hole))])
    rim.place('rim', paint, smooth=math.radians(50))
    stiff = Shape()
    for y in (-2.45, -1.55, -.95, .95, 1.55, 2.45):
        stiff.box(x - .13, x, y - .006, y + .006, 0, TALL)
        stiff.box(x - .14, x - .128, y - .05, y + .05, 0, TALL)
    stiff.place('stiffeners', paint, bevel=.004)


def shell(paint):
    length = FRAME * FRAMES
    skin, ribs = Shape(), Shape()
    skin.box(-8, length, -HALF_WIDTH - .1, -HALF_WIDTH, 0, TALL)
    skin.box(-8, length, HALF_WIDTH, HALF_WIDTH + .1, 0, TALL)
    skin.box(-8, length, -HALF_WIDTH, HALF_WIDTH, TALL, TALL + .1)
    skin.box(-8, length, -HALF_WIDTH, HALF_WIDTH, -.1, 0)
    skin.box(length, length + .1, -HALF_WIDTH, HALF_WIDTH, 0, TALL)
    skin.place('shell', paint)
    for y in [-2.9 + .83 * i for i in range(8)]:
        for low, high, flange in ((0, .27, .262), (TALL - .27, TALL, TALL - .275)):
            ribs.box(-8, length, y - .007, y + .007, low, high)
            ribs.box(-8, length, y, y + .10, flange, flange + .013)
    for z in (.75, 1.5, 2.25):
        for side in (1, -1):
            ribs.box(-8, length, *sorted((side * (HALF_WIDTH - .24), side * HALF_WIDTH)), z - .007, z + .007)
            ribs.box(-8, length, *sorted((side * (HALF_WIDTH - .25), side * (HALF_WIDTH - .237))), z - .09, z + .007)
    ribs.place('longitudinals', paint, bevel=.004)
    pipe = Shape()
    pipe.rod((-8, 2.05, .62), (length, 2.05, .62), .11, sides=24)
    pipe.rod((-8, -2.2, 2.62), (length, -2.2, 2.62), .045, sides=16)
    for i in range(1, FRAMES):
        pipe.rod((FRAME * i + 1.25, 2.05, .62), (FRAME * i + 1.33, 2.05, .62), .17, sides=24)
    pipe.place('pipes', paint, smooth=True)


def build(torch=460., lamp=190.):
    paint = tank_steel()
    shell(paint)
    for i in range(FRAMES):
        web(FRAME * i, paint)
    pool = Shape()
    pool.add([(-8, -HALF_WIDTH, .06), (30, -HALF_WIDTH, .06), (30, HALF_WIDTH, .06), (-8, HALF_WIDTH, .06)], [(0, 1, 2, 3)])
    pool.place('pool', water())
    # The inspector's torch is beside the picture and rakes along the plates.
    light('SPOT', (-1.35, -2.75, 1.15), (0, .95, 1.45), torch, TORCH, .03, 58, 1., haze=.010)
    # Whoever goes on, beyond two manholes, is a dark shape before a lamp.
    worker((3.25, .06, .05), math.radians(30), EASE, overall=(.05, .03, .02), head_turn=.3)
    light('POINT', (4.75, -.06, 1.25), None, 120, (1, .74, .46), .06, haze=.05)
    # The second party's lamp, two frames on, shows the row of manholes.
    light('POINT', (FRAME * 4 + 1.3, -.9, 1.2), None, lamp, (1, .66, .34), .10, haze=.02)
    light('POINT', (FRAME * 6.5, .6, 1.7), None, lamp * 1.6, (1, .62, .30), .10, haze=.02)
    light('POINT', (-.50, -1.95, 2.40), None, 17, (1, .66, .34), .15)
    # What the eye has left of the daylight from the hatch behind the camera.
    light('AREA', (-3.2, 1.8, TALL - .3), (-1, 0, .6), 30, (.40, .62, 1.), 1.2, mirrored=True)
    light('AREA', (-3.2, -.2, .9), (-1.3, -.8, .35), 3, (.40, .62, 1.), .8, mirrored=False)
    world = bpy.data.worlds.new('dark')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0, 0, 0, 1)
