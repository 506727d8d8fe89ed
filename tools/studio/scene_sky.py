"""Skies of scenes: radiance by direction, so that the camera, reflections and haze see the same sky without noise."""
from dataclasses import dataclass

import numpy as np

from scene_ground import layered_noise


@dataclass(frozen=True)
class Sky:
    """A sky by height above the horizon (degrees → light), towards the sun and away from it. Directions: x right, y ahead."""

    sunward: dict
    away: dict
    sun_turn: float
    sun_height: float
    # How far around the sun its side of the sky reaches, in radians.
    spread: float = 0.6
    # Light around the sun. The sun itself is a lamp, or below the horizon: as a disc it would compete with the vehicle.
    halo: float = 0.0
    cloud_light: tuple = (1.0, 0.5, 0.3)
    cloud_share: float = 0.6
    cloud_stretch: tuple = (0.5, 2.0)
    cloud_start: float = 0.05
    seed: int = 3
    ground: tuple = (0.05, 0.05, 0.05)


def _stops(stops, degrees):
    heights = sorted(stops)
    return np.stack([np.interp(degrees, heights, [stops[height][band] for height in heights]) for band in range(3)], -1)


def smoothstep(low, high, values):
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _unit(directions):
    return directions / np.linalg.norm(directions, axis=-1, keepdims=True)


def clear_light(sky, directions):
    """The sky without clouds and the glow around the sun; haze takes its colour from it."""
    directions = _unit(directions)
    degrees = np.degrees(np.arcsin(np.clip(directions[..., 2], -1, 1)))
    turn = np.arctan2(directions[..., 0], directions[..., 1]) - np.radians(sky.sun_turn)
    turn = (turn + np.pi) % (2 * np.pi) - np.pi
    share = np.exp(-((turn / sky.spread) ** 2))[..., None]
    return _stops(sky.sunward, degrees) * share + _stops(sky.away, degrees) * (1 - share)


def sun_angle(sky, directions):
    """Angle to the sun, in degrees."""
    turn, height = np.radians(sky.sun_turn), np.radians(sky.sun_height)
    sun = np.array([np.sin(turn) * np.cos(height), np.cos(turn) * np.cos(height), np.sin(height)])
    return np.degrees(np.arccos(np.clip(_unit(directions) @ sun, -1, 1)))


def sky_light(sky, directions):
    """Radiance of the whole sky, with thin clouds and the glow around the sun; below the horizon the light of the ground."""
    directions = _unit(directions)
    lift = np.maximum(directions[..., 2], 0.004)
    light = clear_light(sky, directions)
    # A cloud layer is a plane above: far clouds are flat streaks.
    across, along = directions[..., 0] / (lift + 0.06), directions[..., 1] / (lift + 0.06)
    across, along = across * sky.cloud_stretch[0], along * sky.cloud_stretch[1]
    bend = layered_noise(across * 0.5, along * 0.5, 3, sky.seed + 7)
    density = layered_noise(across + bend, along + 0.6 * bend, 6, sky.seed)
    cover = smoothstep(sky.cloud_start, sky.cloud_start + 0.55, density) * sky.cloud_share
    angle = sun_angle(sky, directions)
    lit = np.array(sky.cloud_light) * (0.35 + 0.65 * np.exp(-angle / 22))[..., None]
    light = light * (1 - cover[..., None]) + lit * cover[..., None]
    glow = sky.halo * (np.exp(-angle / 3) + 0.45 * np.exp(-angle / 10))
    light = light + glow[..., None] * np.array([1.0, 0.86, 0.66])
    return np.where(directions[..., 2:] < -0.002, np.array(sky.ground), light)


def sky_panorama(sky, width, height):
    """The sky as Blender's environment texture takes it: first row straight down."""
    turn = -((np.arange(width) + 0.5) / width - 0.5)[None, :] * 2 * np.pi
    lift = ((np.arange(height) + 0.5) / height - 0.5)[:, None] * np.pi
    flat = np.cos(lift)
    return sky_light(sky, np.stack(np.broadcast_arrays(np.cos(turn) * flat, np.sin(turn) * flat, np.sin(lift)), -1))
