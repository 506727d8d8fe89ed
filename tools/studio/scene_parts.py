"""Meshes and materials that scenes share."""
import bpy
import numpy as np

from materials import Nodes


class SceneNodes(Nodes):
    """A material of a scene. Each writes how much haze is before it."""

    def __init__(self, name, haze_metres):
        super().__init__(name)
        self.haze_metres = haze_metres

    def place(self, scale=(1, 1, 1)):
        mapping = self.new('Mapping')
        mapping.inputs['Scale'].default_value = scale
        self.tree.links.new(self.new('NewGeometry').outputs['Position'], mapping.inputs['Vector'])
        return mapping.outputs[0]

    def noise(self, scale, detail=4.0, stretch=(1, 1, 1)):
        node = self.new('TexNoise')
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
        self.tree.links.new(self.place(stretch), node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(self, value, *stops):
        node = self.new('ValToRGB')
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (at, colour) in zip(ramp.elements, stops):
            element.position, element.color = at, (*colour, 1)
        self.tree.links.new(value, node.inputs[0])
        return node.outputs[0]

    def blend(self, share, a, b):
        """Mixes two colours."""
        node = self.new('MixRGB')
        self.set(node.inputs[0], share)
        for slot, colour in ((1, a), (2, b)):
            self.set(node.inputs[slot], colour if isinstance(colour, bpy.types.NodeSocket) else (*colour, 1))
        return node.outputs[0]

    def bump(self, value, strength, distance, under=None):
        node = self.new('Bump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
        self.tree.links.new(value, node.inputs['Height'])
        if under:
            self.tree.links.new(under, node.inputs['Normal'])
        return node.outputs[0]

    def solid(self, colour, rough=0.9, specular=0.2, bump=None):
        node = self.new('BsdfPrincipled')
        self.set(node.inputs['Base Color'], colour if isinstance(colour, bpy.types.NodeSocket) else (*colour, 1))
        self.set(node.inputs['Roughness'], rough)
        node.inputs['Specular'].default_value = specular
        if bump:
            self.tree.links.new(bump, node.inputs['Normal'])
        return node.outputs[0]

    def leaf(self, colour, through):
        """A thin surface that light also shines through."""
        front, back = self.new('BsdfDiffuse'), self.new('BsdfTranslucent')
        for node, value in ((front, colour), (back, through)):
            self.set(node.inputs[0], value if isinstance(value, bpy.types.NodeSocket) else (*value, 1))
        return self.mix(0.5, front.outputs[0], back.outputs[0])

    def close(self, shader):
        distance = self.new('CameraData').outputs['View Distance']
        haze = self.math('SUBTRACT', 1.0, self.math('POWER', 2.718, self.math('DIVIDE', distance, -self.haze_metres)))
        output = self.new('OutputAOV', name='haze')
        self.tree.links.new(haze, output.inputs['Value'])
        self.tree.links.new(shader, self.new('OutputMaterial').inputs[0])
        return self.material


class CountingNodes(SceneNodes):
    """A material of tiles, such as slabs, windows or ribs."""

    def parts_of(self, stretch):
        """The position counted in tiles, as x, y and z."""
        node = self.new('SeparateXYZ')
        self.tree.links.new(self.place(stretch), node.inputs[0])
        return node.outputs

    def random(self, *values):
        """A value from 0 to 1 that is the same for the same whole numbers."""
        corner, node = self.new('CombineXYZ'), self.new('TexWhiteNoise', noise_dimensions='3D')
        for value, slot in zip(values, corner.inputs):
            self.set(slot, self.math('FLOOR', value))
        self.tree.links.new(corner.outputs[0], node.inputs['Vector'])
        return node.outputs['Value']

    def glow(self, colour, strength):
        node = self.new('Emission')
        self.set(node.inputs[0], colour)
        self.set(node.inputs[1], strength)
        return node.outputs[0]

    def add(self, a, b):
        node = self.new('AddShader')
        self.tree.links.new(a, node.inputs[0])
        self.tree.links.new(b, node.inputs[1])
        return node.outputs[0]


def only_seen(material):
    """Windows and far lamps are seen and mirrored but light nothing, so the samples go to the near lamps."""
    material.cycles.sample_as_light = False
    return material


def from_edge(nodes, value):
    """How far a count of tiles is from the nearest edge of its tile, in tiles."""
    share = nodes.math('FRACT', value)
    return nodes.math('MINIMUM', share, nodes.math('SUBTRACT', 1.0, share))


def add_mesh(name, points, faces, material, smooth=False, **attributes):
    """Adds faces of three or four corners, with values by point that the material reads. Returns the object."""
    mesh = bpy.data.meshes.new(name)
    corners = faces.shape[1]
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set('co', np.ascontiguousarray(points, np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', np.ascontiguousarray(faces, np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(len(faces), dtype=np.int32) * corners)
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), corners, np.int32))
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    for key, values in attributes.items():
        mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(values, np.float32).ravel())
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def add_sun(turn, height, strength, colour, size):
    """A sun that casts shadows; angles in degrees, to the right and above the horizon."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, colour, np.radians(size)
    item = bpy.data.objects.new('sun', lamp)
    item.rotation_euler = (np.radians(90 - height), 0, np.radians(180 - turn))
    bpy.context.scene.collection.objects.link(item)


def box(low, high):
    """A box as points and four-cornered faces."""
    points = np.array([[(low, high)[i >> 0 & 1][0], (low, high)[i >> 1 & 1][1], (low, high)[i >> 2 & 1][2]] for i in range(8)])
    return points, np.array([[0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6], [4, 5, 7, 6]])
