"""The wheelhouse in the middle watch: dim screens, stars and a moonlit sea beyond the windows, a shaded lamp over the chart table, the lookout at the windows.

The window band stands at x = 0 and looks along +x; the floor is z = 0, the sea SEA below it.
"""
import math
import os
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

import containers
import lighting
import materials
import mesh
from geometry import Shape
from lighting import light, midnight
from paint import glow, maths, material, node, noise, plain, steel
from screens import TALL, WIDE, chart, conning, radar
from worker import LOOK_OUT, grip, worker

SEA, HALF_WIDTH, SILL, TOP, RAKE, PANE = 43., 8.5, 1.02, 2.28, .50, 1.45
AMBER, RED = (1., .62, .28), (1., .30, .08)
MOON = (-46, 20)  # azimuth and elevation, degrees; out of the picture


def screen(name, pixels, centre, width, lean, turn=0., strength=1.):
    """A lit panel with a black frame. Faces -x, leans back by `lean`, turned about z."""
    image = bpy.data.images.new(name, WIDE, TALL, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.dstack([pixels[::-1], np.ones((TALL, WIDE, 1), np.float32)]).astype(np.float32).ravel())
    image.pack()
    made, tree, _ = material(name)
    tree.nodes.clear()
    texture = node(tree, 'TexImage', {0: node(tree, 'TexCoord').outputs['UV']}, image=image)
    shine = node(tree, 'Emission', {0: texture.outputs[0], 1: strength})
    pane = node(tree, 'BsdfGlossy', {0: (.05, .05, .05, 1), 1: .12})
    both = node(tree, 'AddShader', {0: shine.outputs[0], 1: pane.outputs[0]})
    tree.links.new(both.outputs[0], node(tree, 'OutputMaterial').inputs[0])
    made.cycles.sample_as_light = False
    tall = width * .8
    data = bpy.data.meshes.new(name)
    data.from_pydata([(0, width / 2, -tall / 2), (0, -width / 2, -tall / 2), (0, -width / 2, tall / 2), (0, width / 2, tall / 2)], [], [(0, 1, 2, 3)])
    data.uv_layers.new().data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    data.materials.append(made)
    panel = mesh.place(name, data)
    frame = Shape()
    e = .028
    for y0, y1, z0, z1 in ((-width / 2 - e, width / 2 + e, tall / 2, tall / 2 + e), (-width / 2 - e, width / 2 + e, -tall / 2 - e, -tall / 2),
                           (-width / 2 - e, -width / 2, -tall / 2, tall / 2), (width / 2, width / 2 + e, -tall / 2, tall / 2)):
        frame.box(-.012, .05, y0, y1, z0, z1)
    frame.box(.004, .06, -width / 2, width / 2, -tall / 2, tall / 2)
    casing = frame.place('casing', plain('casing', (.010, .011, .012), .45, .4), bevel=.005)
    for thing in (panel, casing):
        thing.location, thing.rotation_euler = centre, (0, lean, turn)
    return panel


def windows():
    frames, slope = Shape(), RAKE / (TOP - SILL)
    at = lambda z, d=0: (z - SILL) * slope + d
    count = int(2 * HALF_WIDTH / PANE)
    for i in range(count + 1):
        y = -HALF_WIDTH + i * 2 * HALF_WIDTH / count
        frames.prism([(at(SILL, -.11), SILL), (at(SILL, .03), SILL), (at(TOP, .03), TOP), (at(TOP, -.11), TOP)], y - .05, y + .05)
        frames.prism([(at(SILL, -.03), SILL), (at(SILL, .0), SILL), (at(TOP, .0), TOP), (at(TOP, -.03), TOP)], y - .085, y + .085)
    frames.prism([(-.14, SILL - .09), (.06, SILL - .09), (.06, SILL + .03), (-.14, SILL + .03)], -HALF_WIDTH, HALF_WIDTH)
    frames.prism([(RAKE - .16, TOP - .03), (RAKE + .06, TOP - .03), (RAKE + .06, TOP + .12), (RAKE - .16, TOP + .12)], -HALF_WIDTH, HALF_WIDTH)
    frames.place('frames', steel('frames', (.07, .075, .08), .7, shine=.08, dirt=.25, scale=3), bevel=.012)
    wall = Shape()
    wall.box(-.02, .08, -HALF_WIDTH, HALF_WIDTH, 0, SILL - .05)
    wall.box(-7, RAKE + .1, -HALF_WIDTH, HALF_WIDTH, TOP + .1, TOP + .2)
    wall.box(-7, RAKE, -HALF_WIDTH - .1, -HALF_WIDTH, 0, TOP + .2)
    wall.box(-7, RAKE, HALF_WIDTH, HALF_WIDTH + .1, 0, TOP + .2)
    wall.box(-7.1, -7, -HALF_WIDTH, HALF_WIDTH, 0, TOP + .2)
    wall.place('walls', steel('walls', (.10, .105, .11), .5, dirt=.2))
    deck = Shape()
    deck.box(-7, 0, -HALF_WIDTH, HALF_WIDTH, -.1, 0)
    deck.place('deck', plain('deck', (.045, .050, .052), .45, .4))
    wipers = Shape()
    for i in range(count):
        y = -HALF_WIDTH + (i + .5) * 2 * HALF_WIDTH / count
        wipers.rod((at(TOP, .07), y + .35, TOP - .03), (at(SILL + .35, .07), y - .10, SILL + .35), .010, sides=6)
        wipers.rod((at(SILL + .75, .06), y - .22, SILL + .75), (at(SILL + .05, .06), y + .06, SILL + .05), .013, sides=6)
    wipers.place('wipers', plain('wipers', (.004, .004, .004), .5))
    rail = Shape()
    rail.rod((-.30, -HALF_WIDTH, 1.0), (-.30, HALF_WIDTH, 1.0), .022, sides=16)
    for y in np.arange(-8, 8.1, 1.6):
        rail.rod((-.30, y, 1.0), (0, y, .93), .014, sides=8)
    rail.place('rail', plain('brass', (.20, .14, .07), .5, .3, 1.), smooth=True)


def consoles(rng):
    desk, trim, keys, lamps_amber, lamps_teal = (Shape() for _ in range(5))
    for y0, y1 in ((-.55, 3.75),):
        desk.prism([(-1.05, 0), (-1.62, 0), (-1.62, .70), (-1.70, .74), (-1.70, .79), (-1.18, .92), (-.98, 1.24), (-.86, 1.24), (-.86, .1)], y0, y1)
        trim.box(-1.74, -1.68, y0, y1 + .02, .75, .79)
        # The desk's end keeps the moon off its top.
        desk.prism([(-1.05, 0), (-1.68, 0), (-1.75, .74), (-1.75, .93), (-1.20, 1.09), (-1.01, 1.26), (-.84, 1.26), (-.84, .1)], y0 - .05, y0)
        y = y0 + .12
        while y < y1 - .12:
            for row in range(3):
                x = -1.60 + row * .13
                if rng.random() < (.45, .85, .7)[row]:
                    keys.prism([(x, .786 + (x + 1.7) * .25), (x + .042, .796 + (x + 1.7) * .25), (x + .042, .805 + (x + 1.7) * .25), (x, .795 + (x + 1.7) * .25)], y, y + .038)
                if rng.random() < .07:
                    (lamps_amber if rng.random() < .6 else lamps_teal).ball((x + .03, y + .08, .83 + (x + 1.7) * .25), .008, 8)
            y += .062 if rng.random() < .85 else .21
    desk.place('desk', steel('desk', (.055, .062, .066), .6, shine=.12, dirt=.15, scale=4), bevel=.014)
    trim.place('trim', plain('trim', (.02, .02, .02), .7, .08), bevel=.01)
    keys.place('keys', plain('keys', (.035, .037, .04), .5), bevel=.002)
    levers = Shape()
    for y in (1.16, 1.34):
        levers.rod((-1.42, y, .84), (-1.50, y, 1.02), .012, sides=10)
        levers.ball((-1.505, y, 1.04), .032, 16)
    levers.place('levers', plain('levers', (.03, .03, .03), .25, .5), smooth=True)
    head = Shape()
    head.prism([(-.55, TOP + .1), (-.10, TOP + .1), (-.22, TOP - .16), (-.46, TOP - .16)], -4.4, 4.4)
    head.place('overhead', plain('overhead', (.03, .033, .036), .5), bevel=.012)
    repeaters()
    for i in range(34):
        y = -4.2 + i * .25
        if rng.random() < .5:
            (lamps_amber if rng.random() < .45 else lamps_teal).box(-.472, -.46, y, y + .05, TOP - .12, TOP - .105)
    lamps_amber.place('amber lamps', glow('amber lamp', (1, .45, .10), 1.6))
    lamps_teal.place('teal lamps', glow('teal lamp', (.10, .8, .65), .7))
    plot, sweep, steering = chart(rng, os.path.dirname(lighting.CLOUDS)), radar(rng), conning(rng)
    for i, (y, pixels) in enumerate(((3.25, plot), (2.45, sweep), (1.72, steering), (.62, sweep), (-.10, plot))):
        screen(f'screen {i}', pixels, (-1.10, y, 1.12), .52, math.radians(26), 0, .8)


def repeaters():
    """Rudder angle, heading and wind over the windows, dimmed to a red scale."""
    rims, scales = Shape(), Shape()
    for y, needle in ((-.75, .1), (-1.25, -.5), (-2.75, .7)):
        centre, axis = Vector((-.51, y, TOP - .02)), Vector((-1, 0, -.35)).normalized()
        up = Vector((0, 0, 1)) - axis * axis.z
        up.normalize()
        across = axis.cross(up)
        way = lambda a: up * math.cos(a) + across * math.sin(a)
        rims.turn([(0, .105), (.035, .105), (.045, .095), (.03, .090), (.02, 0)], centre, axis, 40)
        for i in range(-6, 7):
            scales.beam(centre + axis * .028 + way(i * .36) * .066, centre + axis * .028 + way(i * .36) * .080, .004 if i % 3 else .008)
        scales.beam(centre + axis * .03 - way(needle) * .018, centre + axis * .03 + way(needle) * .060, .006)
    rims.place('rims', plain('rims', (.012, .012, .013), .4, .5), smooth=True)
    scales.place('scales', glow('scales', RED, .35))


def chart_table():
    """A paper chart in the light of a lamp that is dimmed to red and shaded all round; dividers, parallel rule, pencil."""
    table, paper, print_ = Shape(), Shape(), Shape()
    table.box(-2.0, -1.0, -3.5, -2.0, .86, .93)
    table.box(-1.9, -1.05, -3.4, -2.1, .1, .86)
    table.place('table', steel('wood', (.10, .050, .024), .7, shine=.08, dirt=.4, scale=3), bevel=.012)
    paper.box(-1.88, -1.10, -3.25, -2.15, .931, .933)
    paper.place('paper', plain('paper', (.50, .46, .36), .8))
    for i in range(1, 6):
        print_.beam((-1.88 + .13 * i, -3.25, .9335), (-1.88 + .13 * i, -2.15, .9335), .002)
    for i in range(1, 8):
        print_.beam((-1.88, -3.25 + .1375 * i, .9335), (-1.10, -3.25 + .1375 * i, .9335), .002)
    print_.beam((-1.80, -3.1, .934), (-1.35, -2.25, .934), .006, .001)
    print_.place('print', plain('print', (.03, .03, .035), .8))
    brass, rule = Shape(), Shape()
    for foot in ((-1.62, -2.74, .936), (-1.54, -2.60, .936)):
        brass.rod((-1.60, -2.68, 1.075), foot, .006, .002, sides=8)
    brass.ball((-1.60, -2.68, 1.08), .012, 12)
    brass.rod((-1.80, -2.45, .940), (-1.68, -2.33, .940), .004, sides=8)
    brass.place('dividers', plain('dividers', (.45, .32, .12), .25, .5, 1.), smooth=True)
    for off in (0, .055):
        rule.beam((-1.78 + off, -3.02, .939), (-1.58 + off, -2.62, .939), .040, .010)
    rule.place('rule', plain('rule', (.05, .045, .04), .3))
    arm, shade, bulb = Shape(), Shape(), Shape()
    arm.path([(-1.05, -3.42, .93), (-1.05, -3.38, 1.28), (-1.38, -2.95, 1.40)], .011)
    shade.turn([(0, .02), (.03, .050), (.14, .095)], (-1.40, -2.92, 1.42), (0, 0, -1), 32)
    bulb.ball((-1.40, -2.92, 1.35), .022, 12)
    arm.place('arm', plain('arm', (.05, .045, .04), .35))
    shade.place('shade', plain('shade', (.05, .045, .04), .35), smooth=True)
    bulb.place('bulb', glow('bulb', RED, 3)).visible_diffuse = False
    light('SPOT', (-1.40, -2.92, 1.32), (-1.50, -2.75, .93), 4.5, RED, .03, 120, .8, haze=.01)
    light('AREA', (-1.5, -2.75, .95), (-1.5, -2.75, 3), .5, RED, .6, mirrored=False)


def lookout(place, turn):
    """A seaman in a boiler suit, a hand on the rail, the glasses lowered."""
    people = worker(place, turn, LOOK_OUT, helmet=None, overall=(.022, .028, .045), bands=False)
    glasses = Shape()
    for side in (1, -1):
        glasses.rod((-.07, side * .034, 0), (-.01, side * .036, 0), .021, .024, sides=20)
        glasses.rod((-.01, side * .036, 0), (.08, side * .038, 0), .024, .034, sides=20)
    glasses.rod((0, -.036, 0), (0, .036, 0), .012, sides=12)
    held = glasses.place('binoculars', plain('rubber', (.010, .010, .011), .5), smooth=True)
    held.matrix_world = people[0].matrix_world @ Matrix.Translation(grip(LOOK_OUT, 1)) @ Matrix.Rotation(.5, 4, 'Y')


def outside(rng):
    """The ship's own boxes ahead, and the sea."""
    root = mesh.place('cargo', None)
    root.location = (14, 0, -SEA)
    stacks = []
    for bay in range(9):
        rows = 16 if bay < 7 else 12 - 3 * (bay - 7)
        less = rng.choice([0, 0, 1])
        for row in range(rows):
            stacks.append((14.55 * bay + 6, (row - (rows - 1) / 2) * 2.5, 16.4, 9 - less - (rng.random() < .15) - max(0, bay - 5)))
    containers.stow(root, rng, stacks, materials.container_paint())
    mast = Shape()
    mast.rod((165, 0, 18 - SEA), (165, 0, 40 - SEA), .5, .3)
    mast.place('mast', plain('mast', (.3, .3, .3), .6))
    lamp = Shape()
    lamp.ball((164.4, 0, 39.2 - SEA), .28, 12)
    lamp.place('masthead', glow('masthead', AMBER, 22))
    light('SPOT', (163, 0, 38 - SEA), (90, 0, 25 - SEA), 60000, AMBER, .4, 80, 1.)
    made, tree, out = material('sea')
    out.inputs['Base Color'].default_value, out.inputs['Roughness'].default_value = (.002, .007, .011, 1), .14
    waves = maths(tree, 'ADD', noise(tree, .035, 6, (1, .45, 1)), maths(tree, 'MULTIPLY', noise(tree, .25, 4), .25))
    tree.links.new(node(tree, 'Bump', {'Strength': .5, 'Distance': 4., 'Height': waves}).outputs[0], out.inputs['Normal'])
    plane = Shape()
    plane.add([(-500, -30000, -SEA), (40000, -30000, -SEA), (40000, 30000, -SEA), (-500, 30000, -SEA)], [(0, 1, 2, 3)])
    plane.place('sea', made)


def build():
    rng = random.Random(4)
    cycles = bpy.context.scene.cycles
    cycles.sample_clamp_indirect, cycles.diffuse_bounces, cycles.glossy_bounces = .5, 2, 2  # a lamp on paper sprinkles the dark ceiling
    windows(), consoles(rng), chart_table(), outside(rng)
    lookout((-.56, -2.08, 0), math.radians(-25))
    midnight(.6)
    # The moon stands high over the bow: her road on the water, an edge of silver on boxes and frames.
    azimuth, elevation = (math.radians(a) for a in MOON)
    moon = Vector((math.cos(azimuth) * math.cos(elevation), math.sin(azimuth) * math.cos(elevation), math.sin(elevation)))
    light('SUN', moon, (0, 0, 0), .40, (.72, .84, 1.), angle=.5)
    light('AREA', (-6.5, 0, 2.2), (-1, 0, .8), 16, (.32, .52, .9), 5, mirrored=False)
    # The chart table's lamp reaches the lookout's back.
    light('AREA', (-1.5, -2.8, 1.2), (-.56, -2.08, 1.2), 1.6, RED, .4, mirrored=False)
    # Screens light what stands before them.
    for y, colour in ((1.72, (.35, .85, .80)), (.62, (.75, .78, .55))):
        light('AREA', (-1.22, y, 1.15), (-2.1, 1.3, 1.4), 3., colour, .6, height=.4, mirrored=False)
