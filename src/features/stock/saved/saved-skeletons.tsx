import { useSiteBasics } from '@/src/shared/site-basics'
import { VehicleCardSkeleton } from '../card/card-skeleton'
import { gridAttributes } from '../search/results/grid-attributes'

/** As many as fill a window. */
const MAX_SKELETONS = 8

/** The places of saved cards while they load. */
export const SavedSkeletons = ({ count }: { count: number }) => {
  const look = { ...useSiteBasics().look, search_layout: 'grid' } as const
  return (
    <div className="results" aria-hidden>
      <ul {...gridAttributes(look)}>
        {Array.from({ length: Math.min(count, MAX_SKELETONS) }, (_, index) => (
          <li key={index}>
            <VehicleCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}
