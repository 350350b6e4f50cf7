"""Truck, train and ship in one line of sight, seen from a signal post above the terminal at noon."""
import math

import terminal
from crane import crane
from geometry import Shape
from lighting import noon
from paint import dry_ground, glow, plain, steel
from truck import truck

Z = terminal.QUAY


def track(y, x0=-40, x1=500):
    """Rails on sleepers on ballast."""
    rails, sleepers, ballast = Shape(), Shape(), Shape()
    for side in (-.72, .72):
        rails.box(x0, x1, y + side - .035, y + side + .035, Z + .34, Z + .48)
    x = x0
    while x < 240:
        sleepers.box(x, x + .24, y - 1.25, y + 1.25, Z + .20, Z + .35)
        x += .65
    ballast.prism([(y - 2.3, Z - .1), (y + 2.3, Z - .1), (y + 1.6, Z + .24), (y - 1.6, Z + .24)], x0, x1, 'x')
    rails.place('rails', steel('track', (.34, .33, .32), .22, metal=.9, dirt=.4))
    sleepers.place('sleepers', plain('sleeper', (.075, .070, .065), .8))
    ballast.place('ballast', steel('ballast', (.070, .064, .058), .9, dirt=.8, scale=6, relief=.08))


def wagon(x, y, colours):
    """A flat wagon with one box, couplings at both ends."""
    frame, tyres, rims = Shape(), Shape(), Shape()
    for side in (-1.1, 1.1):
        frame.box(x - 6.9, x + 6.9, y + side - .10, y + side + .10, Z + 1.18, Z + 1.48)
    frame.box(x - 6.9, x - 6.6, y - 1.3, y + 1.3, Z + 1.1, Z + 1.5)
    frame.box(x + 6.6, x + 6.9, y - 1.3, y + 1.3, Z + 1.1, Z + 1.5)
    for end in (-4.9, 4.9):
        frame.box(x + end - 1.3, x + end + 1.3, y - 1.0, y + 1.0, Z + .88, Z + 1.15)
        for axle in (-.9, .9):
            for side in (-.72, .72):
                tyres.turn([(-.06, .1), (-.06, .46), (.06, .46), (.06, .1)], (x + end + axle, y + side, Z + .94), (0, 1, 0), 24)
    for side in (-.85, .85):
        for end in (-1, 1):
            frame.rod((x + end * 6.9, y + side, Z + 1.28), (x + end * 7.35, y + side, Z + 1.28), .09, sides=12)
            frame.rod((x + end * 7.33, y + side, Z + 1.28), (x + end * 7.38, y + side, Z + 1.28), .24, sides=16)
    frame.place('wagon', terminal.once('wagon', lambda: steel('wagon', (.055, .045, .040), .7, dirt=.7, rust=.35)), bevel=.02)
    tyres.place('wheels', terminal.once('wheel', lambda: steel('wheel', (.14, .12, .11), .4, metal=.6, dirt=.5)))
    terminal.box((x, y, Z + 1.5), colours)


def signal(x, y):
    post, hood, red = Shape(), Shape(), Shape()
    post.rod((x, y, Z), (x, y, Z + 5.2), .09, sides=12)
    hood.box(x - .15, x + .05, y - .28, y + .28, Z + 4.1, Z + 5.3)
    red.rod((x - .17, y, Z + 4.45), (x - .16, y, Z + 4.45), .12, sides=20)
    post.place('post', plain('post', (.10, .10, .10), .6))
    hood.place('hood', plain('hood', (.008, .008, .008), .6), bevel=.03)
    red.place('signal', glow('signal', (1, .05, .02), 16))


def build():
    terminal.water()
    lanes = (61., 66.2)
    terminal.quay((-400, 9000), lines=(9, 13.5, 18., 58.4, 63.6, 68.8), depth=3000,
                  ground=dry_ground('quay', (.165, .158, .145), slab=8, tracks=(11.2, 15.7, 20.3, *lanes)))
    terminal.berth(84)
    for x, trolley, hook in ((120, -22, 41.5), (182, -16, 36)):
        crane(x, trolley=trolley, hook=hook, power=0)
    for x in (250, 316):
        crane(x, boom_up=True, power=0)
    for y in (44.5, 50.):
        track(y)
    wagons = ((.20, .022, .014), (.018, .060, .160), (.015, .125, .125), (.44, .44, .43), (.40, .115, .022), (.045, .110, .190), (.085, .03, .025), (.03, .075, .05))
    for i in range(14):
        wagon(37 + i * 14.8, 50., wagons[i % len(wagons)])
    towards_us, away = lanes  # as seen from here: India keeps to the left
    truck((50, towards_us, Z), math.pi, cab=(.42, .10, .025), colour=(.045, .110, .190), by_day=True)
    truck((62, away, Z), 0, colour=(.24, .085, .022), by_day=True)
    truck((104, towards_us, Z), math.pi, colour=(.17, .17, .165), by_day=True)
    truck((150, away, Z), 0, colour=(.03, .075, .05), by_day=True)
    signal(26.5, 47.2)
    for x in (150, 210):
        terminal.mast(x, 76, 26)
    for k in range(2):
        terminal.stack(60, 84 + 28 * k, 18, 6, 4)
    terminal.stack(330, 52, 10, 20, 4)
    terminal.stack(480, 20, 8, 50, 4)
    terminal.hills((7000, 1200), 5600)
    noon(140, 54)
