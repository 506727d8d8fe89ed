/** The market gauge's answer as its endpoint gives it (V§3). `fill` runs from 0 to 1, money is dollars. */
export type Gauge = {
  /** Where the price stands in the market's range: 0 at its top, 1 at its bottom or under it. */
  readonly fill: number
  readonly listing_price: number
  readonly market_range_min: number
  readonly market_range_max: number
  /** How sure the range is, from 0 to 1. */
  readonly confidence: number
  readonly description?: string
}

/** Why there is no rating: too few comparable vehicles, or their prices differ too much; or nobody says. */
export type NoRating = { readonly reason: 'few' | 'unsure' | 'unknown' }

/** V§5: at this confidence, or under it, nothing is shown. */
export const leastConfidence = 0.2

const numbers = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const

/** VDP-11: the gauge to show; undefined unless all five are there, it is sure enough, and the price is in reach. */
export const shownGauge = (answer: unknown): Gauge | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined
  const given = answer as Readonly<Record<string, unknown>>
  if (!numbers.every((name) => typeof given[name] === 'number' && Number.isFinite(given[name]))) return undefined
  const gauge = answer as Gauge
  return gauge.confidence > leastConfidence && gauge.market_range_max >= gauge.listing_price ? gauge : undefined
}

/** V§9: the label of a gauge. */
export const dealLabel = (fill: number): string => (fill < 0.65 ? 'Good Deal' : 'Great Deal')

/** V§9: the colour band of a gauge. */
export const gaugeBand = (fill: number): 'low' | 'middle' | 'high' => {
  if (fill < 0.3) return 'low'
  return fill < 0.6 ? 'middle' : 'high'
}

const reasons: Readonly<Record<string, string>> = {
  few: 'There are too few comparable vehicles on sale here to compare this price with the market.',
  unsure: 'Prices of comparable vehicles differ too much to compare this one with the market.',
}

/** Why there is no rating, in words; undefined where the answer does not say. */
export const noRatingText = (answer: unknown): string | undefined => {
  const { reason } = (answer ?? {}) as { readonly reason?: unknown }
  return typeof reason === 'string' && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
}
