"""Camera, light, sky and the passes that `finish.py` needs. Runs inside Blender."""
import json
import math
import os

import bpy
from mathutils import Vector

import navigation_lights
from paint import maths, mix, node, spread
from sky import cloud_map, over

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Depth'}
CLOUD_LIGHT = (.085, .078, .125)
CLOUDS = None  # file of the baked clouds, set by stage.py
hazes = []


def start(width, height, samples, base, noise=None):
    """Empties the scene and writes the passes to `base`_<pass>_0000.exr. Where less than `noise` is left, fewer `samples` do."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, noise is not None
    if noise is not None:
        cycles.adaptive_threshold, cycles.adaptive_min_samples = noise, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.transmission_bounces, cycles.volume_bounces, cycles.transparent_max_bounces = 2, 0, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3, 40, 1.
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_settings.view_transform = 'Standard'
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.base_path = 'OPEN_EXR', '32', os.path.dirname(base)
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(f'{os.path.basename(base)}_{name}_')
        tree.links.new(layers.outputs[source], files.inputs[-1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    hazes.clear()
    return scene


def camera(place, target, lens, focus=None, stop=None, shift=(0, 0)):
    """`focus` is a point, `stop` an f-number; without them all is sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, .02, 1e5
    data.shift_x, data.shift_y = shift
    if focus:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, stop, 7
        data.dof.focus_distance = (Vector(target) - Vector(place)).normalized().dot(Vector(focus) - Vector(place))
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def light(kind, place, target=None, power=1000., colour=(1, 1, 1), size=.2, angle=70, blend=.5, mirrored=True, haze=0., height=None):
    """kind SPOT, AREA, POINT or SUN. `haze` above 0 draws the light's own beam in the air."""
    data = bpy.data.lights.new('light', kind)
    data.energy, data.color = power, colour
    if kind == 'AREA':
        data.size = size
        if height:
            data.shape, data.size_y = 'RECTANGLE', height
    elif kind == 'SUN':
        data.angle = math.radians(angle)
    else:
        data.shadow_soft_size = size
    if kind == 'SPOT':
        data.spot_size, data.spot_blend = math.radians(angle), blend
    thing = bpy.data.objects.new('light', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    way = Vector(target) - Vector(place) if target else Vector((0, 0, -1))
    thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    thing.visible_glossy = mirrored
    if haze:
        hazes.append({'place': list(place), 'way': list(way.normalized()), 'colour': list(colour), 'power': power * haze,
                      'angle': angle if kind == 'SPOT' else 360, 'blend': blend})
    return thing


NIGHT = [(0, (.050, .085, .15)), (.06, (.036, .072, .145)), (.25, (.014, .034, .085)), (1, (.003, .008, .024))]
EMBER = [(0, (.42, .19, .085)), (.03, (.26, .15, .11)), (.09, (.10, .105, .15)), (.24, (.026, .052, .11)), (1, (.003, .009, .027))]
LAMPS = ('lamps', 'mast lamps', 'warning', *navigation_lights.LIGHTS)

# A clear sky after midnight: no side of it is warm. finish.py puts the stars in.
MIDNIGHT = [(0, (.020, .031, .046)), (.05, (.013, .024, .042)), (.25, (.006, .013, .029)), (1, (.002, .004, .013))]


# Half an hour after sunset: the last light lies low on one side, all else is blue.
BLUE_HOUR = [(0, (.105, .135, .20)), (.06, (.080, .125, .215)), (.25, (.036, .078, .165)), (1, (.010, .026, .070))]
AFTERGLOW = [(0, (.92, .40, .15)), (.025, (.66, .36, .19)), (.08, (.28, .24, .24)), (.2, (.085, .125, .205)), (1, (.010, .026, .070))]


def dusk(azimuth, strength=1., width=.45):
    """The evening sky, its last light at `azimuth` (degrees from +x)."""
    return sky(azimuth, strength, cold=BLUE_HOUR, warm=AFTERGLOW, width=width)


def put_out_lamps():
    """By day no lamp of the scene burns, and windows are dark. What is built after this stays lit."""
    for thing in bpy.data.objects:
        kind = thing.name.split('.')[0]
        if kind in LAMPS:
            thing.hide_render = True
        elif kind == 'lit windows':
            thing.data.materials[0] = bpy.data.materials['glass']


def sky(azimuth, strength=1., cold=NIGHT, warm=EMBER, width=.55, clouds=0., cloud_light=None):
    """A sky by elevation, warmer towards `azimuth` (degrees from +x), mirrored below the horizon.

    `clouds` above 0 lays the baked clouds over it; it is how bright they are. `cloud_light` takes the sunset out of
    them and gives them a colour of its own.
    """
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    way = node(tree, 'TexCoord').outputs['Generated']
    parts = node(tree, 'SeparateXYZ', {0: way})
    up = maths(tree, 'ABSOLUTE', parts.outputs[2])

    def ramp(stops):
        made = node(tree, 'ValToRGB', {0: up})
        stones = made.color_ramp.elements
        stones[0].position, stones[0].color = stops[0][0], (*stops[0][1], 1)
        stones[1].position, stones[1].color = stops[-1][0], (*stops[-1][1], 1)
        for place, colour in stops[1:-1]:
            stones.new(place).color = (*colour, 1)
        return made.outputs[0]

    sun = (math.cos(math.radians(azimuth)), math.sin(math.radians(azimuth)), 0)
    near = node(tree, 'VectorMath', {0: way, 1: sun}, operation='DOT_PRODUCT').outputs['Value']
    colour = mix(tree, spread(tree, near, width, 1.), ramp(cold), ramp(warm))
    if clouds:
        map_ = cloud_map(tree, CLOUDS, parts.outputs[0], parts.outputs[1], up)
        if cloud_light:
            grey = node(tree, 'RGBToBW', {0: map_.outputs[0]}).outputs[0]
            thin = spread(tree, up, .03, .20)  # haze swallows them low down
            grey = maths(tree, 'MULTIPLY', grey, thin)
            clear = mix(tree, maths(tree, 'MULTIPLY', map_.outputs[1], thin), colour, (0, 0, 0))
            colour = mix(tree, 1., clear, mix(tree, 1., grey, tuple(clouds * c for c in cloud_light), 'MULTIPLY'), 'ADD')
        else:
            colour = over(tree, colour, map_, tuple(clouds * c for c in CLOUD_LIGHT), .75)
    ground = node(tree, 'Background', {0: colour, 1: strength})
    tree.links.new(ground.outputs[0], node(tree, 'OutputWorld').inputs[0])
    return world


def midnight(strength=1.):
    """The clear dark of the middle watch."""
    return sky(0, strength, MIDNIGHT, MIDNIGHT)


def render(base):
    """Renders the scene and leaves camera and beams beside the passes for finish.py."""
    scene = bpy.context.scene
    scene.frame_set(0)
    thing = scene.camera
    bpy.context.view_layer.update()
    with open(base + '.json', 'w') as file:
        json.dump({'camera': [list(row) for row in thing.matrix_world], 'lens': thing.data.lens,
                   'shift': [thing.data.shift_x, thing.data.shift_y], 'beams': hazes}, file)
    scene.render.filepath = base + '_unused.png'
    bpy.ops.render.render()
