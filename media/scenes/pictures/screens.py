"""What the wheelhouse's screens show in the middle watch of a passage to Nhava Sheva, as pixels in linear light."""
import math

import cv2
import numpy as np

from coast import land

WIDE, TALL = 1280, 1024
TEAL, AMBER, GREEN, RED = (.030, .150, .150), (.42, .22, .045), (.05, .30, .09), (.46, .075, .018)
# Waypoints from the Arabian Sea to Nhava Sheva, degrees east and north
TRACK = [(70.6331, 16.3284), (71.2616, 17.0989), (72.0078, 18.0095), (72.7, 18.85), (72.95, 18.95)]
WATCH, SPAN, KNOTS = 2, 1.9, 16.  # the waypoint of the services' chapter; degrees of longitude across the chart
SHIP, PILOT = TRACK[WATCH], TRACK[WATCH + 1]
EAST, NORTH = (PILOT[0] - SHIP[0]) * 60 * math.cos(math.radians((PILOT[1] + SHIP[1]) / 2)), (PILOT[1] - SHIP[1]) * 60
COURSE, TO_GO = math.degrees(math.atan2(EAST, NORTH)), math.hypot(EAST, NORTH)  # degrees and miles to the pilot


def page(ground):
    return np.zeros((TALL, WIDE, 3), np.float32) + np.array(ground, np.float32)


def ink(image, paint, colour, strength=1.):
    """Draws in white on a mask, then lays light of one colour on the page."""
    mask = np.zeros((TALL, WIDE), np.uint8)
    paint(mask)
    image += (mask[..., None] / 255.) * np.array(colour, np.float32) * strength


def words(image, x, y, rows, colour, size=.72, gap=38):
    for i, row in enumerate(rows):
        ink(image, lambda m: cv2.putText(m, row, (x, y + i * gap), cv2.FONT_HERSHEY_SIMPLEX, size, 255, 2, cv2.LINE_AA), colour)


def radar(rng):
    """Plan position indicator, head up: sea clutter, ships with trails, the platforms of an oil field abaft the beam, heading line; no coast is in range."""
    image, centre, reach = page((.0006, .0009, .0014)), (500, 520), 452
    noise = np.random.default_rng(8)
    bearing, distance = np.mgrid[0:1440, 0:reach].astype(np.float32)
    turn = np.radians(bearing / 4)
    echoes = np.zeros(turn.shape, np.float32)
    for _ in range(26):
        at, far = rng.randrange(420, 560), rng.randrange(250, 430)
        echoes[at - 4:at + 4, far - 4:far + 4] += 1.
    clutter = (noise.random(turn.shape) ** 9) * np.exp(-distance / 44) * .8 + (noise.random(turn.shape) > .9994) * .6
    for _ in range(9):
        at, far = rng.randrange(60, 820), rng.randrange(120, 430)
        echoes[at - 6:at + 6, far - 5:far + 5] += 1.
        for k in range(1, 5):
            echoes[at - 4 + 5 * k:at + 4 + 5 * k, far - 3 + 5 * k:far + 3 + 5 * k] += .34 / k
    polar = cv2.GaussianBlur(echoes + clutter, (0, 0), 1.3, sigmaY=4.5)
    y, x = np.mgrid[0:TALL, 0:WIDE].astype(np.float32)
    r, a = np.hypot(x - centre[0], y - centre[1]), np.mod(np.arctan2(y - centre[1], x - centre[0]), 2 * np.pi)
    echo = cv2.remap(polar, r, (np.degrees(a) * 4).astype(np.float32), cv2.INTER_LINEAR, borderValue=0)
    inside = (r < reach)[..., None]
    image += inside * np.array((.0010, .0044, .0066), np.float32)
    image += inside * np.clip(echo * 1.7, 0, 1)[..., None] * np.array((.50, .27, .045), np.float32)
    for i in range(1, 5):
        ink(image, lambda m: cv2.circle(m, centre, reach * i // 4, 255 if i == 4 else 120, 2, cv2.LINE_AA), TEAL, .55)
    for i in range(72):
        a, r0 = math.radians(i * 5), reach + (10 if i % 2 else 20)
        ink(image, lambda m: cv2.line(m, (int(centre[0] + reach * math.cos(a)), int(centre[1] + reach * math.sin(a))),
                                      (int(centre[0] + r0 * math.cos(a)), int(centre[1] + r0 * math.sin(a))), 255, 2, cv2.LINE_AA), TEAL)
    ink(image, lambda m: cv2.line(m, centre, (centre[0], centre[1] - reach), 255, 2, cv2.LINE_AA), TEAL, 1.6)
    ink(image, lambda m: cv2.ellipse(m, centre, (206, 206), 0, 0, 360, 150, 2, cv2.LINE_AA), GREEN, .5)
    for dx, dy, turn in ((-190, -150, .6), (120, -250, 2.4), (-290, 120, -.5), (60, 210, 1.2)):
        place = np.array((centre[0] + dx, centre[1] + dy), float)
        way, side = np.array((math.cos(turn), math.sin(turn))), np.array((-math.sin(turn), math.cos(turn)))
        corners = np.array([place + way * 20, place - way * 12 + side * 11, place - way * 12 - side * 11], np.int32)
        ink(image, lambda m: cv2.polylines(m, [corners], True, 255, 2, cv2.LINE_AA), GREEN)
        ink(image, lambda m: cv2.line(m, tuple(corners[0]), tuple((place + way * 70).astype(int)), 150, 2, cv2.LINE_AA), GREEN)
    words(image, 1000, 70, (f'HDG {COURSE:05.1f}', f'SOG  {KNOTS:.1f}', f'COG {COURSE:05.1f}'), TEAL, .9, 46)
    words(image, 1000, 260, ('RANGE 24', 'RINGS 6', 'H UP  RM'), TEAL, .8, 42)
    words(image, 1000, 460, ('TGT 03', 'CPA  2.1', 'TCPA 14', 'BRG 150', 'RNG 9.8'), AMBER, .8, 42)
    ink(image, lambda m: cv2.rectangle(m, (985, 415), (1255, 655), 90, 2), TEAL)
    words(image, 1000, 740, ('GAIN  62', 'SEA   31', 'RAIN  08'), TEAL, .7, 40)
    return image


def chart(rng, work):
    """The electronic chart by night: coast and depths off Mumbai, the planned track, the ship on it."""
    image, plot = page((.0016, .0052, .0100)), 990
    scale, stretch = plot / SPAN, 1 / math.cos(math.radians(SHIP[1]))
    pixel = lambda p: np.stack([(np.asarray(p)[..., 0] - SHIP[0]) * scale + plot * .21, TALL * .40 - (np.asarray(p)[..., 1] - SHIP[1]) * scale * stretch], -1)
    ground = np.zeros((TALL, WIDE), np.uint8)
    rings = [pixel(ring) for ring in land(work, '10m')]
    rings = [ring for ring in rings if ring[:, 0].max() > 0 and ring[:, 0].min() < WIDE and ring[:, 1].max() > 0 and ring[:, 1].min() < TALL]
    for ring in rings:
        cv2.fillPoly(ground, [np.round(ring * 8).astype(np.int32)], 255, cv2.LINE_AA, 3)
    wobble = cv2.resize(np.random.default_rng(4).standard_normal((26, 32)).astype(np.float32), (WIDE, TALL), interpolation=cv2.INTER_CUBIC)
    for blur, tint in ((120, (.0022, .0090, .0170)), (62, (.0030, .0150, .0250)), (24, (.0050, .0220, .0330))):
        near = cv2.GaussianBlur(ground, (0, 0), blur).astype(np.float32) / 255 + wobble * .022
        image = np.where((near > .14)[..., None], np.array(tint, np.float32), image)
        line = cv2.morphologyEx((near > .14).astype(np.uint8) * 255, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
        image += cv2.GaussianBlur(line, (0, 0), .8)[..., None] / 255. * np.array((.008, .030, .034), np.float32)
    solid = ground[..., None] / 255.
    image = image * (1 - solid) + solid * np.array((.017, .012, .0045), np.float32)
    for ring in rings:
        ink(image, lambda m: cv2.polylines(m, [np.round(ring * 8).astype(np.int32)], True, 255, 3, cv2.LINE_AA, 3), (.10, .07, .026))
    for i in range(1, 8):
        ink(image, lambda m: (cv2.line(m, (i * 128, 0), (i * 128, TALL), 255, 1), cv2.line(m, (0, i * 128), (plot, i * 128), 255, 1)), (.006, .016, .018))
    for _ in range(150):
        x, y = rng.randrange(20, plot - 20), rng.randrange(30, TALL - 10)
        if not ground[y, min(WIDE - 1, x + 20)] and not ground[y, x]:
            ink(image, lambda m: cv2.putText(m, str(rng.randrange(8, 86)), (x, y), cv2.FONT_HERSHEY_SIMPLEX, .42, 255, 1, cv2.LINE_AA), (.010, .034, .038))
    track = pixel(TRACK).astype(int)
    ink(image, lambda m: cv2.polylines(m, [track], False, 255, 3, cv2.LINE_AA), RED)
    for at in track[WATCH + 1:]:
        ink(image, lambda m: cv2.circle(m, tuple(at), 13, 255, 3, cv2.LINE_AA), RED)
    ship = track[WATCH]
    way = (track[WATCH + 1] - ship) / np.linalg.norm(track[WATCH + 1] - ship)
    for radius in (11, 22):
        ink(image, lambda m: cv2.circle(m, tuple(ship), radius, 255, 3, cv2.LINE_AA), (.50, .46, .36))
    ink(image, lambda m: cv2.line(m, tuple((ship + way * 17).astype(int)), tuple((ship + way * 118).astype(int)), 255, 3, cv2.LINE_AA), (.50, .46, .36))
    image[:, plot:] = (.0012, .0036, .0052)
    ink(image, lambda m: cv2.line(m, (plot, 0), (plot, TALL), 255, 2), TEAL, .5)
    words(image, plot + 22, 66, (f'{int(SHIP[1]):02} {SHIP[1] % 1 * 60:04.1f} N', f'{int(SHIP[0]):03} {SHIP[0] % 1 * 60:04.1f} E'), TEAL, .95, 46)
    words(image, plot + 22, 190, (f'HDG {COURSE:03.0f}', f'SOG {KNOTS:.1f}', 'XTD 0.01'), TEAL, .9, 46)
    words(image, plot + 22, 380, ('PILOT', f'DTG {TO_GO:.1f}', 'ETA 0600'), AMBER, .9, 46)
    words(image, plot + 22, 600, ('UKC 21.4', 'SET 012', 'DRIFT .4'), TEAL, .8, 42)
    return image


def conning(rng):
    """Compass arc, rudder and engine figures."""
    image = page((.0010, .0030, .0040))
    ink(image, lambda m: cv2.ellipse(m, (640, 620), (470, 470), 0, 180, 360, 255, 3, cv2.LINE_AA), TEAL)
    for i in range(37):
        a = math.radians(180 + i * 5)
        r0 = 430 if i % 2 else 405
        ink(image, lambda m: cv2.line(m, (int(640 + 470 * math.cos(a)), int(620 + 470 * math.sin(a))), (int(640 + r0 * math.cos(a)), int(620 + r0 * math.sin(a))), 255, 3, cv2.LINE_AA), TEAL)
    ink(image, lambda m: cv2.line(m, (640, 250), (640, 130), 255, 7, cv2.LINE_AA), AMBER)
    words(image, 470, 480, (f'{COURSE:05.1f}',), AMBER, 3., 60)
    for i, x in enumerate((120, 520, 920)):
        ink(image, lambda m: cv2.rectangle(m, (x, 700), (x + 290, 950), 120, 2), TEAL)
        words(image, x + 24, 770, (('RPM', '78.4'), ('RUDDER', 'S 02'), ('WIND', '018 14'))[i], TEAL, 1.4, 90)
    return image
