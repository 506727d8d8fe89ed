"""A workshop in the morning: sun falls through open doors at the left, and the bright yard is mirrored in a polished floor."""
import bpy
import numpy as np

from car_shape import CarShape
from cars import CARS
from materials import body_material, fixed_materials
from parts import Workshop as Shop, add_car_parts
from scene_frames import HAZE_METRES, SCENES
from scene_ground import eucalypt, join, layered_noise, quads_of
from scene_hall import (
    AISLE, BAY, DOOR_HALF, DOOR_HEIGHT, EAVES, HALF_WIDTH, LENGTH, LINTEL, OPEN_BAYS, RAISED, RIDGE, SILL, WINDOW_END,
    WINDOW_START, bar, bench, block, end_wall, lift, roof_height, shelves, tyres, wall_with_doors, window_bars,
)
from scene_parts import CountingNodes, SceneNodes, add_mesh, add_sun, from_edge, only_seen

HAZE = HAZE_METRES['workshop']


def plain(name, colour, rough=0.6, specular=0.3):
    nodes = SceneNodes(name, HAZE)
    return nodes.close(nodes.solid(colour, rough, specular))


def arc(nodes, x, y, middle, radius):
    """The mark of a tyre that went around `middle`."""
    aside = [nodes.math('POWER', nodes.math('SUBTRACT', value, at), 2.0) for value, at in zip((x, y), middle)]
    away = nodes.math('SUBTRACT', nodes.math('SQRT', nodes.math('ADD', *aside)), radius)
    return nodes.inside(nodes.math('ABSOLUTE', away), 0.08, 0.05)


def floor():
    """Sealed concrete: saw cuts, yellow lines of the bays, and marks of tyres, all worn."""
    nodes = CountingNodes('floor', HAZE)
    x, y, _ = nodes.parts_of((1, 1, 1))
    apart = nodes.math('ABSOLUTE', x)
    clouds, fine, worn = nodes.noise(0.45, 6), nodes.noise(7, 6), nodes.noise(2.6, 7)
    colour = nodes.ramp(clouds, (0.25, (0.21, 0.205, 0.195)), (0.75, (0.30, 0.29, 0.275)))
    colour = nodes.blend(nodes.math('MULTIPLY', fine, 0.35), colour, (0.15, 0.145, 0.14))
    cut = nodes.any(nodes.inside(from_edge(nodes, nodes.math('DIVIDE', x, 4.0)), 0.0012, 0.0008),
                    nodes.inside(from_edge(nodes, nodes.math('DIVIDE', y, BAY)), 0.001, 0.0007))
    along = nodes.inside(nodes.math('ABSOLUTE', nodes.math('SUBTRACT', apart, AISLE)), 0.06, 0.006)
    from_bay = nodes.math('MULTIPLY', from_edge(nodes, nodes.math('DIVIDE', y, BAY)), BAY)
    across = nodes.both(nodes.inside(from_bay, 0.06, 0.006), nodes.inside(nodes.math('SUBTRACT', AISLE, apart), 0.0, 0.01))
    paint = nodes.both(nodes.any(along, across), nodes.inside(worn, 0.58, 0.06))
    marks = [arc(nodes, x, y, middle, radius) for middle, radius in (
        ((-7.5, 14.5), 5.8), ((-7.5, 14.5), 7.4), ((8.2, 20.0), 5.4), ((8.2, 20.0), 7.0), ((-8.2, 24.0), 6.4), ((-8.2, 24.0), 8.0),
    )]
    lane = nodes.inside(nodes.math('ABSOLUTE', nodes.math('SUBTRACT', apart, 0.78)), 0.16, 0.14)
    rubber = nodes.both(nodes.any(lane, *marks), nodes.math('MULTIPLY', nodes.noise(0.8, 5), 0.75))
    stain = nodes.math('SUBTRACT', 1.0, nodes.inside(nodes.noise(1.1, 4), 0.62, 0.05))
    colour = nodes.blend(paint, colour, (0.56, 0.37, 0.05))
    dark = nodes.any(rubber, nodes.math('MULTIPLY', stain, 0.4))
    colour = nodes.blend(nodes.math('MULTIPLY', dark, 0.8), colour, (0.05, 0.05, 0.05))
    colour = nodes.blend(nodes.math('MULTIPLY', cut, 0.8), colour, (0.03, 0.03, 0.03))
    rough = nodes.ramp(nodes.math('ADD', clouds, nodes.math('MULTIPLY', rubber, 0.25)), (0.3, (0.10,) * 3), (0.75, (0.20,) * 3))
    return nodes.close(nodes.solid(colour, rough, 0.5, nodes.bump(fine, 0.04, 0.01)))


def wall():
    """A painted wall, darker up to the height of a bonnet, and ribbed sheet above the doors."""
    nodes = CountingNodes('wall', HAZE)
    x, y, z = nodes.parts_of((1, 1, 1))
    low = nodes.inside(z, 1.25, 0.01)
    dirt = nodes.noise(0.9, 6)
    colour = nodes.blend(low, nodes.ramp(dirt, (0.3, (0.52, 0.52, 0.50)), (0.7, (0.66, 0.66, 0.64))), (0.10, 0.125, 0.15))
    ribs = nodes.math('SINE', nodes.math('MULTIPLY', nodes.math('ADD', x, y), 22.0))
    return nodes.close(nodes.solid(colour, 0.55, 0.3, nodes.bump(ribs, 0.35, 0.03)))


def roof():
    nodes = CountingNodes('roof', HAZE)
    ribs = nodes.math('SINE', nodes.math('MULTIPLY', nodes.parts_of((1, 1, 1))[1], 24.0))
    return nodes.close(nodes.solid((0.55, 0.56, 0.57), 0.5, 0.4, nodes.bump(ribs, 0.4, 0.03)))


def glowing(name, colour, strength):
    nodes = SceneNodes(name, HAZE)
    return only_seen(nodes.close(nodes.light(colour, strength)))


def add(name, parts, material, **visible):
    item = add_mesh(name, *join(parts), material)
    for ray, value in visible.items():
        setattr(item, f'visible_{ray}', value)
    return item


def add_shell():
    add('floor', [block((-HALF_WIDTH, -6, -0.3), (HALF_WIDTH, LENGTH, 0))], floor())
    right = block((HALF_WIDTH, -6, 0), (HALF_WIDTH + 0.2, LENGTH, EAVES + 0.3))
    add('walls', [*wall_with_doors(), right, *end_wall()], wall())
    middle, low, edge = LENGTH / 2 - 3, roof_height(HALF_WIDTH + 0.4) + 0.25, HALF_WIDTH + 0.4
    slopes = [bar((side * edge, middle, low), (0, middle, RIDGE + 0.25), LENGTH + 6.4, 0.05) for side in (-1, 1)]
    add('roof', slopes, roof())
    clear = [bar((side * 7.6, y, roof_height(7.6) + 0.21), (side * 1.3, y, roof_height(1.3) + 0.21), 0.9, 0.01)
             for side in (-1, 1) for y in np.arange(BAY / 2, LENGTH, BAY)]
    add('clear', clear, glowing('clear', (0.84, 0.92, 1.0), 0.75), glossy=False, diffuse=False)
    add_frames()


def add_frames():
    """Columns and rafters of steel every six metres, braced at their corners, and purlins along the hall."""
    steel, outer, inner = [], HALF_WIDTH - 0.05, HALF_WIDTH - 1.9
    for y in np.arange(0, LENGTH + 0.1, BAY):
        y = min(y, LENGTH - 0.2)
        for side in (-1, 1):
            x = side * (HALF_WIDTH - 0.22)
            steel.append(block((x - 0.2, y - 0.008, 0), (x + 0.2, y + 0.008, EAVES)))
            steel += [block((x + out - 0.012, y - 0.11, 0), (x + out + 0.012, y + 0.11, EAVES)) for out in (-0.2, 0.2)]
            for drop, width, height in ((0, 0.2, 0.024), (0.18, 0.016, 0.36), (0.36, 0.2, 0.024)):
                steel.append(bar((side * outer, y, EAVES - drop), (0, y, RIDGE - drop), width, height))
            steel.append(bar((x - side * 0.2, y, EAVES - 1.0), (side * inner, y, roof_height(inner) - 0.38), 0.2, 0.03))
    heights = {x: roof_height(abs(x)) for x in np.arange(-8.4, 8.5, 1.2)}
    purlins = [block((x - 0.03, -6, z + 0.02), (x + 0.03, LENGTH, z + 0.2)) for x, z in heights.items()]
    add('steel', steel, plain('steel', (0.12, 0.16, 0.19), 0.45, 0.4))
    add('purlins', purlins, plain('purlins', (0.42, 0.43, 0.44), 0.5, 0.4))


def add_doors():
    """Rolled-up doors above openings, and closed ones."""
    sheets, frames = [], window_bars()
    for at, opened in enumerate(OPEN_BAYS):
        low, high = at * BAY + BAY / 2 - DOOR_HALF, at * BAY + BAY / 2 + DOOR_HALF
        if not opened:
            sheets += [block((-HALF_WIDTH - 0.1, low, z), (-HALF_WIDTH - 0.06 + 0.02 * (row % 2), high, z + 0.1))
                       for row, z in enumerate(np.arange(0, DOOR_HEIGHT, 0.1))]
        frames.append(block((-HALF_WIDTH, low - 0.2, DOOR_HEIGHT), (-HALF_WIDTH + 0.55, high + 0.2, DOOR_HEIGHT + 0.55)))
    frames.append(block((-DOOR_HALF - 0.2, LENGTH - 0.55, DOOR_HEIGHT), (DOOR_HALF + 0.2, LENGTH, DOOR_HEIGHT + 0.5)))
    add('sheets', sheets, plain('sheets', (0.42, 0.44, 0.45), 0.4, 0.5))
    add('frames', frames, plain('frames', (0.30, 0.31, 0.32), 0.45, 0.5))


def add_fittings(rng):
    red, blue = plain('red', (0.30, 0.025, 0.02), 0.35, 0.5), plain('blue', (0.02, 0.07, 0.19), 0.35, 0.5)
    dark, rubber = plain('dark', (0.035, 0.036, 0.04), 0.5, 0.4), plain('rubber', (0.018, 0.018, 0.019), 0.75, 0.3)
    pale, wood = plain('pale', (0.50, 0.50, 0.48), 0.5), plain('wood', (0.34, 0.23, 0.13), 0.6)
    for x, y, raised in ((6.4, 27, 0.42), (6.4, 33, 0.42), (RAISED[0], RAISED[1], RAISED[2] + 0.12), (-6.4, 21, 0.42)):
        posts, arms = lift(x, y, raised)
        add('posts', posts, blue)
        add('arms', arms, dark)
    for y in (29.2, 30.6, 35.3, 36.7):
        add('tyres', tyres(HALF_WIDTH - 0.5, y, rng), rubber)
    for part, material in zip(bench(HALF_WIDTH - 0.75, 37.2, 4.2, rng), (wood, red, dark)):
        add('bench', part, material)
    for part, material in zip(shelves(3.4, LENGTH - 0.7, 4.2, rng), (dark, pale, wood, blue)):
        add('shelves', part, material)
    chests = (-3.9, -3.18)
    add('chests', [block((x, LENGTH - 0.75, 0.08), (x + 0.66, LENGTH - 0.1, 1.5)) for x in chests], dark)
    add('drawers', [block((x + 0.03, LENGTH - 0.77, z), (x + 0.63, LENGTH - 0.74, z + 0.17)) for x in chests
                    for z in np.arange(0.14, 1.3, 0.2)], red)
    add_lamps(dark)


def add_lamps(dark):
    """Strips of light that are only seen: mirrored in the floor they would be lone bright dots."""
    lamps, hangers = [], []
    for x in (-4.6, 0, 4.6):
        for y in np.arange(3, LENGTH, BAY):
            lamps.append(block((x - 0.09, y - 1.2, 5.02), (x + 0.09, y + 1.2, 5.08)))
            hangers += [block((x - 0.008, y + end, 5.0), (x + 0.008, y + end + 0.016, roof_height(abs(x)))) for end in (-0.9, 0.9)]
            hangers.append(block((x - 0.11, y - 1.25, 5.08), (x + 0.11, y + 1.25, 5.14)))
    add('lamps', lamps, glowing('lamps', (1.0, 0.96, 0.88), 1.6), glossy=False, diffuse=False)
    add('hangers', hangers, dark)


def add_raised():
    """A ute on a lift, far enough away to be only a shape."""
    shop, shape = Shop(fixed_materials()), CarShape(CARS['ute'])
    points, normals, quads = shape.mesh(0.04)
    regions = shape.regions(points, normals)
    shop.skin('body', points, normals, quads, regions, body_material(regions, False))
    add_car_parts(shop, shape)
    x, y, z = RAISED
    shop.root.location, shop.root.rotation_euler = (x + shape.spec.length / 2, y, z), (0, 0, np.pi)
    # Its materials are those of the studio, which have no haze; without it its edges would be sharper than the wall's.
    for material in {slot for part in shop.root.children_recursive if part.data for slot in part.data.materials}:
        output = material.node_tree.nodes.new('ShaderNodeOutputAOV')
        output.name, output.inputs['Value'].default_value = 'haze', 1 - np.exp(-y / HAZE)


def add_yard(rng):
    """The yard in the sun, and trees behind it."""
    nodes = SceneNodes('yard', HAZE)
    ground = nodes.ramp(nodes.noise(0.3, 6), (0.3, (0.36, 0.34, 0.31)), (0.7, (0.50, 0.475, 0.43)))
    add('yard', [block((-90, -30, -0.4), (90, 220, -0.06))], nodes.close(nodes.solid(ground, 0.9, 0.1)))
    trees = []
    for _ in range(30):
        y = rng.uniform(62, 120)
        trees.append(eucalypt(np.array([rng.uniform(-0.16, 0.2) * y, y, -0.2]), rng.uniform(6, 12), rng, 900))
    for _ in range(12):
        trees.append(eucalypt(np.array([rng.uniform(-60, -32), rng.uniform(30, 130), -0.2]), rng.uniform(7, 12), rng, 900))
    nodes = SceneNodes('leaves', HAZE)
    add('trees', trees, nodes.close(nodes.leaf((0.10, 0.12, 0.06), (0.16, 0.17, 0.06))))
    x = np.linspace(-60, 60, 600)
    rows = np.stack([x * 0 - 0.2, 2.6 + 0.35 * layered_noise(x / 2.2, x * 0, 5, 7)])
    points = np.stack(np.broadcast_arrays(x, np.array([[70.0], [71.0]]), rows), -1).reshape(-1, 3)
    add_mesh('hedge', points, quads_of(2, 600), plain('hedge', (0.07, 0.085, 0.04), 1, 0))


def add_area(place, turn, size, strength=1.0, colour=(1, 1, 1), portal=False):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', *size, strength, colour
    lamp.cycles.is_portal = portal
    item = bpy.data.objects.new('area', lamp)
    item.location, item.rotation_euler = place, turn
    item.visible_camera = item.visible_glossy = False
    bpy.context.scene.collection.objects.link(item)


def add_light():
    sky = SCENES['workshop']
    add_sun(sky.sun_turn, sky.sun_height, 17.0, (1.0, 0.80, 0.56), 0.8)
    # Portals tell Blender through which openings light of the sky comes in; without them it is noise.
    half, end, door = np.pi / 2, LENGTH + 0.05, (2 * DOOR_HALF, DOOR_HEIGHT)
    add_area((0, end, DOOR_HEIGHT / 2), (-half, 0, 0), door, portal=True)
    for at, opened in enumerate(OPEN_BAYS):
        if opened:
            add_area((-HALF_WIDTH - 0.05, at * BAY + BAY / 2, DOOR_HEIGHT / 2), (half, 0, -half), door, portal=True)
    pane = (WINDOW_END - WINDOW_START, LINTEL - SILL)
    for side in (-1, 1):
        add_area((side * (WINDOW_START + WINDOW_END) / 2, end, (SILL + LINTEL) / 2), (-half, 0, 0), pane, portal=True)
    # The roof's clear sheets and lamps as one lamp, and what floor and walls throw back as another: both without noise.
    hall, middle = (15, LENGTH + 4), LENGTH / 2 - 2
    add_area((0, middle, EAVES - 0.75), (0, 0, 0), hall, 1000, (0.86, 0.93, 1.0))
    add_area((0, middle, 0.4), (np.pi, 0, 0), hall, 640, (1.0, 0.93, 0.84))


def build_workshop():
    rng = np.random.default_rng(8)
    add_shell()
    add_doors()
    add_fittings(rng)
    add_raised()
    add_yard(rng)
    add_light()
