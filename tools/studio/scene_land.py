"""The land of each scene as functions of place, in metres: x to the right, y ahead of the camera."""
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
