"""A person at work, from behind or in the dark: cut of cloth, boots, hands, a helmet that sits."""
import math
from typing import NamedTuple

import bpy
from mathutils import Matrix, Vector

from geometry import Shape
from paint import maths, mix, node, noise, plain, spread

# x ahead, y to the left; metres.
UPPER_ARM, FOREARM, THIGH, SHIN = .30, .265, .415, .400
SHOULDER, HIP, ANKLE = Vector((-.010, .186, 1.418)), Vector((-.005, .088, .895)), .09


class Arm(NamedTuple):
    """Where the wrist is, which way elbow and palm look; `fist` from 0, stretched, to 1, closed; `way` of a hand that bends at the wrist."""
    wrist: tuple
    elbow: tuple = (-1, .45, -.1)
    palm: tuple = (0, -1, 0)
    fist: float = .35
    way: tuple = None


# Arms of the left; one of the right is its mirror image.
HANGING = Arm((.035, .262, .880))
BENT = Arm((.235, .130, 1.100), (-.8, .8, -.5), (-.2, -1, .1), .6)
AHEAD = Arm((.340, .440, 1.600), (-.3, .7, -.9), (0, -.6, -.8), .1)
TORCH = Arm((.400, .100, 1.270), (-.3, .8, -.8), (.2, -.5, .8), 1., (.1, -.75, .5))
CARRYING = Arm((.055, .275, .900), fist=.9)
EYES = Arm((.190, .140, 1.575), (-.1, .9, -.75), (.2, -1, .15), .75, (.05, -.45, .9))

# Feet are (ahead, to the left); `sway` is how far the hips stand over the leg that carries.
EASE = {'l': HANGING, 'r': HANGING, 'foot_l': (-.01, .085), 'foot_r': (.10, -.19), 'sway': .035}
POINT = {**EASE, 'r': AHEAD}
LOOK_UP = {**EASE, 'l': BENT, 'r': BENT}
ATTEND = {**EASE, 'l': BENT, 'foot_l': (.05, .20), 'foot_r': (-.01, -.085), 'sway': -.035}
SHINE = {**EASE, 'l': CARRYING, 'r': TORCH, 'foot_l': (-.03, .085), 'foot_r': (.20, -.17)}
BINOCULARS = {**EASE, 'l': EYES, 'r': EYES, 'sway': 0}
# Height, how far ahead the middle lies, depth, half width.
TORSO = ((.80, -.005, .080, .140), (.87, -.012, .116, .172), (.94, -.014, .124, .178), (1.01, -.005, .114, .166), (1.06, .0, .104, .154),
         (1.08, .002, .116, .166), (1.18, .006, .122, .170), (1.29, .002, .126, .180), (1.37, -.008, .118, .184), (1.425, -.014, .100, .172),
         (1.462, -.018, .080, .140), (1.490, -.020, .068, .102), (1.520, -.016, .060, .072))


def joint(start, end, first, second, way):
    """Elbow or knee between two ends that are `first` + `second` apart at most; it bends towards `way`."""
    line = end - start
    far, along = min(line.length, (first + second) * .999), line.normalized()
    foot = (first ** 2 - second ** 2 + far ** 2) / (2 * far)
    out = (way - along * way.dot(along)).normalized()
    return start + along * foot + out * math.sqrt(first ** 2 - foot ** 2)


def bones(arm, side):
    """Shoulder, elbow, wrist, and the hand's way and palm, square to each other; `side` is 1 for the left."""
    here = lambda v: Vector((v[0], v[1] * side, v[2]))
    shoulder, wrist = here(SHOULDER), here(arm.wrist)
    reach = wrist - shoulder
    wrist = shoulder + reach * min(1, (UPPER_ARM + FOREARM) * .998 / reach.length)
    elbow = joint(shoulder, wrist, UPPER_ARM, FOREARM, here(arm.elbow))
    way = (here(arm.way) if arm.way else wrist - elbow).normalized()
    palm = here(arm.palm)
    return shoulder, elbow, wrist, way, (palm - way * palm.dot(way)).normalized()


def grip(pose, side):
    """The middle of what a hand of the pose holds, on the body."""
    _, _, wrist, way, palm = bones(pose['l' if side > 0 else 'r'], side)
    return wrist + way * .085 + palm * .035


def limb(shape, *stones):
    """A sleeve, a leg or a finger through (place, radius) pairs."""
    for (start, r0), (end, r1) in zip(stones, stones[1:]):
        shape.rod(start, end, r0, r1, sides=20)
    for place, radius in stones:
        shape.ball(place, radius, 16)


def hand(shape, wrist, way, palm, side, fist):
    across = way.cross(palm) * -side  # towards the thumb
    for finger, long in zip((1.5, .5, -.5, -1.5), (.95, 1.05, 1., .8)):
        knuckle = wrist + way * .088 + across * finger * .020
        limb(shape, (wrist + across * finger * .012, .017), (knuckle, .013))
        bend = 0
        for length, turn in ((.042, 1.2), (.027, 1.6), (.022, 1.)):
            bend += fist * turn
            tip = knuckle + (way * math.cos(bend) + palm * math.sin(bend)) * length * long
            limb(shape, (knuckle, .0115), (tip, .010))
            knuckle = tip
    root = wrist + way * .025 + across * .022
    ball = root + way * .035 + across * .028 + palm * .012
    limb(shape, (root, .018), (ball, .013), (ball + way * .030 + palm * .035 * fist, .011))


def loft(shape, rings, sway, points=28):
    """Rings to one skin; below the shoulders they stand aside by `sway`."""
    start = len(shape.points)
    shape.points += [(ahead + depth * math.cos(2 * math.pi * i / points),
                      width * math.sin(2 * math.pi * i / points) + sway * min(1, max(0, (1.42 - z) / .4)), z)
                     for z, ahead, depth, width in rings for i in range(points)]
    shape.faces += [(start + k * points + i, start + k * points + (i + 1) % points,
                     start + (k + 1) * points + (i + 1) % points, start + (k + 1) * points + i)
                    for k in range(len(rings) - 1) for i in range(points)]
    shape.faces += [tuple(start + i for i in range(points))[::-1], tuple(start + (len(rings) - 1) * points + i for i in range(points))]


def cloth(colour, trousers, vest=None, bands=False):
    """Overalls, or shirt and trousers, with a waistcoat and reflecting bands, told apart by the height on the body."""
    made = plain('cloth', colour, .85, .12)
    tree, out = made.node_tree, made.node_tree.nodes['Principled BSDF']
    where = node(tree, 'TexCoord').outputs['Object']
    height = node(tree, 'SeparateXYZ', {0: where}).outputs[2]
    within = lambda low, high: maths(tree, 'MULTIPLY', maths(tree, 'GREATER_THAN', height, low), maths(tree, 'LESS_THAN', height, high))
    shade = mix(tree, maths(tree, 'LESS_THAN', height, 1.06), colour, trousers) if trousers else (*colour, 1)
    if vest:
        shade = mix(tree, within(.95, 1.50), shade, vest)
    if bands:
        chest = maths(tree, 'ADD', within(1.04, 1.085), within(1.24, 1.285))
        shade = mix(tree, maths(tree, 'ADD', chest, within(.30, .345), clamp=True), shade, (.62, .62, .58))
    worn = spread(tree, noise(tree, 9., 6, where=where), .4, .7, 0, .3)
    tree.links.new(mix(tree, worn, shade, (0, 0, 0)), out.inputs['Base Color'])
    return made


def soften(thing, voxel, rounds=6, folds=0.):
    skin = thing.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', voxel, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .6, rounds
    if folds:
        pattern = bpy.data.textures.new('folds', 'CLOUDS')
        pattern.noise_type, pattern.noise_scale, pattern.noise_depth = 'HARD_NOISE', .11, 1
        crease = thing.modifiers.new('folds', 'DISPLACE')
        crease.texture, crease.strength, crease.mid_level = pattern, -folds, .3
    return thing


def legs(body, boots, pose):
    for side in (1, -1):
        ahead, aside = pose['foot_l' if side > 0 else 'foot_r']
        sway = pose['sway']
        hip = Vector((HIP.x, HIP.y * side + sway, HIP.z if sway * side > 0 else HIP.z - .02))
        ankle = Vector((ahead, aside, ANKLE))
        knee = joint(hip, ankle, THIGH, SHIN, Vector((1, .15 * side, 0)))
        calf, hem = knee.lerp(ankle, .38) + Vector((-.018, 0, 0)), knee.lerp(ankle, .90)
        limb(body, (hip, .098), (hip.lerp(knee, .45), .084), (hip.lerp(knee, .88), .069), (knee, .068), (calf, .067), (hem, .062))
        toes = Vector((1, .18 * side, 0)).normalized()
        heel = ankle + toes * -.045 - Vector((0, 0, .045))
        limb(boots, (hem, .054), (ankle + Vector((0, 0, .015)), .054), (heel, .046))
        limb(boots, (ankle + toes * .03, .046), (heel + toes * .12, .046), (heel + toes * .195, .042))
    boots.points = [(x, y, max(z, 0)) for x, y, z in boots.points]


def skull(head, hair):
    """Bare head, neck and ears; `hair` covers crown and nape."""
    limb(head, ((-.022, 0, 1.48), .066), ((-.012, 0, 1.535), .059), ((-.002, 0, 1.60), .057))
    head.ball((-.005, 0, 1.670), 1, 24, (.096, .075, .104))
    head.ball((.028, 0, 1.607), 1, 20, (.070, .056, .080))
    head.ball((.103, 0, 1.637), 1, 10, (.022, .014, .024))
    for side in (1, -1):
        head.ball((-.004, side * .080, 1.648), 1, 12, (.022, .013, .034))
        head.ball((-.014, side * .090, 1.657), 1, 12, (.017, .011, .027))
    hair.ball((-.014, 0, 1.684), 1, 24, (.097, .080, .097))
    hair.ball((-.036, 0, 1.632), 1, 20, (.062, .069, .062))


def hard_hat(cap):
    cap.turn([(.125, 0), (.122, .03), (.105, .070), (.070, .102), (.030, .118), (.0, .121), (-.012, .121), (-.012, .112), (0, .108)], (0, 0, 0), (0, 0, 1), 40)
    cap.points = [(x * 1.14, y, z) for x, y, z in cap.points]
    cap.grid([[(1.14 * .112 * math.cos(a), .112 * math.sin(a), 0), ((1.14 * .12 + .055 * max(.25, math.cos(a))) * math.cos(a), (.12 + .014) * math.sin(a), -.016)]
              for a in (2 * math.pi * i / 40 for i in range(41))])
    cap.grid([[(1.14 * r * math.cos(a), y, h + .006) for a, r, h in ((0, .118, .03), (0, .102, .070), (0, .068, .102), (0, .0, .126), (math.pi, .068, .102), (math.pi, .102, .070), (math.pi, .118, .03))]
              for y in (-.012, .012)])
    cap.points = [(x - .002, y, z + 1.685) for x, y, z in cap.points]


def worker(place, turn=0., pose=EASE, helmet=(.60, .58, .52), overall=(.030, .036, .050), trousers=None, vest=None, bands=True, head_turn=0.):
    """Stands at `place` and faces `turn` (radians from +x); `helmet` None: bareheaded. `head_turn` is to the left."""
    body, sleeves, boots, hands, collar, rings, head, hair, cap = (Shape() for _ in range(9))
    loft(body, TORSO, pose['sway'])
    legs(body, boots, pose)
    for side in (1, -1):
        arm = pose['l' if side > 0 else 'r']
        shoulder, elbow, wrist, way, palm = bones(arm, side)
        inner = Vector((-.012, side * .135, 1.408))
        limb(sleeves, (inner, .068), (shoulder, .062), (shoulder.lerp(elbow, .4), .057), (elbow, .048), (elbow.lerp(wrist, .35), .050), (elbow.lerp(wrist, .93), .037))
        limb(hands, (elbow.lerp(wrist, .85), .026), (wrist, .027))
        hand(hands, wrist, way, palm, side, arm.fist)
        rings.rod(elbow.lerp(wrist, .38), elbow.lerp(wrist, .54), .0535, .0495, sides=24)
    collar.turn([(0, .070), (.044, .062), (.048, .066), (.044, .071), (-.004, .086)], (-.020, 0, 1.502), (-.10, 0, 1), 32)
    shirt = cloth(overall, None)
    skin = plain('skin', (.15, .078, .050), .55)
    parts = [soften(body.place('worker', cloth(overall, trousers, vest, bands)), .012, folds=.022),
             soften(sleeves.place('sleeves', shirt), .010, 4, .016),
             soften(boots.place('boots', plain('boots', (.11, .085, .055), .5)), .008),
             soften(hands.place('hands', plain('gloves', (.20, .155, .095), .7) if helmet else skin), .004, 3),
             collar.place('collar', shirt, smooth=True)]
    if bands:
        parts.append(rings.place('bands', plain('bands', (.62, .62, .58), .6), smooth=True))
    skull(head, hair)
    crown = [soften(head.place('head', skin), .006, 3), soften(hair.place('hair', plain('hair', (.010, .008, .007), .5)), .006, 3)]
    if helmet:
        hard_hat(cap)
        crown.append(cap.place('helmet', plain('helmet', helmet, .35, .4), smooth=math.radians(50)))
    where = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z')
    for part in parts:
        part.matrix_world = where
    for part in crown:
        part.matrix_world = where @ Matrix.Rotation(head_turn, 4, 'Z')
    return parts + crown
