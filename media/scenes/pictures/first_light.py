"""The ship alongside at first light, seen over the still water of the basin: pale, for dark text stands above it.

The sun is just up, to the right of the picture, so that it rakes along the ship's side.
"""
import math

import terminal
from crane import crane
from lighting import light, put_out_lamps, sky

COLD = [(0, (.80, .79, .80)), (.06, (.72, .77, .82)), (.25, (.56, .67, .78)), (1, (.36, .50, .66))]
WARM = [(0, (1.50, .84, .42)), (.04, (1.28, .88, .57)), (.14, (.95, .83, .72)), (.35, (.60, .68, .76)), (1, (.36, .50, .66))]
SUN, HIGH = -34, 6.  # degrees: azimuth from +x, elevation


def build():
    terminal.water(ripple=.08, roughness=.05)
    terminal.quay((-400, 512), lines=(), puddles=.5)
    terminal.berth(62, bow_ahead=False)
    for x, trolley, hook in ((-44, -26, 38), (11, 14, None), (75, -18, 44)):
        crane(x, trolley=trolley, hook=hook, power=0)
    for x in (128, 196, 254, 420, 470):  # the first stands abreast of her funnel
        crane(x, boom_up=True, power=0)
    for x in (-150, -90, -210, 330):
        terminal.mast(x, 44, 30)
    for k in range(2):
        terminal.stack(-240, 56 + 26 * k, 36, 7, 4)
    terminal.stack(300, 50, 15, 7, 4)
    terminal.hills((6200, 1500), 5200).visible_glossy = False  # the air before it would swallow its reflection
    put_out_lamps()
    sky(SUN, 1., cold=COLD, warm=WARM, width=.3, clouds=0)
    a, e = math.radians(SUN), math.radians(HIGH)
    light('SUN', (0, 0, 0), (-math.cos(a) * math.cos(e), -math.sin(a) * math.cos(e), -math.sin(e)), 11, (1, .58, .31), angle=1.5, mirrored=False)
