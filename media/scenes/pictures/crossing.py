"""A train in the mist at dusk, along the track of a container terminal through a long lens; truck, cranes and ship beyond."""
import math

import bpy

import box_gear
import locomotive
import terminal
import wagon
from crane import crane
from lighting import dusk, light
from paint import dry_ground, maths, mix, node, noise, plain, spread
from track import RAIL, track
from truck import truck

Z = terminal.QUAY
BOXES = ((.26, .035, .022), (.34, .33, .30), (.030, .085, .150), (.36, .13, .030), (.030, .120, .115), (.13, .032, .026), (.085, .155, .21), (.05, .09, .055))
TRAIN_Y, FREE_Y, TRAIN_X = 48.3, 43.1, 84.
AWAY, TOWARDS_US = 37.7, 21.  # India keeps to the left


def apron():
    """Concrete with grit, rubber and the dust that ballast sheds beside the track."""
    made = dry_ground('apron', (.155, .145, .127), slab=7.5, seams=.05, tracks=(AWAY, TOWARDS_US), drips=((AWAY, 30),))
    tree = made.node_tree
    out = tree.nodes['Principled BSDF']
    across = node(tree, 'SeparateXYZ', {0: node(tree, 'NewGeometry').outputs['Position']}).outputs[1]
    fine, coarse = noise(tree, 30., 5, rough=.7), noise(tree, 1.4, 7, (.35, 1, 1), .7)
    near = spread(tree, maths(tree, 'ADD', across, maths(tree, 'MULTIPLY', coarse, 3.)), FREE_Y - 4.6, FREE_Y - 1.2)
    shade = out.inputs['Base Color'].links[0].from_socket
    shade = mix(tree, maths(tree, 'MULTIPLY', near, .8), shade, (.135, .105, .078))
    shade = mix(tree, spread(tree, coarse, .50, .72, 0, .55), shade, (.085, .078, .070))
    shade = mix(tree, spread(tree, fine, .55, .75, 0, .5), shade, (.07, .064, .056))
    tree.links.new(shade, out.inputs['Base Color'])
    relief = maths(tree, 'ADD', fine, maths(tree, 'MULTIPLY', coarse, 1.5))
    tree.links.new(node(tree, 'Bump', {'Strength': .5, 'Distance': .015, 'Height': relief}).outputs[0], out.inputs['Normal'])
    return made


def build():
    terminal.once('box paint', box_gear.weathered)
    terminal.water()
    terminal.quay((-60, 4000), lines=(40.2, 35.2), depth=3000, ground=apron())
    for y in (TRAIN_Y, FREE_Y):
        track(y, 6, 420, 120)
    locomotive.locomotive((TRAIN_X, TRAIN_Y, RAIL))
    for i in range(14):
        wagon.wagon((TRAIN_X + locomotive.LENGTH + i * wagon.LENGTH, TRAIN_Y, RAIL), BOXES[i % len(BOXES)], i % 2)
    truck((124, AWAY, Z), 0, colour=(.36, .13, .03))
    box_gear.dress()
    for x, y in ((210, 66), (300, 66), (390, 66)):
        terminal.mast(x, y, 26, power=90000)
    for row, x in enumerate((190, 240)):
        terminal.stack(x, 74 + 24 * row, 14, 7, 4)
    terminal.berth(425, bow_ahead=False)
    for marks in ('draft marks', 'load line'):  # the quay would cut them
        bpy.data.objects[marks].hide_render = True
    bpy.data.objects['anchor anchor'].data.materials[0] = plain('anchor', (.030, .030, .032), .8)  # grey iron would gleam like paint
    for x, trolley, hook in ((338, -22, 41.5), (400, -16, 36), (462, -20, 40)):
        crane(x, trolley=trolley, hook=hook, power=60000)
    for side in (-.24, .24):
        light('SPOT', (TRAIN_X - .4, TRAIN_Y + side, RAIL + 3.47), (TRAIN_X - 60, TRAIN_Y + side - 1.2, RAIL), 60000, (1, .84, .58), .10, 50, .8, haze=.0024)
    dusk(-12)
