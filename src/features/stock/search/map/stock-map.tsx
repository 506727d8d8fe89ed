import { lazy, Suspense, useMemo } from 'react'
import { hasValue, toggleValue } from '@/src/domain/stock/search-url/search-changes'
import { formatCount } from '@/src/domain/text/numbers'
import { useSiteBasics } from '@/src/shared/site-basics'
import { Icon } from '@/src/ui/icon'
import { useFacetItems } from '../facets/facet-list'
import { useStockSearch } from '../search-context'

/** Words instead of the map, where the browser draws none or its script does not arrive. */
const MissingMap = () => <p className="p-4">The map can’t be shown here. Choose a location in the filters instead.</p>

const PinMap = lazy(() =>
  import('@/src/ui/map/pin-map').catch((error: unknown) => {
    console.warn('The map could not be loaded:', error)
    return { default: MissingMap }
  }),
)

/** A location of the dealer, as the map of stock draws it. */
export type MapLocation = { readonly name: string; readonly lng: number; readonly lat: number }

/** The locations that have vehicles of this search, or are chosen in it. */
const useStockPins = (locations: readonly MapLocation[]) => {
  const { state } = useStockSearch()
  const items = useFacetItems('location_name')
  return useMemo(() => {
    const counts = new Map(items.map(({ label, count }) => [label, count]))
    return locations.flatMap(({ name, lng, lat }) => {
      const count = counts.get(name)
      if (count === undefined) return []
      return [{ id: name, label: name, lng, lat, count, selected: hasValue(state, 'location_name', name) }]
    })
  }, [items, locations, state])
}

const joinNames = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** The results on a map, beside the list (SHP-04): a pin for each location, which filters by it. */
export const StockMap = ({ locations }: { readonly locations: readonly MapLocation[] }) => {
  const { go, latest, noun } = useStockSearch()
  const pins = useStockPins(locations)
  const { mapStyle } = useSiteBasics()
  return (
    <div id="stock-map" className="stock-map">
      {pins.length === 0 ? (
        <p className="text-muted p-4">No vehicles at our locations match this search.</p>
      ) : (
        <Suspense fallback={<p className="text-muted p-4">Loading the map…</p>}>
          <PinMap
            // The first view shows all pins of a search, and a new search has others.
            key={pins.map(({ id }) => id).join()}
            pins={pins}
            label="Map of our stock"
            styleUrl={mapStyle}
            drawsWithoutService
            fallback={<MissingMap />}
            describe={(count, names) => `${formatCount(count, noun[0], noun[1])} at ${joinNames.format(names)}`}
            onSelect={({ id }) => go(toggleValue(latest(), 'location_name', id))}
          />
        </Suspense>
      )}
    </div>
  )
}

type SwitchProps = { readonly shown: boolean; readonly onToggle: () => void }

export const MapSwitch = ({ shown, onToggle }: SwitchProps) => (
  <button
    type="button"
    aria-expanded={shown}
    aria-controls={shown ? 'stock-map' : undefined}
    onClick={onToggle}
    className="text-accent-text inline-flex min-h-11 items-center gap-2 px-2 text-sm font-semibold hover:underline lg:min-h-9"
  >
    <Icon name="map-pin" className="size-5" />
    {shown ? 'Hide map' : 'Map'}
  </button>
)
