"""Accommodation block, wheelhouse, mast, funnel and boats. Metres, forward is +x."""

from hull_lines import BEAM_M
from mesh import Mesh

AFT_X, FRONT_X = -60.0, -47.0
HALF_WIDTH_M = 17.0
DECKS, DECK_M = 11, 2.85
MAIN_DECK_Z = 14.0
BRIDGE_Z = MAIN_DECK_Z + DECKS * DECK_M
TOP_Z = BRIDGE_Z + 3.2
MAST_X = FRONT_X - 6
SIDES = (-1, 1)


def build(parent, luck, paints, white, lamps):
    """Adds to the meshes `white` and `lamps` (of those who work on deck), which the rest of the ship shares."""
    decks(parent, luck, paints, white)
    wheelhouse(parent, paints, white)
    mast(parent, paints, white)
    funnel(parent, paints, white)
    boats(parent, paints, white)
    for y in range(-14, 15, 7):
        lamps.ball((FRONT_X + 0.6, y, BRIDGE_Z - 0.2), 0.14, 8)
        lamps.ball((AFT_X - 0.9, y, BRIDGE_Z - 6), 0.14, 8)
    screens = Mesh()
    for side in SIDES:  # of the side lights, so long that neither shows across the bow
        edge, z = side * (BEAM_M / 2 + 1.25), BRIDGE_Z + 1.9
        screens.box(FRONT_X - 5, FRONT_X - 1.5, edge, edge + side * 0.06, z - 0.8, z + 0.8)
    screens.to_object("side light screens", paints["black"], parent)


def decks(parent, luck, paints, white):
    dark, lit = Mesh(), Mesh()
    for deck in range(DECKS):
        z = MAIN_DECK_Z + deck * DECK_M
        white.box(AFT_X, FRONT_X, -HALF_WIDTH_M, HALF_WIDTH_M, z, z + 2.75)
        white.box(AFT_X - 0.9, FRONT_X + 0.35, -HALF_WIDTH_M - 0.7, HALF_WIDTH_M + 0.7, z + 2.70, z + DECK_M)
        for i in range(14):
            y = -HALF_WIDTH_M + 1.8 + i * (2 * HALF_WIDTH_M - 3.6) / 13
            window = lit if luck.random() < 0.14 else dark
            window.box(FRONT_X - 0.05, FRONT_X + 0.03, y - 0.36, y + 0.36, z + 1.15, z + 2.05)
        for side in SIDES:
            for i in range(5):
                x = AFT_X + 1.5 + i * 2.5
                window = lit if luck.random() < 0.2 else dark
                edge = side * HALF_WIDTH_M
                window.box(x - 0.36, x + 0.36, edge - side * 0.05, edge + side * 0.03, z + 1.15, z + 2.05)
            rail(white, side * (HALF_WIDTH_M + 0.6), z + DECK_M)
    dark.to_object("windows", paints["glass"], parent)
    lit.to_object("lit windows", paints["lit"], parent)


def rail(white, y, z):
    for i in range(8):
        x = AFT_X - 0.8 + i * 1.95
        white.tube((x, y, z), (x, y, z + 1.05), 0.03, sides=4, capped=False)
    for height in (0.5, 1.05):
        white.tube((AFT_X - 0.8, y, z + height), (FRONT_X + 0.3, y, z + height), 0.03, sides=4, capped=False)


def wheelhouse(parent, paints, white):
    z, wing = BRIDGE_Z, BEAM_M / 2
    white.box(AFT_X + 3, FRONT_X + 0.6, -wing - 1.2, wing + 1.2, z, z + 1.15)
    white.box(AFT_X + 3, FRONT_X + 1.0, -wing - 1.4, wing + 1.4, z + 2.75, z + 3.2)
    glass = Mesh()
    outline = [(AFT_X + 3.2, z + 1.1), (FRONT_X + 0.55, z + 1.1), (FRONT_X + 0.95, z + 2.8), (AFT_X + 3.2, z + 2.8)]
    glass.prism(outline, -wing - 1.0, wing + 1.0)
    glass.to_object("wheelhouse windows", paints["glass"], parent)
    for i in range(31):
        y = -wing - 1.0 + i * (BEAM_M + 2.0) / 30
        low, high = z + 1.1, z + 2.8
        post = [(FRONT_X + 0.40, low), (FRONT_X + 0.62, low), (FRONT_X + 1.02, high), (FRONT_X + 0.8, high)]
        white.prism(post, y - 0.07, y + 0.07)
    for side in SIDES:
        bracket = [(AFT_X + 4, z), (FRONT_X, z), (FRONT_X, z - 0.4), (AFT_X + 4, z - 0.4)]
        white.prism(bracket, side * HALF_WIDTH_M, side * (wing + 1.1))
        for x in (FRONT_X - 2, AFT_X + 5):
            white.tube((x, side * wing, z - 0.2), (x, side * HALF_WIDTH_M, z - 4.5), 0.22, sides=6)


def mast(parent, paints, white):
    x, z = MAST_X, TOP_Z
    white.box(AFT_X + 4, FRONT_X - 3, -7, 7, z, z + 0.25)
    white.tube((x, 0, z), (x, 0, z + 13), 0.75, 0.35, sides=10)
    for side in SIDES:
        white.tube((x - 2.2, side * 2.0, z), (x, 0, z + 8), 0.2, sides=6)
    for height, reach in ((5, 3.8), (8.5, 3.0), (11.5, 2.2)):
        white.box(x - 0.5, x + 1.4, -reach, reach, z + height, z + height + 0.18)
    for height, reach in ((5.9, 2.3), (9.3, 1.7)):  # radar scanners
        white.box(x + 0.6, x + 1.0, -reach, reach, z + height, z + height + 0.35)
    white.tube((x, 0, z + 13), (x, 0, z + 17), 0.07, sides=5)
    domes = Mesh()
    for y, radius in ((-6, 1.1), (6, 1.1), (-9, 0.8), (10, 0.7)):
        white.tube((x - 3, y, z), (x - 3, y, z + 1.3), 0.3, sides=8)
        domes.ball((x - 3, y, z + 2.1), radius, 16)
    domes.to_object("domes", paints["white"], parent, smooth=True)


def funnel(parent, paints, white):
    white.box(-76, -63, -9, 9, MAIN_DECK_Z, 36)
    casing, band, pipes = Mesh(), Mesh(), Mesh()
    casing.prism([(-75, 36), (-64, 36), (-65.2, 51), (-75, 50)], -5.5, 5.5)
    casing.to_object("funnel", paints["funnel"], parent)
    band.prism([(-75.1, 43), (-64.45, 43), (-64.8, 47), (-75.1, 46.6)], -5.6, 5.6)
    band.to_object("funnel band", paints["band"], parent)
    for y in (-3.4, -1.2, 1.2, 3.4):
        pipes.tube((-70, y, 50), (-71.2, y, 54), 0.65, sides=12)
    pipes.to_object("exhaust pipes", paints["black"], parent)


def boats(parent, paints, white):
    hulls = Mesh()
    for side in SIDES:
        hulls.ball((-56, side * 19.0, 22.3), 1, 16, (4.3, 1.5, 1.5))
        hulls.ball((-56.6, side * 19.0, 23.4), 1, 12, (2.6, 1.2, 1.0))
        for x in (-59.5, -52.5):
            davit = [(x - 0.2, 19), (x + 0.2, 19), (x + 0.2, 26), (x - 0.2, 26)]
            white.prism(davit, side * 17.2, side * 17.6)
            white.box(x - 0.2, x + 0.2, side * 17.2, side * 19.3, 25.6, 26)
    hulls.to_object("lifeboats", paints["lifeboat"], parent, smooth=True)
