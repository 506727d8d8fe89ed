"""The tray of a cab chassis: an aluminium deck with drop sides and a headboard, on the frame and over the rear wheels."""
import math

FLOOR, SIDES = 0.93, 0.25


def add_ute_tray(shop, s):
    start, end, half = s.length + 0.09, s.tray_end, s.half_width - 0.005
    _add_frame(shop, s, start, end)
    _add_deck(shop, start, end, half)
    _add_headboard(shop, start, half)
    for sign in (-1, 1):
        _add_mudguard(shop, s, sign)
    _add_tail(shop, end, half)


def _add_frame(shop, s, start, end):
    for sign in (-1, 1):
        shop.box(((s.length + end) / 2 - 0.3, sign * 0.42, 0.70), (end - s.length + 0.5, 0.07, 0.16), 'dark', 0.01)
        # The frame below the deck, and a toolbox before the rear wheel.
        shop.box((start + 0.40, sign * (s.half_width - 0.20), 0.69), (0.56, 0.36, 0.32), 'galvanised', 0.02)
        shop.box((start + 0.40, sign * (s.half_width - 0.015), 0.74), (0.10, 0.02, 0.05), 'gloss', 0.006)
    for at in range(6):
        shop.box((start + 0.12 + at * (end - start - 0.24) / 5, 0, FLOOR - 0.09), (0.05, 1.6, 0.09), 'dark', 0.005)
    shop.box((s.rear_axle, 0, s.wheel_radius), (0.12, 2 * s.half_width - 0.5, 0.12), 'dark', 0.05)
    shop.box((s.rear_axle, 0, s.wheel_radius), (0.30, 0.30, 0.28), 'dark', 0.12)


def _add_deck(shop, start, end, half):
    middle, long = (start + end) / 2, end - start
    shop.box((middle, 0, FLOOR), (long, 2 * half, 0.075), 'galvanised', 0.012)
    shop.box((middle, 0, FLOOR + 0.042), (long - 0.08, 2 * half - 0.08, 0.012), 'steel', 0)
    height = FLOOR + 0.03 + SIDES / 2
    for sign in (-1, 1):
        shop.box((middle, sign * half, height), (long - 0.05, 0.03, SIDES), 'galvanised', 0.008)
        for share in (-0.27, 0.02, 0.31):
            shop.box((middle, sign * (half + 0.016), height + share * SIDES), (long - 0.09, 0.010, 0.050), 'galvanised', 0.005)
        for x in (start + 0.025, end - 0.025):
            shop.box((x, sign * half, height), (0.05, 0.05, SIDES + 0.05), 'galvanised', 0.010)
        # Tie rails, catches and side lamps.
        shop.box((middle, sign * (half + 0.012), FLOOR - 0.075), (long - 0.20, 0.022, 0.022), 'dark', 0.008)
        for x in (start + 0.10, end - 0.10):
            shop.box((x, sign * (half + 0.028), height + 0.02), (0.035, 0.02, 0.10), 'dark', 0.006)
        for x in (start + 0.30, end - 0.30):
            shop.box((x, sign * (half + 0.01), FLOOR), (0.10, 0.03, 0.03), 'amber', 0.008)
    shop.box((end, 0, height), (0.03, 2 * half - 0.06, SIDES), 'galvanised', 0.008)
    for share in (-0.27, 0.02, 0.31):
        shop.box((end + 0.016, 0, height + share * SIDES), (0.010, 2 * half - 0.12, 0.050), 'galvanised', 0.005)


def _add_headboard(shop, start, half):
    """A frame of square tube with bars across the rear window, and a ladder rail on top."""
    x, top = start + 0.03, 1.74
    for sign in (-1, 1):
        shop.box((x, sign * (half - 0.12), (FLOOR + top) / 2), (0.05, 0.05, top - FLOOR), 'galvanised', 0.010)
        shop.box((x, sign * 0.34, (FLOOR + top) / 2), (0.035, 0.035, top - FLOOR), 'galvanised', 0.008)
        shop.box((x, sign * (half - 0.12), top + 0.04), (0.04, 0.04, 0.06), 'galvanised', 0.010)
    for z in (1.26, 1.42, 1.58, top):
        shop.box((x, 0, z), (0.045, 2 * half - 0.20, 0.04 if z < top else 0.06), 'galvanised', 0.010)
    shop.box((x, 0, 1.10), (0.02, 2 * half - 0.24, 0.30), 'galvanised', 0.005)


def _add_mudguard(shop, s, sign):
    def guard(x, y, z):
        reach = (((x - s.rear_axle) ** 2 + (z - s.wheel_radius) ** 2) ** 0.5) - s.wheel_radius - 0.055
        sheet = abs(reach) - 0.012
        across = abs(sign * y - s.half_width + 0.15) - 0.14
        low = s.wheel_radius + 0.02 - z
        high = z - FLOOR + 0.03
        result = sheet
        for other in (across, low, high):
            result = (result + other + abs(result - other)) / 2
        return result

    y = sign * (s.half_width - 0.15)
    reach = s.wheel_radius + 0.10
    shop.solid(guard, (s.rear_axle - reach, y - 0.18, s.wheel_radius - 0.04), (s.rear_axle + reach, y + 0.18, FLOOR), 0.012, 'cabin')


def _add_tail(shop, end, half):
    """Lamps on a bar below the deck. The plate is between them."""
    shop.box((end - 0.03, 0, FLOOR - 0.14), (0.06, 2 * half - 0.1, 0.13), 'dark', 0.012)
    for sign in (-1, 1):
        shop.box((end + 0.01, sign * (half - 0.22), FLOOR - 0.14), (0.03, 0.30, 0.085), 'red', 0.012)
        shop.box((end + 0.012, sign * (half - 0.42), FLOOR - 0.14), (0.03, 0.09, 0.085), 'amber', 0.012)
        shop.box((end - 0.35, sign * 0.42, 0.60), (0.5, 0.06, 0.05), 'dark', 0.02, (0, math.radians(6), 0))
