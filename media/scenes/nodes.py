"""Short ways to write shader nodes."""


def add(tree, kind, inputs=None, **settings):
    """A new node of a shader tree; `inputs` sets sockets by name or number."""
    node = tree.nodes.new(kind)
    for key, value in settings.items():
        setattr(node, key, value)
    for key, value in (inputs or {}).items():
        node.inputs[key].default_value = value
    return node


def chain(tree, source, kind, socket=0, inputs=None, **settings):
    """A new node fed by `source`; gives its first output."""
    node = add(tree, kind, inputs, **settings)
    tree.links.new(source, node.inputs[socket])
    return node.outputs[0]


def math(tree, operation, a, b=None):
    """`a` and `b` are sockets or numbers."""
    node = add(tree, "ShaderNodeMath", operation=operation)
    for i, value in enumerate((a, b)):
        if value is None:
            continue
        if isinstance(value, (int, float)):
            node.inputs[i].default_value = value
        else:
            tree.links.new(value, node.inputs[i])
    return node.outputs[0]


def mix(tree, factor, a, b, blend="MIX"):
    """Mixes two colours; each argument is a socket or a value."""
    node = add(tree, "ShaderNodeMixRGB", blend_type=blend)
    for i, value in enumerate((factor, a, b)):
        if isinstance(value, (int, float)):
            node.inputs[i].default_value = value if i == 0 else (value, value, value, 1)
        elif isinstance(value, (tuple, list)):
            node.inputs[i].default_value = (*value[:3], 1)
        else:
            tree.links.new(value, node.inputs[i])
    return node.outputs[0]


def ramp(tree, source, low, high, to_low=0.0, to_high=1.0, smooth=False):
    """Maps low..high to to_low..to_high, clamped."""
    limits = {"From Min": low, "From Max": high, "To Min": to_low, "To Max": to_high}
    how = "SMOOTHSTEP" if smooth else "LINEAR"
    return chain(tree, source, "ShaderNodeMapRange", inputs=limits, interpolation_type=how)
