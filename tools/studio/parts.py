"""Parts that are not the body's skin: wheels, mirrors, handles, plates, cabin, drawbar."""
import math

import bpy
import numpy as np
from mathutils import Vector

from implicit import smooth_max, surface_net
from tray_parts import add_ute_tray

TYRE_WIDTH = 0.115
# Wheels of five blades: half the angle of one, and how far its outer end is turned.
BLADES = {'aero': (0.56, 0.34), 'star': (0.30, 0.0)}


class Workshop:
    """Adds parts to a scene, all attached to one root."""

    def __init__(self, materials):
        self.materials = materials
        self.root = bpy.data.objects.new('vehicle', None)
        bpy.context.scene.collection.objects.link(self.root)

    def place(self, mesh, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.0, rounds=0):
        item = bpy.data.objects.new(mesh.name, mesh)
        item.location, item.rotation_euler, item.parent = at, turn, parent or self.root
        bpy.context.scene.collection.objects.link(item)
        if bevel:
            edge = item.modifiers.new('bevel', 'BEVEL')
            edge.width, edge.segments = bevel, 3
            mesh.use_auto_smooth = True
        if rounds:
            smooth = item.modifiers.new('subdivide', 'SUBSURF')
            smooth.levels = smooth.render_levels = rounds
        return item

    def box(self, centre, size, material, bevel=0.01, turn=(0, 0, 0), rounds=0, parent=None):
        mesh = bpy.data.meshes.new('box')
        corners = [(x * size[0] / 2, y * size[1] / 2, z * size[2] / 2) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        mesh.from_pydata(corners, [], faces)
        mesh.materials.append(self.materials[material])
        mesh.polygons.foreach_set('use_smooth', [True] * 6)
        return self.place(mesh, centre, turn, parent, bevel, rounds)

    def lathe(self, profile, material, parent, steps=96):
        """Turns (radius, y) pairs around the y axis."""
        mesh = bpy.data.meshes.new('lathe')
        angles = [2 * math.pi * i / steps for i in range(steps)]
        points = [(r * math.cos(a), y, r * math.sin(a)) for a in angles for r, y in profile]
        n = len(profile)
        faces = [(i * n + b, i * n + b + 1, (i + 1) % steps * n + b + 1, (i + 1) % steps * n + b)
                 for i in range(steps) for b in range(n - 1)]
        mesh.from_pydata(points, [], faces)
        mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.6
        mesh.materials.append(self.materials[material])
        return self.place(mesh, parent=parent)

    def solid(self, field, low, high, cell, material):
        """A part given as a function, such as a mirror's housing."""
        points, normals, quads = surface_net(field, low, high, cell)
        return self.skin('solid', points, normals, quads, {}, self.materials[material])

    def skin(self, name, points, normals, quads, regions, material):
        """The mesh of a body, with its regions as attributes and the function's own normals."""
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set('co', points.ravel().astype(np.float32))
        mesh.loops.add(quads.size)
        mesh.loops.foreach_set('vertex_index', quads.ravel().astype(np.int32))
        mesh.polygons.add(len(quads))
        mesh.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
        mesh.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
        mesh.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
        mesh.update(calc_edges=True)
        for key, values in regions.items():
            attribute = mesh.attributes.new(key, 'FLOAT', 'POINT')
            attribute.data.foreach_set('value', np.ascontiguousarray(values, dtype=np.float32))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.pi
        mesh.normals_split_custom_set_from_vertices([tuple(n) for n in normals.astype(float)])
        mesh.materials.append(material)
        return self.place(mesh)

    def _spoke(self, angle, lean, reach, parent):
        start = Vector((math.cos(angle + lean * 0.10), 0, math.sin(angle + lean * 0.10))) * 0.06
        end = Vector((math.cos(angle + lean * 0.20), 0, math.sin(angle + lean * 0.20))) * reach
        along = (end - start).normalized()
        across = Vector((-along.z, 0, along.x))
        points = []
        for t in (0, 0.5, 1):
            out = -TYRE_WIDTH * (0.74 + 0.10 * t) - 0.012 * math.sin(math.pi * t)
            for side, deep in ((-1, 0.035), (-0.75, 0), (0.75, 0), (1, 0.035)):
                points.append(start.lerp(end, t) + across * (0.026 - 0.002 * t) * side + Vector((0, out + deep, 0)))
        faces = [(b * 4 + j, b * 4 + j + 1, b * 4 + 5 + j, b * 4 + 4 + j) for b in range(2) for j in range(3)]
        mesh = bpy.data.meshes.new('spoke')
        mesh.from_pydata([tuple(p) for p in points], [], faces)
        mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
        mesh.materials.append(self.materials['alloy'])
        self.place(mesh, parent=parent, rounds=2)

    def _blade(self, angle, half, twist, reach, parent):
        """A smooth arm of a wheel, `half` its angle wide. Electric cars have broad ones for the wind."""
        points = []
        for t in (0, 0.35, 0.7, 1):
            out = -TYRE_WIDTH * (0.72 + 0.16 * t)
            far = 0.055 + (reach - 0.055) * t
            for side, deep in ((-1, 0.040), (-0.9, 0), (-0.3, -0.005), (0.3, -0.005), (0.9, 0), (1, 0.040)):
                turn = angle + half * side * (1 - 0.18 * t) + twist * t * t
                points.append((math.cos(turn) * far, out + deep, math.sin(turn) * far))
        faces = [(b * 6 + j, b * 6 + j + 1, b * 6 + 7 + j, b * 6 + 6 + j) for b in range(3) for j in range(5)]
        mesh = bpy.data.meshes.new('blade')
        mesh.from_pydata(points, [], faces)
        mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
        mesh.materials.append(self.materials['alloy'])
        self.place(mesh, parent=parent, rounds=2)

    def _steel_face(self, rim, parent):
        """The pressed disc of a work ute, with holes around its hub."""
        out = -TYRE_WIDTH * 0.55
        self.lathe([(0.07, out - 0.01), (rim * 0.45, out - 0.012), (rim * 0.62, out - 0.03), (rim * 0.80, out - 0.022),
                    (rim - 0.02, out + 0.03)], 'alloy', parent, 64)
        for i in range(10):
            turn = 2 * math.pi * i / 10
            place = (math.cos(turn) * rim * 0.76, out - 0.022, math.sin(turn) * rim * 0.76)
            self.box(place, (0.030, 0.016, 0.042), 'dark', 0.010, (0, -turn, 0), parent=parent)

    def _wheel_face(self, style, rim, parent):
        if style == 'steel':
            self._steel_face(rim, parent)
            return
        for i in range(5):
            if style in BLADES:
                self._blade(2 * math.pi * i / 5, *BLADES[style], rim - 0.012, parent)
                continue
            for lean in (-1, 1):
                self._spoke(2 * math.pi * i / 5, lean, rim - 0.02, parent)

    def wheel(self, at, radius, left, rim_share=0.70, style='spokes'):
        hub = bpy.data.objects.new('wheel', None)
        bpy.context.scene.collection.objects.link(hub)
        hub.parent, hub.location = self.root, at
        hub.rotation_euler = (0, 0, 0 if left else math.pi)
        w, rim = TYRE_WIDTH, radius * rim_share
        tyre = [(rim - 0.012, -w * 0.86), (rim + 0.004, -w * 0.98), (rim + 0.03, -w * 1.04), (radius * 0.90, -w * 1.06),
                (radius * 0.955, -w), (radius * 0.985, -w * 0.88), (radius * 0.997, -w * 0.72)]
        for y in (-0.055, -0.02, 0.02, 0.055):
            tyre += [(radius, y - 0.006), (radius - 0.009, y - 0.005), (radius - 0.009, y + 0.005), (radius, y + 0.006)]
        self.lathe(tyre + [(radius * 0.997, w * 0.72), (radius * 0.95, w), (rim, w)], 'rubber', hub)
        self.lathe([(rim - 0.004, -w * 0.99), (rim + 0.006, -w * 0.93), (rim - 0.016, -w * 0.88), (rim - 0.026, -w * 0.5),
                    (rim - 0.05, 0.06), (rim - 0.01, 0.1)], 'alloy', hub)
        self.lathe([(0.06, -0.03), (radius * 0.5, -0.03), (radius * 0.5, -0.01), (0.06, -0.01)], 'steel', hub, 64)
        self.lathe([(0.0, 0.02), (rim - 0.03, 0.02)], 'dark', hub, 48)
        self.lathe([(1e-4, -w * 0.80), (0.03, -w * 0.80), (0.036, -w * 0.76), (0.07, -w * 0.70), (0.075, -0.04)], 'alloy', hub, 48)
        self._wheel_face(style, rim, hub)
        return hub


def add_car_parts(shop, shape):
    s = shape.spec
    for axle in (s.front_axle, s.rear_axle):
        for sign in (-1, 1):
            at = (axle, sign * (s.half_width - TYRE_WIDTH * 1.02), s.wheel_radius)
            shop.wheel(at, s.wheel_radius, sign < 0, s.rim_share, s.wheels)
    belt = float(s.belt(s.screen[0] + 0.52))
    for sign in (-1, 1):
        _add_mirror(shop, s, sign)
        for x, z in s.handles:
            y = shape.surface_y(x, z + s.rise * (x - s.length / 2))
            if s.flush_handles:
                shop.box((x, sign * (y + 0.003), z), (0.22, 0.026, 0.030), 'gloss', 0.008)
            else:
                shop.box((x, sign * (y + 0.014), z), (0.21, 0.024, 0.034), 'paint', 0.011)
        if s.roof_rails:
            _add_roof_rail(shop, s, sign)
    if s.tub:
        shop.box((s.length + 0.01, 0, 0.53), (0.14, 1.62, 0.16), 'cabin', 0.03)
    front, rear = s.plate_heights
    _add_plate(shop, shape.surface_x(front) - 0.012, front, -1)
    # A ute's is on its bumper.
    if s.tray_end:
        add_ute_tray(shop, s)
    end = s.tray_end or s.length + 0.076
    _add_plate(shop, end + 0.010 if s.tub or s.tray_end else shape.surface_x(rear, True) + 0.010, rear, 1)
    if s.spare_wheel:
        _add_spare_wheel(shop, s)
    _add_cabin(shop, s, belt)


def _add_plate(shop, x, z, outwards):
    """A number plate in a black frame, without which it would vanish on white paint."""
    shop.box((x - outwards * 0.006, 0, z), (0.012, 0.392, 0.127), 'gloss', 0.004)
    shop.box((x, 0, z), (0.012, 0.372, 0.107), 'plate', 0.003)


def _add_mirror(shop, s, sign):
    """A housing that tapers outwards, its glass to the rear, on a foot at the front corner of the side window."""
    depth, width, height = s.mirror
    x, half = s.screen[0] + 0.50, float(s.glass_half_width(s.screen[0] + 0.52))
    z = float(s.belt(x)) + 0.055 + height / 2
    y = half + 0.05 + width / 2

    def housing(px, py, pz):
        out = (sign * py - y) / (width / 2)
        taper = 1 - 0.16 * (out + 1) / 2
        front = -(px - x) - depth * (0.62 - 0.16 * out * out - 0.10 * out - 0.25 * ((pz - z) / (height / 2)) ** 2)
        sides = smooth_max(np.abs(out) * width / 2 - width / 2, np.abs(pz - z + 0.006 * out) - height / 2 * taper, 0.09)
        return smooth_max(smooth_max(sides, front, 0.05), px - x - depth * 0.38, 0.02)

    reach = (depth, width * 0.7, height * 0.7)
    middle = (x, sign * y, z)
    shop.solid(housing, [m - r for m, r in zip(middle, reach)], [m + r for m, r in zip(middle, reach)], 0.006, 'paint')
    shop.box((x + depth * 0.38, sign * y, z), (0.012, width * 0.82, height * 0.76), 'gloss', 0.03)
    foot = (x + 0.01, sign * (half + 0.03), z - height * 0.40)
    shop.box(foot, (0.10, 0.20, 0.045), 'gloss', 0.018, (sign * -0.35, 0, 0))


def _add_roof_rail(shop, s, sign):
    """A bar along the roof that comes down to it at both ends."""
    start, end = s.roof_rails

    def rail(x, y, z):
        share = np.clip((x - start) / (end - start), 0, 1)
        lift = 0.045 - 0.075 * np.abs(2 * share - 1) ** 14
        line = s.roof(x) - s.roof_crown * 0.42 + lift
        return np.hypot((sign * y - 0.575) / 1.2, z - line) - 0.017 + np.maximum(np.abs(2 * share - 1) - 0.999, 0)

    top = float(s.roof((start + end) / 2))
    y = sign * 0.575
    shop.solid(rail, (start, y - 0.04, top - 0.25), (end, y + 0.04, top + 0.10), 0.008, 'gloss')


def _add_open_cabin(shop, s, belt):
    """Seats, dashboard and steering wheel of a car without a roof."""
    start, end, half, base = s.cockpit
    shop.box((start + 0.16, 0, belt - 0.10), (0.42, 2 * half, 0.24), 'cabin', 0.10)
    shop.box(((start + end) / 2, 0, base + 0.12), (end - start - 0.1, 0.20, 0.30), 'cabin', 0.05)
    for back, height in ((start + 1.02, 0.56), (end - 0.18, 0.42)):
        for sign in (-1, 1):
            shop.box((back, sign * 0.36, base + height / 2 + 0.10), (0.15, 0.48, height), 'seat', 0.07, (0, 0.24, 0))
            shop.box((back - 0.30, sign * 0.36, base + 0.12), (0.50, 0.48, 0.18), 'seat', 0.07)
            if height > 0.5:
                shop.box((back + 0.12, sign * 0.36, base + height + 0.17), (0.09, 0.27, 0.19), 'seat', 0.045, (0, 0.2, 0))
    ring = lambda x, y, z: np.hypot(np.hypot(y - 0.36, z) - 0.17, x) - 0.014
    wheel = shop.solid(ring, (-0.03, 0.16, -0.2), (0.03, 0.56, 0.2), 0.008, 'cabin')
    wheel.location, wheel.rotation_euler = (start + 0.50, 0, belt - 0.03), (0, 0.4, 0)


def _add_cabin(shop, s, belt):
    if s.cockpit:
        _add_open_cabin(shop, s, belt)
        return
    x = s.screen[0]
    rows = (0.76 * (s.back - x),) if s.tray_end else (0.42 * (s.back - x), 0.72 * (s.back - x))
    end = min(s.back - 0.15, x + 3.2)
    shop.box(((x + end) / 2 + 0.1, 0, 0.48), (end - x, 1.3, 0.05), 'cabin', 0)
    shop.box((x + 0.42, 0, belt - 0.10), (0.5, 1.45, 0.22), 'cabin', 0.08)
    for back in rows:
        # Low roofs, as of a coupe, leave no room for the headrests of the second row.
        room = float(s.roof(x + back + 0.1)) - belt > 0.50
        for sign in (-1, 1):
            if not room and back != rows[0]:
                continue
            shop.box((x + back - 0.05, sign * 0.36, belt - 0.10), (0.16, 0.48, 0.60), 'seat', 0.06, (0, 0.28, 0))
            shop.box((x + back + 0.08, sign * 0.36, belt + (0.30 if room else 0.22)), (0.10, 0.26, 0.15), 'seat', 0.04, (0, 0.2, 0))
            shop.box((x + back - 0.35, sign * 0.36, belt - 0.42), (0.52, 0.5, 0.16), 'seat', 0.06)


def add_caravan_parts(shop, shape):
    s = shape.spec
    for axle in s.axles:
        for sign in (-1, 1):
            shop.wheel((axle, sign * (s.half_width - TYRE_WIDTH * 1.05), s.wheel_radius), s.wheel_radius, sign < 0, 0.62)
    shop.box((s.length / 2, 0, 0.50), (s.length - 0.9, min(1.9, 2 * s.half_width - 0.1), 0.16), 'dark', 0.02)
    _add_drawbar(shop, s)
    shop.box((s.length + 0.02, 0, 0.62), (0.08, min(2.1, 2 * s.half_width + 0.06), 0.12), 'dark', 0.02)
    for sign in (-1, 1):
        shop.box((s.length - 0.25, sign * 0.9, 0.36), (0.06, 0.06, 0.40), 'galvanised', 0.01)
    if s.folded:
        _add_cover(shop, s)
        return
    x0, _, x1, _ = s.door
    shop.box(((x0 + x1) / 2, -s.half_width - 0.14, 0.42), (0.55, 0.28, 0.03), 'galvanised', 0.008)
    shop.box((x1 - 0.08, -s.half_width - 0.02, 1.40), (0.05, 0.035, 0.18), 'gloss', 0.01)
    if s.spare_wheel:
        _add_spare_wheel(shop, s)
    if s.pop_top:
        _add_pop_top(shop, s)
        return
    shop.box((3.3, 0, s.height + 0.07), (0.9, 0.8, 0.16), 'white', 0.05)
    shop.box((1.6, 0.1, s.height + 0.03), (0.5, 0.5, 0.07), 'cabin', 0.02)
    shop.box((s.length / 2 + 0.3, -s.half_width - 0.05, s.height - 0.10), (s.length - 2.2, 0.11, 0.11), 'white', 0.05)


def _add_cover(shop, s):
    """What a camper trailer carries: the cover over its folded tent, a box on the drawbar, cans, mudguards and a spare wheel."""
    middle, long = s.length / 2, s.length - 0.16
    shop.box((middle, 0, s.height + 0.13), (long, 2 * s.half_width - 0.12, 0.30), 'canvas', 0.11)
    for x in (0.5, 1.15, 1.8, 2.4):
        shop.box((x, 0, s.height + 0.13), (0.045, 2 * s.half_width - 0.10, 0.315), 'cabin', 0.05)
    shop.box((-0.40, 0, 0.86), (0.62, 1.20, 0.56), 'alloy', 0.03)
    shop.box((-0.40, 0, 1.15), (0.66, 1.24, 0.04), 'alloy', 0.012)
    for sign in (-1, 1):
        shop.box((-0.88, sign * 0.24, 0.80), (0.20, 0.36, 0.44), 'dark', 0.04)
        shop.box((s.axles[0], sign * (s.half_width + 0.06), 0.93), (1.02, 0.16, 0.05), 'dark', 0.02)
    _add_spare_wheel(shop, s)


def _add_pop_top(shop, s):
    start, end, half, height = s.pop_top
    middle, long = (start + end) / 2, end - start
    shop.box((middle, 0, s.height + height / 2), (long, 2 * half, height + 0.1), 'canvas', 0.05)
    for sign in (-1, 1):
        shop.box((middle, sign * half, s.height + height / 2), (long * 0.62, 0.012, height * 0.5), 'dark', 0.004)
    shop.box((middle, 0, s.height + height + 0.05), (long + 0.30, 2 * half + 0.24, 0.13), 'white', 0.05)
    shop.box((middle + 0.5, 0, s.height + height + 0.15), (0.75, 0.7, 0.12), 'white', 0.05)


def _spare_height(s):
    return min(1.28, s.height - 0.24)


def _add_spare_wheel(shop, s):
    holder = bpy.data.objects.new('spare', None)
    bpy.context.scene.collection.objects.link(holder)
    holder.parent, holder.location, holder.rotation_euler = shop.root, (s.length + 0.14, 0, _spare_height(s)), (0, 0, math.pi / 2)
    wheel = shop.wheel((0, 0, 0), s.wheel_radius, True, 0.62)
    wheel.parent = holder
    shop.box((s.length + 0.02, 0, _spare_height(s) - 0.08), (0.05, 0.30, 0.6), 'dark', 0.01)


def _add_drawbar(shop, s):
    reach, height = s.drawbar, 0.46
    angle = math.atan2(0.62, reach + 0.5)
    for sign in (-1, 1):
        shop.box((-reach / 2 + 0.25, sign * 0.31, height), (reach + 0.62, 0.055, 0.11), 'dark', 0.008, (0, 0, -sign * -angle))
    shop.box((-reach - 0.05, 0, height + 0.03), (0.34, 0.10, 0.09), 'galvanised', 0.025)
    shop.box((-reach + 0.22, 0, 0.50), (0.07, 0.07, 0.66), 'galvanised', 0.01)
    shop.box((-0.30, 0, height + 0.24), (0.42, 1.10, 0.34), 'dark', 0.03)
    wheel = Vector((-reach + 0.22, 0, 0.13))
    shop.box(tuple(wheel), (0.24, 0.07, 0.24), 'rubber', 0.08)
