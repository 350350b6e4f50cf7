"""First light over the port: an airliner on its last mile, low over stacks and cranes."""
import math

import terminal
from aircraft import airliner
from lighting import light, sky

COLD = [(0, (.15, .155, .20)), (.07, (.085, .115, .18)), (.25, (.036, .065, .125)), (1, (.006, .014, .036))]
DAWN = [(0, (.95, .42, .15)), (.025, (.72, .36, .18)), (.08, (.30, .22, .20)), (.2, (.075, .100, .155)), (1, (.006, .014, .036))]


def build():
    terminal.water()
    terminal.quay(lines=(), puddles=.9)
    for i, x in enumerate((118, 176, 330, 388)):
        terminal.crane(x, boom_up=i != 1, power=0)
    for x in (70, 150, 230, 310):
        terminal.mast(x, 44, 30, power=70000 if x < 240 else 0)
    for row in range(3):
        terminal.stack(74 + 8 * row, 58 + row * 26, 20, 6, 4)
    airliner((106, 75, 43), math.radians(-152), math.radians(3.2), math.radians(-3))
    sky(14, 1.25, cold=COLD, warm=DAWN, width=.30, clouds=1.5)
    light('SUN', (0, 0, 0), (-math.cos(math.radians(14)), -math.sin(math.radians(14)), -.055), .55, (1, .55, .27), angle=2)
