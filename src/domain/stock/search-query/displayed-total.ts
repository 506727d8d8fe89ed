import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import type { Noun } from '../vehicle/nouns'

/** Above this many hits the configured count of the tenant is displayed (SRCH-14). */
const MAX_EXACT_TOTAL = 1999

type Counts = Readonly<Record<string, number>>

const sumCounts = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((total, one) => total + one, 0)

/** Returns how many of the hits are sold: a search lists them for a few days, but nothing counts them as stock. */
export const soldOf = (status: Counts | undefined): number => status?.['sold'] ?? 0

/** Explains a total that counts sold vehicles: `, 3 of them just sold`; empty without any. */
export const formatSoldNote = (total: number, sold: number): string => {
  if (sold === 0) return ''
  if (sold >= total) return total === 1 ? ', but just sold' : ', all of them just sold'
  return `, ${formatInteger(sold)} of them just sold`
}

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

/** Text of the button that opens the results: “Show me 12 cars” (SRCH-09). Without the number while it is unknown. */
export const formatShowMe = (count: number | undefined, noun: Noun): string =>
  `Show me ${count === undefined ? noun[1] : formatCount(count, ...noun)}`
