"""Surfaces. All roughness, dirt and rust is procedural and lies in world space, so no two parts look alike."""
import bpy


def node(tree, kind, values=None, **settings):
    """Adds a shader node; `values` are its inputs by name or number, an input given as a socket is linked."""
    made = tree.nodes.new('ShaderNode' + kind)
    for key, value in settings.items():
        setattr(made, key, value)
    for key, value in (values or {}).items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, made.inputs[key])
        else:
            made.inputs[key].default_value = value
    return made


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree, made.node_tree.nodes['Principled BSDF']


def spread(tree, value, low, high, to_low=0., to_high=1.):
    return node(tree, 'MapRange', {0: value, 1: low, 2: high, 3: to_low, 4: to_high}, interpolation_type='SMOOTHSTEP').outputs[0]


def noise(tree, scale, detail=6, stretch=(1, 1, 1), rough=.6, where=None):
    where = where or node(tree, 'NewGeometry').outputs['Position']
    mapped = node(tree, 'Mapping', {'Vector': where, 'Scale': stretch})
    return node(tree, 'TexNoise', {'Vector': mapped.outputs[0], 'Scale': scale, 'Detail': detail, 'Roughness': rough}).outputs[0]


def mix(tree, amount, first, second, blend='MIX'):
    colour = lambda c: (*c, 1) if isinstance(c, tuple) and len(c) == 3 else c
    return node(tree, 'MixRGB', {0: amount, 1: colour(first), 2: colour(second)}, blend_type=blend).outputs[0]


def maths(tree, operation, first, second=0., clamp=False):
    return node(tree, 'Math', {0: first, 1: second}, operation=operation, use_clamp=clamp).outputs[0]


RUST = (.060, .022, .010)


def steel(name, colour, rough=.5, metal=0., shine=.3, dirt=.4, rust=0., scale=1., relief=.0, per_object=False):
    """Painted or bare steel: blotches, streaks that run down, rust where the streaks are strongest."""
    made, tree, out = material(name)
    base = node(tree, 'ObjectInfo').outputs['Color'] if per_object else (*colour, 1)
    streaks = noise(tree, .9 * scale, 7, (1, 1, .10))
    blotches = noise(tree, .35 * scale, 5)
    fine = noise(tree, 7 * scale, 5)
    dark = mix(tree, 1., base, (.42, .44, .44), 'MULTIPLY')
    shade = mix(tree, spread(tree, streaks, .40, .75, 0, dirt), base, dark)
    shade = mix(tree, spread(tree, blotches, .35, .75, 0, dirt * .7), shade, dark)
    if rust:
        spots = maths(tree, 'ADD', maths(tree, 'MULTIPLY', streaks, .65), maths(tree, 'MULTIPLY', fine, .35))
        shade = mix(tree, spread(tree, spots, .62 - rust * .14, .70 - rust * .10, 0, min(1, .4 + rust)), shade, RUST)
    tree.links.new(shade, out.inputs['Base Color'])
    tree.links.new(spread(tree, maths(tree, 'ADD', maths(tree, 'MULTIPLY', fine, .5), maths(tree, 'MULTIPLY', blotches, .5)),
                          .35, .65, max(.04, rough * .72), min(1, rough * 1.35)), out.inputs['Roughness'])
    out.inputs['Metallic'].default_value, out.inputs['Specular'].default_value = metal, shine
    if relief:
        bumps = maths(tree, 'ADD', fine, maths(tree, 'MULTIPLY', blotches, 3))
        tree.links.new(node(tree, 'Bump', {'Strength': .35, 'Distance': relief, 'Height': bumps}).outputs[0], out.inputs['Normal'])
    return made


def plain(name, colour, rough=.6, shine=.3, metal=0.):
    made, _, out = material(name)
    out.inputs['Base Color'].default_value = (*colour, 1)
    out.inputs['Roughness'].default_value, out.inputs['Specular'].default_value = rough, shine
    out.inputs['Metallic'].default_value = metal
    return made


def glow(name, colour, strength):
    """A lamp's face. It lights nothing itself: the lights of the scene do, so that it makes no speckle."""
    made, tree, _ = material(name)
    tree.nodes.clear()
    shine = node(tree, 'Emission', {0: (*colour, 1), 1: strength})
    tree.links.new(shine.outputs[0], node(tree, 'OutputMaterial').inputs[0])
    made.cycles.sample_as_light = False
    return made


def wet_ground(name, colour, puddles=.5, scale=1., grain=.012):
    """Concrete or asphalt after rain: standing water where the ground lies low, a damp sheen elsewhere."""
    made, tree, out = material(name)
    low = maths(tree, 'ADD', maths(tree, 'MULTIPLY', noise(tree, .16 * scale, 4), .7),
                maths(tree, 'MULTIPLY', noise(tree, .9 * scale, 4), .3))
    water = spread(tree, low, .56 - .12 * puddles, .60 - .10 * puddles)
    fine = noise(tree, 9 * scale, 8, rough=.7)
    blotch = noise(tree, .5 * scale, 6)
    dry = mix(tree, spread(tree, blotch, .35, .7), colour, tuple(c * .55 for c in colour))
    dry = mix(tree, spread(tree, fine, .3, .7, 0, .5), dry, tuple(c * .6 for c in colour))
    tree.links.new(mix(tree, water, dry, tuple(c * .22 for c in colour)), out.inputs['Base Color'])
    damp = spread(tree, maths(tree, 'ADD', maths(tree, 'MULTIPLY', blotch, .6), maths(tree, 'MULTIPLY', fine, .4)), .38, .62, .26, .55)
    tree.links.new(node(tree, 'MixRGB', {0: water, 1: damp, 2: (.035, .035, .035, 1)}).outputs[0], out.inputs['Roughness'])
    ripple = noise(tree, 2.2 * scale, 3)
    height = node(tree, 'MixRGB', {0: water, 1: fine, 2: maths(tree, 'MULTIPLY', ripple, .12)}).outputs[0]
    tree.links.new(node(tree, 'Bump', {'Strength': .4, 'Distance': grain, 'Height': height}).outputs[0], out.inputs['Normal'])
    out.inputs['Specular'].default_value = .5
    return made


def dry_ground(name, colour, slab=6., seams=.06, tracks=(), drips=()):
    """Concrete or asphalt in the sun: slabs with sealed joints, each its own shade, patches, oil.

    `slab` is their length in metres, 0 for none; `tracks` are the y of lanes that tyres have darkened,
    `drips` (y, x) of lanes in which engines have stood and dripped, from x on.
    """
    made, tree, out = material(name)
    place = node(tree, 'NewGeometry').outputs['Position']
    fine, blotch, broad = noise(tree, 2.2, 5), noise(tree, .35, 7, rough=.65), noise(tree, .05, 4)
    shade = mix(tree, spread(tree, blotch, .32, .72, 0, .55), colour, tuple(c * .62 for c in colour))
    shade = mix(tree, spread(tree, broad, .38, .66, 0, .45), shade, tuple(c * 1.22 for c in colour))
    shade = mix(tree, spread(tree, fine, .3, .75, 0, .35), shade, tuple(c * .55 for c in colour))
    if slab:
        pattern = node(tree, 'TexBrick', {'Vector': place, 'Scale': 1, 'Mortar Size': seams / 2, 'Brick Width': slab, 'Row Height': slab * .75,
                                          'Color1': (1, 1, 1, 1), 'Color2': (.84, .84, .85, 1), 'Mortar': (.30, .29, .28, 1)}, offset=0)
        shade = mix(tree, .85, shade, pattern.outputs[0], 'MULTIPLY')
    across = node(tree, 'SeparateXYZ', {0: place}).outputs[1]
    for lane in tracks:
        for side in (-.98, .98):
            off = maths(tree, 'ABSOLUTE', maths(tree, 'SUBTRACT', across, lane + side))
            worn = maths(tree, 'MULTIPLY', spread(tree, off, .12, .62, 1, 0), spread(tree, noise(tree, .5, 5, (.12, 1, 1)), .3, .6, .15, .6))
            shade = mix(tree, worn, shade, tuple(c * .34 for c in colour))
    oil = spread(tree, noise(tree, .55, 6, rough=.7), .66, .73, 0, .75)
    for lane, start in drips:
        off = maths(tree, 'ABSOLUTE', maths(tree, 'SUBTRACT', across, lane))
        waits = spread(tree, node(tree, 'SeparateXYZ', {0: place}).outputs[0], start - 16, start + 4, .25, 1)
        spots = maths(tree, 'ADD', noise(tree, 1.3, 5, (.6, 1, 1), .7), maths(tree, 'MULTIPLY', spread(tree, off, 0, .9, .17, -.25), waits))
        oil = maths(tree, 'MAXIMUM', oil, spread(tree, spots, .58, .68, 0, .8))
    tree.links.new(mix(tree, oil, shade, tuple(c * .25 for c in colour)), out.inputs['Base Color'])
    tree.links.new(mix(tree, oil, (.85, .85, .85), (.45, .45, .45)), out.inputs['Roughness'])
    out.inputs['Specular'].default_value = .2
    return made


def sea_water(deep, crest, churned, milky, wash, origin, metres):
    """For `water.build`. `wash` is an image from above, `metres` long and wide from `origin` on: red is foam, green the air
    beaten into the water, which makes it `churned` and, where it is thick, `milky`."""
    made, tree, _ = material('sea water')
    tree.nodes.clear()
    value = lambda name: node(tree, 'Attribute', attribute_name=name).outputs['Fac']
    seen = node(tree, 'NewGeometry')
    lean = node(tree, 'VectorMath', {0: seen.outputs['Incoming'], 'Scale': value('lean')}, operation='SCALE').outputs[0]
    normal = node(tree, 'VectorMath', {0: seen.outputs['Normal'], 1: lean}, operation='ADD').outputs[0]
    normal = node(tree, 'VectorMath', {0: normal}, operation='NORMALIZE').outputs[0]
    mirror = node(tree, 'BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': value('roughness'), 'Normal': normal}).outputs[0]
    scale = [1 / m for m in metres]
    place = node(tree, 'Mapping', {'Vector': seen.outputs['Position'], 'Scale': (*scale, 0),
                                   'Location': (-origin[0] * scale[0], -origin[1] * scale[1], 0)}).outputs[0]
    left = node(tree, 'SeparateColor', {0: node(tree, 'TexImage', {0: place}, image=wash, extension='CLIP').outputs[0]})
    foam, air = left.outputs[0], left.outputs[1]
    caps = maths(tree, 'MULTIPLY', spread(tree, value('foam'), .35, .8), .8)
    white_share = maths(tree, 'MAXIMUM', foam, caps)
    body = mix(tree, spread(tree, value('height'), .1, 1.6), deep, crest)
    body = mix(tree, spread(tree, air, 0, .55), body, churned)
    body = mix(tree, spread(tree, air, .35, 1.1), body, milky)
    below = node(tree, 'BsdfDiffuse', {0: body}).outputs[0]
    white = node(tree, 'BsdfDiffuse', {0: (.47, .51, .53, 1)}).outputs[0]
    blend = lambda amount, a, b: node(tree, 'MixShader', {0: amount, 1: a, 2: b}).outputs[0]
    sea = blend(node(tree, 'Fresnel', {0: 1.33, 'Normal': normal}).outputs[0], below, mirror)
    node(tree, 'OutputMaterial', {0: blend(white_share, sea, white)})
    return made
