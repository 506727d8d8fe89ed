"""What is around a truck's cab: chassis, wheels, mirrors, steps, tanks, and the load's body."""
import math

import bpy

HALF_TYRE = 0.135


def add_truck_parts(shop, shape):
    s = shape.spec
    _add_wheels(shop, s)
    _add_chassis(shop, s)
    _add_cab_parts(shop, s, shape)
    loads = {'box': _add_box, 'tray': _add_tray, 'tipper': _add_tipper, 'frame': _add_bare_frame, 'none': _add_coupling}
    loads[s.load](shop, s)


def _empty(shop, at, turn=(0, 0, 0)):
    hub = bpy.data.objects.new('hub', None)
    bpy.context.scene.collection.objects.link(hub)
    hub.parent, hub.location, hub.rotation_euler = shop.root, at, turn
    return hub


def _wheel(shop, at, radius, left, driven):
    """A truck's wheel: the dish of a driven one is hollow, that of the front stands out."""
    hub = _empty(shop, at, (0, 0, 0 if left else math.pi))
    w, rim = HALF_TYRE, radius * 0.60
    tyre = [(rim - 0.01, -w * 0.9), (rim + 0.02, -w * 1.02), (radius * 0.86, -w * 1.06), (radius * 0.95, -w), (radius * 0.99, -w * 0.86)]
    for y in (-0.075, -0.03, 0.03, 0.075):
        tyre += [(radius, y - 0.008), (radius - 0.014, y - 0.006), (radius - 0.014, y + 0.006), (radius, y + 0.008)]
    shop.lathe(tyre + [(radius * 0.99, w * 0.86), (radius * 0.95, w), (rim, w)], 'rubber', hub)
    deep = 0.03 if driven else -w * 0.78
    shop.lathe([(rim - 0.005, -w), (rim - 0.02, -w * 0.95), (rim - 0.035, -w * 0.6), (rim - 0.06, deep * 0.6), (rim * 0.72, deep),
                (rim * 0.48, deep), (rim * 0.46, deep - 0.01)], 'alloy', hub)
    end = -w * 0.75 if driven else -w * 1.05
    shop.lathe([(1e-4, end), (rim * 0.28, end), (rim * 0.34, end + 0.02), (rim * 0.36, deep), (rim * 0.5, deep)], 'steel', hub, 48)
    for i in range(10):
        turn = 2 * math.pi * i / 10
        place = (math.cos(turn) * rim * 0.60, deep - 0.012, math.sin(turn) * rim * 0.60)
        shop.box(place, (0.034, 0.04, 0.034), 'steel', 0.008, (0, -turn, 0), parent=hub)
        hole = (math.cos(turn + 0.3) * rim * 0.78, deep * 0.9 + 0.004, math.sin(turn + 0.3) * rim * 0.78)
        shop.box(hole, (0.05, 0.02, 0.03), 'dark', 0.012, (0, -turn - 0.3, 0), parent=hub)


def _add_wheels(shop, s):
    for sign in (-1, 1):
        outer = s.half_width - HALF_TYRE * 1.05
        _wheel(shop, (s.front_axle, sign * outer, s.wheel_radius), s.wheel_radius, sign < 0, False)
        for axle in s.rear_axles:
            for y in (outer, outer - 2.3 * HALF_TYRE):
                _wheel(shop, (axle, sign * y, s.wheel_radius), s.wheel_radius, sign < 0, True)
    for axle in (s.front_axle, *s.rear_axles):
        shop.box((axle, 0, s.wheel_radius), (0.16, 2 * s.half_width - 0.6, 0.16), 'dark', 0.05)


def _tank(shop, x, sign, z, length, radius, y):
    """A round tank along the chassis, on two straps."""
    holder = _empty(shop, (x, sign * y, z), (0, 0, math.pi / 2))
    half = length / 2
    shop.lathe([(1e-4, -half), (radius - 0.04, -half), (radius - 0.01, -half + 0.015), (radius, -half + 0.05), (radius, half - 0.05),
                (radius - 0.01, half - 0.015), (radius - 0.04, half), (1e-4, half)], 'alloy', holder, 64)
    for at in (-half * 0.5, half * 0.5):
        shop.lathe([(radius + 0.006, at - 0.025), (radius + 0.006, at + 0.025)], 'dark', holder, 64)


def _add_chassis(shop, s):
    start, end = s.cab_end - 1.2, s.length - 0.05
    top = s.wheel_radius + 0.46
    for sign in (-1, 1):
        shop.box(((start + end) / 2, sign * 0.42, top - 0.13), (end - start, 0.07, 0.26), 'dark', 0.01)
    for x in (s.cab_end + 0.4, (s.cab_end + end) / 2, end - 0.1):
        shop.box((x, 0, top - 0.13), (0.10, 0.84, 0.18), 'dark', 0.01)
    shop.box((s.cab_end + 0.05, 0, 0.85), (1.0, 1.1, 0.5), 'dark', 0.05)
    middle = (s.cab_end + s.rear_axles[0] - s.wheel_radius) / 2
    room = s.rear_axles[0] - s.wheel_radius - s.cab_end - 0.45
    _tank(shop, middle + 0.1, -1, 0.72, min(room, 1.35), 0.30, s.half_width - 0.34)
    shop.box((middle, s.half_width - 0.30, 0.70), (min(room, 0.9), 0.46, 0.46), 'dark', 0.03)


def _add_cab_parts(shop, s, shape):
    low, _ = s.bumper
    x0, z0 = s.side_window[0]
    _, z2 = s.side_window[2]
    door_end = max(x for x, _ in s.door)
    for sign in (-1, 1):
        y = shape.surface_y(x0 + 0.1, z0)
        # Mirrors hang in front of the side window, a wide one under a tall one.
        out = sign * (y + 0.24)
        shop.box((x0 - 0.16, out, z0 + 0.34), (0.11, 0.24, 0.46), 'cabin', 0.05)
        shop.box((x0 - 0.10, out, z0 + 0.34), (0.012, 0.20, 0.40), 'gloss', 0.03)
        shop.box((x0 - 0.16, out, z0 - 0.02), (0.11, 0.24, 0.18), 'cabin', 0.05)
        for z in (z0 + 0.50, z0 + 0.02):
            shop.box((x0 - 0.06, sign * (y + 0.08), z), (0.05, 0.30, 0.04), 'cabin', 0.015, (0, 0, sign * -0.6))
        shop.box((door_end - 0.14, sign * (shape.surface_y(door_end - 0.14, z0 - 0.26) + 0.014), z0 - 0.26), (0.20, 0.03, 0.05), 'cabin', 0.012)
        for step in (0, 1):
            shop.box((s.front_axle - 0.68 - 0.03 * step, sign * (s.half_width - 0.06 - 0.04 * step), low + 0.08 + 0.24 * step),
                     (0.36, 0.14, 0.035), 'galvanised', 0.008)
        shop.box((1.25, sign * 0.46, z0 - 0.05), (0.18, 0.50, 0.85), 'seat', 0.07, (0, 0.15, 0))
        shop.box((1.34, sign * 0.46, z0 + 0.45), (0.12, 0.28, 0.20), 'seat', 0.05)
    shop.box((0.52, 0, s.windscreen[1] - 0.10), (0.5, 1.7, 0.24), 'cabin', 0.08)
    shop.box((s.cab_end - 0.10, 0, (z0 + z2) / 2), (0.04, 1.8, 1.2), 'cabin', 0.01)
    for y in (-0.45, 0.30):
        shop.box((-0.012, y, s.windscreen[1] + 0.03), (0.02, 0.75, 0.018), 'dark', 0.006, (0.16, 0, 0))
    shop.box((-0.075, 0, low + 0.33), (0.012, 0.372, 0.107), 'plate', 0.003)


def _add_tail(shop, s, z):
    """Lamps, the bar below them, and the plate."""
    end = s.length
    shop.box((end - 0.04, 0, z), (0.08, 2 * s.half_width - 0.1, 0.14), 'dark', 0.015)
    for sign in (-1, 1):
        shop.box((end + 0.005, sign * (s.half_width - 0.30), z), (0.03, 0.34, 0.09), 'red', 0.012)
        shop.box((end - 0.16, sign * 0.42, z + 0.12), (0.10, 0.08, 0.30), 'dark', 0.01)
    shop.box((end + 0.005, 0, z), (0.012, 0.372, 0.107), 'plate', 0.003)


def _add_mudguard(shop, s, axle, sign):
    def guard(x, y, z):
        reach = (((x - axle) ** 2 + (z - s.wheel_radius) ** 2) ** 0.5) - s.wheel_radius - 0.07
        sheet = abs(reach) - 0.014
        across = abs(sign * y - s.half_width + 0.31) - 0.32
        return _most(sheet, across, s.wheel_radius + 0.10 - z)

    low = (axle - s.wheel_radius - 0.12, sign * (s.half_width - 0.31) - 0.36, s.wheel_radius)
    high = (axle + s.wheel_radius + 0.12, sign * (s.half_width - 0.31) + 0.36, 2 * s.wheel_radius + 0.12)
    shop.solid(guard, low, high, 0.014, 'cabin')


def _most(first, *others):
    for other in others:
        first = (first + other + abs(first - other)) / 2
    return first


def _add_box(shop, s):
    start, end, floor, top, half = s.cab_end + 0.16, s.length, 1.06, 3.42, 1.20
    middle, long, centre, tall = (start + end) / 2, end - start, (floor + top) / 2, top - floor
    shop.box((middle, 0, centre), (long, 2 * half, tall), 'white', 0.03)
    shop.box((middle, 0, floor - 0.03), (long + 0.02, 2 * half + 0.03, 0.10), 'alloy', 0.01)
    for sign in (-1, 1):
        shop.box((middle, sign * half, top - 0.03), (long + 0.02, 0.04, 0.09), 'alloy', 0.015)
        for x in (start + 0.03, end - 0.03):
            shop.box((x, sign * half, centre), (0.09, 0.04, tall), 'alloy', 0.015)
        shop.box((middle + 0.2, sign * (half - 0.06), 0.66), (s.rear_axles[0] - s.cab_end - 1.3, 0.03, 0.10), 'galvanised', 0.01)
        shop.box((end + 0.008, sign * 0.58, centre), (0.02, 1.08, tall - 0.12), 'white', 0.01)
        for y in (0.22, 0.86):
            shop.box((end + 0.035, sign * y, centre), (0.025, 0.025, tall - 0.16), 'galvanised', 0.01)
            shop.box((end + 0.05, sign * y, 1.62), (0.03, 0.20, 0.05), 'galvanised', 0.01)
    _add_tail(shop, s, 0.78)


def _add_tray(shop, s):
    start, end, floor, half = s.cab_end + 0.18, s.length, 1.02, 1.17
    middle, long = (start + end) / 2, end - start
    shop.box((middle, 0, floor), (long, 2 * half, 0.09), 'galvanised', 0.012)
    shop.box((middle, 0, floor + 0.052), (long - 0.08, 2 * half - 0.08, 0.012), 'dark', 0)
    for sign in (-1, 1):
        for share in (-0.25, 0.25):
            shop.box((middle + share * long, sign * half, floor + 0.24), (long / 2 - 0.08, 0.035, 0.40), 'galvanised', 0.01)
            for z in (0.14, 0.24, 0.34):
                shop.box((middle + share * long, sign * (half + 0.02), floor + z), (long / 2 - 0.12, 0.012, 0.035), 'galvanised', 0.005)
        for x in (start + 0.03, middle, end - 0.03):
            shop.box((x, sign * half, floor + 0.24), (0.07, 0.06, 0.46), 'steel', 0.012)
        shop.box((start + 0.03, sign * (half - 0.04), floor + 0.66), (0.06, 0.06, 1.25), 'dark', 0.012)
        _add_mudguard(shop, s, s.rear_axles[0], sign)
    shop.box((end - 0.02, 0, floor + 0.24), (0.035, 2 * half - 0.1, 0.40), 'galvanised', 0.01)
    for z in (0.30, 0.62, 0.94, 1.26):
        shop.box((start + 0.03, 0, floor + z), (0.05, 2 * half - 0.1, 0.05), 'dark', 0.012)
    for i in range(9):
        shop.box((start + 0.03, -half + 0.17 + i * (2 * half - 0.34) / 8, floor + 0.65), (0.025, 0.03, 1.2), 'dark', 0.006)
    _add_tail(shop, s, 0.74)


def _add_tipper(shop, s):
    """A tipping body, raised, on its hoist: it turns about a hinge near the frame's end."""
    start, floor, half = s.cab_end + 0.20, 1.04, 1.16
    hinge, angle = s.length - 0.40, 0.30
    long = hinge - start
    tub = _empty(shop, (hinge, 0, floor), (0, angle, 0))
    middle = 0.12 - long / 2
    shop.box((middle, 0, 0.05), (long + 0.24, 2 * half - 0.06, 0.09), 'steel', 0.01, parent=tub)
    for sign in (-1, 1):
        shop.box((middle, sign * half, 0.46), (long + 0.24, 0.045, 0.82), 'paint', 0.015, parent=tub)
        shop.box((middle, sign * (half + 0.02), 0.88), (long + 0.28, 0.10, 0.08), 'paint', 0.02, parent=tub)
        for i in range(6):
            at = 0.16 - (long + 0.16) * i / 5
            shop.box((at, sign * (half + 0.045), 0.46), (0.09, 0.07, 0.80), 'paint', 0.02, parent=tub)
        shop.box((middle, sign * 0.42, -0.06), (long, 0.08, 0.14), 'dark', 0.01, parent=tub)
        _add_mudguard(shop, s, s.rear_axles[0], sign)
    # The wall at the front is higher than the sides, with a hood that covers the cab's roof when the body is down.
    shop.box((-long, 0, 0.66), (0.05, 2 * half, 1.24), 'paint', 0.015, parent=tub)
    shop.box((-long - 0.22, 0, 1.27), (0.48, 2 * half - 0.10, 0.045), 'paint', 0.012, parent=tub)
    for y in (-0.6, 0, 0.6):
        shop.box((-long - 0.04, y, 0.66), (0.08, 0.09, 1.2), 'paint', 0.015, parent=tub)
    shop.box((0.24, 0, 0.46), (0.05, 2 * half - 0.02, 0.82), 'paint', 0.015, parent=tub)
    for y in (-0.75, -0.25, 0.25, 0.75):
        shop.box((0.28, y, 0.46), (0.06, 0.09, 0.78), 'paint', 0.015, parent=tub)
    _add_hoist(shop, start + 0.16, hinge, floor, angle)
    _add_tail(shop, s, 0.74)


def _add_hoist(shop, front, hinge, floor, angle):
    """The ram behind the cab: three tubes, each thinner than the one below."""
    low, high = floor - 0.25, floor + (hinge - front) * math.sin(angle) - 0.02
    ram = _empty(shop, (front, 0, low), (-math.pi / 2, 0, 0))
    step = (high - low) / 3
    for i, radius in enumerate((0.115, 0.09, 0.065)):
        # A lathe turns about y; this one points up by minus y.
        shop.lathe([(1e-4, -step * i), (radius, -step * i), (radius, -step * (i + 1)), (1e-4, -step * (i + 1))],
                   'dark' if i == 0 else 'steel', ram, 48)
    shop.box((front, 0, low), (0.30, 0.9, 0.16), 'dark', 0.02)


def _add_bare_frame(shop, s):
    """A frame that waits for its body: mudguards, and the lamps on their bar."""
    top = s.wheel_radius + 0.46
    for sign in (-1, 1):
        _add_mudguard(shop, s, s.rear_axles[0], sign)
        for i in range(7):
            at = s.cab_end + 0.35 + (s.length - s.cab_end - 0.6) * i / 6
            shop.box((at, sign * 0.47, top - 0.10), (0.10, 0.04, 0.14), 'steel', 0.006)
    for share in (0.2, 0.4, 0.6, 0.8):
        shop.box((s.cab_end + share * (s.length - s.cab_end), 0, top - 0.12), (0.09, 0.84, 0.18), 'dark', 0.01)
    _add_tail(shop, s, 0.78)


def _add_coupling(shop, s):
    """The plate that takes a trailer, mudguards, the deck behind the cab, and its side fairings."""
    top = s.wheel_radius + 0.46
    between = sum(s.rear_axles) / 2
    plate = _empty(shop, (between - 0.1, 0, top + 0.12), (math.pi / 2, 0, 0))
    shop.lathe([(0.10, -0.03), (0.44, -0.03), (0.46, 0), (0.44, 0.03), (0.10, 0.03)], 'steel', plate, 64)
    shop.box((between - 0.1, 0, top + 0.05), (0.6, 0.8, 0.10), 'dark', 0.02)
    shop.box((between + 0.32, 0, top + 0.10), (0.36, 0.36, 0.05), 'steel', 0.02, (0, 0.16, 0))
    shop.box((s.cab_end + 0.75, 0, top + 0.02), (0.9, 1.0, 0.03), 'galvanised', 0.008)
    shop.box((s.cab_end + 0.22, 0, 1.75), (0.16, 1.0, 1.3), 'cabin', 0.03)
    for sign in (-1, 1):
        shop.box((s.cab_end + 0.20, sign * (s.half_width - 0.04), 2.20), (0.46, 0.05, 2.30), 'paint', 0.02)
        for axle in s.rear_axles:
            _add_mudguard(shop, s, axle, sign)
    _add_tail(shop, s, 0.86)
