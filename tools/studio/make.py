"""Makes masters: `python3 make.py FOLDER [BODY…]`. Views that exist in FOLDER are left as they are.

Vehicles are symmetric, so the right side is the left one mirrored: 330 is 030, 270 is 090, 210 is 150.
"""
import os
import subprocess
import sys
import tempfile

from bikes import BIKES
from cars import CARS
from caravan_shape import CARAVANS
from masters import write_master
from truck_shape import TRUCKS

HERE = os.path.dirname(os.path.abspath(__file__))
# The views that photos name come first, so that a run that is stopped leaves the most useful ones.
VIEWS = ('030', '150', '090', '180', '000', '060', '120')
WIDTH, SAMPLES = 960, 12


def missing(folder, body):
    return [view for view in VIEWS if not os.path.exists(os.path.join(folder, f'{body}-{view}.webp'))]


def render(body, views, out):
    settings = [f'body={body}', f'views={",".join(views)}', f'width={WIDTH}', f'samples={SAMPLES}', f'out={out}']
    blender = ['nice', '-n', '19', 'blender', '-b', '-t', '2', '--python-exit-code', '1']
    subprocess.run([*blender, '-P', os.path.join(HERE, 'render.py'), '--', *settings], check=True)


def main(folder, *bodies):
    os.makedirs(folder, exist_ok=True)
    for body in bodies or [*CARS, *CARAVANS, *TRUCKS, *BIKES]:
        views = missing(folder, body)
        if not views:
            continue
        with tempfile.TemporaryDirectory() as out:
            render(body, views, out)
            for view in views:
                write_master(os.path.join(out, f'{body}-{view}.npz'), os.path.join(folder, f'{body}-{view}.webp'))


if __name__ == '__main__':
    main(*sys.argv[1:])
