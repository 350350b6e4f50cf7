"""Inspection lanes at the port's gate: trucks wait under a lit canopy, a scanner's arch over one lane."""
import math

import terminal
from figure import POINT, person
from geometry import Shape
from lighting import light, sky
from paint import glow, plain, steel, wet_ground
from truck import truck

Z = terminal.QUAY
LANES, PITCH, DEEP, TALL = (-1, 0, 1, 2), 5.6, 16., 6.4
FRONT = 40.


def canopy():
    roof, posts, lamps, booths, panes, dividers = (Shape() for _ in range(6))
    low, high = (LANES[0] - .5) * PITCH - 2, (LANES[-1] + .5) * PITCH + 2
    roof.box(FRONT, FRONT + DEEP, low, high, Z + TALL, Z + TALL + .35)
    roof.box(FRONT - .25, FRONT + DEEP + .25, low - .25, high + .25, Z + TALL + .1, Z + TALL + 1.15)
    for i in range(len(LANES) + 1):
        y = (LANES[0] - .5 + i) * PITCH
        for x in (FRONT + 2.5, FRONT + DEEP - 2.5):
            posts.rod((x, y, Z), (x, y, Z + TALL), .16, sides=20)
        dividers.box(FRONT - 1.5, FRONT + DEEP + 1, y - .55, y + .55, Z, Z + .24)
        booths.box(FRONT + 5.2, FRONT + 8.6, y - .50, y + .50, Z + .24, Z + 1.25)
        booths.box(FRONT + 5.1, FRONT + 8.7, y - .58, y + .58, Z + 2.65, Z + 2.85)
        for x in (FRONT + 5.2, FRONT + 8.5):
            booths.box(x, x + .1, y - .5, y + .5, Z + 1.2, Z + 2.7)
        panes.box(FRONT + 5.3, FRONT + 8.5, y - .47, y + .47, Z + 1.25, Z + 2.65)
        for side in (-1, 1):
            dividers.rod((FRONT - 1.1, y + side * .32, Z + .2), (FRONT - 1.1, y + side * .32, Z + 1.25), .09, sides=16)
    for lane in LANES:
        for x in (FRONT + 3, FRONT + 8, FRONT + 13):
            lamps.box(x - .9, x + .9, lane * PITCH - .12, lane * PITCH + .12, Z + TALL - .05, Z + TALL - .01)
    roof.place('roof', steel('roof', (.10, .12, .135), .5, dirt=.4), bevel=.03)
    posts.place('posts', steel('posts', (.30, .30, .29), .5, dirt=.4), smooth=True)
    dividers.place('dividers', terminal.worn_paint('island', (.40, .31, .05)), bevel=.03)
    booths.place('booths', steel('booths', (.26, .27, .27), .5, dirt=.3), bevel=.03)
    panes.place('panes', glow('booth light', (1., .70, .38), .55))
    lamps.place('strips', glow('strip', terminal.SODIUM, 14)).visible_glossy = True


def signals():
    """Red or green over each lane: one lane is open."""
    hoods, red, green, bars = Shape(), Shape(), Shape(), Shape()
    for lane in LANES:
        y = lane * PITCH
        hoods.box(FRONT - .5, FRONT - .25, y - .55, y + .55, Z + TALL + .15, Z + TALL + 1.05)
        (green if lane == 0 else red).rod((FRONT - .53, y, Z + TALL + .6), (FRONT - .50, y, Z + TALL + .6), .33, sides=32)
        if lane != 0:
            bars.box(FRONT + 4.1, FRONT + 4.2, y - 2.3, y + 2.1, Z + 1.02, Z + 1.14)
        else:
            bars.beam((FRONT + 4.15, y + 2.2, Z + 1.1), (FRONT + 4.15, y + 1.3, Z + 5.0), .10)
    hoods.place('hoods', plain('hood', (.008, .008, .008), .6), bevel=.03)
    red.place('red', glow('stop', (1, .03, .015), 9))
    green.place('green', glow('go', (.04, 1., .35), 5))
    bars.place('bars', plain('bar', (.45, .10, .06), .5))


def scanner(x, y):
    """The arch that looks through boxes."""
    arch, strip = Shape(), Shape()
    for side in (-1, 1):
        arch.box(x - 1.1, x + 1.1, *sorted((y + side * 2.15, y + side * 3.05)), Z, Z + 5.6)
        strip.box(x - 1.13, x - 1.11, *sorted((y + side * 2.2, y + side * 2.26)), Z + .5, Z + 5.2)
    arch.box(x - 1.1, x + 1.1, y - 3.05, y + 3.05, Z + 5.2, Z + 6.1)
    strip.box(x - 1.13, x - 1.11, y - 2.2, y + 2.2, Z + 5.14, Z + 5.2)
    arch.place('arch', steel('arch', (.34, .35, .35), .45, dirt=.3), bevel=.08)
    strip.place('arch light', glow('arch light', (.35, .9, 1.), 3.5))


def build():
    ground, lines = Shape(), Shape()
    ground.add([(-80, -300, Z), (900, -300, Z), (900, 300, Z), (-80, 300, Z)], [(0, 1, 2, 3)])
    ground.place('asphalt', wet_ground('asphalt', (.050, .050, .052), puddles=.8, grain=.004))
    for i in range(len(LANES) + 1):
        y = (LANES[0] - .5 + i) * PITCH
        lines.box(-60, FRONT - 2, y - .08, y + .08, Z, Z + .006)
    for lane in LANES:
        lines.box(FRONT - 3.2, FRONT - 2.8, lane * PITCH - 2.3, lane * PITCH + 2.3, Z, Z + .006)
    lines.place('lines', terminal.worn_paint('white line', (.36, .36, .34)))
    canopy(), signals(), scanner(FRONT + 34, 0)
    truck((FRONT - 3.5, -PITCH, Z), 0, colour=(.150, .036, .026))
    truck((FRONT + 12, 0, Z), 0, colour=(.045, .110, .190))
    truck((FRONT - 5, PITCH, Z), 0, colour=(.02, .095, .105))
    truck((FRONT - 23, PITCH, Z), 0, colour=(.24, .085, .022))
    truck((FRONT + 2, 2 * PITCH, Z), 0, colour=(.17, .17, .165))
    person((FRONT - 1.0, PITCH * .5 - .2, Z + .22), math.radians(-70), POINT, cloth=(.05, .06, .075), helmet=(.6, .58, .5))
    for lane in LANES:
        light('AREA', (FRONT + 8, lane * PITCH, Z + TALL - .1), (FRONT + 8, lane * PITCH, Z), 700, terminal.SODIUM, 12, height=.3)
    light('SPOT', (FRONT + 30, 0, Z + 5), (FRONT + 20, 0, Z), 900, (.5, .9, 1.), .3, 120, .8, haze=.004)
    for x, y, power in ((12, -13, 40000), (26, 21, 8000), (90, -14, 0), (150, 30, 0)):
        terminal.mast(x, y, 18, power=power, haze=.0012)
    for k in range(3):
        terminal.stack(FRONT + 64, -46 + 34 * k, 9, 8, 5)
    for x in (230, 300):
        terminal.crane(x, power=0, hook=None)
    sky(12, 1.15, width=.35, clouds=.9)
