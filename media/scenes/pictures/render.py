"""Renders the site's pictures: /usr/bin/python3 media/scenes/pictures/render.py [--preview] [--finish] [name ...]

Without names all of shots.py. `--preview` is small and quick and stays in the scratch folder; `--finish` only
develops passes that are already rendered. Full-size passes that exist are not rendered again: delete them to.
"""
import importlib
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
WORK = os.path.join(os.environ.get('MEDIA_WORK', '/var/tmp/site-media'), 'pictures')
# Map size, azimuth and elevation of the sun, cover, seed: see sky.c.
CLOUDS = '6144 768 60 1.5 .42 7'.split()
SIZE, RENDER_SIZE = (1920, 1280), (1248, 832)  # rendered smaller, developed larger: grain and lens hide it; `render_size` in shots.py where they do not
PREVIEW_SIZE, PREVIEW_SAMPLES = (480, 320), 8
sys.path.insert(0, HERE)


def tool(name, source):
    """Compiles a C helper once."""
    made = os.path.join(WORK, name)
    if not os.path.exists(made) or os.path.getmtime(made) < os.path.getmtime(source):
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', source, '-o', made, '-lm'])
    return made


def baked():
    """The file of the clouds; bakes them once."""
    file = os.path.join(WORK, 'clouds.raw')
    if not os.path.exists(file):
        subprocess.check_call([tool('sky', os.path.join(os.path.dirname(HERE), 'sky.c')), *CLOUDS, file])
    return file


def film(name, size, base, clouds, preview):
    subprocess.check_call(['nice', '-n', '0' if preview else '5', 'blender', '-b', '--python-exit-code', '1', '-P',
                           os.path.join(HERE, 'stage.py'), '--', name, *map(str, size), base, clouds],
                          stdout=open(base + '.log', 'w'), stderr=subprocess.STDOUT)
    open(base + '.done', 'w').close()


def main():
    from finish import compose, develop
    from shots import SHOTS
    options = [a for a in sys.argv[1:] if a.startswith('--')]
    names = [a for a in sys.argv[1:] if not a.startswith('--')] or list(SHOTS)
    os.makedirs(WORK, exist_ok=True)
    denoiser = tool('denoise', os.path.join(os.path.dirname(HERE), 'denoise.c'))
    for name in names:
        shot, began = SHOTS[name], time.time()
        preview = '--preview' in options
        width, height = PREVIEW_SIZE if preview else shot.get('size', SIZE) if shot.get('drawn') else shot.get('render_size', RENDER_SIZE)
        if 'size' in shot:
            height = round(width * shot['size'][1] / shot['size'][0])
        base = os.path.join(WORK, name + ('-preview' if preview else ''))
        out = base + '.png' if preview else os.path.join(ROOT, 'src/assets/pictures', name + '.jpg')
        if shot.get('drawn'):
            colour = importlib.import_module(shot['scene']).draw(width, height, WORK)
        else:
            if '--finish' not in options and (preview or not os.path.exists(base + '.done')):
                clouds = baked()
                film(name, (width, height, PREVIEW_SAMPLES if preview else shot['samples']), base, clouds, preview)
            colour = compose(base, denoiser, radius=4 if preview else 6, **shot.get('air', {}))
        if 'after' in shot:
            colour = importlib.import_module(shot['after']).apply(colour, base)
        develop(colour, out, (width, height) if preview else shot.get('size', SIZE), **shot.get('develop', {}))
        if 'retouch' in shot and not preview:
            importlib.import_module(shot['retouch']).retouch(out)
        print(f'{name}: {time.time() - began:.0f} s, {os.path.getsize(out) // 1000} kB, {out}', flush=True)


main()
