import 'server-only'
import { type Redirect, redirectOf } from '@/src/domain/content/redirects'
import { dataFor } from './data'
import { keptPerTenant } from './kept'

/** Upper bound of a tenant's redirects. */
const most = 5000

const redirects = keptPerTenant(async (tenantId): Promise<readonly Redirect[]> => {
  const all = await dataFor(tenantId).find('redirects', { limit: most })
  return all.map(({ from, to, permanent }) => ({ from, to, permanent: permanent === true }))
})

/** Finds the redirect of an address without a page; undefined if there is none (CNT-04). */
export const redirectAt = async (tenantId: string, path: string): Promise<Redirect | undefined> =>
  redirectOf(path, (await redirects(tenantId)) ?? [])
