"""Renders a scene behind a vehicle: `blender -b -t 1 -P scene.py -- scene=dusk shape=wide out=FILE.npz`.

Options: width (400), samples (8). The file holds light, cover, haze and normals; `scenes.py` adds the sky to it.
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
# Blender may start with another Python's folders, which lack Debian's numpy.
sys.path.append('/usr/lib/python3/dist-packages')

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from scene_city import build_city  # noqa: E402
from scene_coast import build_coast  # noqa: E402
from scene_dusk import build_dusk  # noqa: E402
from scene_frames import INDOORS, SCENES, frame_of  # noqa: E402
from scene_paddock import build_paddock  # noqa: E402
from scene_sky import sky_panorama  # noqa: E402
from scene_workshop import build_workshop  # noqa: E402

BUILDERS = {'city': build_city, 'coast': build_coast, 'dusk': build_dusk, 'paddock': build_paddock, 'workshop': build_workshop}


def options():
    words = sys.argv[sys.argv.index('--') + 1:]
    return {'width': '400', 'samples': '8', 'shape': 'wide', **dict(word.split('=', 1) for word in words)}


def add_world(sky):
    light = sky_panorama(sky, 1024, 512)
    image = bpy.data.images.new('sky', 1024, 512, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.dstack([light, np.ones(light.shape[:2])]).astype(np.float32).ravel())
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    texture = world.node_tree.nodes.new('ShaderNodeTexEnvironment')
    texture.image = image
    world.node_tree.links.new(texture.outputs[0], world.node_tree.nodes['Background'].inputs[0])


def add_camera(frame):
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    scene = bpy.context.scene
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.location = (0, 0, frame.camera_height)
    camera.rotation_euler = (np.pi / 2, 0, 0)
    camera.data.sensor_fit, camera.data.sensor_width = 'HORIZONTAL', 36
    camera.data.lens = frame.focal / frame.width * 36
    camera.data.shift_x = 0.5 - frame.middle / frame.width
    camera.data.shift_y = (frame.horizon - frame.height / 2) / frame.width
    camera.data.clip_end = 100_000


def configure(frame, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = frame.width, frame.height
    scene.render.film_transparent = True
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 2, 1, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 20, 3
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    aov = layer.aovs.add()
    aov.name, aov.type = 'haze', 'VALUE'


def connect_passes(folder, indoors):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_mode = folder, 'OPEN_EXR', 'RGB'
    files.file_slots.clear()
    passes = {'light': 'Image', 'normal': 'Normal', 'haze': 'haze', 'cover': 'Alpha'}
    if indoors:
        passes |= {'direct': 'DiffDir', 'indirect': 'DiffInd', 'albedo': 'DiffCol'}
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
    return pixels.reshape(height, width, -1)[::-1, :, :3].copy()


def main():
    given = options()
    frame = frame_of(given['scene'], given['shape'], int(given['width']))
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    configure(frame, int(given['samples']))
    add_world(SCENES[given['scene']])
    add_camera(frame)
    BUILDERS[given['scene']]()
    folder = f"{given['out']}-passes"
    passes = connect_passes(folder, given['scene'] in INDOORS)
    print('BUILT', round(time.time() - started, 1), 's')
    bpy.ops.render.render()
    np.savez_compressed(given['out'], **{name: read_pass(folder, name) for name in passes})
    print('RENDERED', given['scene'], given['shape'], round(time.time() - started, 1), 's')


main()
