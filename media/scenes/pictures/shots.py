"""Every picture's camera, build and development, in one place. Lengths in metres."""

SHOTS = {
    'technical': {
        'scene': 'dry_dock', 'samples': 28,
        'camera': {'place': (-4.5, 19.5, 1.7), 'target': (11.6, -1.5, 7.3), 'lens': 25},
        'finish': {'exposure': .55, 'haze': 240, 'haze_colour': (.018, .026, .042)},
    },
    'audit': {
        'scene': 'tank', 'samples': 32,
        'camera': {'place': (-4.4, .55, 1.55), 'target': (0, .12, 1.42), 'lens': 23},
        'finish': {'exposure': .5, 'reach': 25},
    },
    'crew': {
        'scene': 'bridge', 'samples': 40,
        'camera': {'place': (-4.1, 1.75, 1.62), 'target': (0, -.80, 1.27), 'lens': 25},
        'finish': {'exposure': 1.5, 'haze': 9000, 'haze_colour': (.05, .06, .09)},
    },
}
