import { hasValue, toggleValue } from '@/src/domain/stock/search-url/search-changes'
import { useFacetItems } from '../facets/facet-list'
import { FacetRow } from '../facets/facet-row'
import { useStockSearch } from '../search-context'

/** The results by state, as links with their counts. */
export const StockByState = () => {
  const { state } = useStockSearch()
  const items = useFacetItems('state')
  if (items.length < 2) return null
  return (
    <details className="border-border mt-8 rounded-md border">
      <summary className="flex min-h-12 items-center px-4 text-sm font-semibold">Stock by state</summary>
      <ul className="facet-rows max-w-sm p-4 pt-0">
        {items.map(({ label, count }) => (
          <li key={label}>
            <FacetRow
              change={(current) => toggleValue(current, 'state', label)}
              selected={hasValue(state, 'state', label)}
              count={count}
            >
              {label.toUpperCase()}
            </FacetRow>
          </li>
        ))}
      </ul>
    </details>
  )
}
