import { materialIndex, type Mesh, type Vec } from '../mesh'
import { both, box, tube } from '../solids'
import type { Model, SkinSample, WheelPlace } from '../vehicle'
import { wheelMeshes } from './wheel'

/** What a truck carries behind its cab. */
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

/** The cab's front, from `x` the distance behind its face. */
const face = (y: number, z: number): number => {
  const out = Math.abs(y)
  if (z > 1.5 && z < 2.22 && out < 0.98) return z < 1.53 || out > 0.95 ? m.trim : m.glass
  if (z > 1.28 && z < 1.46 && out < 0.9) return (z * 1000) % 60 < 14 ? m.void : m.plastic
  if (z > 0.98 && z < 1.22 && out < 0.62) return (z * 1000) % 62 < 30 ? m.chrome : m.void
  if (z > 0.7 && z < 0.88 && out > 0.66 && out < 1.02) return z > 0.84 ? m.glow : m.lamp
  if (Math.abs(z - 0.63) < 0.06 && out < 0.2) return m.white
  return z < 0.92 ? m.plastic : m.skin
}

const flank = (back: number, z: number): number => {
  if (z > 1.52 && z < 2.2 && back > 0.22 && back < 1.02 + (2.2 - z) * 0.12)
    return z < 1.55 || back > 1.0 ? m.trim : m.glass
  if (z < 0.72) return m.plastic
  const line = Math.abs(back - 0.16) < 0.008 || Math.abs(back - 1.2) < 0.008
  if (line && z < 2.3) return m.void
  return back > 1.02 && back < 1.15 && Math.abs(z - 1.32) < 0.02 ? m.chrome : m.skin
}

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
  const marks = ({ u, y, z, nx, ny }: SkinSample): number => {
    if (nx > 0.45) return face(y, z)
    return Math.abs(ny) > 0.5 ? flank(front - u, z) : m.skin
  }
  return { meshes, wheels, length, width, height: load === 'box' ? 2.9 : height, marks }
}
