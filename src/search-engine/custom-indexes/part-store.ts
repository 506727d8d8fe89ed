import type { Queryable } from './store'
import type { StoredRecord } from './record-store'

export type PartKind = 'synonyms' | 'rules'

export const copyParts = async (db: Queryable, kind: PartKind, from: string, to: string): Promise<void> => {
  await db.query('DELETE FROM search_parts WHERE index_name = $1 AND kind = $2', [to, kind])
  await db.query(
    `INSERT INTO search_parts (index_name, kind, object_id, body)
     SELECT $2, kind, object_id, body FROM search_parts WHERE index_name = $1 AND kind = $3`,
    [from, to, kind],
  )
}

/** Returns the synonyms or rules as they were saved. */
export const listParts = async (db: Queryable, kind: PartKind, name: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await db.query<{ body: Record<string, unknown> }>(
    'SELECT body FROM search_parts WHERE index_name = $1 AND kind = $2 ORDER BY object_id',
    [name, kind],
  )
  return rows.map(({ body }) => body)
}

export const clearParts = async (db: Queryable, kind: PartKind, name: string): Promise<void> => {
  await db.query('DELETE FROM search_parts WHERE index_name = $1 AND kind = $2', [name, kind])
}

export const removePart = async (db: Queryable, kind: PartKind, name: string, id: string): Promise<void> => {
  await db.query('DELETE FROM search_parts WHERE index_name = $1 AND kind = $2 AND object_id = $3', [name, kind, id])
}

export const saveParts = async (
  db: Queryable,
  kind: PartKind,
  name: string,
  parts: readonly StoredRecord[],
): Promise<void> => {
  await db.query(
    `INSERT INTO search_parts (index_name, kind, object_id, body)
     SELECT $1, $2, id, json::json FROM unnest($3::text[], $4::text[]) AS new_records (id, json)
     ON CONFLICT (index_name, kind, object_id) DO UPDATE SET body = excluded.body`,
    [name, kind, parts.map(({ id }) => id), parts.map(({ json }) => json)],
  )
}
