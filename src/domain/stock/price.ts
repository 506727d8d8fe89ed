/** Ten dollars or less is a placeholder and not a price (CARD-04). */
export const leastPrice = 10

/** Converts cents to dollars; undefined when there is no price or only a placeholder. */
export const pricedDollars = (cents: number | undefined): number | undefined =>
  cents === undefined || cents <= leastPrice * 100 ? undefined : cents / 100

/** Returns the asking price in dollars: the offer, else the price; undefined when there is neither (CARD-04). */
export const paidDollars = ({
  price_cents,
  offer_price_cents,
}: {
  readonly price_cents?: number | undefined
  readonly offer_price_cents?: number | undefined
}): number | undefined => pricedDollars(offer_price_cents) ?? pricedDollars(price_cents)

const priceSteps = [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const

/** Returns the band of a price, `20000-30000`. It includes its lower end and excludes its upper one. */
export const priceBand = (dollars: number): string => {
  const upper = priceSteps.findIndex((step) => dollars < step)
  if (upper === -1) return `${priceSteps.at(-1)}+`
  return `${upper === 0 ? 0 : priceSteps[upper - 1]}-${priceSteps[upper]}`
}

/** Returns the 50-dollar band of a weekly repayment, `100-150`. */
export const weeklyBand = (dollars: number): string => {
  const from = Math.floor(dollars / 50) * 50
  return `${from}-${from + 50}`
}
