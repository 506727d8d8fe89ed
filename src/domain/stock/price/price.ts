/** Ten dollars or less is a placeholder and not a price (CARD-04). */
export const MAX_PLACEHOLDER_DOLLARS = 10

/** Converts cents to dollars; undefined when there is no price or only a placeholder. */
export const toPriceDollars = (cents: number | undefined): number | undefined =>
  cents === undefined || cents <= MAX_PLACEHOLDER_DOLLARS * 100 ? undefined : cents / 100

/** Returns the asking price in dollars: the offer, else the price; undefined when there is neither (CARD-04). */
export const askingPriceDollars = ({
  price_cents,
  offer_price_cents,
}: {
  readonly price_cents?: number | undefined
  readonly offer_price_cents?: number | undefined
}): number | undefined => toPriceDollars(offer_price_cents) ?? toPriceDollars(price_cents)

const priceBandLimits = [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const

/** Returns the band of a price, `20000-30000`. It includes its lower end and excludes its upper one. */
export const toPriceBand = (dollars: number): string => {
  const upper = priceBandLimits.findIndex((step) => dollars < step)
  if (upper === -1) return `${priceBandLimits.at(-1)}+`
  return `${upper === 0 ? 0 : priceBandLimits[upper - 1]}-${priceBandLimits[upper]}`
}

/** Returns the 50-dollar band of a weekly repayment, `100-150`. */
export const toWeeklyBand = (dollars: number): string => {
  const from = Math.floor(dollars / 50) * 50
  return `${from}-${from + 50}`
}

/** The current price in whole cents; null if it is absent. */
export const currentPriceCents = (vehicle: Parameters<typeof askingPriceDollars>[0]): number | null => {
  const dollars = askingPriceDollars(vehicle)
  return dollars === undefined ? null : Math.round(dollars * 100)
}
