'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
import { syncAccountOnce } from '@/src/shared/saved-vehicles/toggle-saved'
import {
  listVehicles,
  removeVehicle,
  watchVehicles,
  type StoredVehicle,
} from '@/src/shared/saved-vehicles/stored-vehicles'
import { StoredVehicleList } from '@/src/shared/saved-vehicles/stored-vehicle-list'

const noVehicles: readonly StoredVehicle[] = []

/** Vehicles that the account has no room for, with the reason. Nothing without any. */
const VehiclesWithoutRoom = () => {
  const saved = useSyncExternalStore(
    watchVehicles,
    () => listVehicles('saved'),
    () => noVehicles,
  )
  const vehicles = saved.filter(({ notInAccount }) => notInAccount)
  if (vehicles.length === 0) return null
  return (
    <section aria-labelledby="without-room" className="mt-10">
      <h2 id="without-room" className="text-lg font-semibold">
        Saved on this device only ({vehicles.length})
      </h2>
      <p className="text-muted mt-2 mb-4 max-w-[60ch]">
        Your account holds {MAX_SAVED_VEHICLES} vehicles, and it’s full. Remove some, and we’ll add these.
      </p>
      <StoredVehicleList
        vehicles={vehicles}
        onRemove={({ id }) => removeVehicle('saved', id)}
        className="grid grid-cols-2 content-start gap-4 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6"
      />
    </section>
  )
}

/**
 * Merges the vehicles saved in this browser into the account (SHP-01), on pages that the server renders from the
 * account. If the account gained some, the page is rendered again to show them. Those that did not fit are listed here.
 */
export const MergeSavedVehicles = () => {
  const router = useRouter()
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      syncAccountOnce({
        showToasts: (LoadedToaster) => setToaster(() => LoadedToaster),
        onMerged: () => router.refresh(),
      }),
    [router],
  )
  return (
    <>
      <VehiclesWithoutRoom />
      {Toaster && <Toaster />}
    </>
  )
}
