import type { SiteAddresses } from '@/src/domain/navigation/link-target'

/** Addresses are loaded again after this time, since pages may be published meanwhile. */
const MAX_AGE_MS = 20_000

type Loaded = { readonly at: number; readonly addresses: Promise<SiteAddresses | null> }
const loadedByTenant = new Map<string, Loaded>()

const request = async (tenant: string): Promise<SiteAddresses | null> => {
  const response = await fetch(`/api/tenants/site-addresses?tenant=${tenant}`, { credentials: 'same-origin' })
  return response.ok ? ((await response.json()) as SiteAddresses) : null
}

/** Loads the addresses of a dealer's site once for all link fields of a form; null if the request fails. */
export const loadAddresses = (tenant: string): Promise<SiteAddresses | null> => {
  const loaded = loadedByTenant.get(tenant)
  if (loaded && Date.now() - loaded.at < MAX_AGE_MS) return loaded.addresses
  const addresses = request(tenant).catch(() => null)
  loadedByTenant.set(tenant, { at: Date.now(), addresses })
  return addresses
}
