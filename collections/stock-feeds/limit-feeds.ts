import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { tooManyFeeds } from '@/src/domain/panel/messages'

/** Feeds per tenant; each may be fetched every few minutes. */
export const MAX_FEEDS = 20

/** Refuses a feed beyond the limit, whether it is created or moved to the tenant. */
export const limitFeeds: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = idOf((originalDoc as { tenant?: unknown } | undefined)?.tenant)
  const tenant = idOf((data as { tenant?: unknown }).tenant) ?? before
  if (tenant === undefined || tenant === before) return data
  const { totalDocs } = await req.payload.count({
    collection: 'stock-feeds',
    where: { tenant: { equals: tenant } },
    overrideAccess: true,
    req,
  })
  if (totalDocs >= MAX_FEEDS) throw new APIError(tooManyFeeds(MAX_FEEDS), 400, null, true)
  return data
}
