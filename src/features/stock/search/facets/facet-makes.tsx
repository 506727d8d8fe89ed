import { useState } from 'react'
import { hasValue, toggleValue } from '@/src/domain/stock/search-url/search-changes'
import { makeOfPair } from '@/src/domain/stock/search-url/make-of-pair'
import { Expander } from './expander'
import { FacetRows, useFacetItems } from './facet-list'
import { FacetRow } from './facet-row'
import { FacetSection } from './facet-section'
import { useStockSearch } from '../search-context'
import { useLazyDetails } from './use-lazy-details'

const INITIAL_MAKES = 7
const MAX_MODELS = 30

type FacetItem = { readonly label: string; readonly count: number }

/**
 * Returns the makes above "Show all makes": the tenant's popular ones, else the first seven; selected ones always
 * (SRCH-05).
 */
const firstMakes = (
  makes: readonly FacetItem[],
  popular: readonly string[],
  selected: readonly string[],
): readonly FacetItem[] => {
  const names = popular.slice(0, 20).map((name) => name.toLowerCase())
  const isPopular = ({ label }: FacetItem): boolean => names.includes(label.toLowerCase())
  const popularMakes = makes.filter(isPopular)
  const first = popularMakes.length > 0 ? popularMakes : makes.slice(0, INITIAL_MAKES)
  return makes.filter((item) => first.includes(item) || selected.includes(item.label))
}

const Models = ({ make, models }: { make: string; models: readonly FacetItem[] }) => {
  const { state, switches } = useStockSearch()
  const selected = (state.lists.make_model ?? []).filter((pair) => makeOfPair(pair) === make)
  const [open] = useState(selected.length > 0)
  const { drawn, later, details, open: renderModels } = useLazyDetails(open)
  const visibleModels = models.filter(({ label }, index) => index < MAX_MODELS || selected.includes(label))
  if (visibleModels.length === 0) return null
  const rows = <FacetRows field="make_model" items={visibleModels} />
  if (switches.search.models_always_open) return <div className="pl-8">{rows}</div>
  return (
    <details ref={details} open={open} data-later={later} className="pl-8">
      <summary onClick={renderModels} className="facet-more">
        Select models
      </summary>
      {drawn && rows}
    </details>
  )
}

const Makes = ({ makes, models }: { makes: readonly FacetItem[]; models: readonly FacetItem[] }) => {
  const { state } = useStockSearch()
  return (
    <ul className="facet-rows">
      {makes.map(({ label, count }) => {
        const selected = hasValue(state, 'make', label)
        return (
          <li key={label}>
            <FacetRow change={(current) => toggleValue(current, 'make', label)} selected={selected} count={count}>
              {label}
            </FacetRow>
            {selected && <Models make={label} models={models.filter((item) => makeOfPair(item.label) === label)} />}
          </li>
        )
      })}
    </ul>
  )
}

/** Filter by make, with the models of the selected makes (SRCH-05). */
export const FacetMakes = ({ title }: { title: string }) => {
  const { state, switches } = useStockSearch()
  const makes = useFacetItems('make')
  const models = useFacetItems('make_model')
  const selected = state.lists.make ?? []
  if (makes.length === 0 && selected.length === 0) return null
  const first = firstMakes(makes, switches.search.popular_makes, selected)
  const rest = makes.filter((item) => !first.includes(item))
  return (
    <FacetSection title={title} open selectedCount={selected.length}>
      <Makes makes={first} models={models} />
      {rest.length > 0 && (
        <Expander more="Show all makes" less="Hide extra makes">
          <Makes makes={[...rest].sort((a, b) => a.label.localeCompare(b.label))} models={models} />
        </Expander>
      )}
    </FacetSection>
  )
}
