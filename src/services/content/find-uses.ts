import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { Pool } from 'pg'
import { isTenantOwned } from '@/src/domain/collections/declaration'
import { getPool } from '@/src/platform/postgres/payload-pool'

/** An upload, and a document that shows it. */
export type Use = {
  readonly id: string
  readonly collection: string
  readonly document: string
  /** False if only a draft shows the upload. */
  readonly isPublished: boolean
}

type Key = { readonly table: string; readonly column: string; readonly owner: string | null }
export type UploadSlug = 'media' | 'brochures'

const toTable = (slug: string): string => slug.replaceAll('-', '_')

/** Finds the table of the documents, `owner`, of a column that is in a table of their rows. */
const joinOwner = `
    LEFT JOIN pg_attribute r ON r.attrelid = a.attrelid AND r.attname = '_parent_id'
    LEFT JOIN pg_constraint p ON p.conrelid = a.attrelid AND p.contype = 'f' AND p.conkey[1] = r.attnum`

/** Foreign keys to uploads. */
const foreignKeysSql = `
  SELECT c.conrelid::regclass::text AS table, a.attname AS column, p.confrelid::regclass::text AS owner
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]${joinOwner}
   WHERE c.contype = 'f' AND c.confrelid = $1::regclass`

/** Fields with the address of an image, beside or in place of a field for an upload (`image-fields.ts`). */
const addressesSql = `
  SELECT a.attrelid::regclass::text AS table, a.attname AS column, p.confrelid::regclass::text AS owner
    FROM pg_attribute a
    JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace${joinOwner}
   WHERE a.attname ~ '(image|photo|logo|icon|banner)_url$' AND NOT a.attisdropped`

/** The condition and the columns of a collection's documents, or of their newest drafts; older versions show nothing. */
type Source = {
  readonly table: string
  readonly slug: string
  readonly where: string
  /** Before the names of a document's own columns. */
  readonly prefix: '' | 'version_'
  /** The columns of a use after the upload's. */
  readonly columns: string
}

const sourcesOf = ({ slug, versions }: SanitizedCollectionConfig): readonly Source[] => {
  const isPublished = versions?.drafts ? `d._status = 'published'` : 'true'
  const columns = `'${slug}' AS collection, d.id::text AS document, ${isPublished} AS published`
  const draftColumns = `'${slug}', d.parent_id::text, false`
  return [
    { table: toTable(slug), slug, where: 'true', prefix: '', columns },
    ...(versions?.drafts
      ? [{ table: `_${toTable(slug)}_v`, slug, where: 'd.latest', prefix: 'version_', columns: draftColumns } as const]
      : []),
  ]
}

const joinKey = ({ table, owner }: Key, source: Source): string =>
  `${table} k JOIN ${source.table} d ON ${source.where} AND d.id = k.${owner === null ? 'id' : '_parent_id'}`

const keyUsesSql = (key: Key, source: Source): string =>
  `SELECT k.${key.column}::text AS id, ${source.columns} FROM ${joinKey(key, source)}
    WHERE k.${key.column} = ANY($1::uuid[])`

/** The address of an image on its dealer's site, as staff enter it in place of a chosen image. */
const IMAGE_ADDRESS = `'/images/media/uploads/' || m.filename`

const addressUsesSql = (key: Key, source: Source): string =>
  `SELECT m.id::text, ${source.columns} FROM ${joinKey(key, source)}
     JOIN media m ON m.tenant_id = d.${source.prefix}tenant_id AND k.${key.column} LIKE '%' || ${IMAGE_ADDRESS} || '%'
    WHERE m.id = ANY($1::uuid[])`

/** Blocks, rich text and switches are stored as JSON, whose references have no foreign key. */
const jsonUsesSql = (upload: UploadSlug, { name }: { readonly name: string }, source: Source): string => {
  const text = `d.${source.prefix}${name}::text`
  const address = upload === 'media' ? ` OR ${text} LIKE '%' || ${IMAGE_ADDRESS} || '%'` : ''
  return `SELECT m.id::text, ${source.columns} FROM ${upload} m
     JOIN ${source.table} d ON ${source.where} AND d.${source.prefix}tenant_id = m.tenant_id
      AND (${text} LIKE '%' || m.id::text || '%'${address})
    WHERE m.id = ANY($1::uuid[])`
}

/** Vehicles refer to their own photos, and to the frames of their 360° view, by address (STF-01). */
const vehicleUsesSql = `
  SELECT m.id::text, 'vehicles', d.id::text, true FROM media m
    CROSS JOIN LATERAL (SELECT ${IMAGE_ADDRESS} AS url) a
    JOIN vehicles d ON d.tenant_id = m.tenant_id
     AND (d.overrides -> 'photos' @> jsonb_build_array(jsonb_build_object('url', a.url)) OR d.spin_images ? a.url)
   WHERE m.id = ANY($1::uuid[])`

const mayRefer = ({ type, name }: { readonly type: string; readonly name: string }): boolean =>
  type === 'blocks' || type === 'richText' || name === 'switches'

/** Builds the statement from the schema, which the collections' fields declare: new fields are included by themselves. */
const buildUsesSql = async (payload: Payload, pool: Pool, upload: UploadSlug): Promise<string> => {
  const { rows: keys } = await pool.query<Key>(foreignKeysSql, [upload])
  const { rows: addresses } = upload === 'media' ? await pool.query<Key>(addressesSql) : { rows: [] }
  const statements = payload.config.collections.filter(isTenantOwned).flatMap((collection) =>
    sourcesOf(collection).flatMap((source) => {
      const isOfSource = ({ table, owner }: Key): boolean => source.table === (owner ?? table)
      return [
        ...keys.filter(isOfSource).map((key) => keyUsesSql(key, source)),
        ...addresses.filter(isOfSource).map((key) => addressUsesSql(key, source)),
        ...collection.flattenedFields.filter(mayRefer).map((field) => jsonUsesSql(upload, field, source)),
      ]
    }),
  )
  const uses = [...statements, ...(upload === 'media' ? [vehicleUsesSql] : [])].join(' UNION ALL ')
  return `SELECT id, collection, document, bool_or(published) AS "isPublished" FROM (${uses}) u GROUP BY 1, 2, 3`
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
