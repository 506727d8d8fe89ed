"""The body of a caravan: a profile drawn from the side, as wide as the road allows, with rounded edges.

The drawbar is towards -x. Like a car's body it is one solid with regions, so one shader paints both.
"""
from dataclasses import dataclass
from typing import Sequence, Tuple

import numpy as np

from implicit import polygon_distance, smooth_max, surface_net

FAR = 0.5
Box = Tuple[float, float, float, float]


@dataclass(frozen=True)
class CaravanSpec:
    """The measures of a caravan in metres. Boxes on a side are (from x, from z, to x, to z)."""

    name: str
    profile: Sequence[Tuple[float, float]]
    half_width: float
    edge: float
    wheel_radius: float
    arch_radius: float
    axles: Sequence[float]
    near_windows: Sequence[Box]
    far_windows: Sequence[Box]
    door: Box
    hatches: Sequence[Box]
    # Below this height the side is dark checker plate; the front is, up to `front_plate`.
    plate_height: float
    front_plate: float
    stripe: Sequence[Tuple[float, float]]
    drawbar: float = 1.35

    @property
    def length(self):
        return max(x for x, _ in self.profile)

    @property
    def height(self):
        return max(z for _, z in self.profile)


def box_distance(x, z, box, radius):
    """The signed distance from an upright box with rounded corners."""
    x0, z0, x1, z1 = box
    dx = np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2 + radius
    dz = np.abs(z - (z0 + z1) / 2) - (z1 - z0) / 2 + radius
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dz, 0))
    return outside + np.minimum(np.maximum(dx, dz), 0) - radius


def nearest_box(x, z, boxes, radius):
    distance = np.full(np.shape(x), FAR)
    for box in boxes:
        distance = np.minimum(distance, box_distance(x, z, box, radius))
    return distance


class CaravanShape:
    """A caravan's body that can be asked for its surface and for the regions on it."""

    def __init__(self, spec: CaravanSpec):
        self.spec = spec

    def field(self, x, y, z):
        s = self.spec
        profile = polygon_distance(x, z, s.profile)
        solid = smooth_max(profile, np.abs(y) - s.half_width, s.edge)
        low, high = min(s.axles), max(s.axles)
        along = np.maximum(np.maximum(low - x, x - high), 0)
        arch = np.hypot(along, z - s.wheel_radius) - s.arch_radius
        return smooth_max(solid, -smooth_max(arch, s.half_width - 0.32 - np.abs(y), 0.02), 0.015)

    def mesh(self, size):
        s = self.spec
        return surface_net(self.field, (-0.1, -s.half_width - 0.1, 0.2), (s.length + 0.1, s.half_width + 0.1, s.height + 0.1), size)

    def regions(self, points, normals):
        s = self.spec
        x, y, z = points.T
        forward, sideways, up = normals.T
        near, far = sideways < -0.8, sideways > 0.8
        on_side, on_front, on_back = near | far, (forward < -0.6), (forward > 0.6)

        def on(where, distance):
            return np.where(where, distance, FAR)

        windows = np.minimum(on(near, nearest_box(x, z, s.near_windows, 0.05)), on(far, nearest_box(x, z, s.far_windows, 0.05)))
        middle = s.length / 2
        front_window = on(on_front & (x < middle), box_distance(y, z, (-0.62, 1.62, 0.62, 2.12), 0.06))
        back_window = on(on_back & (x > middle), box_distance(y, z, (-0.68, 1.55, 0.68, 2.10), 0.06))
        door = on(near, box_distance(x, z, s.door, 0.06))
        hatches = on(near, nearest_box(x, z, s.hatches, 0.03))
        low, high = min(s.axles), max(s.axles)
        arch = np.hypot(np.maximum(np.maximum(low - x, x - high), 0), z - s.wheel_radius) - s.arch_radius
        plate = on(on_side, np.minimum(z - s.plate_height, arch - 0.05))
        plate = np.minimum(plate, on(on_front | (forward < -0.2), z - s.front_plate))
        lamps = on(on_back, box_distance(np.abs(y), z, (0.93, 0.78, 1.06, 1.20), 0.03))
        awning = on(near, np.abs(z - (s.height - 0.10)) - 0.045)
        stripe = on(on_side, polygon_distance(x, z, s.stripe))
        trim = np.minimum(on(on_side, np.abs(polygon_distance(x, z, s.profile) + 0.045) - 0.018), awning)
        none = np.full(x.shape, FAR)
        return {
            'side_glass': np.minimum(windows, np.minimum(front_window, back_window)),
            'windscreen': none,
            'rear_glass': none,
            'headlamp': none,
            'tail_lamp': lamps,
            'grille': none,
            'intake': none,
            'shut': np.minimum(np.abs(door), np.abs(hatches)),
            'bumper': none,
            'pillar': none,
            'plastic': plate,
            'stripe': stripe,
            'trim': trim,
            'dark': np.where((up < -0.8) | ((arch < 0.003) & (np.abs(sideways) < 0.5)), -1.0, 1.0),
            'along': x,
        }


CARAVAN = CaravanSpec(
    name='caravan', half_width=1.16, edge=0.07, wheel_radius=0.355, arch_radius=0.42, axles=(3.02, 3.80),
    profile=[(0.42, 0.46), (0.0, 0.98), (0.0, 1.52), (0.34, 2.52), (0.62, 2.74), (6.02, 2.74), (6.20, 2.56),
             (6.20, 0.92), (5.72, 0.52)],
    near_windows=[(0.62, 1.52, 1.62, 2.12), (2.72, 1.58, 3.72, 2.12), (4.42, 1.58, 5.42, 2.12)],
    far_windows=[(0.62, 1.52, 1.62, 2.12), (2.4, 1.58, 3.5, 2.12), (4.6, 1.72, 5.3, 2.12)],
    door=(1.86, 0.60, 2.50, 2.42), hatches=[(0.55, 0.78, 1.45, 1.16), (4.5, 0.78, 5.3, 1.16)],
    plate_height=0.74, front_plate=1.40,
    stripe=[(2.6, 0.80), (3.9, 1.44), (6.3, 1.44), (6.3, 1.16), (4.4, 1.16), (3.7, 0.80)],
)

CARAVANS = {CARAVAN.name: CARAVAN}
