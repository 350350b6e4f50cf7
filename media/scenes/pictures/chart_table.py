"""A paper chart of the Arabian Sea under a brass lamp: dividers on the sea lanes, parallel rules, a pencil.

The table's top is z = 0, the chart lies on it, a unit is a metre.
"""
import math
import os
import random

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector

import lighting
from coast import land
from geometry import Shape
from lighting import light
from paint import glow, material, maths, mix, node, noise, plain, spread

WEST, EAST, SOUTH, NORTH = 40., 84., -2., 28.
PIXELS = 4096
WIDE, TALL = 1.50, 1.05
WARM = (1., .66, .34)
LANES = ([(12.1, 44.9), (12.8, 52), (15.2, 60), (18.9, 72.6)], [(26.2, 56.8), (24.2, 60.2), (21.4, 66), (18.9, 72.6)], [(18.9, 72.6), (12, 74), (7.3, 77), (5.8, 80.5), (5.9, 84)],
         [(12.1, 44.9), (12.6, 52.5), (9.8, 62), (6.4, 75), (5.6, 80.5), (5.8, 84)], [(18.9, 72.6), (8, 60), (-2, 47)], [(24.2, 60.2), (16, 65.4), (6.6, 76)])


def pixel(longitude, latitude):
    return np.stack([(np.asarray(longitude) - WEST) / (EAST - WEST) * PIXELS, (NORTH - np.asarray(latitude)) / (NORTH - SOUTH) * PIXELS * TALL / WIDE], -1)


def smooth(line, steps=40):
    p = np.array(line, float)[:, ::-1]
    dense = np.concatenate([p[i] + (p[i + 1] - p[i]) * np.linspace(0, 1, steps, endpoint=False)[:, None] for i in range(len(p) - 1)] + [p[-1:]])
    for _ in range(120):
        dense[1:-1] = .5 * dense[1:-1] + .25 * (dense[:-2] + dense[2:])
    return dense


def drawing(work):
    """The printed chart: warm land, pale depth tints, hairlines; soundings are dots, there is no lettering."""
    rng, rows = random.Random(3), round(PIXELS * TALL / WIDE)
    paper = np.full((rows, PIXELS, 3), (.80, .775, .69), np.float32)
    ground = np.zeros((rows, PIXELS), np.uint8)
    rings = [pixel(*r.T) for r in land(work, '10m')]
    rings = [r for r in rings if (r.max(0) > 0).all() and r[:, 0].min() < PIXELS and r[:, 1].min() < rows]
    for ring in rings:
        cv2.fillPoly(ground, [np.round(ring * 8).astype(np.int32)], 255, cv2.LINE_AA, 3)
    solid = ground.astype(np.float32)[..., None] / 255
    noise_ = cv2.resize(np.random.default_rng(2).standard_normal((40, 56)).astype(np.float32), (PIXELS, rows), interpolation=cv2.INTER_CUBIC)
    for blur, tint in ((190, (.66, .74, .75)), (90, (.53, .67, .71)), (38, (.43, .60, .66))):
        near = cv2.GaussianBlur(ground, (0, 0), blur).astype(np.float32) / 255 + noise_ * .025
        zone = np.clip((near - .12) * 60, 0, 1)[..., None]
        paper = paper * (1 - zone) + np.array(tint, np.float32) * zone
        edge = (np.abs(near - .12) < .0016)[..., None]
        paper = np.where(edge, paper * .62, paper)
    paper = paper * (1 - solid) + np.array((.74, .64, .43), np.float32) * solid
    ink = np.zeros((rows, PIXELS), np.uint8)
    for ring in rings:
        cv2.polylines(ink, [np.round(ring * 8).astype(np.int32)], True, 255, 3, cv2.LINE_AA, 3)
    for degree in range(int(WEST), int(EAST) + 1, 2):
        x = int(pixel(degree, 0)[0])
        cv2.line(ink, (x, 0), (x, rows), 90 if degree % 10 else 150, 1, cv2.LINE_AA)
    for degree in range(int(SOUTH), int(NORTH) + 1, 2):
        y = int(pixel(WEST, degree)[1])
        cv2.line(ink, (0, y), (PIXELS, y), 90 if degree % 10 else 150, 1, cv2.LINE_AA)
    for _ in range(5200):  # soundings
        x, y = rng.randrange(40, PIXELS - 40), rng.randrange(40, rows - 40)
        if ground[y, x] < 10:
            cv2.putText(ink, str(rng.choice((rng.randint(9, 99), rng.randint(100, 999), rng.randint(1000, 4200)))), (x, y + 8), cv2.FONT_HERSHEY_SIMPLEX, .30, 185, 1, cv2.LINE_AA)
    frame = 70
    for inset, width in ((20, 3), (frame, 2), (46, 1)):
        cv2.rectangle(ink, (inset, inset), (PIXELS - inset, rows - inset), 230, width, cv2.LINE_AA)
    for i in range(0, 2 * (int(EAST - WEST))):
        a, b = int(pixel(WEST + i / 2, 0)[0]), int(pixel(WEST + i / 2 + .5, 0)[0])
        if i % 2:
            cv2.rectangle(ink, (a, 46), (b, frame), 235, -1)
            cv2.rectangle(ink, (a, rows - frame), (b, rows - 46), 235, -1)
    for i in range(0, 2 * (int(NORTH - SOUTH))):
        a, b = int(pixel(0, NORTH - i / 2)[1]), int(pixel(0, NORTH - i / 2 - .5)[1])
        if i % 2:
            cv2.rectangle(ink, (46, a), (frame, b), 235, -1)
            cv2.rectangle(ink, (PIXELS - frame, a), (PIXELS - 46, b), 235, -1)
    for centre, radius in ((pixel(62.2, 9.4), 330), (pixel(66.5, 21.2), 210)):  # compass roses
        c = tuple(int(v) for v in centre)
        for r in (radius, radius - 26, int(radius * .62)):
            cv2.circle(ink, c, r, 190, 2, cv2.LINE_AA)
        for i in range(360):
            a, r0 = math.radians(i), radius - (26 if i % 10 == 0 else 16 if i % 5 == 0 else 9)
            cv2.line(ink, (int(c[0] + r0 * math.sin(a)), int(c[1] - r0 * math.cos(a))), (int(c[0] + radius * math.sin(a)), int(c[1] - radius * math.cos(a))), 190, 1, cv2.LINE_AA)
        cv2.line(ink, (c[0], c[1] - radius - 60), (c[0], c[1] + radius), 190, 2, cv2.LINE_AA)
        cv2.line(ink, (c[0] - radius, c[1]), (c[0] + radius, c[1]), 190, 1, cv2.LINE_AA)
    paper = paper * (1 - ink[..., None] / 255. * .88 * np.array((.92, .88, .78), np.float32))
    lane, pencil = np.zeros((rows, PIXELS), np.uint8), np.zeros((rows, PIXELS), np.uint8)
    for i, line in enumerate(LANES):
        p = pixel(*smooth(line).T)
        if i == 0:
            cv2.polylines(lane, [np.round(p * 8).astype(np.int32)], False, 255, 9, cv2.LINE_AA, 3)
        else:
            for k in range(0, len(p) - 5, 7):
                cv2.polylines(lane, [np.round(p[k:k + 5] * 8).astype(np.int32)], False, 190, 5, cv2.LINE_AA, 3)
    for i in range(4):
        at = pixel(*smooth(LANES[0])[18 + i * 24])
        cv2.circle(pencil, tuple(int(v) for v in at), 19, 255, 3, cv2.LINE_AA)
        cv2.line(pencil, (int(at[0]) - 26, int(at[1])), (int(at[0]) + 26, int(at[1])), 220, 2, cv2.LINE_AA)
    paper = paper * (1 - lane[..., None] / 255. * np.array((.22, .72, .90), np.float32))
    paper = paper * (1 - pencil[..., None] / 255. * .7)
    return np.clip(paper, 0, 1) ** 2.2


def lift(u, v):
    """Height of the sheet: it has been rolled and lies in long low waves."""
    return .001 + .0035 * (1 + math.sin(u * 5.2 + v * 1.3)) * (.4 + abs(v - .5)) + .36 * max(0, u - .93) ** 1.5


def chart():
    n, m = 120, 84
    data = bpy.data.meshes.new('chart')
    data.from_pydata([((i / n - .5) * WIDE, (j / m - .5) * TALL, lift(i / n, j / m)) for j in range(m + 1) for i in range(n + 1)], [],
                     [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)])
    layer = data.uv_layers.new()
    spots = [(i / n, j / m) for j in range(m + 1) for i in range(n + 1)]
    layer.data.foreach_set('uv', [v for loop in data.loops for v in spots[loop.vertex_index]])
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    thing = bpy.data.objects.new('chart', data)
    bpy.context.scene.collection.objects.link(thing)
    picture = drawing(os.path.dirname(lighting.CLOUDS))
    rows = picture.shape[0]
    image = bpy.data.images.new('chart', PIXELS, rows, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.dstack([picture[::-1], np.ones((rows, PIXELS, 1), np.float32)]).astype(np.float32).ravel())
    image.pack()
    made, tree, out = material('paper')
    texture = node(tree, 'TexImage', {0: node(tree, 'TexCoord').outputs['UV']}, image=image, interpolation='Cubic')
    where = node(tree, 'NewGeometry').outputs['Position']
    stain = spread(tree, noise(tree, 3.5, 6, where=where), .45, .72, 0, .35)
    colour = mix(tree, stain, texture.outputs[0], mix(tree, 1., texture.outputs[0], (.72, .58, .38), 'MULTIPLY'))
    tree.links.new(colour, out.inputs['Base Color'])
    creases = maths(tree, 'ADD', maths(tree, 'MULTIPLY', noise(tree, 4., 2, where=where), 1.), maths(tree, 'MULTIPLY', noise(tree, 260., 3, where=where), .02))
    tree.links.new(node(tree, 'Bump', {'Strength': .20, 'Distance': .0035, 'Height': creases}).outputs[0], out.inputs['Normal'])
    out.inputs['Roughness'].default_value, out.inputs['Specular'].default_value = .62, .25
    data.materials.append(made)
    return thing


def brass():
    made, tree, out = material('brass')
    wear = noise(tree, 60., 6)
    tree.links.new(mix(tree, spread(tree, wear, .4, .7), (.68, .46, .17), (.34, .20, .07)), out.inputs['Base Color'])
    tree.links.new(spread(tree, wear, .35, .65, .16, .40), out.inputs['Roughness'])
    out.inputs['Metallic'].default_value = 1.
    return made


def wood():
    made, tree, out = material('mahogany')
    grain = noise(tree, 9., 9, (.12, 7., 7.), .65)
    tree.links.new(mix(tree, spread(tree, grain, .35, .66), (.075, .026, .010), (.022, .008, .004)), out.inputs['Base Color'])
    tree.links.new(spread(tree, noise(tree, 14., 6), .35, .65, .13, .19), out.inputs['Roughness'])
    tree.links.new(node(tree, 'Bump', {'Strength': .06, 'Distance': .001, 'Height': grain}).outputs[0], out.inputs['Normal'])
    return made


def on_chart(longitude, latitude, height=0.):
    u, v = (longitude - WEST) / (EAST - WEST), (latitude - SOUTH) / (NORTH - SOUTH)
    return Vector(((u - .5) * WIDE, (v - .5) * TALL, lift(u, v) + height))


def dividers(first, second, metal, steel_):
    """One point on each place; the hinge stands above, leaning a little."""
    top = (first + second) / 2 + Vector((-.035, .025, .155))
    for foot in (first, second):
        knee = top + (foot - top) * .55
        leg, point = Shape(), Shape()
        leg.rod(top, knee, .0062, .0048, sides=20)
        leg.ball(knee, .0060, 20)
        leg.place('leg', metal, smooth=True)
        point.rod(knee, foot + (top - foot) * .04, .0034, .0024, sides=16)
        point.rod(foot + (top - foot) * .04, foot, .0024, .0003, sides=16)
        point.place('point', steel_, smooth=True)
    hinge, axis = Shape(), (second - first).cross(Vector((0, 0, 1))).normalized()
    hinge.turn([(-.009, 0), (-.009, .011), (-.006, .0135), (.006, .0135), (.009, .011), (.009, 0)], top, axis, 40)
    hinge.rod(top, top + Vector((-.006, .005, .030)), .0042, .0034, sides=20)
    hinge.turn([(0, 0), (.002, .0052), (.012, .0056), (.014, 0)], top + Vector((-.005, .004, .026)), (-.2, .16, 1), 24)
    hinge.place('hinge', metal, smooth=True)


def build():
    metal, bright = brass(), plain('steel', (.62, .62, .60), .22, .5, 1.)
    table = Shape()
    table.box(-1.8, 1.8, -1.4, 1.6, -.06, 0)
    table.place('table', wood(), bevel=.008)
    chart()
    dividers(on_chart(63.2, 16.05), on_chart(70.3, 18.35), metal, bright)
    # parallel rules: two boxwood arms joined by brass links
    arms, links = Shape(), Shape()
    turn = Matrix.Translation(on_chart(57.6, 19.6, .006)) @ Matrix.Rotation(math.radians(24), 4, 'Z')
    for y in (-.022, .030):
        arms.box(-.20, .20, y - .018, y + .018, -.003, .004)
    for x in (-.13, .11):
        links.beam((x, -.022, .0055), (x + .02, .030, .0055), .012, .002)
        for at in ((x, -.022), (x + .02, .030)):
            links.rod((*at, .004), (*at, .0085), .0055, sides=24)
    for thing in (arms.place('rules', plain('boxwood', (.34, .19, .075), .35, .5), bevel=.0015), links.place('links', metal, bevel=.0006)):
        thing.matrix_world = turn
    pencil, lead = Shape(), Shape()
    start, end = on_chart(73.0, 9.2, .004), on_chart(66.6, 7.4, .004)
    along = (end - start).normalized()
    pencil.rod(start, end, .0038, sides=6)
    lead.rod(end, end + along * .016, .0036, .0005, sides=16)
    pencil.place('pencil', plain('lacquer', (.26, .030, .012), .25, .5), bevel=.0004)
    lead.place('lead', plain('cedar', (.42, .25, .12), .6))
    weight = Shape()
    weight.turn([(0, 0), (0, .034), (.004, .037), (.020, .037), (.025, .033), (.027, .012), (.040, .009), (.045, .012), (.049, .009), (.050, 0)], on_chart(79.6, 22.6), (0, 0, 1), 64)
    weight.place('weight', metal, smooth=math.radians(30))
    # the lamp hangs over the far edge; its shade is out of focus
    shade, bulb = Shape(), Shape()
    shade.turn([(0, .02), (.01, .030), (.05, .050), (.115, .125), (.118, .121), (.05, .044), (.012, .022)], (.40, .42, .315), (0, 0, -1), 64)
    shade.rod((.40, .42, .315), (.72, .80, .44), .008, sides=16)
    shade.rod((.72, .80, .44), (.74, .86, 0), .010, sides=16)
    shade.place('shade', metal, smooth=math.radians(40))
    bulb.ball((.40, .42, .232), .030, 24)
    bulb.place('bulb', glow('bulb', WARM, 30)).visible_diffuse = False
    light('SPOT', (.40, .42, .215), (.26, .10, 0), 17, WARM, .03, 165, .4)
    # Windows behind the table: never seen, but the polished wood mirrors their moonlit panes and bars.
    for i in range(8):
        panes = Shape()
        for low, high in ((.14, .36), (.39, .61)):
            panes.box(-1.02 + .44 * i, -.62 + .44 * i, 2.6, 2.62, low, high)
        panes.place('panes', glow(f'moonlit {i}', (.20, .36, .66), .13 * math.exp(-((i - 2) / 2.2) ** 2) + .006))
    light('AREA', (-.3, 2.55, .40), (-.1, .6, 0), 5., (.34, .56, 1.), 1.5, height=.46, mirrored=False)
    # A pale wall behind the navigator: it is what the brass mirrors.
    light('AREA', (-.75, -.35, .55), (.1, .1, .1), 1.6, (1, .78, .52), .5)
    # Moonlight from a port at the left.
    light('AREA', (-1.9, .9, .9), (-.1, 0, 0), 2.4, (.34, .56, 1.), 1.2, mirrored=False)
    light('AREA', (-1.2, -1.6, 1.2), (0, 0, 0), .7, (.34, .56, 1.), 1.2, mirrored=False)
    world = bpy.data.worlds.new('dark')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.0006, .0010, .002, 1)
