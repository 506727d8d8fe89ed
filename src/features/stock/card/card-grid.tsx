'use client'

import { useSiteBasics } from '@/src/shared/site-basics'
import { gridAttributes } from '../search/results/grid-attributes'
import { CardListParts } from './card-controls-slot'
import { cardLayoutOf } from './card-photo-sources'
import type { CardView } from './card-view'
import { VehicleCard } from './vehicle-card'

/** All cards of a page outside the search, in the columns that the dealer's theme has there. */
export const CardGrid = ({ views }: { views: readonly CardView[] }) => {
  const look = { ...useSiteBasics().look, search_layout: 'grid' } as const
  return (
    <div className="results">
      <ul {...gridAttributes(look)}>
        {views.map((view, index) => (
          <li key={view.id}>
            <VehicleCard view={view} layout={cardLayoutOf(look)} eager={index === 0} />
          </li>
        ))}
      </ul>
      <CardListParts />
    </div>
  )
}
