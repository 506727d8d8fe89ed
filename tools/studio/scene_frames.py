"""Frames of scenes, and their skies: where horizon and vehicle are, so that a cut-out vehicle stands in them credibly."""
from dataclasses import dataclass

from scene_sky import Sky

SCENES = {
    'dusk': Sky(
        sunward={-90: (0.02, 0.02, 0.03), 0: (1.0, 0.40, 0.13), 1.5: (0.95, 0.38, 0.15), 4: (0.60, 0.26, 0.20),
                 7: (0.30, 0.18, 0.25), 12: (0.11, 0.11, 0.24), 22: (0.035, 0.055, 0.15), 90: (0.012, 0.022, 0.07)},
        away={-90: (0.02, 0.02, 0.03), 0: (0.13, 0.12, 0.19), 3: (0.17, 0.13, 0.20), 8: (0.08, 0.085, 0.18),
              16: (0.045, 0.06, 0.14), 90: (0.012, 0.022, 0.07)},
        sun_turn=-3, sun_height=-1.5, spread=0.42, halo=0.25,
        cloud_light=(1.1, 0.42, 0.26), cloud_share=0.75, cloud_stretch=(0.34, 0.5), cloud_start=0.0, seed=5,
        ground=(0.012, 0.012, 0.016),
    ),
    'coast': Sky(
        sunward={-90: (0.2, 0.2, 0.2), 0: (1.0, 0.86, 0.66), 3: (0.95, 0.85, 0.71), 8: (0.70, 0.79, 0.86),
                 20: (0.42, 0.62, 0.86), 45: (0.22, 0.42, 0.76), 90: (0.15, 0.33, 0.66)},
        away={-90: (0.2, 0.2, 0.2), 0: (0.76, 0.81, 0.83), 3: (0.62, 0.75, 0.86), 9: (0.42, 0.62, 0.84),
              25: (0.28, 0.49, 0.78), 90: (0.15, 0.33, 0.66)},
        sun_turn=-7, sun_height=13, spread=0.7, halo=0.75,
        cloud_light=(1.15, 1.05, 0.95), cloud_share=0.5, cloud_stretch=(0.3, 0.55), cloud_start=0.12, seed=11,
        ground=(0.12, 0.10, 0.08),
    ),
    'city': Sky(
        sunward={-90: (0.02, 0.02, 0.03), 0: (0.46, 0.30, 0.24), 1.5: (0.40, 0.29, 0.28), 4: (0.23, 0.235, 0.33),
                 8: (0.10, 0.155, 0.31), 16: (0.045, 0.09, 0.23), 35: (0.022, 0.05, 0.15), 90: (0.012, 0.028, 0.09)},
        away={-90: (0.02, 0.02, 0.03), 0: (0.19, 0.20, 0.29), 3: (0.16, 0.19, 0.31), 8: (0.075, 0.125, 0.27),
              16: (0.04, 0.08, 0.21), 35: (0.022, 0.05, 0.15), 90: (0.012, 0.028, 0.09)},
        sun_turn=-16, sun_height=-5, spread=0.5, halo=0.0,
        cloud_light=(0.30, 0.22, 0.26), cloud_share=0.45, cloud_stretch=(0.3, 0.6), cloud_start=0.05, seed=19,
        ground=(0.012, 0.013, 0.016),
    ),
    'paddock': Sky(
        sunward={-90: (0.2, 0.2, 0.2), 0: (1.0, 0.85, 0.62), 2: (0.95, 0.86, 0.68), 5: (0.74, 0.80, 0.82), 9: (0.52, 0.68, 0.84),
                 20: (0.30, 0.50, 0.80), 45: (0.16, 0.34, 0.68), 90: (0.10, 0.25, 0.58)},
        away={-90: (0.2, 0.2, 0.2), 0: (0.80, 0.77, 0.70), 2: (0.68, 0.74, 0.79), 5: (0.48, 0.64, 0.82), 9: (0.34, 0.54, 0.80),
              25: (0.20, 0.40, 0.74), 90: (0.10, 0.25, 0.58)},
        sun_turn=-42, sun_height=21, spread=0.7, halo=0.4,
        cloud_light=(1.35, 1.25, 1.12), cloud_share=0.62, cloud_stretch=(0.42, 0.45), cloud_start=0.1, seed=37,
        ground=(0.16, 0.12, 0.07),
    ),
    'workshop': Sky(
        sunward={-90: (0.4, 0.37, 0.33), 0: (1.5, 1.32, 1.08), 3: (1.45, 1.32, 1.14), 8: (1.2, 1.22, 1.2), 20: (0.9, 1.05, 1.2),
                 45: (0.6, 0.8, 1.05), 90: (0.4, 0.6, 0.95)},
        away={-90: (0.4, 0.37, 0.33), 0: (1.3, 1.25, 1.15), 3: (1.2, 1.22, 1.2), 9: (1.0, 1.1, 1.2), 25: (0.7, 0.9, 1.1),
              90: (0.4, 0.6, 0.95)},
        sun_turn=-66, sun_height=27, spread=0.8, halo=0.3,
        cloud_light=(1.5, 1.4, 1.3), cloud_share=0.5, cloud_stretch=(0.4, 0.5), cloud_start=0.1, seed=43,
        ground=(0.4, 0.37, 0.33),
    ),
}

CAMERA_HEIGHTS = {'dusk': 1.2, 'coast': 3.0, 'city': 2.1, 'paddock': 2.2, 'workshop': 2.8}
HAZE_METRES = {'dusk': 4200.0, 'coast': 5200.0, 'city': 5200.0, 'paddock': 8000.0, 'workshop': 900.0}
# Light in a hall is filtered apart from colour: there is little of it, and little colour in it.
INDOORS = ('workshop',)


@dataclass(frozen=True)
class Frame:
    """A picture's size, the rows and columns of horizon and middle, and the focal length, all in pixels."""

    width: int
    height: int
    horizon: float
    middle: float
    focal: float
    camera_height: float


# Height, horizon, middle and focal length as shares of the width. Home pages show the bottom of a frame: the wide one
# with the vehicle at the right, the tall one with it across the whole width.
SHAPES = {'wide': (0.48, 0.170, 0.44, 1.15), 'tall': (1.40, 0.90, 0.42, 1.7)}


def frame_of(scene, shape, width):
    height, horizon, middle, focal = SHAPES[shape]
    return Frame(width, round(height * width), horizon * width, middle * width, focal * width, CAMERA_HEIGHTS[scene])
