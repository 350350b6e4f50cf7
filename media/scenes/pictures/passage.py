"""The ship from above and astern at noon, her wake drawn towards us, the horizon lost in haze."""
import math

import ship
import water
from lighting import noon
from paint import maths, mix, node, noise, spread
from sea import Sea
from shots import SHOTS

DEEP, CREST, CHURNED = (.0022, .0135, .0300), (.0080, .0560, .0800), (.060, .230, .250)


def sunlit_water():
    """The sea by day: blue in the body, turquoise where the ship has beaten air into it, foam as lace and not as fog."""
    import bpy
    made = bpy.data.materials.new('sunlit water')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    value = lambda name: node(tree, 'Attribute', attribute_name=name).outputs['Fac']
    seen = node(tree, 'NewGeometry')
    lean = node(tree, 'VectorMath', {0: seen.outputs['Incoming'], 'Scale': value('lean')}, operation='SCALE').outputs[0]
    normal = node(tree, 'VectorMath', {0: seen.outputs['Normal'], 1: lean}, operation='ADD').outputs[0]
    normal = node(tree, 'VectorMath', {0: normal}, operation='NORMALIZE').outputs[0]
    mirror = node(tree, 'BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': value('roughness'), 'Normal': normal}).outputs[0]
    wake = value('wake')
    # Strands round cells of open water, large and small, drawn along the ship.
    stray = node(tree, 'TexNoise', {'Vector': seen.outputs['Position'], 'Scale': .22, 'Detail': 4}).outputs[1]
    stray = node(tree, 'VectorMath', {0: stray, 'Scale': 5.}, operation='SCALE').outputs[0]
    where = node(tree, 'VectorMath', {0: seen.outputs['Position'], 1: stray}, operation='ADD').outputs[0]
    where = node(tree, 'Mapping', {'Vector': where, 'Scale': (.6, 1, 0)}).outputs[0]
    strands = 0.
    for scale, share in ((.13, .52), (.38, .30), (1.1, .18)):
        cells = node(tree, 'TexVoronoi', {'Vector': where, 'Scale': scale}, feature='DISTANCE_TO_EDGE').outputs['Distance']
        strand = maths(tree, 'MULTIPLY', spread(tree, cells, 0, .30, 1, 0), share)
        strands = strand if strands == 0. else maths(tree, 'ADD', strands, strand)
    strands = maths(tree, 'ADD', strands, maths(tree, 'MULTIPLY', noise(tree, .9, 6), .35))
    open_ = maths(tree, 'SUBTRACT', 1.22, maths(tree, 'MULTIPLY', wake, .62))
    lace = node(tree, 'MapRange', {0: maths(tree, 'SUBTRACT', strands, open_), 1: -.06, 2: .30}, interpolation_type='SMOOTHSTEP').outputs[0]
    lace = maths(tree, 'MULTIPLY', lace, spread(tree, wake, .06, .5))
    caps = spread(tree, value('foam'), .35, .8)
    caps = maths(tree, 'MULTIPLY', caps, spread(tree, wake, 0, .05, 1, 0))
    foam = maths(tree, 'MAXIMUM', lace, maths(tree, 'MULTIPLY', caps, .8))
    body = mix(tree, spread(tree, value('height'), .1, 1.6), DEEP, CREST)
    body = mix(tree, spread(tree, wake, .15, 1.1, 0, .8), body, CHURNED)
    deep = node(tree, 'BsdfDiffuse', {0: body}).outputs[0]
    white = node(tree, 'BsdfDiffuse', {0: (.66, .69, .70, 1)}).outputs[0]
    blend = lambda amount, a, b: node(tree, 'MixShader', {0: amount, 1: a, 2: b}).outputs[0]
    sea = blend(node(tree, 'Fresnel', {0: 1.33, 'Normal': normal}).outputs[0], deep, mirror)
    node(tree, 'OutputMaterial', {0: blend(foam, sea, white)})
    return made


def build():
    view = SHOTS['slide-ocean']['camera']
    eye, towards, lens = view['place'], view['target'], view['lens']
    ship.build(3)
    off = [b - a for a, b in zip(eye, towards)]
    down = math.atan2(-off[2], math.hypot(off[0], off[1])) + math.atan(12 / lens) * 1.15
    sea = water.build(Sea(wind=8.5, wave_height=1.5), eye, math.atan2(off[1], off[0]), 2 * math.atan(18 / lens), down, columns=1500, rows=1000)
    sea.data.materials[0] = sunlit_water()
    noon(-112, 56)
