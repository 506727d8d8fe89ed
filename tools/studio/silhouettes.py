"""Traces the side views of masters: `python3 silhouettes.py MASTERS FILE.json`. They are the icons of bodies.

Each is path data for a box of WIDTH × HEIGHT units: it faces right and stands on the box's lower edge. Windows are holes,
and a gap is around each wheel.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

from bikes import BIKES
from caravan_shape import CARAVANS
from cars import CARS
from masters import box_blur, read_master
from truck_shape import TRUCKS

WIDTH, HEIGHT = 480, 340
# Units of the box in one pixel of a mask.
PIXEL = 2
# Glass ends above this share of a vehicle's height; what is dark below it is wheels and plastic. Trucks carry their load high.
BELT, BELT_OF_TRUCKS = 0.44, 0.68
# Shares of the vehicle's width. Narrower windows fill in at the size of an icon, and so do gaps, as under roof rails.
NARROWEST_WINDOW, NARROWEST_GAP = 0.028, 0.02
# Wheels are nearer to the camera than the vehicle's ends, so they are larger and further apart than its length says.
NEARER = 1.05
# Shares of a wheel's radius: the hole of its hub, and the gap around it.
HUB, GAP = 0.42, 1.24


def grow(mask, radius):
    return box_blur(mask.astype(float), radius) > 1e-6


def shrink(mask, radius):
    return ~grow(~mask, radius)


def wheels_of(body):
    """The middles and the radius of the wheels at one side, as shares of the length of what the side view shows."""
    if body in CARS:
        s = CARS[body]
        start, end, axles = 0, s.tray_end or s.length, (s.front_axle, s.rear_axle)
    elif body in TRUCKS:
        s = TRUCKS[body]
        start, end, axles = -0.08, s.length, (s.front_axle, *s.rear_axles)
    else:
        s = CARAVANS[body]
        start, end, axles = -s.drawbar - 0.22, s.length + (0.26 if s.spare_wheel else 0.06), s.axles
    return [(axle - start) / (end - start) for axle in axles], s.wheel_radius / (end - start)


def cut_wheels(solid, body):
    """Takes a ring around each wheel, and its hub, out of a vehicle's mask."""
    high, wide = solid.shape
    middles, radius = wheels_of(body)
    radius *= wide * NEARER
    x, y = np.meshgrid(np.arange(wide), np.arange(high))
    distances = [np.hypot(x - wide * (0.5 + (at - 0.5) * NEARER), y - (high - radius)) / radius for at in middles]
    nearest = np.minimum.reduce(distances)
    return (solid & (nearest > GAP)) | ((nearest < 1) & (nearest > HUB))


def mask_of(file, body):
    """True where the vehicle is, without windows; cut to the vehicle."""
    fixed, added, transparency = read_master(file)
    solid = transparency[..., 0] < 0.02
    rows, columns = np.flatnonzero(solid.any(1)), np.flatnonzero(solid.any(0))
    cut = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    solid, dark = solid[cut], (fixed[cut].mean(-1) < 0.045) & (added[cut].mean(-1) < 0.012)
    if body in BIKES:
        return solid
    gap, window = (max(1, round(share * solid.shape[1] / 2)) for share in (NARROWEST_GAP, NARROWEST_WINDOW))
    room = np.pad(solid, gap)
    filled = shrink(grow(room, gap), gap)[gap:-gap, gap:-gap]
    glass = grow(shrink(dark & shrink(solid, window), window), window)
    glass[round(len(glass) * (BELT_OF_TRUCKS if body in TRUCKS else BELT)):] = False
    return cut_wheels(filled & ~glass, body)


def fit(mask):
    """Puts a mask into the middle of a box's lower edge, mirrored."""
    high, wide = HEIGHT // PIXEL, WIDTH // PIXEL
    scale = min(wide / mask.shape[1], high / mask.shape[0])
    rows, columns = round(mask.shape[0] * scale), round(mask.shape[1] * scale)
    smooth = box_blur(mask.astype(float), max(0, round(0.35 / scale)))
    at_row = ((np.arange(rows) + 0.5) / scale).astype(int)
    at_column = ((np.arange(columns) + 0.5) / scale).astype(int)
    box = np.zeros((high, wide), bool)
    left = (wide - columns) // 2
    box[high - rows:, left:left + columns] = smooth[at_row][:, at_column] > 0.5
    return box[:, ::-1]


def trace(box):
    """Path data of a mask, by potrace. Its y runs upwards."""
    with tempfile.TemporaryDirectory() as folder:
        picture = os.path.join(folder, 'mask.pbm')
        with open(picture, 'wb') as file:
            file.write(b'P4\n%d %d\n' % box.shape[::-1] + np.packbits(box, axis=1).tobytes())
        settings = ['--svg', '--flat', '--unit', str(PIXEL), '--turdsize', '12', '--opttolerance', '1', '--alphamax', '1.1']
        svg = subprocess.run(['potrace', *settings, '-o', '-', picture], check=True, capture_output=True, text=True).stdout
    (path,) = re.findall(r'<path d="([^"]+)"', svg)
    return flip(path)


def flip(path):
    """Turns a path upside down. Potrace writes absolute starts (M) and relative lines and curves (m, l, c)."""
    flipped = []
    for command, numbers in re.findall(r'([A-Za-z])([^A-Za-z]*)', path):
        values = [int(value) for value in numbers.split()]
        ys = [(HEIGHT - y if command == 'M' else -y) for y in values[1::2]]
        pairs = [f'{x} {y}' for x, y in zip(values[::2], ys)]
        flipped.append(command + ' '.join(pairs).replace(' -', '-'))
    return ''.join(flipped)


def main(folder, file):
    bodies = sorted(name[:-len('-090.webp')] for name in os.listdir(folder) if name.endswith('-090.webp'))
    shapes = {body: trace(fit(mask_of(os.path.join(folder, f'{body}-090.webp'), body))) for body in bodies}
    with open(file, 'w') as out:
        json.dump(shapes, out, indent=2)
        out.write('\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
