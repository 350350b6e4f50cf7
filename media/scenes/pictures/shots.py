"""Every picture's camera, build and development, in one place. Lengths in metres."""

SHOTS = {
    'technical': {
        'scene': 'dry_dock', 'samples': 28,
        'camera': {'place': (-4.5, 19.5, 1.7), 'target': (11.6, -1.5, 7.3), 'lens': 25},
        'air': {'haze': 240, 'haze_colour': (.018, .026, .042)}, 'develop': {'exposure': .55, 'saturation': 1.},
    },
    'audit': {
        'scene': 'tank', 'samples': 32,
        'camera': {'place': (-4.4, .55, 1.55), 'target': (0, .12, 1.42), 'lens': 23},
        'air': {'reach': 25}, 'develop': {'exposure': .5},
    },
    'crew': {
        'scene': 'bridge', 'samples': 96,
        'camera': {'place': (-3.35, 1.55, 1.60), 'target': (0, -.85, 1.36), 'lens': 28},
        'air': {'haze': 2600, 'haze_colour': (.085, .085, .11)}, 'develop': {'exposure': 1.9},
    },
    'slide-global': {'scene': 'globe', 'drawn': True, 'develop': {'exposure': .5, 'bloom': .03, 'vignette': .1, 'quality': 86}},
    'freight': {
        'scene': 'quay', 'samples': 28,
        'camera': {'place': (4, 26.5, 6.1), 'target': (60, 13.5, 14.2), 'lens': 25},
        'air': {'haze': 800, 'haze_colour': (.085, .075, .10), 'reach': 200}, 'develop': {'exposure': .7},
    },
    'commercial': {
        'scene': 'chart_table', 'samples': 128,
        'camera': {'place': (-.20, -.60, .40), 'target': (.14, .045, .045), 'lens': 38, 'focus': (.16, .05, .02), 'stop': 5.6},
        'develop': {'exposure': .8},
    },
    'travel': {
        'scene': 'landing', 'samples': 28,
        'camera': {'place': (-30, 24, 6.2), 'target': (150, 57, 38), 'lens': 50},
        'air': {'haze': 900, 'haze_colour': (.26, .165, .12), 'reach': 200}, 'develop': {'exposure': .2},
    },
    'slide-intermodal': {
        'scene': 'crossing', 'samples': 24, 'clouds': 'clouds-noon',
        'camera': {'place': (8, 68.5, 12.8), 'target': (92, 37.5, 14.5), 'lens': 39},
        'air': {'haze': 3800, 'haze_colour': (.60, .69, .75)}, 'develop': {'exposure': 0, 'saturation': 1.26, 'bloom': .04, 'vignette': .12},
    },
    'slide-ocean': {
        'scene': 'passage', 'samples': 20, 'clouds': 'clouds-noon',
        'camera': {'place': (-372, -186, 104), 'target': (22, -6, 22), 'lens': 42},
        'air': {'haze': 13000, 'haze_colour': (.60, .69, .75), 'fog_base': .92}, 'develop': {'exposure': .15, 'saturation': 1.2, 'bloom': .04, 'vignette': .12},
    },
    'slide-customs': {
        'scene': 'gate', 'samples': 32, 'clouds': 'clouds-noon',
        'camera': {'place': (6, -4.6, 7.1), 'target': (44, 1.6, 7.0), 'lens': 28},
        'air': {'haze': 2400, 'haze_colour': (.60, .69, .75)}, 'develop': {'exposure': 0, 'saturation': 1.26, 'bloom': .04, 'vignette': .12},
    },
    'first-light': {
        'scene': 'first_light', 'samples': 12, 'size': (1920, 797),
        'camera': {'place': (-262, -190, 9), 'target': (40, -12, 36), 'lens': 34},
        'air': {'haze': 2000, 'haze_colour': (.92, .80, .66), 'fog_base': .45},
        'develop': {'exposure': .05, 'saturation': 1.2, 'vignette': 0, 'bloom': .03, 'grain': .006},
    },
}
