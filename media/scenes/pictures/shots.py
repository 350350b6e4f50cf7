"""Every picture's camera, build and development, in one place. Lengths in metres."""

SHOTS = {
    'technical': {
        'scene': 'dry_dock', 'samples': 28,
        'camera': {'place': (-4.5, 19.5, 1.7), 'target': (11.6, -1.5, 7.3), 'lens': 25},
        'air': {'haze': 240, 'haze_colour': (.018, .026, .042)}, 'develop': {'exposure': .55, 'saturation': .94},
    },
    'audit': {
        'scene': 'tank', 'samples': 32,
        'camera': {'place': (-4.4, .55, 1.55), 'target': (0, .12, 1.42), 'lens': 23},
        'air': {'reach': 25}, 'develop': {'exposure': .5},
    },
    'crew': {
        'scene': 'bridge', 'samples': 40,
        'camera': {'place': (-3.75, 1.65, 1.60), 'target': (0, -.80, 1.30), 'lens': 27},
        'air': {'haze': 4500, 'haze_colour': (.085, .085, .11)}, 'develop': {'exposure': 1.5},
    },
    'slide-global': {'scene': 'globe', 'drawn': True, 'develop': {'exposure': 1.}},
    'freight': {
        'scene': 'quay', 'samples': 28,
        'camera': {'place': (4, 26.5, 6.1), 'target': (60, 13.5, 14.2), 'lens': 25},
        'air': {'haze': 800, 'haze_colour': (.085, .075, .10), 'reach': 200}, 'develop': {'exposure': .7},
    },
    'commercial': {
        'scene': 'chart_table', 'samples': 36,
        'camera': {'place': (-.20, -.60, .40), 'target': (.14, .045, .055), 'lens': 36, 'focus': (.16, .05, .02), 'stop': 5.6},
        'develop': {'exposure': .4},
    },
}
