import { useEffect, useState } from 'react'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { OwnTerm } from '@/src/domain/panel/vehicle-terms'

/** They are loaded again after this time, since vehicles may be added meanwhile. */
const MAX_AGE_MS = 60_000

type Terms = readonly OwnTerm[] | undefined

const loadedByTenant = new Map<string, { readonly at: number; readonly terms: Promise<Terms> }>()

const request = async (tenant: string): Promise<Terms> => {
  const result = await requestPanel<readonly OwnTerm[]>(`vehicles/terms?tenant=${encodeURIComponent(tenant)}`)
  return result.ok ? result.body : undefined
}

/** Loads a dealer's terms once for all inputs of the form; undefined if the request fails. */
const loadTerms = (tenant: string): Promise<Terms> => {
  const loaded = loadedByTenant.get(tenant)
  if (loaded && Date.now() - loaded.at < MAX_AGE_MS) return loaded.terms
  const terms = request(tenant)
  loadedByTenant.set(tenant, { at: Date.now(), terms })
  return terms
}

/** The terms of the dealer's stock; undefined until they are there. */
export const useOwnTerms = (tenant: string | undefined): Terms => {
  const [terms, setTerms] = useState<Terms>()
  useEffect(() => {
    if (tenant === undefined) return undefined
    let isCurrent = true
    void loadTerms(tenant).then((loaded) => {
      if (isCurrent) setTerms(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [tenant])
  return terms
}
