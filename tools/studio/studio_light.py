"""The studio's light as a picture of everything around the vehicle: a soft box above, strips along the sides.

One picture is one light to Cycles, which it samples well; a room of area lights is much noisier.
"""
import numpy as np


def _band(angle, low, high, softness):
    rise = np.clip((angle - low) / softness + 0.5, 0, 1)
    fall = np.clip((high - angle) / softness + 0.5, 0, 1)
    return rise * rise * (3 - 2 * rise) * fall * fall * (3 - 2 * fall)


def studio_light(width, height):
    """Radiance by direction (height × width × 3, first row straight down), symmetric between left and right."""
    lift = ((np.arange(height) + 0.5) / height - 0.5)[:, None] * 180
    turn = ((np.arange(width) + 0.5) / width - 0.5)[None, :] * 2 * np.pi
    ends = np.cos(turn) ** 2
    sides = 1 - ends
    light = 0.10 + 0.10 * _band(lift, 4, 120, 12)
    light = light + 2.0 * _band(lift, 12, 22, 5) * (0.30 + 0.70 * sides)
    light = light + 0.9 * _band(lift, 30, 42, 8) * ends
    light = light + 4.2 * _band(lift, 58, 120, 8) * (0.7 + 0.3 * sides)
    light = np.where(lift < 0, 0.12, light)
    return np.repeat(light[..., None], 3, axis=2) * np.array([0.985, 1.0, 1.02])
