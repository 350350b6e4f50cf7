"""A port city at night from the air: lamps along streets laid out district by district, a dark bay, glow in the haze."""
import cv2
import numpy as np

HIGH, REACH = 2300., 42000.  # metres: above the ground, and how far lamps are laid out
SODIUM, LED, HOME = (1., .55, .20), (.80, .92, 1.), (1., .74, .44)


def smooth_noise(luck, size, x, y):
    """Between -1 and 1 or so at x and y, with features about `size` metres wide."""
    grid = cv2.GaussianBlur(luck.standard_normal((256, 256)).astype(np.float32), (0, 0), 1.2, borderType=cv2.BORDER_REPLICATE)
    grid /= grid.std() * 1.6
    u, v = (x / size * 1.5) % 250 + 2, (y / size * 1.5) % 250 + 2
    i, j = u.astype(int), v.astype(int)
    a, b = u - i, v - j
    return (grid[j, i] * (1 - a) + grid[j, i + 1] * a) * (1 - b) + (grid[j + 1, i] * (1 - a) + grid[j + 1, i + 1] * a) * b


def shore(d):
    """Where the coast is, metres to the right, `d` metres ahead: two bays between points."""
    return 1500 - .34 * d + 900 * np.sin(d / 2100 + .6) + 380 * np.sin(d / 1010) + 90 * np.sin(d / 310 + 1) + 40 * np.sin(d / 120)


def density(r, d):
    """How densely built, 0 to about 1.2."""
    patches = smooth_noise(luck_of(3), 4200, r + 60000, d) + .5 * smooth_noise(luck_of(4), 1300, r + 60000, d)
    return np.clip(.70 + .55 * patches - np.clip(r - shore(d) - 9000, 0, None) / 34000 + .1, 0, 1.2)


def lamps(luck):
    """Place (right, ahead, up), power and colour of every lamp."""
    places, powers, colours = [], [], []

    def lay(right, ahead, power, colour, up=8.):
        places.append(np.stack([right, ahead, np.broadcast_to(up, right.shape)], 1))
        powers.append(np.broadcast_to(power, right.shape))
        colours.append(np.broadcast_to(np.asarray(colour, np.float64), (len(right), 3)))

    count = 2300
    ahead = 1500 + (REACH - 1500) * luck.random(count) ** 1.6
    centres = np.stack([(luck.random(count) * 2 - 1) * (.8 * ahead + 1200), ahead], 1)
    for n, (cr, cd) in enumerate(centres):
        dense = density(np.array([cr]), np.array([cd])).item()
        if dense < .10:
            continue
        near = centres[np.argsort(np.hypot(*(centres - (cr, cd)).T))[1:14]]
        wide = np.hypot(*(near[5] - (cr, cd))) * .9
        inside = lambda r, d: np.all(np.hypot(r - cr, d - cd)[:, None] < np.hypot(r[:, None] - near[:, 0], d[:, None] - near[:, 1]), 1)
        turn, coarse = luck.random() * np.pi, 1 + cd / 12000
        pitch, block = luck.uniform(22, 34) * coarse, luck.uniform(60, 125) * coarse
        colour = SODIUM if luck.random() < .66 else LED
        along, across = np.meshgrid(np.arange(-wide, wide, pitch), np.arange(-wide, wide, block))
        for a, b, power in ((along, across, .9), (across, along, .5)):
            a, b = a.ravel(), b.ravel()
            b = b + 22 * np.sin(a / 330 + n)
            r, d = cr + a * np.cos(turn) - b * np.sin(turn), cd + a * np.sin(turn) + b * np.cos(turn)
            keep = inside(r, d) & (luck.random(r.size) < .9 * min(1, dense + .3))
            many = keep.sum()
            lay(r[keep] + luck.normal(0, 2, many), d[keep] + luck.normal(0, 2, many), power * coarse ** 2 * dense * np.exp(luck.normal(-.3, .6, many)), colour)
        many = int(2.2 * dense * (wide / 16) ** 2 / coarse ** 2)
        homes = luck.uniform(-wide, wide, (many, 2)) + (cr, cd)
        homes = homes[inside(*homes.T)]
        many = len(homes)
        tint = np.where(luck.random((many, 1)) < .7, HOME, LED)
        lay(*homes.T, .20 * coarse ** 2 * np.exp(luck.normal(-.6, 1., many)), tint, 5 + 20 * luck.random(many))
        if cd < 15000 and dense > .75 and luck.random() < .5:  # towers: a few lit windows on every floor
            for _ in range(luck.integers(1, 5)):
                r, d, floors = cr + luck.normal(0, 200), cd + luck.normal(0, 200), luck.integers(10, 34)
                lit = floors * 3
                lay(r + luck.integers(-2, 3, lit) * 5., np.full(lit, d), .16 * np.exp(luck.normal(-.5, .8, lit)), HOME, luck.integers(1, floors, lit) * 3.4)
                lay(np.array([r]), np.array([d]), .9, (1, .05, .03), floors * 3.4 + 4)
    for _ in range(30):  # thoroughfares, with traffic on them
        start, turn = np.array([luck.uniform(-3000, 9000), luck.uniform(2500, 20000)]), luck.choice((.25, 1.75)) + luck.normal(0, .22)
        s = np.arange(-9000, 9000, 23.)
        bend = 260 * np.sin(s / 3600 + luck.random() * 6) + 50 * np.sin(s / 900 + luck.random() * 6)
        r, d = start[0] + s * np.cos(turn) - bend * np.sin(turn), start[1] + s * np.sin(turn) + bend * np.cos(turn)
        share = np.clip(density(r, d) * 1.6, 0, 1) * np.clip(2.4 - np.abs(s) / 3500, 0, 1)
        colour = SODIUM if luck.random() < .75 else LED
        for side in (-9, 9):
            lay(r - side * np.sin(turn), d + side * np.cos(turn), luck.uniform(.7, 1.3) * share * np.exp(luck.normal(0, .3, r.size)), colour, 12.)
        lay(r + luck.normal(0, 4, r.size), d + luck.normal(0, 9, r.size), .6 * share * luck.random(r.size), (1, .9, .72), 1.)
    d = np.arange(1500, 24000, 19.)  # the esplanade
    lay(shore(d) + 45, d, 1.5 * np.exp(luck.normal(0, .3, d.size)), SODIUM, 10.)
    places, powers, colours = np.concatenate(places), np.concatenate(powers), np.concatenate(colours)
    land = places[:, 0] > shore(places[:, 1]) + 25
    places, powers, colours = places[land], powers[land], colours[land]
    ships = 34  # at anchor
    d = luck.uniform(2600, 20000, ships)
    r = shore(d) - 700 - luck.random(ships) ** 1.5 * .5 * d
    for k in range(3):
        places = np.concatenate([places, np.stack([r + k * 38, d + luck.normal(0, 8, ships), np.full(ships, 18.)], 1)])
        powers, colours = np.concatenate([powers, np.full(ships, (1.4, .5, 1.1)[k])]), np.concatenate([colours, np.tile((1, .88, .68), (ships, 1))])
    return places, powers, colours


def luck_of(seed):
    return np.random.default_rng(seed)


def draw(eye, ways, project, height, width):
    """Light of ground and sky for every pixel. `project` takes directions (n, 3) to x and y in pixels; ahead is -y, right is -x."""
    places, powers, colours = lamps(luck_of(8))
    looks = np.array([.29, -1.]) / np.hypot(.29, 1)  # the way ahead, in the scene's x and y
    offs = np.column_stack([places[:, :1] * np.array([[looks[1], -looks[0]]]) + places[:, 1:2] * looks, places[:, 2] - HIGH])
    far = np.linalg.norm(offs, axis=1)
    offs[:, 2] -= (far / 1000) ** 2 * .0785  # the earth is round
    x, y, front = project(offs)
    light = powers * (width / 640) ** 2 * (3600 / far) ** 2 * np.exp(-far / 17000)  # a lamp is a point, a pixel an area
    # Trees and houses hide many a lamp, the more the flatter the look.
    light *= np.exp(luck_of(5).normal(0, .5, light.size))
    keep = front & (x > 1) & (x < width - 2) & (y > 1) & (y < height - 2)
    x, y, tint = x[keep], y[keep], (colours * light[:, None])[keep]
    tint = tint * (1 - (1 - np.exp(-far[keep] / 26000))[:, None] * np.array((0, .12, .34)))
    i, j = x.astype(int), y.astype(int)
    a, b = x - i, y - j
    seen = np.zeros((height * width, 3))
    for di, dj, share in ((0, 0, (1 - a) * (1 - b)), (1, 0, a * (1 - b)), (0, 1, (1 - a) * b), (1, 1, a * b)):
        at = (j + dj) * width + i + di
        for c in range(3):
            seen[:, c] += np.bincount(at, tint[:, c] * share, height * width)
    seen = seen.reshape(height, width, 3).astype(np.float32)
    up = ways[..., 2]
    dip = -np.sqrt(2 * HIGH / 6.371e6)
    wide = lambda k, ky: cv2.GaussianBlur(seen, (0, 0), width * k, sigmaY=width * ky)
    lit = 1.5 * cv2.GaussianBlur(seen, (0, 0), .75 * width / 1920) + .35 * wide(.0022, .0014) + .40 * wide(.008, .004)  # lamps, what they light, haze
    sky = np.clip((up - dip) / .5, 0, 1)[..., None]
    base = np.array((.0052, .0088, .0170)) * (1 - sky) + np.array((.0016, .0034, .0100)) * sky
    ground = np.clip((dip - up) / .35, 0, 1)[..., None]
    base = np.where(up[..., None] < dip, np.array((.0050, .0078, .0135)) * (1 - ground) + np.array((.0010, .0020, .0038)) * ground, base)
    dome = np.exp(-np.abs(up - dip) / .045)[..., None]
    return (base + .6 * lit + .55 * dome * wide(.11, .03) + .022 * dome * np.array((1, .72, .48))).astype(np.float32)


def retouch(file):
    """Faint lamps melt into the glow: a picture of points alone takes twice the bytes on the page."""
    picture = cv2.imread(file).astype(np.float32) / 255
    colour = np.where(picture <= .04045, picture / 12.92, ((picture + .055) / 1.055) ** 2.4).astype(np.float32)
    y = (np.arange(colour.shape[0], dtype=np.float32) / colour.shape[0])[:, None, None]
    glow = cv2.GaussianBlur(colour, (0, 0), 7)
    points = cv2.GaussianBlur(colour, (0, 0), .6) - glow
    bright = np.clip((np.maximum(points.max(2, keepdims=True), 0) - .02) / .10, 0, 1)
    kept = (.40 + .60 * bright * bright * (3 - 2 * bright)) * (1 - .30 * np.clip((.62 - y) / .25, 0, 1))
    town = np.clip((glow.max(2, keepdims=True) - .022) / .02, 0, 1)
    colour = (glow * .8 + points * kept) * .9 * town + colour * (1 - town)
    picture = np.where(colour <= .0031308, 12.92 * colour, 1.055 * np.maximum(colour, 1e-6) ** (1 / 2.4) - .055)
    picture = (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)
    cv2.imwrite(file, picture, [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
