/** CARD-04: ten dollars or less is a placeholder, not a price. */
export const leastPrice = 10

/** Whole or decimal dollars of a real price; undefined where there is none. */
export const pricedDollars = (cents: number | undefined): number | undefined =>
  cents === undefined || cents <= leastPrice * 100 ? undefined : cents / 100

/** What a shopper pays, in dollars: the offer, else the price; undefined where there is no real one (CARD-04). */
export const paidDollars = ({
  price_cents,
  offer_price_cents,
}: {
  readonly price_cents?: number | undefined
  readonly offer_price_cents?: number | undefined
}): number | undefined => pricedDollars(offer_price_cents) ?? pricedDollars(price_cents)

const priceSteps = [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const

/** The band a price falls in, `20000-30000`: the lower end belongs to it, the upper does not. */
export const priceBand = (dollars: number): string => {
  const upper = priceSteps.findIndex((step) => dollars < step)
  if (upper === -1) return `${priceSteps.at(-1)}+`
  return `${upper === 0 ? 0 : priceSteps[upper - 1]}-${priceSteps[upper]}`
}

/** The band of fifty dollars a week a repayment falls in, `100-150`. */
export const weeklyBand = (dollars: number): string => {
  const from = Math.floor(dollars / 50) * 50
  return `${from}-${from + 50}`
}
