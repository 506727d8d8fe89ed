import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { cache } from 'react'
import { findDocumentKind, type DocumentUse, type DocumentKind } from '@/src/domain/panel/where-used'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { batchLookups } from './batch-lookups'

type Column = { readonly table: string; readonly column: string; readonly parent: boolean }
type UseRow = { readonly id: string; readonly table: string; readonly count: string }

/** Foreign keys to images, except in tables of versions and Payload's own tables. */
const foreignKeysSql = `
  SELECT c.conrelid::regclass::text AS table, a.attname AS column,
         EXISTS (SELECT 1 FROM pg_attribute p WHERE p.attrelid = c.conrelid AND p.attname = '_parent_id') AS parent
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
   WHERE c.contype = 'f' AND c.confrelid = 'media'::regclass
     AND c.conrelid::regclass::text !~ '^"?(_|payload_)'`

/** JSON columns of blocks and rich text, whose references have no foreign key. */
const jsonColumnsSql = `
  SELECT d.oid::regclass::text AS table, a.attname AS column
    FROM pg_class d JOIN pg_attribute a ON a.attrelid = d.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_attribute t ON t.attrelid = d.oid AND t.attname = 'tenant_id'
   WHERE d.relkind = 'r' AND d.relnamespace = 'public'::regnamespace AND a.atttypid = 'jsonb'::regtype
     AND a.attname IN ('blocks', 'body')`

/** Counts documents in the trash too, because a restored document would miss its image. */
const keyUsesSql = ({ table, column, parent }: Column): string =>
  `SELECT ${column}::text AS id, '${table}' AS table, count(DISTINCT ${parent ? '_parent_id' : 'id'}::text) AS count
     FROM ${table} WHERE ${column} = ANY($1::uuid[]) GROUP BY 1`

const jsonUsesSql = ({ table, column }: Omit<Column, 'parent'>): string =>
  `SELECT m.id::text AS id, '${table}' AS table, count(*) AS count FROM media m
     JOIN ${table} d ON d.tenant_id = m.tenant_id AND d.${column}::text LIKE '%' || m.id::text || '%'
    WHERE m.id = ANY($1::uuid[]) GROUP BY 1`

/** Vehicles refer to their own photos by address (STF-01). */
const photoUsesSql = `
  SELECT m.id::text AS id, 'vehicles' AS table, count(*) AS count FROM media m
    JOIN vehicles d ON d.tenant_id = m.tenant_id AND d.overrides -> 'photos'
      @> jsonb_build_array(jsonb_build_object('url', '/images/media/uploads/' || m.filename))
   WHERE m.id = ANY($1::uuid[]) GROUP BY 1`

/** Builds the statement that counts uses from the database catalogue, so new fields are included automatically. */
const buildUsesSql = async (pool: Pool): Promise<string> => {
  const [keys, texts] = await Promise.all([
    pool.query<Column>(foreignKeysSql),
    pool.query<Omit<Column, 'parent'>>(jsonColumnsSql),
  ])
  return [...keys.rows.map(keyUsesSql), ...texts.rows.map(jsonUsesSql), photoUsesSql].join(' UNION ALL ')
}

let usesSql: Promise<string> | undefined

const listUsingKinds = (payload: Payload): readonly DocumentKind[] =>
  payload.config.collections.map(({ slug, labels }) => ({
    table: slug.replaceAll('-', '_'),
    one: String(labels.singular).toLowerCase(),
    many: String(labels.plural).toLowerCase(),
  }))

/**
 * Counts where images are used, in one query per list. References are limited to one dealer, so no access is checked.
 */
export const findUses = cache((payload: Payload) =>
  batchLookups(async (ids): Promise<ReadonlyMap<string, readonly DocumentUse[]>> => {
    const pool = getPool(payload)
    usesSql ??= buildUsesSql(pool)
    const text = await usesSql.catch((error: unknown) => {
      usesSql = undefined
      throw error
    })
    const { rows } = await pool.query<UseRow>(text, [ids])
    const kinds = listUsingKinds(payload)
    const found = new Map<string, DocumentUse[]>()
    for (const { id, table, count } of rows) {
      const kind = findDocumentKind(kinds, table)
      if (kind) found.set(id, [...(found.get(id) ?? []), { kind, count: Number(count) }])
    }
    return found
  }),
)
