"""Frames of the stand-in hero film: a slow push in and out of one still.

Usage: /usr/bin/python3 media/stand-in-film.py [landscape|portrait ...]
Writes .cache/film/<cut>/0000.png to 0239.png for media/encode.sh.
"""

import math
import sys
from pathlib import Path

import cv2
import numpy as np

STILL = "media/hero-still.jpg"
FRAMES_FOLDER = ".cache/film"
FRAME_COUNT = 240
PUSH = 0.03  # how much larger the picture is in the middle of the film

HORIZON_Y_PX = 495.8  # of the still: where sky and sea meet, read off the brightness step

# Crops in pixels of the still; sizes in pixels of the film.
CUTS = {
    "landscape": {"left": 0, "top": 37, "width": 1920, "height": 1080, "size": (1920, 1080)},
    "portrait": {"left": 415, "top": 0, "width": 855.45, "height": 1200, "size": (720, 1010)},
}


def zoom_at(frame: int) -> float:
    """1 at the first frame, 1 + PUSH half way, and the same from either end, so the loop closes."""
    return 1 + PUSH * (1 - math.cos(2 * math.pi * frame / FRAME_COUNT)) / 2


def film_to_still(cut: dict, zoom: float) -> np.ndarray:
    """Affine map from film pixels to still pixels; the middle of the horizon stays where it is."""
    width, height = cut["size"]
    step_x, step_y = cut["width"] / width, cut["height"] / height
    centre_x, centre_y = cut["left"] + cut["width"] / 2, HORIZON_Y_PX

    def offset(start: float, step: float, centre: float) -> float:
        # Pixel centres lie at .5: a plain scale of the indices would shift the picture.
        return centre + (start + step / 2 - centre) / zoom - 0.5

    return np.array(
        [
            [step_x / zoom, 0, offset(cut["left"], step_x, centre_x)],
            [0, step_y / zoom, offset(cut["top"], step_y, centre_y)],
        ]
    )


def render(name: str) -> None:
    cut = CUTS[name]
    still = cv2.imread(STILL)
    folder = Path(FRAMES_FOLDER, name)
    folder.mkdir(parents=True, exist_ok=True)
    for frame in range(FRAME_COUNT // 2 + 1):
        picture = cv2.warpAffine(
            still,
            film_to_still(cut, zoom_at(frame)),
            cut["size"],
            flags=cv2.INTER_LANCZOS4 | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        )
        # The way out is the way in, backwards.
        for number in {frame, (FRAME_COUNT - frame) % FRAME_COUNT}:
            cv2.imwrite(str(folder / f"{number:04}.png"), picture)


for name in sys.argv[1:] or CUTS:
    render(name)
