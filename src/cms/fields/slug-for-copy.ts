import type { CollectionSlug, FieldHook } from 'payload'
import { idOf } from '@/src/domain/content/id-of'

/** Copies of one document that get a slug automatically. */
const MAX_COPIES = 20

/** Gives a duplicate a free slug: `about-us-copy` for a copy of `about-us`, then `about-us-copy-2` (ADM-02). */
export const slugForCopy: FieldHook = async ({ value, collection, data, req }) => {
  const tenant = idOf((data as { tenant?: unknown } | undefined)?.tenant)
  if (typeof value !== 'string' || value === '' || !collection || tenant === undefined) return value as unknown
  const base = value.slice(0, 70).replace(/-+$/, '')
  const candidates = Array.from(
    { length: MAX_COPIES },
    (_, at) => `${base}-copy${at === 0 ? '' : `-${String(at + 1)}`}`,
  )
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { and: [{ tenant: { equals: tenant } }, { slug: { in: candidates } }] },
    depth: 0,
    limit: MAX_COPIES,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const usedSlugs = new Set(docs.map((one) => (one as { slug?: unknown }).slug))
  return candidates.find((name) => !usedSlugs.has(name)) ?? value
}
