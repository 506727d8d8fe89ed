"""The land of each scene as functions of place, in metres: x to the right, y ahead of the camera."""
from dataclasses import dataclass

import numpy as np

from scene_ground import layered_noise
from scene_sky import smoothstep

HALF_WIDTH = 3.5


def road_middle(y):
    """How far right the road's middle is at a distance: straight at the vehicle, then a long bend."""
    return -1.9 - 0.012 * y - 26 * smoothstep(45, 190, y) + 95 * smoothstep(170, 420, y)


def road_height(y):
    return -1.6 * smoothstep(8, 70, y) + 6.5 * smoothstep(75, 300, y) + 2 * smoothstep(260, 420, y)


def roadside_height(x, y):
    """The road's bed with a verge beside it, and rising land further away."""
    apart = np.abs(x - road_middle(y)) - HALF_WIDTH
    away = smoothstep(1.0, 26, apart)
    rough = layered_noise(x / 34, y / 34, 5, 4) * 1.4 + layered_noise(x / 150, y / 150, 3, 9) * 5
    rise = 2 * smoothstep(10, 120, apart) + 3 * smoothstep(60, 300, apart) * smoothstep(40, 250, y)
    small = layered_noise(x / 2.2, y / 2.2, 3, 2) * 0.10 * smoothstep(0.4, 2.5, apart)
    ditch = -0.28 * smoothstep(0.6, 2.4, apart) * (1 - smoothstep(3, 7, apart))
    return road_height(y) - 0.05 + small + ditch + away * (rise + rough * smoothstep(4, 60, y))


def bay_edge(x):
    """Where the gravel ends, by the place across."""
    return 26 + 0.012 * x**2 * (x < 0) + 0.06 * x + 0.8 * layered_noise(x / 9, x * 0, 3, 5)


def lookout_height(x, y):
    beyond = y - bay_edge(x)
    bank = 0.35 * smoothstep(0, 4, beyond) - 7 * smoothstep(9, 26, beyond) - 26 * smoothstep(18, 45, beyond)
    lumps = layered_noise(x / 3.1, y / 3.1, 4, 2) * 0.22 * smoothstep(0.2, 4, beyond)
    gravel = layered_noise(x / 6, y / 6, 4, 14) * 0.05
    return bank + lumps + gravel


def turf(x, y):
    """How much of the gravel is overgrown: between the wheel tracks, and more towards the edges of the bay."""
    patches = layered_noise(x / 3.4, y / 6.5, 5, 23) + 0.55 * smoothstep(3.5, 9, np.abs(x - 2.5)) + 0.4 * smoothstep(-7, 0, y - bay_edge(x))
    return smoothstep(0.12, 0.5, patches)


TRACK_HALF_WIDTH = 2.1


def track_middle(y):
    """How far right the track's middle is at a distance: it passes under the vehicle and bends away to the left."""
    return 1.5 - 0.02 * y - 15 * smoothstep(14, 75, y) + 26 * smoothstep(80, 260, y)


def paddock_height(x, y):
    """Level at the track, then rolling land that rises to a ridge."""
    apart = np.abs(x - track_middle(y)) - TRACK_HALF_WIDTH
    lumps = layered_noise(x / 2.4, y / 2.4, 3, 52) * 0.06 * smoothstep(0, 2, apart)
    roll = (layered_noise(x / 60, y / 60, 4, 57) * 2.2 + layered_noise(x / 240, y / 240, 2, 59) * 5) * smoothstep(25, 140, y)
    ruts = -0.035 * np.exp(-(((np.abs(x - track_middle(y)) - 0.85) / 0.3) ** 2))
    return lumps + roll + ruts + 0.10 * smoothstep(0.2, 2.5, apart) - 1.8 * smoothstep(16, 80, y) + 9 * smoothstep(90, 420, y)


def track_cover(x, y):
    """How bare the ground is: the track's wheel ruts wholly, its middle and its edges in patches."""
    apart = np.abs(x - track_middle(y))
    patches = layered_noise(x / 0.9, y / 1.6, 4, 71)
    edge = 1 - smoothstep(-0.35, 0.35, apart - TRACK_HALF_WIDTH + 0.45 * patches)
    middle = 0.75 * np.exp(-((apart / 0.34) ** 2)) * smoothstep(-0.35, 0.25, patches + 0.015 * y)
    return np.clip(edge - middle, 0, 1)


QUAY_EDGE, WATER_LEVEL = 15.5, -2.2


@dataclass(frozen=True)
class Tower:
    """A building of the skyline: its walls in metres, and shares of lit windows and of pale stone."""

    number: int
    left: float
    right: float
    front: float
    depth: float
    top: float
    lit: float
    tone: float


def skyline(seed=12):
    """Buildings across the water: highest a little right of the middle, low at the sides, with gaps between them."""
    rng = np.random.default_rng(seed)
    towers = []
    for front, low, tall, spread in ((1240, 12, 26, 3000), (1420, 22, 78, 560), (1700, 30, 128, 420)):
        x = -1900.0
        while x < 2100:
            width = rng.uniform(18, 40)
            centre = np.exp(-(((x - 130) / spread) ** 2))
            second = 0.55 * np.exp(-(((x + 760) / 170) ** 2))
            top = low * rng.uniform(0.6, 1.2) + tall * max(centre, second) * rng.uniform(0.3, 1.05) ** 1.5
            towers.append(Tower(len(towers), x, x + width, front + rng.uniform(0, 90), width, top, rng.uniform(0.05, 0.30), rng.uniform(0, 1)))
            x += width * rng.uniform(1.02, 1.9)
    return towers
