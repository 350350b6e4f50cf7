"""A person at work, from behind or in the dark: cut of cloth, boots, gloves, a helmet that sits; see `figure.py`'s simpler one."""
import math

import bpy
from mathutils import Matrix, Vector

from geometry import Shape
from paint import maths, mix, node, noise, plain, spread

# x ahead, y to the left. Weight on the left leg; metres.
EASE = {'foot_l': (-.02, .10), 'knee_l': (.02, .105), 'foot_r': (.10, -.16), 'knee_r': (.09, -.13),
        'elbow_l': (-.06, .27, 1.12), 'hand_l': (.08, .26, .88), 'elbow_r': (-.05, -.27, 1.12), 'hand_r': (.07, -.27, .87)}
POINT = {**EASE, 'elbow_r': (.16, -.25, 1.20), 'hand_r': (.40, -.20, 1.28)}
LOOK_UP = {**EASE, 'elbow_l': (.10, .27, 1.14), 'hand_l': (.24, .10, 1.22), 'elbow_r': (.08, -.28, 1.14), 'hand_r': (.24, -.06, 1.20)}
HIPS = {**EASE, 'elbow_l': (-.14, .40, 1.15), 'hand_l': (.02, .21, 1.00), 'foot_l': (.04, .17), 'foot_r': (-.03, -.16)}
BINOCULARS = {**EASE, 'elbow_l': (.16, .30, 1.34), 'hand_l': (.20, .065, 1.60), 'elbow_r': (.16, -.30, 1.34), 'hand_r': (.20, -.065, 1.60)}
# Height, how far ahead the middle lies, depth, half width.
TORSO = ((.78, .0, .10, .150), (.88, .0, .132, .182), (.98, .0, .126, .172), (1.08, .0, .118, .165), (1.20, .005, .126, .178),
         (1.31, .0, .130, .190), (1.39, -.01, .118, .196), (1.45, -.015, .092, .165), (1.49, -.015, .070, .105), (1.53, -.01, .058, .066))


def limb(shape, *stones):
    """A sleeve or leg through (place, radius) pairs."""
    for (start, r0), (end, r1) in zip(stones, stones[1:]):
        shape.rod(start, end, r0, r1, sides=20)
    for place, radius in stones:
        shape.ball(place, radius, 16)


def loft(shape, rings, points=28):
    start = len(shape.points)
    shape.points += [(ahead + depth * math.cos(2 * math.pi * i / points), width * math.sin(2 * math.pi * i / points), z)
                     for z, ahead, depth, width in rings for i in range(points)]
    shape.faces += [(start + k * points + i, start + k * points + (i + 1) % points,
                     start + (k + 1) * points + (i + 1) % points, start + (k + 1) * points + i)
                    for k in range(len(rings) - 1) for i in range(points)]
    shape.faces += [tuple(start + i for i in range(points))[::-1], tuple(start + (len(rings) - 1) * points + i for i in range(points))]


def cloth(colour, vest, bands):
    """Overalls with a waistcoat and reflecting bands, told apart by the place on the body."""
    made = plain('cloth', colour, .85, .12)
    tree, out = made.node_tree, made.node_tree.nodes['Principled BSDF']
    where = node(tree, 'TexCoord').outputs['Object']
    parts = node(tree, 'SeparateXYZ', {0: where})
    side, height = maths(tree, 'ABSOLUTE', parts.outputs[1]), parts.outputs[2]
    within = lambda value, low, high: maths(tree, 'MULTIPLY', maths(tree, 'GREATER_THAN', value, low), maths(tree, 'LESS_THAN', value, high))
    worn = noise(tree, 9., 6, where=where)
    shade = mix(tree, spread(tree, worn, .4, .7, 0, .6), colour, tuple(c * .5 for c in colour))
    if vest:
        shade = mix(tree, maths(tree, 'MULTIPLY', within(height, .95, 1.50), maths(tree, 'LESS_THAN', side, .205)), shade, vest)
    if bands:
        chest = maths(tree, 'MULTIPLY', maths(tree, 'ADD', within(height, 1.04, 1.085), within(height, 1.24, 1.285)), maths(tree, 'LESS_THAN', side, .205))
        chest = maths(tree, 'ADD', chest, within(height, .30, .345), clamp=True)
        shade = mix(tree, chest, shade, (.62, .62, .58))
    tree.links.new(shade, out.inputs['Base Color'])
    return made


def soften(thing, voxel, folds):
    skin = thing.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', voxel, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .6, 6
    if folds:
        pattern = bpy.data.textures.new('folds', 'CLOUDS')
        pattern.noise_scale, pattern.noise_depth = .085, 2
        crease = thing.modifiers.new('folds', 'DISPLACE')
        crease.texture, crease.strength, crease.mid_level = pattern, folds, .5


def worker(place, turn=0., pose=EASE, helmet=(.60, .58, .52), overall=(.030, .036, .050), vest=None, bands=True, head_turn=0., size=1.):
    """Stands at `place` and faces `turn` (radians from +x); `helmet` None: bareheaded. `head_turn` is to the left."""
    body, boots, hands, head = Shape(), Shape(), Shape(), Shape()
    loft(body, TORSO)
    for side, y in (('l', 1), ('r', -1)):
        (fx, fy), (kx, ky) = pose['foot_' + side], pose['knee_' + side]
        hip, knee, ankle = Vector((0, y * .092, .88)), Vector((kx, ky, .50)), Vector((fx, fy, .12))
        calf = knee.lerp(ankle, .35) + Vector((-.015, 0, 0))
        limb(body, (hip, .098), (hip.lerp(knee, .5), .088), (knee, .068), (calf, .070), (ankle, .064))
        heel = Vector((fx - .06, fy, .045))
        toe = heel + Vector((.21, y * .035, -.005))
        limb(boots, (heel, .045), (toe, .043))
        limb(boots, (heel + Vector((.02, 0, 0)), .05), (ankle + Vector((-.01, 0, .03)), .056))
        shoulder, elbow, hand = Vector((-.01, y * .178, 1.415)), Vector(pose['elbow_' + side]), Vector(pose['hand_' + side])
        limb(body, (shoulder, .076), (shoulder.lerp(elbow, .5), .062), (elbow, .052), (elbow.lerp(hand, .4), .050), (elbow.lerp(hand, .92), .040))
        way = (hand - elbow).normalized()
        limb(hands, (hand, .036), (hand + way * .06, .040), (hand + way * .10, .026))
    limb(head, ((-.015, 0, 1.48), .058), ((.0, 0, 1.58), .054))
    head.ball((-.005, 0, 1.665), 1, 24, (.098, .077, .108))
    head.ball((.03, 0, 1.605), 1, 20, (.070, .058, .082))
    head.ball((.105, 0, 1.635), 1, 10, (.022, .014, .024))
    for y in (-1, 1):
        head.ball((-.005, y * .078, 1.64), 1, 12, (.022, .011, .034))
    torso = body.place('worker', cloth(overall, vest, bands))
    soften(torso, .012, .026)
    feet = boots.place('boots', plain('boots', (.012, .011, .010), .6))
    gloves = hands.place('gloves', plain('gloves', (.10, .075, .045) if helmet else (.16, .085, .055), .7))
    skull = head.place('head', plain('skin', (.15, .078, .050), .55))
    for thing in (feet, gloves, skull):
        soften(thing, .008, 0)
    parts, crown = [torso, feet, gloves], [skull]
    cap = Shape()
    if helmet:
        cap.turn([(.125, 0), (.122, .03), (.105, .070), (.070, .102), (.030, .118), (.0, .121), (-.012, .121), (-.012, .112), (0, .108)], (0, 0, 0), (0, 0, 1), 40)
        cap.points = [(x * 1.14, y, z) for x, y, z in cap.points]
        cap.grid([[(1.14 * .112 * math.cos(a), .112 * math.sin(a), 0), ((1.14 * .12 + .055 * max(.25, math.cos(a))) * math.cos(a), (.12 + .014) * math.sin(a), -.016)]
                  for a in (2 * math.pi * i / 40 for i in range(41))])
        cap.grid([[(1.14 * r * math.cos(a), y, h + .006) for a, r, h in ((0, .118, .03), (0, .102, .070), (0, .068, .102), (0, .0, .126), (math.pi, .068, .102), (math.pi, .102, .070), (math.pi, .118, .03))]
                  for y in (-.012, .012)])
        cap.points = [(x - .002, y, z + 1.685) for x, y, z in cap.points]
        crown.append(cap.place('helmet', plain('helmet', helmet, .35, .4), smooth=math.radians(50)))
    else:
        cap.ball((-.018, 0, 1.685), 1, 24, (.098, .083, .100))
        cap.ball((-.045, 0, 1.62), 1, 20, (.058, .070, .075))
        crown.append(cap.place('hair', plain('hair', (.010, .008, .007), .5), smooth=True))
    where = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(size, 4)
    for part in parts:
        part.matrix_world = where
    for part in crown:
        part.matrix_world = where @ Matrix.Rotation(head_turn, 4, 'Z')
    return parts + crown
