"""The ship alongside at first light, seen over still water through thinning fog: pale, for dark text stands above it."""
import terminal
from lighting import light, sky

COLD = [(0, (.86, .84, .82)), (.06, (.80, .82, .84)), (.25, (.66, .72, .78)), (1, (.45, .55, .66))]
WARM = [(0, (1.25, .98, .76)), (.05, (1.05, .92, .80)), (.2, (.76, .78, .80)), (1, (.45, .55, .66))]


def build():
    terminal.water(ripple=.30, roughness=.06)
    terminal.quay(lines=(), puddles=.5)
    terminal.berth(62, bow_ahead=False)
    for i, (x, trolley, hook) in enumerate(((-52, -26, 38), (8, 14, None), (70, -18, 44), (128, 12, None))):
        terminal.crane(x, trolley=trolley, hook=hook, power=0)
    for x in (196, 254):
        terminal.crane(x, boom_up=True, power=0)
    for x in (-150, -90, -210, 330):
        terminal.mast(x, 44, 30)
    for k in range(2):
        terminal.stack(-240, 56 + 26 * k, 36, 7, 4)
    sky(40, 1., cold=COLD, warm=WARM, width=.2, clouds=0)
    light('SUN', (0, 0, 0), (-.70, -.60, -.20), 1.6, (1, .74, .50), angle=4, mirrored=False)
    light('SUN', (0, 0, 0), (.4, .9, -.5), .8, (.72, .86, 1), angle=60, mirrored=False)
