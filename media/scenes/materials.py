"""Paints and lights of ship, containers and gear. Colours are linear RGB."""

import math

import bpy

from nodes import add, chain, mix, ramp
from nodes import math as calculate

RUST = (0.055, 0.022, 0.011)
MARK_ROWS = 24  # of marks.py, which needs a Python with OpenCV


def painted(name, colour, roughness=0.5, metallic=0.0, specular=0.5, dirt=0.0, rust=0.0, scale=1.0):
    """Paint with streaks of dirt and rust running down; `scale` 2 makes them half as large."""
    material, tree, shader = new(name)
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Specular"].default_value = specular
    if dirt or rust:
        weathered, streaks = weather(tree, colour, dirt, rust, scale)
        tree.links.new(weathered, shader.inputs["Base Color"])
        uneven = ramp(tree, streaks, 0.3, 0.7, roughness * 0.8, min(1, roughness * 1.4))
        tree.links.new(uneven, shader.inputs["Roughness"])
    return material


def glowing(name, colour, strength):
    """A lamp seen, not a lamp lighting: light samples would be wasted on so many small faces."""
    material, _, shader = new(name)
    material.cycles.sample_as_light = False
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Emission"].default_value = (*colour, 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def navigation_light(name, colour, strength, middle, arc):
    """Shows only within an arc of the horizon, `arc` degrees wide round `middle`, which counts from the bow (+x) to port."""
    material = glowing(name, colour, strength)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.02, 0.02, 0.02, 1)
    towards_eye = add(tree, "ShaderNodeNewGeometry").outputs["Incoming"]
    level = chain(tree, towards_eye, "ShaderNodeVectorMath", 0, {1: (1, 1, 0)}, operation="MULTIPLY")
    level = chain(tree, level, "ShaderNodeVectorMath", operation="NORMALIZE")
    course = math.radians(middle)
    across = add(tree, "ShaderNodeVectorMath", {1: (math.cos(course), math.sin(course), 0)}, operation="DOT_PRODUCT")
    tree.links.new(level, across.inputs[0])
    shows = calculate(tree, "GREATER_THAN", across.outputs["Value"], math.cos(math.radians(arc / 2)))
    tree.links.new(calculate(tree, "MULTIPLY", shows, strength), shader.inputs["Emission Strength"])
    return material


def weather(tree, colour, dirt, rust, scale):
    """Sockets: the weathered colour, and the streaks themselves."""
    place = add(tree, "ShaderNodeNewGeometry").outputs["Position"]
    down = chain(tree, place, "ShaderNodeMapping", inputs={"Scale": (0.9 * scale, 0.9 * scale, 0.09 * scale)})
    streaks = chain(tree, down, "ShaderNodeTexNoise", "Vector", {"Scale": 1.0, "Detail": 6, "Roughness": 0.6})
    dark = tuple(c * 0.5 + 0.006 for c in colour)
    result = mix(tree, ramp(tree, streaks, 0.42, 0.75, 0, dirt), colour, dark)
    if rust:
        spots = chain(tree, down, "ShaderNodeTexNoise", "Vector", {"Scale": 0.8, "Detail": 8, "Roughness": 0.65})
        result = mix(tree, ramp(tree, spots, 0.60, 0.72, 0, rust), result, RUST)
    return result, streaks


def matt(material, tree, colour, normal=None):
    """Diffuse only: any gloss turns paint grey or gold under a low sun."""
    flat = add(tree, "ShaderNodeBsdfDiffuse")
    tree.links.new(colour, flat.inputs[0])
    if normal:
        tree.links.new(normal, flat.inputs["Normal"])
    output = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    tree.links.new(flat.outputs[0], output.inputs[0])
    return material


HULL_BLUE = (0.014, 0.058, 0.094)
RED_LEAD = (0.150, 0.030, 0.018)
BOOT_TOP_M = 2.9  # height of the red above the waterline
SCUPPER_STEP_M = 9.0  # a drain in the deck edge every so often, and rust below it


def hull_paint():
    """Red lead up to the boot top, a white line, blue above; plate seams, and rust below the scuppers."""
    material, tree, shader = new("hull paint")
    place = add(tree, "ShaderNodeTexCoord").outputs["Object"]
    axes = add(tree, "ShaderNodeSeparateXYZ")
    tree.links.new(place, axes.inputs[0])
    x, height = axes.outputs[0], axes.outputs[2]

    colour, _ = weather(tree, HULL_BLUE, 0.60, 0.32, 0.55)
    colour = mix(tree, scupper_streaks(tree, place, x, height), colour, (0.100, 0.042, 0.018))
    above = ramp(tree, height, BOOT_TOP_M - 0.03, BOOT_TOP_M + 0.03)
    colour = mix(tree, above, RED_LEAD, colour)
    line = calculate(tree, "SUBTRACT", above, ramp(tree, height, BOOT_TOP_M + 0.27, BOOT_TOP_M + 0.33))
    colour = mix(tree, line, colour, (0.50, 0.50, 0.48))
    # What the sea keeps wet, and the salt above it.
    ragged = chain(tree, place, "ShaderNodeTexNoise", inputs={"Scale": 0.25, "Detail": 6})
    tide = calculate(tree, "ADD", height, ramp(tree, ragged, 0.3, 0.7, -0.9, 0.9))
    wet = ramp(tree, tide, 0.5, 1.7, 1, 0)
    colour = mix(tree, wet, colour, (0.42, 0.42, 0.40), "MULTIPLY")
    seams, bump = plates(tree, place)
    colour = mix(tree, ramp(tree, seams, 0.0, 1.0, 0.6, 0), colour, tuple(c * 0.35 for c in HULL_BLUE))
    tree.links.new(colour, shader.inputs["Base Color"])
    return matt(material, tree, colour, bump)


def scupper_streaks(tree, place, x, height):
    """0 to 1: narrow, ragged, longest right below the deck edge, each drain its own strength."""
    ragged = chain(tree, place, "ShaderNodeMapping", inputs={"Scale": (1.6, 1.6, 0.10)})
    noise = chain(tree, ragged, "ShaderNodeTexNoise", "Vector", {"Scale": 1.0, "Detail": 5, "Roughness": 0.6})
    steps = calculate(tree, "DIVIDE", x, SCUPPER_STEP_M)
    beside = calculate(tree, "ABSOLUTE", calculate(tree, "SUBTRACT", calculate(tree, "FRACT", steps), 0.5))
    narrow = ramp(tree, beside, 0.0, 0.045, 1, 0)
    each = add(tree, "ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    tree.links.new(calculate(tree, "FLOOR", steps), each.inputs["W"])
    # The forecastle drains inboard.
    length = calculate(tree, "MULTIPLY", ramp(tree, height, 5.0, 14.0), ramp(tree, x, 138, 142, 1, 0))
    strength = calculate(tree, "MULTIPLY", narrow, calculate(tree, "MULTIPLY", length, each.outputs["Value"]))
    return calculate(tree, "MULTIPLY", strength, ramp(tree, noise, 0.36, 0.56, 0.2, 1.3))


def plates(tree, place):
    """Sockets: brightness of the shell plating, 0 in a seam and each plate its own, and the normal."""
    upright = chain(tree, place, "ShaderNodeMapping", inputs={"Rotation": (math.pi / 2, 0, 0)})
    pattern = {"Scale": 1, "Mortar Size": 0.035, "Brick Width": 11.0, "Row Height": 2.8}
    pattern |= {"Color1": (1, 1, 1, 1), "Color2": (0.4, 0.4, 0.4, 1), "Mortar": (0, 0, 0, 1)}
    seams = chain(tree, upright, "ShaderNodeTexBrick", inputs=pattern)
    # Dents only: a seam is finer than a pixel, and as a bump it would glitter.
    dents = chain(tree, place, "ShaderNodeTexNoise", inputs={"Scale": 0.35, "Detail": 2})
    bump = chain(tree, dents, "ShaderNodeBump", "Height", {"Strength": 0.45, "Distance": 0.09})
    return seams, bump


def container_paint(marks=None):
    """Takes the colour of the object; every box differs a little in brightness, saturation and wear.

    `marks` is the file of marks.atlas; boxes that bear them are also older.
    """
    material, tree, shader = new("container paint")
    about = add(tree, "ShaderNodeObjectInfo")
    own = add(tree, "ShaderNodeHueSaturation")
    tree.links.new(about.outputs["Color"], own.inputs["Color"])
    luck = about.outputs["Random"]
    tree.links.new(ramp(tree, luck, 0, 1, *((0.6, 1.45) if marks else (0.75, 1.6))), own.inputs["Value"])
    again = calculate(tree, "FRACT", calculate(tree, "MULTIPLY", luck, 7.13))
    tree.links.new(ramp(tree, again, 0, 1, *((0.40, 0.80) if marks else (0.58, 0.92))), own.inputs["Saturation"])
    place = add(tree, "ShaderNodeNewGeometry").outputs["Position"]
    down = chain(tree, place, "ShaderNodeMapping", inputs={"Scale": (0.5, 0.5, 0.16)})
    wear = chain(tree, down, "ShaderNodeTexNoise", inputs={"Scale": 1, "Detail": 6, "Roughness": 0.65})
    worn = ramp(tree, wear, *((0.44, 0.68, 0, 0.65) if marks else (0.46, 0.70, 0, 0.5)))
    colour = mix(tree, worn, own.outputs[0], (0.07, 0.042, 0.028))
    if marks:
        colour = marked(tree, marks, about, colour)
    tree.links.new(colour, shader.inputs["Base Color"])
    return matt(material, tree, colour)


def marked(tree, file, about, colour):
    """White marks on the long sides, a row of the atlas for each box."""
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = "Non-Color"
    place = add(tree, "ShaderNodeTexCoord").outputs["Object"]
    axes = add(tree, "ShaderNodeSeparateXYZ")
    tree.links.new(place, axes.inputs[0])
    u = calculate(tree, "ADD", calculate(tree, "DIVIDE", axes.outputs[0], 12.19), 0.5)
    luck = calculate(tree, "FRACT", calculate(tree, "MULTIPLY", about.outputs["Random"], 31.7))
    row = calculate(tree, "FLOOR", calculate(tree, "MULTIPLY", luck, MARK_ROWS))
    up = calculate(tree, "MULTIPLY", axes.outputs[2], 0.99 / 2.6)
    v = calculate(tree, "DIVIDE", calculate(tree, "ADD", row, up), MARK_ROWS)
    at = add(tree, "ShaderNodeCombineXYZ")
    tree.links.new(u, at.inputs[0])
    tree.links.new(v, at.inputs[1])
    texture = add(tree, "ShaderNodeTexImage", image=image, interpolation="Linear", extension="EXTEND")
    tree.links.new(at.outputs[0], texture.inputs[0])
    on_side = calculate(tree, "GREATER_THAN", calculate(tree, "ABSOLUTE", axes.outputs[1]), 1.14)
    share = calculate(tree, "MULTIPLY", calculate(tree, "MULTIPLY", texture.outputs[0], on_side), 0.7)
    return mix(tree, share, colour, (0.36, 0.36, 0.35))


def new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes["Principled BSDF"]
