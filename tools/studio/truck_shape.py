"""The cab of a truck as one solid, with its glass, lamps and shut lines as signed distances. What it carries is parts.

Trucks face -x like cars; the cab stands over the engine.
"""
from dataclasses import dataclass
from typing import Sequence, Tuple

import numpy as np

from caravan_shape import Box, box_distance
from implicit import polygon_distance, rounded_polygon_distance, smooth_max, smooth_min, surface_net

FAR = 0.5
Polygon = Sequence[Tuple[float, float]]


@dataclass(frozen=True)
class TruckSpec:
    """The measures of a truck in metres. Boxes on the front are (from y, from z, to y, to z)."""

    name: str
    # 'box', 'tray', 'tipper', 'frame' or 'none', behind the cab up to `length`.
    load: str
    length: float
    half_width: float
    profile: Polygon
    wheel_radius: float
    front_axle: float
    rear_axles: Sequence[float]
    windscreen: Box
    side_window: Polygon
    door: Polygon
    grille: Box
    # How far the corners of the front lie behind its middle.
    bow: float = 0.14
    bumper: Tuple[float, float] = (0.36, 0.98)

    @property
    def height(self):
        return max(z for _, z in self.profile)

    @property
    def cab_end(self):
        return max(x for x, _ in self.profile)


class TruckShape:
    """A cab that can be asked for its surface and for the regions on it."""

    def __init__(self, spec: TruckSpec):
        self.spec = spec

    def _along(self, x, y):
        # The rear wall is flat.
        share = np.clip(1 - x / self.spec.cab_end, 0, 1)
        return x - self.spec.bow * share * (np.abs(y) / self.spec.half_width) ** 2.8

    def field(self, x, y, z):
        s = self.spec
        along, ay = self._along(x, y), np.sqrt(y * y + 1e-6)
        cab = smooth_max(rounded_polygon_distance(along, z, s.profile, 0.10), ay - s.half_width, 0.20)
        low, high = s.bumper
        bumper = smooth_max(np.abs(along - 0.36) - 0.42, np.abs(z - (low + high) / 2) - (high - low) / 2, 0.08)
        solid = smooth_min(cab, smooth_max(bumper, ay - s.half_width - 0.01, 0.12), 0.03)
        arch = np.hypot(x - s.front_axle, z - s.wheel_radius) - s.wheel_radius - 0.10
        return smooth_max(solid, -smooth_max(arch, 0.70 - ay, 0.02), 0.02)

    def mesh(self, size):
        s = self.spec
        return surface_net(self.field, (-0.2, -s.half_width - 0.1, 0.2), (s.cab_end + 0.2, s.half_width + 0.1, s.height + 0.1), size)

    def regions(self, points, normals):
        s = self.spec
        x, y, z = points.T
        forward, sideways, up = normals.T
        ay = np.abs(y)
        front, side = forward < -0.35, np.abs(sideways) > 0.7

        def on(where, distance):
            return np.where(where, distance, FAR)

        none = np.full(x.shape, FAR)
        low, high = s.bumper
        arch = np.hypot(x - s.front_axle, z - s.wheel_radius) - s.wheel_radius - 0.10
        # Around the corner lamps go on along the side.
        round_front = ay + 0.7 * np.maximum(x - 0.05, 0)
        lamp = box_distance(round_front, z, (0.70, high - 0.33, 1.20, high - 0.13), 0.04)
        seam = np.abs(z - high + 0.012) - 0.006
        return {
            'side_glass': on(side, polygon_distance(x, z, s.side_window) - 0.04),
            'windscreen': on(front, box_distance(y, z, s.windscreen, 0.10)),
            'rear_glass': none,
            'headlamp': on((forward < -0.1) & (x < 0.6), lamp),
            'tail_lamp': none,
            'grille': on(front, box_distance(y, z, s.grille, 0.05)),
            'intake': on(front, box_distance(y, z, (-0.56, low + 0.10, 0.56, low + 0.26), 0.04)),
            'line_door': polygon_distance(x, z, s.door) - 0.03,
            'where_door': side * 1.0,
            'gap': on((x < 0.8) & (up > -0.5), seam),
            'pillar': none,
            'plastic': np.minimum(z - low - 0.20, arch - 0.05),
            'dark': np.where((up < -0.8) | ((arch < 0.003) & (np.abs(sideways) < 0.5)), -1.0, 1.0),
            'along': round_front,
        }

    def surface_y(self, x, z):
        """Half the cab's width at a point of its side."""
        y = 1.6
        for _ in range(60):
            y -= float(self.field(np.array([x]), np.array([y]), np.array([z]))[0]) * 0.8
        return y


RIGID = TruckSpec(
    name='truck', load='box', length=7.30, half_width=1.12, wheel_radius=0.44, front_axle=1.22, rear_axles=(5.35,),
    profile=[(0.04, 0.90), (0.0, 1.20), (0.03, 1.42), (0.30, 2.38), (0.62, 2.56), (1.80, 2.58), (1.92, 2.46), (1.92, 0.92)],
    windscreen=(-0.97, 1.42, 0.97, 2.20),
    side_window=[(0.46, 1.50), (0.66, 2.10), (1.36, 2.10), (1.36, 1.42), (1.00, 1.36), (0.60, 1.38)],
    door=[(0.33, 0.92), (0.31, 1.42), (0.58, 2.24), (1.48, 2.26), (1.48, 0.92)], grille=(-0.60, 1.02, 0.60, 1.24),
)

TRAY = TruckSpec(**{**RIGID.__dict__, 'name': 'truck-tray', 'load': 'tray', 'length': 6.60, 'rear_axles': (4.85,)})

TIPPER = TruckSpec(**{**TRAY.__dict__, 'name': 'tipper', 'load': 'tipper', 'length': 6.20, 'rear_axles': (4.60,)})

CAB_CHASSIS = TruckSpec(**{**TRAY.__dict__, 'name': 'cab-chassis', 'load': 'frame', 'length': 6.90, 'rear_axles': (5.00,)})

PRIME_MOVER = TruckSpec(
    name='prime-mover', load='none', length=6.35, half_width=1.20, wheel_radius=0.50, front_axle=1.36,
    rear_axles=(4.35, 5.62), bumper=(0.34, 1.06), bow=0.18,
    profile=[(0.04, 1.00), (0.0, 1.40), (0.03, 1.70), (0.24, 2.62), (0.55, 3.16), (0.90, 3.42), (2.10, 3.52), (2.24, 3.42),
             (2.24, 1.02)],
    windscreen=(-1.04, 1.68, 1.04, 2.50),
    side_window=[(0.46, 1.80), (0.64, 2.42), (1.36, 2.42), (1.36, 1.70), (1.02, 1.62), (0.60, 1.66)],
    door=[(0.36, 1.04), (0.34, 1.70), (0.58, 2.56), (1.50, 2.58), (1.50, 1.04)], grille=(-0.78, 1.14, 0.78, 1.56),
)

TRUCKS = {spec.name: spec for spec in (RIGID, TRAY, TIPPER, CAB_CHASSIS, PRIME_MOVER)}
