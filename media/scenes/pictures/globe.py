"""India and the Arabian Sea by day from space, drawn ray by ray: no render needed.

Lengths in Earth radii. Coasts are real; colours of the land, ranges and weather are laid by hand where the atlas has
them and broken up by noise.
"""
import cv2
import numpy as np

from coast import land

EYE = (8.0, 67.5, 1.46)  # latitude, longitude, distance from the centre
AIM = (26.5, 75.0)
UP_TURN, FIELD, SHIFT = -8., .72, (.04, .10)  # degrees, half width of the view as a tangent, parts of the frame
SUN = (14., 38.)  # latitude and longitude under the sun: the early afternoon of the west, so that ranges throw shade
WEST, SOUTH, EAST, NORTH, DEGREE = 5, -45, 121, 60, 48  # the map: its edges, and texels to a degree

# Latitude, longitude, spread in degrees, linear colour.
GROUND = np.array([[float(word) for word in line.split()] for line in '''
8.5 77 1.3 .045 .075 .026;12.5 75.4 1.2 .042 .072 .026;16.5 73.7 .9 .060 .080 .032;20 73.2 .8 .085 .092 .042;18.5 76 2.2 .150 .118 .068
15.5 77 2.2 .155 .112 .066;12 78.5 1.8 .120 .104 .056;16.5 80.8 1.3 .085 .092 .042;20 79.5 2.2 .105 .096 .048;22.5 76.5 2.2 .150 .122 .068
22 70.8 1.6 .175 .138 .080;23.9 69.8 .9 .270 .235 .180;27 71.5 2.4 .300 .222 .130;28.5 70 1.4 .320 .240 .145;30.8 74 1.9 .098 .108 .050
28.5 78 2 .110 .112 .054;26.5 82.5 2.2 .105 .110 .052;25.4 87 1.8 .088 .102 .046;23.5 90 1.8 .058 .082 .034;21.5 83 2 .068 .082 .036
23.5 82 1.8 .078 .086 .038;25.8 93.5 2 .040 .068 .026;7.5 80.8 1 .048 .076 .028;26.5 67.5 1.5 .200 .155 .090;25.3 68.6 .8 .095 .100 .048
28.5 65 3 .290 .220 .140;31 63.5 2.5 .330 .252 .160;33.5 66.5 2.5 .245 .190 .125;32.5 55 3.5 .300 .232 .150;36 60 3 .250 .200 .125
29.5 58.5 2 .330 .258 .170;36.8 51.5 1.2 .090 .098 .048;34 47 2 .185 .150 .090;22 53 4 .430 .305 .175;19.5 49 4 .450 .315 .178
27 44 4 .390 .270 .155;24.5 46 2.5 .400 .275 .160;16 45 1.4 .205 .152 .098;18 55.5 2.2 .380 .285 .180;23 57.3 1.2 .235 .180 .125
21 41.5 1.4 .250 .185 .120;31 38 4 .370 .290 .185;33 42 3 .310 .250 .160;26 32 4 .440 .345 .220;20 31 4 .420 .315 .195
15.5 34 3 .230 .175 .100;9.5 38.5 3 .098 .102 .050;6 45 3 .310 .205 .120;10 48.5 2.5 .330 .235 .145;1 40 3 .240 .165 .095
-4 38 3 .120 .112 .058;-8 33 4 .090 .100 .048;0 30 3 .050 .078 .028;39 59 4 .340 .280 .185;42 62 4 .330 .272 .180
45 68 6 .260 .215 .135;40.5 47 2 .170 .150 .088;40 42 3 .160 .140 .080;38.5 67.5 2.5 .235 .190 .120;32.5 84 4 .270 .218 .160
34.5 92 5 .250 .205 .150;37.5 82 4 .360 .300 .215;38.5 90 4 .300 .245 .170;30.5 98 3 .135 .125 .070;28 103 3 .070 .088 .038
21.5 96.5 3 .078 .090 .040;17 96 2 .062 .084 .034;15.5 102 3 .090 .100 .046;19 101 3 .046 .074 .028;3 101 4 .040 .070 .026'''.strip().replace('\n', ';').split(';')])
# Ranges: latitude and longitude along them, half breadth in degrees, height, how far down snow lies.
RANGES = (([(35.6, 72.5), (34, 75.5), (32.2, 77.5), (30.6, 79.5), (29, 82.5), (28, 85.5), (27.8, 88.5), (28.2, 92), (29, 95.5)], .85, 1.25, .62),
          ([(36.4, 70.5), (36.4, 74), (35.7, 76.5), (34.6, 79)], 1.0, 1.2, .60), ([(34.8, 67), (36, 70.5)], .8, .9, .35),
          ([(38.3, 72.5), (39.5, 74), (41.5, 77), (42.5, 82)], 1.1, 1.1, .50), ([(36.2, 78), (36, 84), (37.2, 90)], .9, .9, .42),
          ([(37.5, 45), (33.3, 48.8), (30.5, 51.5), (28, 54.5), (27.4, 57)], 1.2, .75, .12), ([(36.4, 49.5), (36, 52.5), (37, 56)], .5, .7, .2),
          ([(20.6, 73.7), (18, 73.7), (15.5, 74.2), (13, 75.2), (11.2, 76.4), (9.8, 77.1), (8.5, 77.4)], .30, .42, 0),
          ([(27.5, 36), (21.3, 40.3), (18, 42.6), (15, 44.2)], .8, .6, 0), ([(24.6, 56.4), (23.3, 57.6), (22.7, 59)], .40, .55, 0),
          ([(31, 69.8), (28.5, 67), (26, 66)], .8, .6, 0), ([(27, 95), (23.5, 94), (20, 94)], .8, .5, 0),
          ([(13.5, 39.2), (9.5, 39.5), (6.5, 38.5)], 1.2, .6, 0), ([(24.5, 73), (25.8, 74)], .4, .3, 0), ([(22, 76), (22.3, 79)], .4, .3, 0),
          ([(30, 97), (27, 99.5)], 2., .8, .25))
# Weather: latitude, longitude, spread north to south and east to west in degrees, how much of it.
WEATHER = ((1, 62, 4.0, 16, .50), (3, 80, 3.2, 9, .62), (-4, 52, 4, 10, .4), (11.5, 88, 4.5, 4, .62), (17, 91.5, 3.5, 4, .40), (6.5, 95, 6, 6, .85),
           (22, 95.5, 5, 4, .50), (27.5, 92, 1.6, 7, .70), (11.0, 72.6, 3.2, .8, .30), (11, 64, 3.2, 5, .16), (19, 62.5, 1.6, 4, .10),
           (16, 102, 8, 8, .55), (30, 104, 6, 6, .75), (8, 40, 5, 5, .50), (0, 36, 7, 6, .65), (42, 46, 5, 9, .60), (47, 62, 6, 14, .50),
           (39, 76, 3, 6, .40), (9, 78.2, 2, 1.6, .22), (19.8, 82, 2.5, 2.4, .22), (22.2, 55, 7, 7, -.75), (27, 72, 5, 7, -.55), (20, 76, 4.5, 5, -.30),
           (24, 46, 8, 7, -.6), (30, 58, 5, 8, -.4), (33, 86, 3, 7, .18), (14, 57, 2.5, 5, .12))
TILE = np.random.default_rng(7).standard_normal((512, 512)).astype(np.float32)


def on_sphere(latitude, longitude, radius=1.):
    a, o = np.radians(latitude), np.radians(longitude)
    return np.stack([radius * np.cos(a) * np.cos(o), radius * np.cos(a) * np.sin(o), radius * np.sin(a)], -1).astype(np.float32)


def rays(width, height):
    eye = on_sphere(*EYE)
    ahead = on_sphere(*AIM) - eye
    ahead /= np.linalg.norm(ahead)
    right = np.cross(ahead, eye)
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)
    turn = np.radians(UP_TURN)
    frame = np.stack([right * np.cos(turn) + up * np.sin(turn), up * np.cos(turn) - right * np.sin(turn), ahead]).astype(np.float32)
    x = ((np.arange(width) + .5) / width * 2 - 1 - 2 * SHIFT[0]) * FIELD
    y = (1 - (np.arange(height) + .5) / height * 2 - 2 * SHIFT[1]) * FIELD * height / width
    way = np.stack(np.broadcast_arrays(x[None], y[:, None], np.float32(1)), -1).astype(np.float32) @ frame
    return eye, way / np.linalg.norm(way, axis=-1, keepdims=True)


def texels(where):
    return ((where[1] - WEST) * DEGREE - .5).astype(np.float32), ((NORTH - where[0]) * DEGREE - .5).astype(np.float32)


def lookup(texture, where):
    return cv2.remap(texture, *texels(where), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).astype(np.float32)


def noise(where, scale, seed):
    """Smooth noise, deviation about 1; `scale` in features to a degree."""
    turn = .6 + seed * 1.7
    x, y = where[1] * .93 * scale, where[0] * scale
    u, v = np.cos(turn) * x - np.sin(turn) * y + seed * 71.3, np.sin(turn) * x + np.cos(turn) * y + seed * 37.9
    return cv2.remap(TILE, (u % 512).astype(np.float32), (v % 512).astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_WRAP)


def fractal(where, scale, octaves, seed, fall=.55, ridged=False):
    total, power = 0, 0
    for i in range(octaves):
        layer = noise(where, scale * 2 ** i, seed + i)
        total = total + fall ** i * (1 - np.abs(layer) * 1.25 if ridged else layer)
        power += fall ** (2 * i)
    return total / np.sqrt(power)


def smooth(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def ranges(where):
    """How high and how snowy the land is."""
    height, snow = np.zeros_like(where[0]), np.zeros_like(where[0])
    for line, breadth, high, white in RANGES:
        off = np.full_like(where[0], 99)
        for (a0, o0), (a1, o1) in zip(line, line[1:]):
            da, do = a1 - a0, o1 - o0
            t = np.clip(((where[0] - a0) * da + (where[1] - o0) * do) / (da * da + do * do), 0, 1)
            off = np.minimum(off, np.hypot(where[0] - a0 - t * da, (where[1] - o0 - t * do) * .87))
        near = np.exp(-(off / breadth) ** 2)
        height, snow = np.maximum(height, high * near), np.maximum(snow, white * near)
    return height, snow


def terrain(where):
    """Linear colour of the land, lit by the sun in the west."""
    strayed = (where[0] + .55 * fractal(where, .5, 5, 21), where[1] + .55 * fractal(where, .5, 5, 31))
    total, weights = np.zeros((*where[0].shape, 3), np.float32), np.full(where[0].shape, 1e-12, np.float32)
    for latitude, longitude, spread, *colour in GROUND:
        d2 = (strayed[0] - latitude) ** 2 + ((strayed[1] - longitude) * .9) ** 2
        weight = np.exp(-d2 / (2 * spread * spread)) + 1e-4 / (1 + d2 * d2)
        total += weight[..., None] * np.array(colour, np.float32)
        weights += weight
    colour = total / weights[..., None]
    level = colour.mean(-1, keepdims=True)
    colour = np.maximum(level + 1.22 * (colour - level), .004) * (level / .22) ** .22
    mottle = fractal(where, 1.2, 6, 41, .72)
    colour *= np.exp(.17 * mottle)[..., None] * np.array([1, 1, 1], np.float32)
    colour *= 1 + np.clip(fractal(where, .8, 5, 51, .65), -2, 2)[..., None] * np.array([.05, .0, -.05], np.float32)
    high, snow = ranges(strayed)
    step = .07
    west = (where[0] - .2 * step, where[1] - step)
    crest, behind = fractal(where, 1.5, 6, 61, .6, True), fractal(west, 1.5, 6, 61, .6, True)
    slope = (crest - behind) * (high + .07)
    colour *= np.clip(1 + 2.2 * slope, .35, 1.7)[..., None]
    rock = smooth(.25, .9, high)[..., None] * .45
    colour = colour * (1 - rock) + np.array([.16, .125, .095], np.float32) * rock * np.clip(1 + 1.2 * slope, .5, 1.5)[..., None]
    white = smooth(.34, .62, snow + .16 * crest - .04)[..., None] * (snow > .02)[..., None]
    return colour * (1 - white) + white * np.array([.74, .77, .80], np.float32) * np.clip(1 + .9 * slope, .55, 1.15)[..., None]


def cloud(where):
    """Share of the ground that clouds hide: masses of weather, and fair-weather cumulus over the open sea."""
    bent = (where[0] + .55 * fractal(where, .30, 6, 71, .62), where[1] + .75 * fractal(where, .30, 6, 81, .62))
    cover = np.full_like(where[0], -.02)
    for latitude, longitude, tall, wide, much in WEATHER:
        cover += much * np.exp(-((bent[0] - latitude) / tall) ** 2 - ((bent[1] - longitude) / wide) ** 2)
    masses = fractal(bent, .34, 8, 91, .62)
    thick = smooth(.05, 1.55, .66 * masses + 1.8 * cover - .42) ** 1.25
    stretched = (bent[0] * 1.9 + .5 * bent[1], bent[1] * .55 - .3 * bent[0])
    veil = smooth(.2, 2.4, fractal(stretched, .5, 7, 101, .62) * .7 + 2.2 * cover) * .5
    cells = fractal(where, 5., 4, 111, .80)
    patches = fractal(where, .35, 5, 121, .6)
    small = smooth(1.25, 3.1, cells + .9 * patches + 1.5 * np.clip(cover, -.6, .5)) * .85
    return np.clip(1 - (1 - thick) * (1 - veil * .55) * (1 - small), 0, 1)


def shore(work):
    texture = np.zeros(((NORTH - SOUTH) * DEGREE, (EAST - WEST) * DEGREE), np.uint8)
    rings = [np.round((ring - (WEST, NORTH)) * (1, -1) * DEGREE * 16).astype(np.int32) for ring in land(work, '10m')]
    cv2.fillPoly(texture, rings, 255, cv2.LINE_AA, 4)  # all at once: rings within rings are lakes
    return texture


def draw(width, height, work):
    """Linear light of every pixel."""
    eye, way = rays(width, height)
    near = -(way @ eye)
    closest2 = (eye @ eye) - near ** 2
    hit = (closest2 < 1) & (near > 0)
    point = eye + way * (near - np.sqrt(np.maximum(1 - closest2, 0)))[..., None]
    facing = np.clip(-(way * point).sum(-1), 0, 1)
    where = np.degrees(np.arcsin(np.clip(point[..., 2], -1, 1))), np.degrees(np.arctan2(point[..., 1], point[..., 0]))
    sun = on_sphere(*SUN)
    day = np.clip(point @ sun, 0, 1)[..., None] ** .8

    ground = shore(work)
    soil = smooth(.3, .7, lookup(ground, where) / 255)[..., None]
    shelf = lookup(cv2.GaussianBlur(cv2.resize(ground, None, fx=.25, fy=.25), (0, 0), 7).repeat(4, 0).repeat(4, 1), where) / 255
    shallow = (shelf ** 1.6 * np.exp(.35 * fractal(where, 1.5, 5, 131)))[..., None]
    deep = np.array([.0045, .0190, .0480], np.float32) * np.exp(.10 * fractal(where, .3, 5, 141))[..., None]
    sea = deep + np.clip(shallow, 0, .8) * np.array([.030, .085, .085], np.float32)
    colour = (sea * (1 - soil) + terrain(where) * soil) * day

    half = sun - way
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    tilt = np.clip((half * point).sum(-1), 0, 1)
    streaks = np.clip(1 + .22 * fractal(where, .5, 6, 151), .5, 1.6)
    colour += ((.16 * tilt ** 90 + .10 * tilt ** 22) * streaks)[..., None] * (1 - soil) * np.array([1., .93, .80], np.float32)

    shade = (where[0] - .10, where[1] - .26)
    veil = cloud(where)[..., None]
    colour *= 1 - .5 * cloud(shade)[..., None] * (1 - veil)
    relief = np.clip(.91 + .10 * fractal(where, 3.2, 5, 161, .7) + .05 * fractal(where, .8, 4, 171), .6, 1.12)[..., None]
    colour = colour * (1 - veil) + veil * np.array([.84, .86, .89], np.float32) * day * relief * (.72 + .28 * veil)

    # Air: what it takes from the ground and what it scatters, more the flatter the sight.
    path = 1 / np.maximum(facing, .08)[..., None]
    through = np.exp(-path * np.array([.022, .044, .088], np.float32))
    colour = colour * through + (1 - through) * np.array([.30, .44, .70], np.float32) * day
    height_ = np.sqrt(np.maximum(closest2, 1)) - 1
    foot = eye + way * near[..., None]
    foot /= np.linalg.norm(foot, axis=-1, keepdims=True)
    lit = np.clip((foot @ sun + .15) / .8, 0, 1)[..., None]
    air = np.exp(-height_ / .0045)[..., None] * np.array([.28, .50, .85], np.float32) * lit
    air += np.exp(-height_ / .0130)[..., None] * np.array([.010, .035, .11], np.float32) * lit
    inside = cv2.GaussianBlur(hit.astype(np.float32), (0, 0), 1.1 * width / 1920)[..., None]
    return (colour * inside + air * (1 - inside)).astype(np.float32)
