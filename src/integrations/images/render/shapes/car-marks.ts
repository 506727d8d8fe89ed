import { materialIndex } from '../mesh'
import type { SkinSample } from '../vehicle'
import { between, firstOf, none, striped, where, within, type Mark } from './rules'
import { outline, type CarShape, type Outline } from './car-shape'

const m = {
  skin: materialIndex('skin'),
  glass: materialIndex('glass'),
  plastic: materialIndex('plastic'),
  trim: materialIndex('trim'),
  chrome: materialIndex('chrome'),
  lamp: materialIndex('lamp'),
  glow: materialIndex('glow'),
  red: materialIndex('red'),
  white: materialIndex('white'),
  void: materialIndex('void'),
  metal: materialIndex('metal'),
}
/** The side glass: inside the cabin's outline, with a black edge, parted by pillars. */
const sideGlass = (shape: CarShape, line: Outline): Mark => {
  const slope = (u: number): number => (line.roof(u + 0.02) - line.roof(u - 0.02)) / 0.04
  const [end, tilt] = shape.glassEnd
  return ({ u, z, ny }) => {
    if (Math.abs(ny) < 0.55) return none
    const above = z - line.belt(u) - 0.045
    const below = (line.roof(u) - z) / Math.hypot(1, slope(u)) - 0.085
    const rear = end - tilt * (z - line.belt(u)) - u
    const inside = Math.min(above, below, rear, u - line.cabin[0] - 0.3)
    if (inside < -0.022) return none
    if (inside < 0.006) return m.trim
    return shape.pillars.some((pillar) => Math.abs(u - pillar - 0.1 * (z - line.belt(u))) < 0.035) ? m.trim : m.glass
  }
}

/** Windscreen and rear window: what of the cabin looks forward or back, with a margin. */
const screens = (shape: CarShape, line: Outline): Mark => {
  const steep = (u: number): number => (line.roof(u + 0.03) - line.roof(u - 0.03)) / 0.06
  const edge = ({ u, y, z }: SkinSample): number =>
    line.halfWidth(u) * 0.955 - shape.lean * (z - line.belt(u)) - Math.abs(y)
  const front = ({ u, z, nx }: SkinSample): boolean => nx > 0.18 && steep(u) > 0.24 && z > line.belt(u) - 0.02
  const rear = ({ u, z, nx }: SkinSample): boolean => nx < -0.2 && z > line.belt(u) + 0.05 && steep(u) < -0.3
  return within(
    ({ ny, u }) => Math.abs(ny) <= 0.5 && u >= line.cabin[0] && u <= line.cabin[1],
    where((spot) => front(spot) && edge(spot) >= 0.085, m.glass),
    where((spot) => shape.rearGlass !== false && rear(spot) && edge(spot) >= 0.13, m.glass),
  )
}

const headLamps = (shape: CarShape): Mark => {
  const along = (y: number): number => Math.abs(y) / (shape.width / 2) / 0.5 - 1
  const off = ({ u, y, z }: SkinSample): number => z - shape.lamps - 0.05 * along(y) - 0.05 * u
  const tall = (y: number): number => 0.035 + 0.045 * along(y)
  /** The lamp thins out where it runs back along the wing. */
  const thin = (u: number): number => (u > 0.4 ? (0.62 - u) / 0.22 : 1)
  const bulb = (y: number): boolean => Math.abs(((along(y) * 2.6) % 1) - 0.5) < 0.24
  return within(
    (spot) =>
      spot.u <= 0.62 && spot.nz <= 0.86 && along(spot.y) >= 0 && Math.abs(off(spot)) <= tall(spot.y) * thin(spot.u),
    where((spot) => off(spot) > tall(spot.y) - 0.03 && along(spot.y) > 0.06, m.glow),
    where((spot) => spot.u < 0.4 && bulb(spot.y) && Math.abs(off(spot)) < tall(spot.y) * 0.55, m.chrome),
    () => m.lamp,
  )
}

const plate = (height: number): Mark => where(({ y, z }) => Math.abs(y) < 0.19 && Math.abs(z - height) < 0.055, m.white)

const grille = ([low, high, wide]: CarShape['grille']): Mark => {
  const open = (z: number): number => wide * (0.86 + 0.14 * ((z - low) / (high - low)))
  return within(
    ({ y, z }) => between(z, low, high) && Math.abs(y) < open(z),
    where(({ y, z }) => Math.abs(y) > open(z) - 0.018 || z > high - 0.014, m.chrome),
    where(({ z }) => striped(z, 42, 15), m.trim),
    () => m.void,
  )
}

const nose = (shape: CarShape): Mark => {
  const [low, high, wide] = shape.grille
  const bottom = shape.clearance
  return within(
    ({ nx, u }) => nx >= 0.3 && u <= 0.5,
    plate(low - 0.075),
    where(({ y, z }) => Math.hypot(y, (z - (high - 0.055)) * 1.1) < 0.05, m.chrome),
    grille(shape.grille),
    within(
      ({ y, z }) => between(z, bottom + 0.1, bottom + 0.22) && Math.abs(y) < wide + 0.16,
      where(({ z }) => striped(z, 38, 12), m.plastic),
      () => m.void,
    ),
    where(({ z }) => z < bottom + 0.085, m.plastic),
  )
}

const tail = (shape: CarShape): Mark => {
  const inner = (shape.width / 2) * 0.52
  const off = (z: number): number => Math.abs(z - shape.tailLamps)
  const plateAt = shape.tailLamps - 0.2
  const back = within(
    ({ nx }) => nx <= -0.3,
    where(({ y, z }) => off(z) < 0.014 && Math.abs(y) < inner, m.red),
    plate(plateAt),
    where(({ y, z }) => Math.abs(y) < 0.26 && Math.abs(z - plateAt) < 0.085, m.trim),
    where(({ z }) => Math.abs(z - (shape.clearance + 0.35)) < 0.005, m.void),
    where(({ z }) => z < shape.clearance + 0.16, m.plastic),
  )
  return within(
    ({ u, nz }) => u >= shape.length - 0.42 && nz <= 0.8,
    within(
      ({ y, z }) => Math.abs(y) > inner && off(z) < 0.075,
      where(({ z }) => off(z) > 0.062, m.trim),
      () => m.red,
    ),
    back,
  )
}

/** The lower edge of a side, and what is round the wheels. */
const skirts = (shape: CarShape): Mark => {
  const [round, low] = shape.cladding ? [0.055, 0.15] : [0.012, 0.06]
  const [front, rear] = shape.axles
  const arch = ({ u, z }: SkinSample): number =>
    Math.hypot(Math.min(Math.abs(u - front), Math.abs(u - rear)), z - shape.wheel) - shape.wheel * 1.15
  return where((spot) => spot.z < shape.clearance + low || arch(spot) < round, m.plastic)
}

/** Shut lines, handles and sills: what makes a side read as a car's. */
const sides = (shape: CarShape, line: Outline): Mark => {
  const sill = shape.clearance + 0.13
  const [first = 0] = shape.doors
  const last = shape.doors.at(-1) ?? 0
  const bend = ({ u, z }: SkinSample): number => 0.12 * Math.max(0, z - line.belt(u) + 0.35)
  const shut = (spot: SkinSample): boolean => shape.doors.some((door) => Math.abs(spot.u - door - bend(spot)) < 0.0055)
  const grip = (u: number): boolean => shape.doors.slice(1).some((door) => between(u, door - 0.3, door - 0.1))
  const rail = ({ u, z }: SkinSample): boolean =>
    between(u, last - 0.1, last + 0.85) && Math.abs(z - line.belt(u) + 0.1) < 0.012
  return within(
    ({ u, z, ny }) => Math.abs(ny) >= 0.45 && z <= line.belt(u) + 0.03,
    skirts(shape),
    where((spot) => spot.z > sill && shut(spot), m.void),
    where(({ u, z }) => Math.abs(z - sill) < 0.005 && between(u, first, last), m.void),
    where((spot) => shape.sliding === true && rail(spot), m.trim),
    where(({ u, z }) => Math.abs(z - line.belt(u) + 0.13) < 0.017 && grip(u), m.chrome),
  )
}

const bed = (shape: CarShape, line: Outline): Mark => {
  const { tub } = shape
  if (tub === undefined) return () => none
  const inside = ({ u, y }: SkinSample): boolean =>
    between(u, tub, shape.length - 0.1) && Math.abs(y) < line.halfWidth(u) - 0.13
  return where((spot) => spot.nz > 0.5 && inside(spot), m.void)
}

const cockpit = (shape: CarShape, line: Outline): Mark => {
  if (!shape.open) return () => none
  const from = line.cabin[0] + 0.3
  const inside = ({ u, y, z }: SkinSample): boolean =>
    between(u, from, from + 1.95) && Math.abs(y) < line.halfWidth(u) - 0.16 && z < line.belt(u) + 0.06
  return where((spot) => spot.nz > 0.4 && inside(spot), m.void)
}

/** Reads a car's skin: glass, lamps, lines; paint where nothing else is. */
export const carMarks = (shape: CarShape): Mark => {
  const line = outline(shape)
  const onCabin = firstOf(screens(shape, line), sideGlass(shape, line))
  const onBody = firstOf(
    headLamps(shape),
    nose(shape),
    tail(shape),
    sides(shape, line),
    bed(shape, line),
    cockpit(shape, line),
  )
  return (spot) => {
    const above = spot.z > line.belt(spot.u) + 0.012 && between(spot.u, line.cabin[0], line.cabin[1])
    const found = above ? onCabin(spot) : onBody(spot)
    return found === none ? m.skin : found
  }
}
