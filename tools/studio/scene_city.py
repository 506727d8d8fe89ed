"""A city at blue hour: the vehicle stands on a wet quay with low lights, the skyline is across the water."""
import bpy
import numpy as np

from scene_frames import HAZE_METRES
from scene_ground import layered_noise, quads_of
from scene_land import QUAY_EDGE, WATER_LEVEL, skyline
from scene_parts import CountingNodes, SceneNodes, add_mesh, box, from_edge, only_seen

HAZE = HAZE_METRES['city']
WARM = (1.0, 0.62, 0.30)


def paving():
    """Stone slabs after rain: the joints and higher slabs are almost dry, puddles shine."""
    nodes = CountingNodes('paving', HAZE)
    along, across, _ = nodes.parts_of((1 / 1.0, 1 / 0.5, 1))
    shifted = nodes.math('ADD', along, nodes.math('MULTIPLY', nodes.math('FLOOR', across), 0.5))
    joint = nodes.any(nodes.inside(from_edge(nodes, shifted), 0.008, 0.006), nodes.inside(from_edge(nodes, across), 0.018, 0.014))
    tone, stone = nodes.random(shifted, across, 0.0), nodes.noise(45, 5)
    slab = nodes.blend(tone, (0.07, 0.07, 0.075), (0.15, 0.145, 0.14))
    slab = nodes.blend(nodes.math('MULTIPLY', stone, 0.5), slab, (0.05, 0.05, 0.05))
    colour = nodes.blend(nodes.math('MULTIPLY', joint, 0.85), slab, (0.012, 0.012, 0.013))
    puddle = nodes.math('ADD', nodes.noise(0.4, 4, (0.55, 1.2, 1)), nodes.math('MULTIPLY', tone, 0.12))
    rough = nodes.ramp(puddle, (0.42, (0.16,) * 3), (0.54, (0.38,) * 3), (0.7, (0.5,) * 3))
    rough = nodes.blend(joint, rough, (0.8, 0.8, 0.8))
    bump = nodes.bump(nodes.math('SUBTRACT', nodes.math('MULTIPLY', stone, 0.25), joint), 0.35, 0.006)
    return nodes.close(nodes.solid(colour, rough, 0.5, bump))


def water():
    nodes = SceneNodes('water', HAZE * 3)
    swell = nodes.noise(0.05, 3, (0.6, 1, 1))
    chop, ripples = nodes.noise(0.3, 5, (0.7, 1, 1)), nodes.noise(1.6, 4)
    bump = nodes.bump(ripples, 0.25, 0.12, nodes.bump(chop, 0.35, 0.5, nodes.bump(swell, 0.3, 1.6)))
    return nodes.close(nodes.solid((0.006, 0.012, 0.022), 0.10, 0.5, bump))


def facade():
    """Walls with windows, some of them lit; on some storeys all of them."""
    nodes = CountingNodes('facade', HAZE)
    along, _, up = nodes.parts_of((1 / 3.6, 1, 1 / 3.8))
    tower = nodes.math('MULTIPLY', nodes.region('tower'), 7.0)
    window = nodes.both(nodes.inside(nodes.math('SUBTRACT', 0.5, from_edge(nodes, along)), 0.36, 0.02),
                        nodes.inside(nodes.math('SUBTRACT', 0.5, from_edge(nodes, up)), 0.30, 0.02))
    own = nodes.math('LESS_THAN', nodes.random(along, tower, up), nodes.region('lit'))
    storey = nodes.math('LESS_THAN', nodes.random(tower, 3.0, up), nodes.math('MULTIPLY', nodes.region('lit'), 0.35))
    level = nodes.math('POWER', nodes.random(along, up, tower), 1.6)
    strength = nodes.both(nodes.both(window, nodes.any(own, storey)), nodes.math('ADD', 0.25, nodes.math('MULTIPLY', level, 2.2)))
    kind = nodes.random(nodes.math('DIVIDE', along, 2.0), up, nodes.math('ADD', tower, 5.0))
    colour = nodes.ramp(kind, (0.1, (1.0, 0.50, 0.20)), (0.55, (1.0, 0.72, 0.42)), (0.9, (0.80, 0.88, 1.0)))
    wall = nodes.blend(nodes.region('tone'), (0.035, 0.042, 0.055), (0.12, 0.115, 0.115))
    glass = nodes.blend(nodes.math('MULTIPLY', window, 0.6), wall, (0.03, 0.04, 0.06))
    return only_seen(nodes.close(nodes.add(nodes.solid(glass, 0.4, 0.5), nodes.glow(colour, nodes.math('MULTIPLY', strength, 0.62)))))


def lamp_material(name, colour, strength):
    nodes = SceneNodes(name, HAZE)
    return only_seen(nodes.close(nodes.light(colour, strength)))


def plain(name, colour, rough=0.8, specular=0.2):
    nodes = SceneNodes(name, HAZE)
    return nodes.close(nodes.solid(colour, rough, specular))


def add_quay():
    x, y = np.meshgrid(np.array([-60.0, 60]), np.array([0.5, QUAY_EDGE - 0.5]))
    add_mesh('quay', np.stack([x, y, np.zeros((2, 2))], -1).reshape(-1, 3), quads_of(2, 2), paving())
    stone = SceneNodes('coping', HAZE)
    grain = stone.ramp(stone.noise(3, 7), (0.3, (0.07, 0.07, 0.075)), (0.7, (0.13, 0.13, 0.13)))
    stone = stone.close(stone.solid(grain, 0.35, 0.5, stone.bump(stone.noise(20, 5), 0.3, 0.01)))
    for left in np.arange(-60, 60, 2.4):
        add_mesh('coping', *box((left + 0.008, QUAY_EDGE - 0.5, -3), (left + 2.392, QUAY_EDGE, 0.16)), stone)


def add_water():
    x, y = np.array([[-9000.0, 9000], [-9000, 9000]]), np.array([[4.0, 4], [9000, 9000]])
    add_mesh('water', np.stack([x, y, np.full((2, 2), float(WATER_LEVEL))], -1).reshape(-1, 3), quads_of(2, 2), water())


def add_bollards():
    """Low lights along the quay. A point of light in each gives its pool on the stone; without shadows there is no noise."""
    metal, warm = plain('metal', (0.03, 0.03, 0.033), 0.35, 0.5), lamp_material('warm', WARM, 1.7)
    y = QUAY_EDGE - 1.1
    for x in np.arange(-14.1, 15, 3.6):
        for name, half, low, high, material in (
            ('post', 0.05, 0, 0.78, metal), ('light', 0.045, 0.78, 0.90, warm), ('top', 0.055, 0.90, 0.94, metal),
        ):
            part = add_mesh(name, *box((x - half, y - half, low), (x + half, y + half, high)), material)
            part.visible_shadow = False
        lamp = bpy.data.lights.new('pool', 'POINT')
        lamp.energy, lamp.color, lamp.shadow_soft_size = 150, WARM, 0.01
        item = bpy.data.objects.new('pool', lamp)
        item.location = (x, y, 0.84)
        item.visible_camera = item.visible_glossy = False
        bpy.context.scene.collection.objects.link(item)


def add_city():
    material, red = facade(), lamp_material('mast', (1.0, 0.08, 0.05), 2)
    for tower in skyline():
        middle, half, back = (tower.left + tower.right) / 2, (tower.right - tower.left) / 2, tower.front + tower.depth
        # Tall buildings get narrower towards their top, and carry a mast.
        parts = [(1.0, WATER_LEVEL, tower.top)]
        if tower.top > 60 and tower.tone > 0.35:
            parts += [(0.4 + 0.4 * tower.lit / 0.3, tower.top, tower.top + 4 + 10 * tower.tone)]
        if tower.top > 85 and tower.tone > 0.6:
            tip = parts[-1][2] + 30 * tower.tone
            parts += [(0.05, parts[-1][2], tip)]
            add_mesh('mast', *box((middle - 1, tower.front, tip), (middle + 1, tower.front + 2, tip + 2)), red)
        for share, low, high in parts:
            points, faces = box((middle - half * share, tower.front, low), (middle + half * share, back, high))
            lit = tower.lit if share > 0.1 else 0.0
            values = {'tower': tower.number, 'lit': lit, 'tone': tower.tone}
            add_mesh('tower', points, faces, material, **{key: np.full(len(points), value) for key, value in values.items()})


def add_shore(rng):
    """Trees on the far shore, and the lamps of its promenade."""
    x = np.linspace(-3000, 3000, 2400)[None, :]
    rows = np.linspace(0, 1, 8)[:, None]
    crown = 7 + 5 * layered_noise(x / 16, x * 0, 4, 61) + 3 * layered_noise(x / 90, x * 0, 2, 67)
    y = 1180 + 30 * rows + x * 0
    z = WATER_LEVEL + 1.5 + np.maximum(crown, 1.5) * np.sin(rows * np.pi / 2) ** 0.6
    points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
    add_mesh('trees', points, quads_of(8, 2400), plain('far-trees', (0.022, 0.03, 0.022), 1, 0))
    add_mesh('wall', *box((-4000, 1172, WATER_LEVEL), (4000, 1178, WATER_LEVEL + 2)), plain('wall', (0.06, 0.06, 0.065)))
    kinds = [lamp_material('far-warm', (1.0, 0.58, 0.26), 9), lamp_material('far-white', (1.0, 0.85, 0.66), 9)]
    for x in np.arange(-1500, 1500, 34) + rng.uniform(-5, 5, 89):
        z = WATER_LEVEL + 6.5
        add_mesh('far-lamp', *box((x - 0.7, 1168, z), (x + 0.7, 1169, z + 1.4)), kinds[int(rng.uniform() < 0.3)])


def build_city():
    rng = np.random.default_rng(12)
    add_quay()
    add_water()
    add_bollards()
    add_city()
    add_shore(rng)
