"""The ship from above and astern after sunset, her wake drawn towards us, deck lights on."""
import math

import ship
import water
from lighting import light, sky
from sea import Sea

EYE, TOWARDS, LENS = (-318, -128, 100), (-14, 6, 26), 36
WARM = (1., .64, .32)


def build():
    ship.build(3)
    off = [b - a for a, b in zip(EYE, TOWARDS)]
    down = math.atan2(-off[2], math.hypot(off[0], off[1])) + math.atan(12 / LENS) * 1.15
    water.build(Sea(wind=8.5, wave_height=1.5), EYE, math.atan2(off[1], off[0]), 2 * math.atan(18 / LENS), down, columns=1150, rows=760)
    sky(34, 2.5, width=.35, clouds=1.1)
    for side in (-1, 1):
        light('SPOT', (-62, side * 14, 47), (-104, side * 3, 32), 30000, WARM, .8, 62, .9)
        light('SPOT', (-46, side * 14, 47), (6, side * 4, 34), 52000, WARM, .8, 64, .9)
    light('SPOT', (-66, 0, 50), (-120, 0, 30), 16000, WARM, .8, 60, .8)
    light('SUN', (0, 0, 0), (-.75, -.5, -.09), 1.1, (1, .50, .24), angle=3)
