/** Rules of the price and kilometre sliders (V§4, V§5, SRCH-07). Both ends included. */
export type Bounds = { readonly min: number; readonly max: number }
export type Ends = Bounds

const defaultBounds: Bounds = { min: 0, max: 100_000 }
const rounding = 1000
const errors = {
  below: 'Cannot refine below the range minimum',
  above: 'Cannot refine above the range maximum',
} as const

type Chosen = { readonly min?: number | undefined; readonly max?: number | undefined }

/**
 * The bounds of a slider from the facet's statistics; 0 to 100,000 where there are none. Where cars of one value are
 * left, or none, the ends a shopper chose are within the bounds too: the slider says what the search says.
 */
export const sliderBounds = (stats: Chosen, chosen: Chosen = {}): Bounds => {
  const { min: least, max: most } = stats
  const known = least !== undefined && most !== undefined && least <= most
  if (known && least < most) return { min: Math.floor(least), max: Math.ceil(most) }
  const ends = [chosen.min, chosen.max].filter((end) => end !== undefined)
  const values = known ? [Math.floor(least), Math.ceil(most), ...ends] : [defaultBounds.min, defaultBounds.max, ...ends]
  const bounds = { min: Math.min(...values), max: Math.max(...values) }
  if (bounds.min < bounds.max) return bounds
  // One value alone is no range: down to nothing from there.
  return bounds.max > 0 ? { min: 0, max: bounds.max } : defaultBounds
}

/** What values are rounded to: thousands; a range too small for thousands keeps whole numbers. */
const unitOf = ({ min, max }: Bounds): number => (max - min >= 10 * rounding ? rounding : 1)

const clamped = (value: number, { min, max }: Bounds): number => Math.min(Math.max(value, min), max)

/** One hundredth of the range in whole units, at least one: a smaller step would be rounded back to where it was. */
export const sliderStep = (bounds: Bounds): number => {
  const unit = unitOf(bounds)
  return Math.max(1, Math.round((bounds.max - bounds.min) / 100 / unit)) * unit
}

/** A value to the nearest 1000, within the bounds; the bounds themselves stay as they are. */
export const sliderValue = (value: number, bounds: Bounds): number => {
  if (value <= bounds.min || value >= bounds.max) return clamped(value, bounds)
  const unit = unitOf(bounds)
  return clamped(Math.round(value / unit) * unit, bounds)
}

/** The keys that move a handle: how many steps, or to which end. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
}

/** Where a key takes a handle; undefined for a key that moves none. At the end of the range it stays. */
export const sliderKey = (key: string, value: number, bounds: Bounds): number | undefined => {
  const steps = Object.hasOwn(keySteps, key) ? keySteps[key] : undefined
  return steps === undefined ? undefined : sliderValue(value + steps * sliderStep(bounds), bounds)
}

/**
 * The grid a native slider stands on: every rounded value, with the outermost two for the ends of the range, which
 * are seldom round. `place` gives a value's place on it, `value` the value of a place.
 */
export const sliderGrid = (bounds: Bounds) => {
  const step = unitOf(bounds)
  const min = Math.floor(bounds.min / step) * step
  const max = Math.ceil(bounds.max / step) * step
  const place = (value: number): number => {
    if (value <= bounds.min) return min
    return value >= bounds.max ? max : Math.round(value / step) * step
  }
  return { min, max, step, place, value: (at: number): number => clamped(at, bounds) }
}

/** The ends in force: the search's own, within the bounds; the bounds where it has none. */
export const sliderEnds = (range: Chosen | undefined, bounds: Bounds): Ends => {
  const min = Math.min(Math.max(range?.min ?? bounds.min, bounds.min), bounds.max)
  return { min, max: Math.max(Math.min(range?.max ?? bounds.max, bounds.max), min) }
}

export type Moved = { readonly ends: Ends } | { readonly error: string }

/** One handle moved; it stops at the other. A value outside the bounds is refused, with the catalogue's words (V§8). */
export const moveEnd = (ends: Ends, end: 'min' | 'max', value: number, bounds: Bounds): Moved => {
  if (!Number.isFinite(value) || value < bounds.min) return { error: errors.below }
  if (value > bounds.max) return { error: errors.above }
  const rounded = sliderValue(value, bounds)
  return {
    ends: end === 'min' ? { ...ends, min: Math.min(rounded, ends.max) } : { ...ends, max: Math.max(rounded, ends.min) },
  }
}

/**
 * What is wrong with an amount typed for one end, though a handle would simply stop there: beyond the range, or past the
 * other end. `least` and `most` are what may be typed instead; undefined where nothing is wrong.
 */
export const typedProblem = (
  ends: Ends,
  end: 'min' | 'max',
  value: number,
  bounds: Bounds,
): { readonly kind: 'outside' | 'crossed'; readonly least: number; readonly most: number } | undefined => {
  if (value < bounds.min || value > bounds.max) return { kind: 'outside', least: bounds.min, most: bounds.max }
  const crossed = end === 'min' ? value > ends.max : value < ends.min
  if (!crossed) return undefined
  return end === 'min'
    ? { kind: 'crossed', least: bounds.min, most: ends.max }
    : { kind: 'crossed', least: ends.min, most: bounds.max }
}

/** The range to search by: an end that rests at its bound is no limit; undefined when neither end is one. */
export const rangeOfEnds = (
  ends: Ends,
  bounds: Bounds,
): { readonly min?: number; readonly max?: number } | undefined => {
  const min = ends.min > bounds.min ? Math.floor(ends.min) : undefined
  const max = ends.max < bounds.max ? Math.ceil(ends.max) : undefined
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
