"""Builds a motorcycle of solids, tubes and turned parts."""
import math

import bpy
import numpy as np
from mathutils import Vector

from implicit import polygon_distance, rounded_polygon_distance, smooth_max, smooth_outline, soft_polyline


class BikeBuilder:
    """Adds the parts of one motorcycle to a workshop."""

    def __init__(self, shop, spec):
        self.shop, self.spec = shop, spec

    def build(self):
        s = self.spec
        for place, half, front in ((s.front, s.tyres[0], True), (s.rear, s.tyres[1], False)):
            self._wheel(place, half, front)
        self._fork()
        self._bars()
        self._lights()
        self._engine()
        self._frame()
        self._exhaust()
        self._panel(s.tank, 'paint', 0.13)
        self._panel(s.seat, 'seat_black', 0.05)
        self._panel(s.tail, 'paint', 0.06)
        for cover in s.covers:
            self._panel(cover, 'paint', 0.06)
        for trim in s.trims:
            self._panel(trim, 'gloss', 0.02)
        if s.screen:
            self._panel(s.screen, 'smoke', 0.02)
        if s.cases:
            self._cases()
        self._tail_end()

    def tube(self, points, radius, material, smooth=True, parent=None):
        """A round tube through points; smooth ones bend in curves."""
        curve = bpy.data.curves.new('tube', 'CURVE')
        curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 5, True
        line = curve.splines.new('BEZIER')
        line.bezier_points.add(len(points) - 1)
        for knot, point in zip(line.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = 'AUTO' if smooth else 'VECTOR'
        curve.materials.append(self.shop.materials[material])
        return self.shop.place(curve, parent=parent)

    def both(self, points, radius, material, smooth=True):
        for sign in (-1, 1):
            self.tube([(x, sign * y, z) for x, y, z in points], radius, material, smooth)

    def _panel(self, panel, material, edge):
        """A part drawn from the side, as wide as its curve says, with round edges."""
        side, widths = panel
        half, outline = soft_polyline(widths, 0.12), smooth_outline(side)

        def field(x, y, z):
            return smooth_max(polygon_distance(x, z, outline), np.sqrt(y * y + 1e-6) - half(x), edge)

        wide = max(w for _, w in widths) + 0.05
        xs, zs = [x for x, _ in side], [z for _, z in side]
        self.shop.solid(field, (min(xs) - 0.05, -wide, min(zs) - 0.05), (max(xs) + 0.05, wide, max(zs) + 0.05), 0.008, material)

    def _hub(self, at, turn=(0, 0, 0)):
        hub = bpy.data.objects.new('hub', None)
        bpy.context.scene.collection.objects.link(hub)
        hub.parent, hub.location, hub.rotation_euler = self.shop.root, at, turn
        return hub

    def _wheel(self, place, half, front):
        x, radius = place
        hub = self._hub((x, 0, radius))
        rim = radius - half * 1.55
        angles = np.linspace(-0.50 * math.pi, 0.50 * math.pi, 21)
        tread = [(rim + (radius - rim) * max(math.cos(a), 0) ** 0.85, half * 1.02 * math.sin(a)) for a in angles]
        self.shop.lathe([(rim - 0.004, -half * 0.8), *tread, (rim - 0.004, half * 0.8)], 'rubber', hub)
        edge = half * 0.80
        self.shop.lathe([(rim + 0.008, -edge), (rim - 0.010, -edge), (rim - 0.022, -edge * 0.6), (rim - 0.026, 0), (rim - 0.022, edge * 0.6),
                         (rim - 0.010, edge), (rim + 0.008, edge)], 'rim', hub)
        self.shop.lathe([(1e-4, -0.075), (0.035, -0.075), (0.045, -0.05), (0.045, 0.05), (0.035, 0.075), (1e-4, 0.075)], 'engine', hub, 32)
        self._spokes(hub, rim)
        for y in (-1, 1) if front else (1,):
            disc = 0.155 if front else 0.115
            self.shop.lathe([(disc - 0.045, y * 0.082), (disc, y * 0.082), (disc, y * 0.087), (disc - 0.045, y * 0.087)], 'steel', hub, 64)
            self.shop.lathe([(0.04, y * 0.080), (disc - 0.04, y * 0.082)], 'dark', hub, 10)

    def _spokes(self, hub, rim):
        if self.spec.wire_wheels:
            for i in range(28):
                angle, lean = 2 * math.pi * i / 28, (0.35 if i % 2 else -0.35)
                start = (0.04 * math.cos(angle + lean), 0.04 * (1 if i % 4 < 2 else -1), 0.04 * math.sin(angle + lean))
                self.tube([start, ((rim - 0.02) * math.cos(angle), 0, (rim - 0.02) * math.sin(angle))], 0.0028, 'steel', False, hub)
            return
        for i in range(5):
            for lean in (-0.13, 0.13):
                angle = 2 * math.pi * i / 5
                start = (0.035 * math.cos(angle), 0, 0.035 * math.sin(angle))
                end = ((rim - 0.015) * math.cos(angle + lean), 0, (rim - 0.015) * math.sin(angle + lean))
                self.tube([start, end], 0.0125, 'rim', False, hub)

    def _fork(self):
        s = self.spec
        (x, z), (top_x, top_z) = s.front, s.head
        along = Vector((top_x - x, 0, top_z - z))
        half = s.tyres[0] + 0.042
        at = lambda share, y: (x + along.x * share - 0.02, y, z + along.z * share)
        for sign in (-1, 1):
            y = sign * half
            self.tube([at(-0.02, y), at(0.50, y)], 0.021, 'chrome', False)
            self.tube([at(-0.04, y), at(0.10, y)], 0.030, 'engine', False)
            self.tube([at(0.46, y), at(1.0, y)], 0.030, 'engine' if s.vee else 'gold', False)
            self.shop.box((x + 0.10, sign * 0.095, z + 0.10), (0.06, 0.05, 0.11), 'engine', 0.015, (0, 0.7, 0))
        for share in (0.72, 0.97):
            self.shop.box(at(share, 0), (0.09, 2 * half + 0.07, 0.035), 'engine', 0.012, (0, math.atan2(along.x, along.z), 0))
        self.shop.lathe([(0.035, -0.1), (0.035, 0.1)], 'engine', self._hub(at(0.85, 0), (math.pi / 2, 0, 0)), 24)
        self._fender(s.front, s.tyres[0], (1.05, 2.75) if s.fenders else (0.95, 2.35))
        if s.fenders:
            self._fender(s.rear, s.tyres[1] + 0.015, (0.05, 2.15))

    def _fender(self, place, half, reach):
        """A sheet around the tyre, from one angle to another (0 is the rear, a quarter turn the top)."""
        x, radius = place
        middle, spread = sum(reach) / 2, (reach[1] - reach[0]) / 2

        def field(px, py, pz):
            dx, dz = px - x, pz - radius
            # The sheet bends around the tyre's shoulders.
            out = np.hypot(dx, dz) - radius - 0.020 + 0.35 * np.abs(py) ** 2 / half
            angle = np.arctan2(dz, dx)
            around = (np.abs(angle - middle) - spread) * radius
            return smooth_max(smooth_max(np.abs(out) - 0.006, around, 0.02), np.abs(py) - half - 0.016, 0.01)

        size = radius + 0.06
        self.shop.solid(field, (x - size, -half - 0.04, radius - 0.05), (x + size, half + 0.04, radius + size), 0.0075, 'paint')

    def _bars(self):
        s = self.spec
        self.both(s.bar, 0.0125, 'dark')
        (x1, y1, z1), (x2, y2, z2) = s.bar[-2:]
        grip, back = Vector((x2, y2, z2)), (Vector((x1, y1, z1)) - Vector((x2, y2, z2))).normalized()
        start = grip + back * 0.13
        for sign in (-1, 1):
            flip = lambda v: (v.x, sign * v.y, v.z)
            self.tube([flip(grip), flip(start)], 0.0175, 'rubber', False)
            self.tube([flip(start + Vector((-0.035, 0, -0.005))), flip(grip + Vector((-0.055, -0.01, -0.01)))], 0.007, 'engine')
            self.shop.box(flip(start + Vector((-0.01, -0.02, 0.025))), (0.06, 0.05, 0.05), 'dark', 0.015)
            dx, y, dz = s.mirror
            place = Vector((start.x + dx, y, start.z + dz))
            self.tube([flip(start + Vector((0, -0.01, 0.03))), flip(place + Vector((0, -0.05, -0.06))), flip(place)], 0.0065, 'dark')
            self._blob(flip(place), (0.022, 0.072, 0.045), 'dark')
            if s.guards:
                self._blob(flip(grip * 0.5 + start * 0.5 + Vector((-0.085, 0, 0))), (0.025, 0.11, 0.06), 'dark')
        self._blob((s.head[0] - 0.03, 0, s.head[1] + 0.085), (0.03, 0.075, 0.05), 'dark')

    def _blob(self, centre, radii, material, power=2.6):
        def field(x, y, z):
            sum_ = sum(np.abs((v - c) / r) ** power for v, c, r in zip((x, y, z), centre, radii))
            return ((sum_ + 1e-9) ** (1 / power) - 1) * min(radii)

        low, high = [[c + sign * (r + 0.01) for c, r in zip(centre, radii)] for sign in (-1, 1)]
        return self.shop.solid(field, low, high, min(0.008, min(radii) / 3), material)

    def _lights(self):
        s = self.spec
        x, z, radius = s.headlamp
        if radius:
            hub = self._hub((x, 0, z), (0, 0, -math.pi / 2))
            shell = [(radius, -0.05), (radius * 0.97, 0.0), (radius * 0.75, 0.08), (radius * 0.3, 0.12), (1e-4, 0.125)]
            self.shop.lathe(shell, 'chrome' if s.vee else 'gloss', hub, 64)
            self.shop.lathe([(radius * 0.90, -0.052), (radius * 1.02, -0.056), (radius * 1.03, -0.04), (radius, -0.03)], 'chrome', hub, 64)
            self.shop.lathe([(1e-4, -0.01), (radius * 0.5, -0.015), (radius * 0.9, -0.045)], 'chrome', hub, 64)
            self.shop.lathe([(radius * 0.62, -0.050), (radius * 0.76, -0.050)], 'lamp', hub, 64)
            self.shop.lathe([(1e-4, -0.072), (radius * 0.5, -0.068), (radius * 0.9, -0.052)], 'lens', hub, 64)
        for lx, ly, lz in s.lamps:
            turn = (0, -0.25, 0.45 if ly < 0 else -0.45)
            self.shop.box((lx, ly, lz), (0.05, 0.115, 0.052), 'gloss', 0.015, turn)
            self.shop.box((lx - 0.022, ly, lz), (0.02, 0.085, 0.020), 'lamp', 0.006, turn)
        for sign in (-1, 1):
            self._blob((s.head[0] - 0.12, sign * 0.19, s.head[1] - 0.10), (0.03, 0.022, 0.018), 'amber')
            self.tube([(s.head[0] - 0.10, sign * 0.08, s.head[1] - 0.10), (s.head[0] - 0.11, sign * 0.18, s.head[1] - 0.10)], 0.007, 'dark')

    def _engine(self):
        s = self.spec
        x, z = s.engine_at

        def case(px, py, pz):
            outline = rounded_polygon_distance(px - x, pz - z, [(-0.20, -0.06), (-0.14, 0.10), (0.16, 0.12), (0.26, 0.04), (0.22, -0.12),
                                                                (-0.12, -0.15)], 0.05)
            return smooth_max(outline, np.abs(py) - 0.165, 0.06)

        self.shop.solid(case, (x - 0.25, -0.2, z - 0.2), (x + 0.3, 0.2, z + 0.17), 0.010, 'engine')
        for sign in (-1, 1):
            for dx, dz, radius, out in ((-0.06, -0.02, 0.095, 0.195), (0.13, -0.01, 0.080, 0.185)):
                hub = self._hub((x + dx, 0, z + dz))
                self.shop.lathe([(radius, sign * 0.13), (radius, sign * (out - 0.02)), (radius - 0.015, sign * out), (radius * 0.55, sign * out),
                                 (radius * 0.5, sign * (out + 0.008)), (1e-4, sign * (out + 0.008))], 'steel' if s.vee else 'engine', hub, 48)
                for i in range(6):
                    turn = math.pi / 3 * i
                    self.shop.box(((radius - 0.012) * math.cos(turn), sign * out, (radius - 0.012) * math.sin(turn)), (0.014, 0.014, 0.014),
                                  'chrome', 0.004, parent=hub)
        for lean in (-0.42, 0.42) if s.vee else (-0.22,):
            self._cylinder(Vector((x - 0.01 + lean * 0.10, 0, z + 0.08)), lean, 0.30 if s.vee else 0.34)
        if not s.vee:
            self.shop.box((x - 0.285, 0, z + 0.22), (0.045, 0.36, 0.30), 'dark', 0.01, (0, 0.16, 0))
            self.shop.box((x - 0.312, 0, z + 0.225), (0.008, 0.31, 0.25), 'engine', 0.002, (0, 0.16, 0))

    def _cylinder(self, foot, lean, tall):
        """Fins, then the head with its cover, leaning forwards or back."""
        up = Vector((math.sin(lean), 0, math.cos(lean)))
        wide = 0.20 if self.spec.vee else 0.27
        for i in range(9):
            centre = foot + up * (0.03 + (tall - 0.12) * i / 8)
            self.shop.box(tuple(centre), (0.19, wide, 0.009), 'alloy' if self.spec.vee else 'engine', 0.002, (0, lean, 0))
        self.shop.box(tuple(foot + up * (tall / 2 - 0.04)), (0.155, wide - 0.03, tall - 0.06), 'engine', 0.02, (0, lean, 0))
        self.shop.box(tuple(foot + up * (tall - 0.03)), (0.18, wide - 0.01, 0.085), 'chrome' if self.spec.vee else 'engine', 0.025, (0, lean, 0))

    def _frame(self):
        s = self.spec
        (hx, hz), (x, z), (rx, rz) = s.head, s.engine_at, s.rear
        seat_x, seat_z = s.seat[0][0]
        pivot = (x + 0.27, 0.13, z + 0.03)
        tail_x = max(px for px, _ in s.tail[0]) - 0.14
        tail_z = max(pz for _, pz in s.tail[0]) - 0.08
        self.both([(hx - 0.01, 0.03, hz - 0.10), (hx + 0.14, 0.135, hz - 0.19), (x + 0.16, 0.15, z + 0.30), pivot], 0.022, 'frame')
        self.both([(hx - 0.02, 0.03, hz - 0.18), (x - 0.20, 0.115, z + 0.12), (x - 0.14, 0.13, z - 0.14), (x + 0.20, 0.13, z - 0.14), pivot], 0.016, 'frame')
        if not s.fenders:
            self.both([(pivot[0] - 0.06, 0.12, pivot[2] + 0.16), (seat_x + 0.30, 0.10, seat_z - 0.16), (tail_x, 0.045, tail_z)], 0.013, 'frame')
        self.both([pivot, ((pivot[0] + rx) / 2, 0.135, (pivot[2] + rz) / 2 - 0.01), (rx + 0.03, 0.135, rz)], 0.026, 'frame')
        for sign in (-1, 1):
            self.tube([(rx, sign * 0.10, rz), (rx, sign * 0.165, rz)], 0.022, 'steel', False)
            self.tube([(pivot[0] - 0.04, sign * 0.14, pivot[2] - 0.10), (pivot[0] - 0.05, sign * 0.26, pivot[2] - 0.10)], 0.012, 'rubber', False)
        shock = [(pivot[0] + 0.16, 0, pivot[2] + 0.02), (pivot[0] + 0.06, 0, pivot[2] + 0.30)]
        if s.vee:
            shock = [(rx - 0.05, 0.16, rz + 0.03), (rx - 0.16, 0.15, rz + 0.30)]
        for sign in (-1, 1) if s.vee else (1,):
            a, b = (Vector((p[0], sign * p[1], p[2])) for p in shock)
            self.tube([a, b], 0.015, 'chrome', False)
            for i in range(9):
                c = a.lerp(b, 0.25 + 0.65 * i / 8)
                self.tube([c, c + (b - a).normalized() * 0.012], 0.030, 'gold' if not s.vee else 'chrome', False)
        self.tube([(x + 0.18, -0.14, z - 0.13), (x + 0.26, -0.24, 0.015), (x + 0.21, -0.27, 0.012)], 0.010, 'dark')

    def _exhaust(self):
        s = self.spec
        x, z = s.engine_at
        start, end, radius = s.exhaust
        a, b = Vector(start), Vector(end)
        material = 'chrome' if s.vee else 'steel'
        for y in (-0.09, -0.03, 0.03, 0.09) if not s.vee else (-0.14,):
            head = (x - 0.13, y, z + 0.26) if not s.vee else (x - 0.10, y, z + 0.22)
            self.tube([head, (x - 0.23, y * 1.05, z + 0.10), (x - 0.17, y * 0.9, z - 0.15), (x + 0.05, y * 0.6 - 0.05, z - 0.17), start], 0.019, material)
        along = (b - a)
        turn = along.to_track_quat('Y', 'Z').to_euler()
        hub = self._hub(a, turn)
        long = along.length
        self.shop.lathe([(0.02, -0.04), (radius * 0.62, 0.02), (radius, 0.10), (radius, long - 0.04), (radius * 0.88, long), (radius * 0.5, long),
                         (radius * 0.5, long - 0.06), (1e-4, long - 0.06)], material if s.vee else 'engine', hub, 48)
        self.shop.lathe([(radius + 0.003, long - 0.05), (radius + 0.003, long - 0.03)], 'chrome', hub, 48)
        if s.vee:
            up = Vector((0.06, 0, 0.12))
            second = self._hub(a + up, turn)
            self.shop.lathe([(0.02, -0.04), (radius * 0.62, 0.02), (radius, 0.10), (radius, long - 0.10), (radius * 0.88, long - 0.06),
                             (1e-4, long - 0.12)], material, second, 48)
            self.tube([(x + 0.10, -0.10, z + 0.24), (x + 0.20, -0.19, z + 0.16), tuple(a + up)], 0.019, material)

    def _cases(self):
        s = self.spec
        x, z = s.rear[0] + 0.10, s.rear[1] + 0.36
        for sign in (-1, 1):
            self.shop.box((x, sign * 0.34, z), (0.42, 0.20, 0.34), 'alloy', 0.025)
            self.shop.box((x, sign * 0.34, z + 0.165), (0.43, 0.21, 0.03), 'dark', 0.012)
            for dx in (-0.12, 0.12):
                self.shop.box((x + dx, sign * 0.447, z + 0.11), (0.05, 0.012, 0.07), 'dark', 0.006)
            self.tube([(x - 0.25, sign * 0.16, z + 0.14), (x + 0.22, sign * 0.22, z + 0.14), (x + 0.22, sign * 0.22, z - 0.10)], 0.010, 'dark')
        self.both([(0.60, 0.17, 0.78), (0.62, 0.29, 0.62), (0.86, 0.30, 0.46), (1.06, 0.20, 0.36)], 0.013, 'dark')

    def _tail_end(self):
        s = self.spec
        if s.fenders:
            x, z = s.rear[0] + s.rear[1] * 0.80, s.rear[1] * 1.86
            back = 0.9
        else:
            x, z = max(s.tail[0])
            back = 0.5
        self.shop.box((x + 0.0, 0, z - 0.01), (0.03, 0.10, 0.04), 'red', 0.01)
        plate = (x + 0.04 - (0.0 if s.fenders else 0.08), 0, z - 0.22)
        if not s.fenders:
            self.tube([(x - 0.12, 0, z - 0.04), (x - 0.05, 0, z - 0.14), (plate[0] - 0.01, 0, plate[2] + 0.02)], 0.016, 'dark')
        self.shop.box((plate[0] - 0.008, 0, plate[2]), (0.012, 0.20, 0.15), 'dark', 0.005, (0, -0.25 * back, 0))
        self.shop.box(plate, (0.008, 0.18, 0.12), 'plate', 0.003, (0, -0.25 * back, 0))
        for sign in (-1, 1):
            self._blob((plate[0] - 0.02, sign * 0.16, plate[2] + 0.12), (0.03, 0.022, 0.018), 'amber')
            self.tube([(plate[0] - 0.02, 0, plate[2] + 0.11), (plate[0] - 0.02, sign * 0.14, plate[2] + 0.12)], 0.007, 'dark')
