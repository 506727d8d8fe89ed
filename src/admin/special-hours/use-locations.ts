import { useEffect, useState } from 'react'

export type Place = { readonly id: string; readonly name: string; readonly address: { readonly state: string } }

export type Known = { readonly places: readonly Place[]; readonly problem?: string; readonly busy?: true }

const ask = async (tenant: string): Promise<Known> => {
  const query = new URLSearchParams({
    limit: '500',
    depth: '0',
    sort: 'name',
    'where[tenant][equals]': tenant,
    'select[name]': 'true',
    'select[address]': 'true',
  })
  const response = await fetch(`/api/locations?${query.toString()}`, { credentials: 'same-origin' })
  if (!response.ok) return { places: [], problem: `The server answered ${String(response.status)}.` }
  return { places: ((await response.json()) as { docs: readonly Place[] }).docs }
}

/** The locations of a tenant by name; empty while loading. */
export const useLocations = (tenant: string | undefined): Known => {
  const [known, setKnown] = useState<Known>({ places: [], busy: true })
  useEffect(() => {
    if (tenant === undefined) return undefined
    let left = false
    ask(tenant).then(
      (found) => {
        if (!left) setKnown(found)
      },
      () => {
        if (!left) setKnown({ places: [], problem: 'The locations could not be read. Check the connection.' })
      },
    )
    return () => {
      left = true
    }
  }, [tenant])
  return known
}
