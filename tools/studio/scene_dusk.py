"""An open road at dusk: the vehicle stands in the right lane, the road bends away into hills before the last light."""
import numpy as np

from scene_frames import HAZE_METRES
from scene_ground import blades, eucalypt, fan, join, layered_noise, quads_of
from scene_land import HALF_WIDTH, road_height, road_middle, roadside_height
from scene_parts import SceneNodes, add_mesh, box

HAZE = HAZE_METRES['dusk']


def asphalt():
    nodes = SceneNodes('asphalt', HAZE)
    across, along = nodes.region('across'), nodes.region('along')
    stones, patches = nodes.noise(95, 3), nodes.noise(0.5, 4, (1, 0.25, 1))
    tracks = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.math('ABSOLUTE', across), 1.75))
    worn = nodes.inside(nodes.math('ABSOLUTE', nodes.math('SUBTRACT', tracks, 0.8)), 0.22, 0.3)
    grey = nodes.ramp(stones, (0.3, (0.025, 0.025, 0.026)), (0.7, (0.075, 0.073, 0.071)))
    grey = nodes.blend(nodes.math('MULTIPLY', worn, 0.35), grey, (0.05, 0.05, 0.052))
    dash = nodes.inside(nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.math('MODULO', along, 12.0), 6.0)), 1.6, 0.03)
    middle = nodes.both(nodes.inside(nodes.math('ABSOLUTE', across), 0.055, 0.008), dash)
    edge = nodes.inside(nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.math('ABSOLUTE', across), 3.2)), 0.06, 0.008)
    chips = nodes.inside(nodes.noise(30, 5), 0.56, 0.08)
    line = nodes.both(nodes.any(middle, edge), nodes.math('MULTIPLY', chips, 0.9))
    colour = nodes.blend(line, grey, (0.55, 0.54, 0.50))
    rough = nodes.math('ADD', nodes.math('MULTIPLY', patches, 0.4), 0.20)
    bump = nodes.bump(stones, 0.35, 0.006)
    return nodes.close(nodes.solid(colour, rough, 0.5, bump))


def soil():
    nodes = SceneNodes('soil', HAZE)
    colour = nodes.ramp(nodes.noise(0.7, 8), (0.35, (0.05, 0.045, 0.025)), (0.65, (0.16, 0.12, 0.065)))
    return nodes.close(nodes.solid(colour, 0.95, 0.1, nodes.bump(nodes.noise(9, 6), 0.6, 0.05)))


def foliage(name, colour, through):
    nodes = SceneNodes(name, HAZE)
    return nodes.close(nodes.leaf(colour, through))


def range_material(name):
    nodes = SceneNodes(name, HAZE)
    return nodes.close(nodes.solid(nodes.ramp(nodes.noise(0.01, 8), (0.3, (0.02, 0.025, 0.018)), (0.7, (0.06, 0.06, 0.04))), 1, 0))


def add_road():
    along = np.concatenate([np.linspace(0.5, 60, 180), np.linspace(60.5, 480, 500)])[:, None]
    across = np.linspace(-HALF_WIDTH, HALF_WIDTH, 9)[None, :]
    # The road is as wide across its direction as it is where it runs straight.
    slope = np.gradient(road_middle(along[:, 0]), along[:, 0])[:, None]
    x, y = road_middle(along) + across / np.sqrt(1 + slope**2), along - across * slope / np.sqrt(1 + slope**2)
    z = road_height(along) - 0.012 * np.abs(across)
    points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
    values = {'across': np.broadcast_to(across, x.shape), 'along': np.broadcast_to(along, x.shape)}
    add_mesh('road', points, quads_of(len(along), 9), asphalt(), True, **values)


def add_land():
    x, y = fan(0.5, 700, 420, 1.1, 460)
    points = np.stack([x, y, roadside_height(x, y)], -1).reshape(-1, 3)
    add_mesh('land', points, quads_of(420, 460), soil(), True)


def verge_places(rng, count, near, far, low, high):
    """Random places beside the road, denser near the camera and near the road."""
    y = near * (far / near) ** rng.uniform(0, 1, count)
    apart = HALF_WIDTH + low + (high - low) * rng.uniform(0, 1, count) ** 1.6 * np.clip(y / 20, 0.35, 4)
    x = road_middle(y) + apart * rng.choice([-1, 1], count)
    tufts = layered_noise(x / 1.3, y / 1.3, 2, 21) + rng.normal(0, 0.25, count)
    chosen = tufts > -0.15
    x, y, tufts = x[chosen], y[chosen], tufts[chosen]
    return np.stack([x, y, roadside_height(x, y) - 0.02], -1), np.clip(0.5 + tufts, 0.2, 1.4)


def add_grass(rng):
    places, size = verge_places(rng, 150_000, 2.5, 120, 0.35, 9)
    widths = np.clip(places[:, 1:2] / 12, 0.5, 4)
    points, triangles = blades(places, size * rng.uniform(0.18, 0.55, len(places)), 0.35, rng, 0.005 * widths)
    add_mesh('grass', points, triangles, foliage('grass', (0.30, 0.24, 0.11), (0.34, 0.22, 0.08)))


def add_trees(rng):
    trees = []
    while len(trees) < 70:
        y = rng.uniform(60, 420)
        x = road_middle(y) + rng.choice([-1, 1]) * (rng.uniform(12, 40) + y * rng.uniform(0, 0.5))
        if abs(x) < y * 0.9 and layered_noise(np.array([x / 40]), np.array([y / 40]), 2, 31)[0] > -0.1:
            place = np.array([x, y, roadside_height(np.array([x]), np.array([y]))[0] - 0.2])
            trees.append(eucalypt(place, rng.uniform(7, 15), rng))
    points, triangles = join(trees)
    add_mesh('trees', points, triangles, foliage('leaves', (0.035, 0.045, 0.025), (0.05, 0.05, 0.02)))


def add_posts():
    """Guide posts beside the road, with reflectors."""
    white = SceneNodes('post', HAZE)
    white = white.close(white.solid((0.62, 0.62, 0.60), 0.6))
    red = SceneNodes('reflector', HAZE)
    red = red.close(red.solid((0.5, 0.02, 0.015), 0.3))
    for y in (13, 33, 56, 82, 110, 140):
        for side in (-1, 1):
            x = road_middle(y) + side * (HALF_WIDTH + 1.1)
            z = float(roadside_height(np.array([x]), np.array([float(y)]))[0])
            add_mesh('post', *box((x - 0.05, y, z), (x + 0.05, y + 0.03, z + 1.0)), white)
            add_mesh('reflector', *box((x - 0.035, y - 0.01, z + 0.78), (x + 0.035, y, z + 0.9)), red)


def add_ranges():
    """Four ranges of hills, each further and paler."""
    for at, (distance, base, tall, scale) in enumerate(
        ((900, -6, 44, 420), (2100, -10, 120, 800), (4600, -20, 300, 1500), (9500, -40, 680, 2600))
    ):
        x = np.linspace(-distance * 1.1, distance * 1.1, 1100)[None, :]
        depth = np.linspace(0, 1, 26)[:, None]
        y = distance * (1 + 0.35 * depth)
        crest = 0.42 + 0.3 * layered_noise(x / scale, y / scale * 0.6, 6, 40 + at) + 0.2 * layered_noise(
            x / scale * 2, y / scale, 5, 60 + at, ridged=True
        )
        z = base + tall * np.maximum(crest, 0.02) * np.sin(np.pi * (0.12 + 0.6 * depth))
        points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
        add_mesh(f'range-{at}', points, quads_of(26, 1100), range_material(f'range-{at}'), True)


def build_dusk():
    rng = np.random.default_rng(8)
    add_road()
    add_land()
    add_grass(rng)
    add_trees(rng)
    add_posts()
    add_ranges()
