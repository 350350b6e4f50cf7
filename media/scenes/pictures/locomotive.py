"""A diesel locomotive with a cab at either end, in nobody's livery.

Metres; her leading end stands at x = 0 and looks towards -x, z = 0 is the rail's top.
"""
import math

import box_gear
import mesh
from geometry import Shape
from paint import glow, material, maths, mix, node, noise, plain, spread, steel
from wagon import BUFFER_Z, buffers, coupler, wheel_steel, wheelset

LENGTH = 20.4
DECK, EAVES, HALF = 1.50, 3.62, 1.46  # heights of walkway and roof, half the breadth
CREAM, GREEN, OCHRE = (.40, .35, .24), (.020, .055, .046), (.46, .21, .025)


def locomotive(place):
    """The whole of her; `place` is the middle of her leading headstock, on the rail's top."""
    root = mesh.place('locomotive', None)
    body, frame, under, glass, dark, chrome, lens, band, panels, wheels, springs, iron, rubber, cocks, stripes, black = (Shape() for _ in range(16))
    rear = LENGTH - 1.3
    under.box(.05, rear - .05, -HALF + .06, HALF - .06, 1.08, DECK - .06)
    frame.box(0, rear, -HALF, HALF, DECK - .07, DECK)
    under.prism([(-1.28, .98), (-1.28, .55), (-1.05, .30), (1.05, .30), (1.28, .55), (1.28, .98)], 7.9, 11.2, 'x')
    for side in (-1, 1):
        under.rod((11.5, side * 1.1, .78), (12.6, side * 1.1, .78), .21, sides=24)
        chrome.path([(3.0, side * 1.42, 2.52), (rear - 3.0, side * 1.42, 2.52)], .017)
        chrome.path([(3.0, side * 1.42, 2.02), (rear - 3.0, side * 1.42, 2.02)], .014)
        for k in range(11):
            at = 3.1 + k * (rear - 6.2) / 10
            chrome.rod((at, side * 1.42, DECK), (at, side * 1.42, 2.52), .017, sides=8)
    for x in (3.9, rear - 3.9):
        bogie(under, wheels, springs, x, 1.85)
    for x, out in ((0, -1), (rear, 1)):
        end_gear(under, iron, rubber, cocks, chrome, stripes, black, x, out)
    for x, out in ((.62, -1), (rear - .62, 1)):
        cab(body, frame, glass, dark, chrome, lens, band, x, out)
    hood(body, frame, dark, panels, 2.9, rear - 2.9)
    grey = steel('loco frame', (.080, .078, .074), .6, dirt=.8, rust=.3, scale=1.6)
    for part, name, paint, bevel in (
            (body, 'body', soiled('loco paint', GREEN), .025), (panels, 'doors', soiled('loco doors', GREEN), .008), (band, 'band', soiled('loco band', CREAM), 0),
            (frame, 'deck', steel('loco roof', (.16, .16, .155), .6, dirt=.7, rust=.2), .02), (under, 'under', grey, .012),
            (glass, 'glass', windscreen(), 0), (dark, 'dark', plain('loco rubber', (.012, .012, .012), .6), 0),
            (chrome, 'rails', steel('hand rails', (.62, .60, .54), .35, dirt=.5), 0), (lens, 'lens', plain('tail lens', (.35, .015, .012), .15, .6), 0),
            (wheels, 'wheels', wheel_steel(), 0), (springs, 'springs', plain('springs', (.05, .048, .045), .6), 0),
            (iron, 'iron', steel('buffers', (.105, .098, .090), .45, metal=.3, dirt=.6, rust=.35, scale=3), .008),
            (rubber, 'hoses', plain('hoses', (.014, .014, .014), .55), 0), (cocks, 'cocks', plain('cocks', (.42, .05, .02), .5), 0),
            (stripes, 'stripes', soiled('stripes', OCHRE), 0), (black, 'black stripes', soiled('black stripes', (.014, .014, .014)), 0)):
        part.place('loco ' + name, paint, bevel=bevel, smooth=math.radians(40), parent=root)
    lamp = Shape()
    for y in (-.15, .15):
        lamp.rod((.62 + .20 - .118, y, EAVES), (.62 + .20 - .10, y, EAVES), .10, sides=24)
    lamp.place('headlamps', glow('headlamp', (1, .90, .70), 2.6), parent=root)
    number = box_gear.lettering('41027', .19, plain('loco number', CREAM, .6))
    box_gear.hang(number, root, (.612, -.29, 2.34), box_gear.DOORS)
    root.location = place


def cab(body, frame, glass, dark, chrome, lens, band, x, out):
    """A driver's cab whose front stands at `x`; `out` is the way it looks."""
    px = lambda d: x - out * d  # d metres behind the front
    outline = lambda points: [(px(d), z) for d, z in points]
    sill, head, lean = 2.52, 3.36, .20
    body.prism(outline([(.07, DECK), (2.35, DECK), (2.35, EAVES), (lean + .30, EAVES), (lean + .12, head), (.07, sill)]), -HALF + .05, HALF - .05)
    # The front's plating stands round the panes, so that these lie in recesses.
    body.prism(outline([(0, DECK), (.08, DECK), (.08, sill), (0, sill)]), -HALF, HALF)
    body.prism(outline([(lean, head), (lean + .2, head), (lean + .3, EAVES), (lean + .05, EAVES)]), -HALF, HALF)
    for y0, y1 in ((-HALF, -HALF + .15), (-.13, .13), (HALF - .15, HALF)):
        body.prism(outline([(0, sill), (.12, sill), (lean + .12, head), (lean, head)]), y0, y1)
    for side in (-1, 1):
        y = side * HALF
        inner = side * (HALF - .06)
        rows = ((DECK, 2.46, .06, 2.35), (3.20, EAVES, lean + .1, 2.35), (2.46, 3.20, .12, .55), (2.46, 3.20, 1.18, 1.30), (2.46, 3.20, 1.95, 2.35))
        for z0, z1, d0, d1 in rows:
            body.box(*sorted((px(d0), px(d1))), *sorted((inner, y)), z0, z1)
        glass.box(*sorted((px(.5), px(2.0))), *sorted((inner - side * .03, inner + side * .012)), 2.44, 3.22)
        dark.box(*sorted((px(.55), px(1.18))), *sorted((inner, y + side * .012)), 2.46, 2.485)
        dark.box(*sorted((px(.84), px(.87))), *sorted((inner, inner + side * .03)), 2.46, 3.20)
        chrome.rod((px(2.30), y + side * .06, DECK + .1), (px(2.30), y + side * .06, 3.0), .017, sides=8)
        pane = [(.045, sill - .02), (.075, sill - .02), (lean + .075, head + .02), (lean + .045, head + .02)]
        glass.prism(outline(pane), *sorted((side * .12, side * (HALF - .13))))
        gasket(dark, px, sill, head, lean, side)
        dark.path([(px(.03), side * .72, sill - .06), (px(lean * .62 + .005), side * .42, sill + (head - sill) * .62)], .012)  # wiper
        dark.beam((px(lean * .18 + .01), side * .50, sill + .15), (px(lean * .95 + .01), side * .36, head - .06), .022, .03)
        for at, colour in ((side * 1.10, lens), (side * .90, chrome)):  # marker lamps, red and white
            dark.rod((px(-.035), at, 2.06), (px(0), at, 2.06), .095, sides=24)
            colour.rod((px(-.040), at, 2.06), (px(-.02), at, 2.06), .068, sides=24)
        for at in (side * .44, side * 1.36):
            chrome.path([(px(0), at, 1.66), (px(-.07), at, 1.70), (px(-.07), at, 2.36), (px(0), at, 2.40)], .015)
        dark.box(*sorted((px(-.03), px(0))), *sorted((side * .52, side * .74)), 1.66, 1.80)  # sockets for a second locomotive
        dark.rod((px(-.08), side * .63, 1.73), (px(0), side * .63, 1.73), .055, sides=16)
    band.box(*sorted((px(-.004), px(.02))), -HALF - .004, HALF + .004, 1.86, 2.28)
    for side in (-1, 1):
        band.box(*sorted((px(-.004), px(2.354))), *sorted((side * HALF, side * (HALF + .004))), 1.86, 2.28)
    # roof, visor, headlamps, horn
    wide = HALF + .03
    arch = [(-wide * math.cos(a), EAVES + .30 * math.sin(a)) for a in (math.pi * i / 16 for i in range(1, 16))]
    frame.prism([(-wide, EAVES - .05), *arch, (wide, EAVES - .05)], *sorted((px(lean - .06), px(2.5))), 'x')
    body.box(*sorted((px(lean - .10), px(lean + .4))), -.34, .34, EAVES - .17, EAVES + .17)
    for y in (-.15, .15):
        chrome.turn([(px(lean - .10) - x, .135), (px(lean - .13) - x, .135), (px(lean - .13) - x, .112), (px(lean - .06) - x, .05), (px(lean - .06) - x, 0)],
                    (x, y, EAVES), (1, 0, 0), 32)
    for y in (-.62, .62):
        dark.rod((px(lean + .02), y, EAVES + .34), (px(lean + .42), y, EAVES + .32), .075, .03, sides=16)


def gasket(dark, px, sill, head, lean, side):
    """The rubber round a windscreen."""
    corners = [(px(.028), side * .145, sill + .012), (px(.028), side * (HALF - .165), sill + .012),
               (px(lean + .028), side * (HALF - .165), head - .012), (px(lean + .028), side * .145, head - .012)]
    dark.path([*corners, corners[0]], .022, sides=6)


def hood(body, frame, dark, panels, x0, x1):
    """The narrow body between the cabs: doors with louvres, radiators, fans on the roof."""
    wide = 1.02
    body.prism([(-wide, DECK), (wide, DECK), (wide, 3.50), (wide - .22, 3.78), (-wide + .22, 3.78), (-wide, 3.50)], x0, x1, 'x')
    doors = int((x1 - x0 - .4) / .86)
    for side in (-1, 1):
        for k in range(doors):
            at = x0 + .25 + k * .86
            panels.box(at, at + .80, *sorted((side * (wide - .02), side * (wide + .028))), DECK + .12, 3.16)
            dark.rod((at + .70, side * (wide + .03), 2.25), (at + .70, side * (wide + .03), 2.50), .016, sides=8)
            for z in (1.9, 2.9):
                dark.box(at - .02, at + .05, *sorted((side * wide, side * (wide + .045))), z, z + .09)
            if k % 3:
                for row in range(8):
                    z = 2.56 + row * .065
                    panels.prism([(side * (wide + .022), z), (side * (wide + .065), z), (side * (wide + .022), z + .05)], at + .10, at + .62, 'x')
        dark.box(x1 - 4.2, x1 - .3, *sorted((side * (wide - .1), side * (wide + .032))), 2.55, 3.45)
        for row in range(13):
            z = 2.57 + row * .068
            panels.box(x1 - 4.2, x1 - .3, *sorted((side * wide, side * (wide + .05))), z, z + .022)
    for k, at in enumerate((x0 + 2.2, x1 - 3.4, x1 - 1.6)):
        frame.rod((at, 0, 3.76), (at, 0, 3.96), .72 if k else .5, sides=40)
        dark.rod((at, 0, 3.96), (at, 0, 3.965), .64 if k else .42, sides=40)
    frame.box(x0 + 4.6, x0 + 5.8, -.36, .36, 3.76, 4.02)
    dark.box(x0 + 4.75, x0 + 5.65, -.24, .24, 4.02, 4.03)


def bogie(frame, wheels, springs, x, half):
    """A bogie of three axles; `half` is the distance from the middle one to the others."""
    for axle in (-half, 0, half):
        wheelset(wheels, frame, x + axle, .546)
    for side in (-1, 1):
        y = side * 1.16
        frame.prism([(x - half - .75, .80), (x - half - .75, .62), (x - half + .38, .62), (x - .62, .50), (x + .62, .50), (x + half - .38, .62),
                     (x + half + .75, .62), (x + half + .75, .80), (x + half * .5, .96), (x - half * .5, .96)], *sorted((y - .07, y + .07)))
        for axle in (-half, 0, half):
            frame.box(x + axle - .19, x + axle + .19, *sorted((y, y + side * .20)), .36, .74)
            frame.rod((x + axle, y + side * .2, .546), (x + axle, y + side * .25, .546), .12, sides=20)
            for spring in (-.33, .33):
                coil = [(x + axle + spring + .085 * math.cos(t * 1.9), y + side * .10 + .085 * math.sin(t * 1.9), .42 + t * .0135) for t in range(30)]
                springs.path(coil, .019, sides=6)
                frame.box(x + axle + spring - .11, x + axle + spring + .11, *sorted((y, y + side * .2)), .38, .42)
        for end in (-half / 2, half / 2):  # brake cylinders and their hoses
            frame.rod((x + end - .22, y + side * .16, .92), (x + end + .22, y + side * .16, .92), .11, sides=20)
            frame.path([(x + end + .22, y + side * .16, .92), (x + end + .42, y + side * .18, .80), (x + end + .44, y + side * .16, .55)], .018)


def end_gear(frame, iron, rubber, cocks, chrome, stripes, black, x, out):
    """What hangs on an end of the locomotive below her deck."""
    px = lambda d: x - out * d
    frame.box(*sorted((px(0), px(.10))), -HALF, HALF, .80, DECK)
    for k in range(-6, 6):  # hazard stripes slope to both sides
        part = stripes if k % 2 else black
        for side in (-1, 1):
            y0, y1, lift = k * .25, (k + 1) * .25, .24
            low = [max(0, min(HALF, y)) for y in (y0 + .12, y1 + .12)]
            high = [max(0, min(HALF, y)) for y in (y0 + .12 + lift, y1 + .12 + lift)]
            if low[1] > 0 or high[1] > 0:
                part.prism([(side * low[0], 1.30), (side * low[1], 1.30), (side * high[1], DECK - .02), (side * high[0], DECK - .02)],
                           *sorted((px(-.004), px(.02))), 'x')
    buffers(iron, x, out), coupler(iron, x, out), hoses(rubber, cocks, x, out)
    # rail guard: slats between two rails, pointed in the middle
    for k in range(-11, 12):
        y = k * .115
        lead = .34 * (1 - abs(y) / 1.3)
        frame.beam((px(-.02), y, .80), (px(-.16 - lead), y, .15), .05, .05)
    for z, t in ((.15, 1.), (.44, .55)):
        for side in (-1, 1):
            frame.beam((px(-.02 - .14 * t - .34 * t), 0, z), (px(-.02 - .14 * t - .03), side * 1.28, z), .06, .08)
    for side in (-1, 1):
        for k in range(4):  # steps
            frame.box(*sorted((px(.22), px(.62))), *sorted((side * 1.12, side * 1.50)), .32 + .30 * k, .35 + .30 * k)
        for d in (.20, .62):
            frame.box(*sorted((px(d), px(d + .025))), *sorted((side * 1.12, side * 1.50)), .30, DECK)
        for d in (.14, .70):
            chrome.path([(px(d), side * 1.48, .95), (px(d), side * 1.53, 1.0), (px(d), side * 1.53, 2.42), (px(d), side * 1.47, 2.46)], .017)


def hoses(rubber, cocks, x, out):
    """Brake and feed pipes, two on either side of the coupler."""
    for y, drop in ((-.62, .50), (-.44, .42), (.44, .44), (.62, .52)):
        cocks.rod((x, y, BUFFER_Z - .12), (x + out * .16, y, BUFFER_Z - .12), .030, sides=12)
        cocks.box(*sorted((x + out * .10, x + out * .17)), y - .02, y + .11, BUFFER_Z - .10, BUFFER_Z - .075)
        points = [(x + out * (.16 + .12 * math.sin(t * math.pi)), y * (1 - .12 * t), BUFFER_Z - .12 - drop * t) for t in (i / 10 for i in range(11))]
        rubber.path(points, .026, sides=10)
        rubber.rod(points[-1], (points[-1][0] - out * .02, points[-1][1], points[-1][2] - .10), .04, sides=12)


def soiled(name, colour):
    """Paint of rolling stock: faded above, brake dust and mud from below, soot and streaks from the roof."""
    made, tree, out = material(name)
    place = node(tree, 'TexCoord').outputs['Object']
    height = node(tree, 'SeparateXYZ', {0: place}).outputs[2]
    streaks, blotch, fine = noise(tree, 5., 6, (1, 1, .06), .65, place), noise(tree, .9, 6, where=place), noise(tree, 14., 5, where=place)
    shade = mix(tree, spread(tree, blotch, .35, .72, 0, .35), colour, tuple(.55 * c + .06 for c in colour))
    shade = mix(tree, spread(tree, streaks, .44, .68, 0, .68), shade, tuple(.35 * c for c in colour))
    low = maths(tree, 'MULTIPLY', spread(tree, height, 1.1, 2.7, .9, 0), spread(tree, fine, .30, .66, .3, 1))
    shade = mix(tree, low, shade, (.105, .082, .060))
    chips = maths(tree, 'MULTIPLY', spread(tree, fine, .66, .70), spread(tree, blotch, .45, .62))
    shade = mix(tree, chips, shade, (.10, .045, .022))
    tree.links.new(shade, out.inputs['Base Color'])
    tree.links.new(spread(tree, maths(tree, 'ADD', fine, streaks), .7, 1.2, .30, .62), out.inputs['Roughness'])
    out.inputs['Specular'].default_value = .35
    tree.links.new(node(tree, 'Bump', {'Strength': .22, 'Distance': .03, 'Height': noise(tree, 1.7, 2, where=place)}).outputs[0], out.inputs['Normal'])
    return made


def windscreen():
    """Glass with a pale driver's desk behind its lower half and the dark of the cab above."""
    made, tree, out = material('windscreen')
    height = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['Object']}).outputs[2]
    tree.links.new(mix(tree, spread(tree, height, 2.5, 3.2), (.048, .052, .050), (.006, .008, .009)), out.inputs['Base Color'])
    out.inputs['Roughness'].default_value, out.inputs['Specular'].default_value = .04, .8
    return made
