import { useInstantSearch, useStats } from 'react-instantsearch'
import { shownTotal } from '@/src/domain/stock/search-query/shown-total'
import { grouped } from '../card-facts'
import { useStockSearch } from './search-context'

/** How many cars the search found, as the tenant says it (SRCH-14). */
const useShownTotal = (): number => {
  const { switches } = useStockSearch()
  const { nbHits } = useStats()
  const { results } = useInstantSearch()
  const counts = (name: string): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(results?.disjunctiveFacets?.find((facet) => facet?.name === name)?.data ?? {}))
  return shownTotal(nbHits, switches.search.stock_count, { status: counts('status'), car_type: counts('car_type') })
}

/** “132 cars”, in the dealer's word. */
export const useFoundText = (): string => {
  const { noun } = useStockSearch()
  const total = useShownTotal()
  return `${grouped(total)} ${noun[total === 1 ? 0 : 1]}`
}

/** Announced when it changes; the words stay the same, so that only the number is news. */
export const ResultCount = () => (
  <p role="status" className="text-muted text-sm whitespace-nowrap">
    <strong className="text-ink text-base font-semibold tabular-nums">{useFoundText()}</strong> found
  </p>
)
