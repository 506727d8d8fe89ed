"""A dry paddock late in the day: a gravel track between fences, golden grass against the light, gum trees and hills."""
import numpy as np

from scene_frames import HAZE_METRES, SCENES
from scene_ground import blades, eucalypt, fan, join, layered_noise, quads_of
from scene_land import TRACK_HALF_WIDTH, paddock_height, track_cover, track_middle
from scene_parts import SceneNodes, add_mesh, add_sun, box

HAZE = HAZE_METRES['paddock']
FENCE_APART = 6.2


def foliage(name, dark, pale, through):
    """Leaves or blades, in patches of two tones."""
    nodes = SceneNodes(name, HAZE)
    patches = nodes.noise(0.35, 5)
    return nodes.close(nodes.leaf(nodes.ramp(patches, (0.38, dark), (0.62, pale)), through))


def soil():
    nodes = SceneNodes('soil', HAZE)
    stones, patches, fine = nodes.noise(42, 6), nodes.noise(0.5, 5), nodes.noise(3.2, 7, (1, 0.5, 1))
    gravel = nodes.ramp(stones, (0.3, (0.31, 0.215, 0.125)), (0.7, (0.62, 0.465, 0.30)))
    gravel = nodes.blend(nodes.math('MULTIPLY', nodes.inside(patches, 0.46, 0.1), 0.45), gravel, (0.35, 0.245, 0.15))
    straw = nodes.ramp(fine, (0.32, (0.32, 0.23, 0.10)), (0.68, (0.66, 0.49, 0.23)))
    straw = nodes.blend(nodes.math('MULTIPLY', nodes.inside(nodes.noise(0.045, 5), 0.45, 0.1), 0.5), straw, (0.48, 0.36, 0.16))
    colour = nodes.blend(nodes.region('bare'), straw, gravel)
    bump = nodes.bump(stones, 0.6, 0.02, nodes.bump(nodes.noise(5, 6), 0.6, 0.07))
    return nodes.close(nodes.solid(colour, 0.95, 0.1, bump))


def add_land():
    x, y = fan(1.2, 900, 620, 0.95, 620)
    points = np.stack([x, y, paddock_height(x, y)], -1).reshape(-1, 3)
    add_mesh('land', points, quads_of(620, 620), soil(), True, bare=track_cover(x, y))


def add_grass(rng):
    """Grass, higher away from the track; between its wheel ruts it is short."""
    count = 680_000
    y = 2.8 * (260 / 2.8) ** rng.uniform(0, 1, count) ** 0.85
    x = rng.uniform(-0.60, 0.72, count) * (y + 2.5)
    bare = track_cover(x, y)
    tufts = layered_noise(x / 1.1, y / 1.1, 3, 41) + 0.6 * layered_noise(x / 7, y / 7, 2, 43)
    chosen = (bare < rng.uniform(0.1, 0.8, count)) & (tufts + rng.normal(0, 0.3, count) > -0.35)
    x, y, bare, tufts = x[chosen], y[chosen], bare[chosen], tufts[chosen]
    apart = np.abs(x - track_middle(y)) - TRACK_HALF_WIDTH
    tall = np.clip(0.12 + 0.09 * apart, 0.07, 0.42) * np.clip(0.85 + 0.5 * tufts, 0.3, 1.6) * (1 - 0.6 * bare)
    places = np.stack([x, y, paddock_height(x, y) - 0.015], -1)
    widths = 0.0035 * np.clip(y[:, None] / 7, 0.8, 26)
    points, triangles = blades(places, tall * rng.uniform(0.6, 1.3, len(x)), 0.42, rng, widths)
    add_mesh('grass', points, triangles, foliage('grass', (0.33, 0.265, 0.135), (0.56, 0.46, 0.255), (0.58, 0.45, 0.22)))


def add_fences():
    wood, wire = SceneNodes('post', HAZE), SceneNodes('wire', HAZE)
    grain = wood.ramp(wood.noise(7, 6, (5, 5, 0.5)), (0.3, (0.13, 0.11, 0.09)), (0.7, (0.34, 0.30, 0.25)))
    wood = wood.close(wood.solid(grain, 0.9, 0.2, wood.bump(wood.noise(9, 6, (4, 4, 0.4)), 0.6, 0.02)))
    wire = wire.close(wire.solid((0.30, 0.29, 0.28), 0.45, 0.5))
    rng = np.random.default_rng(4)
    for side in (-1, 1):
        y = np.concatenate([np.arange(5.5, 60, 4.5), np.arange(60, 260, 6.5)])
        x = track_middle(y) + side * FENCE_APART
        z = paddock_height(x, y)
        for at in range(len(y)):
            half, top = (0.09, 1.32) if at % 7 == 3 else (0.058, 1.16 + rng.uniform(-0.06, 0.06))
            lean = rng.normal(0, 0.02)
            points, faces = box((x[at] - half, y[at] - half, z[at] - 0.2), (x[at] + half, y[at] + half, z[at] + top))
            points[4:, 0] += lean
            add_mesh('post', points, faces, wood)
        for height in (0.35, 0.68, 1.0):
            thick = np.clip(y / 2600, 0.005, 0.02)
            centre = np.stack([x, y, z + height], -1)
            ring = [centre + np.stack([thick * a, thick * 0, thick * b], -1) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            add_mesh('wire', np.stack(ring, 1).reshape(-1, 3), tube_faces(len(y), 4), wire)


def tube_faces(rings, corners):
    """Faces of a tube of rings with the same number of corners."""
    first = (np.arange(rings - 1)[:, None] * corners + np.arange(corners)[None, :]).ravel()
    after = (np.arange(rings - 1)[:, None] * corners + (np.arange(corners)[None, :] + 1) % corners).ravel()
    return np.stack([first, after, after + corners, first + corners], 1)


def add_trees(rng):
    near = [(17, 42, 13), (25, 50, 15), (33, 58, 12), (-24, 62, 14), (-38, 74, 12), (14, 84, 12), (-52, 96, 15)]
    trees = [(x, y, tall, 5200) for x, y, tall in near]
    while len(trees) < 75:
        y = rng.uniform(110, 620)
        x = rng.uniform(-0.7, 0.8) * y
        if layered_noise(np.array([x / 70]), np.array([y / 70]), 2, 31)[0] > 0.12 and abs(x - track_middle(y)) > 14:
            trees.append((x, y, rng.uniform(8, 16), 1500))
    parts = []
    for x, y, tall, leaves in trees:
        place = np.array([x, y, paddock_height(np.array([x]), np.array([y]))[0] - 0.2])
        parts.append(eucalypt(place, tall, rng, leaves))
    points, triangles = join(parts)
    add_mesh('trees', points, triangles, foliage('leaves', (0.065, 0.085, 0.04), (0.13, 0.145, 0.07), (0.16, 0.17, 0.06)))


def add_hills():
    for at, (distance, base, tall, scale) in enumerate(((1100, -6, 78, 420), (2600, -20, 230, 900), (6500, -60, 760, 2300))):
        x = np.linspace(-distance, distance, 1000)[None, :]
        depth = np.linspace(0, 1, 26)[:, None]
        y = distance * (1 + 0.4 * depth)
        crest = 0.5 + 0.42 * layered_noise(x / scale, y / scale * 0.6, 5, 80 + at)
        z = base + tall * np.maximum(crest, 0.03) * np.sin(np.pi * (0.1 + 0.55 * depth))
        nodes = SceneNodes(f'hill-{at}', HAZE)
        dry = nodes.ramp(nodes.noise(0.012, 8), (0.44, (0.10, 0.105, 0.055)), (0.60, (0.42, 0.34, 0.18)))
        points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
        add_mesh(f'hill-{at}', points, quads_of(26, 1000), nodes.close(nodes.solid(dry, 1, 0)), True)


def build_paddock():
    rng = np.random.default_rng(21)
    sky = SCENES['paddock']
    add_land()
    add_grass(rng)
    add_fences()
    add_trees(rng)
    add_hills()
    add_sun(sky.sun_turn, sky.sun_height, 5.4, (1.0, 0.83, 0.60), 1.2)
