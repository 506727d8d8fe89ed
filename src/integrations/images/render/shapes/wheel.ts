import { materialIndex, mirrored, type Mesh } from '../mesh'
import { lathe } from '../solids'
import type { WheelPlace } from '../vehicle'

const part = {
  rim: materialIndex('rim'),
  metal: materialIndex('metal'),
  trim: materialIndex('trim'),
  void: materialIndex('void'),
  chrome: materialIndex('chrome'),
}

const tyreProfile = (radius: number, width: number): readonly (readonly [number, number])[] => {
  const half = width / 2
  const rim = radius * 0.7
  return [
    [rim, half * 0.86],
    [rim + 0.01, half * 0.94],
    [radius * 0.86, half * 1.02],
    [radius * 0.95, half * 0.94],
    [radius * 0.99, half * 0.78],
    [radius, half * 0.5],
    [radius, -half * 0.5],
    [radius * 0.99, -half * 0.78],
    [radius * 0.86, -half],
    [rim, -half * 0.9],
  ]
}

/** A wheel on the left side, and its twin on the right: tyre, and a dished face whose spokes are drawn by sample. */
export const wheelMeshes = ({ x, y, radius, width }: WheelPlace): readonly Mesh[] => {
  const half = width / 2
  const rim = radius * 0.71
  const face: readonly (readonly [number, number])[] = [
    [rim, half * 0.9],
    [rim * 0.95, half * 0.8],
    [rim * 0.6, half * 0.62],
    [rim * 0.22, half * 0.56],
    [rim * 0.18, half * 0.66],
    [0, half * 0.68],
  ]
  const one = [
    lathe([x, y, radius], tyreProfile(radius, width), 'tyre', 56),
    lathe([x, y, radius], face, 'wheel', 40),
    lathe(
      [x, y, radius],
      [
        [rim, -half * 0.8],
        [0, -half * 0.8],
      ],
      'void',
      24,
    ),
  ]
  return [...one, ...one.map(mirrored)]
}

/** The material of a point on a wheel's face: lip, spoke, brake disc or the dark gaps. */
export const wheelMark = (place: WheelPlace, x: number, z: number): number => {
  const [dx, dz] = [x - place.x, z - place.radius]
  const rim = place.radius * 0.71
  const share = Math.hypot(dx, dz) / rim
  if (share > 0.9) return part.rim
  if (share < 0.17) return share < 0.1 ? part.chrome : part.rim
  const turn = ((Math.atan2(dz, dx) / (Math.PI * 2) + 1.05) * place.spokes) % 1
  const offset = Math.abs(turn - 0.5)
  // Two arms to a spoke, joined near the hub, opening towards the rim.
  const arm = 0.1 + 0.1 * share
  const width = 0.052 + 0.03 / Math.max(0.2, share)
  if (Math.abs(offset - arm) < width || (share < 0.34 && offset < arm)) return part.rim
  if (share > 0.24 && share < 0.66) return part.metal
  return part.void
}
