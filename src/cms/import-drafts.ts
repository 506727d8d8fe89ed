import type { PayloadRequest } from 'payload'
import type { Term } from '@/src/domain/stock/import-steps/terms'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findDraft, type ImportDraft } from '@/src/services/stock/drafts/draft-store'
import { loadFeedStock } from '@/src/services/stock/drafts/stock-defaults'
import { listTenantLocations } from './tenant-locations'

/** Drafts of imports in steps, as the panel reads them (STF-05). */

type FeedRef = { readonly id: string; readonly tenant: string }

/** A draft with what its steps need besides. */
export type DraftAnswer = Omit<ImportDraft, 'updatedAt'> & {
  readonly feedName: string
  /** The vehicles that the feed has now. */
  readonly existing: number
  /** The dealer's locations, as values of the field “Location”. */
  readonly locations: readonly Term[]
}

const listLocationTerms = async (req: PayloadRequest, tenant: string): Promise<readonly Term[]> =>
  (await listTenantLocations(req, tenant)).flatMap(({ slug, name }) => (slug ? [[slug, name] as const] : []))

const findFeedName = async (req: PayloadRequest, id: string): Promise<string> => {
  const { name } = await req.payload.findByID({
    collection: 'stock-feeds',
    id,
    select: { name: true },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return name
}

/** Finds a draft of a feed that the user may import into; undefined if it is not found. */
export const loadDraft = async (req: PayloadRequest, feed: FeedRef, id: string): Promise<DraftAnswer | undefined> => {
  const draft = await findDraft(getPool(req.payload), { id, feedId: feed.id })
  if (draft === undefined) return undefined
  const { updatedAt: _, ...rest } = draft
  return {
    ...rest,
    feedName: await findFeedName(req, feed.id),
    existing: (await loadFeedStock(getPool(req.payload), { feedId: feed.id, tenantId: feed.tenant })).existing,
    locations: await listLocationTerms(req, feed.tenant),
  }
}
