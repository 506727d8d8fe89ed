"""The hall of the workshop as boxes, in metres: where walls and doors are, and what stands in it. x right, y ahead."""
import numpy as np

LENGTH, HALF_WIDTH, EAVES, RIDGE, BAY = 42.0, 9.0, 5.6, 7.1, 6.0
# Between the rows of bays.
AISLE = 4.2
DOOR_HALF, DOOR_HEIGHT = 2.4, 4.4
# High windows beside the door of the end wall.
SILL, LINTEL, WINDOW_START, WINDOW_END = 3.2, 4.4, 3.2, 8.4
# The doors of the left wall, from the camera on.
OPEN_BAYS = (False, False, False, False, True, True, False)
# The middle of the vehicle on a lift, and how high its wheels are.
RAISED = (-6.0, 38.6, 1.25)
FACES = np.array([[0, 1, 5, 4], [1, 3, 7, 5], [3, 2, 6, 7], [2, 0, 4, 6], [4, 5, 7, 6], [0, 2, 3, 1]])


def roof_height(apart):
    """Underside of the roof, by the distance from the hall's middle."""
    return RIDGE - (RIDGE - EAVES) * apart / HALF_WIDTH


def block(low, high):
    """A closed box."""
    return np.array([[(low, high)[i >> axis & 1][axis] for axis in range(3)] for i in range(8)], float), FACES


def bar(start, end, width, height):
    """A box from one place to another, as wide and high as given across its direction."""
    start, end = np.array(start, float), np.array(end, float)
    ahead = (end - start) / np.linalg.norm(end - start)
    side = np.cross(ahead, [0, 0, 1.0])
    side = np.array([1.0, 0, 0]) if np.linalg.norm(side) < 1e-6 else side / np.linalg.norm(side)
    up = np.cross(side, ahead)
    points = [(start, end)[i >> 1 & 1] + side * width * ((i & 1) - 0.5) + up * height * (i // 4 - 0.5) for i in range(8)]
    return np.array(points), FACES


def wall_with_doors():
    """The left wall around its doors."""
    thick = (-HALF_WIDTH - 0.2, -HALF_WIDTH)
    top = EAVES + 0.3
    parts = [block((thick[0], -6, 0), (thick[1], 0, top)), block((thick[0], 0, DOOR_HEIGHT), (thick[1], LENGTH, top))]
    edges = [0.0]
    for at in range(len(OPEN_BAYS)):
        middle = at * BAY + BAY / 2
        edges += [middle - DOOR_HALF, middle + DOOR_HALF]
    edges.append(LENGTH)
    return parts + [block((thick[0], low, 0), (thick[1], high, DOOR_HEIGHT)) for low, high in zip(edges[::2], edges[1::2])]


def end_wall():
    """The wall across the hall's end, around its door and its windows."""
    def piece(left, right, low, high):
        return block((left, LENGTH, low), (right, LENGTH + 0.2, high))

    parts = [piece(-DOOR_HALF, DOOR_HALF, DOOR_HEIGHT, RIDGE + 0.3)]
    for side in (-1, 1):
        across = [sorted((side * low, side * high)) for low, high in (
            (DOOR_HALF, WINDOW_START), (WINDOW_START, WINDOW_END), (WINDOW_END, HALF_WIDTH))]
        parts += [piece(*across[0], 0, RIDGE + 0.3), piece(*across[2], 0, RIDGE + 0.3)]
        parts += [piece(*across[1], 0, SILL), piece(*across[1], LINTEL, RIDGE + 0.3)]
    return parts


def window_bars():
    """Bars of the high windows."""
    parts, near, far = [], LENGTH + 0.02, LENGTH + 0.12
    for side in (-1, 1):
        left, right = sorted((side * WINDOW_START, side * WINDOW_END))
        parts += [block((x - 0.035, near, SILL), (x + 0.035, far, LINTEL)) for x in np.linspace(left, right, 6)]
        parts += [block((left, near, z - 0.03), (right, far, z + 0.03)) for z in (SILL, (SILL + LINTEL) / 2, LINTEL)]
    return parts


def lift(x, y, raised=0.42):
    """A two-post lift: its posts, and arms with what holds them."""
    posts, arms = [], []
    for side in (-1, 1):
        at = y + side * 1.5
        holder, pad = at - side * 0.05, at - side * 0.75
        posts.append(block((x - 0.16, at - 0.14, 0.02), (x + 0.16, at + 0.14, 2.85)))
        posts.append(block((x - 0.35, at - 0.3, 0), (x + 0.35, at + 0.3, 0.025)))
        arms.append(block((x - 0.2, holder - 0.18, raised - 0.07), (x + 0.2, holder + 0.18, raised + 0.53)))
        for out in (x - 0.95, x + 0.95):
            arms.append(bar((x, at - side * 0.2, raised), (out, pad, raised), 0.11, 0.1))
            arms.append(block((out - 0.08, pad - 0.08, raised - 0.02), (out + 0.08, pad + 0.08, raised + 0.1)))
        arms.append(block((x + 0.16, at - 0.08, 1.3), (x + 0.3, at + 0.08, 1.75)))
    posts.append(block((x - 0.08, y - 1.5, 2.85), (x + 0.08, y + 1.5, 2.98)))
    return posts, arms


def ring(middle, radius, thick, width):
    """A tyre on its tread; its axle is along y."""
    turns, profile = np.linspace(0, 2 * np.pi, 29)[:-1], np.linspace(0, 2 * np.pi, 11)[:-1]
    round_, flat = (np.sign(wave) * np.abs(wave) ** 0.6 for wave in (np.cos(profile), np.sin(profile)))
    out, turns = radius + thick * round_, turns[:, None]
    points = np.stack(np.broadcast_arrays(np.cos(turns) * out, width / 2 * flat, np.sin(turns) * out), -1).reshape(-1, 3)
    around, across = np.divmod(np.arange(280), 10)
    corners = [(around + a) % 28 * 10 + (across + b) % 10 for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
    return points + np.array(middle), np.stack(corners, 1)


def tyres(x, y, rng):
    """Tyres in a rack of three levels."""
    return [ring((x + rng.normal(0, 0.015), y + step * 0.25, 0.36 + level * 0.82), 0.25, 0.085, 0.22)
            for level in range(3) for step in range(5)]


def bench(x, y, length, rng):
    """A bench along the right wall: its top, its drawers, and tools on and above it."""
    top = [block((x - 0.4, y, 0.88), (x + 0.7, y + length, 0.94))]
    drawers = [block((x - 0.36, y + at, low), (x + 0.6, y + at + 0.72, low + 0.18))
               for at in np.arange(0.1, length - 0.7, 0.8) for low in (0.06, 0.26, 0.46, 0.66)]
    tools = [block((x - 0.3, y, 0), (x + 0.6, y + length, 0.06)), block((x + 0.66, y, 1.25), (x + 0.7, y + length, 2.3))]
    for _ in range(16):
        at, high = y + rng.uniform(0.1, length - 0.3), rng.uniform(0.06, 0.3)
        tools.append(block((x - 0.1, at, 0.94), (x + 0.25, at + rng.uniform(0.08, 0.3), 0.94 + high)))
    return top, drawers, tools


def shelves(x, y, length, rng):
    """Shelves along the end wall: their frame, and boxes of three materials."""
    frame = [block((x + at - 0.03, y - 0.03, 0), (x + at + 0.03, y + 0.6, 2.6)) for at in np.linspace(0, length, 4)]
    levels = (0.15, 0.8, 1.45, 2.1)
    frame += [block((x, y, level - 0.04), (x + length, y + 0.6, level)) for level in levels]
    boxes = ([], [], [])
    for level in levels:
        at = 0.08
        while at < length - 0.5:
            wide, high = rng.uniform(0.2, 0.5), rng.uniform(0.18, 0.5)
            row, front = boxes[rng.integers(0, 3)], y + rng.uniform(0, 0.08)
            row.append(block((x + at, front, level), (x + at + wide, y + 0.55, level + high)))
            at += wide + rng.uniform(0.02, 0.18)
    return (frame, *boxes)
