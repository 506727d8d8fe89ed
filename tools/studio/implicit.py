"""Solids as functions: negative inside, zero on the surface, in metres. Needs only numpy.

A body is one function of a point. Smooth minima and maxima blend its parts, so reflections run without a seam, which
no mesh made by hand or by booleans gives for so little work.
"""
import numpy as np


def soften(x, width):
    """A ramp from zero to x whose corner is rounded over `width`."""
    t = x / width
    return width * (np.maximum(t, 0) + np.log1p(np.exp(-np.abs(t))))


def soft_polyline(points, width=0.05):
    """A function through `points` (x, y, optional width of the rounded corner), straight beyond both ends."""
    knots = [(p[0], p[1], p[2] if len(p) > 2 else width) for p in points]
    slopes = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in zip(knots, knots[1:])]

    def value(x):
        result = knots[0][1] + slopes[0] * (x - knots[0][0])
        for (at, _, corner), before, after in zip(knots[1:], slopes, slopes[1:]):
            result = result + (after - before) * soften(x - at, corner * 0.5)
        return result

    return value


def smooth_min(a, b, blend):
    """The union of two solids with a fillet of about `blend`."""
    h = np.maximum(blend - np.abs(a - b), 0) / blend
    return np.minimum(a, b) - h * h * h * blend / 6


def smooth_max(a, b, blend):
    """The intersection of two solids with a rounded edge of about `blend`."""
    return -smooth_min(-a, -b, blend)


def polygon_distance(x, z, corners):
    """The signed distance of points from a polygon: negative inside."""
    corners = np.asarray(corners, float)
    nearest = np.full(np.shape(x), 1e9)
    sign = np.ones(np.shape(x))
    for (ax, az), (bx, bz) in zip(corners, np.roll(corners, 1, axis=0)):
        ex, ez, wx, wz = bx - ax, bz - az, x - ax, z - az
        t = np.clip((wx * ex + wz * ez) / (ex * ex + ez * ez), 0, 1)
        nearest = np.minimum(nearest, (wx - ex * t) ** 2 + (wz - ez * t) ** 2)
        above, below, left = z >= az, z < bz, ex * wz > ez * wx
        sign = np.where((above & below & left) | (~above & ~below & ~left), -sign, sign)
    return sign * np.sqrt(nearest)


def rounded_polygon_distance(x, z, corners, radius):
    """Like `polygon_distance`, with corners rounded to `radius` and the outline kept in place."""
    corners = np.asarray(corners, float)
    middle = corners.mean(axis=0)
    extent = np.ptp(corners, axis=0)
    inner = middle + (corners - middle) * (1 - 2 * radius / np.maximum(extent, 4 * radius))
    return polygon_distance(x, z, inner) - radius


def smooth_outline(corners, rounds=3):
    """Cuts the corners of a polygon until it is a curve."""
    corners = np.asarray(corners, float)
    for _ in range(rounds):
        after = np.roll(corners, -1, axis=0)
        corners = np.stack([corners * 0.75 + after * 0.25, corners * 0.25 + after * 0.75], axis=1).reshape(-1, 2)
    return corners


def gradient(field, points, step=8e-4):
    """The gradient of `field` at `points` (n × 3)."""
    x, y, z = points.T
    pairs = (
        (field(x + step, y, z), field(x - step, y, z)),
        (field(x, y + step, z), field(x, y - step, z)),
        (field(x, y, z + step), field(x, y, z - step)),
    )
    return np.stack([(high - low) / (2 * step) for high, low in pairs], axis=1)


def _sample(field, axes, slab=24):
    xs, ys, zs = axes
    values = np.empty((len(xs), len(ys), len(zs)), np.float32)
    for start in range(0, len(xs), slab):
        grid = np.meshgrid(xs[start:start + slab], ys, zs, indexing='ij')
        values[start:start + slab] = field(*grid)
    return values


def _project(field, points, size, rounds=5):
    """Moves the vertices onto the surface, never further than a cell per round."""
    for _ in range(rounds):
        slope = gradient(field, points)
        step = (field(*points.T) / ((slope * slope).sum(1) + 1e-9))[:, None] * slope
        length = np.linalg.norm(step, axis=1, keepdims=True)
        points = points - step * np.minimum(1, size * 0.8 / (length + 1e-12))
    return points


def _faces_across(inside, index, axis):
    """One quad for each edge of the grid along `axis` that crosses the surface, facing outwards."""
    low, high = [slice(None)] * 3, [slice(None)] * 3
    low[axis], high[axis] = slice(0, -1), slice(1, None)
    start = inside[tuple(low)]
    edges = np.argwhere(start != inside[tuple(high)])
    others = [a for a in range(3) if a != axis]
    for a in others:
        edges = edges[(edges[:, a] > 0) & (edges[:, a] < index.shape[a])]
    outwards = start[tuple(edges.T)]
    if axis == 1:
        outwards = ~outwards

    def cell(first, second):
        at = edges.copy()
        at[:, others[0]] += first
        at[:, others[1]] += second
        return index[tuple(at.T)]

    quads = np.stack([cell(-1, -1), cell(0, -1), cell(0, 0), cell(-1, 0)], axis=1)
    quads = np.where(outwards[:, None], quads, quads[:, ::-1])
    return quads[(quads >= 0).all(1)]


def surface_net(field, low, high, size):
    """Meshes a solid: one vertex per cell that the surface crosses, put exactly on it.

    Returns positions, unit normals (of the function, so that reflections are clean at any `size`) and quads.
    """
    axes = [np.arange(a, b + size, size) for a, b in zip(low, high)]
    inside = _sample(field, axes) < 0
    cells = tuple(n - 1 for n in inside.shape)
    count = np.zeros(cells, np.int8)
    for a in (0, 1):
        for b in (0, 1):
            for c in (0, 1):
                count += inside[a:a + cells[0], b:b + cells[1], c:c + cells[2]]
    active = (count > 0) & (count < 8)
    index = -np.ones(cells, np.int32)
    at = np.argwhere(active)
    index[active] = np.arange(len(at))
    points = _project(field, (at + 0.5) * size + np.asarray(low, float), size)
    normals = gradient(field, points)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12
    return points, normals, np.concatenate([_faces_across(inside, index, axis) for axis in range(3)])
