import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { formatCount } from '@/src/domain/text/numbers'

type Vehicle = { readonly id: string; readonly name: string; readonly stocknum?: string | null }

/** More names would not be read; the next step has all of them in its table. */
const MAX_NAMES = 50

const useVehicles = (ids: readonly string[]): readonly Vehicle[] => {
  const [vehicles, setVehicles] = useState<readonly Vehicle[]>([])
  const firstIds = ids.slice(0, MAX_NAMES).join(',')
  useEffect(() => {
    const controller = new AbortController()
    const query = `where[id][in]=${firstIds}&select[name]=true&select[stocknum]=true&depth=0&sort=name&limit=${String(MAX_NAMES)}`
    void requestPanel<{ readonly docs: readonly Vehicle[] }>(`vehicles?${query}`, { signal: controller.signal }).then(
      (result) => {
        if (result.ok && !controller.signal.aborted) setVehicles(result.body.docs)
      },
    )
    return () => controller.abort()
  }, [firstIds])
  return vehicles
}

/** Names the vehicles that staff ticked in the list, by their ids with commas. */
export const TickedVehicleList = ({ vehicles }: { readonly vehicles: string }) => {
  const ids = vehicles.split(',')
  const shownVehicles = useVehicles(ids)
  const others = ids.length - MAX_NAMES
  return (
    <ul className="price-changes__ticked" aria-label="Ticked vehicles">
      {shownVehicles.map(({ id, name, stocknum }) => (
        <li key={id}>
          <a href={`/admin/collections/vehicles/${id}`} target="_blank" rel="noreferrer">
            {name}
          </a>
          {stocknum ? ` ${stocknum}` : ''}
        </li>
      ))}
      {others > 0 && <li>and {formatCount(others, 'other vehicle')}</li>}
    </ul>
  )
}
