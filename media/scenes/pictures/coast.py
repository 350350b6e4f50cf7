"""Coastlines of Natural Earth (public domain) from the npm package world-atlas, decoded from TopoJSON."""
import json
import os
import subprocess

import numpy as np

PACKAGE = 'world-atlas@2.0.2'


def land(work, detail='50m'):
    """Rings of (longitude, latitude), degrees; fetches the package into the scratch folder once."""
    file = os.path.join(work, 'package', f'land-{detail}.json')
    if not os.path.exists(file):
        packed = subprocess.check_output(['npm', 'pack', PACKAGE, '--silent'], cwd=work, text=True).strip().split()[-1]
        subprocess.check_call(['tar', 'xzf', packed], cwd=work)
    with open(file) as opened:
        topology = json.load(opened)
    scale, move = np.array(topology['transform']['scale']), np.array(topology['transform']['translate'])
    arcs = [np.cumsum(np.array(arc), 0) * scale + move for arc in topology['arcs']]
    rings = []
    for shape in topology['objects']['land']['geometries']:
        for polygon in [shape['arcs']] if shape['type'] == 'Polygon' else shape['arcs']:
            rings += [np.concatenate([arcs[i] if i >= 0 else arcs[~i][::-1] for i in ring]) for ring in polygon]
    return rings
