"""A 300 m container ship. Bow towards +x, waterline z = 0, metres; moves with the empty that `build` returns."""

import random

import anchor
import containers
import hull
import navigation_lights
import superstructure
from hull_lines import deck_height, half_breadth
from materials import container_paint, glowing, hull_paint, painted
from mesh import Mesh, place

BAY_M = 14.55
HATCH_Z = 16.4
SIDES = (-1, 1)


def build(seed=3, *, under_way, marks=None):
    """Under way she shows her navigation lights and no others on deck; alongside the lamps of those who work there.

    `marks` is a file that container_paint takes.
    """
    luck = random.Random(seed)
    ship = place("ship", None)
    paints = make_paints()
    hull.build(ship, paints["hull"], paints["deck"], paints["white"])
    white, steel, lamps = Mesh(), Mesh(), Mesh()
    stacks = cargo_hold(ship, luck, paints, steel, lamps)
    containers.stow(ship, luck, stacks, container_paint(marks))
    rails(ship, paints)
    superstructure.build(ship, luck, paints, white, lamps)
    forecastle(white, steel)
    anchor.build(ship, 139.5, 12.8, {"pocket": paints["black"], "lip": paints["hull"], "anchor": paints["iron"]})
    white.to_object("white gear", paints["white"], ship)
    steel.to_object("steel gear", paints["steel"], ship)
    if under_way:
        navigation_lights.build(ship)
    else:
        lit = lamps.to_object("lamps", paints["lamp"], ship, smooth=True)
        lit.visible_glossy = lit.visible_diffuse = False
    return ship


def make_paints():
    return {
        "hull": hull_paint(),
        "deck": painted("deck", (0.10, 0.035, 0.028), 0.7, dirt=0.6, scale=1.5),
        "white": painted("white", (0.46, 0.46, 0.45), 0.6, specular=0.15, dirt=0.35, rust=0.30, scale=0.8),
        "steel": painted("steel", (0.075, 0.075, 0.078), 0.85, specular=0.0, dirt=0.5, rust=0.4, scale=1.2),
        "glass": painted("glass", (0.01, 0.013, 0.016), 0.22, specular=0.15),
        "lit": glowing("lit", (1, 0.72, 0.40), 1.6),
        "lamp": glowing("lamp", (1, 0.66, 0.34), 16.0),
        "lifeboat": painted("lifeboat", (0.55, 0.12, 0.02), 0.4, dirt=0.2),
        "funnel": painted("funnel", (0.016, 0.032, 0.062), 0.4, dirt=0.4),
        "band": painted("band", (0.03, 0.22, 0.24), 0.4),
        "iron": painted("iron", (0.10, 0.10, 0.105), 0.8, specular=0.1, dirt=0.4, rust=0.5, scale=1.5),
        "black": painted("black", (0.01, 0.01, 0.01), 0.7),
    }


def bay_centres():
    forward = [103.0 - i * BAY_M for i in range(10)]
    return forward + [-84.1 - i * BAY_M for i in range(5)]


def cargo_hold(ship, luck, paints, steel, lamps):
    """Hatches, pedestals and lashing bridges; returns the stacks to load."""
    stacks, hatches = [], Mesh()
    for bay, x in enumerate(bay_centres()):
        full = 6 if x < -80 else min(7, 4 + bay)
        breadth = min(half_breadth(x + 6.5, 14.0), half_breadth(x - 6.5, 14.0))
        rows = int((2 * breadth - 0.6) / 2.5)
        edge = rows * 1.25
        hatches.box(x - 6.4, x + 6.4, -edge + 0.4, edge - 0.4, 13.9, 16.25)
        bay_less = luck.choice([0, 0, 0, -1])
        block_less = 0
        for row in range(rows):
            if row % 4 == 0:
                block_less = luck.choice([0, 0, 0, -1, -1, 0])
            one_less = -1 if luck.random() < 0.12 else 0
            tiers = max(2, full + bay_less + block_less + one_less)
            stacks.append((x, (row - (rows - 1) / 2) * 2.5, HATCH_Z, tiers))
        for end in (-5.8, 5.8):
            for side in SIDES:
                y = side * (edge - 0.9)
                steel.box(x + end - 0.25, x + end + 0.25, y - 0.25, y + 0.25, 13.9, HATCH_Z)
        lashing_bridge(steel, lamps, x - BAY_M / 2, rows)
    hatches.to_object("hatches", paints["steel"], ship)
    return stacks


def lashing_bridge(steel, lamps, x, rows):
    edge = rows * 1.25 + 0.1
    for row in range(rows + 1):
        y = (row - rows / 2) * 2.5
        for end in (-1, 1):
            steel.box(x + end * 0.3, x + end * 0.45, y - 0.12, y + 0.12, 14, 22.6)
    for z in (16.9, 19.5, 22.1):
        steel.box(x - 0.55, x + 0.55, -edge, edge, z, z + 0.14)
        for dx in (-0.5, 0.5):
            for height in (0.55, 1.1):
                steel.tube((x + dx, -edge, z + height), (x + dx, edge, z + height), 0.035, sides=5, capped=False)
    for side in SIDES:
        steel.tube((x - 0.4, side * edge, 14), (x + 0.4, side * edge, 22.4), 0.08, sides=5)
        lamps.ball((x, side * (edge + 0.15), 22.9), 0.16, 8)


def rails(ship, paints):
    rail = Mesh()
    stations = [-149 + i * 1.8 for i in range(143)]
    for side in SIDES:
        points = [(x, side * (half_breadth(x, 14) - 0.12), deck_height(x)) for x in stations]
        for i, (x, y, z) in enumerate(points):
            rail.tube((x, y, z), (x, y, z + 1.15), 0.035, sides=5, capped=False)
            if i:
                ax, ay, az = points[i - 1]
                for height in (0.4, 0.78, 1.15):
                    rail.tube((ax, ay, az + height), (x, y, z + height), 0.028, sides=5, capped=False)
    rail.to_object("rails", paints["white"], ship)


def forecastle(white, steel):
    """Foremast, breakwater, windlasses and bollards."""
    z = deck_height(135)
    white.tube((131, 0, z), (131, 0, z + 15), 0.5, 0.28, sides=10)
    white.box(130.4, 131.6, -1.6, 1.6, z + 10, z + 10.2)
    for side in SIDES:
        white.tube((128.6, side * 1.5, z), (131, 0, z + 8), 0.15, sides=6)
    foot = deck_height(122)
    white.prism([(122, foot - 0.2), (123.2, foot - 0.2), (121.4, foot + 4.2), (121.1, foot + 4.2)], -15.5, 15.5)
    for side in SIDES:
        steel.tube((140, side * 2.2, z + 1.2), (140, side * 6, z + 1.2), 1.0, sides=14)
        steel.box(138.5, 141.5, side * 4 - 2, side * 4 + 2, z, z + 0.7)
        for x in (134, 146):
            steel.tube((x, side * 7.0, z), (x, side * 7.0, z + 1.1), 0.32, sides=10)
