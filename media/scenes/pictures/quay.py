"""Blue hour under the quay cranes: the ship as a wall of boxes at the right, the portals one behind the other."""
import math

import terminal
from figure import POINT, STAND, person
from lighting import light, sky
from truck import truck

Z = terminal.QUAY


def build():
    terminal.quay()
    terminal.water()
    terminal.berth(172)
    for i, (x, trolley, hook) in enumerate(((46, 15.3, 15.5), (104, -22, 40), (162, -14, 38), (224, 12, None), (286, -20, 40))):
        terminal.crane(x, trolley=trolley, hook=hook, power=46000 if i < 3 else 0)
    terminal.crane(348, boom_up=True, power=0)
    for k, y in enumerate((46, 66)):
        terminal.stack(10 + 20 * k, y, 22, 6, 5)
    truck((44, 15.3, Z), 0, loaded=False)
    truck((86, 19.8, Z), 0, colour=(.022, .052, .120))
    truck((128, 24.3, Z), math.pi, colour=(.20, .20, .19))
    person((33.5, 20.6, Z), math.radians(-10), POINT, cloth=(.30, .10, .03))
    person((35.2, 22.0, Z), math.radians(190), STAND, helmet=(.5, .34, .05), cloth=(.05, .06, .08))
    for x in (20, 150):
        terminal.mast(x, 43, power=90000 if x < 100 else 0)
    # Headlamps and tail lamps drawn long in the wet.
    light('SPOT', (119.5, 24.3, Z + .9), (60, 23, Z), 9000, (1, .86, .66), .2, 40, .6, haze=.002)
    # From the shore onto the ship's side.
    for x in (40, 120):
        light('SPOT', (x - 30, 40, 40), (x, -6, 20), 120000, terminal.SODIUM, 1., 60, .9, mirrored=False)
    sky(8, 1.25, width=.35, clouds=.9)
