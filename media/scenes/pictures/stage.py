"""What Blender runs for one picture; see render.py."""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import lighting
from shots import SHOTS

name, width, height, samples, base, lighting.CLOUDS = sys.argv[sys.argv.index('--') + 1:]
shot = SHOTS[name]
lighting.start(int(width), int(height), int(samples), base, shot.get('noise'))
importlib.import_module(shot['scene']).build(**shot.get('build', {}))
lighting.camera(**shot['camera'])
lighting.render(base)
