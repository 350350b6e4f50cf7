"""Every picture's camera, build and development, in one place. Lengths in metres."""

SHOTS = {
    'technical': {
        'scene': 'dry_dock', 'samples': 14, 'render_size': (1920, 1280),
        'camera': {'place': (-4.5, 19.5, 1.7), 'target': (11.6, -1.5, 7.3), 'lens': 25},
        'air': {'haze': 240, 'haze_colour': (.014, .022, .036), 'stars': 5., 'textured': True}, 'develop': {'exposure': .55, 'saturation': 1.},
    },
    'audit': {
        'scene': 'tank', 'samples': 22, 'render_size': (1920, 1280),
        'camera': {'place': (-4.4, .55, 1.55), 'target': (0, .12, 1.42), 'lens': 23},
        'air': {'reach': 25, 'textured': True, 'specks': True}, 'develop': {'exposure': .5},
    },
    'crew': {
        'scene': 'bridge', 'samples': 24, 'render_size': (1920, 1280),
        'camera': {'place': (-3.05, 1.95, 1.50), 'target': (0, -.75, 1.27), 'lens': 33},
        'air': {'haze': 9000, 'haze_colour': (.012, .022, .038), 'stars': 2.2, 'specks': True, 'defocused': {'focus': 2.5, 'aperture': .032}}, 'develop': {'exposure': 2.7, 'vignette': .8},
    },
    'slide-global': {'scene': 'globe', 'drawn': True, 'develop': {'exposure': .5, 'bloom': .03, 'vignette': .1, 'quality': 86}},
    'freight': {
        'scene': 'quay', 'retouch': 'lane_light', 'samples': 44,
        'camera': {'place': (4, 26.5, 6.1), 'target': (60, 13.5, 14.2), 'lens': 25},
        'air': {'haze': 1600, 'haze_colour': (.010, .012, .014), 'reach': 200, 'textured': True, 'stars': 3.}, 'develop': {'exposure': .7},
    },
    'commercial': {
        'scene': 'chart_table', 'samples': 40,
        'camera': {'place': (-.20, -.60, .40), 'target': (.14, .045, .045), 'lens': 38, 'focus': (.16, .05, .02), 'stop': 5.6},
        'air': {'textured': True}, 'develop': {'exposure': .8},
    },
    'travel': {
        'scene': 'window_seat', 'retouch': 'city', 'samples': 12, 'size': (2560, 1707), 'render_size': (1920, 1280),
        'camera': {'place': (-6.6, -1.9, .62), 'target': (-3.7, -11.9, -1.25), 'lens': 30},
        'air': {'stars': .7, 'textured': True, 'backdrop': 'city'}, 'develop': {'exposure': .5, 'quality': 88, 'vignette': .45},
    },
    'slide-intermodal': {
        'scene': 'crossing', 'samples': 26, 'render_size': (1440, 960),
        'camera': {'place': (4, 44.2, 5.7), 'target': (100, 42.2, 12.6), 'lens': 62},
        'air': {'haze': 900, 'haze_colour': (.10, .10, .12), 'textured': True}, 'develop': {'exposure': .6, 'bloom': .14},
    },
    'slide-ocean': {
        'scene': 'passage', 'samples': 14, 'render_size': (1440, 960),
        'camera': {'place': (-541, -229, 118), 'target': (-66, -18, 16), 'lens': 55},
        'air': {'haze': 11500, 'haze_colour': (.34, .225, .17), 'fog_base': 1., 'textured': True}, 'develop': {'exposure': 1., 'saturation': 1.16},
    },
    'slide-customs': {
        'scene': 'gate', 'samples': 18, 'render_size': (1440, 960),
        'camera': {'place': (-8.3, 32.2, 5.65), 'target': (0, 32.82, 6.12), 'lens': 87},
        'air': {'haze': 1500, 'haze_colour': (.09, .10, .13), 'textured': True, 'defocused': {'focus': 8.4, 'aperture': .06}},
        'develop': {'exposure': .5, 'vignette': .6, 'quality': 88},
    },
    'first-light': {
        'scene': 'first_light', 'retouch': 'mist', 'samples': 40, 'noise': .04, 'size': (2560, 1063), 'render_size': (2304, 957),
        'camera': {'place': (-262, -190, 9), 'target': (40, -12, 36), 'lens': 34},
        'air': {'haze': 4400, 'haze_colour': (1.02, .90, .77), 'fog_base': .3, 'calm': True},
        'develop': {'exposure': .13, 'saturation': 1.2, 'vignette': 0, 'bloom': .03, 'grain': .006, 'quality': 95},
    },
}
