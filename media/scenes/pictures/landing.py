"""After midnight over the port: an airliner on its last mile, low over stacks and cranes; yard lamps and stars are all the light."""
import math

import terminal
from aircraft import airliner
from crane import crane
from geometry import Shape
from lighting import light, midnight

Z = terminal.QUAY


def yard():
    """Lanes and bay marks on the concrete, kept clear of the blocks of boxes."""
    white = Shape()
    for y in (46.4, 50.6, 54.8):
        for x in range(-20, 420, 9):
            white.box(x, x + 5, y - .10, y + .10, Z, Z + .006)
    for x in range(66, 420, 13):
        white.box(x - .08, x + .08, 37, 42.5, Z, Z + .006)
    white.place('marks', terminal.worn_paint('mark', (.52, .50, .44)))


def build():
    terminal.water()
    terminal.quay(lines=(8.5, 13., 17.5, 22.), puddles=.12)
    yard()
    for x, power in ((118, 40000), (176, 40000), (330, 0), (388, 0)):
        crane(x, boom_up=True, power=power)
    for x in (70, 150, 230, 310):
        terminal.mast(x, 44, 30)
        if x < 240:  # beside its pole: from the pole's own middle the light would only graze it
            light('SPOT', (x - 1.7, 43, Z + 29.2), None, 190000, terminal.SODIUM, .3, 150, .7, haze=.0004)
    for row in range(3):
        terminal.stack(74 + 8 * row, 58 + row * 26, 20, 6, 4)
    airliner((106, 75, 43), math.radians(-152), math.radians(3.2), math.radians(-3))
    # Yard lamps from below on the airliner, and on the cranes' legs.
    light('AREA', (112, 70, 12), (106, 75, 43), 15000, terminal.SODIUM, 26, mirrored=False)
    for x in (108, 166):
        light('SPOT', (x - 34, 34, 30), (x, 16, 34), 95000, terminal.SODIUM, 1., 70, .9, mirrored=False)
    midnight(.55)
