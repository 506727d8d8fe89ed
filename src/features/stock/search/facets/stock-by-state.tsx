import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { hasValue, toggleValue } from '@/src/domain/stock/search-url/search-changes'
import { Icon } from '@/src/ui/icon'
import { useFacetItems } from './facet-list'
import { FacetRow } from './facet-row'
import { useStockSearch } from '../search-context'

const StockMap = lazy(() => import('./stock-map'))

/** The results by state: links with their counts, and beside them a map that is loaded when it is opened. */
export const StockByState = () => {
  const { state, go, latest } = useStockSearch()
  const [opened, setOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before hydration, it fires no further event.
  useEffect(() => {
    if (details.current?.open) setOpened(true)
  }, [])
  const items = useFacetItems('state')
  if (items.length === 0) return null
  return (
    <details
      ref={details}
      className="border-border mt-8 rounded-md border"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-12 items-center gap-2 px-4 text-sm font-semibold">
        <Icon name="map-pin" className="text-muted size-5" />
        View on map
      </summary>
      <div className="grid gap-x-10 gap-y-4 p-4 pt-0 sm:grid-cols-[minmax(10rem,1fr)_minmax(0,26rem)]">
        <ul className="facet-rows">
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
        <div className="aspect-39/35 w-full">
          {opened && (
            <Suspense>
              <StockMap
                counts={Object.fromEntries(items.map(({ label, count }) => [label, count]))}
                selected={state.lists.state ?? []}
                onSelect={(value) => go(toggleValue(latest(), 'state', value))}
              />
            </Suspense>
          )}
        </div>
      </div>
    </details>
  )
}
