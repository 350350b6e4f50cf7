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

# Window; the film's box in it and how far down object-position puts the film, and over how many pixels from its left
# it comes out of flat water; then what stands over it, as
# left, top, right, bottom in pixels of the window.
VIEWS = {
    "landscape 1440 × 900": {
        "cut": "landscape", "box": (0, 72, 1440, 900), "across": 0.5, "down": 0.3,
        "lockup": (48, 391, 408, 440, TEXT), "headline": (45, 567, 845, 829, TEXT),
        "figures": (984, 619, 1344, 814, TEXT), "foot row": (48, 836, 1344, 900, TEXT),
    },
    "landscape 1920 × 1080": {
        "cut": "landscape", "box": (0, 85, 1920, 1080), "across": 0.5, "down": 0.3,
        "lockup": (68, 474, 548, 539, TEXT), "headline": (65, 684, 1061, 1011, TEXT),
        "figures": (1335, 771, 1783, 994, TEXT), "foot row": (68, 1016, 1783, 1080, TEXT),
    },
    "landscape 2560 × 1440": {
        "cut": "landscape", "box": (0, 102, 2560, 1440), "across": 0.5, "down": 0.3,
        "lockup": (91, 620, 731, 707, TEXT), "headline": (86, 918, 1474, 1374, TEXT),
        "figures": (1930, 1096, 2378, 1354, TEXT), "foot row": (91, 1376, 2378, 1440, TEXT),
    },
    "portrait 390 × 844": {
        "cut": "portrait", "box": (0, 62, 390, 591), "across": 0.39, "down": 0,
        "lockup": (20, 234, 92, 335, TEXT), "headline": (18, 471, 345, 591, TEXT),
    },
    "portrait 412 × 732": {
        "cut": "portrait", "box": (0, 62, 412, 512), "across": 0.39, "down": 0.5,
        "lockup": (20, 179, 97, 288, TEXT), "headline": (18, 353, 392, 512, TEXT),
    },
    "portrait 768 × 1024": {
        "cut": "portrait", "box": (0, 72, 768, 1024), "across": 0.39, "down": 1,
        "lockup": (32, 302, 152, 471, TEXT), "headline": (30, 661, 650, 864, TEXT),
        "figures": (32, 884, 736, 960, TEXT), "foot row": (32, 960, 736, 1024, TEXT),
    },
    "portrait 820 × 1180": {
        "cut": "portrait", "box": (0, 72, 820, 1180), "across": 0.39, "down": 1,
        "lockup": (32, 415, 152, 585, TEXT), "headline": (30, 807, 682, 1021, TEXT),
        "figures": (32, 1040, 788, 1116, TEXT), "foot row": (32, 1116, 788, 1180, TEXT),
    },
    "on its side 667 × 375": {
        "cut": "landscape", "box": (227, 54, 667, 375), "across": 0.62, "down": 0.42, "water": 132,
        "headline": (19, 63, 269, 228, TEXT), "figures": (20, 242, 360, 321, TEXT), "foot row": (20, 321, 647, 375, TEXT),
        "lockup": (460, 274, 647, 299, TEXT),
    },
    "on its side 844 × 390": {
        "cut": "landscape", "box": (287, 54, 844, 390), "across": 0.62, "down": 0.42, "water": 167,
        "headline": (31, 112, 427, 242, TEXT), "figures": (32, 274, 432, 336, TEXT), "foot row": (32, 336, 812, 390, TEXT),
        "lockup": (576, 282, 812, 314, TEXT),
    },
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


def in_window(light, view):
    """The film's luminance as the window shows it, and where its upper left corner lies."""
    left, top, right, bottom = view["box"]
    height, width = light.shape
    scale = max((right - left) / width, (bottom - top) / height)
    shown = cv2.resize(light, (round(width * scale), round(height * scale)), interpolation=cv2.INTER_AREA)
    x = round(left + (right - left - shown.shape[1]) * view["across"])
    # More light than a gradient leaves, which is mixed in the values of pixels.
    from_left = np.arange(shown.shape[1]) + x - left
    share = np.clip(from_left / view["water"], 0, 1) if "water" in view else 1
    return shown * share, x, round(top + (bottom - top - shown.shape[0]) * view["down"])


def places(view):
    return {name: place for name, place in view.items() if name not in ("cut", "box", "across", "down", "water")}


def main():
    low = {}
    for cut in ("landscape", "portrait"):
        views = {name: view for name, view in VIEWS.items() if view["cut"] == cut}
        for codec in CODECS:
            for number, frame in enumerate(frames(FILMS.format(cut=cut, codec=codec))):
                light = luminance(frame)
                for title, view in views.items():
                    shown, x, y = in_window(light, view)
                    for name, (left, top, right, bottom, needed) in places(view).items():
                        behind = shown[top - y : bottom - y, max(0, left - x) : right - x].max()
                        contrast = (FOAM_LUMINANCE + 0.05) / (behind + 0.05)
                        key = (title, name, codec)
                        low[key] = min(low.get(key, (99, 0, 0)), (contrast, number, needed))
    for (title, name, codec), (contrast, number, needed) in low.items():
        verdict = "" if contrast >= needed else f"  BELOW {needed}"
        print(f"{title}  {name:9} {codec:5} {contrast:5.1f} : 1 at frame {number}{verdict}")
    return any(contrast < needed for contrast, _, needed in low.values())


if __name__ == "__main__":
    sys.exit(main())
