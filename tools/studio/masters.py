"""Turns rendered light into masters: what black paint looks like, what paint's colour adds to it, and the transparency.

A vehicle in a colour is `fixed + added × colour` in linear light. That is exact for the diffuse part of a paint, needs
one render for all colours, and leaves glass, lamps, tyres and floor untouched. The transparency is 1 beside the
vehicle, less in its shadow and 0 on the vehicle. With it the backdrop can be taken out again, so that the vehicle
stands on any surface.
"""
import subprocess

import numpy as np

BACKDROP_NEAR, BACKDROP_FAR = 0.80, 0.93
# The rendered floor's, which the backdrop replaces; as in `render.py`.
FLOOR_ALBEDO = 0.28
# Masters store light up to this value.
MASTER_RANGE = 2.0
# Darker parts are glass, tyres and plastic; lamps, wheels and trim are paler.
GLASS_ALBEDO = 0.06


def to_srgb(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def to_linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def shoulder(light, start=0.7):
    """Rolls highlights off instead of clipping them."""
    over = np.maximum(light - start, 0) / (1 - start)
    return np.where(light > start, start + (1 - start) * np.tanh(over), light)


def box_blur(values, radius):
    padded = np.pad(values, ((radius + 1, radius), (radius + 1, radius)), 'edge').cumsum(0).cumsum(1)
    size = 2 * radius + 1
    total = padded[size:, size:] - padded[:-size, size:] - padded[size:, :-size] + padded[:-size, :-size]
    return total / (size * size)


def backdrop_at(rows):
    """The backdrop as the screen shows it, by the share of the picture's height from its top."""
    return BACKDROP_FAR + (BACKDROP_NEAR - BACKDROP_FAR) * rows * 0.6


def smooth_guided(values, guides, spacing=(1, 2, 4), tolerance=0.12):
    """Averages neighbours whose guides (normal, paint, floor) agree: noise goes, edges stay."""
    result = values
    for step in spacing:
        total, weight = np.zeros_like(result), np.zeros(result.shape[:2])
        level = box_blur(result.mean(2), 1)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                shift = (dy * step, dx * step)
                other, guide = np.roll(result, shift, (0, 1)), np.roll(guides, shift, (0, 1))
                near = np.exp(-(dx * dx + dy * dy) / 4 - ((guides - guide) ** 2).sum(2) / 0.02)
                apart = box_blur(((result - other) ** 2).mean(2), 1)
                same = np.exp(-apart / (tolerance * (0.09 + level)) ** 2)
                total += (near * same)[..., None] * other
                weight += near * same
        result = total / weight[..., None]
    return result


def despeckle(values):
    """Limits each pixel to what its eight neighbours have, which removes lone bright and dark dots."""
    shifts = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    around = np.sort(np.stack([np.roll(values, shift, (0, 1)) for shift in shifts]), axis=0)
    return np.clip(values, around[1], around[-2])


def read_light(file):
    """Reads a render and returns (fixed, added, irradiance, pale parts, share of floor, share of sky)."""
    with np.load(file) as passes:
        data = {name: passes[name].astype(np.float64) for name in passes.files}
    paint, floor = data['paint'][..., :1], data['floor'][..., :1]
    guides = np.concatenate([data['normal'], paint * 2, floor * 2], axis=2)
    irradiance = data['direct'] + data['indirect']
    other = data['light'] - irradiance * data['albedo']
    irradiance = smooth_guided(despeckle(irradiance), guides, tolerance=0.8)
    other = smooth_guided(despeckle(np.clip(other, 0, 6)), guides, spacing=(1, 2), tolerance=0.22)
    # Behind glass there is little light, so few samples: its noise is blotches, which look like dirt on a windscreen.
    glass = (data['albedo'].mean(2, keepdims=True) < GLASS_ALBEDO) & (paint < 0.01) & (floor < 0.01)
    other = np.where(glass, smooth_guided(other, guides, spacing=(2, 4, 8), tolerance=0.5), other)
    fixed = other + irradiance * np.maximum(data['albedo'] - paint * float(data['paint_albedo']), 0)
    sky = 1 - data['alpha'][..., :1]
    pale = (data['albedo'].mean(2) > 0.3) & (floor[..., 0] + sky[..., 0] < 0.01)
    return fixed, irradiance * paint, irradiance, pale, floor, sky


def fade_shadow(transparency, share=0.1):
    """Lets the shadow end before the picture does, and its last, faint part with no line where it ends.

    The floor is darker far around the vehicle. On another surface that would show where the picture is cut.
    """
    dark = 1 - to_srgb(transparency)
    start, end = 0.05, 0.3
    ramp = np.clip((dark - start) / (end - start), 0, 1)
    dark = dark * ramp * ramp * (3 - 2 * ramp)
    height, width = transparency.shape[:2]
    down = np.minimum(1, (height - 0.5 - np.arange(height)) / (height * share))[:, None, None]
    columns = np.arange(width) + 0.5
    across = np.minimum(1, np.minimum(columns, width - columns) / (width * share))[None, :, None]
    room = np.clip(down * across, 0, 1)
    return to_linear(1 - dark * room * room * (3 - 2 * room))


def compose(file):
    """Returns `fixed` and `added`, on the studio's backdrop instead of the rendered floor, and `transparency`."""
    fixed, added, irradiance, pale, floor, horizon = read_light(file)
    scale = 0.88 / np.percentile(irradiance.mean(2)[pale], 70)
    height = floor.shape[0]
    open_floor = np.percentile(irradiance[floor[..., 0] > 0.99], 80)
    lonely = 1 - horizon - floor < 0.02
    # At the floor's far end a pixel is part floor, part sky, and has that part of the light.
    share = np.where(lonely, np.maximum(floor, 0.05), 1)
    shadow = np.clip(irradiance.mean(2, keepdims=True) / (open_floor * share), 0, 1)
    rows = np.linspace(0, 1, height)[:, None, None]
    backdrop = to_linear(backdrop_at(rows))
    ground = floor * shadow + np.clip(horizon, 0, 1)
    vehicle = np.maximum(fixed - FLOOR_ALBEDO * irradiance * floor, 0)
    vehicle = np.where(lonely, 0, vehicle)
    transparency = np.where(1 - horizon - floor < 0.01, fade_shadow(ground), ground)
    return vehicle * scale + backdrop * ground, added * scale, transparency


def paint(fixed, added, colour):
    """The picture in a colour, given as linear red, green and blue."""
    return to_srgb(shoulder(fixed + added * np.asarray(colour)))


def write_image(pixels, path, *settings):
    eight = (np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)
    header = b'P6\n%d %d\n255\n' % (eight.shape[1], eight.shape[0])
    subprocess.run(['convert', 'ppm:-', *settings, path], input=header + eight.tobytes(), check=True)


def encode(light):
    """Light as a master stores it: more steps in the dark, where the eye sees them."""
    return np.sqrt(np.clip(light / MASTER_RANGE, 0, 1))


def decode(stored):
    return stored**2 * MASTER_RANGE


def write_master(file, path, quality=86):
    """Writes one WebP of three pictures, one below the other: `fixed`, `added` and `transparency`."""
    fixed, added, transparency = compose(file)
    write_image(stack(fixed, added, transparency), path, '-quality', str(quality))


def stack(fixed, added, transparency):
    """The three pictures as they are stored. `transparency` is stored as the screen would show it on white."""
    return np.concatenate([encode(fixed), encode(added), np.repeat(to_srgb(transparency), 3, axis=2)])


def read_image(path):
    """Pixels from 0 to 1."""
    size = subprocess.run(['identify', '-format', '%w %h', path], capture_output=True, check=True).stdout
    width, height = (int(number) for number in size.split())
    raw = subprocess.run(['convert', path, '-depth', '8', 'rgb:-'], capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(height, width, 3) / 255


def read_master(path):
    """`fixed`, `added` and `transparency` of a master's file."""
    fixed, added, transparency = np.split(read_image(path), 3)
    return decode(fixed), decode(added), to_linear(transparency[..., :1])
