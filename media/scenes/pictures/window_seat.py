"""What a passenger sees on the way in at night: the wing over the lights of a port city, which `city.py` draws."""
from geometry import Shape
from lighting import light, sky
from paint import glow, steel

ROOT, TIP = (4.2, -1.4, -.95), (-4.6, -17.2, 1.35)
ROOT_CHORD, TIP_CHORD = 7.2, 1.6
FOIL = [(0, 0), (.02, .35), (.12, .85), (.3, 1), (.6, .68), (1, .02)]  # along and above the chord
NIGHT_AIR = [(0, (.030, .026, .022)), (.05, (.014, .018, .026)), (.25, (.006, .011, .022)), (1, (.002, .004, .011))]


def wing(shape, root, tip, root_chord, tip_chord, thick):
    """A tapered surface between two leading-edge points."""
    outline = FOIL + [(x, -y * .6) for x, y in FOIL[-2:0:-1]]
    rows = []
    for (x, y, z), chord, t in ((root, root_chord, thick), (tip, tip_chord, thick * .35)):
        rows.append([(x - c * chord, y, z + h * t) for c, h in outline + outline[:1]])
    shape.grid(rows)
    shape.faces.append(tuple(len(shape.points) - len(outline) - 1 + i for i in range(len(outline))))


def on_wing(span, chord, up=0.):
    """A point of the upper skin: `span` from root to tip and `chord` from the leading edge on, 0 to 1."""
    long = ROOT_CHORD + (TIP_CHORD - ROOT_CHORD) * span
    x, y, z = (a + (b - a) * span for a, b in zip(ROOT, TIP))
    high = next(h0 + (h1 - h0) * (chord - c0) / (c1 - c0) for (c0, h0), (c1, h1) in zip(FOIL, FOIL[1:]) if chord <= c1)
    return x - chord * long, y, z + high * .55 * (1 - .65 * span) + up


def build():
    skin, seams, fairings, green = (Shape() for _ in range(4))
    wing(skin, ROOT, TIP, ROOT_CHORD, TIP_CHORD, .55)
    wing(skin, (-4.6, -17.15, 1.33), (-6.0, -17.55, 3.5), 1.55, .6, .10)
    for chord, width in ((.13, .006), (.66, .006), (.74, .012)):  # slats, spoilers, flaps
        seams.path([on_wing(s / 12, chord, .001) for s in range(13)], width / 2, sides=6)
    for span in (.16, .30, .44, .58, .74):
        seams.path([on_wing(span, c, .001) for c in (.66, .70, .74)] if span != .74 else [on_wing(span, c, .001) for c in (.74, .85, .97)], .004, sides=6)
        if span != .16:
            x, y, z = on_wing(span, .97)
            fairings.ball((x + .5, y, z - .16), .24, 16, (5.2, .7, .8))
    paint = steel('skin', (.30, .32, .34), .36, dirt=.5, scale=1.2)
    skin.place('wing', paint, smooth=True)
    fairings.place('fairings', paint, smooth=True)
    seams.place('seams', steel('seams', (.13, .14, .15), .5))
    green.ball((-4.9, -17.3, 1.45), .07, 8)
    green.place('starboard lamp', glow('starboard', (.05, 1, .35), 10))
    light('POINT', (-4.6, -17.0, 1.75), None, .9, (.10, 1, .45), .05)
    light('SUN', (0, 0, 0), (-.55, -.30, -.62), .30, (.74, .84, 1.), angle=.5)
    # The city glows from below and beyond, the cabin's row of windows from behind.
    light('AREA', (10, -60, -40), (-2, -9, 0), 9000, (1, .66, .36), 60, mirrored=False)
    light('AREA', (-3, -.6, 1.0), (-3, -6, -.6), 5., (1, .80, .55), 3, mirrored=True, height=.3)
    sky(0, 1., NIGHT_AIR, NIGHT_AIR)
