"""The ship from above and astern at noon, her wake drawn towards us, haze on the horizon."""
import math

import ship
import water
from lighting import noon
from paint import sea_water
from sea import Sea
from shots import SHOTS

DEEP, CREST, CHURNED = (.0022, .0135, .0300), (.0080, .0560, .0800), (.060, .230, .250)


def build():
    view = SHOTS['slide-ocean']['camera']
    eye, towards, lens = view['place'], view['target'], view['lens']
    ship.build(under_way=True)
    off = [b - a for a, b in zip(eye, towards)]
    down = math.atan2(-off[2], math.hypot(off[0], off[1])) + math.atan(12 / lens) * 1.15
    water.build(Sea(wind=8.5, wave_height=1.5), sea_water(DEEP, CREST, CHURNED), eye, math.atan2(off[1], off[0]), 2 * math.atan(18 / lens), down,
                columns=1500, rows=1000)
    noon(-112, 56)
