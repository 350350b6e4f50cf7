"""Rain on an airliner's window at night: drops in focus, the apron's lamps beyond turned to discs.

All is optics in one step. A pixel shows the scene in the direction in which its ray leaves the pane: straight on where
the pane is dry, bent by the slope of the water where a drop stands. The lens is focused on the pane, so the scene is
blurred by the same disc in both; a drop only shows a far wider piece of it, small and upside down.

Directions are tangents, right and up, from the horizon straight ahead; the eye is EYE metres above a wet apron.
"""
import cv2
import numpy as np

HALF, TOP = .36, .185  # what the picture spans: tangents to either side, and above the horizon
REACH_X, REACH_UP, REACH_DOWN = 1.75, 1.2, 1.45  # what the drops can see
DISC = .0185  # radius of a lamp out of focus
EYE = 5.2
SODIUM, WARM, WHITE, COOL, BLUE, GREEN, RED, AMBER = ((1., .50, .13), (1., .70, .38), (1., .90, .74), (.78, .90, 1.), (.07, .22, 1.),
                                                      (.06, 1., .42), (1., .05, .03), (1., .42, .04))


def smooth_noise(height, width, cell, octaves, rng):
    total = np.zeros((height, width), np.float32)
    for k in range(octaves):
        c = max(2., cell / 2 ** k)
        grid = rng.standard_normal((int(height / c) + 3, int(width / c) + 3)).astype(np.float32)
        total += cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC) / 2 ** k
    return total


def lamps():
    """Every lamp: right, up, colour, strength, and how far off it is in metres, for its mirror image in the wet ground."""
    rng, made = np.random.default_rng(23), []
    spread = lambda sigma: float(np.exp(rng.normal(0, sigma)))

    def add(x, high, far, colour, strength):
        made.append((x / far, (high - EYE) / far, colour, strength, far))

    for x, far, colour, count in ((-900, 620, SODIUM, 5), (-560, 700, SODIUM, 4), (-420, 760, WHITE, 4), (6, 640, COOL, 4), (40, 560, SODIUM, 5), (128, 470, COOL, 6),
                                  (212, 690, SODIUM, 4), (225, 430, WHITE, 5), (420, 640, COOL, 5), (600, 600, SODIUM, 6), (1000, 720, WHITE, 5)):
        for _ in range(count):  # flood lamps on one mast
            add(x + rng.normal(0, 4.5), 27 + rng.normal(0, 1.6), far, colour, 1.5 * spread(.7))
    for _ in range(130):  # the terminal's windows and the road before it
        x = rng.uniform(-60, 460)
        add(x, rng.choice((3.5, 3.5, 8, 12.5)) + rng.normal(0, .3), 520 + rng.normal(0, 25), WARM if rng.random() < .7 else COOL, .055 * spread(1.0))
    for _ in range(240):  # the town behind
        add(rng.uniform(-3200, 3200), rng.exponential(16), 2300, SODIUM if rng.random() < .6 else WHITE, .022 * spread(1.3))
    for i in range(-14, 15):  # the runway's edge
        add(60. * i + 17, .4, 760, WHITE, .20 * spread(.3))
    for i in range(-6, 12):  # taxiway: blue edges, green middle, curving off to the right
        s = i * 24.
        add(-30 + s * .80, .4, 96 + .0016 * s * s + .22 * s, BLUE, .34 * spread(.25))
        add(-30 + s * .80, .4, 138 + .0019 * s * s + .30 * s, BLUE, .26 * spread(.25))
    for i in range(-8, 20):
        s = i * 15.
        add(-20 + s * .8, .1, 116 + .0017 * s * s + .26 * s, GREEN, .11 * spread(.3))
    for x, high, far, colour, strength in ((250, 41, 540, RED, .35), (118, 33, 505, RED, .22), (-310, 52, 900, RED, .3), (74, 2.2, 210, AMBER, 1.1), (79, 1.0, 214, WHITE, .9),
                                           (82, 1.0, 214, WHITE, .8), (40, 1.1, 260, RED, .3), (42.5, 1.1, 260, RED, .28), (132, 6, 300, RED, .8), (120, 4.2, 300, GREEN, .3),
                                           (148, 4.0, 305, WHITE, .35)):
        add(x, high, far, colour, strength)
    return made


def wing(per, left, up, width, height):
    """How much of each pixel the wing covers, and its glimmer; drawn sharp."""
    pixels = lambda points: np.round(np.array([((x + left) * per, (up - y) * per) for x, y in points]) * 16).astype(np.int32)
    cover, sheen = np.zeros((height, width), np.uint8), np.zeros((height, width), np.float32)
    edge = [(-2.2, -.30), (-.36, -.022), (-.05, .006), (.085, .022), (.104, .040), (.136, .118), (.158, .120), (.147, .058), (.132, .020), (.112, .004), (.03, -.036),
            (-.12, -.105), (-.36, -.225), (-2.2, -1.3)]
    cv2.fillPoly(cover, [pixels(edge)], 255, cv2.LINE_AA, 4)
    lip = np.zeros_like(cover)  # the front edge takes the light of the apron
    cv2.polylines(lip, [pixels(edge[1:6])], False, 255, max(1, int(.0022 * per)), cv2.LINE_AA, 4)
    flap = np.zeros_like(cover)
    cv2.polylines(flap, [pixels([(-.5, -.225), (-.12, -.066), (.07, -.010)])], False, 255, max(1, int(.0012 * per)), cv2.LINE_AA, 4)
    winglet = np.zeros_like(cover)
    cv2.fillPoly(winglet, [pixels(edge[4:9])], 255, cv2.LINE_AA, 4)
    sheen += winglet / 255. * .07
    sheen += lip / 255. * .16 - flap / 255. * .004
    y, x = np.mgrid[:height, :width].astype(np.float32)
    along = np.clip((x / per - left + .5) / .7, 0, 1)
    sheen += .0045 + .010 * along
    return cover.astype(np.float32) / 255, sheen


def disc(radius, squeeze, turn):
    """A lamp out of focus: nearly even with a brighter rim and the lens's dust in it, cut by the barrel off the axis."""
    size = int(np.ceil(radius)) + 2
    y, x = np.mgrid[-size:size + 1, -size:size + 1].astype(np.float32)
    r = np.hypot(x, y)
    soft = max(1., radius * .05)
    inside = np.clip((radius - r) / soft + .5, 0, 1)
    cut = np.hypot(x - squeeze * radius * np.cos(turn), y - squeeze * radius * np.sin(turn))
    inside *= np.clip((radius * 1.08 - cut) / soft + .5, 0, 1)
    body = .80 + .34 * np.clip(r / radius, 0, 1) ** 6
    n = 2 * size + 1
    body = body * (1 + .05 * smooth_noise(n, n, radius / 1.7, 4, np.random.default_rng(8)))
    return np.clip(inside * body, 0, None).astype(np.float32)


def scene(per, left, up, width, height):
    """What the lens sees of the scene through a dry pane, for a map of `per` pixels a tangent."""
    radius = DISC * per
    y, x = np.mgrid[:height, :width].astype(np.float32)
    tx, ty = x / per - left, up - y / per
    rng = np.random.default_rng(4)
    # Low cloud lit from below, darkest overhead, and the same in the wet ground.
    level = np.abs(ty)
    glow = np.exp(-level / .050)[..., None] * np.float32((.060, .040, .028)) * (1 + .5 * np.exp(-((tx - .35) / .5) ** 2))[..., None]
    out = glow + np.exp(-level / .35)[..., None] * np.float32((.0085, .0140, .0250)) + np.float32((.0012, .0019, .0032))
    cloud = cv2.GaussianBlur(smooth_noise(height, width, .35 * per, 3, rng), (0, 0), .03 * per)
    out = out * np.where(ty > 0, 1 + .22 * cloud, .42)[..., None]
    kernels, points = {}, lamps()
    small = 4
    mirror = np.zeros((height // small + 1, width // small + 1, 3), np.float32)
    for lx, ly, colour, strength, far in points:
        px, py = (lx + left) * per, (up - ly) * per
        off = np.hypot(lx, ly + .03)
        key = (round(min(.7, off * .95) / .07), round(np.arctan2(ly + .03, -lx) / .15))
        if key not in kernels:
            kernels[key] = disc(radius, key[0] * .07, key[1] * .15)
        kernel = kernels[key]
        n = kernel.shape[0] // 2
        i, j = int(round(px)), int(round(py))
        x0, x1, y0, y1 = max(0, i - n), min(width, i + n + 1), max(0, j - n), min(height, j + n + 1)
        if x0 < x1 and y0 < y1:
            out[y0:y1, x0:x1] += kernel[y0 - j + n:y1 - j + n, x0 - i + n:x1 - i + n, None] * np.float32(colour) * strength
        mx, my = int(px / small), int((up - (-ly - 2 * EYE / far)) * per / small)
        if 0 <= mx < mirror.shape[1] and 0 <= my < mirror.shape[0]:
            mirror[my, mx] += np.float32(colour) * strength
    # Wet ground: each lamp drawn down to a column, broken by what is dry.
    s = per / small
    mirror = cv2.GaussianBlur(mirror, (0, 0), .0085 * s, sigmaY=.040 * s) * (s * DISC) ** 2 * 1.1
    mirror = cv2.resize(mirror, (width, height), interpolation=cv2.INTER_CUBIC)
    damp = np.clip(.65 + .5 * cv2.GaussianBlur(smooth_noise(height, width, .16 * per, 3, rng), (0, 0), .012 * per, sigmaY=.004 * per), .1, 1.4)
    out += np.clip(mirror, 0, None) * (damp * np.clip(-ty / .012, 0, 1))[..., None]
    # The wing, 8 m off, is nearly as blurred as all else, and hides it.
    cover, sheen = wing(per, left, up, width, height)
    kernel = disc(radius * .62, 0, 0)
    kernel /= kernel.sum()
    cover, sheen = (cv2.filter2D(v, -1, kernel) for v in (cover, sheen * cover))
    out = out * (1 - cover)[..., None] + sheen[..., None] * np.float32((.62, .82, 1.))
    tip = disc(radius * .70, .12, 2.6)
    n, (i, j) = tip.shape[0] // 2, (int((.098 + left) * per), int((up - .030) * per))
    if n < i < width - n and n < j < height - n:
        out[j - n:j + n + 1, i - n:i + n + 1] += tip[..., None] * np.float32(GREEN) * 1.0
    return out.astype(np.float32)


def rain(width, height):
    """Height of the water on the pane, in pixels, and how much of each pixel is wet."""
    rng = np.random.default_rng(41)
    water, wet = np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)
    unit = width / 2560
    taken = np.zeros((height // 2 + 1, width // 2 + 1), np.uint8)  # where no more drops may stand
    fall = np.array((.30, 1.)) / np.hypot(.30, 1.)

    def drop(x, y, size, lobes, contact, long=1.):
        reach = int(size * (1.9 + .8 * (lobes > 1)) * max(1, long)) + 3
        x0, x1, y0, y1 = max(0, int(x) - reach), min(width, int(x) + reach), max(0, int(y) - reach), min(height, int(y) + reach)
        if x1 - x0 < 3 or y1 - y0 < 3:
            return
        py, px = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        total = None
        for k in range(lobes):
            r = size * (1 if k == 0 else rng.uniform(.45, .8))
            a = rng.uniform(0, 6.28)
            cx, cy = (x, y) if k == 0 else (x + size * .95 * np.cos(a), y + size * .95 * np.sin(a))
            u, v = px - cx, py - cy
            down, side = u * fall[0] + v * fall[1], u * fall[1] - v * fall[0]
            side = side * (1 + .16 * (long - 1) * np.clip(-down / (r * long), -1, 1.))  # fuller below
            far, turn = np.hypot(side, down / long), np.arctan2(down, side)
            edge = r
            for often in (2, 3, 4, 5):
                # Unevenness of the outline fades towards the middle, as in a skin under tension.
                edge = edge + r * rng.normal(0, .07 if often < 4 else .022) * np.cos(often * turn + rng.uniform(0, 6.28)) * np.minimum(far / r, 1.) ** often
            deep = edge - far
            if total is None:
                total = deep
            else:  # two drops that met: one skin
                h = np.clip(.5 + .5 * (total - deep) / (size * .45), 0, 1)
                total = deep * (1 - h) + total * h + size * .45 * h * (1 - h)
        most = max(float(total.max()), .5)
        cover = np.clip(total + .5, 0, 1)
        rho = np.clip(1 - total / most, 0, 1)
        cot = 1 / np.tan(contact)
        high = most * (np.sqrt(cot * cot + 1 - rho * rho) - cot)
        here = np.s_[y0:y1, x0:x1]
        water[here] = np.maximum(water[here], high * (total > -.5))
        wet[here] = np.maximum(wet[here], cover)

    def free(x, y, size, slack):
        x0, x1, y0, y1 = int((x - size * slack) / 2), int((x + size * slack) / 2) + 1, int((y - size * slack) / 2), int((y + size * slack) / 2) + 1
        return not taken[max(0, y0):max(0, y1), max(0, x0):max(0, x1)].any()

    def take(x, y, size):
        cv2.circle(taken, (int(x / 2), int(y / 2)), max(1, int(size / 2)), 255, -1)

    # Where a drop has run: a path swept clean, small beads left in it, the runner at its foot.
    for start_x, start_y, length, size in ((.47, -.05, .62, 30), (.66, .05, .30, 24), (.83, -.05, .80, 34), (.29, -.05, .42, 26), (.95, .22, .5, 27), (.575, .50, .36, 22), (.12, .1, .5, 25),
                                           (.74, .62, .4, 20)):
        x, y, size = start_x * width, start_y * height, size * unit
        drift, steps = 0., int(length * height / (4 * unit))
        for step in range(steps):
            drift = .93 * drift + rng.normal(0, .10)
            x += 4 * unit * (fall[0] + .55 * drift)
            y += 4 * unit * fall[1]
            take(x, y, size * (1.0 + .2 * np.sin(step * .13)))
            if rng.random() < .055:
                drop(x + rng.normal(0, size * .26), y, unit * rng.uniform(2.8, 7.5), 1, .72, rng.uniform(1., 1.9))
        drop(x, y, size, 1, .86, 1.45)
        take(x, y + size * .2, size * 1.75)
    sizes = unit * np.concatenate([np.sort(4.2 * (1 - rng.random(2000)) ** (-1 / 1.30))[::-1]])
    sizes = np.minimum(sizes, 54 * unit)
    crowd = smooth_noise(height // 16, width // 16, 26, 3, rng)
    for size in sizes:
        for _ in range(14):
            x, y = rng.uniform(-.02, 1.02) * width, rng.uniform(-.02, 1.02) * height
            if rng.random() > .50 + .34 * crowd[min(height // 16 - 1, max(0, int(y / 16))), min(width // 16 - 1, max(0, int(x / 16)))]:
                continue
            if free(x, y, size, .80):
                big = size > 15 * unit
                drop(x, y, size, rng.choice((1, 1, 2, 3)) if big else 1, rng.uniform(.68, .88), rng.uniform(1., 1.32) if big else rng.uniform(.95, 1.15))
                take(x, y, size * 1.3)
                break
    for _ in range(1800):  # a breath of the finest between them
        x, y, size = rng.uniform(0, width), rng.uniform(0, height), unit * rng.uniform(1.1, 2.6)
        if free(x, y, size, 1.):
            drop(x, y, size, 1, .7)
    return water, wet


def through(full, wide, per_full, per_wide, water, wet, width, height):
    """Every pixel's ray through the water."""
    calm = cv2.GaussianBlur(water, (0, 0), 1.1)
    gx, gy = cv2.Sobel(calm, cv2.CV_32F, 1, 0, scale=.125), cv2.Sobel(calm, cv2.CV_32F, 0, 1, scale=.125)
    slope = np.hypot(gx, gy)
    lean = np.arctan(slope)
    bent = np.sin(lean) * 1.333
    out_angle = np.arcsin(np.clip(bent, 0, .9995))
    turn = np.tan(np.clip(out_angle - lean, 0, 1.0)) / np.maximum(slope, 1e-6)
    y, x = np.mgrid[:height, :width].astype(np.float32)
    tx, ty = (x + .5) / per_full - HALF, TOP - (y + .5) / per_full
    u, v = tx + gx * turn, ty - gy * turn
    passed = 1 - np.clip((out_angle - .75) / .80, 0, 1) ** 3
    # What the drops squeeze together is averaged, as the sensor's pixel does: a coarser map for a smaller drop.
    spread = np.hypot(np.hypot(*(cv2.Sobel(u, cv2.CV_32F, i, 1 - i, scale=.125) for i in (0, 1))), np.hypot(*(cv2.Sobel(v, cv2.CV_32F, i, 1 - i, scale=.125) for i in (0, 1))))
    coarse = np.clip(np.log2(np.maximum(spread * per_wide * .5, 1)), 0, 3.99)
    seen = np.zeros((height, width, 3), np.float32)
    level, maps = wide, []
    for k in range(5):
        maps.append(level)
        level = cv2.resize(level, (level.shape[1] // 2, level.shape[0] // 2), interpolation=cv2.INTER_AREA)
    for k, map_ in enumerate(maps):
        weight = np.clip(1 - np.abs(coarse - k), 0, 1)
        fine = per_wide / 2 ** k
        look = cv2.remap(map_, ((u + REACH_X) * fine - .5).astype(np.float32), ((REACH_UP - v) * fine - .5).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(.002, .002, .002))
        seen += look * weight[..., None]
    share = (wet * np.clip(slope * 40, 0, 1))[..., None]
    return full * (1 - share) + seen * passed[..., None] * share


def draw(width, height, work=None, fine=2):
    w, h = width * fine, height * fine
    per_full, per_wide = w / (2 * HALF), 1250 * width / 2560 * 1.
    wide = scene(per_wide, REACH_X, REACH_UP, int(2 * REACH_X * per_wide), int((REACH_UP + REACH_DOWN) * per_wide))
    per_view = width / (2 * HALF)
    view = scene(per_view, HALF, TOP, width, height)
    water, wet = rain(w, h)
    out = np.zeros((height, width, 3), np.float32)
    full = cv2.resize(view, (w, h), interpolation=cv2.INTER_LINEAR)
    seen = through(full, wide, per_full, per_wide, water, wet, w, h)
    out = cv2.resize(seen, (width, height), interpolation=cv2.INTER_AREA)
    y, x = np.mgrid[:height, :width].astype(np.float32)
    # The pane stands aslant: focus is lost towards the left. A veil of old scratches scatters every lamp.
    soft = np.clip((.42 - x / width) / .42, 0, 1)[..., None]
    unit = width / 2560
    for sigma, start in ((1.6, .15), (3.6, .5)):
        weight = np.clip((soft - start) / .3, 0, 1)
        out = out * (1 - weight) + cv2.GaussianBlur(out, (0, 0), sigma * unit) * weight
    tiny = cv2.resize(out, (width // 8, height // 8), interpolation=cv2.INTER_AREA)
    veil = sum(cv2.GaussianBlur(tiny, (0, 0), s * unit / 8) * k for s, k in ((40, .05), (160, .06), (520, .07)))
    out = out * .94 + cv2.resize(veil, (width, height), interpolation=cv2.INTER_CUBIC)
    # The window's rim at the left, nearer than the pane and so out of focus.
    fx, fy = (x / width - .62) / .585, (y / height - .47) / .70
    rim = np.clip(((np.abs(fx) ** 3.4 + np.abs(fy) ** 3.4) ** (1 / 3.4) - .955) / .075, 0, 1) * (fx < 0)
    rim = rim * rim * (3 - 2 * rim)
    return out * (1 - rim)[..., None] + rim[..., None] * np.float32((.0026, .0028, .0034)) 

