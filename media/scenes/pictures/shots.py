"""Every picture's camera, build and development, in one place. Lengths in metres."""

SHOTS = {
    'technical': {
        'scene': 'dry_dock', 'after': 'bronze', 'samples': 36, 'noise': .02, 'render_size': (1800, 1200),
        'camera': {'place': (6.4, 6.6, 3.0), 'target': (13.6, 1.0, 6.6), 'lens': 31},
        'air': {'textured': True, 'defocused': {'focus': 8.2, 'aperture': .05}},
        'develop': {'exposure': .55, 'saturation': .86, 'vignette': .55, 'grain': .013, 'bloom': .12},
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
        'scene': 'chart_table', 'after': 'wide_open', 'samples': 56, 'noise': .025, 'render_size': (1500, 1000),
        'camera': {'place': (-.20, -.52, .30), 'target': (.13, .045, .055), 'lens': 44},
        'air': {'textured': True}, 'develop': {'exposure': .55, 'vignette': .55, 'grain': .015, 'saturation': .95, 'bloom': .12},
    },
    'travel': {
        'scene': 'window_rain', 'drawn': True, 'size': (2560, 1707),
        'develop': {'exposure': .25, 'bloom': .07, 'saturation': 1.12, 'vignette': .35, 'grain': .009, 'quality': 88, 'edges': False},
    },
    'slide-intermodal': {
        'scene': 'crossing', 'after': 'evening_mist', 'samples': 20, 'noise': .03, 'render_size': (1440, 960),
        'camera': {'place': (4, 46.4, 5.35), 'target': (100, 44.9, 9.4), 'lens': 80},
        'air': {'textured': True}, 'develop': {'exposure': .12, 'bloom': .16, 'saturation': .98, 'vignette': .5, 'grain': .013},
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
