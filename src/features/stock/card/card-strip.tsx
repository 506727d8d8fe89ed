'use client'

import type { CardView } from './card-view'
import { CardListParts } from './card-controls-slot'
import { VehicleCard } from './vehicle-card'

export const CardStrip = ({ views, labelledBy }: { views: readonly CardView[]; labelledBy: string }) => (
  <>
    <ul tabIndex={0} aria-labelledby={labelledBy} className="strip strip-cars">
      {views.map((view) => (
        <li key={view.id}>
          <VehicleCard view={view} layout="strip" />
        </li>
      ))}
    </ul>
    <CardListParts />
  </>
)
