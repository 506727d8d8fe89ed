import 'server-only'
import { type Redirect, findRedirect } from '@/src/domain/content/redirects'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'

/** Upper bound of a tenant's redirects. */
const MAX_REDIRECTS = 5000

const loadRedirects = cachePerTenant(async (tenantId): Promise<readonly Redirect[]> => {
  const all = await dataFor(tenantId).find('redirects', { limit: MAX_REDIRECTS })
  return all.map(({ from, to, permanent }) => ({ from, to, permanent: permanent === true }))
})

/** Finds the redirect of an address without a page; undefined if it is not found (CNT-04). */
export const findTenantRedirect = async (tenantId: string, path: string): Promise<Redirect | undefined> =>
  findRedirect(path, (await loadRedirects(tenantId)) ?? [])
