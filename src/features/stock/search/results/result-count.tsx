import { displayedTotal } from '@/src/domain/stock/search-query/displayed-total'
import { formatCount } from '@/src/domain/text/numbers'
import { countsOf, useStockSearch } from '../search-context'

/** Number of vehicles found, capped by the tenant's switch (SRCH-14). */
export const useDisplayedTotal = (): number => {
  const { switches, found } = useStockSearch()
  return displayedTotal(found?.nbHits ?? 0, switches.search.stock_count, {
    status: countsOf(found, 'status'),
    car_type: countsOf(found, 'car_type'),
  })
}

/** “132 cars” with the dealer's noun; only the noun while the number is unknown. */
export const useCountText = (): string => {
  const { noun, found } = useStockSearch()
  const total = useDisplayedTotal()
  return found === null ? noun[1] : formatCount(total, ...noun)
}

/** Announced when it changes; the text stays the same except for the number. */
export const ResultCount = () => {
  const { found } = useStockSearch()
  const text = useCountText()
  return (
    <p role="status" className="text-muted text-sm whitespace-nowrap">
      {found !== null && (
        <>
          <strong className="text-ink text-base font-semibold tabular-nums">{text}</strong> found
        </>
      )}
    </p>
  )
}
