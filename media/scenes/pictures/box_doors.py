"""The door end of a box as a close look shows it, on the rear beam of its trailer: what box_gear.py has only outlines of.

x runs inward from the plane of the corner castings, y to the left as one looks at the doors, z up from the box's floor. Metres.
"""
import math

from mathutils import Vector
from mathutils.noise import noise as unevenness

import box_gear
import mesh
from containers import HEIGHT_M, WIDTH_M
from geometry import Shape
from paint import material, maths, mix, node, noise, plain, spread, steel
from terminal import once

SIDE = WIDTH_M / 2
DEPTH = .15  # of the door frame, before the box itself begins
LAND, RECESS = .040, .078  # the leaf's outer face, and its troughs in which the rods turn
FOOT, TOP = .165, HEIGHT_M - .15
STILE = (.028, 1.122)
RODS = (.30, .88)
ROD, ROD_AT = .017, .044
BRACKETS = (.47, 1.36, 1.98)
HINGES = (.34, .98, 1.62, 2.26)
APPROVAL = '''CSC SAFETY APPROVAL
IN / 4127 / 18
DATE MANUFACTURED 03 2018
IDENTIFICATION DHRU 412305
MAX GROSS MASS 30480 KG
ALLOW STACK 216000 KG
RACKING TEST 15240 KG

APPROVED FOR TRANSPORT
UNDER CUSTOMS SEAL
IN / 2906 / 18
TYPE 42G1  MAN NO 8812'''
HANDLES = {RODS[0]: .92, RODS[1]: 1.05}


def paint(name, colour, wear=0.):
    """Paint of many voyages: chalked, scuffed, washed down, rust out of chips and below the fittings; `wear` 1 is an edge's."""
    made, tree, out = material(name)
    place = node(tree, 'TexCoord').outputs['Object']
    parts = node(tree, 'SeparateXYZ', {0: place})
    across, height = maths(tree, 'ABSOLUTE', parts.outputs[1]), parts.outputs[2]
    broad, grain = noise(tree, 1.7, 6, where=place), noise(tree, 26., 7, rough=.7, where=place)
    patchy = maths(tree, 'ADD', maths(tree, 'MULTIPLY', grain, .5), maths(tree, 'MULTIPLY', broad, .5))
    streaks, runs = noise(tree, 7., 6, (1, 1, .05), .65, place), noise(tree, 24., 5, (1, 1, .07), .6, place)
    scratches = noise(tree, 11., 9, (1, .3, 2.2), .8, place)
    chalk = tuple(.62 * c + .10 for c in colour)
    shade = mix(tree, spread(tree, broad, .36, .68, 0, .75), colour, chalk)
    shade = mix(tree, spread(tree, grain, .30, .70, 0, .5), shade, tuple(c * .45 for c in colour))
    shade = mix(tree, spread(tree, streaks, .50, .72, 0, .55), shade, (.060, .056, .050))
    shade = mix(tree, maths(tree, 'MULTIPLY', spread(tree, scratches, .645, .69), spread(tree, broad, .44, .58, .6, 0)), shade, tuple(.5 * c + .16 for c in colour))
    # Rust: below brackets, where rods stand in troughs, and below hinges; then out of chips.
    rod = maths(tree, 'ABSOLUTE', maths(tree, 'SUBTRACT', maths(tree, 'ABSOLUTE', maths(tree, 'SUBTRACT', across, sum(RODS) / 2)), (RODS[1] - RODS[0]) / 2))
    below = lambda z, reach: maths(tree, 'MULTIPLY', spread(tree, height, z - reach, z - .06), spread(tree, height, z - .06, z, 1, 0))
    fittings = 0.
    for z in (*BRACKETS, min(HANDLES.values())):
        fittings = maths(tree, 'MAXIMUM', fittings, below(z, .42))
    fittings = maths(tree, 'MULTIPLY', fittings, spread(tree, rod, .02, .075, 1, 0))
    pins = 0.
    for z in HINGES:
        pins = maths(tree, 'MAXIMUM', pins, below(z, .50))
    pins = maths(tree, 'MULTIPLY', pins, maths(tree, 'MULTIPLY', spread(tree, across, 1.04, 1.10), spread(tree, across, 1.15, 1.20, 1, 0)))
    wet = maths(tree, 'MAXIMUM', fittings, pins)
    shade = mix(tree, maths(tree, 'MULTIPLY', wet, spread(tree, runs, .41, .60, 0, .8)), shade, (.155, .062, .022))
    spots = maths(tree, 'ADD', maths(tree, 'MULTIPLY', grain, .6), maths(tree, 'MULTIPLY', broad, .4))
    level = maths(tree, 'ADD', spots, maths(tree, 'ADD', .13 * wear, spread(tree, height, .12, .55, .06, 0)))
    shade = mix(tree, spread(tree, level, .575, .64, 0, .75), shade, (.150, .058, .020))
    shade = mix(tree, spread(tree, level, .615, .64), shade, (.040, .020, .012))
    grime = maths(tree, 'MULTIPLY', spread(tree, height, .0, 1.0, 1, 0), spread(tree, patchy, .36, .62, .15, .8))
    shade = mix(tree, grime, shade, (.120, .105, .085))
    up = node(tree, 'SeparateXYZ', {0: node(tree, 'NewGeometry').outputs['Normal']}).outputs[2]
    shade = mix(tree, maths(tree, 'MULTIPLY', spread(tree, up, .3, .9), spread(tree, grain, .3, .6, .4, .9)), shade, (.235, .205, .160))
    tree.links.new(shade, out.inputs['Base Color'])
    tree.links.new(spread(tree, patchy, .35, .65, .30, .62), out.inputs['Roughness'])
    out.inputs['Specular'].default_value = .5
    tree.links.new(node(tree, 'Bump', {'Strength': .3, 'Distance': .004, 'Height': noise(tree, 16., 3, where=place)}).outputs[0], out.inputs['Normal'])
    return made


def galvanised():
    """Zinc: dull, spangled, brown where it is gone."""
    made, tree, out = material('galvanised')
    place = node(tree, 'TexCoord').outputs['Object']
    spangle = node(tree, 'TexVoronoi', {'Vector': place, 'Scale': 70.}).outputs['Color']
    spangle = node(tree, 'RGBToBW', {0: spangle}).outputs[0]
    dull, fine = noise(tree, 5., 6, where=place), noise(tree, 30., 7, (1, 1, .4), .7, place)
    shade = mix(tree, spread(tree, spangle, .2, .8), (.23, .235, .235), (.36, .365, .36))
    shade = mix(tree, spread(tree, dull, .36, .70, 0, .6), shade, (.165, .160, .148))
    spots = maths(tree, 'ADD', maths(tree, 'MULTIPLY', fine, .6), maths(tree, 'MULTIPLY', dull, .4))
    shade = mix(tree, spread(tree, spots, .54, .63, 0, .9), shade, (.135, .058, .024))
    tree.links.new(shade, out.inputs['Base Color'])
    tree.links.new(spread(tree, spots, .40, .60, .30, .65), out.inputs['Roughness'])
    out.inputs['Metallic'].default_value = .6
    tree.links.new(node(tree, 'Bump', {'Strength': .25, 'Distance': .003, 'Height': noise(tree, 24., 3, where=place)}).outputs[0], out.inputs['Normal'])
    return made


def panel(side):
    """The pressed sheet of one leaf, two troughs, not quite flat after years of work; `side` is 1 for the left leaf."""
    bends = [(STILE[0] + .04, LAND)]
    for rod in RODS:
        bends += [(rod - .105, LAND), (rod - .075, RECESS), (rod + .075, RECESS), (rod + .105, LAND)]
    bends.append((STILE[1] - .04, LAND))
    profile = []
    for (y0, d0), (y1, d1) in zip(bends, bends[1:]):
        steps = 2 if d0 != d1 else max(2, int((y1 - y0) / .03))
        profile += [(y0 + (y1 - y0) * i / steps, d0 + (d1 - d0) * i / steps) for i in range(steps)]
    profile.append(bends[-1])
    dents = ((.60, .62, .10, .007), (.58, 1.45, .16, .005), (.18, .55, .09, .006), (.62, .30, .07, .006), (1.03, .72, .06, .004))

    def dented(y, d, z):
        knock = sum(deep * math.exp(-((y - at) ** 2 + (z - up) ** 2) / (2 * wide ** 2)) for at, up, wide, deep in dents)
        return d + knock * (1 if side < 0 else .6) + .0032 * unevenness(Vector((y * 3.1 * side, z * 3.1, 4))) + .0012 * unevenness(Vector((y * 11 * side, z * 9, 1)))

    sheet = Shape()
    sheet.grid([[(dented(y, d, z), side * y, z) for y, d in profile[::-side]] for z in (FOOT + .1 + k * .03 for k in range(int((TOP - FOOT - .2) / .03) + 1))])
    return sheet


def leaf(side, frame, rubber):
    """Stiles and rails of one leaf, the beads they are welded with, and its gasket."""
    inner, outer = STILE
    y = lambda a, b: sorted((side * a, side * b))
    for a, b in ((inner, inner + .05), (outer - .055, outer)):
        frame.box(LAND - .004, DEPTH, *y(a, b), FOOT, TOP)
    for a, b in ((FOOT, FOOT + .115), (TOP - .115, TOP)):
        frame.box(LAND - .002, DEPTH, *y(inner + .05, outer - .055), a, b)
    for z in (FOOT + .115, TOP - .115):
        frame.rod((LAND, side * (inner + .05), z), (LAND, side * (outer - .055), z), .0045, sides=8)
    for at in (inner + .05, outer - .055):
        frame.rod((LAND, side * at, FOOT + .115), (LAND, side * at, TOP - .115), .0045, sides=8)
    for a, r, d in ((.010, .0085, .030), (.026, .0100, .040), (outer + .010, .0095, .042)):
        rubber.rod((d, side * a, FOOT - .012), (d, side * a, TOP + .012), r, sides=12)
    rubber.rod((.046, side * .02, FOOT - .008), (.046, side * outer, FOOT - .008), .0095, sides=12)
    rubber.box(.060, DEPTH, *y(0, SIDE - .1), FOOT - .02, FOOT + .01)
    rubber.box(.056, DEPTH, *y(0, inner), FOOT, TOP)
    rubber.box(.060, DEPTH, *y(outer, SIDE - .05), FOOT, TOP)


def hinges(side, frame, zinc):
    """Blades on the leaf, lugs on the post, the pins."""
    for z in HINGES:
        frame.box(.020, .036, *sorted((side * 1.005, side * 1.125)), z - .045, z + .045)
        frame.rod((.029, side * 1.130, z - .045), (.029, side * 1.130, z + .045), .0175, sides=20)
        for up in (.0475, -.0625):
            frame.box(.008, .050, *sorted((side * 1.112, side * 1.182)), z + up, z + up + .015)
        zinc.rod((.029, side * 1.130, z - .076), (.029, side * 1.130, z + .074), .0105, sides=16)
        zinc.rod((.029, side * 1.130, z + .070), (.029, side * 1.130, z + .080), .0165, sides=16)


def bolt(zinc, x, y, z):
    zinc.rod((x + .010, y, z), (x, y, z), .0125, sides=16)
    zinc.rod((x, y, z), (x - .009, y, z), .0095, sides=6)


def lock_rod(y, zinc):
    """A rod in its trough, brackets with their bolts, cam and keeper at the sill."""
    zinc.rod((ROD_AT, y, .075), (ROD_AT, y, TOP + .06), ROD, sides=28)
    for z in BRACKETS:
        zinc.box(RECESS - .012, RECESS - .004, y - .062, y + .062, z - .036, z + .036)
        strap = [(ROD_AT - .024 * math.cos(a), y + .024 * math.sin(a)) for a in (math.pi * (i / 12 - .5) for i in range(13))]
        strap = [(RECESS - .010, y - .028), *strap, (RECESS - .010, y + .028), (RECESS - .010, y + .018)]
        strap += [(ROD_AT - .0175 * math.cos(a), y + .0175 * math.sin(a)) for a in (math.pi * (.5 - i / 12) for i in range(13))] + [(RECESS - .010, y - .018)]
        zinc.prism(strap, z - .030, z + .030, 'z')
        for off in (-.046, .046):
            for up in (-.018, .018):
                bolt(zinc, RECESS - .013, y + off, z + up)
    zinc.rod((ROD_AT, y, .078), (ROD_AT, y, .142), .024, sides=24)
    zinc.prism([(.004, y - .030), (.016, y - .034), (ROD_AT + .01, y - .020), (ROD_AT + .01, y + .020), (.024, y + .020), (.014, y + .006), (.012, y - .012)], .086, .134, 'z')
    for off in (-.052, .052):
        zinc.prism([(.006, .050), (.006, .110), (.020, .150), (.060, .150), (.060, .050)], y + off - .009, y + off + .009)


def handle(y, z, zinc):
    """A handle on its rod and the catch on the leaf that holds it shut; gives the y of the catch."""
    way = math.copysign(1, y) * (1 if abs(y) < .5 else -1)
    zinc.box(.012, ROD_AT + .026, y - .030, y + .030, z - .040, z + .040)
    bolt(zinc, .010, y, z)
    outline = [(0, -.026), (.05, -.026), (.09, -.0185), (.36, -.0185), (.40, -.024), (.445, -.020), (.455, 0), (.445, .020), (.40, .024), (.36, .0185), (.09, .0185), (.05, .026), (0, .026)]
    outline = [(y + way * a, z + b - .012 * (a / .45) ** 2) for a, b in outline]
    zinc.prism(outline if way > 0 else outline[::-1], .008, .019, 'x')
    tip = y + way * .33
    zinc.box(LAND - .010, LAND - .001, tip - .055, tip + .055, z - .080, z + .062)
    zinc.box(.000, LAND, tip - .030, tip + .030, z - .044, z - .034)
    zinc.box(.000, .006, tip - .030, tip + .030, z - .044, z - .026)
    zinc.box(.000, LAND, tip - .026, tip + .026, z + .018, z + .027)
    zinc.box(.000, .005, tip - .026, tip + .026, z - .004, z + .027)
    for up in (-.064, .046):
        for off in (-.036, .036):
            bolt(zinc, LAND - .012, tip + off, z + up)
    return tip


def bolt_seal(y, z, parent):
    """A customs seal through catch and handle: pin, stout housing below, cap above, a printed label."""
    pin, housing, label = Shape(), Shape(), Shape()
    pin.rod((-.006, y, z + .055), (-.006, y, z - .07), .0048, sides=16)
    housing.rod((-.006, y, z + .036), (-.006, y, z + .062), .0125, .0105, sides=24)
    housing.box(-.022, .012, y - .0195, y + .0195, z - .130, z - .050)
    housing.rod((-.006, y, z - .050), (-.006, y, z - .040), .0140, .0115, sides=24)
    label.box(-.0226, -.0215, y - .0145, y + .0145, z - .118, z - .082)
    bars = Shape()
    for k in range(9):
        bars.box(-.0229, -.0225, y - .0115 + k * .0026, y - .0115 + k * .0026 + (.0008, .0016, .0012)[k % 3], z - .114, z - .098)
    for row in range(2):
        bars.box(-.0229, -.0225, y - .0115, y + .0115 - row * .008, z - .0935 + row * .006, z - .0905 + row * .006)
    pin.place('seal pin', plain('seal pin', (.5, .5, .5), .3, metal=1.), smooth=True, parent=parent)
    housing.place('seal', plain('seal housing', (.50, .28, .018), .42, .45), bevel=.0045, parent=parent)
    label.place('seal label', plain('seal label', (.60, .60, .57), .6), parent=parent)
    bars.place('seal print', plain('seal print', (.02, .02, .02), .6), parent=parent)


def casting(side, z0, iron):
    """A corner casting with its oval hole, at the floor or under the roof."""
    y0, y1, z1 = SIDE - .162, SIDE, z0 + .118
    n, (cy, cz) = 40, ((y0 + y1) / 2 + .004, (z0 + z1) / 2)
    hole = [(cy + .0395 * max(-1, min(1, 1.25 * math.cos(a))), cz + .0318 * max(-1, min(1, 1.12 * math.sin(a)))) for a in (2 * math.pi * (i + .5) / n for i in range(n))]
    rim = []
    for y, z in hole:
        reach = min((y1 - cy if y > cy else cy - y0) / max(abs(y - cy), 1e-6), (z1 - z0) / 2 / max(abs(z - cz), 1e-6))
        rim.append((cy + (y - cy) * reach, cz + (z - cz) * reach))
    iron.grid([[(d, side * y, z) for y, z in [*ring, ring[0]][::side]] for d, ring in ((.178, rim), (.004, rim), (.0, [(y + (cy - y) * .03, z + (cz - z) * .03) for y, z in rim]), (.0, [(cy + (y - cy) * 1.07, cz + (z - cz) * 1.07) for y, z in hole]), (.005, hole), (.03, hole))])
    iron.box(.03, .178, *sorted((side * y0, side * y1)), z0 + .001, z1 - .001)


def marks(parent, colour, code):
    """Owner's code, size and type, weights on the right leaf; on the left the plate of its approval for customs transport."""
    made, tree, out = material('stencil')
    where = node(tree, 'NewGeometry').outputs['Position']
    worn = spread(tree, maths(tree, 'ADD', maths(tree, 'MULTIPLY', noise(tree, 40., 7, rough=.75, where=where), .6), maths(tree, 'MULTIPLY', noise(tree, 4., 4, where=where), .4)), .52, .60)
    tree.links.new(mix(tree, worn, (.50, .50, .47), tuple(.62 * c + .10 for c in colour)), out.inputs['Base Color'])
    out.inputs['Roughness'].default_value = .6
    owner, number = code
    for words, size, z in ((owner, .125, 1.715), (number, .125, 1.585), ('42G1', .105, 1.455),
                           ('MGW   30 480 KG\nTARE    3 750 KG\nNET   26 730 KG\nCU.CAP.  67.7 M3', .040, 1.345)):
        data = box_gear.lettering(words, size, made)
        data.align_x = 'LEFT'
        text = box_gear.hang(data, parent, (LAND - .0075, -.425, z), box_gear.DOORS)
        text.scale.x, text.visible_shadow = .74, False
    plate = Shape()
    plate.box(LAND - .009, LAND - .004, .081, .190, .46, .66)
    plate.place('approval', steel('approval', (.30, .30, .29), .4, metal=.5, dirt=.6, scale=4), bevel=.002, parent=parent)
    print_ = box_gear.lettering(APPROVAL, .0105, plain('approval print', (.04, .04, .045), .6))
    print_.align_x = 'LEFT'
    print_ = box_gear.hang(print_, parent, (LAND - .0095, .184, .642), box_gear.DOORS)
    print_.scale.x, print_.visible_shadow = .74, False


def rear_beam(parent):
    """The trailer's rear beam under the box, with its marking tape."""
    beam, tape = Shape(), Shape()
    beam.box(.015, .20, -1.225, 1.225, -.20, -.012)
    beam.box(.005, .30, -1.225, 1.225, -.022, -.010)
    for side in (-1, 1):
        beam.box(.0, .03, *sorted((side * 1.08, side * 1.20)), -.075, -.012)
    for k in range(12):
        tape.box(.0125, .016, -1.14 + k * .19, -.97 + k * .19, -.15, -.10)
    beam.place('rear beam', steel('rear beam', (.042, .042, .042), .5, dirt=.6, rust=.6, scale=3), bevel=.006, parent=parent)
    tape.place('tape', steel('tape', (.15, .014, .011), .4, shine=.5, dirt=.9, rust=.45, scale=4), parent=parent)


def doors(place, colour, code):
    """Doors at `place`, the middle of the box's floor at its end, looking towards -x; behind them the box begins `DEPTH` further on."""
    root = mesh.place('doors', None)
    root.location = place
    frame, zinc, rubber, iron = (Shape() for _ in range(4))
    body, edge = paint('door paint', colour), paint('door edge', colour, 1.)
    for side in (-1, 1):
        y = lambda a, b: sorted((side * a, side * b))
        frame.box(.005, DEPTH, *y(1.150, SIDE), .118, HEIGHT_M - .118)
        leaf(side, frame, rubber), hinges(side, frame, zinc)
        sheet = panel(side).place('leaf', body, smooth=math.radians(60))
        sheet.parent = root
        casting(side, 0, iron), casting(side, HEIGHT_M - .118, iron)
        for rod in RODS:
            lock_rod(side * rod, zinc)
            tip = handle(side * rod, HANDLES[rod], zinc)
            if side < 0 and rod == RODS[0]:
                bolt_seal(tip, HANDLES[rod], root)
    frame.box(.060, DEPTH, -SIDE + .162, SIDE - .162, .0, FOOT - .02)
    frame.box(.0, .07, -SIDE + .162, SIDE - .162, .0, .022)
    frame.box(.050, DEPTH, -SIDE + .162, SIDE - .162, TOP + .02, HEIGHT_M)
    for z in (.78, 1.72):  # the right leaf opens first
        frame.box(.016, LAND, -.075, .055, z - .05, z + .05)
        for up in (-.028, .028):
            bolt(zinc, .010, -.058, z + up)
    for shape, name, coat, width in ((frame, 'door frame', body, .0035), (iron, 'castings', body, 0)):
        thing = shape.place(name, coat, bevel=width, smooth=not width, parent=root)
        if width:
            thing.data.materials.append(edge)
            thing.modifiers['edge'].material = 1
    zinc.place('lock rods', once('galvanised', galvanised), bevel=.0016, parent=root)
    rubber.place('gaskets', plain('gasket', (.014, .014, .014), .7), smooth=True, parent=root)
    marks(root, colour, code)
    rear_beam(root)
    return root
