"""The sky as Blender's world: Nishita's clear sky with the baked clouds of sky.c over it, and the sun."""

import math

import bpy
import numpy as np
from mathutils import Vector

from mesh import place
from nodes import add, mix
from nodes import math as calculate

MAP_SIZE = (6144, 768)


def direction(azimuth, elevation):
    """Unit vector; degrees, azimuth anticlockwise from +x."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))


def sun(azimuth, elevation, strength=3.4, colour=(1, 0.56, 0.27)):
    light = bpy.data.lights.new("sun", "SUN")
    light.angle, light.energy, light.color = math.radians(1.2), strength, colour
    lamp = place("sun", light)
    lamp.rotation_euler = direction(azimuth, elevation).to_track_quat("Z", "Y").to_euler()
    return lamp


def fill(towards, strength, colour=(0.55, 0.72, 1)):
    """A wide, soft light of the sky behind the camera; it shows in no reflection."""
    light = bpy.data.lights.new("fill", "SUN")
    light.angle, light.energy, light.color = math.radians(70), strength, colour
    lamp = place("fill", light)
    lamp.rotation_euler = Vector(towards).to_track_quat("Z", "Y").to_euler()
    lamp.visible_glossy = False
    return lamp


def world(azimuth, elevation, clouds=None, clear_strength=0.8, cloud_strength=0.55):
    """`clouds` is the file sky.c wrote. The lower half mirrors the upper, so that every reflection meets sky."""
    tree = new_world()
    axes = add(tree, "ShaderNodeSeparateXYZ")
    tree.links.new(add(tree, "ShaderNodeTexCoord").outputs["Generated"], axes.inputs[0])
    x, y = axes.outputs[0], axes.outputs[1]
    up = calculate(tree, "ABSOLUTE", axes.outputs[2])

    ray = add(tree, "ShaderNodeCombineXYZ")
    for i, value in enumerate((x, y, calculate(tree, "MAXIMUM", up, 0.006))):
        tree.links.new(value, ray.inputs[i])
    clear = add(tree, "ShaderNodeTexSky", sky_type="NISHITA", sun_disc=False)
    clear.sun_elevation, clear.sun_rotation = math.radians(elevation), math.pi / 2 - math.radians(azimuth)
    clear.air_density, clear.dust_density, clear.ozone_density = 1.0, 2.2, 3.0
    tree.links.new(ray.outputs[0], clear.inputs[0])
    strength = (0.16 * clear_strength, 0.16 * clear_strength, 0.175 * clear_strength)
    colour = mix(tree, 1.0, clear.outputs[0], strength, "MULTIPLY")
    if clouds:
        colour = over(tree, colour, cloud_map(tree, clouds, x, y, up), cloud_strength)
    finish(tree, colour)


def new_world():
    """Node tree of a new, empty world of the scene."""
    made = bpy.data.worlds.new("sky")
    bpy.context.scene.world = made
    made.use_nodes = True
    made.node_tree.nodes.clear()
    made.cycles.sampling_method, made.cycles.sample_map_resolution = "MANUAL", 1024
    return made.node_tree


def finish(tree, colour):
    background = add(tree, "ShaderNodeBackground")
    tree.links.new(colour, background.inputs[0])
    tree.links.new(background.outputs[0], add(tree, "ShaderNodeOutputWorld").inputs[0])


def cloud_map(tree, file, x, y, up):
    """Texture node of the clouds; `x`, `y` and `up` are sockets of the ray's direction."""
    width, height = MAP_SIZE
    image = bpy.data.images.new("clouds", width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name, image.alpha_mode = "Non-Color", "CHANNEL_PACKED"
    image.pixels.foreach_set(np.fromfile(file, dtype=np.float32))
    image.pack()
    image.update()
    around = calculate(tree, "ADD", calculate(tree, "MULTIPLY", calculate(tree, "ARCTAN2", y, x), 0.5 / math.pi), 0.5)
    elevation = calculate(tree, "MULTIPLY", calculate(tree, "ARCSINE", up), 2 / math.pi)
    place_in_map = add(tree, "ShaderNodeCombineXYZ")
    tree.links.new(around, place_in_map.inputs[0])
    tree.links.new(calculate(tree, "SQRT", elevation), place_in_map.inputs[1])
    texture = add(tree, "ShaderNodeTexImage", image=image, interpolation="Cubic", extension="EXTEND")
    tree.links.new(place_in_map.outputs[0], texture.inputs[0])
    return texture


def over(tree, clear, texture, strength, opacity=1.0):
    """Clouds over a clear sky; `strength` is a factor or a colour."""
    through = calculate(tree, "SUBTRACT", 1, calculate(tree, "MULTIPLY", texture.outputs[1], opacity))
    behind = mix(tree, 1.0, clear, through, "MULTIPLY")
    return mix(tree, 1.0, behind, mix(tree, 1.0, texture.outputs[0], strength, "MULTIPLY"), "ADD")


def picture(file):
    """World of an equirectangular picture."""
    tree = new_world()
    image = bpy.data.images.load(file)
    sky = add(tree, "ShaderNodeTexEnvironment", image=image)
    finish(tree, sky.outputs[0])
