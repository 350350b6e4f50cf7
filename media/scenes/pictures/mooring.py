"""What holds a ship alongside: bollards at the quay's edge and her lines to them. The quay's edge is y = 0, land is y > 0."""

from mathutils import Vector

from geometry import Shape
from hull_lines import deck_height, half_breadth
from paint import plain

BOLLARD_Y, BOLLARD_PITCH, FIRST_BOLLARD = 1.1, 14., -193.
EYE_UP = .34  # the eyes of the lines lie round a bollard's waist, this high over the quay
DECK_BELOW = 2.1  # aft the lines run out from below the weather deck, through ports in the shell
# Along the ship from amidships to the bow: fairlead, bollard. Head lines, breast lines, springs, then aft the same.
LINES = ((153.5, 192), (151, 192), (148, 178), (145, 178), (140, 146), (136, 146), (127, 60), (125, 60),
         (-128, -60), (-130, -60), (-139, -143), (-141, -143), (-145, -178), (-146.5, -178), (-147.5, -192), (-149, -192))


def bollards(ground, until):
    """A row of bollards on the quay."""
    iron, heads = Shape(), Shape()
    x = FIRST_BOLLARD
    while x < until:
        iron.rod((x, BOLLARD_Y, ground), (x, BOLLARD_Y, ground + .06), .46, sides=20)
        iron.turn([(0, .34), (.12, .27), (.40, .26), (.52, .36)], (x, BOLLARD_Y, ground), (0, 0, 1), 20)
        heads.ball((x, BOLLARD_Y, ground + .58), .42, 20, (1, 1, .42))
        x += BOLLARD_PITCH
    iron.place('bollards', plain('bollard', (.014, .014, .015), .6), bevel=.02)
    heads.place('bollard heads', plain('bollard head', (.42, .30, .04), .5), smooth=True)


def fairlead(station):
    """On her shell at a station: the place and the way out, if her quay side is +y."""
    z = deck_height(station) + (.6 if station > 0 else -DECK_BELOW)
    slope = (half_breadth(station + .5, z) - half_breadth(station - .5, z))
    return Vector((station, half_breadth(station, z), z)), Vector((-slope, 1, 0)).normalized()


def moor(amidships, middle, ground, bow_ahead=True):
    """Her lines; `amidships` and `middle` are where her middle lies, x and y. With her bow towards -x she is moored by her other side."""
    lines, lips, holes, guards = Shape(), Shape(), Shape(), Shape()
    ahead = 1 if bow_ahead else -1
    for station, bollard in LINES:
        at, out = fairlead(station)
        at, out = Vector((amidships + ahead * at.x, middle + at.y, at.z)), Vector((ahead * out.x, out.y, 0))
        x = FIRST_BOLLARD + BOLLARD_PITCH * round((amidships + ahead * bollard - FIRST_BOLLARD) / BOLLARD_PITCH)
        eye = Vector((x, BOLLARD_Y - .3, ground + EYE_UP))
        lips.turn([(-.1, .44), (.10, .44), (.16, .36), (.10, .28), (-.1, .28)], at, out, 20)
        holes.rod(at - out * .05, at + out * .05, .30, sides=20)
        start, sag = at + out * .08, .022 * (eye - at).length
        steps = 20
        points = [start.lerp(eye, i / steps) - Vector((0, 0, 4 * sag * i / steps * (1 - i / steps))) for i in range(steps + 1)]
        lines.path(points, .055, sides=6)
        lines.turn([(-.06, .30), (0, .36), (.06, .30)], (x, BOLLARD_Y, ground + EYE_UP), (0, 0, 1), 20)
        way = (points[2] - points[1]).normalized()
        guards.turn([(0, .05), (0, .42), (.03, .42), (.16, .06)], points[1].lerp(points[2], .5), way, 20)
    lines.place('mooring lines', plain('mooring line', (.46, .43, .34), .8))
    lips.place('fairleads', plain('fairlead', (.20, .20, .20), .5), smooth=True)
    holes.place('fairlead holes', plain('fairlead hole', (.004, .004, .004), .8))
    guards.place('rat guards', plain('rat guard', (.50, .51, .50), .5))
