"""The body of a car, ute or van as one solid, with its glass, lamps and shut lines as signed distances.

Cars face -x. Their nose is at x = 0, the ground at z = 0, the middle at y = 0.
"""
from dataclasses import dataclass, field
from typing import Callable, Optional, Sequence, Tuple

import numpy as np

from implicit import polygon_distance, smooth_max, smooth_min, soften, surface_net

Curve = Callable[[np.ndarray], np.ndarray]
Polygon = Sequence[Tuple[float, float]]
FAR = 0.5
# The thickness of an open car's windscreen and its frame.
SCREEN_FRAME = 0.05


@dataclass(frozen=True)
class CarSpec:
    """The measures of a body, in metres. Curves are functions of x (along) or z (up)."""

    name: str
    length: float
    height: float
    half_width: float
    wheel_radius: float
    arch_radius: float
    front_axle: float
    rear_axle: float
    # How much the side's features rise per metre towards the rear.
    rise: float
    side: Curve
    plan: Curve
    nose: Curve
    nose_sweep: float
    tail: Curve
    tail_sweep: float
    top: Curve
    top_crown: float
    top_blend: float
    floor: Curve
    # The glasshouse: a windscreen through (x, z) that leans back by `slope` metres per metre of height.
    screen: Tuple[float, float]
    screen_slope: float
    roof: Curve
    roof_crown: float
    belt: Curve
    glass_half_width: Curve
    tumblehome: float
    back: float
    back_slope: float
    side_glass_end: Curve
    rear_glass: Tuple[float, float]
    headlamp: Polygon
    tail_lamp: Polygon
    grille: Polygon
    intake: Polygon
    doors: Sequence[Polygon]
    tailgate: Tuple[float, float]
    sill: Curve
    handles: Sequence[Tuple[float, float]]
    bumper_line: Curve
    screen_bow: float = 0.18
    screen_sweep: float = 0.20
    dome: float = 0.014
    cabin_base: float = 0.85
    flare: float = 0.02
    cladding: bool = False
    back_sweep: float = 0.16
    spoiler: Optional[Tuple[float, float, float, float]] = None
    # A ute's tub: from x, to x, half width, height of its floor.
    tub: Optional[Tuple[float, float, float, float]] = None
    # An open car's cockpit, likewise. Of its glasshouse only the windscreen is there.
    cockpit: Optional[Tuple[float, float, float, float]] = None
    vent: Optional[Polygon] = None
    # Gaps right across the sides, such as between cab and tub, at these x.
    gaps: Sequence[float] = ()
    plate_heights: Tuple[float, float] = (0.5, 0.7)
    mirror: Tuple[float, float, float] = (0.15, 0.25, 0.17)
    # The face of the wheels, 'spokes' or 'aero', and the rim's share of their radius.
    wheels: str = 'spokes'
    rim_share: float = 0.70
    flush_handles: bool = False
    # Where the tray of a cab chassis ends; its body is the cab alone, `length` long.
    tray_end: Optional[float] = None
    spare_wheel: bool = False
    roof_rails: Optional[Tuple[float, float]] = None
    # Side windows are glass up to here and painted panel behind it, as in a van.
    blind_from: float = field(default=99.0)


class CarShape:
    """A body that can be asked for its surface and for the regions on it."""

    def __init__(self, spec: CarSpec):
        self.spec = spec

    def _lower(self, x, y, z):
        s = self.spec
        ay = np.sqrt(y * y + 1e-6)
        across = ay / 0.9
        level = z - s.rise * (x - s.length * 0.5)
        side = (ay - s.side(level) - s.plan(x)) * 0.97
        front = (s.nose(z) + s.nose_sweep * across**2.6 - x) * 0.93
        rear = (x - s.tail(z) + s.tail_sweep * across**2.8) * 0.93
        dome = s.dome * np.exp(-(((ay - 0.46) / 0.16) ** 2) - ((x - 0.7) / 0.5) ** 2)
        top = z - (s.top(x) - s.top_crown * across**2 + dome)
        return ay, side, front, rear, top, s.floor(x) - z

    def _cabin(self, x, y, z):
        s = self.spec
        ay = np.sqrt(y * y + 1e-6)
        across = ay / 0.9
        above = z - s.screen[1]
        lean = s.screen[0] + above * s.screen_slope + s.screen_bow * above**2
        screen = (lean + s.screen_sweep * across**2.2 - x) / np.hypot(1, s.screen_slope)
        roof = (z - (s.roof(x) - s.roof_crown * across**2)) * 0.98
        over = z - s.belt(x)
        side = (ay - (s.glass_half_width(x) - s.tumblehome * over - 0.10 * over**2)) * 0.93
        lean = soften(z - s.belt(s.back), 0.02) * s.back_slope
        back = (x - (s.back - lean - s.back_sweep * across**2.4)) / np.hypot(1, s.back_slope)
        return ay, screen, roof, side, back

    def _axles(self):
        """Where the body has wheel arches: not at the rear wheels of a tray."""
        s = self.spec
        return (s.front_axle,) if s.tray_end else (s.front_axle, s.rear_axle)

    def _flares(self, x, ay, z, front, solid):
        s = self.spec
        for axle in self._axles():
            rho = np.hypot(x - axle, z - s.wheel_radius)
            out = ay - (s.half_width + s.flare - 0.25 * np.maximum(rho - s.arch_radius, 0))
            flare = smooth_max(smooth_max(rho - s.arch_radius - 0.065, out, 0.03), 0.60 - ay, 0.02)
            flare = smooth_max(smooth_max(flare, front - 0.02, 0.05), s.floor(x) + 0.015 - z, 0.03)
            solid = smooth_min(solid, flare, 0.05)
        return solid

    def _spoiler(self, x, ay, z, solid):
        start, end, half, thickness = self.spec.spoiler
        line = self.spec.roof(x) - self.spec.roof_crown * (ay / 0.9) ** 2
        along = np.abs(x - (start + end) / 2 + 0.10 * (ay / 0.9) ** 2) - (end - start) / 2
        sheet = np.abs(z - line + thickness + 0.004) - thickness
        return smooth_min(solid, smooth_max(smooth_max(along, ay - half, 0.06), sheet, 0.02), 0.04)

    def _hollow(self, x, ay, z, room, corner):
        start, end, half, base = room
        walls = smooth_max(np.abs(x - (start + end) / 2) - (end - start) / 2, ay - half, corner)
        return smooth_max(walls, base - z, 0.04)

    def field(self, x, y, z, arches=True):
        """The distance from the body, roughly: exact near the surface. Without `arches` the wheel wells are full."""
        s = self.spec
        ay, side, front, rear, top, floor = self._lower(x, y, z)
        lower = smooth_max(smooth_max(side, front, 0.30), rear, 0.10 if s.tub or s.tray_end else 0.26)
        lower = smooth_max(smooth_max(lower, top, s.top_blend), floor, 0.10)
        _, screen, roof, cabin_side, back = self._cabin(x, y, z)
        cabin = smooth_max(smooth_max(cabin_side, screen, 0.10), back, 0.14)
        cabin = smooth_max(smooth_max(cabin, roof, 0.13), s.cabin_base - z, 0.05)
        if s.cockpit:
            lower = smooth_max(lower, -self._hollow(x, ay, z, s.cockpit, 0.16), 0.035)
            cabin = smooth_max(cabin, -(screen + SCREEN_FRAME), 0.04)
        solid = smooth_min(lower, cabin, 0.045)
        if s.spoiler:
            solid = self._spoiler(x, ay, z, solid)
        if s.tub:
            solid = smooth_max(solid, -self._hollow(x, ay, z, s.tub, 0.04), 0.03)
        if s.flare > 0:
            solid = self._flares(x, ay, z, front, solid)
        if arches:
            for axle in self._axles():
                rho = np.hypot(x - axle, z - s.wheel_radius)
                solid = smooth_max(solid, -smooth_max(rho - s.arch_radius, 0.52 - ay, 0.02), 0.014)
        return solid

    def mesh(self, size):
        """Positions, normals and quads of the body; `size` is the edge of a cell."""
        s = self.spec
        low = (-0.08, -s.half_width - 0.1, 0.08)
        high = (s.length + 0.1, s.half_width + 0.1, s.height + 0.08)
        return surface_net(self.field, low, high, size)

    def regions(self, points, normals):
        """Signed distances on the surface by name; the shader cuts them, so their edges are crisp at any size."""
        s = self.spec
        x, y, z = points.T
        ay, side, front, _, _, _ = self._lower(x, y, z)
        _, screen, roof, cabin_side, back = self._cabin(x, y, z)
        forward, sideways, up = normals.T
        at_side, at_nose = np.abs(sideways) > 0.35, (x < 1.15) & (forward < 0.25)
        at_tail = (x > s.length - 0.9) & (forward > -0.25)
        round_nose, round_tail = ay + 0.8 * x, ay + 0.8 * (s.length - x)

        def panel(corners, along, where, radius):
            return np.where(where, polygon_distance(along, z, corners) - radius, FAR)

        glass = smooth_max(smooth_max(screen + 0.085, roof + 0.085, 0.05), s.belt(x) + 0.012 - z, 0.05)
        glass = smooth_max(smooth_max(glass, x - s.side_glass_end(z), 0.07), x - s.blind_from, 0.05)
        windscreen = smooth_max(smooth_max(cabin_side + 0.055, roof + 0.05, 0.08), s.screen[1] - z + 0.02, 0.03)
        below, above = s.rear_glass
        rear = smooth_max(smooth_max(cabin_side + 0.10, roof + above, 0.06), below - z, 0.05)
        rho = np.minimum(*(np.hypot(x - axle, z - s.wheel_radius) for axle in (s.front_axle, s.rear_axle)))
        intake = panel(s.intake, round_nose, at_nose, 0.02)
        if s.vent:
            intake = np.minimum(intake, panel(s.vent, round_nose, at_nose, 0.015))
        doors = [polygon_distance(x, z, corners) - 0.04 for corners in s.doors]
        gap = np.minimum.reduce([np.abs(x - at) for at in s.gaps] + [np.full(x.shape, FAR)])
        bonnet = smooth_max(smooth_max(side + 0.05, front + 0.03, 0.1), x - s.screen[0] - 0.3, 0.02)
        gate_half, gate_base = s.tailgate
        gate = smooth_max(np.abs(ay) - gate_half, gate_base - z, 0.05)
        inside_arch = (rho < s.arch_radius + 0.003) & (np.abs(sideways) < 0.5)
        # The underside of a spoiler faces down as well, and is painted.
        underneath = (up < -0.8) & (z < s.wheel_radius + s.arch_radius)
        in_tub = np.zeros(x.shape, bool)
        if s.cockpit:
            start, end, half, _ = s.cockpit
            in_tub = (x > start - 0.005) & (x < end + 0.005) & (ay < half + 0.005) & (z < s.top(x) - 0.035) & (screen > 0.02)
        if s.tub:
            start, end, half, _ = s.tub
            in_tub = (x > start - 0.015) & (x < end + 0.015) & (ay < half + 0.015) & (z < s.top(x) - 0.03)
            in_tub |= (up > 0.5) & (x > start - 0.03) & (np.abs(z - s.top(x)) < 0.06) & (x < end + 0.03)
        # Where a surface bends away from a pane's own plane the pane ends: a smooth edge, unlike that of a condition.
        if s.cockpit:
            windscreen = np.maximum(windscreen, np.abs(screen + SCREEN_FRAME / 2) - 0.04)
        else:
            windscreen = np.maximum(windscreen, np.maximum(np.abs(screen) - 0.02, forward + 0.2))
        rear = np.maximum(rear, np.maximum(np.abs(back) - 0.02, 0.2 - forward))
        if s.cockpit:
            glass = rear = np.full(x.shape, FAR)
        return {
            'side_glass': np.where(np.abs(sideways) > 0.6, glass, FAR),
            'windscreen': np.where(x < s.screen[0] + 1.6, windscreen, FAR),
            'rear_glass': np.where(x > s.length * 0.5, rear, FAR),
            'headlamp': panel(s.headlamp, round_nose, at_nose, 0.012),
            'tail_lamp': panel(s.tail_lamp, round_tail, at_tail, 0.012),
            'grille': panel(s.grille, round_nose, at_nose, 0.02),
            'intake': intake,
            # Shut lines run where the distance is zero; the shader takes its size, since a mesh would miss a thin line.
            'line_first': doors[0],
            'line_second': doors[-1],
            'line_bonnet': bonnet,
            'line_gate': gate,
            'where_first': at_side * 1.0,
            'where_second': at_side * 1.0,
            'where_bonnet': ((up > 0.45) & (x < s.screen[0] + 0.2)) * 1.0,
            'where_gate': (at_tail & (np.abs(sideways) < 0.7)) * 1.0,
            'gap': np.where(z > s.floor(x) + 0.1, gap, FAR),
            'line_bumper': z - s.bumper_line(x),
            'where_bumper': ((x < s.front_axle - s.arch_radius * 0.6) & at_nose) * 1.0,
            'pillar': self._pillars(x, z, at_side),
            'plastic': np.minimum(np.minimum(rho - s.arch_radius - (0.058 if s.cladding else 0.004), z - s.sill(x)), FAR),
            'dark': np.where(inside_arch | underneath | in_tub, -1.0, 1.0),
            'along': round_nose,
        }

    def _pillars(self, x, z, at_side):
        """The distance from the line between two doors, where black trim covers the pillar."""
        distance = np.full(x.shape, FAR)
        for corners in self.spec.doors:
            distance = np.minimum(distance, np.abs(np.where(at_side, polygon_distance(x, z, corners) - 0.04, FAR)))
        return distance

    def surface_y(self, x, z):
        """Half the body's width at a point of its side."""
        y = 1.3
        for _ in range(60):
            y -= float(self.field(np.array([x]), np.array([y]), np.array([z]), False)[0]) * 0.8
        return y

    def surface_x(self, z, rear=False):
        """Where the nose, or the tail, is at height `z` on the middle line."""
        x, sign = (self.spec.length + 0.3, -1) if rear else (-0.3, 1)
        for _ in range(60):
            x += sign * float(self.field(np.array([x]), np.array([0.0]), np.array([z]), False)[0]) * 0.7
        return x
