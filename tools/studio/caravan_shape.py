"""The body of a caravan: a profile drawn from the side, as wide as the road allows, with rounded edges.

The drawbar is towards -x. Like a car's body it is one solid with regions, so one shader paints both.
"""
from dataclasses import dataclass, replace
from typing import Optional, Sequence, Tuple

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
    # Dark, and in the paint's colour; the body is white. Both run around the rear at these heights.
    stripe: Sequence[Tuple[float, float]]
    accent: Sequence[Tuple[float, float]]
    stripe_band: Tuple[float, float]
    accent_band: Tuple[float, float]
    front_window: Optional[Box]
    back_window: Optional[Box]
    drawbar: float = 1.35
    # A roof that stands raised on canvas: from x, to x, half width, height of the canvas.
    pop_top: Optional[Box] = None
    spare_wheel: bool = False
    # A low trailer whose tent is folded under a cover, instead of rooms.
    folded: bool = False

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


def band(z, heights):
    low, high = heights
    return np.abs(z - (low + high) / 2) - (high - low) / 2


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
        none = np.full(x.shape, FAR)
        front_window = on(on_front & (x < middle), box_distance(y, z, s.front_window, 0.06)) if s.front_window else none
        back_window = on(on_back & (x > middle), box_distance(y, z, s.back_window, 0.06)) if s.back_window else none
        low, high = min(s.axles), max(s.axles)
        arch = np.hypot(np.maximum(np.maximum(low - x, x - high), 0), z - s.wheel_radius) - s.arch_radius
        plate = on(on_side, np.minimum(z - s.plate_height, arch - 0.05))
        plate = np.minimum(plate, on(on_front | (forward < -0.2), z - s.front_plate))
        lamps = on(on_back, box_distance(np.abs(y), z, (s.half_width - 0.23, 0.95, s.half_width - 0.10, 1.14), 0.03))
        awning = none if s.folded else on(near, np.abs(z - (s.height - 0.10)) - 0.045)
        stripe = np.where(on_back, band(z, s.stripe_band), on(on_side, polygon_distance(x, z, s.stripe)))
        accent = np.where(on_back, band(z, s.accent_band), on(on_side, polygon_distance(x, z, s.accent)))
        accent = np.where(on_front, np.abs(z - s.front_plate - 0.05) - 0.045, accent)
        trim = np.minimum(on(on_side, np.abs(polygon_distance(x, z, s.profile) + 0.045) - 0.018), awning)
        return {
            'side_glass': np.minimum(windows, np.minimum(front_window, back_window)),
            'windscreen': none,
            'rear_glass': none,
            'headlamp': none,
            'tail_lamp': lamps,
            'grille': none,
            'intake': none,
            'line_first': box_distance(x, z, s.door, 0.06),
            'line_second': nearest_box(x, z, s.hatches, 0.03),
            'where_first': near * 1.0,
            'where_second': near * 1.0,
            'gap': none,
            'pillar': none,
            'plastic': plate,
            'stripe': stripe,
            'accent': accent,
            'trim': trim,
            'dark': np.where((up < -0.8) | ((arch < 0.003) & (np.abs(sideways) < 0.5)), -1.0, 1.0),
            'along': x,
        }


CARAVAN = CaravanSpec(
    name='caravan', half_width=1.16, edge=0.07, wheel_radius=0.355, arch_radius=0.42, axles=(3.02, 3.80),
    profile=[(0.42, 0.46), (0.0, 0.98), (0.0, 1.52), (0.34, 2.52), (0.62, 2.74), (6.02, 2.74), (6.20, 2.56),
             (6.20, 0.92), (5.72, 0.52)],
    near_windows=[(0.62, 1.56, 1.62, 2.12), (1.99, 1.66, 2.37, 2.16), (2.78, 1.70, 3.72, 2.16), (4.42, 1.70, 5.42, 2.16)],
    far_windows=[(0.62, 1.56, 1.62, 2.12), (2.6, 1.70, 3.6, 2.16), (4.6, 1.72, 5.3, 2.16)],
    door=(1.86, 0.60, 2.50, 2.42), hatches=[(0.55, 0.78, 1.45, 1.16), (4.5, 0.78, 5.3, 1.16)],
    plate_height=0.74, front_plate=1.36, front_window=(-0.66, 1.60, 0.66, 2.16), back_window=(-0.68, 1.72, 0.68, 2.20),
    stripe=[(2.62, 0.78), (3.92, 1.42), (6.4, 1.42), (6.4, 1.20), (4.36, 1.20), (3.56, 0.78)],
    accent=[(2.22, 0.78), (2.46, 0.78), (3.86, 1.47), (6.4, 1.47), (6.4, 1.59), (3.80, 1.59)],
    stripe_band=(1.20, 1.42), accent_band=(1.47, 1.59),
)

CAMPER = CaravanSpec(
    name='camper', half_width=1.02, edge=0.06, wheel_radius=0.385, arch_radius=0.45, axles=(2.42,),
    profile=[(0.36, 0.56), (0.0, 0.98), (0.0, 1.40), (0.30, 1.98), (0.52, 2.10), (4.32, 2.10), (4.46, 1.98),
             (4.46, 0.92), (4.06, 0.60)],
    near_windows=[(0.62, 1.38, 1.42, 1.84), (2.72, 1.42, 3.62, 1.84)],
    far_windows=[(0.62, 1.38, 1.42, 1.84), (2.5, 1.42, 3.4, 1.84)],
    door=(1.60, 0.66, 2.16, 2.02), hatches=[(0.48, 0.82, 1.30, 1.18), (3.02, 0.86, 3.66, 1.20)],
    plate_height=0.80, front_plate=1.22, front_window=(-0.55, 1.42, 0.55, 1.82), back_window=(-0.30, 1.72, 0.30, 1.76),
    stripe=[(1.70, 0.82), (2.62, 1.20), (4.6, 1.20), (4.6, 1.02), (3.0, 1.02), (2.5, 0.82)],
    accent=[(1.36, 0.82), (1.58, 0.82), (2.58, 1.24), (4.6, 1.24), (4.6, 1.34), (2.54, 1.34)],
    stripe_band=(1.02, 1.20), accent_band=(1.24, 1.34),
    drawbar=1.25, pop_top=(0.62, 4.10, 0.84, 0.42), spare_wheel=True,
)

# Wheels, ground clearance and plate of a track, and the rooms of a caravan.
HYBRID = replace(
    CAMPER, name='hybrid-caravan', pop_top=None, half_width=1.05, wheel_radius=0.40, arch_radius=0.47, axles=(2.30, 3.18),
    profile=[(0.34, 0.62), (0.0, 1.06), (0.0, 1.56), (0.48, 2.42), (0.76, 2.56), (4.70, 2.56), (5.06, 2.26),
             (5.06, 0.90), (4.56, 0.66)],
    near_windows=[(0.66, 1.52, 1.34, 1.98), (2.62, 1.56, 3.42, 2.02), (3.86, 1.56, 4.52, 2.02)],
    far_windows=[(0.66, 1.52, 1.34, 1.98), (2.3, 1.56, 3.3, 2.02), (3.8, 1.60, 4.4, 2.02)],
    door=(1.62, 0.72, 2.20, 2.34), hatches=[(0.50, 0.96, 1.34, 1.30), (3.78, 0.90, 4.56, 1.26)],
    plate_height=1.02, front_plate=1.42, front_window=None, back_window=(-0.55, 1.74, 0.55, 2.10),
    stripe=[(0.0, 1.30), (5.2, 1.30), (5.2, 1.12), (0.0, 1.12)], accent=[(0.0, 1.34), (5.2, 1.34), (5.2, 1.41), (0.0, 1.41)],
    stripe_band=(1.12, 1.30), accent_band=(1.34, 1.41),
)

CAMPER_TRAILER = replace(
    CAMPER, name='camper-trailer', pop_top=None, folded=True, half_width=0.94, edge=0.05, wheel_radius=0.385, arch_radius=0.45,
    axles=(1.66,),
    profile=[(0.06, 0.66), (0.0, 0.74), (0.0, 1.22), (0.08, 1.30), (2.72, 1.30), (2.80, 1.22), (2.80, 0.74), (2.74, 0.66)],
    near_windows=[], far_windows=[], front_window=None, back_window=None,
    door=(0.10, 0.86, 0.98, 1.22), hatches=[(2.22, 0.80, 2.70, 1.20)], plate_height=0.80, front_plate=0.92,
    stripe=[(0.0, 0.98), (2.9, 0.98), (2.9, 0.90), (0.0, 0.90)], accent=[(0.0, 1.00), (2.9, 1.00), (2.9, 1.30), (0.0, 1.30)],
    stripe_band=(0.90, 0.98), accent_band=(1.00, 1.30), drawbar=1.45,
)

CARAVANS = {spec.name: spec for spec in (CARAVAN, CAMPER, HYBRID, CAMPER_TRAILER)}
