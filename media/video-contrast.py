"""Contrast of the hero's light text with the brightest pixel behind it, over all frames of the encoded films.

Usage: /usr/bin/python3 media/video-contrast.py      Fails below 4.5.
"""

import subprocess
import sys

import cv2
import numpy as np

FILMS = "src/assets/background-video/hero-{cut}.{codec}.mp4"
CODECS = ("h264", "av1")
FOAM_LUMINANCE = 0.933  # oklch(.975 .006 220)
TEXT = 4.5

# How far across and down object-position puts the film: lower down in windows upright from 560 px on.
ACROSS = {"landscape": 0.62, "portrait": 0.5}
DOWN, DOWN_WIDE_UPRIGHT = 0.55, 0.2
# By window, in its pixels, what stands over the film: left, top, right, bottom.
VIEWS = {
    (320, 568): {"logo": (20, 136, 66, 201), "headline": (19, 215, 300, 346), "figures": (20, 370, 300, 448), "links": (20, 464, 300, 560)},
    (360, 740): {"logo": (20, 205, 76, 284), "headline": (18, 344, 340, 516), "figures": (20, 540, 340, 620), "links": (20, 636, 340, 732)},
    (375, 553): {"logo": (20, 93, 80, 177), "headline": (19, 233, 355, 329), "figures": (20, 353, 355, 433), "links": (20, 449, 355, 545)},
    (390, 844): {"logo": (20, 243, 84, 333), "headline": (18, 426, 370, 620), "figures": (20, 644, 370, 724), "links": (20, 740, 370, 836)},
    (412, 915): {"logo": (20, 264, 89, 361), "headline": (18, 488, 392, 691), "figures": (20, 715, 392, 795), "links": (20, 811, 392, 907)},
    (768, 1024): {"logo": (32, 375, 128, 511), "headline": (30, 688, 736, 848), "figures": (32, 872, 736, 944), "links": (32, 960, 736, 1008)},
    (820, 1180): {"logo": (32, 423, 128, 559), "headline": (30, 837, 788, 1004), "figures": (32, 1028, 788, 1100), "links": (32, 1116, 788, 1164)},
    (667, 375): {"logo": (20, 145, 180, 166), "headline": (19, 210, 319, 295), "figures": (343, 219, 647, 295), "links": (20, 311, 647, 359)},
    (844, 390): {"logo": (32, 137, 234, 164), "headline": (31, 251, 484, 310), "figures": (508, 233, 812, 310), "links": (32, 326, 812, 374)},
    (1024, 768): {"logo": (32, 254, 128, 390), "headline": (29, 481, 680, 676), "figures": (704, 507, 992, 664), "links": (32, 704, 992, 752)},
    (1366, 625): {"logo": (48, 218, 376, 262), "headline": (46, 433, 953, 533), "figures": (977, 355, 1318, 521), "links": (48, 561, 1318, 609)},
    (1440, 900): {"logo": (48, 351, 394, 398), "headline": (45, 571, 1008, 808), "figures": (1032, 584, 1392, 796), "links": (48, 836, 1392, 884)},
    (1920, 1080): {"logo": (68, 417, 529, 479), "headline": (64, 688, 1348, 981), "figures": (1372, 715, 1852, 967), "links": (68, 1013, 1852, 1061)},
    (2560, 1440): {"logo": (95, 556, 710, 639), "headline": (90, 926, 1825, 1331), "figures": (1849, 1012, 2465, 1315), "links": (95, 1370, 2465, 1418)},
}  # fmt: skip


def frames(film):
    size = subprocess.check_output(
        ["ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", film], text=True
    )
    width, height = map(int, size.strip().split(",")[:2])
    reader = subprocess.Popen(
        ["ffmpeg", "-v", "error", "-i", film, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], stdout=subprocess.PIPE
    )
    while data := reader.stdout.read(width * height * 3):
        yield np.frombuffer(data, np.uint8).reshape(height, width, 3)


def luminance(frame):
    value = frame.astype(np.float32) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def in_window(light, cut, window):
    """The film's luminance as the window shows it."""
    scale = max(window[0] / light.shape[1], window[1] / light.shape[0])
    shown = cv2.resize(light, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    x = round((shown.shape[1] - window[0]) * ACROSS[cut])
    down = DOWN_WIDE_UPRIGHT if cut == "portrait" and window[0] >= 560 else DOWN
    y = round((shown.shape[0] - window[1]) * down)
    return shown[y:, x:]


def main():
    low = {}
    for cut in ACROSS:
        views = {window: parts for window, parts in VIEWS.items() if (window[0] > window[1]) == (cut == "landscape")}
        for codec in CODECS:
            for number, frame in enumerate(frames(FILMS.format(cut=cut, codec=codec))):
                light = luminance(frame)
                for window, parts in views.items():
                    shown = in_window(light, cut, window)
                    for name, (left, top, right, bottom) in parts.items():
                        contrast = (FOAM_LUMINANCE + 0.05) / (shown[top:bottom, left:right].max() + 0.05)
                        key = (*window, name, codec)
                        low[key] = min(low.get(key, (99, 0)), (contrast, number))
    for (width, height, name, codec), (contrast, number) in low.items():
        verdict = "" if contrast >= TEXT else f"  BELOW {TEXT}"
        print(f"{width} × {height}  {name:9} {codec:5} {contrast:5.1f} : 1 at frame {number}{verdict}")
    return any(contrast < TEXT for contrast, _ in low.values())


if __name__ == "__main__":
    sys.exit(main())
