import { displayedTotal, formatShowMe, formatSoldNote, soldOf } from '@/src/domain/stock/search-query/displayed-total'
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

/**
 * Number of sold vehicles among those found. The results count the values of a chosen filter without that filter, so
 * with a chosen status the number is unknown.
 */
const useSoldCount = (): number => {
  const { state, found } = useStockSearch()
  return state.lists.status === undefined ? soldOf(countsOf(found, 'status')) : 0
}

/** “132 cars” with the dealer's noun; only the noun while the number is unknown. */
export const useCountText = (): string => {
  const { noun, found } = useStockSearch()
  const total = useDisplayedTotal()
  return found === null ? noun[1] : formatCount(total, ...noun)
}

/** “Show me 132 cars”, as `useCountText`. */
export const useShowMeText = (): string => {
  const { noun, found } = useStockSearch()
  const total = useDisplayedTotal()
  return formatShowMe(found === null ? undefined : total, noun)
}

/** Announced when it changes; the text stays the same except for the number. */
export const ResultCount = () => {
  const { found } = useStockSearch()
  const text = useCountText()
  const note = formatSoldNote(useDisplayedTotal(), useSoldCount())
  return (
    <p role="status" className="text-muted text-sm">
      {found !== null && (
        <>
          <strong className="text-ink text-base font-semibold tabular-nums">{text}</strong> found{note}
        </>
      )}
    </p>
  )
}
