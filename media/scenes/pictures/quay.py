"""After midnight under the quay cranes: the ship as a wall of boxes at the right, the portals one behind the other."""
import math

import terminal
from crane import crane
from geometry import Shape
from lighting import light, midnight
from paint import plain
from truck import truck
from worker import LOOK_UP, POINT, worker

Z = terminal.QUAY

WALKWAY = (28.4, 30.6)  # where people walk, landward of every lane and every hook


def walkway():
    """A painted path behind posts and a chain."""
    green, posts = Shape(), Shape()
    green.box(6, 320, *WALKWAY, Z, Z + .006)
    for edge in WALKWAY:
        green.box(6, 320, edge - .07, edge + .07, Z, Z + .008)
    green.place('walkway', terminal.worn_paint('walkway', (.045, .11, .075)))
    for x in range(17, 119, 3):
        posts.rod((x, WALKWAY[0] - .25, Z), (x, WALKWAY[0] - .25, Z + 1.05), .05, sides=12)
        posts.rod((x, WALKWAY[0] - .25, Z + .95), (x + 3, WALKWAY[0] - .25, Z + .95), .018, sides=6)
    posts.place('posts', plain('posts', (.55, .42, .05), .5))


def build():
    terminal.quay(puddles=.45)
    walkway()
    terminal.water()
    terminal.berth(172)
    for x, trolley, hook in ((46, 15.3, 15.5), (158, -14, 38), (224, 12, None), (286, -20, 40)):
        crane(x, trolley=trolley, hook=hook, power=60000 if x < 200 else 0)
    for x in (104, 348):  # the first stands abreast of her funnel
        crane(x, boom_up=True, power=60000 if x < 200 else 0)
    for k, y in enumerate((46, 66)):
        terminal.stack(10 + 20 * k, y, 22, 6, 5)
    truck((46, 15.3, Z), 0, loaded=False)
    truck((86, 24.3, Z), 0, colour=(.022, .052, .120))
    truck((122, 10.7, Z), math.pi, colour=(.20, .20, .19))  # India keeps to the left
    worker((24.2, 29.2, Z), math.radians(-12), POINT, overall=(.035, .042, .060), vest=(.55, .11, .012))
    worker((25.0, 30.1, Z), math.radians(-20), LOOK_UP, helmet=(.5, .34, .05), overall=(.035, .042, .060), vest=(.48, .44, .03), head_turn=-.3)
    for x in (20, 150):
        terminal.mast(x, 43, power=110000, haze=.0004)
    # Headlamps and tail lamps drawn long in the wet.
    light('SPOT', (113.5, 10.7, Z + .9), (54, 12, Z), 9000, (1, .86, .66), .2, 24, .6, haze=.002)
    # From the shore onto the ship's side.
    for x in (40, 105, 163):
        light('SPOT', (x - 30, 40, 40), (x, -6, 20), 230000, terminal.SODIUM, 1., 60, .9, mirrored=False)
    midnight(.5)
