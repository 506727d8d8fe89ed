import type { ListField } from '@/src/domain/stock/fields/search-fields'
import { hasValue, toggleValue } from '@/src/domain/stock/search-url/search-changes'
import { swatchColour } from './colours'
import { Expander } from './expander'
import { FacetRow } from './facet-row'
import { FacetSection } from './facet-section'
import { valueLabel } from '@/src/domain/stock/fields/value-label'
import { countsOf, useStockSearch } from '../search-context'

const INITIAL_VALUES = 7

type FacetItem = { readonly label: string; readonly count: number }
type FacetOrder = 'count' | 'alphabet' | 'up' | 'down'

const numeric = (label: string): number => Number.parseFloat(label) || 0
const orders: Readonly<Record<FacetOrder, (a: FacetItem, b: FacetItem) => number>> = {
  count: (a, b) => b.count - a.count || a.label.localeCompare(b.label),
  alphabet: (a, b) => a.label.localeCompare(b.label),
  up: (a, b) => numeric(a.label) - numeric(b.label),
  down: (a, b) => numeric(b.label) - numeric(a.label),
}

/** Returns the values of a field with their counts; selected values are included even without results. */
export const useFacetItems = (field: ListField, order: FacetOrder = 'count'): readonly FacetItem[] => {
  const { state, found } = useStockSearch()
  const counts = countsOf(found, field)
  const withoutResults = (state.lists[field] ?? []).filter((value) => !Object.hasOwn(counts, value))
  return [...Object.entries(counts), ...withoutResults.map((value) => [value, 0] as const)]
    .map(([label, count]) => ({ label, count }))
    .sort(orders[order])
}

type RowsProps = { field: ListField; items: readonly FacetItem[]; swatches?: boolean }

export const FacetRows = ({ field, items, swatches = false }: RowsProps) => {
  const { state } = useStockSearch()
  return (
    <ul className="facet-rows">
      {items.map(({ label, count }) => (
        <li key={label}>
          <FacetRow
            change={(current) => toggleValue(current, field, label)}
            selected={hasValue(state, field, label)}
            count={count}
            mark={swatches ? <i style={{ background: swatchColour(label) }} /> : undefined}
          >
            {valueLabel(field, label)}
          </FacetRow>
        </li>
      ))}
    </ul>
  )
}

/** True if a filter has an effect: one of its values is selected, or a vehicle found has another value or none. */
const useIsEffective = (field: ListField, items: readonly FacetItem[]): boolean => {
  const { state, found } = useStockSearch()
  const [first] = items
  if (first === undefined) return false
  return items.length > 1 || state.lists[field] !== undefined || first.count < (found?.nbHits ?? 0)
}

type Props = {
  field: ListField
  title: string
  open?: boolean
  lazy?: boolean
  order?: FacetOrder
  swatches?: boolean
}

/** Filter by a list of values, of which the first seven are visible at once. */
export const FacetList = ({ field, title, open = false, lazy, order = 'count', swatches = false }: Props) => {
  const { state } = useStockSearch()
  const items = useFacetItems(field, order)
  const isEffective = useIsEffective(field, items)
  const selectedCount = state.lists[field]?.length ?? 0
  if (!isEffective) return null
  const first = items.filter(({ label }, index) => index < INITIAL_VALUES || hasValue(state, field, label))
  const rest = items.filter((item) => !first.includes(item))
  return (
    <FacetSection title={title} open={open} selectedCount={selectedCount} lazy={lazy}>
      <FacetRows field={field} items={first} swatches={swatches} />
      {rest.length > 0 && (
        <Expander more={`Show ${rest.length} more`} less="Show fewer">
          <FacetRows field={field} items={rest} swatches={swatches} />
        </Expander>
      )}
    </FacetSection>
  )
}
