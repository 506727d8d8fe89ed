"""Renders views of bodies in the studio: `blender -b -t 1 -P render.py -- body=suv views=030,090 out=DIR`.

Options: width (960), samples (64), mesh (0.0125, metres). Each view is written as DIR/BODY-VIEW.npz, with light in
linear units; `masters.py` makes images of it.
"""
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
# Blender may start with another Python's folders, which lack Debian's numpy.
sys.path.append('/usr/lib/python3/dist-packages')

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

from bike_parts import BikeBuilder  # noqa: E402
from bikes import BIKES  # noqa: E402
from cars import CARS  # noqa: E402
from car_shape import CarShape  # noqa: E402
from caravan_shape import CARAVANS, CaravanShape  # noqa: E402
from materials import PAINT_ALBEDO, Nodes, body_material, fixed_materials, inner_material  # noqa: E402
from parts import Workshop, add_car_parts, add_caravan_parts  # noqa: E402
from studio_light import studio_light  # noqa: E402
from truck_parts import add_truck_parts  # noqa: E402
from truck_shape import TRUCKS, TruckShape  # noqa: E402

BEHIND_LAMPS = 0.028
CAMERA_LIFT = math.radians(8)
ROOM = 0.92


def options():
    words = sys.argv[sys.argv.index('--') + 1:]
    given = dict(word.split('=', 1) for word in words)
    return {'width': '960', 'samples': '64', 'mesh': '0.0125', 'out': '.', **given}


def shape_of(body):
    if body in CARAVANS:
        return CaravanShape(CARAVANS[body]), add_caravan_parts
    if body in TRUCKS:
        return TruckShape(TRUCKS[body]), add_truck_parts
    return CarShape(CARS[body]), add_car_parts


def add_body(shop, body, cell):
    """Adds a body's skin and parts; returns points of its skin."""
    shape, add_parts = shape_of(body)
    points, normals, quads = shape.mesh(cell)
    regions = shape.regions(points, normals)
    shop.skin('body', points, normals, quads, regions, body_material(regions, body in CARAVANS))
    deep = np.minimum.reduce([regions['headlamp'], regions['tail_lamp'], regions['grille'], regions['intake']]) < 0.03
    chosen = quads[deep[quads].all(1)]
    used, renumbered = np.unique(chosen, return_inverse=True)
    if len(used):
        inner = {name: values[used] for name, values in regions.items()}
        behind = points[used] - normals[used] * BEHIND_LAMPS
        shop.skin('inner', behind, normals[used], renumbered.reshape(-1, 4), inner, inner_material(inner))
    add_parts(shop, shape)
    return [Vector(point) for point in points[::101]]


def build(body, cell):
    """Puts a vehicle into the empty scene, its middle over the origin; returns points of its outline."""
    shop = Workshop(fixed_materials())
    outline = []
    if body in BIKES:
        BikeBuilder(shop, BIKES[body]).build()
    else:
        outline = add_body(shop, body, cell)
    # `src/domain/images/studio-camera.ts` repeats this camera to place hotspots.
    bpy.context.view_layer.update()
    parts = [item for item in bpy.context.scene.objects if item.type in ('MESH', 'CURVE') and item.name not in ('body', 'inner')]
    outline += [item.matrix_world @ Vector(corner) for item in parts for corner in item.bound_box]
    ends = [point.x for point in outline]
    middle = Vector(((min(ends) + max(ends)) / 2, 0, 0))
    shop.root.location = -middle
    return [point - middle for point in outline]


def add_floor():
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata([(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [], [(0, 1, 2, 3)])
    nodes = Nodes('floor')
    mesh.materials.append(nodes.finish(nodes.surface((0.28, 0.28, 0.28), 0.6, specular=0.0), floor=1.0))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('floor', mesh))


def add_world():
    light = studio_light(512, 256)
    image = bpy.data.images.new('light', 512, 256, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.dstack([light, np.ones(light.shape[:2])]).astype(np.float32).ravel())
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    texture = world.node_tree.nodes.new('ShaderNodeTexEnvironment')
    texture.image = image
    world.node_tree.links.new(texture.outputs[0], world.node_tree.nodes['Background'].inputs[0])
    world.cycles.sampling_method = 'AUTOMATIC'


def aim(camera, view, corners, aspect):
    """Looks at the vehicle from a view, which is its angle: 000 is the front, 090 the left side."""
    angle = math.radians(float(view))
    lens, sensor = 70.0, 36.0
    size = max(c.length for c in corners)
    towards = Vector((-math.cos(angle) * math.cos(CAMERA_LIFT), -math.sin(angle) * math.cos(CAMERA_LIFT), math.sin(CAMERA_LIFT)))
    target = Vector((0, 0, max(c.z for c in corners) * 0.46))
    across = towards.cross(Vector((0, 0, 1))).normalized() * -1
    up = across.cross(towards) * -1
    distance = size * 3
    for _ in range(40):
        place = target + towards * distance
        seen = [((c - place).dot(across), (c - place).dot(up), (place - c).dot(towards)) for c in corners]
        filled = max(max(abs(a) / d * 2 * lens / sensor, abs(b) / d * 2 * lens / sensor * aspect) for a, b, d in seen) / ROOM
        distance *= filled**0.7
        # Perspective makes the near end larger: the picture's middle is the middle of what is seen.
        for axis, at in ((across, 0), (up, 1)):
            shares = [point[at] / point[2] for point in seen]
            target += axis * (max(shares) + min(shares)) / 2 * distance
    camera.location = target + towards * distance
    camera.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    camera.data.lens, camera.data.sensor_width = lens, sensor


def configure(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    # A fifth of the time for no visible difference: the floor needs few samples.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_diffuse_color = True
    for name in ('paint', 'floor'):
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'VALUE'


def connect_passes(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_mode = folder, 'OPEN_EXR', 'RGB'
    files.file_slots.clear()
    passes = {'light': 'Image', 'direct': 'DiffDir', 'indirect': 'DiffInd', 'albedo': 'DiffCol', 'normal': 'Normal',
              'paint': 'paint', 'floor': 'floor', 'alpha': 'Alpha'}
    for name, output in passes.items():
        files.file_slots.new(name + '_')
        tree.links.new(layers.outputs[output], files.inputs[-1])
    return passes


def read_pass(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f'{name}_0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[::-1, :, :3].copy()


def main():
    given = options()
    width, samples = int(given['width']), int(given['samples'])
    height = round(width / 1.5)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    configure(width, height, samples)
    corners = build(given['body'], float(given['mesh']))
    add_floor()
    add_world()
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    scene = bpy.context.scene
    scene.collection.objects.link(camera)
    scene.camera = camera
    folder = os.path.join(given['out'], f'passes-{os.getpid()}')
    passes = connect_passes(folder)
    for view in given['views'].split(','):
        started = time.time()
        aim(camera, view, corners, 1.5)
        bpy.ops.render.render()
        layers = {name: read_pass(folder, name) for name in passes}
        np.savez_compressed(os.path.join(given['out'], f"{given['body']}-{view}.npz"), paint_albedo=PAINT_ALBEDO, **layers)
        print('RENDERED', given['body'], view, round(time.time() - started, 1), 's')


main()
