"""The ship from above and astern after sunset through a long lens, her wake drawn towards us, haze on the horizon."""
import math

import bpy
import numpy as np

import ship
import wash
import water
from lighting import dusk, light
from paint import sea_water
from sea import Sea
from shots import SHOTS
from wake import wake

DEEP, CREST, CHURNED, MILKY = (.0018, .0150, .0360), (.0035, .0290, .0540), (.028, .108, .132), (.190, .310, .325)
BLEACHED = .30  # how far sun and salt have drawn the boxes' colours towards a pale grey


def build():
    view = SHOTS['slide-ocean']['camera']
    eye, towards, lens = view['place'], view['target'], view['lens']
    ship.build(under_way=True)
    bleach()
    off = [b - a for a, b in zip(eye, towards)]
    down = math.atan2(-off[2], math.hypot(off[0], off[1])) + math.atan(12 / lens) * 1.15
    metres = [size * wash.CELL_M for size in wash.SIZE]
    water.build(Sea(wind=8.5, wave_height=1.2), sea_water(DEEP, CREST, CHURNED, MILKY, wash_image(), wash.ORIGIN, metres), eye,
                math.atan2(off[1], off[0]), 2 * math.atan(18 / lens), down, ship_waves, columns=1500, rows=1000)
    light('SUN', (0, 0, 0), (-.78, -.61, -.07), .9, (1, .52, .28), angle=3)
    dusk(38, 1.7)


def bleach():
    """Takes the plastic out of the colours of the boxes on deck."""
    for thing in bpy.data.objects:
        if thing.name.split('.')[0] == 'box':
            pale = .10 + .5 * sum(thing.color[:3]) / 3
            thing.color = (*(c + BLEACHED * (pale - c) for c in thing.color[:3]), 1)


def ship_waves(x, y):
    """Heights in metres near her and far from her, and how far her wake stills the sea."""
    return wake(x, y)[0] + wash.waves(x, y), np.clip(1.3 * wash.density(x, y)[1], 0, 1)


def wash_image():
    """Foam and air as the red and green of an image, x to the right and y up."""
    width, height = wash.SIZE
    image = bpy.data.images.new('wash', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    foam, air = wash.maps()
    image.pixels.foreach_set(np.stack([foam.T, air.T, np.zeros_like(foam.T), np.ones_like(foam.T)], -1).ravel())
    image.pack()
    return image
