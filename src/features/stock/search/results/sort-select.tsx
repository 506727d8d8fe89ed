import { Icon } from '@/src/ui/icon'
import { useState } from 'react'
import { sortOfSearch } from '@/src/domain/stock/search-query/parameters'
import type { StockSort } from '@/src/domain/stock/search-record/search-record'
import { listOfferedSorts } from '@/src/domain/stock/search-url/rules'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { withSort } from '@/src/domain/stock/search-url/search-changes'
import { button } from '@/src/ui/button'
import { Select } from '@/src/ui/inputs/select'
import { HiddenSearchFields, pathOf } from '../query/hidden-search-fields'
import { useStockSearch } from '../search-context'

const labels: Readonly<Record<StockSort, string>> = {
  relevant: 'Most relevant',
  latest: 'Latest',
  price_desc: 'Highest price',
  price_asc: 'Lowest price',
  km_asc: 'Lowest kilometres',
  nearest: 'Nearest',
}

/** Sort of the results, among those the tenant offers (SRCH-01); a plain form before hydration. */
export const SortSelect = ({ id }: { id: string }) => {
  const { state, switches, go, latest, href } = useStockSearch()
  const current = sortOfSearch(state, switches.search)
  const tenantSorts: readonly StockSort[] = [
    ...listOfferedSorts(switches.search),
    ...(state.near ? (['nearest'] as const) : []),
  ]
  const sorts = tenantSorts.includes(current) ? tenantSorts : [...tenantSorts, current]
  const currentHref = href(state)
  // The control shows the selection until the search that it requested is shown.
  const [selection, setSelection] = useState<{ readonly sort: StockSort; readonly from: SearchState }>()
  return (
    <form action={pathOf(currentHref)} method="get" className="flex items-center gap-2">
      <HiddenSearchFields href={currentHref} omits={(name) => name === 'sortBy' || name === 'page'} />
      <div className="sort-select">
        <Select
          id={id}
          name="sortBy"
          label="Sort by"
          isInline
          value={selection?.from === state ? selection.sort : current}
          onChange={(event) => {
            const sort = sorts.find((option) => option === event.target.value)
            if (!sort) return
            setSelection({ sort, from: state })
            go(withSort(latest(), sort))
          }}
          options={sorts.map((sort) => [sort, labels[sort]])}
        />
        <Icon name="chevron-down" />
      </div>
      <noscript>
        <button type="submit" className={button('secondary')}>
          Sort
        </button>
      </noscript>
    </form>
  )
}
