"""The lights of a ship under way, COLREG rules 21 and 23: each shows over its own arc of the horizon and no farther."""

from hull_lines import BEAM_M, STERN_X, deck_height
from materials import navigation_light
from mesh import Mesh
from superstructure import BRIDGE_Z, FRONT_X, MAST_X, TOP_Z

WHITE, RED, GREEN = (1, 0.80, 0.56), (1, 0.004, 0.004), (0.004, 1, 0.12)
WING_Y = BEAM_M / 2 + 1.25
FORWARD = (131.7, 0, deck_height(135) + 12.5)
AFTER = (MAST_X + 1.3, 0, TOP_Z + 12.3)  # the higher of the two
STERN = (STERN_X - 0.5, 0, 17.6)
# Place, radius, colour, strength, middle of the arc in degrees from the bow to port, and its width.
LIGHTS = {
    "forward masthead light": (FORWARD, 0.3, WHITE, 16, 0, 225),
    "after masthead light": (AFTER, 0.3, WHITE, 16, 0, 225),
    "port light": ((FRONT_X - 4, WING_Y + 0.45, BRIDGE_Z + 1.9), 0.36, RED, 14, 56.25, 112.5),
    "starboard light": ((FRONT_X - 4, -WING_Y - 0.45, BRIDGE_Z + 1.9), 0.36, GREEN, 14, -56.25, 112.5),
    "stern light": (STERN, 0.3, WHITE, 16, 180, 135),
}


def build(parent):
    for name, (place, radius, colour, strength, middle, arc) in LIGHTS.items():
        light = Mesh()
        light.ball(place, radius, 8)
        lit = light.to_object(name, navigation_light(name, colour, strength, middle, arc), parent, smooth=True)
        lit.visible_glossy = lit.visible_diffuse = False
