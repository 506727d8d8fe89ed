import { useEffect, useState } from 'react'
import { formatServerError } from '@/src/domain/panel/request-messages'

export type LocationOption = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly address: { readonly state: string }
  /** Its regular hours, to copy to another location. */
  readonly opening_hours?: unknown
}

export type LocationsState = {
  readonly locations: readonly LocationOption[]
  readonly problem?: string
  readonly busy?: true
}

const fetchLocations = async (tenant: string): Promise<LocationsState> => {
  const query = new URLSearchParams({
    limit: '500',
    depth: '0',
    sort: 'name',
    'where[tenant][equals]': tenant,
    'select[name]': 'true',
    'select[slug]': 'true',
    'select[address]': 'true',
    'select[opening_hours]': 'true',
  })
  const response = await fetch(`/api/locations?${query.toString()}`, { credentials: 'same-origin' })
  if (!response.ok) return { locations: [], problem: formatServerError(response.status) }
  return { locations: ((await response.json()) as { docs: readonly LocationOption[] }).docs }
}

/** The locations of a tenant by name; empty while loading. */
export const useLocations = (tenant: string | undefined): LocationsState => {
  const [state, setState] = useState<LocationsState>({ locations: [], busy: true })
  useEffect(() => {
    if (tenant === undefined) return undefined
    let isCancelled = false
    fetchLocations(tenant).then(
      (found) => {
        if (!isCancelled) setState(found)
      },
      () => {
        if (!isCancelled)
          setState({
            locations: [],
            problem: 'We couldn’t load the locations. Check your connection and reload the page.',
          })
      },
    )
    return () => {
      isCancelled = true
    }
  }, [tenant])
  return state
}
