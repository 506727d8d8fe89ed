import { materialIndex } from '../mesh'
import type { SkinSample } from '../vehicle'
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
/** No mark here: ask the next one. */
const none = -1
type Mark = (spot: SkinSample) => number

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
  return ({ u, y, z, ny, nx }) => {
    if (Math.abs(ny) > 0.5 || u < line.cabin[0] || u > line.cabin[1]) return none
    const top = line.halfWidth(u) * 0.955 - shape.lean * (z - line.belt(u))
    const edge = top - Math.abs(y)
    if (steep(u) > 0.24 && nx > 0.18 && z > line.belt(u) - 0.02) return edge < 0.085 ? none : m.glass
    if (shape.rearGlass === false || nx > -0.2 || z < line.belt(u) + 0.05 || steep(u) > -0.3) return none
    return edge < 0.13 ? none : m.glass
  }
}

const headLamps = (shape: CarShape): Mark => {
  const wide = shape.width / 2
  return ({ u, y, z, nz }) => {
    if (u > 0.62 || nz > 0.86) return none
    const out = Math.abs(y) / wide
    const along = (out - 0.5) / 0.5
    if (along < 0) return none
    const off = z - shape.lamps - 0.05 * along - 0.05 * u
    const tall = 0.035 + 0.045 * along
    if (Math.abs(off) > tall * (u > 0.4 ? (0.62 - u) / 0.22 : 1)) return none
    if (off > tall - 0.03 && along > 0.06) return m.glow
    const bulb = Math.abs(((along * 2.6) % 1) - 0.5)
    return bulb < 0.24 && Math.abs(off) < tall * 0.55 && u < 0.4 ? m.chrome : m.lamp
  }
}

const nose = (shape: CarShape): Mark => {
  const [low, high, wide] = shape.grille
  const bottom = shape.clearance
  return ({ u, y, z, nx }) => {
    if (nx < 0.3 || u > 0.5) return none
    const out = Math.abs(y)
    const plate = z - (low - 0.075)
    if (out < 0.19 && Math.abs(plate) < 0.055) return m.white
    if (Math.hypot(out, (z - (high - 0.055)) * 1.1) < 0.05) return m.chrome
    const open = wide * (0.86 + 0.14 * ((z - low) / (high - low)))
    if (out < open && z > low && z < high) {
      if (out > open - 0.018 || z > high - 0.014) return m.chrome
      return (z * 1000) % 42 < 15 ? m.trim : m.void
    }
    if (z > bottom + 0.1 && z < bottom + 0.22 && out < wide + 0.16) return (z * 1000) % 38 < 12 ? m.plastic : m.void
    return z < bottom + 0.085 ? m.plastic : none
  }
}

const tail = (shape: CarShape): Mark => {
  const wide = shape.width / 2
  return ({ u, y, z, nx, nz }) => {
    if (u < shape.length - 0.42 || nz > 0.8) return none
    const out = Math.abs(y)
    const off = z - shape.tailLamps
    if (out > wide * 0.52 && Math.abs(off) < 0.075) return Math.abs(off) > 0.062 ? m.trim : m.red
    if (nx > -0.3) return none
    if (Math.abs(off) < 0.014 && out < wide * 0.52) return m.red
    const plate = z - (shape.tailLamps - 0.2)
    if (out < 0.19 && Math.abs(plate) < 0.055) return m.white
    if (out < 0.26 && Math.abs(plate) < 0.085) return m.trim
    if (Math.abs(z - (shape.clearance + 0.35)) < 0.005) return m.void
    return z < shape.clearance + 0.16 ? m.plastic : none
  }
}

/** Shut lines, handles, sills and arches: what makes a side read as a car's. */
const sides = (shape: CarShape, line: Outline): Mark => {
  const sill = shape.clearance + 0.13
  const [first = 0] = shape.doors
  const last = shape.doors.at(-1) ?? 0
  return ({ u, z, ny }) => {
    if (Math.abs(ny) < 0.45 || z > line.belt(u) + 0.03) return none
    const arch = Math.min(...shape.axles.map((axle) => Math.hypot(u - axle, z - shape.wheel))) - shape.wheel * 1.15
    if (arch < (shape.cladding ? 0.055 : 0.012)) return m.plastic
    if (z < shape.clearance + (shape.cladding ? 0.15 : 0.06)) return m.plastic
    const bend = 0.12 * Math.max(0, z - line.belt(u) + 0.35)
    if (z > sill && shape.doors.some((door) => Math.abs(u - door - bend) < 0.0055)) return m.void
    if (Math.abs(z - sill) < 0.005 && u > first && u < last) return m.void
    if (shape.sliding && Math.abs(z - line.belt(u) + 0.1) < 0.012 && u > last - 0.1 && u < last + 0.85) return m.trim
    const handle = shape.doors.slice(1).some((door) => u > door - 0.3 && u < door - 0.1)
    return handle && Math.abs(z - (line.belt(u) - 0.13)) < 0.017 ? m.chrome : none
  }
}

const bed = (shape: CarShape, line: Outline): Mark => {
  const from = shape.tub ?? Number.POSITIVE_INFINITY
  return ({ u, y, nz }) =>
    u > from && nz > 0.5 && Math.abs(y) < line.halfWidth(u) - 0.13 && u < shape.length - 0.1 ? m.void : none
}

const cockpit = (shape: CarShape, line: Outline): Mark => {
  const from = line.cabin[0] + 0.3
  return ({ u, y, nz, z }) =>
    shape.open &&
    nz > 0.4 &&
    u > from &&
    u < from + 1.95 &&
    Math.abs(y) < line.halfWidth(u) - 0.16 &&
    z < line.belt(u) + 0.06
      ? m.void
      : none
}

/** Reads a car's skin: glass, lamps, lines; paint where nothing else is. */
export const carMarks = (shape: CarShape): Mark => {
  const line = outline(shape)
  const onCabin = [screens(shape, line), sideGlass(shape, line)]
  const onBody = [
    headLamps(shape),
    nose(shape),
    tail(shape),
    sides(shape, line),
    bed(shape, line),
    cockpit(shape, line),
  ]
  return (spot) => {
    const above = spot.z > line.belt(spot.u) + 0.012 && spot.u > line.cabin[0] && spot.u < line.cabin[1]
    for (const mark of above ? onCabin : onBody) {
      const found = mark(spot)
      if (found !== none) return found
    }
    return m.skin
  }
}
