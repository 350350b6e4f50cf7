"""Lanes at the port's gate at noon: trucks under green arrows, one lane closed and empty, a scanner's arch behind it."""
import math
import random

from mathutils import Matrix, Vector

import box_gear
import terminal
from crane import crane
from geometry import Shape
from lighting import noon
from paint import dry_ground, glow, plain, steel
from truck import truck
from worker import ATTEND, LOOK_UP, grip, worker

Z = terminal.QUAY
LANES, PITCH, DEEP, TALL = (-1, 0, 1, 2), 5.6, 16., 6.4
CLOSED = 0
FRONT = 40.


def canopy():
    roof, posts, lamps, booths, panes, dividers, trim, band = (Shape() for _ in range(8))
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
    for k in range(6):  # purlins under the roof, a gutter and its downpipes
        trim.box(FRONT + 1.2 + k * 2.7, FRONT + 1.45 + k * 2.7, low, high, Z + TALL - .32, Z + TALL)
    band.box(FRONT - .27, FRONT + DEEP + .27, low - .27, high + .27, Z + TALL + .1, Z + TALL + .26)
    roof.place('roof', steel('roof', (.50, .51, .50), .6, dirt=.45, scale=.6), bevel=.03)
    trim.place('purlins', steel('purlins', (.24, .25, .25), .6, dirt=.4))
    band.place('band', plain('band', (.012, .040, .075), .5))
    posts.place('posts', steel('posts', (.30, .30, .29), .5, dirt=.4), smooth=True)
    dividers.place('dividers', terminal.worn_paint('island', (.52, .38, .05)), bevel=.03)
    booths.place('booths', steel('booths', (.26, .27, .27), .5, dirt=.3), bevel=.03)
    panes.place('panes', plain('booth glass', (.02, .035, .040), .08, .6))
    lamps.place('strips', plain('strip', (.5, .5, .5), .3))


def signals():
    """A board of small lamps over each lane, a green arrow, or a red cross where the lane is closed. Barriers, striped."""
    hoods, red, green, bars, stripes, feet = (Shape() for _ in range(6))
    face, middle, pitch = FRONT - .50, Z + TALL + .62, .082
    for lane in LANES:
        y, is_open = lane * PITCH, lane != CLOSED
        hoods.box(face + .02, FRONT - .25, y - .62, y + .62, middle - .60, middle + .60)
        for side in (-1, 1):
            hoods.box(face - .22, face + .02, *sorted((y + side * .59, y + side * .62)), middle - .60, middle + .60)
        hoods.box(face - .30, face + .02, y - .62, y + .62, middle + .57, middle + .60)
        for row in range(-6, 7):
            for column in range(-6, 7):
                cross = abs(abs(row) - abs(column)) < 1.2 and max(abs(row), abs(column)) < 6
                arrow = abs(column) < 1.2 and row > -6 or row < 0 and abs(abs(column) - (row + 6)) < 1.2 and abs(column) < 6
                if arrow if is_open else cross:
                    at = (face, y + column * pitch, middle + row * pitch)
                    (green if is_open else red).rod((at[0], at[1], at[2]), (at[0] + .02, at[1], at[2]), .034, sides=10)
        feet.box(FRONT + 3.9, FRONT + 4.3, y + 2.12, y + 2.42, Z + .24, Z + 1.30)
        for k in range(8):
            part = bars if k % 2 else stripes
            if is_open:
                part.beam((FRONT + 4.15, y + 2.2 - k * .12, Z + 1.1 + k * .52), (FRONT + 4.15, y + 2.2 - (k + 1) * .12, Z + 1.1 + (k + 1) * .52), .11)
            else:
                part.box(FRONT + 4.1, FRONT + 4.2, y + 2.2 - (k + 1) * .55, y + 2.2 - k * .55, Z + 1.02, Z + 1.14)
    hoods.place('hoods', plain('hood', (.008, .008, .008), .6), bevel=.01)
    red.place('red', glow('stop', (1, .045, .02), 2.4))
    green.place('green', glow('go', (.10, 1., .38), 1.8))
    bars.place('bars', plain('bar', (.55, .055, .03), .5))
    stripes.place('stripes', plain('stripe', (.60, .60, .58), .5))
    feet.place('feet', plain('foot', (.50, .36, .04), .5), bevel=.02)


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


def cones(x, y):
    """A row across a closed lane."""
    red, white, black = Shape(), Shape(), Shape()
    for k in range(5):
        here = y - 2.2 + k * .8
        black.box(x - .2, x + .2, here - .2, here + .2, Z, Z + .05)
        for part, low, high, wide, narrow in ((red, .05, .30, .150, .112), (white, .30, .48, .112, .085), (red, .48, .75, .085, .040)):
            part.rod((x, here, Z + low), (x, here, Z + high), wide, narrow, sides=20)
    red.place('cones', plain('cone', (.75, .10, .015), .5))
    white.place('cone bands', plain('cone band', (.66, .66, .64), .5))
    black.place('cone feet', plain('cone foot', (.012, .012, .012), .7))


def ground():
    """Asphalt that has carried trucks for years: ruts, drips where they stop, patches with sealed edges, sealed cracks, skids."""
    chance, floor, patches, tar, skids = random.Random(8), Shape(), Shape(), Shape(), Shape()
    floor.add([(-80, -4000, Z), (9000, -4000, Z), (9000, 4000, Z), (-80, 4000, Z)], [(0, 1, 2, 3)])
    lanes = [lane * PITCH for lane in LANES]
    floor.place('asphalt', dry_ground('asphalt', (.088, .085, .081), slab=0, tracks=lanes, drips=[(y, FRONT - 14) for y in lanes]))
    for x0, x1, y0, y1 in ((17.2, 20.6, -1.9, 1.1), (23.5, 25.3, -8., -4.6), (28, 34, .6, 2.5), (19.5, 24.8, -13.6, -11.2), (33, 36.5, -15.5, -11.5),
                           (47, 54, -17, -13.2), (12.4, 13.9, -6.9, -5.3), (26.2, 27.3, -2.4, -.9)):
        patches.box(x0, x1, y0, y1, Z - .1, Z + .003)
        for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
            seam(tar, chance, a, b, .035, .02)
    for x in (15.5, 22.2, 28.9, 35.6):  # one day's paving ends here
        seam(tar, chance, (x, -40), (x + .1, 30), .022, .03)
    for a, b in (((10, -9.6), (21, -7.2)), ((14, .9), (23, -2.2)), ((24, -10.5), (31, -16)), ((18, -4.), (27, -5.2)), ((13, 3.6), (17, 1.6)), ((30, -9.4), (37, -10.8))):
        seam(tar, chance, a, b, .028, .13)
    for y, bend in ((-1.1, .9), (.9, .9), (-6.5, -.5), (-4.6, -.5)):
        for twin in (-.16, .16):
            points = [(11 + 20 * t, y + twin + bend * t * t * 2.2) for t in (i / 24 for i in range(25))]
            strip(skids, points, .10, Z + .0045)
    patches.place('patches', dry_ground('patch', (.052, .051, .050), slab=0))
    tar.place('tar', plain('tar', (.012, .012, .013), .45))
    skids.place('skids', plain('skid', (.055, .053, .050), .8))


def strip(shape, points, width, z):
    """A flat ribbon along points (x, y) that run mostly along x or along y."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        off = (Vector((y0 - y1, x1 - x0, 0)).normalized()) * width / 2
        shape.add([(x0 - off.x, y0 - off.y, z), (x1 - off.x, y1 - off.y, z), (x1 + off.x, y1 + off.y, z), (x0 + off.x, y0 + off.y, z)], [(0, 1, 2, 3)])


def seam(shape, chance, start, end, width, stray):
    (x0, y0), (x1, y1) = start, end
    n = max(4, int(math.hypot(x1 - x0, y1 - y0) / .3))
    wander, points = 0., []
    for i in range(n + 1):
        wander = .8 * wander + chance.uniform(-stray, stray)
        across = Vector((y0 - y1, x1 - x0)).normalized() * wander
        points.append((x0 + (x1 - x0) * i / n + across.x, y0 + (y1 - y0) * i / n + across.y))
    strip(shape, points, width, Z + .005)


def staff():
    """One compares a truck with the papers on a tablet, one looks up to a driver."""
    vest = {'vest': (.70, .17, .02), 'overall': (.030, .045, .085), 'trousers': (.020, .026, .045)}
    at, turn = (FRONT - 2.4, PITCH * .5 - 1.1, Z), math.radians(100)
    worker(at, turn, ATTEND, helmet=(.70, .70, .68), **vest)
    tablet, screen = Shape(), Shape()
    tablet.box(-.10, .10, -.14, .14, -.008, .008)
    screen.box(-.085, .085, -.125, .125, .008, .010)
    where = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation(grip(ATTEND, 1)) @ Matrix.Rotation(math.radians(-35), 4, 'Y')
    tablet.place('tablet', plain('tablet', (.01, .01, .01), .4)).matrix_world = where
    screen.place('tablet screen', plain('tablet screen', (.30, .38, .42), .2)).matrix_world = where
    worker((FRONT - 1.9, -1.5 * PITCH - .8, Z), math.radians(65), LOOK_UP, helmet=(.70, .70, .68), **{**vest, 'vest': (.52, .55, .03)})


def build():
    terminal.once('box paint', box_gear.weathered)
    ground()
    lines = Shape()
    for i in range(len(LANES) + 1):
        y = (LANES[0] - .5 + i) * PITCH
        lines.box(-60, FRONT - 2, y - .08, y + .08, Z, Z + .006)
    for lane in LANES:
        lines.box(FRONT - 3.2, FRONT - 2.8, lane * PITCH - 2.3, lane * PITCH + 2.3, Z, Z + .006)
    lines.place('lines', terminal.worn_paint('white line', (.50, .50, .47)))
    canopy(), signals(), scanner(FRONT + 34, 0)
    truck((FRONT - 3.5, -PITCH, Z), 0, colour=(.20, .024, .016), by_day=True)
    truck((FRONT + 40, -29, Z), math.radians(-7), colour=(.045, .110, .190), by_day=True)
    truck((FRONT - 5, PITCH, Z), 0, colour=(.015, .125, .125), by_day=True)
    truck((FRONT - 25, PITCH, Z), 0, cab=(.40, .41, .40), colour=(.40, .115, .022), by_day=True)
    truck((FRONT + 2, 2 * PITCH, Z), 0, colour=(.17, .17, .165), by_day=True)
    staff(), cones(FRONT - 3.8, CLOSED * PITCH)
    for x, y in ((58, -17), (26, 21), (90, -14), (150, 30)):
        terminal.mast(x, y, 18)
    for k in range(3):
        terminal.stack(FRONT + 64, -46 + 34 * k, 9, 8, 5)
    terminal.stack(FRONT + 30, -74, 9, 12, 4)
    terminal.stack(FRONT + 70, 62, 9, 10, 4)
    for x in (230, 300):
        crane(x, hook=None)
    terminal.hills((6200, -300), 5200)
    box_gear.dress()
    noon(-128, 66, sun=6.6)
