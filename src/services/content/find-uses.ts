import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { Pool } from 'pg'
import { getPool } from '@/src/platform/postgres/payload-pool'

/** An upload, and a document that shows it. */
export type Use = { readonly id: string; readonly collection: string; readonly document: string }

type Key = { readonly table: string; readonly column: string; readonly owner: string | null }
export type UploadSlug = 'media' | 'brochures'

const toTable = (slug: string): string => slug.replaceAll('-', '_')

/** Foreign keys to uploads; `owner` is the table of the documents if the key is in a table of their rows. */
const foreignKeysSql = `
  SELECT c.conrelid::regclass::text AS table, a.attname AS column, p.confrelid::regclass::text AS owner
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    LEFT JOIN pg_attribute r ON r.attrelid = c.conrelid AND r.attname = '_parent_id'
    LEFT JOIN pg_constraint p ON p.conrelid = c.conrelid AND p.contype = 'f' AND p.conkey[1] = r.attnum
   WHERE c.contype = 'f' AND c.confrelid = $1::regclass`

/** The condition and the id of a collection's documents, or of their newest drafts; older versions show nothing. */
type Source = { readonly table: string; readonly slug: string; readonly document: string; readonly where: string }

const sourcesOf = ({ slug, versions }: SanitizedCollectionConfig): readonly Source[] => [
  { table: toTable(slug), slug, document: 'd.id', where: 'true' },
  ...(versions?.drafts ? [{ table: `_${toTable(slug)}_v`, slug, document: 'd.parent_id', where: 'd.latest' }] : []),
]

const keyUsesSql = ({ table, column, owner }: Key, source: Source): string =>
  `SELECT k.${column}::text AS id, '${source.slug}' AS collection, ${source.document}::text AS document
     FROM ${table} k JOIN ${source.table} d ON d.id = k.${owner === null ? 'id' : '_parent_id'}
    WHERE ${source.where} AND k.${column} = ANY($1::uuid[])`

/** Blocks and rich text are stored as JSON, whose references have no foreign key. */
const jsonUsesSql = (upload: UploadSlug, { name }: { readonly name: string }, source: Source): string =>
  `SELECT m.id::text, '${source.slug}', ${source.document}::text FROM ${upload} m
     JOIN ${source.table} d ON ${source.where}
      AND d.${source.document === 'd.id' ? '' : 'version_'}tenant_id = m.tenant_id
      AND d.${source.document === 'd.id' ? '' : 'version_'}${name}::text LIKE '%' || m.id::text || '%'
    WHERE m.id = ANY($1::uuid[])`

/** Vehicles refer to their own photos, and to the frames of their 360° view, by address (STF-01). */
const vehicleUsesSql = `
  SELECT m.id::text, 'vehicles', d.id::text FROM media m
    CROSS JOIN LATERAL (SELECT '/images/media/uploads/' || m.filename AS url) a
    JOIN vehicles d ON d.tenant_id = m.tenant_id
     AND (d.overrides -> 'photos' @> jsonb_build_array(jsonb_build_object('url', a.url)) OR d.spin_images ? a.url)
   WHERE m.id = ANY($1::uuid[])`

/** Builds the statement from the schema, which the collections' fields declare: new fields are included by themselves. */
const buildUsesSql = async (payload: Payload, pool: Pool, upload: UploadSlug): Promise<string> => {
  const { rows: keys } = await pool.query<Key>(foreignKeysSql, [upload])
  const statements = payload.config.collections.flatMap((collection) =>
    sourcesOf(collection).flatMap((source) => [
      ...keys.filter(({ table, owner }) => source.table === (owner ?? table)).map((key) => keyUsesSql(key, source)),
      ...collection.flattenedFields
        .filter(({ type }) => type === 'blocks' || type === 'richText')
        .map((field) => jsonUsesSql(upload, field, source)),
    ]),
  )
  return [...statements, ...(upload === 'media' ? [vehicleUsesSql] : [])].join(' UNION ')
}

const statements = new Map<UploadSlug, Promise<string>>()

/**
 * Finds the documents that show uploads, in one query, each once. Documents in the trash count too, because a restored
 * one would miss its image, and so do drafts. References are limited to one dealer, so no access is checked.
 */
export const findUses = async (
  payload: Payload,
  upload: UploadSlug,
  ids: readonly string[],
): Promise<readonly Use[]> => {
  if (ids.length === 0) return []
  const pool = getPool(payload)
  const statement = statements.get(upload) ?? buildUsesSql(payload, pool, upload)
  statements.set(upload, statement)
  const text = await statement.catch((error: unknown) => {
    statements.delete(upload)
    throw error
  })
  return (await pool.query<Use>(text, [ids])).rows
}
