import type { SiteAddresses } from '@/src/domain/navigation/site-addresses'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { LinkChoices } from '@/src/services/content/load-link-choices'

/** They are loaded again after this time, since pages may be published meanwhile. */
const MAX_AGE_MS = 20_000

type Loaded<Value> = { readonly at: number; readonly value: Promise<Value | null> }

/** Loads facts of a dealer's site once for all link fields of a form; null if the request fails. */
const createLoader = <Value>(endpoint: string): ((tenant: string) => Promise<Value | null>) => {
  const loadedByTenant = new Map<string, Loaded<Value>>()
  const request = async (tenant: string): Promise<Value | null> => {
    const result = await requestPanel<Value>(`tenants/${endpoint}?tenant=${tenant}`)
    return result.ok ? result.body : null
  }
  return (tenant) => {
    const loaded = loadedByTenant.get(tenant)
    if (loaded && Date.now() - loaded.at < MAX_AGE_MS) return loaded.value
    const value = request(tenant)
    loadedByTenant.set(tenant, { at: Date.now(), value })
    return value
  }
}

export const loadAddresses = createLoader<SiteAddresses>('site-addresses')
export const loadChoices = createLoader<LinkChoices>('link-choices')
