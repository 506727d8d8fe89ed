import 'server-only'
import { newUnsubscribeToken } from '@/collections/saved-searches'
import { savedSearchConsent, type SavedSearch } from '@/src/domain/stock/saved-search'
import type { Site } from '@/src/domain/tenancy/site'
import { createLimiter } from '@/src/runtime/limiter'
import { within } from './data'
import { payload } from './payload'

const hour = 3_600_000
/** Per sender, per e-mail address and for a whole site; a person saves a handful, a machine thousands. */
const bySender = createLimiter(60, hour)
const byEmail = createLimiter(10, hour)
const bySite = createLimiter(600, hour)

/** Seconds to wait before another search is saved; 0 where it may be. Who is refused uses up nothing of the others'. `sender` as `src/runtime/http.ts` tells it. */
export const savedSearchWait = (site: Site, email: string, sender: string | null): number =>
  bySender(`${site.id} ${sender ?? ''}`) || byEmail(`${site.id} ${email}`) || bySite(site.id)

const find = async (site: Site, { email, address }: SavedSearch) => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'saved-searches',
    where: within(site.id, { and: [{ email: { equals: email } }, { address: { equals: address } }] }),
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}

const renew = async (id: string, { name }: SavedSearch, consent: string): Promise<void> => {
  await (await payload()).update({ collection: 'saved-searches', id, data: { name, consent }, overrideAccess: true })
}

/**
 * Keeps a search for a shopper. The same search of the same address is one row, whoever sends it how often: it takes
 * the newer name and consent. Rejects when the database does not answer.
 */
export const saveSearch = async (site: Site, search: SavedSearch): Promise<void> => {
  const consent = savedSearchConsent(site.name)
  const known = await find(site, search)
  if (known) return renew(known.id, search, consent)
  try {
    await (
      await payload()
    ).create({
      collection: 'saved-searches',
      data: { ...search, consent, tenant: site.id, unsubscribe_token: newUnsubscribeToken() },
      overrideAccess: true,
    })
  } catch (error) {
    // Sent twice at once, the unique index keeps one of them.
    const other = await find(site, search)
    if (!other) throw error
    await renew(other.id, search, consent)
  }
}
