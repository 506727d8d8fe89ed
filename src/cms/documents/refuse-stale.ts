import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { executeInTransaction } from '../access/transaction'

type HookArgs = Parameters<CollectionBeforeValidateHook>[0]

/** The author of the last save, by the audit log. */
const findLastAuthor = async (req: PayloadRequest, kind: string, document: string): Promise<string> => {
  const { docs } = await req.payload.find({
    collection: 'audit',
    where: { and: [{ kind: { equals: kind } }, { document: { equals: document } }] },
    sort: '-createdAt',
    select: { who: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]?.who ?? 'Someone else'
}

const toTimestamp = (value: unknown): number => {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(value) : NaN
}

/**
 * Reads when a document was last saved, with its row locked until the request's transaction ends: of two saves at the same
 * moment, the second waits for the first and then finds it. Of collections with drafts the newest version counts instead.
 */
const readLockedTimestamp = async (req: PayloadRequest, slug: string, id: string): Promise<number> => {
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const { rows } = await executeInTransaction(
    req,
    sql`SELECT floor(extract(epoch FROM updated_at) * 1000)::text AS at FROM ${table} WHERE id = ${id} FOR UPDATE`,
  )
  return Number((rows[0] as { readonly at?: string } | undefined)?.at ?? NaN)
}

const readStoredTimestamp = (
  { req, collection }: Pick<HookArgs, 'req' | 'collection'>,
  before: { readonly id?: unknown; readonly updatedAt?: unknown } | undefined,
): number | Promise<number> =>
  typeof collection.versions === 'object' && collection.versions.drafts
    ? toTimestamp(before?.updatedAt)
    : readLockedTimestamp(req, collection.slug, String(before?.id))

/**
 * Refuses a save from a form that was loaded before the last save, because it would overwrite the other changes. The
 * form sends the `updatedAt` it loaded; the error names the last author (ADM-02). Requests without `updatedAt`, such as
 * programs that change single fields, are not checked.
 */
export const refuseStaleSave: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  operation,
  req,
  collection,
}) => {
  const restoring = req.context['isRestoringVersion'] === true
  if (operation !== 'update' || req.payloadAPI !== 'REST' || restoring) return data
  const before = originalDoc as { readonly id?: unknown; readonly updatedAt?: unknown } | undefined
  const known = toTimestamp((data as { updatedAt?: unknown } | undefined)?.updatedAt)
  if (Number.isNaN(known)) return data
  const stored = await readStoredTimestamp({ req, collection }, before)
  if (Number.isNaN(stored) || known === stored) return data
  const who = await findLastAuthor(req, collection.slug, String(before?.id))
  throw new APIError(
    `${who} saved this after you opened it, so your changes weren’t saved. They’re still on this page. Copy them, reload the page to see the latest version, and make your changes again.`,
    409,
    null,
    true,
  )
}
