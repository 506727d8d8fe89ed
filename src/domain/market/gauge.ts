/** The market gauge as its endpoint returns it (VDP-11). `fill` is 0 to 1, money is dollars. */
export type Gauge = {
  /** Position of the price in the market range: 0 at its top, 1 at its bottom or below. */
  readonly fill: number
  readonly listing_price: number
  readonly market_range_min: number
  readonly market_range_max: number
  /** Confidence in the range, 0 to 1. */
  readonly confidence: number
  readonly description?: string
}

/** Reason for a missing rating: too few comparable vehicles, prices that differ too much, or unknown. */
export type NoRating = { readonly reason: 'few' | 'unsure' | 'unknown' }

/** The gauge is hidden at this confidence or below (VDP-11). */
export const MIN_CONFIDENCE = 0.2

const numericKeys = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const

/** Parses a gauge (VDP-11); undefined without all five numbers, with low confidence or with a price above the range. */
export const parseGauge = (answer: unknown): Gauge | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined
  const fields = answer as Readonly<Record<string, unknown>>
  if (!numericKeys.every((name) => typeof fields[name] === 'number' && Number.isFinite(fields[name]))) return undefined
  const gauge = answer as Gauge
  return gauge.confidence > MIN_CONFIDENCE && gauge.market_range_max >= gauge.listing_price ? gauge : undefined
}

/** Returns the label of a gauge (VDP-11). */
export const dealLabel = (fill: number): string => (fill < 0.65 ? 'Good Deal' : 'Great Deal')

/** Returns the colour band of a gauge (VDP-11). */
export const gaugeBandOf = (fill: number): 'low' | 'middle' | 'high' => {
  if (fill < 0.3) return 'low'
  return fill < 0.6 ? 'middle' : 'high'
}

/**
 * Reports whether a gauge may be shown beside a card that compares the price with a feed's market average (CARD-05), if it
 * does. An average above the whole range of the gauge is of another market than ours, so the two contradict each other.
 */
export const agreesWithAverage = (gauge: Gauge, average: number | undefined): boolean =>
  average === undefined || average <= gauge.market_range_max

const reasonTexts: Readonly<Record<string, string>> = {
  few: 'There aren’t enough comparable vehicles on sale to compare this price with the market.',
  unsure: 'Prices of comparable vehicles vary too much to compare this one with the market.',
}

/** Returns the text for a missing rating; undefined if the response gives no known reason. */
export const noRatingText = (answer: unknown): string | undefined => {
  const { reason } = (answer ?? {}) as { readonly reason?: unknown }
  return typeof reason === 'string' && Object.hasOwn(reasonTexts, reason) ? reasonTexts[reason] : undefined
}
