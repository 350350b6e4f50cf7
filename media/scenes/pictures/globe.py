"""The night side of the Earth over the Indian Ocean, drawn ray by ray: no render needed.

Lengths in Earth radii. Towns are real places with a procedural spread; sea lanes are the main routes by way-points,
drawn as the many tracks that ships leave, not as one line.
"""
import cv2
import numpy as np

from coast import land

MAP = (8192, 4096)
EYE = (7.5, 63.0, 1.50)  # latitude, longitude, distance from the centre
AIM = (27.0, 72.5)
UP_TURN, FIELD, SHIFT = -8., .74, (.03, .10)  # degrees, half width of the view as a tangent, parts of the frame
SUN = (38., 168.)  # latitude and longitude under the sun: just behind the limb, to the right
AMBER, TEAL = np.array([1., .60, .24], np.float32), np.array([.30, .80, .85], np.float32)

TOWNS = '''19.1 72.9 10;28.6 77.2 10;22.6 88.4 8;13.1 80.3 7;13 77.6 7;17.4 78.5 7;23 72.6 7;18.5 73.9 6;21.2 72.8 5;24.9 67 8;
31.5 74.3 7;33.7 73 5;23.8 90.4 8;6.9 79.9 4;27.7 85.3 3;34.5 69.2 3;35.7 51.4 8;33.3 44.4 6;24.7 46.7 7;21.5 39.2 6;25.2 55.3 8;
24.4 54.4 6;25.3 51.5 6;29.4 48 6;23.6 58.4 4;26.2 50.6 4;26.4 50.1 5;31.9 35.9 4;32.1 34.8 6;33.9 35.5 4;33.5 36.3 3;30 31.2 10;
31.2 29.9 6;41 29 9;39.9 32.9 5;38.4 27.1 5;38 23.7 5;41.3 69.2 5;43.2 76.9 4;55.8 37.6 8;1.35 103.8 8;3.1 101.7 7;-6.2 106.8 9;
-7.3 112.7 6;13.8 100.5 9;10.8 106.7 7;21 105.8 6;22.3 114.2 8;23.1 113.3 9;30.6 104.1 7;29.6 106.5 6;34.3 108.9 6;-1.3 36.8 4;
-4 39.7 3;-6.8 39.3 4;9 38.7 4;15.6 32.5 4;11.6 43.1 2;16.9 96.2 4;3.6 98.7 4;-18.9 47.5 2;29.6 52.5 4;32.6 51.7 5;36.3 59.6 5;
38.1 46.3 4;40.2 44.5 3;41.7 44.8 3;40.4 49.9 4;37.9 58.4 3;39.7 66.9 3;30.2 71.5 4;31.4 73.1 5;26.9 75.8 5;26.9 80.9 6;26.4 80.3 5;
25.6 85.1 5;25.3 83 5;23.3 77.4 4;22.7 75.9 5;21.1 79.1 5;17.7 83.3 4;16.5 80.6 4;11 77 5;9.9 78.1 4;9.9 76.3 5;8.5 76.9 4;12.3 76.6 3;
15.3 75.1 3;20.3 85.8 4;21.2 81.6 3;23.4 85.3 4;30.9 75.9 5;30.7 76.8 4;26.1 91.7 4;15.4 44.2 3;12.8 45 3;14.5 49.1 2;2 45.3 2;
17 54.1 2;22.3 39.1 3;21.4 39.8 4;24.5 39.6 3;18.2 42.5 3;30.5 47.8 4;36.3 43.1 3;36.2 44 3;22.3 91.8 4;22 96.1 3;27.2 31.2 3;26.6 31.7 3;
25.7 32.6 3;24.1 32.9 3;28.1 30.8 3;29.3 30.8 4;30.8 31 5;31 31.4 4;0.3 32.6 3;-3.4 36.7 2;25.4 68.4 4;27.7 68.9 3;22.3 70.8 4;22.3 73.2 5'''
# Where lights lie in strings: latitude and longitude along a river or plain, spread in degrees, how many.
STRINGS = (([(31.2, 30.4), (30, 31.2), (28, 30.8), (26.2, 32), (25.6, 32.7), (24, 32.9)], .10, 900),
           ([(31.2, 30), (31.4, 31.8), (30.6, 32.2), (30, 31.2)], .35, 700),
           ([(33.6, 73), (31.5, 74.3), (30.9, 75.8), (28.7, 77.2), (26.8, 80.9), (25.6, 85.1), (23.8, 88)], .75, 3200),
           ([(31.5, 73), (29.5, 71.3), (27.5, 68.8), (25.2, 68.2)], .45, 700),
           ([(19.2, 73), (21.2, 72.9), (23, 72.6)], .30, 700), ([(19, 73), (18.5, 73.9), (17, 74.4), (15.4, 75)], .3, 400),
           ([(8.3, 77), (9.9, 76.3), (11.3, 75.8), (12.9, 74.9)], .16, 700), ([(13, 80.2), (11, 79.6), (9.8, 78.2), (8.6, 77.8)], .45, 700),
           ([(13, 77.6), (11.2, 77.3), (10.8, 76.7)], .4, 500), ([(17.5, 78.4), (16.5, 80.6), (17.7, 83.2)], .4, 500),
           ([(29.4, 48), (27, 49.6), (26.3, 50.1)], .18, 300), ([(24.4, 54.4), (25.2, 55.3), (25.8, 56)], .10, 400),
           ([(23.6, 58.4), (24.3, 56.8)], .08, 160), ([(35.7, 51.4), (34.6, 50.9), (32.6, 51.7)], .3, 250),
           ([(33.3, 44.4), (31.9, 45), (30.5, 47.7)], .3, 350), ([(36.3, 59.5), (36.6, 53), (37.2, 49.8)], .3, 300))
LANES = (([(12.2, 47), (13.2, 52), (15.5, 61), (18.9, 72.6)], AMBER, 1.), ([(18.9, 72.6), (21.5, 66), (24.6, 59.4), (26.5, 56.6), (25.4, 55)], AMBER, .9),
         ([(18.9, 72.6), (12, 73.9), (7.4, 76.8), (5.7, 79.5)], AMBER, .8), ([(18.9, 72.6), (8, 60), (-4, 40.2)], AMBER, .55),
         ([(18.9, 72.6), (4, 66), (-14, 59), (-30, 44)], AMBER, .45), ([(12.2, 47), (12.6, 52.5), (10.8, 58), (7.6, 68), (5.6, 79.5), (5.8, 88), (5.9, 95), (4, 99.5), (1.3, 103.6)], TEAL, 1.),
         ([(12.2, 47), (11.9, 44.6), (12.6, 43.35), (13.6, 42.7), (20, 38.6), (27, 34.6), (29.8, 32.6), (31.4, 32.4), (34.5, 24)], TEAL, 1.),
         ([(26.4, 56.8), (22.8, 60.4), (15, 66), (6.2, 77.5)], TEAL, .5), ([(12.6, 52.3), (4, 52.5), (-10, 47), (-25, 38)], TEAL, .4))


def on_sphere(latitude, longitude, radius=1.):
    a, o = np.radians(latitude), np.radians(longitude)
    return np.stack([radius * np.cos(a) * np.cos(o), radius * np.cos(a) * np.sin(o), radius * np.sin(a)], -1).astype(np.float32)


def fractal(shape, first, octaves, seed, fall=.55):
    rng, out = np.random.default_rng(seed), np.zeros(shape, np.float32)
    for i in range(octaves):
        n = int(first * 2 ** i)
        field = rng.standard_normal((max(2, n), max(4, n * 2))).astype(np.float32)
        field = np.concatenate([field, field[:, :2]], 1)
        out += fall ** i * cv2.resize(field, shape[::-1], interpolation=cv2.INTER_CUBIC)
    return out / out.std()


class View:
    """The camera: rays for pixels, pixels for points."""

    def __init__(self, width, height):
        self.width, self.height, self.eye = width, height, on_sphere(*EYE)
        ahead = on_sphere(*AIM) - self.eye
        ahead /= np.linalg.norm(ahead)
        right = np.cross(ahead, self.eye)
        right /= np.linalg.norm(right)
        up = np.cross(right, ahead)
        turn = np.radians(UP_TURN)
        self.frame = np.stack([right * np.cos(turn) + up * np.sin(turn), up * np.cos(turn) - right * np.sin(turn), ahead]).astype(np.float32)

    def rays(self):
        x = ((np.arange(self.width) + .5) / self.width * 2 - 1 - 2 * SHIFT[0]) * FIELD
        y = (1 - (np.arange(self.height) + .5) / self.height * 2 - 2 * SHIFT[1]) * FIELD * self.height / self.width
        way = np.stack(np.broadcast_arrays(x[None], y[:, None], np.float32(1)), -1).astype(np.float32) @ self.frame
        return way / np.linalg.norm(way, axis=-1, keepdims=True)

    def project(self, points):
        """Pixels, and how squarely each point faces the eye (0 or less: beyond the limb)."""
        off = points - self.eye
        local = off @ self.frame.T
        facing = -(off * points).sum(-1) / np.linalg.norm(off, axis=-1)
        x = (local[..., 0] / local[..., 2] / FIELD + 1 + 2 * SHIFT[0]) / 2 * self.width
        y = (1 - 2 * SHIFT[1] - local[..., 1] / local[..., 2] / FIELD * self.width / self.height) / 2 * self.height
        return np.stack([x, y], -1), np.where(local[..., 2] > 0, facing, -1)


def lookup(texture, point):
    latitude, longitude = np.arcsin(np.clip(point[..., 2], -1, 1)), np.arctan2(point[..., 1], point[..., 0])
    h, w = texture.shape[:2]
    return cv2.remap(texture, ((longitude / np.pi + 1) / 2 * w).astype(np.float32), ((.5 - latitude / np.pi) * h).astype(np.float32),
                     cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP).astype(np.float32)


def towns(view, ground):
    """Light of towns as an image."""
    rng, spots = np.random.default_rng(5), []
    for entry in TOWNS.replace('\n', '').split(';'):
        latitude, longitude, size = map(float, entry.split())
        for count, spread, power in ((int(26 * size), .020 * size, 1.), (int(14 * size ** 1.3), .085 * size, .32), (int(10 * size ** 1.3), .30 * size, .16)):
            d, a = np.abs(rng.normal(0, spread, count)), rng.uniform(0, 6.283, count)
            spots.append(np.stack([latitude + d * np.sin(a), longitude + d * np.cos(a), power * rng.pareto(2.2, count).clip(0, 5)], 1))
        arms = rng.uniform(0, 6.283, int(2 + size / 2))
        for arm in arms:  # roads out of town
            d = rng.exponential(.10 * size, int(5 * size))
            bend = arm + d * rng.normal(0, .15)
            spots.append(np.stack([latitude + d * np.sin(bend), longitude + d * np.cos(bend), .22 * rng.pareto(2.5, len(d)).clip(0, 4)], 1))
    for line, spread, count in STRINGS:
        line, f = np.array(line), rng.uniform(0, len(line) - 1.001, count)
        i = f.astype(int)
        at = line[i] + (line[i + 1] - line[i]) * (f - i)[:, None] + rng.normal(0, spread, (count, 2))
        spots.append(np.concatenate([at, .30 * rng.pareto(2.0, (count, 1)).clip(0, 6)], 1))
    # Villages: around towns, thinned by noise so that they clot.
    seats = np.concatenate(spots)[:, :2]
    villages = seats[rng.integers(0, len(seats), 26000)] + rng.normal(0, 1.3, (26000, 2)) * rng.random((26000, 1)) ** .6
    clots = fractal((1024, 2048), 64, 5, 3)
    dense = clots[((.5 - villages[:, 0] / 180) * 1024).astype(int) % 1024, ((villages[:, 1] / 360 + .5) * 2048).astype(int) % 2048]
    villages = villages[dense > .2]
    spots.append(np.concatenate([villages, .13 * rng.pareto(2.0, (len(villages), 1)).clip(0, 7)], 1))
    spots = np.concatenate(spots)
    points = on_sphere(spots[:, 0], spots[:, 1])
    rows = np.resize(points, (-(-len(points) // 512), 512, 3))  # cv2.remap takes no long lines
    onshore = lookup(ground, rows).ravel()[:len(points)] > 110
    pixels, facing = view.project(points)
    inside = onshore & (facing > .02) & (pixels[:, 0] > 2) & (pixels[:, 1] > 2) & (pixels[:, 0] < view.width - 3) & (pixels[:, 1] < view.height - 3)
    image = np.zeros((view.height, view.width), np.float32)
    x, y, power = *pixels[inside].T, spots[inside, 2] * np.clip(facing[inside] * 2.2, .15, 1)
    for dx in (0, 1):
        for dy in (0, 1):
            weight = np.where(dx, x % 1, 1 - x % 1) * np.where(dy, y % 1, 1 - y % 1)
            np.add.at(image, (y.astype(int) + dy, x.astype(int) + dx), weight * power)
    scale = view.width / 1920
    sharp = cv2.GaussianBlur(image, (0, 0), .75 * scale)
    return sharp * 2.3 + cv2.GaussianBlur(image, (0, 0), 2.4 * scale) * 1.5 + cv2.GaussianBlur(image, (0, 0), 9 * scale) * 1.4


def lanes(view):
    """Tracks of ships as an image in colour: many thin lines, densest in the middle, broken by chance."""
    rng = np.random.default_rng(8)
    image = np.zeros((view.height, view.width, 3), np.float32)
    for way, colour, strength in LANES:
        marks = on_sphere(*np.array(way, np.float32).T)
        dense = np.concatenate([marks[i] + (marks[i + 1] - marks[i]) * np.linspace(0, 1, 60, endpoint=False)[:, None] for i in range(len(marks) - 1)] + [marks[-1:]])
        for _ in range(90):
            dense[1:-1] = .5 * dense[1:-1] + .25 * (dense[:-2] + dense[2:])
        dense /= np.linalg.norm(dense, axis=1, keepdims=True)
        s = np.linspace(0, 1, len(dense))
        along = np.gradient(dense, axis=0)
        across = np.cross(along, dense)
        across /= np.linalg.norm(across, axis=1, keepdims=True)
        for _ in range(70):
            sway = rng.normal(0, .0075) * rng.random() + .003 * np.sin(s * rng.uniform(3, 9) + rng.uniform(0, 6)) * rng.normal()
            track = (dense + across * (sway * np.sin(np.pi * s) ** .5)[:, None]) * 1.0004
            pixels, facing = view.project(track)
            start = rng.uniform(-.3, .7)
            length = rng.uniform(.25, 1.)
            layer = np.zeros((view.height, view.width), np.uint8)
            keep = (s > start) & (s < start + length) & (facing > .02)
            if keep.sum() > 2:
                cv2.polylines(layer, [np.round(pixels[keep] * 16).astype(np.int32)], False, int(255 * rng.random() ** 1.6), 1, cv2.LINE_AA, 4)
                image += layer[..., None] / 255. * colour * (.019 * strength)
        pixels, facing = view.project(dense * 1.0004)
        for i in rng.integers(0, len(dense), 16):  # ships
            x, y = pixels[i] + rng.normal(0, 2.5, 2)
            if facing[i] > .05 and 3 < x < view.width - 3 and 3 < y < view.height - 3:
                cv2.circle(image, (round(x * 16), round(y * 16)), 10, tuple(float(c) * .8 * strength for c in colour), -1, cv2.LINE_AA, 4)
    scale = view.width / 1920
    return image + cv2.GaussianBlur(image, (0, 0), 2.2 * scale) * .8 + cv2.GaussianBlur(image, (0, 0), 10 * scale) * .6


def draw(width, height, work):
    """Linear light, and a depth that says where the Earth is."""
    view = View(width, height)
    ground = np.zeros(MAP[::-1], np.uint8)
    rings = land(work)
    for ring in rings:
        cv2.fillPoly(ground, [np.round((ring * (1, -1) + (180, 90)) / 360 * MAP[0] * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    way = view.rays()
    near = -(way @ view.eye)
    closest2 = (view.eye @ view.eye) - near ** 2
    hit = (closest2 < 1) & (near > 0)
    t = near - np.sqrt(np.maximum(1 - closest2, 0))
    point = view.eye + way * t[..., None]
    facing = np.clip(-(way * point).sum(-1), 0, 1)
    sun = on_sphere(*SUN)
    day = (point @ sun)
    soil, shelf = lookup(ground, point) / 255, lookup(cv2.GaussianBlur(ground, (0, 0), 26), point) / 255
    relief, cloud = lookup(fractal((2048, 4096), 20, 8, 7), point), lookup(np.clip(fractal((2048, 4096), 7, 9, 11) * .62 + fractal((2048, 4096), 3, 3, 12) * .4 - .45, 0, 1.6), point)
    sea = np.array([.0014, .0046, .0105], np.float32) + shelf[..., None] * np.array([.0020, .0065, .0100], np.float32)
    earth = np.array([.0088, .0112, .0140], np.float32) * (1 + .30 * relief[..., None]).clip(.3, 2)
    colour = sea * (1 - soil[..., None]) + earth * soil[..., None]
    moon = on_sphere(10., 40.)
    half = moon - way
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    glint = np.clip((half * point).sum(-1), 0, 1) ** 60 * (1 - soil)
    colour += glint[..., None] * np.array([.010, .016, .024], np.float32)
    veil = np.clip(cloud, 0, 1)[..., None]
    colour = colour * (1 - .55 * veil) + veil * np.array([.016, .021, .030], np.float32)
    glow = towns(view, ground)[..., None]
    tint = np.array([1., .62, .27], np.float32) * np.clip(1 - glow * .10, .6, 1) + np.array([0, .16, .30], np.float32) * np.clip(glow * .08, 0, .8)
    colour += glow * tint * .30 * (1 - .75 * veil)
    shore = np.zeros((height, width), np.uint8)
    for ring in rings:
        pixels, square = view.project(on_sphere(ring[:, 1], ring[:, 0]))
        seen = (square > .04) & (abs(pixels) < 8000).all(1)
        for i in np.nonzero(seen[:-1] & seen[1:])[0]:
            cv2.polylines(shore, [np.round(pixels[i:i + 2] * 16).astype(np.int32)], False, 255, 1, cv2.LINE_AA, 4)
    colour += shore[..., None] / 255. * np.array([.007, .024, .030], np.float32)
    colour += lanes(view) * 1.0
    # Dawn beyond the limb: the air brightens towards the sun and towards grazing sight.
    dawn = np.clip((day + .42) / .62, 0, 1) ** 2.2
    colour += (dawn * (1 - facing) ** 1.5)[..., None] * np.array([.030, .085, .20], np.float32)
    colour += ((1 - facing) ** 5)[..., None] * np.array([.010, .030, .062], np.float32)
    colour = np.where(hit[..., None], colour, 0)
    # Air above the limb, by the height of the ray's closest point.
    height_ = np.sqrt(np.maximum(closest2, 1)) - 1
    foot = view.eye + way * near[..., None]
    foot /= np.linalg.norm(foot, axis=-1, keepdims=True)
    light = np.clip((foot @ sun + .30) / .75, 0, 1)[..., None] ** 1.8
    haze = np.exp(-height_ / .0085)[..., None] * np.array([.09, .26, .66], np.float32) * (light * 1.1 + .03)
    haze += np.exp(-height_ / .0026)[..., None] * np.array([1.0, .50, .20], np.float32) * light ** 2.2 * 1.1
    haze += np.exp(-((height_ - .0150) / .0022) ** 2)[..., None] * np.array([.002, .006, .005], np.float32)
    rng = np.random.default_rng(3)
    stars = np.zeros((height, width), np.float32)
    count = 420
    stars[rng.integers(0, height, count), rng.integers(0, width, count)] = rng.pareto(2.2, count).clip(0, 4) * .10
    colour = np.where(hit[..., None], colour, haze + cv2.GaussianBlur(stars, (0, 0), .7)[..., None])
    edge = cv2.GaussianBlur(hit.astype(np.float32), (0, 0), 1.0)
    soft = cv2.GaussianBlur(colour, (0, 0), 1.0)
    rim = (np.abs(edge - .5) < .45)[..., None]
    return np.where(rim, soft, colour).astype(np.float32)
