"""A person at work, seen from behind or in outline: overalls, boots, helmet. No face."""
import bpy
from mathutils import Matrix, Vector

from geometry import Shape
from paint import plain, steel


def tapered(shape, start, end, r0, r1):
    shape.rod(start, end, r0, r1, sides=16)
    shape.ball(start, r0, 16)
    shape.ball(end, r1, 16)


STAND = {'foot_l': (.02, .13, .06), 'knee_l': (.03, .12, .50), 'foot_r': (-.06, -.13, .06), 'knee_r': (-.02, -.12, .50),
         'hand_l': (.10, .29, .82), 'elbow_l': (-.03, .29, 1.08), 'hand_r': (.10, -.29, .82), 'elbow_r': (-.03, -.29, 1.08)}
POINT = {**STAND, 'elbow_r': (.10, -.30, 1.14), 'hand_r': (.38, -.24, 1.24)}
WINDOW = {**STAND, 'elbow_l': (-.05, .33, 1.15), 'hand_l': (.20, .17, 1.12), 'elbow_r': (-.05, -.33, 1.15), 'hand_r': (.20, -.17, 1.12)}


def person(place, turn=0, pose=STAND, helmet=(.60, .58, .52), cloth=(.10, .045, .018), office=False, size=1.0):
    """Stands at `place` and faces `turn` (radians from +x). `office` leaves out helmet and bands."""
    body = Shape()
    for side, y in (('l', .10), ('r', -.10)):
        hip, knee, foot = Vector((0, y, .92)), Vector(pose['knee_' + side]), Vector(pose['foot_' + side])
        tapered(body, hip, knee, .115, .082)
        tapered(body, knee, foot + Vector((0, 0, .05)), .085, .070)
        tapered(body, foot + Vector((-.05, 0, 0)), foot + Vector((.15, 0, -.01)), .062, .052)
        shoulder, elbow, hand = Vector((0, y * 1.95, 1.43)), Vector(pose['elbow_' + side]), Vector(pose['hand_' + side])
        tapered(body, shoulder, elbow, .082, .062)
        tapered(body, elbow, hand, .060, .045)
        body.ball(hand, .055, 12)
    for z, depth, width in ((.92, .135, .175), (1.06, .125, .165), (1.22, .135, .185), (1.36, .130, .195), (1.44, .10, .17)):
        body.ball((0, 0, z), 1, 20, (depth, width, .13))
    tapered(body, (0, 0, 1.45), (.015, 0, 1.58), .062, .056)
    body.ball((.02, 0, 1.66), 1, 20, (.098, .078, .122))
    thing = body.place('person', steel('overall', cloth, .85, shine=.15, dirt=.9, scale=9))
    remesh = thing.modifiers.new('skin', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', .014, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .6, 5
    fold_map = bpy.data.textures.new('folds', 'CLOUDS')
    fold_map.noise_scale, fold_map.noise_depth = .11, 3
    folds = thing.modifiers.new('folds', 'DISPLACE')
    folds.texture, folds.strength, folds.mid_level = fold_map, .035, .5
    parts = [thing]
    if not office:
        hat = Shape()
        hat.ball((.02, 0, 1.71), 1, 24, (.138, .116, .112))
        hat.ball((.06, 0, 1.690), 1, 32, (.165, .122, .018))
        hat.rod((-.12, 0, 1.79), (.15, 0, 1.79), .014, sides=8)
        parts.append(hat.place('helmet', plain('helmet', helmet, .35, .4), smooth=True))
        bands = Shape()
        for z, depth, width in ((1.13, .137, .180), (1.30, .147, .203)):
            bands.ball((0, 0, z), 1, 32, (depth, width, .030))
        parts.append(bands.place('bands', plain('bands', (.34, .33, .28), .5, .4), smooth=True))
    where = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(size, 4)
    for part in parts:
        part.matrix_world = where
    return parts
