"""From rendered passes to a picture: denoise, light in the air, haze, bloom, the one grade, grain."""
import os
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import importlib
import json
import subprocess
import tempfile

import cv2
import numpy as np

FAR = 6e4
# How far the tones of every picture are drawn towards ink in the shadows and teal in the middle.
INK, TEAL = np.array([-.010, .004, .022], np.float32), np.array([-.030, .012, .018], np.float32)


def read(base, name):
    image = cv2.imread(f'{base}_{name}_0000.exr', cv2.IMREAD_UNCHANGED)
    return image[..., :3][..., ::-1].astype(np.float32) if image.ndim == 3 and name != 'depth' else np.atleast_3d(image)[..., 0]


def denoise(colour, albedo, normal, depth, tool, radius=6, strength=.9):
    """Joint non-local means over log colour, guided by albedo, normal and depth. The sky has no noise."""
    height, width = depth.shape
    log = np.log1p(colour * 20) / 3
    guide = np.zeros((height, width, 8), np.float32)
    guide[..., :3] = np.sqrt(np.clip(albedo, 0, 1))
    guide[..., 3:6] = normal * .7
    guide[..., 6] = np.log(np.clip(depth, 1e-2, 1e5))
    with tempfile.TemporaryDirectory() as folder:
        log.astype(np.float32).tofile(folder + '/colour')
        guide.tofile(folder + '/guide')
        subprocess.check_call([tool, str(width), str(height), folder + '/colour', folder + '/guide', folder + '/out',
                               str(radius), str(strength)])
        out = np.fromfile(folder + '/out', np.float32).reshape(height, width, 3)
    return np.where((depth > FAR)[..., None], colour, np.expm1(out * 3) / 20)


def rays(scene, height, width):
    """Camera place, unit view rays, and the cosine that turns depth along the axis into distance."""
    matrix = np.array(scene['camera'], np.float32)
    x = (np.arange(width, dtype=np.float32) + .5) / width - .5 + scene['shift'][0]
    y = .5 - (np.arange(height, dtype=np.float32) + .5) / height
    way = np.stack(np.broadcast_arrays(x[None] * 36 / scene['lens'],
                                       (y * height / width + scene['shift'][1])[:, None] * 36 / scene['lens'], np.float32(-1)), -1)
    way /= np.linalg.norm(way, axis=-1, keepdims=True)
    return matrix[:3, 3], way @ matrix[:3, :3].T, -way[..., 2]


def beams(scene, depth, reach, steps=28):
    """Light scattered once on its way to the eye, summed along each view ray; no shadows."""
    height, width = depth.shape
    small = cv2.resize(depth, (width // 2, height // 2), interpolation=cv2.INTER_NEAREST)
    eye, way, _ = rays(scene, *small.shape)
    air = np.zeros((*small.shape, 3), np.float32)
    start = np.random.default_rng(1).random(small.shape, np.float32)
    for beam in scene['beams']:
        lamp, axis = np.array(beam['place'], np.float32), np.array(beam['way'], np.float32)
        to = lamp - eye
        nearest = way @ to
        off = np.sqrt(np.maximum(to @ to - nearest ** 2, 1e-3))
        end = np.minimum(small, 400)
        low, high = np.arctan((0 - nearest) / off), np.arctan((end - nearest) / off)
        total = np.zeros(small.shape, np.float32)
        edge = np.cos(np.radians(beam['angle'] / 2))
        for step in range(steps):  # equal angles as seen from the lamp: the 1/r² is then already in the measure
            angle = low + (high - low) * (step + start) / steps
            t = nearest + off * np.tan(angle)
            line = way * t[..., None] - to
            far = np.linalg.norm(line, axis=-1)
            inside = 1. if beam['angle'] >= 360 else np.clip(((line @ axis) / np.maximum(far, 1e-3) - edge)
                                                             / ((1 - edge) * max(beam['blend'], .05)), 0, 1)
            total += inside * np.exp(-(far + t) / reach)
        total *= np.clip(high - low, 0, None) / steps / np.maximum(off, .08)
        air += total[..., None] * np.array(beam['colour'], np.float32) * beam['power'] / (16 * np.pi ** 2)
    air = cv2.GaussianBlur(air, (0, 0), 1.6)
    return cv2.resize(air, (width, height), interpolation=cv2.INTER_LINEAR)


def tone(colour, saturation):
    curve = lambda x: (x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14)
    light = (colour @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    each, kept = curve(colour * .8), colour * (curve(light * .8) / np.maximum(light, 1e-5))
    out = np.clip(.72 * each + .28 * np.clip(kept, 0, 1.2), 0, 1)
    level = out.mean(2, keepdims=True)
    out = np.clip(level + (out - level) * saturation, 0, 1)
    out = np.where(out <= .0031308, 12.92 * out, 1.055 * out ** (1 / 2.4) - .055)
    level = out.mean(2, keepdims=True)
    return out + INK * np.clip(1 - level / .35, 0, 1) + TEAL * np.clip(1 - abs(level - .32) / .3, 0, 1)


def along_edges(picture, reach=3.2, steps=4):
    """Smooths along clear edges only: a denoiser leaves them ragged, for no neighbour is like an edge's pixel."""
    level = cv2.GaussianBlur(picture.mean(2), (0, 0), .9)
    gx, gy = cv2.Sobel(level, cv2.CV_32F, 1, 0, scale=.125), cv2.Sobel(level, cv2.CV_32F, 0, 1, scale=.125)
    xx, yy, xy = (cv2.GaussianBlur(v, (0, 0), 2.2) for v in (gx * gx, gy * gy, gx * gy))
    apart = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
    clear = np.clip((apart / (xx + yy + 1e-7) - .45) / .35, 0, 1) * np.clip((xx + yy) / 4e-4, 0, 1)
    angle = .5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    dx, dy = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    y, x = np.mgrid[:picture.shape[0], :picture.shape[1]].astype(np.float32)
    total, weights = picture.copy(), 1.
    for i in range(1, steps + 1):
        off, weight = reach * i / steps, np.exp(-1.5 * (i / steps) ** 2)
        for side in (-off, off):
            total += weight * cv2.remap(picture, x + dx * side, y + dy * side, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            weights += weight
    clear = clear[..., None]
    return picture * (1 - clear) + total / weights * clear


def despeckle(colour, albedo, depth):
    """Stray samples on dark grey paint and on the sea's last line, which the denoiser takes for lamps."""
    level = colour.mean(2)
    usual = cv2.medianBlur(level.astype(np.float32), 5)
    grey = (albedo.max(2) - albedo.min(2) < .06) & (albedo.mean(2) > .07)
    stray = (level > 1.6 * usual) & (level < .2) & grey & (depth < 30) | (level > 1.3 * usual) & (depth > 900)
    return np.where(stray[..., None], colour * (usual / np.maximum(level, 1e-6))[..., None], colour)


def still(scene, colour, normal, depth):
    """Colour and normals without the grain that ripples make on the water, z = 0: to the denoiser it is level."""
    eye, way, ahead = rays(scene, *depth.shape)
    water = (abs(eye[2] + way[..., 2] * depth / ahead) < .1)[..., None]
    smooth = lambda values: cv2.GaussianBlur(values.astype(np.float32), (0, 0), 2.4, sigmaY=1.1)
    calm = smooth(cv2.medianBlur(colour, 5) * water) / np.maximum(smooth(water), 1e-3)[..., None]
    return np.where(water, calm, colour), np.where(water, np.float32((0, 0, 1)), normal)


def fill_holes(light):
    """Lone pixels that no lamp's sample met, darker than all but two of their neighbours."""
    level = light.mean(2)
    around = np.stack([np.roll(level, (j, i), (0, 1)) for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j])
    usual = np.partition(around, 2, 0)[2]
    return light * np.where(level < .8 * usual, usual / np.maximum(level, 1e-6), 1)[..., None]


def starlight(scene, depth, brightest, count=16000, faintest=.006):
    """Stars where nothing stands before the sky: half as many again with each half magnitude, dimmer near the horizon."""
    height, width = depth.shape
    luck = np.random.default_rng(19)
    way = luck.standard_normal((count, 3)).astype(np.float32)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    power = np.minimum(faintest * (1 - luck.random(count)) ** -.85, 1) * brightest * (1 - np.exp(-np.maximum(way[:, 2], 0) / .09))
    tint = np.array((1, .93, .84)) + luck.random(count)[:, None] ** 2 * np.array((-.30, -.06, .22))
    seen = way @ np.array(scene['camera'], np.float32)[:3, :3]
    front = (seen[:, 2] < -.1) & (power > 0)
    seen, power, tint = seen[front] / -seen[front, 2:], power[front], tint[front]
    x = (seen[:, 0] * scene['lens'] / 36 - scene['shift'][0] + .5) * width - .5
    y = (.5 - (seen[:, 1] * scene['lens'] / 36 - scene['shift'][1]) * width / height) * height - .5
    light = np.zeros((height, width, 3), np.float32)
    for left, top, strength, colour in zip(x, y, power, tint):
        if 3 < left < width - 4 and 3 < top < height - 4:
            i, j = int(left), int(top)
            spot = np.exp(-((np.arange(i - 2, i + 4) - left) ** 2 + (np.arange(j - 2, j + 4)[:, None] - top) ** 2) / (2 * .62 ** 2))
            light[j - 2:j + 4, i - 2:i + 4] += spot[..., None] * strength * colour
    clear = cv2.erode((depth > FAR).astype(np.uint8), np.ones((5, 5), np.uint8))
    return light * clear[..., None]


def behind(scene, module, height, width):
    eye, ways, _ = rays(scene, height, width)
    turn = np.array(scene['camera'])[:3, :3]

    def project(offsets):
        seen = offsets @ turn
        front = seen[:, 2] < -1
        x, y = (seen[:, :2] / np.where(front, -seen[:, 2], 1)[:, None] * scene['lens'] / 36 - scene['shift']).T
        return (x + .5) * width - .5, (.5 - y * width / height) * height - .5, front

    return importlib.import_module(module).draw(eye, ways, project, height, width)


def defocus(colour, depth, scene, focus, aperture):
    """A lens `aperture` metres wide that is sharp at `focus` metres: every point becomes its disc, but none shines past an edge before it."""
    height, width = depth.shape
    size = .5 * aperture / focus * scene['lens'] / 36 * width * np.abs(1 - focus / np.minimum(depth, FAR))
    size = np.minimum(size, width / 50).astype(np.float32)
    reach = int(np.ceil(size.max()))
    frame = lambda image: cv2.copyMakeBorder(image, reach, reach, reach, reach, cv2.BORDER_REPLICATE)
    light, sizes, depths = frame(colour.astype(np.float32)), frame(size), frame(depth)
    total, weights = np.zeros_like(light[reach:-reach, reach:-reach]), np.zeros_like(size)
    for j in range(-reach, reach + 1):
        for i in range(-reach, reach + 1):
            away = np.float32(np.hypot(i, j))
            if away > reach:
                continue
            there = np.s_[reach + j:reach + j + height, reach + i:reach + i + width]
            disc = np.where(depths[there] > depth * 1.02, np.minimum(sizes[there], size), sizes[there])
            weight = np.clip(disc - away + .5, 0, 1) / np.maximum(disc, .5) ** 2
            total += weight[..., None] * light[there]
            weights += weight
    return total / weights[..., None]


def compose(base, tool, haze=None, haze_colour=(.05, .08, .14), reach=60., fog_base=None, radius=6, stars=0., textured=False, specks=False,
            calm=False, defocused=None, backdrop=None):
    """Rendered passes to clean linear light with air in it; `haze` is the distance that swallows 63 %, `stars` the brightest star.

    `textured` denoises the light alone: what is painted on a surface carries no noise and stays sharp. `specks` takes
    stray samples out of dark rooms. `calm` is for a basin seen from afar, whose ripples are finer than a pixel.
    `backdrop` is a module that draws what lies behind everything that was rendered.
    `defocused` is what `defocus` is told of the lens: blur made of clean light has no noise.
    """
    with open(base + '.json') as file:
        scene = json.load(file)
    colour, depth = np.nan_to_num(np.clip(read(base, 'colour'), 0, 400)), read(base, 'depth')
    height, width = depth.shape
    albedo, normal = read(base, 'albedo'), read(base, 'normal')
    if calm:
        colour, normal = still(scene, colour, normal, depth)
    paint = np.where((depth > FAR)[..., None], 1, np.clip(albedo, 0, 1) + .04) if textured else 1
    colour = denoise(colour / paint, albedo, normal, depth, tool, radius)
    colour = (fill_holes(colour) if textured else colour) * paint
    if specks:
        colour = despeckle(colour, albedo, depth)
    edge = (depth > FAR) & (np.roll(depth, -1, 0) > 5000) & (np.roll(depth, -1, 0) < FAR)
    colour = np.where(edge[..., None], np.roll(colour, 2, 0), colour)  # the sea's last line counts as sky and would gleam
    far = np.clip((depth - 900) / 2500, 0, 1)[..., None] * (depth < FAR)[..., None]
    if far.any():  # waves below a pixel are noise: far water is smoothed along the horizon
        known = (depth < FAR)[..., None].astype(np.float32)
        size = (width / 160, width / 900)
        smooth = cv2.GaussianBlur(colour * known * far, (0, 0), *size) / np.maximum(cv2.GaussianBlur(far, (0, 0), *size), 1e-4)[..., None]
        colour = colour * (1 - far) + smooth * far
    if backdrop:
        colour = np.where((depth > FAR)[..., None], behind(scene, backdrop, height, width), colour)
    if stars:
        colour = colour + starlight(scene, depth, stars)
    if haze:
        clear = np.exp(-np.minimum(depth, FAR) / haze)
        if fog_base:  # fog lies low: thinner towards the sky
            eye, way, _ = rays(scene, height, width)
            clear = np.where(depth > FAR, 1 - fog_base * np.exp(-np.clip(way[..., 2], 0, 1) / .06), clear)
        else:
            clear = np.where(depth > FAR, 1, clear)
        colour = colour * clear[..., None] + np.array(haze_colour, np.float32) * (1 - clear[..., None])
    if scene['beams']:
        colour = colour + beams(scene, depth, reach)
    if defocused:
        colour = defocus(colour, depth, scene, **defocused)
    return colour


def develop(colour, out, size, exposure=0., bloom=.10, saturation=1.06, vignette=.3, grain=.011, quality=90, edges=True):
    """Linear light to the file. `edges` mends what the denoiser leaves ragged."""
    if colour.shape[1] < size[0]:  # in logarithms: lamps would get dark rims
        colour = np.expm1(np.clip(cv2.resize(np.log1p(colour), size, interpolation=cv2.INTER_CUBIC), 0, None))
    height, width = colour.shape[:2]
    colour *= 2 ** exposure
    bright = np.clip(colour - .8, 0, 10)
    colour = colour + bloom * 3 * sum(cv2.GaussianBlur(bright, (0, 0), width * size) * weight
                                      for size, weight in ((.0022, .45), (.008, .30), (.03, .25)))
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    colour *= (1 - vignette * np.clip(x ** 2 * .55 + y ** 2 * .5, 0, 1.2))[..., None]
    picture = tone(colour, saturation)
    picture = along_edges(picture.astype(np.float32)) if edges else picture.astype(np.float32)
    # A lens is never quite as sharp as a render; grain is coarser than a pixel.
    picture = cv2.GaussianBlur(picture, (0, 0), .45 * width / 1920 + .05)
    speck = np.random.default_rng(7).standard_normal((height, width, 1)).astype(np.float32)
    speck = .6 * speck + .9 * cv2.GaussianBlur(speck, (0, 0), .9)[..., None]
    picture = picture + grain * speck * (1 - .55 * picture)
    picture = (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)[..., ::-1]
    cv2.imwrite(out, picture, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
