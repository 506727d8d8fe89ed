import type { ReactNode } from 'react'
import { keptCars } from '@/src/ui/kept/cars'
import { KeptList } from './kept-list'

/** Renders the vehicles viewed before this one; null without any. */
export const viewedStrip = (id: string): ReactNode => {
  const cars = keptCars('viewed').filter((one) => one.id !== id)
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="py-10 lg:py-14 print:hidden">
      <div className="wrap">
        <h2 id="recently-viewed" className="section-title mb-6">
          Recently viewed
        </h2>
        <KeptList cars={cars} className="strip [&>li]:w-44 sm:[&>li]:w-52" />
      </div>
    </section>
  )
}
