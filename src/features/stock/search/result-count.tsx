import { shownTotal } from '@/src/domain/stock/search-query/shown-total'
import { grouped } from '@/src/domain/grouped'
import { countsOf, useStockSearch } from './search-context'

/** How many cars the search found, as the tenant says it (SRCH-14). */
const useShownTotal = (): number => {
  const { switches, found } = useStockSearch()
  return shownTotal(found?.nbHits ?? 0, switches.search.stock_count, {
    status: countsOf(found, 'status'),
    car_type: countsOf(found, 'car_type'),
  })
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
