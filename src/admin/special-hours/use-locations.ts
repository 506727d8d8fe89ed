import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'

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

const loadLocations = async (tenant: string): Promise<LocationsState> => {
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
  const result = await requestPanel<{ docs: readonly LocationOption[] }>(`locations?${query.toString()}`)
  return result.ok ? { locations: result.body.docs } : { locations: [], problem: result.message }
}

/** The locations of a tenant by name; empty while loading. */
export const useLocations = (tenant: string | undefined): LocationsState => {
  const [state, setState] = useState<LocationsState>({ locations: [], busy: true })
  useEffect(() => {
    if (tenant === undefined) return undefined
    let isCancelled = false
    void loadLocations(tenant).then((found) => {
      if (!isCancelled) setState(found)
    })
    return () => {
      isCancelled = true
    }
  }, [tenant])
  return state
}
