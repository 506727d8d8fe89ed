"""The measures of a sports coupe, in metres: its engine is behind the seats, so the nose is low and closed."""
from dataclasses import replace

from bodies import ABSENT, COUPE
from implicit import smooth_outline
from implicit import soft_polyline as curve

SPORTS_COUPE = replace(
    COUPE, name='sports-coupe', length=4.48, height=1.28, half_width=0.925, front_axle=0.98, rear_axle=3.44, wheel_radius=0.345,
    arch_radius=0.370, rise=0.018,
    side=curve([(0, 0.80), (0.16, 0.885, 0.05), (0.34, 0.915, 0.14), (0.60, 0.905, 0.14), (0.76, 0.905, 0.08),
                (0.92, 0.842, 0.08), (1.2, 0.70)]),
    nose=curve([(0, 0.20), (0.14, 0.05, 0.06), (0.30, 0, 0.12), (0.46, 0.02, 0.14), (0.60, 0.11, 0.12),
                (0.68, 0.26, 0.10), (0.90, 0.80)]),
    nose_sweep=0.44,
    tail=curve([(0, 4.24), (0.26, 4.42, 0.08), (0.46, 4.48, 0.08), (0.66, 4.46, 0.10), (0.84, 4.38, 0.10),
                (0.94, 4.24, 0.08), (1.2, 3.9)]),
    tail_sweep=0.26,
    top=curve([(-0.2, 0.50), (0.14, 0.625, 0.14), (0.7, 0.775, 0.35), (1.25, 0.855, 0.25), (2.6, 0.87), (3.4, 0.93, 0.3),
               (4.0, 0.90, 0.3), (4.5, 0.80)]),
    top_crown=0.10, dome=0.008, top_blend=0.10,
    plan=curve([(-0.2, -0.16), (0.80, 0.0, 0.4), (2.1, -0.025, 0.5), (3.4, 0.03, 0.45), (4.5, -0.14)]),
    screen=(1.18, 0.85), screen_slope=1.72, screen_bow=0.24,
    roof=curve([(1.6, 1.16), (2.1, 1.258, 0.3), (2.5, 1.275, 0.5), (3.0, 1.262, 0.5), (3.8, 1.20, 0.6), (4.5, 1.10)]),
    roof_crown=0.06,
    belt=curve([(1.2, 0.855), (2.6, 0.895), (3.4, 0.95), (4.5, 1.0)], 0.25),
    glass_half_width=curve([(1.0, 0.76), (1.8, 0.815, 0.5), (2.8, 0.795, 0.6), (4.3, 0.56)]), tumblehome=0.46,
    back=4.02, back_slope=2.9, side_glass_end=lambda z: 3.18 - (z - 0.90) * 1.5, rear_glass=(0.985, 0.035),
    headlamp=smooth_outline([(0.70, 0.52), (0.96, 0.50), (1.06, 0.55), (1.04, 0.63), (0.88, 0.655), (0.72, 0.61)]),
    tail_lamp=[(0, 0.735), (0, 0.755), (0.9, 0.775), (1.34, 0.79), (1.40, 0.765), (1.1, 0.735)],
    grille=ABSENT, intake=[(0.28, 0.40), (0.72, 0.43), (0.84, 0.24), (0.24, 0.24)], vent=None,
    doors=[[(1.52, 0.30), (1.47, 0.70), (1.54, 0.88), (2.1, 1.19), (2.74, 1.17), (2.84, 0.60), (2.72, 0.30)]],
    handles=[(2.62, 0.785)], plate_heights=(0.36, 0.56), tailgate=(0.60, 0.55), flare=0.016, spoiler=None,
)
