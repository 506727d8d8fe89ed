import { materialIndex, type Mesh, type Vec } from '../mesh'
import { both, box, tube } from '../solids'
import type { Model, SkinSample, WheelPlace } from '../vehicle'
import { between, firstOf, striped, where, within } from './rules'
import { wheelMeshes } from './wheel'

/** The load behind the truck's cab. */
export type Load = 'box' | 'tray' | 'none'

const m = {
  skin: materialIndex('skin'),
  glass: materialIndex('glass'),
  trim: materialIndex('trim'),
  plastic: materialIndex('plastic'),
  void: materialIndex('void'),
  lamp: materialIndex('lamp'),
  glow: materialIndex('glow'),
  white: materialIndex('white'),
  chrome: materialIndex('chrome'),
}

const width = 2.3
const height = 2.55

const wheel = (x: number, y: number, spokes = 8): WheelPlace => ({ x, y, radius: 0.46, width: 0.3, spokes })

/** The cab's front. */
const face = firstOf(
  within(
    ({ y, z }) => between(z, 1.5, 2.22) && Math.abs(y) < 0.98,
    where(({ y, z }) => z < 1.53 || Math.abs(y) > 0.95, m.trim),
    () => m.glass,
  ),
  within(
    ({ y, z }) => between(z, 1.28, 1.46) && Math.abs(y) < 0.9,
    where(({ z }) => striped(z, 60, 14), m.void),
    () => m.plastic,
  ),
  within(
    ({ y, z }) => between(z, 0.98, 1.22) && Math.abs(y) < 0.62,
    where(({ z }) => striped(z, 62, 30), m.chrome),
    () => m.void,
  ),
  within(
    ({ y, z }) => between(z, 0.7, 0.88) && between(Math.abs(y), 0.66, 1.02),
    where(({ z }) => z > 0.84, m.glow),
    () => m.lamp,
  ),
  where(({ y, z }) => Math.abs(z - 0.63) < 0.06 && Math.abs(y) < 0.2, m.white),
  where(({ z }) => z < 0.92, m.plastic),
)

/** The cab's side; `u` is the distance behind its face. */
const flank = firstOf(
  within(
    ({ u, z }) => between(z, 1.52, 2.2) && between(u, 0.22, 1.02 + (2.2 - z) * 0.12),
    where(({ u, z }) => z < 1.55 || u > 1.0, m.trim),
    () => m.glass,
  ),
  where(({ z }) => z < 0.72, m.plastic),
  where(({ u, z }) => z < 2.3 && (Math.abs(u - 0.16) < 0.008 || Math.abs(u - 1.2) < 0.008), m.void),
  where(({ u, z }) => between(u, 1.02, 1.15) && Math.abs(z - 1.32) < 0.02, m.chrome),
)

const tubRails = (length: number): readonly Mesh[] => {
  const rear = -length / 2
  const deck = rear + (length - 1.85) / 2
  const posts = [rear + 0.06, deck, length / 2 - 1.86].flatMap((x) =>
    both(box([x, 1.02, 1.25], [0.07, 0.07, 0.5], 'metal', 0.1)),
  )
  return [
    box([deck, 0, 1.0], [length - 1.85, 2.16, 0.12], 'metal', 0.06),
    ...both(box([deck, 1.05, 1.24], [length - 1.9, 0.05, 0.3], 'white', 0.05)),
    box([rear + 0.04, 0, 1.24], [0.05, 2.1, 0.3], 'white', 0.05),
    ...posts,
  ]
}

const loadMeshes = (load: Load, length: number): readonly Mesh[] => {
  if (load === 'none') return [box([-0.6, 0, 0.95], [1.2, 0.9, 0.1], 'plastic', 0.2)]
  if (load === 'tray') return tubRails(length)
  return [
    box([-length / 2 + (length - 1.9) / 2, 0, 1.92], [length - 1.9, 2.34, 1.95], 'white', 0.05),
    ...both(box([-length / 2 + (length - 1.9) / 2, 1.18, 0.98], [length - 1.9, 0.03, 0.09], 'metal', 0.05)),
    ...both(box([-length / 2 + 0.01, 0.96, 1.0], [0.03, 0.24, 0.12], 'red', 0.1)),
    box([-length / 2 - 0.002, 0, 1.92], [0.02, 0.02, 1.86], 'plastic', 0.05),
  ]
}

const mirrors = (front: number): readonly Mesh[] =>
  both(box([front - 0.02, 1.34, 1.78], [0.1, 0.2, 0.44], 'plastic', 0.3)).concat(
    both(
      tube(
        [
          [front - 0.15, 1.1, 2.05],
          [front - 0.02, 1.3, 1.98],
        ] as readonly Vec[],
        0.02,
        'plastic',
      ),
    ),
  )

/** A forward-control truck of a length in metres: a cab, a chassis, and its load. */
export const truckModel = (length: number, load: Load): Model => {
  const front = length / 2
  const rear = -front + length * 0.2
  const wheels = [wheel(front - 0.85, 0.98), wheel(rear, 0.98), ...(load === 'none' ? [wheel(rear + 1.25, 0.98)] : [])]
  const meshes = [
    box([front - 0.78, 0, 1.55], [1.56, width, 2.0], 'skin', 0.14),
    ...both(box([front - 0.86, 1.02, 0.56], [1.16, 0.34, 0.3], 'plastic', 0.3)),
    ...both(box([-0.5, 0.42, 0.78], [length - 1.3, 0.1, 0.24], 'plastic', 0.1)),
    ...both(box([-0.15, 0.78, 0.62], [0.8, 0.4, 0.42], 'chrome', 0.25)),
    ...loadMeshes(load, length),
    ...wheels.flatMap(wheelMeshes),
    ...mirrors(front),
    ...both(box([-front + 0.1, 0.8, 0.78], [0.05, 0.36, 0.12], 'red', 0.2)),
  ]
  const cab = firstOf(
    within(({ nx }) => nx > 0.45, face),
    within(({ nx, ny }) => nx <= 0.45 && Math.abs(ny) > 0.5, flank),
    () => m.skin,
  )
  const marks = (spot: SkinSample): number => cab({ ...spot, u: front - spot.u })
  return { meshes, wheels, length, width, height: load === 'box' ? 2.9 : height, marks }
}
