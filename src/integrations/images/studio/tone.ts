/**
 * From a master's stored bytes to the screen's: `paint` of `tools/studio/masters.py` as tables, so that a pixel costs
 * three additions and look-ups.
 */

/** Masters store light up to this value, as `sqrt(light / MASTER_RANGE)`. */
const MASTER_RANGE = 2
/** Table entries per unit of light: enough that no entry is off by more than a tenth of a screen's step. */
const STEPS = 16_384

const decode = (stored: number): number => (stored / 255) ** 2 * MASTER_RANGE

const toLinear = (srgb: number): number => (srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4)

const toSrgb = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const SHOULDER_START = 0.7

/** Rolls highlights off instead of clipping them. */
const shoulder = (light: number): number => {
  const room = 1 - SHOULDER_START
  return light > SHOULDER_START ? SHOULDER_START + room * Math.tanh((light - SHOULDER_START) / room) : light
}

/** A paint may add as much light again as the fixed part has. */
const screenBytes = Uint8Array.from({ length: 2 * MASTER_RANGE * STEPS + 1 }, (_, light) =>
  Math.round(toSrgb(Math.min(1, shoulder(light / STEPS))) * 255),
)

const lightTable = (share: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, stored) => Math.round(decode(stored) * share * STEPS))

const [BACKDROP_TOP, BACKDROP_BOTTOM] = [0.93, 0.852]

/** Returns the studio's backdrop as the screen's byte, at a share of the image's height from its top. */
export const backdropAt = (share: number): number =>
  screenBytes[Math.round(toLinear(BACKDROP_TOP + (BACKDROP_BOTTOM - BACKDROP_TOP) * share) * STEPS)] ?? 0

export type ChannelTones = {
  /** Light in steps, by a stored byte of `fixed` and of `added`. */
  readonly fixed: Uint16Array
  readonly added: Uint16Array
  /** A screen's byte, by the sum of both. */
  readonly screen: Uint8Array
}

const fixed = lightTable(1)

/** Returns the tables of a paint, given as `#rrggbb`, for red, green and blue. */
export const tonesOf = (hex: string): readonly ChannelTones[] =>
  [1, 3, 5].map((at) => ({
    fixed,
    added: lightTable(toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)),
    screen: screenBytes,
  }))
