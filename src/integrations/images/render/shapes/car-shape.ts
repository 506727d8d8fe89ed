import { bump, curve, ease, tabled, type Point } from '../curve'
import { mirrored, sheet, type Mesh, type Vec } from '../mesh'
import { both, ellipsoid, lathe, tube } from '../solids'
import { wheelMeshes } from './wheel'
import type { WheelPlace } from '../vehicle'

/**
 * A car's outline in metres. Curves run from the nose (0) to the tail (`length`): `deck` is the top of the
 * lower body (bonnet, belt line, boot), `roof` the top of the cabin from the windscreen's foot to its end.
 */
export type CarShape = {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly clearance: number
  /** Axles from the nose. */
  readonly axles: readonly [number, number]
  readonly wheel: number
  readonly spokes: number
  readonly deck: readonly Point[]
  readonly roof: readonly Point[]
  /** How much the cabin's sides lean in, metres per metre of height. */
  readonly lean: number
  /** Depth of the rounding at nose and tail. */
  readonly round: readonly [number, number]
  /** Where the side glass ends, and how far that edge leans forward per metre of height. */
  readonly glassEnd: Point
  readonly pillars: readonly number[]
  readonly doors: readonly number[]
  readonly lamps: number
  readonly tailLamps: number
  readonly grille: readonly [number, number, number]
  readonly cladding?: boolean
  readonly rails?: boolean
  readonly tub?: number
  readonly open?: boolean
  readonly rearGlass?: boolean
  readonly sliding?: boolean
}

const half = Math.PI / 2

/** Points of a rounded quarter, from its side (0) to its top (1), spaced evenly along the line. */
const quarter = (px: number, py: number, count: number): readonly Point[] => {
  const fine = Array.from({ length: 241 }, (_, i): Point => {
    const angle = (i / 240) * half
    return [Math.cos(angle) ** px, Math.sin(angle) ** py]
  })
  const lengths = [0]
  for (let i = 1; i < fine.length; i += 1) {
    const [a, b] = [fine[i - 1] ?? [0, 0], fine[i] ?? [0, 0]]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = lengths.at(-1) ?? 1
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const want = (i / count) * total
    const at = lengths.findIndex((length) => length >= want)
    return fine[Math.max(0, at)] ?? [0, 1]
  })
}

const upper = quarter(0.34, 0.5, 30)
const lower = quarter(0.3, 0.42, 12)
const cabin = quarter(0.42, 0.5, 26)

const stations = (length: number, [front, rear]: readonly [number, number], count: number): readonly number[] => {
  const nose = Array.from({ length: 18 }, (_, i) => front * (1 - Math.cos((i / 18) * half)))
  const tail = Array.from({ length: 19 }, (_, i) => length - rear * (1 - Math.sin((i / 18) * half)))
  const middle = Array.from({ length: count }, (_, i) => front + ((length - front - rear) * i) / count)
  return [...nose, ...middle, ...tail]
}

export type Outline = ReturnType<typeof outline>

/** The curves of a shape, ready to be asked. */
export const outline = (shape: CarShape) => {
  const { length, width, clearance, round } = shape
  const deck = tabled(curve(shape.deck), length)
  const roof = tabled(curve(shape.roof), length)
  const ends = (u: number): number => Math.min(ease(u, round[0], 2.9), ease(length - u, round[1], 3))
  const plan = curve([
    [0, 0.83],
    [length * 0.16, 0.965],
    [length * 0.36, 1],
    [length * 0.72, 1],
    [length * 0.9, 0.965],
    [length, 0.88],
  ])
  const middle = clearance + 0.36
  return {
    deck: (u: number): number => middle + (deck(u) - middle) * ends(u),
    floor: (u: number): number => middle - (middle - clearance - (u < 0.5 ? 0.05 * (1 - u / 0.5) : 0)) * ends(u),
    halfWidth: tabled((u) => (width / 2) * plan(u) * (0.7 + 0.3 * ends(u)), length),
    belt: deck,
    roof,
    cabin: [shape.roof[0]?.[0] ?? 0, shape.roof.at(-1)?.[0] ?? length] as const,
    middle,
    /** How far a point is swept back at the nose, or forward at the tail, by the plan's curve. */
    sweep: (u: number, side: number): number =>
      0.2 * side ** 2.4 * (1 - u / (length * 0.25)) * (u < length * 0.25 ? 1 : 0) -
      0.1 * side ** 3 * ((u - length * 0.8) / (length * 0.2)) * (u > length * 0.8 ? 1 : 0),
  }
}

const lowerBody = (shape: CarShape, line: Outline): Mesh => {
  const us = stations(shape.length, shape.round, 52)
  const middle = line.middle
  const rows = us.map((u) => {
    const [top, floor, wide] = [line.deck(u), line.floor(u), line.halfWidth(u)]
    const place = (y: number, z: number): Vec => {
      const crease = 0.02 * bump(z, line.belt(u) - 0.17, 0.045) - 0.022 * bump(z, middle + 0.02, 0.13)
      const side = y / (shape.width / 2)
      return [shape.length / 2 - u - line.sweep(u, side), y + (side > 0.8 ? crease : 0), z]
    }
    return [
      ...lower.toReversed().map(([w, h]) => place(wide * (0.94 + 0.06 * (1 - h)) * w, middle - (middle - floor) * h)),
      ...upper.slice(1).map(([w, h]) => place(wide * w, middle + (top - middle) * h)),
    ]
  })
  const arch = shape.wheel * 1.15
  const hole = (x: number, _y: number, z: number): boolean =>
    shape.axles.some((axle) => Math.hypot(x - (shape.length / 2 - axle), z - shape.wheel) < arch)
  return sheet(rows, 'skin', { us, hole })
}

const cabinMesh = (shape: CarShape, line: Outline): Mesh => {
  const [from, to] = line.cabin
  const stop = shape.open ? from + (to - from) * 0.24 : to
  const us = Array.from({ length: 72 }, (_, i) => from + ((stop - from) * i) / 71)
  const rows = us.map((u) => {
    const base = line.belt(u) - 0.07
    const top = Math.max(base + 0.012, line.roof(u))
    const wide = line.halfWidth(u) * 0.955
    const front = Math.max(0, 1 - (u - from) / ((to - from) * 0.5))
    const back = Math.max(0, (u - (from + (to - from) * 0.6)) / ((to - from) * 0.4))
    return cabin.map(([w, h]): Vec => {
      const z = base + (top - base) * h
      const y = (wide - shape.lean * (z - base) - 0.05 * shape.lean * h ** 4) * w
      const side = y / (shape.width / 2)
      return [shape.length / 2 - u - 0.26 * front * side ** 2 + 0.14 * back * side ** 2, y, z]
    })
  })
  return sheet(rows, 'skin', { us })
}

const wheelPlaces = (shape: CarShape): readonly WheelPlace[] =>
  shape.axles.map((axle) => ({
    x: shape.length / 2 - axle,
    y: shape.width / 2 - 0.135,
    radius: shape.wheel,
    width: 0.23,
    spokes: shape.spokes,
  }))

const wells = (shape: CarShape): readonly Mesh[] =>
  wheelPlaces(shape).flatMap(({ x, radius }) =>
    both(
      lathe(
        [x, 0, radius],
        [
          [radius * 1.16, shape.width / 2 - 0.05],
          [radius * 1.16, shape.width / 2 - 0.36],
          [0, shape.width / 2 - 0.36],
        ],
        'void',
        32,
      ),
    ),
  )

const mirrorMeshes = (shape: CarShape, line: Outline): readonly Mesh[] => {
  const u = line.cabin[0] + 0.62
  const x = shape.length / 2 - u
  const y = line.halfWidth(u) * 0.955 - 0.035
  const z = line.belt(u) + 0.08
  return [
    ...both(ellipsoid([x, y + 0.09, z + 0.02], [0.07, 0.115, 0.075], 'paint', 0.7)),
    ...both(ellipsoid([x - 0.055, y + 0.09, z + 0.02], [0.03, 0.1, 0.062], 'trim', 0.7)),
    ...both(
      tube(
        [
          [x, y - 0.06, z - 0.09],
          [x, y + 0.05, z - 0.03],
        ],
        0.028,
        'plastic',
      ),
    ),
  ]
}

const railMeshes = (shape: CarShape, line: Outline): readonly Mesh[] => {
  const [from, to] = line.cabin
  const us = Array.from({ length: 18 }, (_, i) => from + (to - from) * (0.32 + (0.5 * i) / 17))
  const y = (shape.width / 2) * 0.955 - shape.lean * (shape.height - line.belt(from)) - 0.13
  return both(
    tube(
      us.map((u, i): Vec => [shape.length / 2 - u, y, line.roof(u) + (i === 0 || i === 17 ? -0.02 : 0.025)]),
      0.016,
      'metal',
    ),
  )
}

const seatMeshes = (shape: CarShape, line: Outline): readonly Mesh[] => {
  const u = line.cabin[0] + 1.15
  const z = line.belt(u)
  const x = shape.length / 2 - u
  return [0, 0.78].flatMap((back) => [
    ...both(ellipsoid([x - back, 0.36, z - 0.02], [0.1, 0.23, 0.2], 'leather', 0.7)),
    ...both(ellipsoid([x - back - 0.03, 0.36, z + 0.2], [0.06, 0.13, 0.085], 'leather', 0.7)),
  ])
}

/** Every mesh of a car. */
export const carMeshes = (
  shape: CarShape,
): { readonly meshes: readonly Mesh[]; readonly wheels: readonly WheelPlace[] } => {
  const line = outline(shape)
  const wheels = wheelPlaces(shape)
  const skins = [lowerBody(shape, line), cabinMesh(shape, line)]
  return {
    wheels,
    meshes: [
      ...skins,
      ...skins.map(mirrored),
      ...wells(shape),
      ...wheels.flatMap(wheelMeshes),
      ...mirrorMeshes(shape, line),
      ...(shape.rails ? railMeshes(shape, line) : []),
      ...(shape.open ? seatMeshes(shape, line) : []),
    ],
  }
}
