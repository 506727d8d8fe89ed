'use client'

import { useEffect, useState } from 'react'
import { useSiteBasics } from '@/src/shared/site-basics'
import { button } from '@/src/ui/button'
import { clearAccountVehicles } from '@/src/shared/saved-vehicles/list-owner'
import {
  removeVehicle,
  type StoredVehicle,
  readVehicles,
  watchVehicles,
} from '@/src/shared/saved-vehicles/stored-vehicles'
import { StoredVehicleList } from './stored-vehicle-list'
import { CompareBar } from './saved-vehicle-list'
import { formatCount } from '@/src/domain/text/numbers'

/** Vehicles saved in this browser. They are known only after hydration; until then the space is empty. */
export const StoredSavedVehicles = ({ searchPath, emptyText }: { searchPath: string; emptyText: string }) => {
  const { noun } = useSiteBasics()
  const [vehicles, setVehicles] = useState<readonly StoredVehicle[] | null>(null)
  useEffect(() => {
    // The server found no session, so vehicles of an account are left over from one that has ended.
    clearAccountVehicles()
    const update = (): void => setVehicles(readVehicles('saved'))
    update()
    return watchVehicles(update)
  }, [])
  if (vehicles === null) return <div className="min-h-96" />
  if (vehicles.length === 0)
    return (
      <div className="grid min-h-96 content-start justify-items-start gap-4">
        <p>{emptyText}</p>
        <a href={searchPath} className={button('primary', 'lg')}>
          See our stock
        </a>
      </div>
    )
  return (
    <>
      <p role="status" className="text-muted mb-4">
        {formatCount(vehicles.length, ...noun)} saved in this browser
      </p>
      <CompareBar button={button('secondary', 'md')} />
      <StoredVehicleList
        vehicles={vehicles}
        onRemove={({ id }) => removeVehicle('saved', id)}
        className="grid min-h-96 grid-cols-2 content-start gap-4 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6"
      />
    </>
  )
}
