'use client'

import { useEffect, useState } from 'react'
import { button } from '@/src/ui/button'
import { drop, type KeptCar, keptCars, watchKept } from '@/src/ui/kept/cars'
import { KeptList } from './kept-list'
import { CompareBar } from './saved-list'

/** Vehicles saved in this browser. They are known only after hydration; until then the space is empty. */
export const Watchlist = ({ searchPath }: { searchPath: string }) => {
  const [cars, setCars] = useState<readonly KeptCar[] | null>(null)
  useEffect(() => {
    const read = (): void => setCars(keptCars('saved'))
    read()
    return watchKept(read)
  }, [])
  if (cars === null) return <div className="min-h-96" />
  if (cars.length === 0)
    return (
      <div className="grid min-h-96 content-start justify-items-start gap-4">
        <p>There is no car in your watchlist yet. Save one with the heart on its card or page.</p>
        <a href={searchPath} className={button('primary', 'lg')}>
          See our stock
        </a>
      </div>
    )
  return (
    <>
      <p role="status" className="text-muted mb-4">
        {cars.length} {cars.length === 1 ? 'car' : 'cars'}, kept in this browser.
      </p>
      <CompareBar button={button('secondary', 'md')} />
      <KeptList
        cars={cars}
        onRemove={({ id }) => drop('saved', id)}
        className="grid min-h-96 grid-cols-2 content-start gap-4 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6"
      />
    </>
  )
}
