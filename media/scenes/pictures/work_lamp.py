"""The flood lamps that light a ship in dry dock."""
import math

from mathutils import Vector

from geometry import Shape
from lighting import light
from paint import glow, plain

WARM = (1., .60, .27)


def work_lamp(place, target, tall):
    """Two flood lamps on a tripod, with cable and ballast; returns where their light starts."""
    legs, heads, glass, cable = Shape(), Shape(), Shape(), Shape()
    x, y, _ = place
    top = Vector((x, y, tall))
    for i in range(3):
        a = 2.1 * i + .4
        foot = Vector((x + 1.05 * math.cos(a), y + 1.05 * math.sin(a), .04))
        legs.rod(foot, (x, y, tall * .62), .045, sides=10)
        legs.rod(foot.lerp(Vector((x, y, tall * .62)), .45), (x, y, tall * .28), .03, sides=8)
        legs.rod(foot - Vector((0, 0, .04)), foot + Vector((0, 0, .03)), .16, sides=16)
    legs.rod((x, y, .3), top - Vector((0, 0, .12)), .055, sides=12)
    way = (Vector(target) - top).normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    legs.beam(top - side * .75 - Vector((0, 0, .12)), top + side * .75 - Vector((0, 0, .12)), .07)
    for off in (-.48, .48):
        at = top + side * off + Vector((0, 0, .20))
        heads.beam(at - way * .26, at + way * .02, .66, .50)
        heads.beam(at + way * .02, at + way * .12, .74, .58)
        legs.rod(at - Vector((0, 0, .34)), at - Vector((0, 0, .2)), .03, sides=8)
        glass.beam(at + way * .121, at + way * .127, .62, .46)
    cable.path([(x, y, .5), (x - .25, y + .2, .03), (x - 1.6, y + 1.1, .03), (x - 2.2, y + 3.2, .03), (x + .5, y + 6, .03)], .03)
    legs.place('legs', plain('legs', (.50, .33, .03), .45), smooth=math.radians(40))
    heads.place('heads', plain('heads', (.30, .20, .03), .5), bevel=.03)
    cable.place('cable', plain('cable', (.012, .012, .012), .6), smooth=True)
    glass.place('glass', glow('lamp', WARM, 60)).visible_diffuse = False
    # The lamps' stray light on their own stand and the floor under it.
    light('SPOT', (x - 3.2, y + 3.4, 3.6), (x, y, 1.8), 520, WARM, .4, 75, 1., mirrored=False)
    return top + way * .22 + Vector((0, 0, .2))
