import { materialIndex, sheet, mirrored, type Mesh, type Vec } from '../mesh'
import { curve, ease } from '../curve'
import { both, box, tube } from '../solids'
import type { Model, WheelPlace } from '../vehicle'
import { between, firstOf, striped, where, within, type Mark } from './rules'
import { wheelMeshes } from './wheel'

const m = {
  skin: materialIndex('skin'),
  white: materialIndex('white'),
  glass: materialIndex('glass'),
  trim: materialIndex('trim'),
  metal: materialIndex('metal'),
  plastic: materialIndex('plastic'),
  void: materialIndex('void'),
  red: materialIndex('red'),
}

const width = 2.3
const floor = 0.5

/** The body, from its nose at the drawbar: a sloping front, a flat roof. */
const body = (length: number, height: number): Mesh => {
  const top = curve([
    [0, height - 1.05],
    [0.35, height - 0.4],
    [0.75, height - 0.08],
    [1.2, height],
    [length - 0.4, height],
    [length, height - 0.12],
  ])
  const us = Array.from({ length: 60 }, (_, i) => length * (0.5 - 0.5 * Math.cos((i / 59) * Math.PI)))
  const section = Array.from({ length: 49 }, (_, i) => (i / 48) * Math.PI - Math.PI / 2)
  const rows = us.map((u) => {
    const open = Math.min(ease(u, 0.16, 3), ease(length - u, 0.14, 3))
    const middle = (floor + top(u)) / 2
    const half = ((top(u) - floor) / 2) * open
    return section.map((angle, i): Vec => {
      const [c, s] = [i === 0 || i === 48 ? 0 : Math.cos(angle), Math.sin(angle)]
      return [
        length / 2 - u,
        (width / 2) * (0.9 + 0.1 * open) * c ** 0.16,
        middle + half * Math.sign(s) * Math.abs(s) ** 0.16,
      ]
    })
  })
  const arch = ([x, z]: readonly [number, number]): boolean => Math.abs(x + 0.25) < 0.78 && z < 0.86
  return sheet(rows, 'skin', { us, hole: (x, y, z) => Math.abs(y) > 0.8 && arch([x, z]) })
}

type Opening = readonly [from: number, to: number, low: number, high: number]

const opening = ([from, to, low, high]: Opening): Mark =>
  within(
    ({ u, z }) => between(u, from - 0.035, to + 0.035) && between(z, low - 0.035, high + 0.035),
    where(({ u, z }) => between(u, from, to) && between(z, low, high), m.glass),
    () => m.trim,
  )

/** The door is on the left: the kerb's side in Australia. */
const door = (from: number, height: number): Mark =>
  within(
    ({ u, y, z }) => y > 0 && between(u, from, from + 0.68) && between(z, 0.62, height - 0.3),
    where(({ u, z }) => !between(u, from + 0.03, from + 0.65) || !between(z, 0.65, height - 0.33), m.trim),
    where(({ u, z }) => between(u, from + 0.16, from + 0.52) && between(z, 1.6, 2.05), m.glass),
    () => m.white,
  )

const stripes = firstOf(
  within(
    ({ z }) => z < 0.88,
    where(({ u }) => striped(u, 70, 8), m.trim),
    () => m.metal,
  ),
  where(({ u, z }) => Math.abs(z - 1.16 - 0.1 * Math.sin(u * 0.9)) < 0.09, m.skin),
  where(({ u, z }) => Math.abs(z - 1.01 - 0.1 * Math.sin(u * 0.9)) < 0.02, m.trim),
)

const front = (height: number): Mark =>
  firstOf(
    within(
      ({ z }) => z < 1.15,
      where(({ z }) => striped(z, 90, 12), m.trim),
      () => m.metal,
    ),
    where(({ y, z }) => Math.abs(y) < 0.75 && between(z, height - 0.85, height - 0.35), m.glass),
  )

const marks = (length: number, height: number): Mark => {
  const long = length > 5
  const rear: Opening = long ? [length - 1.9, length - 0.7, 1.55, 2.1] : [2.05, 2.85, 1.55, 2.05]
  const side = firstOf(
    opening([0.75, 1.75, 1.55, 2.1]),
    opening(rear),
    door(long ? length * 0.42 : length - 1.02, height),
    stripes,
  )
  return firstOf(
    where(({ nx, y, z }) => nx < -0.5 && z < 0.95 && Math.abs(y) > 0.8, m.red),
    within(({ nx }) => nx > 0.3, front(height)),
    within(({ nx, ny }) => Math.abs(nx) <= 0.3 && Math.abs(ny) >= 0.5, side),
    () => m.white,
  )
}

const drawbar = (length: number): readonly Mesh[] => {
  const nose = length / 2
  return [
    ...both(
      tube(
        [
          [nose - 0.3, 0.7, 0.5],
          [nose + 0.95, 0.05, 0.5],
        ],
        0.055,
        'plastic',
      ),
    ),
    box([nose + 0.35, 0, 0.68], [0.5, 0.75, 0.34], 'metal', 0.15),
    tube(
      [
        [nose + 0.8, 0, 0.1],
        [nose + 0.8, 0, 0.85],
      ],
      0.035,
      'metal',
    ),
    box([nose + 1.02, 0, 0.53], [0.2, 0.12, 0.1], 'chrome', 0.3),
  ]
}

/** A towed caravan; two axles when it is long. */
export const caravanModel = (length: number, height: number): Model => {
  const place = (x: number): WheelPlace => ({ x, y: width / 2 - 0.16, radius: 0.345, width: 0.22, spokes: 6 })
  const wheels = length > 5 ? [place(0.12), place(-0.62)] : [place(-0.25)]
  const skin = body(length, height)
  const meshes = [
    skin,
    mirrored(skin),
    ...both(box([-0.25, 0.8, 0.6], [1.56, 0.1, 0.6], 'void', 0.1)),
    ...wheels.flatMap(wheelMeshes),
    ...drawbar(length),
    box([-0.6, 0, height + 0.06], [0.9, 0.8, 0.16], 'white', 0.3),
    tube(
      [
        [length / 2 - 0.9, width / 2 + 0.03, height - 0.16],
        [-length / 2 + 0.5, width / 2 + 0.03, height - 0.16],
      ],
      0.055,
      'metal',
    ),
  ]
  return { meshes, wheels, length: length + 1, width, height, marks: marks(length, height) }
}
