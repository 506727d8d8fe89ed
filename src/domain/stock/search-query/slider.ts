/** Bounds of the price and kilometre sliders (SRCH-07). Both ends included. */
export type SliderBounds = { readonly min: number; readonly max: number }
export type SliderRange = SliderBounds

const defaultBounds: SliderBounds = { min: 0, max: 100_000 }
const ROUNDING_UNIT = 1000
const errorTexts = {
  below: 'Cannot refine below the range minimum',
  above: 'Cannot refine above the range maximum',
} as const

type PartialRange = { readonly min?: number | undefined; readonly max?: number | undefined }

/**
 * Computes a slider's bounds from the facet's statistics; 0 to 100,000 without any. When the remaining vehicles have
 * one value or none, the bounds also include the chosen range, so that the slider displays what is searched.
 */
export const computeSliderBounds = (stats: PartialRange, chosenRange: PartialRange = {}): SliderBounds => {
  const { min: lowest, max: highest } = stats
  const hasStatistics = lowest !== undefined && highest !== undefined && lowest <= highest
  if (hasStatistics && lowest < highest) return { min: Math.floor(lowest), max: Math.ceil(highest) }
  const ends = [chosenRange.min, chosenRange.max].filter((end) => end !== undefined)
  const values = hasStatistics
    ? [Math.floor(lowest), Math.ceil(highest), ...ends]
    : [defaultBounds.min, defaultBounds.max, ...ends]
  const bounds = { min: Math.min(...values), max: Math.max(...values) }
  if (bounds.min < bounds.max) return bounds
  // A single value is no range, so it starts at 0.
  return bounds.max > 0 ? { min: 0, max: bounds.max } : defaultBounds
}

/** Values are rounded to thousands, or to whole numbers when the range is too small for thousands. */
const roundingUnitOf = ({ min, max }: SliderBounds): number => (max - min >= 10 * ROUNDING_UNIT ? ROUNDING_UNIT : 1)

const clamp = (value: number, { min, max }: SliderBounds): number => Math.min(Math.max(value, min), max)

/** One hundredth of the range in rounded units, at least one; a smaller step would be undone by rounding. */
export const computeSliderStep = (bounds: SliderBounds): number => {
  const unit = roundingUnitOf(bounds)
  return Math.max(1, Math.round((bounds.max - bounds.min) / 100 / unit)) * unit
}

/** Rounds a value to the nearest 1000 within the bounds; the bounds themselves are not rounded. */
export const roundSliderValue = (value: number, bounds: SliderBounds): number => {
  if (value <= bounds.min || value >= bounds.max) return clamp(value, bounds)
  const unit = roundingUnitOf(bounds)
  return clamp(Math.round(value / unit) * unit, bounds)
}

/** Number of steps by which a key moves a handle; infinite for the ends. */
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

/** A wider range has a few expensive vehicles and most others at one end, so its steps grow with the amount. */
const MAX_EVEN_RANGE = 200_000

/** Steps of the trade up to an amount: small ones where most vehicles are. Multiples of the rounding unit. */
const tradeSteps: readonly (readonly [upTo: number, step: number])[] = [
  [50_000, 1000],
  [100_000, 2000],
  [200_000, 5000],
  [500_000, 25_000],
  [1_000_000, 50_000],
  [Infinity, 250_000],
]

const stopsCache = new Map<string, readonly number[]>()

/** Lists the values of a slider with growing steps, the bounds included. */
const listStops = ({ min, max }: SliderBounds): readonly number[] => {
  const key = `${String(min)} ${String(max)}`
  const cached = stopsCache.get(key)
  if (cached) return cached
  const stops: number[] = [min]
  for (const [upTo, step] of tradeSteps)
    for (
      let value = Math.floor((stops.at(-1) ?? min) / step) * step + step;
      value <= upTo && value < max;
      value += step
    )
      stops.push(value)
  stops.push(max)
  stopsCache.clear()
  stopsCache.set(key, stops)
  return stops
}

const hasGrowingSteps = ({ min, max }: SliderBounds): boolean => max - min > MAX_EVEN_RANGE

const findNearestStop = (stops: readonly number[], value: number): number =>
  stops.reduce((best, stop, at) => (Math.abs(stop - value) < Math.abs((stops[best] ?? 0) - value) ? at : best), 0)

/** Returns a handle's value after a key press, within the bounds; undefined for any other key. */
export const sliderValueAfterKey = (key: string, value: number, bounds: SliderBounds): number | undefined => {
  const steps = Object.hasOwn(keySteps, key) ? keySteps[key] : undefined
  if (steps === undefined) return undefined
  if (!hasGrowingSteps(bounds)) return roundSliderValue(value + steps * computeSliderStep(bounds), bounds)
  const stops = listStops(bounds)
  return stops[clamp(findNearestStop(stops, value) + steps, { min: 0, max: stops.length - 1 })]
}

/**
 * Creates the grid of a native slider: all rounded values, or in a wide range those of the trade's steps (SHP-04), with
 * the outermost two standing for the bounds, which are seldom round. `toPosition` converts a value to its grid
 * position, `value` a grid position to its value.
 */
export const createSliderGrid = (bounds: SliderBounds) => {
  if (hasGrowingSteps(bounds)) {
    const stops = listStops(bounds)
    return {
      min: 0,
      max: stops.length - 1,
      step: 1,
      toPosition: (value: number): number => findNearestStop(stops, value),
      value: (at: number): number => stops[clamp(Math.round(at), { min: 0, max: stops.length - 1 })] ?? bounds.min,
    }
  }
  const step = roundingUnitOf(bounds)
  const min = Math.floor(bounds.min / step) * step
  const max = Math.ceil(bounds.max / step) * step
  const toPosition = (value: number): number => {
    if (value <= bounds.min) return min
    return value >= bounds.max ? max : Math.round(value / step) * step
  }
  return { min, max, step, toPosition, value: (at: number): number => clamp(at, bounds) }
}

/** Returns the search's range within the bounds; an end it does not have is the bound. */
export const toSliderRange = (range: PartialRange | undefined, bounds: SliderBounds): SliderRange => {
  const min = Math.min(Math.max(range?.min ?? bounds.min, bounds.min), bounds.max)
  return { min, max: Math.max(Math.min(range?.max ?? bounds.max, bounds.max), min) }
}

export type MoveResult = { readonly ends: SliderRange } | { readonly error: string }

/** Moves one handle, which stops at the other. A value outside the bounds returns an error text (SRCH-07). */
export const moveSliderEnd = (
  ends: SliderRange,
  end: 'min' | 'max',
  value: number,
  bounds: SliderBounds,
): MoveResult => {
  if (!Number.isFinite(value) || value < bounds.min) return { error: errorTexts.below }
  if (value > bounds.max) return { error: errorTexts.above }
  const rounded = roundSliderValue(value, bounds)
  return {
    ends: end === 'min' ? { ...ends, min: Math.min(rounded, ends.max) } : { ...ends, max: Math.max(rounded, ends.min) },
  }
}

/**
 * Checks an amount typed for one end: `outside` the bounds, or `crossed` past the other end, where a dragged handle
 * would just stop. `min` and `max` are the allowed limits. Undefined when the amount is valid.
 */
export const findAmountProblem = (
  ends: SliderRange,
  end: 'min' | 'max',
  value: number,
  bounds: SliderBounds,
): { readonly kind: 'outside' | 'crossed'; readonly min: number; readonly max: number } | undefined => {
  if (value < bounds.min || value > bounds.max) return { kind: 'outside', min: bounds.min, max: bounds.max }
  const isCrossed = end === 'min' ? value > ends.max : value < ends.min
  if (!isCrossed) return undefined
  return end === 'min'
    ? { kind: 'crossed', min: bounds.min, max: ends.max }
    : { kind: 'crossed', min: ends.min, max: bounds.max }
}

/** Returns the range to search by. A handle at its bound is no limit; undefined when both are. */
export const toSearchRange = (
  ends: SliderRange,
  bounds: SliderBounds,
): { readonly min?: number; readonly max?: number } | undefined => {
  const min = ends.min > bounds.min ? Math.floor(ends.min) : undefined
  const max = ends.max < bounds.max ? Math.ceil(ends.max) : undefined
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
