"""A sealed box waits at the port's gate at dusk: its doors near and sharp, the lanes, their signals and an officer far and soft."""
import math

from mathutils import Matrix

import box_doors
import box_gear
import terminal
from containers import LENGTH_M
from crane import crane
from geometry import Shape
from lighting import dusk, light
from paint import dry_ground, glow, plain, steel
from truck import truck
from worker import ATTEND, grip, worker

Z = terminal.QUAY
HOME, PITCH = 34.9, 3.9  # y of the lane before the box in front, and from lane to lane
BOX = 34.  # its y; it has yet to draw up
LANES, CLOSED = (1, 0, -1, -2), -2
FRONT, DEEP, TALL = 58., 14., 6.2
BED, REAR = 1.34, 7.545  # of truck.py: height of the box's floor, doors from the middle
BLUE = (.030, .105, .150)


def lane(i):
    return HOME + i * PITCH


def canopy():
    """Roof on posts, islands with bollards and booths between the lanes."""
    roof, posts, booths, panes, islands, trim, band = (Shape() for _ in range(7))
    low, high = lane(LANES[-1] - .5) - 1, lane(LANES[0] + .5) + 1
    roof.box(FRONT - .25, FRONT + DEEP + .25, low - .25, high + .25, Z + TALL, Z + TALL + 1.15)
    band.box(FRONT - .27, FRONT + DEEP + .27, low - .27, high + .27, Z + TALL + .1, Z + TALL + .26)
    for i in LANES:
        y = lane(i - .5)
        for x in (FRONT + 2.5, FRONT + DEEP - 2.5):
            posts.rod((x, y, Z), (x, y, Z + TALL), .16, sides=20)
        islands.box(FRONT - 1.5, FRONT + DEEP + 1, y - .42, y + .42, Z, Z + .24)
        for side in (-1, 1):
            islands.rod((FRONT - 1.1, y + side * .28, Z + .2), (FRONT - 1.1, y + side * .28, Z + 1.25), .09, sides=16)
        booths.box(FRONT + 5.2, FRONT + 8.6, y - .42, y + .42, Z + .24, Z + 1.25)
        booths.box(FRONT + 5.1, FRONT + 8.7, y - .5, y + .5, Z + 2.65, Z + 2.85)
        panes.box(FRONT + 5.3, FRONT + 8.5, y - .40, y + .40, Z + 1.25, Z + 2.65)
    for k in range(6):
        trim.box(FRONT + 1.2 + k * 2.2, FRONT + 1.45 + k * 2.2, low, high, Z + TALL - .32, Z + TALL)
    roof.place('roof', steel('roof', (.46, .47, .46), .6, dirt=.45, scale=.6), bevel=.03)
    trim.place('purlins', steel('purlins', (.24, .25, .25), .6, dirt=.4))
    band.place('band', plain('band', (.012, .040, .075), .5))
    posts.place('posts', steel('posts', (.30, .30, .29), .5, dirt=.4), smooth=True)
    islands.place('islands', terminal.worn_paint('island', (.45, .32, .05)), bevel=.03)
    booths.place('booths', steel('booths', (.30, .31, .31), .5, dirt=.3), bevel=.03)
    panes.place('panes', plain('booth glass', (.02, .035, .040), .08, .6))


def signals():
    """A board of small lamps over each lane, a green arrow, or a red cross where the lane is closed."""
    hoods, red, green = Shape(), Shape(), Shape()
    face, middle, pitch, half = FRONT - .50, Z + TALL + .55, .115, .86
    for i in LANES:
        y, is_open = lane(i), i != CLOSED
        hoods.box(face + .02, FRONT - .25, y - half, y + half, middle - half, middle + half)
        for row in range(-6, 7):
            for column in range(-6, 7):
                cross = abs(abs(row) - abs(column)) < 1.2 and max(abs(row), abs(column)) < 6
                arrow = abs(column) < 1.2 and row > -6 or row < 0 and abs(abs(column) - (row + 6)) < 1.2 and abs(column) < 6
                if arrow if is_open else cross:
                    at = (y + column * pitch, middle + row * pitch)
                    (green if is_open else red).rod((face, *at), (face + .02, *at), .052, sides=10)
    hoods.place('hoods', plain('hood', (.008, .008, .008), .6), bevel=.01)
    red.place('red', glow('stop', (1, .05, .025), 3.2))
    green.place('green', glow('go', (.12, 1., .42), 2.4))


def barriers():
    """A striped arm across each lane."""
    bars, stripes = Shape(), Shape()
    for i in LANES:
        for k in range(6):
            y = lane(i) + 1.5 - k * .5
            (bars if k % 2 else stripes).box(FRONT + 4.1, FRONT + 4.2, y - .5, y, Z + 1.02, Z + 1.16)
    bars.place('bars', plain('bar', (.50, .06, .03), .5))
    stripes.place('stripes', plain('stripe', (.56, .56, .54), .5))


def officer(x, y, turn):
    """Compares what stands here with the papers on a tablet."""
    worker((x, y, Z), turn, ATTEND, helmet=(.62, .62, .60), overall=(.42, .43, .43), trousers=(.022, .026, .040), vest=(.62, .15, .02))
    tablet = Shape()
    tablet.box(-.10, .10, -.14, .14, -.008, .008)
    where = Matrix.Translation((x, y, Z)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation(grip(ATTEND, 1)) @ Matrix.Rotation(math.radians(-35), 4, 'Y')
    tablet.place('tablet', plain('tablet', (.02, .02, .02), .4)).matrix_world = where


def ground():
    floor, lines = Shape(), Shape()
    floor.add([(-80, -4000, Z), (9000, -4000, Z), (9000, 4000, Z), (-80, 4000, Z)], [(0, 1, 2, 3)])
    lanes = [lane(i) for i in LANES]
    floor.place('asphalt', dry_ground('asphalt', (.105, .100, .092), slab=0, tracks=lanes, drips=[(y, FRONT - 14) for y in lanes]))
    for i in LANES:
        lines.box(-60, FRONT - 2, lane(i - .5) - .08, lane(i - .5) + .08, Z, Z + .006)
    lines.place('lines', terminal.worn_paint('white line', (.50, .50, .47)))


def sealed_box():
    """The box in front on its trailer; it lies the other way round, so that its plain end stands behind the doors."""
    truck((REAR, BOX, Z), loaded=False, by_day=True)
    box_doors.doors((0, BOX, Z + BED), BLUE, ('DHRU', '412305 4'))
    terminal.box((box_doors.DEPTH + LENGTH_M / 2, BOX, Z + BED), BLUE, turn=math.pi)


def build():
    terminal.once('box paint', box_gear.weathered)
    ground(), canopy(), signals(), barriers(), sealed_box()
    truck((FRONT - 5, lane(-1), Z), 0, colour=(.105, .028, .018), by_day=True)
    officer(16, BOX - 3.25, math.radians(140))
    for x, y in ((96, 14), (170, 36)):
        terminal.mast(x, y, 24, power=60000)
    for k in range(3):
        terminal.stack(FRONT + 64, -46 + 32 * k, 6, 8, 4)
    for x in (330, 410, 490):
        crane(x, hook=None)
    terminal.hills((6200, -300), 5200)
    box_gear.dress()
    # The lamp of the lane rakes along the doors; the rest is what the sky has left.
    light('SPOT', (-5.5, BOX + 4.2, Z + 7.6), (0, BOX - .3, Z + 2.4), 5200, (1, .78, .52), .25, 62, .8)
    for i in LANES:
        light('SPOT', (FRONT + 4, lane(i), Z + TALL - .4), None, 2600, terminal.COOL, .3, 140, .6, haze=.002)
    dusk(-25, .75)
