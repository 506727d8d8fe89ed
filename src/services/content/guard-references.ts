import { type CollectionBeforeChangeHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { isTenantOwned } from '@/src/domain/collections/declaration'
import { findIdsInJson, findReferences } from './references'
import { idOf } from '@/src/domain/content/id-of'
import { isRestoring, isTrashing } from '@/src/domain/content/trash'

type Fields = Parameters<typeof findIdsInJson>[0]
type Data = Parameters<typeof findIdsInJson>[1]
type Problem = { readonly path: string; readonly message: string }

const listTenantOwned = (req: PayloadRequest): readonly CollectionSlug[] =>
  req.payload.config.collections.filter(isTenantOwned).map(({ slug }) => slug)

/** Returns those of `ids` that do not belong to the tenant. Documents in the trash still belong to it. */
const findUnownedIds = async (
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
    trash: true,
    overrideAccess: true,
    req,
  })
  const own = new Set(found.docs.map((doc) => doc.id))
  return new Set(ids.filter((id) => !own.has(id)))
}

/** Returns those of `ids` that belong to another tenant, in any collection. */
const findForeignIds = async (req: PayloadRequest, ids: readonly string[], tenant: string): Promise<Set<string>> => {
  const found = new Set<string>()
  for (const slug of listTenantOwned(req)) {
    const { docs } = await req.payload.find({
      collection: slug as 'media',
      where: { and: [{ id: { in: ids } }, { tenant: { not_equals: tenant } }] },
      depth: 0,
      limit: ids.length,
      pagination: false,
      select: {},
      trash: true,
      overrideAccess: true,
      req,
    })
    for (const { id } of docs) found.add(id)
  }
  return found
}

const findJsonProblems = async (
  req: PayloadRequest,
  fields: Fields,
  data: Data,
  tenant: string,
): Promise<Problem[]> => {
  const jsonIds = findIdsInJson(fields, data)
  if (jsonIds.length === 0) return []
  const foreignIds = await findForeignIds(req, [...new Set(jsonIds.map((one) => one.id))], tenant)
  return jsonIds
    .filter((one) => foreignIds.has(one.id))
    .map((one) => ({ path: one.path, message: `This refers to another dealer’s document: ${one.id}.` }))
}

/**
 * Refuses references to another tenant's document, at the field that holds it. Payload's `filterOptions` limits only
 * the choices in the panel; this runs on every write, including drafts and JSON blocks. Moving a document to the trash
 * or back is allowed even if a document that it references was deleted.
 */
export const guardReferences: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const tenant = idOf(data['tenant']) ?? idOf((originalDoc as { tenant?: unknown } | undefined)?.tenant)
  if (!tenant) return data
  const refuse = (errors: Problem[]): void => {
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  const owned = new Set<string>(listTenantOwned(req))
  const references = findReferences(collection.flattenedFields, data).filter((one) => owned.has(one.collection))
  const isMove = isTrashing(data, originalDoc) || isRestoring(data, originalDoc)
  const slugs = [...new Set(references.map((one) => one.collection))]
  for (const slug of slugs) {
    const referencesToSlug = references.filter((one) => one.collection === slug)
    const ids = [...new Set(referencesToSlug.map((one) => one.id))]
    const foreignIds = await (isMove ? findForeignIds(req, ids, tenant) : findUnownedIds(req, slug, ids, tenant))
    const errors = referencesToSlug
      .filter((one) => foreignIds.has(one.id))
      .map((one) => ({ path: one.path, message: 'This belongs to another dealer or doesn’t exist.' }))
    refuse(errors)
  }
  refuse(await findJsonProblems(req, collection.flattenedFields, data, tenant))
  return data
}
