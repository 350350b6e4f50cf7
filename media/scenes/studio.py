"""An empty scene, the camera, render settings and the passes that leave Blender. Cycles on the CPU."""

import os

import bpy
from mathutils import Vector

from mesh import place

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth"}


def empty_scene(width, height, samples, seed=0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False  # this build has no OpenImageDenoise and aborts: see denoise.c
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 3
    cycles.transmission_bounces = cycles.volume_bounces = 0
    cycles.transparent_max_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6.0, 0.6
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    return scene


def camera(place_m, towards, lens_mm, shift_y=0.0):
    """A 36 mm sensor. `towards` is a point; `shift_y` in widths moves the picture without tilting uprights."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.shift_y = lens_mm, 36, shift_y
    data.sensor_fit = "HORIZONTAL"
    data.clip_start, data.clip_end = 1, 1e6
    thing = place("camera", data)
    thing.location = place_m
    look = Vector(towards) - Vector(place_m)
    thing.rotation_euler = look.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing
    return thing


def write_passes(stem):
    """Renders write STEM_<pass>_0000.exr, one per entry of PASSES."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    output.format.color_mode = "RGBA"
    output.base_path = os.path.dirname(os.path.abspath(stem))
    output.file_slots.clear()
    for name, source in PASSES.items():
        output.file_slots.new(f"{os.path.basename(stem)}_{name}_")
        tree.links.new(rendered.outputs[source], output.inputs[-1])
    tree.links.new(rendered.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def render(frame=0):
    bpy.context.scene.frame_set(frame)
    bpy.ops.render.render(write_still=False)
