"""Ground of scenes as functions of place: noise, roads, hills, and grass and trees as plain triangles."""
import numpy as np


def _hash(column, row, seed):
    mixed = (column.astype(np.int64) * 374761393 + row.astype(np.int64) * 668265263 + seed * 2147483647) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFFFF) / 0xFFFFFF * 2 * np.pi


def noise(x, y, seed=0):
    """Gradient noise, from about -1 to 1, with features of about one unit."""
    column, row = np.floor(x), np.floor(y)
    dx, dy = x - column, y - row
    ease_x, ease_y = (d * d * d * (d * (d * 6 - 15) + 10) for d in (dx, dy))

    def corner(right, up):
        angle = _hash(column + right, row + up, seed)
        return np.cos(angle) * (dx - right) + np.sin(angle) * (dy - up)

    low = corner(0, 0) * (1 - ease_x) + corner(1, 0) * ease_x
    high = corner(0, 1) * (1 - ease_x) + corner(1, 1) * ease_x
    return (low * (1 - ease_y) + high * ease_y) * 1.5


def layered_noise(x, y, layers, seed=0, ridged=False):
    """Noise of ever finer features; `ridged` has crests instead of round tops."""
    total, share, scale = 0, 1.0, 1.0
    for layer in range(layers):
        value = noise(x * scale + layer * 17.3, y * scale - layer * 9.1, seed + layer)
        total = total + share * (1 - 2 * np.abs(value) if ridged else value)
        share, scale = share * 0.5, scale * 2.03
    return total


def blades(places, heights, lean, rng, width=0.012):
    """Blades of grass: two triangles each, bent to a side. Returns points and triangles."""
    count = len(places)
    turn = rng.uniform(0, 2 * np.pi, count)
    side = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], -1) * width
    bend = rng.normal(0, lean, (count, 2)) * heights[:, None]
    middle = places + np.concatenate([bend * 0.3, heights[:, None] * 0.6], 1)
    tip = places + np.concatenate([bend, heights[:, None]], 1)
    points = np.stack([places - side, places + side, middle - side * 0.6, middle + side * 0.6, tip], 1).reshape(-1, 3)
    first = np.arange(count)[:, None] * 5
    triangles = np.concatenate([first + [0, 1, 3], first + [0, 3, 2], first + [2, 3, 4]])
    return points, triangles


def _limb(start, end, radius, rng):
    """A tapered, three-sided limb."""
    turns = np.array([0, 2.1, 4.2]) + rng.uniform(0, 6)
    ring = np.stack([np.cos(turns), np.sin(turns), np.zeros(3)], -1)
    points = np.concatenate([start + ring * radius, end + ring * radius * 0.5])
    return points, np.array([[0, 1, 4], [0, 4, 3], [1, 2, 5], [1, 5, 4], [2, 0, 3], [2, 3, 5]])


def eucalypt(place, height, rng, leaves=1500):
    """A gum tree: a leaning trunk, limbs that fork, and clumps of hanging leaves at their ends."""
    parts, ends = [], []
    trunk = place + np.array([rng.normal(0, 0.06), rng.normal(0, 0.06), 0.45]) * height
    parts.append(_limb(place, trunk, height * 0.022, rng))
    for _ in range(rng.integers(5, 8)):
        reach = np.array([rng.normal(0, 0.17), rng.normal(0, 0.17), rng.uniform(0.15, 0.5)]) * height
        fork = trunk + reach * 0.6
        parts.append(_limb(trunk - [0, 0, rng.uniform(0, 0.1) * height], fork, height * 0.011, rng))
        for _ in range(2):
            end = trunk + reach + rng.normal(0, 0.05, 3) * height
            parts.append(_limb(fork, end, height * 0.006, rng))
            ends.append(end)
    centres = np.array(ends)[rng.integers(0, len(ends), leaves)]
    spread = rng.normal(0, 1, (leaves, 3)) * np.array([0.07, 0.07, 0.038]) * height
    corners = (centres + spread)[:, None] + rng.normal(0, 1, (leaves, 3, 3)) * np.array([0.009, 0.009, 0.018]) * height
    parts.append((corners.reshape(-1, 3), np.arange(leaves * 3).reshape(-1, 3)))
    return join(parts)


def join(parts):
    """One mesh of several."""
    offsets = np.cumsum([0] + [len(points) for points, _ in parts[:-1]])
    return (
        np.concatenate([points for points, _ in parts]),
        np.concatenate([triangles + offset for (_, triangles), offset in zip(parts, offsets)]),
    )


def fan(near, far, rows, spread, columns):
    """Places that get further apart with their distance, as the camera sees them: x and y, rows × columns."""
    y = np.geomspace(near, far, rows)[:, None]
    return np.broadcast_arrays(np.linspace(-spread, spread, columns)[None, :] * (y + 6), y)


def quads_of(rows, columns):
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]).ravel()
    return np.stack([first, first + 1, first + columns + 1, first + columns], 1)
