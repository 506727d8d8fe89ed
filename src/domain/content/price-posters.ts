/** A price that a shopper has in mind, with the vehicles that cost no more. `limit` is in dollars. */
export type PricePoster = { readonly limit: number; readonly href: string; readonly count: number }

/** Round prices that shoppers think in, in dollars. */
const limits = [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 60_000, 80_000, 120_000, 200_000]

const MAX_POSTERS = 3

/** The searches that are counted, lowest price first. `basePath` is the address of the dealer's search. */
export const listPriceSearches = (basePath: string): readonly Pick<PricePoster, 'limit' | 'href'>[] =>
  limits.map((limit) => ({ limit, href: `${basePath}?range[price]=:${limit}` }))

/**
 * Chooses up to three prices, lowest first. A price that adds no vehicle to the one before it, or has none, is left out,
 * so each poster leads to a longer list than the last.
 */
export const choosePricePosters = (posters: readonly PricePoster[]): readonly PricePoster[] =>
  posters
    .toSorted((a, b) => a.limit - b.limit)
    .filter(({ count }, index, sorted) => count > (sorted[index - 1]?.count ?? 0))
    .slice(0, MAX_POSTERS)
