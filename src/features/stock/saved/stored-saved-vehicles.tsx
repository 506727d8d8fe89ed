'use client'

import { useEffect, useState } from 'react'
import { useSiteBasics } from '@/src/shared/site-basics'
import { button } from '@/src/ui/button'
import { clearAccountVehicles } from '@/src/shared/saved-vehicles/list-owner'
import { CompareBar } from '@/src/shared/saved-vehicles/compare-form'
import { StoredVehicleList } from '@/src/shared/saved-vehicles/stored-vehicle-list'
import {
  removeVehicle,
  type StoredVehicle,
  readVehicles,
  watchVehicles,
} from '@/src/shared/saved-vehicles/stored-vehicles'
import { formatCount } from '@/src/domain/text/numbers'
import { nameOf } from '../card/card-save'
import type { CardView } from '../card/card-view'
import { REMOVE_CLASS, SavedCardGrid } from './saved-cards'
import { SavedSkeletons } from './saved-skeletons'

/** The vehicles that were asked for, and the cards of those that are still listed; none if they could not be loaded. */
type Loaded = { readonly ids: readonly string[]; readonly views: readonly CardView[] | undefined }

const loadViews = async (vehicles: readonly StoredVehicle[]): Promise<readonly CardView[]> => {
  const response = await fetch(`/api/saved-cards?ids=${vehicles.map(({ id }) => id).join(',')}`)
  if (!response.ok) throw new Error(`The saved vehicles could not be loaded: ${String(response.status)}.`)
  return ((await response.json()) as { readonly cards: readonly CardView[] }).cards
}

const useStored = (): readonly StoredVehicle[] | null => {
  const [vehicles, setVehicles] = useState<readonly StoredVehicle[] | null>(null)
  useEffect(() => {
    // The server found no session, so vehicles of an account are left over from one that has ended.
    clearAccountVehicles()
    const update = (): void => setVehicles(readVehicles('saved'))
    update()
    return watchVehicles(update)
  }, [])
  return vehicles
}

const useLoaded = (vehicles: readonly StoredVehicle[]): Loaded | null => {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const isComplete = vehicles.every(({ id }) => loaded?.ids.includes(id))
  useEffect(() => {
    if (isComplete) return
    const ids = vehicles.map(({ id }) => id)
    loadViews(vehicles).then(
      (views) => setLoaded({ ids, views }),
      (error: unknown) => {
        console.warn('The cards of saved vehicles could not be loaded:', error)
        setLoaded({ ids, views: undefined })
      },
    )
  }, [vehicles, isComplete])
  return loaded
}

const remove = ({ id }: { readonly id: string }): void => {
  removeVehicle('saved', id)
}

/** Vehicles of this browser that have no card, as they were saved. */
const PlainList = ({ vehicles }: { vehicles: readonly StoredVehicle[] }) => (
  <StoredVehicleList
    vehicles={vehicles}
    onRemove={remove}
    className="grid grid-cols-2 content-start gap-4 sm:grid-cols-3 lg:grid-cols-4 lg:gap-6"
  />
)

const Cards = ({ vehicles }: { vehicles: readonly StoredVehicle[] }) => {
  const loaded = useLoaded(vehicles)
  if (loaded === null) return <SavedSkeletons count={vehicles.length} />
  if (loaded.views === undefined) return <PlainList vehicles={vehicles} />
  const viewOf = new Map(loaded.views.map((view) => [view.id, view]))
  const unlisted = vehicles.filter(({ id }) => loaded.ids.includes(id) && !viewOf.has(id))
  const cards = vehicles.flatMap(({ id }) => {
    const view = viewOf.get(id)
    return view ? [{ view }] : []
  })
  return (
    <>
      <SavedCardGrid
        cards={cards}
        renderRemove={(view) => (
          <button type="button" onClick={() => remove(view)} className={REMOVE_CLASS}>
            Remove<span className="sr-only"> {nameOf(view)}</span>
          </button>
        )}
      />
      {unlisted.length > 0 && (
        <section aria-labelledby="unlisted" className="mt-10">
          <h2 id="unlisted" className="mb-4 text-lg font-semibold">
            No longer listed
          </h2>
          <PlainList vehicles={unlisted} />
        </section>
      )}
    </>
  )
}

/** Vehicles saved in this browser. They are known only after hydration; until then the space is empty. */
export const StoredSavedVehicles = ({ searchPath, emptyText }: { searchPath: string; emptyText: string }) => {
  const { noun } = useSiteBasics()
  const vehicles = useStored()
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
    <div className="min-h-96">
      <p role="status" className="text-muted mb-4">
        {formatCount(vehicles.length, ...noun)} saved in this browser
      </p>
      <CompareBar button={button('secondary', 'md')} noun={noun} />
      <Cards vehicles={vehicles} />
    </div>
  )
}
