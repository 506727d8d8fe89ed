"""Makes the scenes of home pages: `python3 scenes.py FOLDER [SCENE-SHAPE [WIDTH SAMPLES]]`, such as `dusk-wide 480 5`.

Scenes that exist in FOLDER are left as they are. A render has light, cover, haze and normals; sky, haze and grain are
added here, where they cost no samples.
"""
import os
import subprocess
import sys
import tempfile

import numpy as np

from masters import box_blur, despeckle, shoulder, smooth_guided, to_srgb, write_image
from scene_frames import SCENES, frame_of
from scene_sky import clear_light, sky_light, smoothstep


def directions_of(frame):
    """The direction in which each pixel looks."""
    columns, rows = np.meshgrid(np.arange(frame.width) + 0.5, np.arange(frame.height) + 0.5)
    return np.stack([(columns - frame.middle) / frame.focal, np.ones_like(rows), (frame.horizon - rows) / frame.focal], -1)


def smooth_indoors(passes, guides):
    """What falls on a surface is filtered apart from its colour, and both apart from what it mirrors."""
    irradiance = passes['direct'] + passes['indirect']
    other = passes['light'] - irradiance * passes['albedo']
    irradiance = smooth_guided(despeckle(irradiance), guides, tolerance=0.6)
    other = smooth_guided(despeckle(np.clip(other, 0, 6)), guides, spacing=(1, 2), tolerance=0.3)
    return other + irradiance * passes['albedo']


def compose_scene(passes, scene, frame):
    """Light of the whole picture, linear."""
    sky = SCENES[scene]
    directions = directions_of(frame)
    cover, haze = passes['cover'][..., :1], np.clip(passes['haze'][..., :1], 0, 1)
    guides = np.concatenate([passes['normal'] * 0.7, haze * 2, cover * 2], axis=2)
    # Small lamps are mirrored as lone bright dots on wet ground; windows far away are such dots themselves.
    light = np.where(haze < 0.005, despeckle(passes['light']), passes['light']) if scene == 'city' else passes['light']
    light = smooth_indoors(passes, guides) if 'albedo' in passes else smooth_guided(light, guides, spacing=(1,), tolerance=0.22)
    grey = light.mean(2, keepdims=True)
    light = grey + (light - grey) * SATURATION[scene]
    level = directions.copy()
    level[..., 2] = np.maximum(level[..., 2], 0.012)
    far = clear_light(sky, level)
    behind = sky_light(sky, np.where(directions[..., 2:] < 0, level, directions))
    # Light and haze are already weighted by the cover of their pixel.
    return light * (1 - haze) + far * haze * cover + behind * (1 - cover)


def soften(light, share, scale):
    """Lets what is far away be a little out of focus, as behind a vehicle in a photo. It saves bytes, too."""
    radius = max(1, round(1.4 * scale))
    blurred = np.stack([box_blur(box_blur(light[..., band], radius), radius) for band in range(3)], -1)
    return light * (1 - share) + blurred * share


def grade(light, exposure, contrast, grain, seed=1):
    shown = to_srgb(shoulder(light * exposure, 0.6))
    shown = shown + contrast * (shown - 0.5) * shown * (1 - shown) * 4
    return shown + np.random.default_rng(seed).normal(0, grain, shown.shape[:2])[..., None]


# Eyes see little colour on the ground at dusk.
SATURATION = {'dusk': 0.5, 'coast': 1.15, 'city': 1.0, 'paddock': 1.05, 'workshop': 1.15}
GRADES = {'dusk': (1.55, 0.25, 0.003), 'coast': (0.78, 0.2, 0), 'city': (1.2, 0.3, 0.003), 'paddock': (0.92, 0.25, 0),
          'workshop': (1.15, 0.4, 0.002)}
# Grass everywhere is many bytes, and sharp grass takes the eye from the vehicle.
SOFTNESS = {'paddock': 0.85}


WIDTHS = {'wide': 1600, 'tall': 800}
# Lamps that are mirrored in water and wet stone need more samples than land in daylight.
SAMPLES = {'city': 20, 'coast': 10, 'dusk': 10, 'paddock': 7, 'workshop': 20}
# Soft scenes are rendered smaller and enlarged.
SHARES = {'paddock-wide': 0.8}
HERE = os.path.dirname(os.path.abspath(__file__))


def render(scene, shape, width, samples, file):
    settings = [f'scene={scene}', f'shape={shape}', f'width={width}', f'samples={samples}', f'out={file}']
    blender = ['nice', '-n', '19', 'blender', '-b', '-t', '1', '--python-exit-code', '1']
    subprocess.run([*blender, '-P', os.path.join(HERE, 'scene.py'), '--', *settings], check=True)


def finish(file, scene, shape, out):
    """Writes the picture of a render."""
    with np.load(file) as stored:
        passes = {name: stored[name].astype(np.float64) for name in stored.files}
    frame = frame_of(scene, shape, passes['light'].shape[1])
    far = smoothstep(0.004, 0.05, passes['haze'][..., :1])
    light = soften(compose_scene(passes, scene, frame), np.maximum(0.45 + 0.4 * far, SOFTNESS.get(scene, 0)), frame.width / 1600)
    full = frame_of(scene, shape, round(frame.width / SHARES.get(f'{scene}-{shape}', 1)))
    write_image(grade(light, *GRADES[scene]), out, '-resize', f'{full.width}x{full.height}!', '-quality', '70')


def main(folder, name=None, width=None, samples=None):
    os.makedirs(folder, exist_ok=True)
    for each in [name] if name else [f'{scene}-{shape}' for scene in SCENES for shape in WIDTHS]:
        out = os.path.join(folder, f'{each}.webp')
        if os.path.exists(out):
            continue
        scene, shape = each.split('-')
        with tempfile.TemporaryDirectory() as passes:
            file = os.path.join(passes, 'scene.npz')
            render(scene, shape, width or round(WIDTHS[shape] * SHARES.get(each, 1)), samples or SAMPLES[scene], file)
            finish(file, scene, shape, out)


if __name__ == '__main__':
    main(*sys.argv[1:])
