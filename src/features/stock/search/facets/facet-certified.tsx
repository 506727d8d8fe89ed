import { hasValue, toggleValue } from '@/src/domain/stock/search-url/search-changes'
import { useFacetItems } from './facet-list'
import { FacetRow } from './facet-row'
import { FacetSection } from './facet-section'
import { useStockSearch } from '../search-context'

/** Filter with one value: certified vehicles only. */
export const FacetCertified = ({ title }: { title: string }) => {
  const { state, noun } = useStockSearch()
  const certified = useFacetItems('certified').find(({ label }) => label === 'true')
  const selected = hasValue(state, 'certified', 'true')
  if (!selected && (certified?.count ?? 0) === 0) return null
  return (
    <FacetSection title={title} open={false} selectedCount={selected ? 1 : 0}>
      <ul className="facet-rows">
        <li>
          <FacetRow
            change={(current) => toggleValue(current, 'certified', 'true')}
            selected={selected}
            count={certified?.count}
          >
            Certified {noun[1]} only
          </FacetRow>
        </li>
      </ul>
    </FacetSection>
  )
}
