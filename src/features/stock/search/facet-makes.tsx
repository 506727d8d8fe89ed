import { useState } from 'react'
import { hasValue, toggleValue } from '@/src/domain/stock/search-url/steps'
import { makeOf } from '@/src/domain/stock/search-url/state'
import { Expander } from './expander'
import { FacetRows, useFacetItems } from './facet-list'
import { FacetRow } from './facet-row'
import { FacetSection } from './facet-section'
import { useStockSearch } from './search-context'
import { useDrawn } from './use-drawn'

const makesAtFirst = 7
const mostModels = 30

type Item = { readonly label: string; readonly count: number }

/**
 * Returns the makes above "Show all makes": the tenant's popular ones, else the first seven; selected ones always
 * (SRCH-05).
 */
const firstMakes = (makes: readonly Item[], popular: readonly string[], chosen: readonly string[]): readonly Item[] => {
  const names = popular.slice(0, 20).map((name) => name.toLowerCase())
  const isPopular = ({ label }: Item): boolean => names.includes(label.toLowerCase())
  const known = makes.filter(isPopular)
  const first = known.length > 0 ? known : makes.slice(0, makesAtFirst)
  return makes.filter((item) => first.includes(item) || chosen.includes(item.label))
}

const Models = ({ make, models }: { make: string; models: readonly Item[] }) => {
  const { state, switches } = useStockSearch()
  const chosen = (state.lists.make_model ?? []).filter((pair) => makeOf(pair) === make)
  const [open] = useState(chosen.length > 0)
  const { drawn, later, details, open: draw } = useDrawn(open)
  const shown = models.filter(({ label }, index) => index < mostModels || chosen.includes(label))
  if (shown.length === 0) return null
  const rows = <FacetRows field="make_model" items={shown} />
  if (switches.search.models_always_open) return <div className="pl-8">{rows}</div>
  return (
    <details ref={details} open={open} data-later={later} className="pl-8">
      <summary onClick={draw} className="facet-more">
        Select models
      </summary>
      {drawn && rows}
    </details>
  )
}

const Makes = ({ makes, models }: { makes: readonly Item[]; models: readonly Item[] }) => {
  const { state } = useStockSearch()
  return (
    <ul className="facet-rows">
      {makes.map(({ label, count }) => {
        const chosen = hasValue(state, 'make', label)
        return (
          <li key={label}>
            <FacetRow change={(one) => toggleValue(one, 'make', label)} chosen={chosen} count={count}>
              {label}
            </FacetRow>
            {chosen && <Models make={label} models={models.filter((item) => makeOf(item.label) === label)} />}
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
  const chosen = state.lists.make ?? []
  if (makes.length === 0 && chosen.length === 0) return null
  const first = firstMakes(makes, switches.search.popular_makes, chosen)
  const rest = makes.filter((item) => !first.includes(item))
  return (
    <FacetSection title={title} open chosen={chosen.length}>
      <Makes makes={first} models={models} />
      {rest.length > 0 && (
        <Expander more="Show all makes" less="Hide extra makes">
          <Makes makes={[...rest].sort((a, b) => a.label.localeCompare(b.label))} models={models} />
        </Expander>
      )}
    </FacetSection>
  )
}
