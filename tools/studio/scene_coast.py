"""A lookout at the coast in the morning: a gravel bay with bollards, tussocks at its edge, and the sea below."""
import numpy as np

from scene_frames import HAZE_METRES, SCENES
from scene_ground import blades, fan, layered_noise, quads_of
from scene_land import bay_edge, lookout_height, turf
from scene_parts import SceneNodes, add_mesh, add_sun
from scene_sky import smoothstep

HAZE = HAZE_METRES['coast']
SEA_LEVEL = -22


def gravel():
    nodes = SceneNodes('gravel', HAZE)
    stones, patches, worn = nodes.noise(38, 6), nodes.noise(0.35, 5), nodes.noise(0.22, 4, (0.35, 1, 1))
    colour = nodes.ramp(stones, (0.3, (0.22, 0.17, 0.115)), (0.7, (0.54, 0.44, 0.31)))
    colour = nodes.blend(nodes.math('MULTIPLY', nodes.inside(worn, 0.5, 0.12), 0.55), colour, (0.40, 0.35, 0.28))
    colour = nodes.blend(nodes.math('MULTIPLY', nodes.inside(patches, 0.42, 0.08), 0.5), colour, (0.19, 0.17, 0.10))
    dry = nodes.blend(nodes.region('bank'), colour, nodes.ramp(nodes.noise(1.4, 6), (0.35, (0.09, 0.10, 0.04)), (0.65, (0.22, 0.20, 0.09))))
    return nodes.close(nodes.solid(dry, 0.95, 0.15, nodes.bump(stones, 0.7, 0.02, nodes.bump(nodes.noise(4, 5), 0.5, 0.06))))


def add_land():
    x, y = fan(1.5, 90, 520, 0.9, 620)
    points = np.stack([x, y, lookout_height(x, y)], -1).reshape(-1, 3)
    bank = np.maximum(smoothstep(-0.8, 1.2, y - bay_edge(x) + layered_noise(x / 1.1, y / 1.1, 4, 8) * 1.1), turf(x, y))
    add_mesh('land', points, quads_of(520, 620), gravel(), True, bank=bank)


def water():
    nodes = SceneNodes('water', HAZE * 2.2)
    swell = nodes.noise(0.035, 3, (0.5, 1, 1))
    chop, ripples = nodes.noise(0.22, 6, (0.6, 1, 1)), nodes.noise(1.3, 5)
    bump = nodes.bump(ripples, 0.5, 0.2, nodes.bump(chop, 0.7, 1.0, nodes.bump(swell, 0.5, 3.0)))
    shoal = nodes.ramp(nodes.noise(0.006, 5, (0.5, 1, 1)), (0.4, (0.012, 0.085, 0.115)), (0.62, (0.03, 0.17, 0.18)))
    return nodes.close(nodes.solid(shoal, 0.14, 0.32, bump))


def add_sea():
    x, y = np.array([[-40000.0, 40000], [-40000, 40000]]), np.array([[20.0, 20], [60000, 60000]])
    add_mesh('sea', np.stack([x, y, np.full((2, 2), float(SEA_LEVEL))], -1).reshape(-1, 3), quads_of(2, 2), water())


def headland_material():
    nodes = SceneNodes('headland', HAZE)
    bush = nodes.ramp(nodes.noise(0.03, 8), (0.35, (0.035, 0.05, 0.022)), (0.65, (0.10, 0.105, 0.05)))
    rock = nodes.ramp(nodes.noise(0.05, 8, (1, 1, 3)), (0.3, (0.15, 0.10, 0.07)), (0.7, (0.38, 0.29, 0.21)))
    return nodes.close(nodes.solid(nodes.blend(nodes.region('cliff'), bush, rock), 1, 0, nodes.bump(nodes.noise(0.15, 8), 0.8, 3)))


def add_headland(name, start, end, distance, tall, seed, depth=0.5):
    """Land that ends in a cliff at `end`; places are shares of the distance, from the middle to the right."""
    x = np.linspace(min(start, end), max(start, end), 900)[None, :] * distance
    rows = np.linspace(0, 1, 90)[:, None]
    y = distance * (1 + depth * rows) + x * 0
    scale = distance / 4
    reach = np.abs(x / distance - end) / abs(start - end)
    shore = rows - 0.25 - 0.25 * layered_noise(x / scale, rows * 3, 5, seed)
    top = tall * (0.35 + 0.75 * smoothstep(0, 0.9, reach) + 0.34 * layered_noise(x / scale * 1.6, y / scale * 1.6, 6, seed + 9))
    edge = np.minimum(reach * 4 + 0.16 * layered_noise(x / scale * 3, y / scale * 3, 5, seed + 3), shore * 6)
    rise = smoothstep(0.0, 0.35, edge)
    z = SEA_LEVEL - 2 + rise * (top + 2)
    cliff = smoothstep(0.02, 0.1, rise) * (1 - smoothstep(0.45, 0.8, rise))
    points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
    add_mesh(name, points, quads_of(90, 900), headland_material(), True, cliff=cliff)


def add_tussocks(rng):
    count = 4200
    x = rng.uniform(-30, 30, count)
    y = bay_edge(x) + 0.2 + rng.gamma(1.6, 3.2, count)
    patches = 0.8 + 0.7 * layered_noise(x / 5, y / 3, 3, 33)
    size = rng.uniform(0.2, 0.75, count) * np.clip(patches, 0.15, 1.5) * np.clip(0.5 + (y - bay_edge(x)) / 3, 0.5, 1.15)
    each = 42
    spread = rng.normal(0, 0.10, (count, each, 2)) * size[:, None, None]
    px, py = (x[:, None] + spread[..., 0]).ravel(), (y[:, None] + spread[..., 1]).ravel()
    places = np.stack([px, py, lookout_height(px, py) - 0.03], -1)
    heights = np.repeat(size, each) * rng.uniform(0.35, 0.75, len(px))
    for name, share, colour, through in (
        ('green', (0, 0.5), (0.10, 0.13, 0.045), (0.22, 0.24, 0.06)),
        ('dry', (0.5, 1), (0.30, 0.24, 0.12), (0.46, 0.34, 0.13)),
    ):
        kind = np.repeat(rng.uniform(0, 1, count), each)
        chosen = (kind >= share[0]) & (kind < share[1])
        nodes = SceneNodes(name, HAZE)
        points, triangles = blades(places[chosen], heights[chosen], 0.45, rng, 0.007)
        add_mesh(name, points, triangles, nodes.close(nodes.leaf(colour, through)))


def add_turf(rng):
    """Short grass where the gravel is overgrown; without blades it would look painted."""
    y = 3.2 * (30 / 3.2) ** rng.uniform(0, 1, 420_000)
    x = rng.uniform(-0.62, 0.72, len(y)) * (y + 2)
    chosen = (turf(x, y) > rng.uniform(0.15, 1, len(y))) & (y < bay_edge(x) + 1)
    x, y = x[chosen], y[chosen]
    places = np.stack([x, y, lookout_height(x, y) - 0.01], -1)
    nodes = SceneNodes('turf', HAZE)
    colour = nodes.ramp(nodes.noise(1.1, 5), (0.35, (0.11, 0.135, 0.055)), (0.65, (0.24, 0.22, 0.12)))
    through = nodes.ramp(nodes.noise(1.1, 5), (0.35, (0.17, 0.21, 0.06)), (0.65, (0.32, 0.28, 0.13)))
    heights = rng.uniform(0.03, 0.11, len(x))
    points, triangles = blades(places, heights, 0.5, rng, 0.003 * np.clip(y[:, None] / 7, 0.8, 4))
    add_mesh('turf', points, triangles, nodes.close(nodes.leaf(colour, through)))


def add_bollards():
    nodes = SceneNodes('pine', HAZE)
    grain = nodes.noise(6, 6, (6, 6, 0.6))
    wood = nodes.close(nodes.solid(nodes.ramp(grain, (0.3, (0.20, 0.155, 0.11)), (0.7, (0.36, 0.29, 0.21))), 0.85))
    turns = np.linspace(0, 2 * np.pi, 17)[:-1]
    ring = np.stack([np.cos(turns), np.sin(turns)], -1)
    for x in np.arange(-27, 30, 2.1):
        y = float(bay_edge(np.array([x]))[0]) - 1.2
        z = float(lookout_height(np.array([x]), np.array([y]))[0])
        levels = [(0.12, -0.1), (0.12, 0.66), (0.095, 0.70)]
        points = np.concatenate(
            [np.column_stack([x + ring[:, 0] * r, y + ring[:, 1] * r, np.full(16, z + h)]) for r, h in levels]
            + [[[x, y, z + 0.7]]]
        )
        around = np.arange(16)
        after = (around + 1) % 16
        sides = [np.stack([around + at, after + at, after + at + 16, around + at + 16], 1) for at in (0, 16)]
        lid = np.stack([around + 32, after + 32, np.full(16, 48), np.full(16, 48)], 1)[:, :3]
        add_mesh('bollard', points, np.concatenate(sides), wood, True)
        add_mesh('lid', points, lid, wood)


def build_coast():
    rng = np.random.default_rng(12)
    sky = SCENES['coast']
    add_sun(sky.sun_turn, sky.sun_height, 9.0, (1.0, 0.79, 0.54), 1.2)
    add_land()
    add_sea()
    add_headland('near', 0.75, 0.10, 1500, 95, 4)
    add_headland('left', -0.75, -0.22, 4200, 150, 17)
    add_headland('far', 0.8, -0.04, 7500, 230, 29)
    add_tussocks(rng)
    add_turf(rng)
    add_bollards()
