"""Whether the film closes: mean change from each frame to the next, and from the last to the first.

Usage: /usr/bin/python3 media/video-seam.py FOLDER_OF_FRAMES
"""

import sys
from pathlib import Path

import cv2
import numpy as np

files = sorted(Path(sys.argv[1]).glob("????.png"))
pictures = [cv2.imread(str(file)).astype(np.int16) for file in files]
steps = [np.abs(b - a).mean() for a, b in zip(pictures, pictures[1:] + pictures[:1])]
print(f"{len(files)} frames; seam {steps[-1]:.3f}, median step {np.median(steps):.3f}, largest {max(steps):.3f}")
sys.exit(int(steps[-1] > np.median(steps) * 1.02))
