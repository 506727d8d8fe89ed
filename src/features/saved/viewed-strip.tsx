import type { ReactNode } from 'react'
import { readVehicles } from '@/src/shared/saved-vehicles/stored-vehicles'
import { StoredVehicleList } from '@/src/shared/saved-vehicles/stored-vehicle-list'

/** Renders the vehicles viewed before this one; null without any. */
export const renderViewedStrip = (id: string): ReactNode => {
  const vehicles = readVehicles('viewed').filter((vehicle) => vehicle.id !== id)
  if (vehicles.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="py-10 lg:py-14 print:hidden">
      <div className="wrap">
        <h2 id="recently-viewed" className="section-title mb-6">
          Recently viewed
        </h2>
        <StoredVehicleList vehicles={vehicles} className="strip [&>li]:w-44 sm:[&>li]:w-52" />
      </div>
    </section>
  )
}
