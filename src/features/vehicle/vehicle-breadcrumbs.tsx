'use client'

import { Breadcrumbs, type Crumb } from '@/src/ui/breadcrumbs'

/** Breadcrumbs. A client component: the page then carries them as data instead of a second copy of the markup. */
export const VehicleBreadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <div className="wrap py-3">
    <Breadcrumbs crumbs={crumbs} />
  </div>
)
