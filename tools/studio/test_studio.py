"""Tests of shapes, light and masters, without Blender: `python3 -m unittest` in this folder."""
import os
import tempfile
import unittest

import numpy as np

from bikes import BIKES
from cars import CARS
from car_shape import CarShape
from caravan_shape import CARAVANS, CaravanShape
from implicit import polygon_distance, smooth_max, smooth_min, smooth_outline, soft_polyline, surface_net
from masters import (
    decode, despeckle, encode, fade_shadow, paint, read_master, stack, to_linear, to_srgb, write_image,
)
from silhouettes import HEIGHT, PIXEL, WIDTH, cut_wheels, fit, flip, wheels_of
from studio_light import studio_light
from truck_shape import TRUCKS, TruckShape

COARSE = 0.06
SQUARE = [(0, 0), (1, 0), (1, 1), (0, 1)]


def is_open(shape):
    return getattr(shape.spec, 'cockpit', None) is not None


def shapes():
    yield from ((name, CarShape(spec)) for name, spec in CARS.items())
    yield from ((name, CaravanShape(spec)) for name, spec in CARAVANS.items())
    yield from ((name, TruckShape(spec)) for name, spec in TRUCKS.items())


class Silhouettes(unittest.TestCase):
    def test_wheels_are_within_the_side_view_and_stand_apart(self):
        for body in (*CARS, *CARAVANS, *TRUCKS):
            with self.subTest(body=body):
                middles, radius = wheels_of(body)
                self.assertTrue(all(radius / 2 < at < 1 - radius / 2 for at in middles))
                self.assertTrue(all(b - a > 1.8 * radius for a, b in zip(middles, middles[1:])))

    def test_a_wheel_has_a_gap_around_it_and_a_hole_for_its_hub(self):
        cut = cut_wheels(np.ones((150, 460), bool), 'suv')
        (first, _), radius = wheels_of('suv')
        row = cut[round(150 - radius * 460 * 1.05)]
        self.assertFalse(row[round(460 * (0.5 + (first - 0.5) * 1.05))])
        # From each gap to the tyre, to the hub, and back, at two wheels; the last gap reaches the end.
        self.assertGreaterEqual(np.abs(np.diff(row.astype(int))).sum(), 12)

    def test_a_mask_stands_in_the_middle_of_the_lower_edge_mirrored(self):
        mask = np.zeros((100, 400), bool)
        mask[50:, :200] = True
        box = fit(mask)
        self.assertEqual(box.shape, (HEIGHT // PIXEL, WIDTH // PIXEL))
        self.assertTrue(box[-1, WIDTH // PIXEL // 2:].all())
        self.assertFalse(box[-1, :WIDTH // PIXEL // 2].any())

    def test_a_path_is_upside_down(self):
        self.assertEqual(flip('M10 40l5 -6 -1 2z'), f'M10 {HEIGHT - 40}l5 6-1-2z')


class Functions(unittest.TestCase):
    def test_polygon_distance_is_signed(self):
        x, z = np.array([0.5, 2.0, 0.5]), np.array([0.5, 0.5, -1.0])
        np.testing.assert_allclose(polygon_distance(x, z, SQUARE), [-0.5, 1.0, 1.0])

    def test_smooth_union_and_intersection_agree_with_sharp_ones_far_from_the_edge(self):
        a, b = np.array([0.0]), np.array([1.0])
        self.assertEqual(smooth_min(a, b, 0.1), 0)
        self.assertEqual(smooth_max(a, b, 0.1), 1)
        self.assertLess(smooth_min(a, a, 0.1), 0)

    def test_polyline_passes_its_straight_parts(self):
        line = soft_polyline([(0, 0), (1, 1), (2, 1)], 0.02)
        self.assertAlmostEqual(float(line(np.array(0.5))), 0.5, places=4)
        self.assertAlmostEqual(float(line(np.array(1.7))), 1.0, places=4)

    def test_smooth_outline_stays_within_the_polygon_and_has_no_corner(self):
        outline = smooth_outline(SQUARE)
        self.assertTrue(((outline >= 0) & (outline <= 1)).all())
        steps = np.diff(np.vstack([outline, outline[:2]]), axis=0)
        turns = np.diff(np.unwrap(np.arctan2(steps[:, 1], steps[:, 0])))
        self.assertLess(np.abs(turns).max(), np.pi / 6)

    def test_net_of_a_ball_is_on_the_ball_and_faces_outwards(self):
        points, normals, quads = surface_net(lambda x, y, z: np.sqrt(x * x + y * y + z * z) - 1, (-1.3,) * 3, (1.3,) * 3, 0.2)
        np.testing.assert_allclose(np.linalg.norm(points, axis=1), 1, atol=1e-3)
        np.testing.assert_allclose(normals, points, atol=1e-2)
        a, b, c = (points[quads[:, i]] for i in range(3))
        outwards = np.einsum('ij,ij->i', np.cross(b - a, c - a), a)
        self.assertTrue((outwards > 0).all())


class Bodies(unittest.TestCase):
    def test_every_body_is_closed_symmetric_and_as_large_as_its_measures(self):
        for name, shape in shapes():
            with self.subTest(body=name):
                points, _, quads = shape.mesh(COARSE)
                edges = np.sort(np.concatenate([quads[:, [i, (i + 1) % 4]] for i in range(4)]), axis=1)
                _, uses = np.unique(edges, axis=0, return_counts=True)
                self.assertTrue((uses % 2 == 0).all(), 'has a hole')
                self.assertAlmostEqual(points[:, 1].max(), -points[:, 1].min(), delta=COARSE / 2)
                long = getattr(shape.spec, 'cab_end', shape.spec.length)
                self.assertAlmostEqual(np.ptp(points[:, 0]), long, delta=0.12)
                self.assertAlmostEqual(points[:, 2].max(), shape.spec.height, delta=0.12)

    def test_nothing_floats_beside_a_body(self):
        for name, shape in shapes():
            # A windscreen that stands alone is thinner than a coarse cell, and breaks up.
            if is_open(shape):
                continue
            with self.subTest(body=name):
                points, _, quads = shape.mesh(COARSE)
                group = np.arange(len(points))
                while True:
                    lowest = group[quads].min(axis=1)
                    merged = group.copy()
                    np.minimum.at(merged, quads.ravel(), np.repeat(lowest, 4))
                    if (merged == group).all():
                        break
                    group = merged
                used = np.unique(group[quads])
                self.assertEqual(len(used), 1)

    def test_every_body_has_the_regions_that_the_shader_reads(self):
        names = None
        for name, shape in shapes():
            points, normals, _ = shape.mesh(COARSE)
            regions = shape.regions(points, normals)
            lines = {region for region in regions if region.startswith(('line_', 'where_'))}
            common = set(regions) - lines - {'stripe', 'accent', 'trim'}
            names = names or common
            with self.subTest(body=name):
                self.assertEqual(common, names)
                self.assertEqual({f'where_{line[5:]}' for line in lines if line.startswith('line_')}, {w for w in lines if w.startswith('where_')})
                self.assertTrue((regions['side_glass'] < 0).any() or is_open(shape) or getattr(shape.spec, 'folded', False))
                self.assertTrue(all(np.isfinite(values).all() for values in regions.values()))

    def test_every_car_has_a_windscreen_and_a_rear_window(self):
        for name, spec in CARS.items():
            shape = CarShape(spec)
            points, normals, _ = shape.mesh(COARSE)
            regions = shape.regions(points, normals)
            for region in ('windscreen',) if is_open(shape) else ('windscreen', 'rear_glass'):
                with self.subTest(body=name, region=region):
                    self.assertGreater((regions[region] < 0).sum(), 20)

    def test_wheels_turn_freely(self):
        for name, spec in CARS.items():
            shape = CarShape(spec)
            for axle in (spec.front_axle, spec.rear_axle):
                angles = np.linspace(0, np.pi, 40)
                x = axle + np.cos(angles) * spec.wheel_radius
                z = spec.wheel_radius + np.sin(angles) * spec.wheel_radius
                with self.subTest(body=name, axle=axle):
                    self.assertTrue((shape.field(x, np.full(40, spec.half_width - 0.12), z) > 0).all())


    def test_cars_have_a_grille_unless_their_nose_is_closed(self):
        for name, spec in CARS.items():
            points, normals, _ = CarShape(spec).mesh(COARSE)
            regions = CarShape(spec).regions(points, normals)
            with self.subTest(body=name):
                self.assertEqual((regions['grille'] < 0).any(), not name.startswith(('electric-', 'sports-')))

    def test_spoilers_are_painted_from_below(self):
        for name, spec in CARS.items():
            if spec.spoiler is None:
                continue
            points, normals, _ = CarShape(spec).mesh(COARSE)
            dark = CarShape(spec).regions(points, normals)['dark'] < 0
            with self.subTest(body=name):
                self.assertLess(points[dark, 2].max(), spec.top(spec.length))

    def test_a_cab_chassis_ends_before_its_rear_wheels_and_its_tray_behind_them(self):
        spec = CARS['single-cab']
        points, normals, _ = CarShape(spec).mesh(COARSE)
        self.assertLess(points[:, 0].max(), spec.rear_axle - spec.arch_radius)
        self.assertGreater(spec.tray_end, spec.rear_axle + spec.arch_radius)
        self.assertFalse((CarShape(spec).regions(points, normals)['tail_lamp'] < 0).any())

    def test_suvs_differ_in_length(self):
        self.assertLess(CARS['small-suv'].length + 0.3, CARS['suv'].length)
        self.assertLess(CARS['suv'].length + 0.3, CARS['large-suv'].length)

    def test_the_roof_of_a_coupe_suv_falls_further_than_that_of_an_upright_one(self):
        def fall(spec):
            return spec.roof(spec.front_axle + 1.4) - spec.roof(spec.rear_axle)
        self.assertGreater(fall(CARS['coupe-suv']), 0.08)
        self.assertLess(fall(CARS['large-suv']), 0.03)


class Bikes(unittest.TestCase):
    def test_wheels_stand_on_the_ground_and_apart(self):
        for name, bike in BIKES.items():
            with self.subTest(bike=name):
                (front, front_radius), (rear, rear_radius) = bike.front, bike.rear
                self.assertGreater(rear - front, front_radius + rear_radius + 0.3)

    def test_the_rider_sits_behind_the_tank_and_above_the_rear_tyre_of_all_but_cruisers(self):
        for name, bike in BIKES.items():
            seat, tank = (np.array(panel[0]) for panel in (bike.seat, bike.tank))
            with self.subTest(bike=name):
                self.assertGreater(seat[:, 0].mean(), tank[:, 0].mean())
                self.assertGreater(seat[:, 1].min(), bike.rear[1] * (1.7 if bike.fenders else 2.2))


class Masters(unittest.TestCase):
    def test_colour_changes_paint_only(self):
        fixed = np.full((1, 2, 3), 0.1)
        added = np.array([[[0, 0, 0], [1, 1, 1]]], float)
        red, blue = paint(fixed, added, (0.4, 0, 0)), paint(fixed, added, (0, 0, 0.4))
        np.testing.assert_array_equal(red[0, 0], blue[0, 0])
        self.assertGreater(red[0, 1, 0], red[0, 1, 2])

    def test_storage_loses_nothing_before_compression(self):
        light = np.linspace(0, 2, 50)
        np.testing.assert_allclose(decode(encode(light)), light, atol=1e-12)
        np.testing.assert_allclose(to_linear(to_srgb(light[:25])), light[:25], atol=1e-12)

    def test_a_master_is_read_as_it_was_stored(self):
        fixed, added = np.full((4, 6, 3), 0.3), np.full((4, 6, 3), 1.2)
        transparency = np.linspace(0, 1, 24).reshape(4, 6, 1)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'ute-030.webp')
            write_image(stack(fixed, added, transparency), path, '-define', 'webp:lossless=true')
            for stored, given in zip(read_master(path), (fixed, added, transparency)):
                np.testing.assert_allclose(stored, given, atol=0.01)

    def test_a_shadow_ends_before_the_picture_does(self):
        faded = fade_shadow(np.full((100, 150, 1), 0.3))
        np.testing.assert_allclose(faded[50, 75], 0.3)
        self.assertEqual(fade_shadow(np.full((9, 9, 1), 0.95)).min(), 1)
        for edge in (faded[-1], faded[:, 0], faded[:, -1]):
            self.assertGreater(edge.min(), 0.98)

    def test_lone_dots_go_and_edges_stay(self):
        image = np.zeros((9, 9, 3))
        image[:, 5:] = 1
        dotted = image.copy()
        dotted[4, 2] = 9
        np.testing.assert_array_equal(despeckle(dotted)[1:-1, 1:-1], image[1:-1, 1:-1])

    def test_light_is_the_same_from_left_and_right(self):
        light = studio_light(64, 32)
        np.testing.assert_allclose(light, light[:, ::-1])
        self.assertTrue((light > 0).all())


if __name__ == '__main__':
    unittest.main()
