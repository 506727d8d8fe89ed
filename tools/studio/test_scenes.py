"""Tests of scenes, without Blender: noise, land, sky and what is added to a render."""
import unittest

import numpy as np

from scene_frames import SCENES, SHAPES, frame_of
from scene_ground import blades, eucalypt, fan, join, layered_noise, noise, quads_of
from scene_hall import (
    AISLE, BAY, DOOR_HALF, DOOR_HEIGHT, HALF_WIDTH as HALL_HALF_WIDTH, LENGTH, OPEN_BAYS, RAISED, RIDGE, bar, bench, end_wall,
    lift, roof_height, shelves, tyres, wall_with_doors, window_bars,
)
from scene_land import (
    HALF_WIDTH, QUAY_EDGE, TRACK_HALF_WIDTH, WATER_LEVEL, bay_edge, lookout_height, paddock_height, road_height, road_middle,
    roadside_height, skyline, track_cover, track_middle, turf,
)
from scene_sky import clear_light, sky_light, sky_panorama
from scenes import WIDTHS, compose_scene, directions_of, grade

FRAMES = [(scene, shape, frame_of(scene, shape, 40)) for scene in SCENES for shape in SHAPES]


class Ground(unittest.TestCase):
    def test_noise_is_the_same_each_time_and_has_no_steps(self):
        x = np.linspace(-4, 4, 4001)
        values = noise(x, x * 0.3, 5)
        np.testing.assert_array_equal(values, noise(x, x * 0.3, 5))
        self.assertLess(np.abs(np.diff(values)).max(), 0.02)
        self.assertGreater(values.std(), 0.1)
        self.assertLess(np.abs(layered_noise(x, x, 6, 5)).max(), 2)

    def test_no_land_lies_on_the_road(self):
        y = np.linspace(1, 480, 300)[:, None]
        across = np.linspace(-HALF_WIDTH, HALF_WIDTH, 15)[None, :]
        land = roadside_height(road_middle(y) + across, y)
        self.assertTrue((land < road_height(y) - 0.012 * HALF_WIDTH).all())

    def test_the_lookout_is_level_where_the_vehicle_stands_and_falls_to_the_sea_beyond_its_edge(self):
        x = np.linspace(-10, 14, 60)
        self.assertLess(np.abs(lookout_height(x, np.full(60, 14.0))).max(), 0.12)
        self.assertLess(lookout_height(x, bay_edge(x) + 50).max(), -20)
        covered = turf(x, np.full(60, 14.0))
        self.assertTrue(((covered >= 0) & (covered <= 1)).all())

    def test_the_skyline_is_the_same_each_time_across_the_water_and_highest_near_the_middle(self):
        towers = skyline()
        self.assertEqual(towers, skyline())
        self.assertTrue(all(tower.front > QUAY_EDGE + 1000 and tower.top > WATER_LEVEL for tower in towers))
        self.assertTrue(all(before.right <= after.left or after.left < before.left for before, after in zip(towers, towers[1:])))
        highest = max(towers, key=lambda tower: tower.top)
        self.assertTrue(-300 < highest.left < 600)

    def test_the_track_is_level_and_bare_where_the_vehicle_stands_and_overgrown_beside_it(self):
        y = np.linspace(6, 13, 80)
        rut = track_middle(y) + 0.85
        self.assertLess(np.abs(paddock_height(rut, y)).max(), 0.12)
        self.assertGreater(track_cover(rut, y).min(), 0.5)
        self.assertLess(track_cover(track_middle(y) + TRACK_HALF_WIDTH + 1.2, y).max(), 0.05)

    def test_blades_stand_at_their_places_and_end_at_their_heights(self):
        places, heights = np.array([[1.0, 2, 3], [4, 5, 6]]), np.array([0.2, 0.4])
        points, triangles = blades(places, heights, 0.3, np.random.default_rng(1))
        np.testing.assert_allclose(points.reshape(2, 5, 3)[:, 4, 2], [3.2, 6.4])
        np.testing.assert_allclose(points.reshape(2, 5, 3)[:, :2].mean(1), places)
        self.assertEqual(set(triangles.ravel()), set(range(10)))

    def test_a_tree_is_one_mesh_as_high_as_it_should_be(self):
        points, triangles = join([eucalypt(np.zeros(3), 10, np.random.default_rng(at)) for at in range(2)])
        self.assertEqual(triangles.max(), len(points) - 1)
        self.assertTrue(7 < points[:, 2].max() < 14)

    def test_a_fan_has_a_quad_between_any_four_neighbours(self):
        x, y = fan(1, 100, 5, 1, 7)
        self.assertEqual((x.shape, y.shape), ((5, 7), (5, 7)))
        self.assertEqual(quads_of(5, 7).shape, (24, 4))
        self.assertEqual(quads_of(5, 7).max(), 34)


def holds(parts, place):
    """True if a place is inside one of some upright boxes."""
    return any((points.min(0) <= place).all() and (points.max(0) >= place).all() for points, _ in parts)


class Hall(unittest.TestCase):
    def test_there_is_no_wall_in_a_door_or_window_and_a_wall_beside_and_above_it(self):
        for at in range(len(OPEN_BAYS)):
            middle, inside = at * BAY + BAY / 2, -HALL_HALF_WIDTH - 0.1
            self.assertFalse(holds(wall_with_doors(), (inside, middle, 1)))
            self.assertTrue(holds(wall_with_doors(), (inside, middle + DOOR_HALF + 0.1, 1)))
            self.assertTrue(holds(wall_with_doors(), (inside, middle, DOOR_HEIGHT + 0.1)))
        for x, z, is_wall in ((0, 1, False), (0, DOOR_HEIGHT + 0.1, True), (5, 3.5, False), (-5, 3.5, False), (5, 1, True)):
            self.assertEqual(holds(end_wall(), (x, LENGTH + 0.1, z)), is_wall)
        for points, _ in window_bars():
            self.assertTrue(LENGTH <= points[:, 1].min() and points[:, 1].max() <= LENGTH + 0.2)
            self.assertTrue(3.1 < points[:, 2].min() and points[:, 2].max() < 4.5)

    def test_nothing_stands_in_the_aisle_or_outside_the_hall(self):
        rng = np.random.default_rng(1)
        posts, arms = lift(6.4, 27)
        fittings = [*posts, *arms, *tyres(HALL_HALF_WIDTH - 0.5, 30, rng)]
        fittings += [part for parts in bench(HALL_HALF_WIDTH - 0.75, 36, 4, rng) for part in parts]
        for points, _ in fittings:
            self.assertTrue(points[:, 0].min() > AISLE and points[:, 0].max() < HALL_HALF_WIDTH)
            self.assertGreater(points[:, 2].min(), -0.01)
        stored = [part for parts in shelves(3.4, LENGTH - 0.7, 4.2, rng) for part in parts]
        self.assertTrue(all(points[:, 1].max() < LENGTH and points[:, 0].min() > DOOR_HALF for points, _ in stored))

    def test_the_roof_falls_from_its_ridge_and_a_raised_vehicle_is_below_it(self):
        self.assertEqual(roof_height(0), RIDGE)
        self.assertLess(RAISED[2] + 2, roof_height(HALL_HALF_WIDTH))
        points, faces = bar((0, 0, 0), (3, 0, 4), 0.2, 0.1)
        self.assertEqual(faces.max(), 7)
        np.testing.assert_allclose(points.mean(0), (1.5, 0, 2))
        self.assertAlmostEqual(np.ptp(points[:, 1]), 0.2)


class Skies(unittest.TestCase):
    def test_light_is_positive_and_the_sky_is_brightest_towards_the_sun(self):
        for name, sky in SCENES.items():
            with self.subTest(scene=name):
                self.assertTrue((sky_panorama(sky, 64, 32) > 0).all())
                turn = np.radians(sky.sun_turn)
                towards = np.array([np.sin(turn), np.cos(turn), 0.01])
                self.assertGreater(clear_light(sky, towards).mean(), clear_light(sky, -towards * [1, 1, -1]).mean())

    def test_the_panorama_shows_the_ground_below_and_what_is_ahead_a_quarter_from_the_left(self):
        sky = SCENES['dusk']
        panorama = sky_panorama(sky, 64, 32)
        np.testing.assert_allclose(panorama[0], np.broadcast_to(sky.ground, (64, 3)))
        low = panorama[16].mean(1)
        self.assertTrue(13 <= low.argmax() <= 18)


class Pictures(unittest.TestCase):
    def test_the_horizon_is_in_the_picture_and_below_it_one_looks_down(self):
        for scene, shape, frame in FRAMES:
            with self.subTest(scene=scene, shape=shape):
                self.assertTrue(0.3 < frame.horizon / frame.height < 0.7)
                down = directions_of(frame)[..., 2]
                self.assertTrue((down[: int(frame.horizon) - 1] > 0).all())
                self.assertTrue((down[int(frame.horizon) + 1:] < 0).all())

    def test_where_nothing_stands_there_is_sky_and_far_away_only_haze(self):
        for scene, shape, frame in FRAMES:
            empty = np.zeros((frame.height, frame.width, 3))
            directions = directions_of(frame)
            above = directions[..., 2] > 0.02
            with self.subTest(scene=scene, shape=shape):
                passes = {'light': empty, 'normal': empty, 'haze': empty, 'cover': empty}
                sky = compose_scene(passes, scene, frame)
                np.testing.assert_allclose(sky[above], sky_light(SCENES[scene], directions)[above])
                passes = {'light': empty, 'normal': empty, 'haze': empty + 1, 'cover': empty + 1}
                haze = compose_scene(passes, scene, frame)
                np.testing.assert_allclose(haze[above], clear_light(SCENES[scene], directions)[above])

    def test_light_indoors_is_filtered_and_the_colour_of_a_surface_stays_sharp(self):
        frame = frame_of('workshop', 'wide', 40)
        size = (frame.height, frame.width, 3)
        noise_of_light = np.random.default_rng(3).uniform(0.8, 1.2, size)
        stripes = np.where(np.arange(frame.width) % 4 < 2, 0.2, 0.6)[None, :, None] * np.ones(size)
        flat = np.ones(size)
        passes = {'light': noise_of_light * stripes, 'direct': noise_of_light, 'indirect': flat * 0, 'albedo': stripes,
                  'normal': flat, 'haze': flat * 0, 'cover': flat}
        # Without colour of the light, so that saturation changes nothing.
        for name in ('light', 'direct'):
            passes[name] = np.repeat(passes[name][..., :1], 3, axis=2)
        shown = compose_scene(passes, 'workshop', frame) / stripes
        self.assertLess(shown.std(), 0.4 * passes['direct'].std())
        self.assertAlmostEqual(shown.mean(), 1, delta=0.03)

    def test_brighter_light_is_never_shown_darker(self):
        light = np.repeat(np.linspace(0, 4, 200)[None, :, None], 3, axis=2)
        for contrast in (0, 0.25):
            shown = grade(light, 1.2, contrast, 0)
            self.assertTrue((np.diff(shown[0, :, 0]) >= 0).all())

    def test_a_picture_has_the_size_that_the_product_names(self):
        sizes = {shape: (width, frame_of('dusk', shape, width).height) for shape, width in WIDTHS.items()}
        self.assertEqual(sizes, {'wide': (1600, 768), 'tall': (800, 1120)})


if __name__ == '__main__':
    unittest.main()
