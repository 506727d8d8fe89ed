import type { CollectionSlug } from 'payload'
import { isTenantOwned } from '@/src/domain/collections/declaration'
import { findIdsInJson, findReferences } from './references'
import { idOf } from '@/src/domain/content/id-of'
import { isLeavingTrash, isTrashing } from '@/src/domain/content/trash'
import type { PayloadScope } from '@/src/platform/postgres/payload-transaction'

type Fields = Parameters<typeof findIdsInJson>[0]
type Data = Parameters<typeof findIdsInJson>[1]
export type ReferenceProblem = { readonly path: string; readonly message: string }

const listTenantOwned = ({ payload }: PayloadScope): readonly CollectionSlug[] =>
  payload.config.collections.filter(isTenantOwned).map(({ slug }) => slug)

/** Returns those of `ids` in a collection that are, or are not, the tenant's. Documents in the trash still are. */
const findIds = async (
  { payload, ...scope }: PayloadScope,
  slug: string,
  ids: readonly string[],
  tenant: { readonly equals: string } | { readonly not_equals: string },
): Promise<readonly string[]> => {
  const { docs } = await payload.find({
    collection: slug as 'media',
    where: { and: [{ id: { in: ids } }, { tenant }] },
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: {},
    trash: true,
    overrideAccess: true,
    ...scope,
  })
  return docs.map(({ id }) => id)
}

/** Returns those of `ids` that do not belong to the tenant. */
const findUnownedIds = async (
  scope: PayloadScope,
  slug: string,
  ids: readonly string[],
  tenant: string,
): Promise<Set<string>> => {
  const own = new Set(await findIds(scope, slug, ids, { equals: tenant }))
  return new Set(ids.filter((id) => !own.has(id)))
}

/** Returns those of `ids` that belong to another tenant, in any collection. */
const findForeignIds = async (scope: PayloadScope, ids: readonly string[], tenant: string): Promise<Set<string>> => {
  const found = new Set<string>()
  for (const slug of listTenantOwned(scope))
    for (const id of await findIds(scope, slug, ids, { not_equals: tenant })) found.add(id)
  return found
}

const findJsonProblems = async (
  scope: PayloadScope,
  fields: Fields,
  data: Data,
  tenant: string,
): Promise<readonly ReferenceProblem[]> => {
  const jsonIds = findIdsInJson(fields, data)
  if (jsonIds.length === 0) return []
  const foreignIds = await findForeignIds(scope, [...new Set(jsonIds.map((one) => one.id))], tenant)
  return jsonIds
    .filter((one) => foreignIds.has(one.id))
    .map((one) => ({ path: one.path, message: `This refers to another dealer’s document: ${one.id}.` }))
}

/** A document that is saved, and its stored version if there is one. */
type Change = { readonly fields: Fields; readonly data: Data; readonly stored: unknown }

/**
 * Finds references to another tenant's document, at the field that holds each. Payload's `filterOptions` limits only the
 * choices in the panel; this is for every write, including drafts and JSON blocks. Moving a document to the trash or back
 * is allowed even if a document that it references was deleted.
 */
export const findReferenceProblems = async (
  scope: PayloadScope,
  { fields, data, stored }: Change,
): Promise<readonly ReferenceProblem[]> => {
  const tenant = idOf(data['tenant']) ?? idOf((stored as { tenant?: unknown } | undefined)?.tenant)
  if (!tenant) return []
  const owned = new Set<string>(listTenantOwned(scope))
  const references = findReferences(fields, data).filter((one) => owned.has(one.collection))
  const isMove = isTrashing(data, stored) || isLeavingTrash(data, stored)
  for (const slug of new Set(references.map((one) => one.collection))) {
    const referencesToSlug = references.filter((one) => one.collection === slug)
    const ids = [...new Set(referencesToSlug.map((one) => one.id))]
    const foreignIds = await (isMove ? findForeignIds(scope, ids, tenant) : findUnownedIds(scope, slug, ids, tenant))
    const problems = referencesToSlug
      .filter((one) => foreignIds.has(one.id))
      .map((one) => ({ path: one.path, message: 'This belongs to another dealer or doesn’t exist.' }))
    if (problems.length > 0) return problems
  }
  return findJsonProblems(scope, fields, data, tenant)
}
