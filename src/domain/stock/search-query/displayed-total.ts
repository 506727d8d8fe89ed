/** Above this many hits the configured count of the tenant is displayed (SRCH-14). */
const MAX_EXACT_TOTAL = 1999

type Counts = Readonly<Record<string, number>>

const sumCounts = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((total, one) => total + one, 0)

/**
 * Returns the total to display: the number of hits; above 1999 the configured count, else the sum by status or car type
 * (SRCH-14).
 */
export const displayedTotal = (
  hits: number,
  stockCount: number,
  facets: { readonly status?: Counts | undefined; readonly car_type?: Counts | undefined },
): number => {
  if (hits <= MAX_EXACT_TOTAL) return hits
  if (stockCount > 0) return stockCount
  return sumCounts(facets.status) || sumCounts(facets.car_type) || hits
}
