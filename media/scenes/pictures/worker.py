"""A person at work, from behind or in the dark: cloth that creases at the joints, boots, hands, a helmet that sits."""
import math
from typing import NamedTuple

from mathutils import Matrix, Vector
from mathutils.noise import noise as perlin

from geometry import Shape
from paint import mix, node, noise, plain, spread

# x ahead, y to the left; metres.
UPPER_ARM, FOREARM, THIGH, SHIN = .30, .265, .415, .400
SHOULDER, HIP, ANKLE = Vector((-.010, .182, 1.418)), Vector((-.005, .088, .895)), .09
WAIST, NAPE = Vector((-.010, 0, .96)), Vector((-.020, 0, 1.50))


class Arm(NamedTuple):
    """Where the wrist is, which way elbow and palm look; `fist` from 0, stretched, to 1, closed; `way` of a hand that bends at the wrist."""
    wrist: tuple
    elbow: tuple = (-1, .45, -.1)
    palm: tuple = (0, -1, 0)
    fist: float = .35
    way: tuple = None


# Arms of the left; one of the right is its mirror image.
HANGING = Arm((.035, .275, .885))
BENT = Arm((.235, .130, 1.100), (-.8, .8, -.5), (-.2, -1, .1), .6)
AHEAD = Arm((.340, .440, 1.600), (-.3, .7, -.9), (0, -.6, -.8), .1)
ON_RAIL = Arm((.36, .27, 1.06), (-.7, .8, -.2), (0, -.1, -1), .85, (1, -.1, -.1))
LOWERED = Arm((.250, .085, 1.190), (-.5, .9, -.6), (0, -1, .1), .75, (.45, -.55, .35))

# Feet are (ahead, to the left); `sway` is how far the hips stand over the leg that carries, `lean` how far
# the back bends forward and `nod` the head, in radians.
EASE = {'l': HANGING, 'r': HANGING, 'foot_l': (-.01, .085), 'foot_r': (.10, -.19), 'sway': .035, 'lean': .04, 'nod': .05}
POINT = {**EASE, 'r': AHEAD}
LOOK_UP = {**EASE, 'l': BENT, 'r': BENT, 'lean': -.04, 'nod': -.2}
ATTEND = {**EASE, 'l': BENT, 'foot_l': (.05, .20), 'foot_r': (-.01, -.085), 'sway': -.035}
LOOK_OUT = {**EASE, 'l': LOWERED, 'r': ON_RAIL, 'sway': .05, 'nod': -.03}
# Height, how far ahead the middle lies, depth, half width.
TORSO = ((.80, -.008, .092, .146), (.87, -.014, .122, .178), (.94, -.014, .128, .182), (1.00, -.006, .121, .172), (1.04, .0, .115, .164),
         (1.075, .003, .124, .172), (1.13, .005, .130, .176), (1.22, .004, .130, .180), (1.31, .0, .128, .186), (1.38, -.008, .118, .184),
         (1.43, -.016, .102, .172), (1.468, -.020, .086, .138), (1.496, -.022, .072, .098), (1.525, -.018, .062, .070))
BELT = 1.02
ACROSS = (-.5, -.25, 0, .25, .5)  # a band's breadth


def trunk(pose):
    """How chest and head stand over the hips."""
    return Matrix.Translation(WAIST) @ Matrix.Rotation(pose['lean'], 4, 'Y') @ Matrix.Rotation(-1.2 * pose['sway'], 4, 'X') @ Matrix.Translation(-WAIST)


def joint(start, end, first, second, way):
    """Elbow or knee between two ends that are `first` + `second` apart at most; it bends towards `way`."""
    line = end - start
    far, along = min(line.length, (first + second) * .999), line.normalized()
    foot = (first ** 2 - second ** 2 + far ** 2) / (2 * far)
    out = (way - along * way.dot(along)).normalized()
    return start + along * foot + out * math.sqrt(first ** 2 - foot ** 2)


def bones(pose, side):
    """Shoulder, elbow, wrist, and the hand's way and palm, square to each other; `side` is 1 for the left."""
    arm = pose['l' if side > 0 else 'r']
    here = lambda v: Vector((v[0], v[1] * side, v[2]))
    shoulder, wrist = trunk(pose) @ here(SHOULDER), here(arm.wrist)
    reach = wrist - shoulder
    wrist = shoulder + reach * min(1, (UPPER_ARM + FOREARM) * .998 / reach.length)
    elbow = joint(shoulder, wrist, UPPER_ARM, FOREARM, here(arm.elbow))
    way = (here(arm.way) if arm.way else wrist - elbow).normalized()
    palm = here(arm.palm)
    return shoulder, elbow, wrist, way, (palm - way * palm.dot(way)).normalized()


def grip(pose, side):
    """The middle of what a hand of the pose holds, on the body."""
    _, _, wrist, way, palm = bones(pose, side)
    return wrist + way * .085 + palm * .035


def limb(shape, *stones):
    """A finger, a boot or a neck through (place, radius) pairs."""
    for (start, r0), (end, r1) in zip(stones, stones[1:]):
        shape.rod(start, end, r0, r1, sides=20)
    for place, radius in stones:
        shape.ball(place, radius, 16)


def hand(shape, wrist, way, palm, side, fist):
    across = way.cross(palm) * -side  # towards the thumb
    for finger, long in zip((1.5, .5, -.5, -1.5), (.95, 1.05, 1., .8)):
        knuckle = wrist + way * .088 + across * finger * .020
        limb(shape, (wrist + across * finger * .012, .018), (knuckle, .014))
        bend = 0
        for length, turn in ((.042, 1.2), (.027, 1.6), (.022, 1.)):
            bend += fist * turn
            tip = knuckle + (way * math.cos(bend) + palm * math.sin(bend)) * length * long
            limb(shape, (knuckle, .0118), (tip, .0105))
            knuckle = tip
    root = wrist + way * .025 + across * .022
    ball = root + way * .035 + across * .028 + palm * .012
    limb(shape, (root, .019), (ball, .014), (ball + way * .030 + palm * .035 * fist, .0115))


def crease(angle, along, girth):
    """Ridges that run slantwise round a limb, up to 1 on the crest; `along` in metres, the larger `girth` the shorter they are."""
    at = Vector((girth * math.cos(angle), girth * math.sin(angle), 17 * along + .9 * math.sin(angle + 9 * along)))
    return 1 - 3.2 * abs(perlin(at))


def skin(shape, rings):
    """Closes rings of equally many points to one solid."""
    start, count = len(shape.points), len(rings[0])
    shape.points += [tuple(p) for ring in rings for p in ring]
    shape.faces += [(start + k * count + i, start + k * count + (i + 1) % count,
                     start + (k + 1) * count + (i + 1) % count, start + (k + 1) * count + i)
                    for k in range(len(rings) - 1) for i in range(count)]
    shape.faces += [tuple(start + i for i in range(count))[::-1], tuple(start + (len(rings) - 1) * count + i for i in range(count))]


def tube(shape, stones, joints, folds=.007, sides=36, step=.008):
    """A sleeve or a trouser leg through (place, radius) pairs; it creases by `folds` where `joints` bend it, less elsewhere."""
    path = []
    for (start, r0), (end, r1) in zip(stones, stones[1:]):
        count = max(1, round((end - start).length / step))
        path += [(start.lerp(end, i / count), r0 + (r1 - r0) * i / count) for i in range(count)]
    path.append(stones[-1])
    for _ in range(14):
        path[1:-1] = [((a[0] + b[0] * 2 + c[0]) / 4, (a[1] + b[1] * 2 + c[1]) / 4) for a, b, c in zip(path, path[1:], path[2:])]
    rings, out = [], None
    for i, (place, radius) in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)][0] - path[max(i - 1, 0)][0]).normalized()
        out = (out - along * out.dot(along)).normalized() if out else along.orthogonal().normalized()
        beside = along.cross(out)
        depth = folds * (.35 + sum(math.exp(-((place - at).length / .085) ** 2) for at in joints))
        seed = stones[0][0].y * 7
        rings.append([place + (out * math.cos(a) + beside * math.sin(a)) * (radius + depth * crease(a, i * step + seed, 1.1))
                      for a in (2 * math.pi * k / sides for k in range(sides))])
    skin(shape, rings)


def measures(z):
    """How far ahead the torso's middle lies at a height, its depth and its half width."""
    for low, high in zip(TORSO, TORSO[1:]):
        if z <= high[0]:
            t = max(0, (z - low[0]) / (high[0] - low[0]))
            return tuple(a + (b - a) * t for a, b in zip(low[1:], high[1:]))
    return TORSO[-1][1:]


def ring(z, pose, loose=0., folds=0., points=56):
    """The torso at a height, `loose` off the body; the back bends at the waist and the hips stand aside."""
    ahead, depth, width = measures(z)
    share = min(1, max(0, (z - .88) / .28))
    bent = Matrix.Identity(4).lerp(trunk(pose), share * share * (3 - 2 * share))
    aside = pose['sway'] * min(1, max(0, (1.42 - z) / .4))
    made = []
    for a in (2 * math.pi * i / points for i in range(points)):
        off = loose + folds * crease(a, z * .8, 2.2)
        made.append(bent @ Vector((ahead + (depth + off) * math.cos(a), (width + off) * math.sin(a) + aside, z)))
    return made


def torso(shape, pose, low, high, loose=0.):
    """Cloth round the torso between two heights; it creases most over the belt."""
    count = round((high - low) / .012)
    skin(shape, [ring(z, pose, loose, .0035 + .006 * math.exp(-((z - BELT - .06) / .07) ** 2) * (z < 1.46))
                 for z in (low + (high - low) * i / count for i in range(count + 1))])


def cloth(colour):
    made = plain('cloth', colour, .85, .12)
    tree, out = made.node_tree, made.node_tree.nodes['Principled BSDF']
    worn = spread(tree, noise(tree, 9., 6, where=node(tree, 'TexCoord').outputs['Object']), .4, .7, 0, .35)
    tree.links.new(mix(tree, worn, (*colour, 1), (0, 0, 0)), out.inputs['Base Color'])
    return made


def soften(thing, voxel, rounds=3):
    """Melts solids that meet into one skin."""
    melt = thing.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', voxel, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .5, rounds
    return thing


def legs(trousers, boots, pose):
    """Lays both legs into `trousers` and `boots`; the rows of the bands round the shins."""
    shins = []
    for side in (1, -1):
        ahead, aside = pose['foot_l' if side > 0 else 'foot_r']
        sway = pose['sway']
        hip = Vector((HIP.x, HIP.y * side + sway, HIP.z if sway * side > 0 else HIP.z - .02))
        ankle = Vector((ahead, aside, ANKLE))
        knee = joint(hip, ankle, THIGH, SHIN, Vector((1, .15 * side, 0)))
        calf, hem = knee.lerp(ankle, .40) + Vector((-.016, 0, 0)), knee.lerp(ankle, .92)
        tube(trousers, ((hip, .098), (hip.lerp(knee, .45), .092), (hip.lerp(knee, .88), .078), (knee, .076), (calf, .076), (hem, .074)), (knee, hem, hip))
        shins.append(hoop(knee.lerp(ankle, .44) + Vector((-.014, 0, 0)), ankle - knee, .088))
        toes = Vector((1, .30 * side, 0)).normalized()
        heel = ankle + toes * -.050 - Vector((0, 0, .045))
        limb(boots, (hem, .056), (ankle + Vector((0, 0, .015)), .057), (heel, .048))
        limb(boots, (ankle + toes * .03, .050), (heel + toes * .12, .050), (heel + toes * .205, .047))
    boots.points = [(x, y, max(z, 0)) for x, y, z in boots.points]
    return shins


def hoop(centre, axis, radius, breadth=.05, sides=40):
    """Rows of a band round a limb."""
    axis = axis.normalized()
    out = axis.orthogonal().normalized()
    beside = axis.cross(out)
    return [[centre + axis * breadth * d + (out * math.cos(a) + beside * math.sin(a)) * radius
             for a in (2 * math.pi * i / sides for i in range(sides + 1))] for d in ACROSS]


def harness(pose):
    """Rows of two straps that cross on the back, and of a belt."""
    rows = []
    for side in (1, -1):
        path = [Vector((x, y * side, z)) for x, y, z in ((.130, .115, 1.00), (.132, .110, 1.15), (.128, .105, 1.30), (.085, .105, 1.41), (-.005, .108, 1.475),
                                                         (-.095, .085, 1.42), (-.130, .045, 1.33), (-.136, -.01, 1.24), (-.130, -.07, 1.12), (-.125, -.11, 1.00))]
        stones = [a.lerp(b, i / 8) for a, b in zip(path, path[1:]) for i in range(8)]
        rows.append([[trunk(pose) @ (stone + Vector((0, .044 * d, 0))) for stone in stones] for d in ACROSS])
    return [*rows, sash(BELT, pose, .006, .044)]


def sash(z, pose, loose, breadth):
    """Rows of a band round the torso."""
    rings = [ring(z + breadth * d, pose, loose) for d in ACROSS]
    return [points + points[:1] for points in rings]


def tape(name, target, rows, material):
    """Bands of cloth laid on a garment, fold for fold."""
    shape = Shape()
    for row in rows:
        shape.grid(row)
    made = shape.place(name, material, smooth=True)
    wrap = made.modifiers.new('wrap', 'SHRINKWRAP')
    wrap.target, wrap.wrap_mode, wrap.offset = target, 'ABOVE_SURFACE', .003
    return made


def skull(head, hair):
    """Bare head, neck and ears; `hair` covers crown and nape."""
    limb(head, ((-.030, 0, 1.46), .070), ((-.020, 0, 1.53), .062), ((-.012, 0, 1.60), .060))
    head.ball((-.012, 0, 1.680), 1, 28, (.098, .077, .098))
    head.ball((.040, 0, 1.640), 1, 24, (.058, .060, .072))
    limb(head, ((.000, .048, 1.600), .026), ((.062, .018, 1.568), .024), ((.062, -.018, 1.568), .024), ((.000, -.048, 1.600), .026))
    limb(head, ((.085, .030, 1.688), .016), ((.092, 0, 1.682), .014), ((.085, -.030, 1.688), .016))
    limb(head, ((.092, 0, 1.672), .011), ((.112, 0, 1.634), .014))
    limb(head, ((.086, .018, 1.602), .013), ((.086, -.018, 1.602), .013))
    for side in (1, -1):
        head.ball((-.010, side * .081, 1.648), 1, 16, (.020, .010, .033))
        head.ball((-.020, side * .089, 1.656), 1, 16, (.016, .008, .026))
    hair.ball((-.020, 0, 1.692), 1, 28, (.096, .080, .094))
    hair.ball((-.044, 0, 1.636), 1, 20, (.056, .068, .062))


def hard_hat(cap, strap):
    """Shell, brim, crest, and the strap under the chin."""
    cap.turn([(.125, 0), (.122, .03), (.105, .070), (.070, .102), (.030, .118), (.0, .121), (-.012, .121), (-.012, .112), (0, .108)], (0, 0, 0), (0, 0, 1), 40)
    cap.points = [(x * 1.14, y, z) for x, y, z in cap.points]
    cap.grid([[(1.14 * .112 * math.cos(a), .112 * math.sin(a), 0), ((1.14 * .12 + .055 * max(.25, math.cos(a))) * math.cos(a), (.12 + .014) * math.sin(a), -.016)]
              for a in (2 * math.pi * i / 40 for i in range(41))])
    cap.grid([[(1.14 * r * math.cos(a), y, h + .006) for a, r, h in ((0, .118, .03), (0, .102, .070), (0, .068, .102), (0, .0, .126), (math.pi, .068, .102), (math.pi, .102, .070), (math.pi, .118, .03))]
              for y in (-.012, .012)])
    cap.points = [(x - .008, y, z + 1.690) for x, y, z in cap.points]
    for side in (1, -1):
        strap.path([(.010, side * .100, 1.690), (.020, side * .082, 1.630), (.034, side * .064, 1.578), (.052, 0, 1.540)], .006)
        strap.path([(-.060, side * .092, 1.690), (.020, side * .082, 1.630)], .005)


def worker(place, turn=0., pose=EASE, helmet=(.60, .58, .52), overall=(.030, .036, .050), trousers=None, vest=None, bands=True, straps=False, head_turn=0.):
    """Stands at `place` and faces `turn` (radians from +x); `helmet` None: bareheaded. `straps` are a safety harness's, `head_turn` is to the left.

    The first part that comes back stands as the body does.
    """
    upper, boots, hands, collar, head, hair, cap, strap = (Shape() for _ in range(8))
    lower = Shape() if trousers else upper
    torso(upper, pose, BELT if trousers else .80, 1.525)
    if trousers:
        torso(lower, pose, .80, BELT + .02, -.004)
    shins, arms = legs(lower, boots, pose), []
    for side in (1, -1):
        shoulder, elbow, wrist, way, palm = bones(pose, side)
        inner = trunk(pose) @ Vector((-.014, side * .115, 1.398))
        tube(upper, ((inner, .058), (shoulder, .061), (shoulder.lerp(elbow, .4), .061), (elbow, .057), (elbow.lerp(wrist, .35), .057), (elbow.lerp(wrist, .96), .043)),
             (elbow, shoulder, wrist), .006)
        limb(hands, (elbow.lerp(wrist, .85), .030), (wrist, .029))
        hand(hands, wrist, way, palm, side, pose['l' if side > 0 else 'r'].fist)
        arms.append(hoop(elbow.lerp(wrist, .46), wrist - elbow, .064))
    collar.turn([(-.01, .088), (.036, .070), (.042, .074), (.036, .079), (-.014, .098)], (-.022, 0, 1.492), (.12, 0, 1), 40)
    bare = plain('skin', (.15, .078, .050), .55)
    body = soften(upper.place('worker', cloth(overall)), .007, 5)
    parts = [body, soften(boots.place('boots', plain('boots', (.11, .085, .055), .5)), .008),
              soften(hands.place('hands', plain('gloves', (.20, .155, .095), .7) if helmet else bare), .004, 2)]
    outer = below = body
    if trousers:
        below = soften(lower.place('trousers', cloth(trousers)), .007)
        parts.append(below)
    if vest:
        over = Shape()
        torso(over, pose, .93, 1.48, .018)
        outer = soften(over.place('vest', cloth(vest)), .007)
        parts.append(outer)
    if bands:
        silver = plain('bands', (.62, .62, .58), .6)
        chest = [sash(z, pose, .03 if vest else .01, .048) for z in (1.06, 1.26)]
        parts += [tape('bands', body, arms, silver), tape('bands', below, shins, silver), tape('bands', outer, chest, silver)]
    if straps:
        parts.append(tape('harness', outer, harness(pose), plain('harness', (.020, .022, .026), .7)))
    skull(head, hair)
    crown = [soften(head.place('head', bare), .005, 3), soften(hair.place('hair', plain('hair', (.010, .008, .007), .5)), .005, 3)]
    if helmet:
        hard_hat(cap, strap)
        crown += [cap.place('helmet', plain('helmet', helmet, .35, .4), smooth=math.radians(50)), strap.place('strap', plain('strap', (.02, .02, .02), .7))]
    where = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z')
    for part in parts:
        part.matrix_world = where
    upright = where @ trunk(pose)
    throat = collar.place('collar', cloth(overall), smooth=True)
    throat.matrix_world = upright
    for part in crown:
        part.matrix_world = upright @ Matrix.Translation(NAPE) @ Matrix.Rotation(head_turn, 4, 'Z') @ Matrix.Rotation(pose['nod'], 4, 'Y') @ Matrix.Translation(-NAPE)
    return [*parts, throat, *crown]
