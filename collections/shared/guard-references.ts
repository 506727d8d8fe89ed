import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { referencesIn } from './references'
import { idOf } from './roles'

const isTenantOwned = (req: PayloadRequest, slug: string): boolean =>
  req.payload.collections[slug as keyof typeof req.payload.collections]?.config.flattenedFields.some(
    (field) => field.name === 'tenant' && field.type === 'relationship',
  ) ?? false

/** Ids among `ids` that do not belong to the tenant, one query a collection. */
const strangers = async (
  req: PayloadRequest,
  slug: string,
  ids: readonly string[],
  tenant: string,
): Promise<Set<string>> => {
  const found = await req.payload.find({
    collection: slug as 'media',
    where: { and: [{ id: { in: ids } }, { tenant: { equals: tenant } }] },
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: {},
    overrideAccess: true,
    req,
  })
  const own = new Set(found.docs.map((doc) => doc.id))
  return new Set(ids.filter((id) => !own.has(id)))
}

/**
 * Refuses any reference to another tenant's document, at the field that holds it. Field options filter the
 * panel's choices only; this runs on every write, drafts and JSON blocks included.
 */
export const guardReferences: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const tenant = idOf(data['tenant']) ?? idOf((originalDoc as { tenant?: unknown } | undefined)?.tenant)
  if (!tenant) return data
  const references = referencesIn(collection.flattenedFields, data).filter((one) => isTenantOwned(req, one.collection))
  const slugs = [...new Set(references.map((one) => one.collection))]
  for (const slug of slugs) {
    const mine = references.filter((one) => one.collection === slug)
    const foreign = await strangers(req, slug, [...new Set(mine.map((one) => one.id))], tenant)
    const errors = mine
      .filter((one) => foreign.has(one.id))
      .map((one) => ({ path: one.path, message: 'This belongs to another tenant or does not exist.' }))
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return data
}
