"""What a container carries outside: locking bars, hinges and seals on its doors, its code and weights in paint; and its weather."""
import math
import random

import bpy

from containers import HEIGHT_M, LENGTH_M, WIDTH_M
from geometry import Shape
from paint import material, maths, mix, node, noise, plain, spread, steel

END, SIDE = LENGTH_M / 2, WIDTH_M / 2
QUARTER = math.pi / 2
# How a text turns to stand on a face.
DOORS, RIGHT, LEFT = (QUARTER, 0, -QUARTER), (QUARTER, 0, 0), (QUARTER, 0, math.pi)


def weathered():
    """Takes the colour of the object: faded in patches, streaks that run down, rust from rails and roof, grime below."""
    made, tree, out = material('weathered box')
    about = node(tree, 'ObjectInfo')
    luck = about.outputs['Random']
    again = maths(tree, 'FRACT', maths(tree, 'MULTIPLY', luck, 7.13))
    own = node(tree, 'HueSaturation', {'Color': about.outputs['Color'], 'Value': spread(tree, luck, 0, 1, .75, 1.45),
                                       'Saturation': spread(tree, again, 0, 1, .70, 1.)}).outputs[0]
    place = node(tree, 'TexCoord').outputs['Object']
    place = node(tree, 'VectorMath', {0: place, 1: node(tree, 'CombineXYZ', {0: maths(tree, 'MULTIPLY', luck, 90)}).outputs[0]}, operation='ADD').outputs[0]
    height = node(tree, 'SeparateXYZ', {0: place}).outputs[2]
    streaks, blotches = noise(tree, 2.6, 6, (1, 1, .07), .65, place), noise(tree, .6, 5, where=place)
    fine = noise(tree, 6., 5, (1, 1, .5), .7, place)
    shade = mix(tree, spread(tree, blotches, .42, .70, 0, .30), own, (.36, .34, .31))
    shade = mix(tree, spread(tree, streaks, .48, .74, 0, .50), shade, (.050, .040, .032))
    # Rust comes from the bottom rail, from the top rail and out of dents between.
    rails = maths(tree, 'MAXIMUM', spread(tree, height, .10, .50, .15, 0), spread(tree, height, HEIGHT_M - 1.1, HEIGHT_M - .1, 0, .10))
    spots = maths(tree, 'ADD', maths(tree, 'ADD', maths(tree, 'MULTIPLY', streaks, .55), maths(tree, 'MULTIPLY', fine, .45)), rails)
    shade = mix(tree, spread(tree, spots, .63, .72, 0, .8), shade, (.095, .034, .012))
    grime = maths(tree, 'MULTIPLY', spread(tree, height, .05, .70, 1, 0), spread(tree, fine, .3, .65, .2, .7))
    shade = mix(tree, grime, shade, (.085, .074, .060))
    tree.links.new(shade, out.inputs['Base Color'])
    out.inputs['Roughness'].default_value, out.inputs['Specular'].default_value = .6, .25
    dents = maths(tree, 'ADD', noise(tree, 1.1, 1, where=place), maths(tree, 'MULTIPLY', noise(tree, 4., 2, where=place), .25))
    tree.links.new(node(tree, 'Bump', {'Strength': .5, 'Distance': .07, 'Height': dents}).outputs[0], out.inputs['Normal'])
    return made


def hardware():
    """Meshes of bare steel and of rubber for one box, doors towards -x."""
    bars, seals = Shape(), Shape()
    for y in (-.85, -.35, .35, .85):
        bars.rod((-END - .018, y, .08), (-END - .018, y, HEIGHT_M - .05), .024, sides=10)
        for z in (.10, HEIGHT_M - .09):
            bars.box(-END - .050, -END, y - .075, y + .075, z - .05, z + .05)
        for z in (.55, 1.45, 2.05):
            bars.box(-END - .046, -END + .03, y - .055, y + .055, z - .030, z + .030)
        tip = y - math.copysign(.42, y) if abs(y) > .5 else y + math.copysign(.42, y)
        z = 1.02 if abs(y) > .5 else .90
        bars.box(-END - .062, -END - .040, *sorted((y, tip)), z - .020, z + .020)
        bars.box(-END - .075, -END - .010, y - .045, y + .045, z - .06, z + .06)
        bars.box(-END - .060, -END + .03, tip - .05, tip + .05, z - .06, z + .06)
    for side in (-1, 1):
        for z in (.32, .98, 1.62, 2.26):
            bars.box(-END - .020, -END + .03, *sorted((side * .96, side * 1.16)), z - .055, z + .055)
        seals.box(-END + .012, -END + .035, *sorted((side * 1.028, side * 1.060)), .16, HEIGHT_M - .13)
    seals.box(-END - .010, -END + .02, -.030, .030, .16, HEIGHT_M - .13)
    for z in (.165, HEIGHT_M - .165):
        seals.box(-END + .012, -END + .035, -1.06, 1.06, z - .018, z + .018)
    for end in (-1, 1):
        for side in (-1, 1):
            for z in (.06, HEIGHT_M - .06):
                seals.box(*sorted((end * (END + .004), end * (END - .02))), *sorted((side * (SIDE - .115), side * (SIDE - .045))), z - .032, z + .032)
                seals.box(*sorted((end * (END - .125), end * (END - .040))), *sorted((side * (SIDE + .004), side * (SIDE - .02))), z - .032, z + .032)
    return (bars.place('locking bars', steel('locking bar', (.30, .30, .29), .5, metal=.3, dirt=.6, rust=.25)).data,
            seals.place('seals', plain('seal', (.010, .010, .010), .8)).data)


def lettering(words, size, paint):
    data = bpy.data.curves.new('letters', 'FONT')
    data.body, data.size, data.resolution_u, data.align_x = words, size, 2, 'RIGHT'
    data.offset = size * .022  # stencils are stout
    data.materials.append(paint)
    return data


def hang(data, parent, place=(0, 0, 0), turn=(0, 0, 0)):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent, thing.location, thing.rotation_euler = parent, place, turn
    return thing


def dress(seed=5, kinds=7):
    """Gives every box of the scene its gear and one of a few made-up numbers."""
    chance, paint = random.Random(seed), plain('stencil', (.62, .62, .59), .6)
    boxes = [thing for thing in bpy.data.objects if thing.name.split('.')[0] == 'box']
    made = hardware()
    for data in made:  # what was placed to make the meshes belongs to no box
        for thing in [t for t in bpy.data.objects if t.data == data]:
            bpy.data.objects.remove(thing)
    weights = 'MGW  30 480 KG\nTARE  3 750 KG\nNET  26 730 KG\nCU  67.7 CU M'
    small = lettering(weights, .058, paint)
    codes = []
    for _ in range(kinds):
        number = f'{chance.randrange(200000, 700000)} {chance.randrange(10)}'
        codes.append((lettering(f'DHRU\n{number}\n42G1', .10, paint), lettering(f'DHRU {number}\n42G1', .19, paint)))
    for thing in boxes:
        code, long = chance.choice(codes)
        for data in made:
            hang(data, thing)
        hang(code, thing, (-END + .022, -.80, 2.22), DOORS)
        hang(small, thing, (-END + .022, -.80, 1.80), DOORS)
        for side, turn in ((-1, RIGHT), (1, LEFT)):
            hang(long, thing, (-side * (END - .35), side * (SIDE + .002), 2.18), turn)
            hang(small, thing, (-side * (END - .35), side * (SIDE + .002), 1.70), turn)
