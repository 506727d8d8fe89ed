import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { findAsReader } from '@/src/cms/access/find-as-reader'
import { toE164 } from '@/src/domain/phone'
import type { FoundDocument, SearchKind } from '@/src/domain/panel/search/search-kinds'
import {
  rankResult,
  type SearchText,
  toCode,
  toPhoneDigits,
  toReferenceTail,
} from '@/src/domain/panel/search/search-text'
import { getPool } from '@/src/platform/postgres/payload-pool'

/** Documents read of each collection; fewer are shown, after the best ones are put first. */
const READ_DOCUMENTS = 40

/** `%` and `_` are characters that staff type, not placeholders. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const isPartOfOne = (fields: readonly string[], text: string): Where => ({
  or: fields.map((field) => ({ [field]: { contains: escapeLike(text) } })),
})

/** Ids of leads with this reference. They are only candidates: the query for documents decides which the reader sees. */
const findIdsByReference = async (req: PayloadRequest, tail: string): Promise<readonly string[]> => {
  const { rows } = await getPool(req.payload).query<{ id: string }>(
    `SELECT id FROM leads WHERE right(id::text, 8) = $1 LIMIT 50`,
    [tail],
  )
  return rows.map(({ id }) => id)
}

/** A lead is also found by a phone number in any spelling, and by the reference that the shopper was given. */
const findOtherLeads = async (req: PayloadRequest, { text }: SearchText): Promise<readonly Where[]> => {
  const [digits, tail] = [toPhoneDigits(text), toReferenceTail(text)]
  const person = toE164(text)
  return [
    ...(person === null ? [] : [{ person: { equals: person } }]),
    ...(digits === null ? [] : [{ person: { contains: digits } }]),
    ...(tail === null ? [] : [{ id: { in: [...(await findIdsByReference(req, tail))] } }]),
  ]
}

const ofTenant = ({ collection }: SearchKind, tenant: string | undefined): readonly Where[] => {
  if (tenant === undefined) return []
  return [collection === 'users' ? { 'tenants.tenant': { equals: tenant } } : { tenant: { equals: tenant } }]
}

const buildConditions = async (req: PayloadRequest, kind: SearchKind, text: SearchText): Promise<Where> => {
  const { collection, fields, codes } = kind
  return {
    or: [
      { and: text.words.map((word) => isPartOfOne(fields, word)) },
      ...(codes.length > 0 ? [isPartOfOne(codes, toCode(text.text))] : []),
      ...(collection === 'leads' ? await findOtherLeads(req, text) : []),
    ],
  }
}

type Scope = { readonly req: PayloadRequest; readonly tenant: string | undefined }

const readDocuments = async ({ req }: Scope, kind: SearchKind, where: Where): Promise<readonly FoundDocument[]> => {
  const collection = kind.collection as CollectionSlug
  const isOwned = collection !== 'users'
  const names = [...kind.fields, ...kind.shown, ...(isOwned ? ['tenant'] : [])].map(
    (field) => field.split('.')[0] ?? '',
  )
  return findAsReader<FoundDocument>(req, {
    collection,
    where,
    // Lists show the newest version, and so does the search.
    draft: Boolean(req.payload.collections[collection].config.versions?.drafts),
    select: Object.fromEntries(names.map((name) => [name, true])),
    populate: { tenants: { name: true }, media: { filename: true }, manufacturers: { name: true } },
    depth: 1,
    sort: '-updatedAt',
    limit: READ_DOCUMENTS,
  })
}

/** A code that is typed completely comes first, however many documents contain it. */
const findByCode = async (scope: Scope, kind: SearchKind, text: SearchText): Promise<readonly FoundDocument[]> => {
  const { codes } = kind
  if (codes.length === 0) return []
  const spellings = [text.text, toCode(text.text)]
  const where = { or: codes.map((code): Where => ({ [code]: { in: spellings } })) }
  return readDocuments(scope, kind, { and: [...ofTenant(kind, scope.tenant), where] })
}

const readText = (document: FoundDocument, field: string): string => {
  const value = field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], document)
  return typeof value === 'string' ? value : ''
}

export type RankedDocument = { readonly document: FoundDocument; readonly rank: number }

/**
 * Finds documents of a collection with the reader's access, the best first (ADM-07); the chosen dealer only limits them
 * further.
 */
export const findDocuments = async (
  scope: Scope,
  kind: SearchKind,
  text: SearchText,
): Promise<readonly RankedDocument[]> => {
  const conditions = await buildConditions(scope.req, kind, text)
  const exact = await findByCode(scope, kind, text)
  const others = await readDocuments(scope, kind, { and: [...ofTenant(kind, scope.tenant), conditions] })
  const toRanked = (document: FoundDocument): RankedDocument => {
    const fields = kind.fields.map((field) => readText(document, field))
    return { document, rank: rankResult(kind.title(document), fields, text) }
  }
  return [
    ...exact.map((document) => ({ document, rank: 0 })),
    ...others
      .filter(({ id }) => !exact.some((one) => one.id === id))
      .map(toRanked)
      .toSorted((one, other) => one.rank - other.rank),
  ]
}
