import type { Queryable } from './store'

/** A record with its id, as it was saved. */
export type StoredRecord = { readonly id: string; readonly json: string }

export const countRecords = async (db: Queryable, name: string): Promise<number> => {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM search_objects WHERE index_name = $1',
    [name],
  )
  return rows[0]?.count ?? 0
}

export const findRecords = async (
  db: Queryable,
  name: string,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await db.query<StoredRecord>(
    'SELECT object_id AS id, record::text AS json FROM search_objects WHERE index_name = $1 AND object_id = ANY ($2)',
    [name, ids],
  )
  return new Map(rows.map(({ id, json }) => [id, json]))
}

const PAGE_ROWS = 1000

export async function* streamRecords(db: Queryable, name: string): AsyncIterable<StoredRecord[]> {
  for (let after: string | null = null; ;) {
    const { rows }: { rows: StoredRecord[] } = await db.query<StoredRecord>(
      `SELECT object_id AS id, record::text AS json FROM search_objects
       WHERE index_name = $1 AND ($2::text IS NULL OR object_id > $2) ORDER BY object_id LIMIT ${PAGE_ROWS}`,
      [name, after],
    )
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_ROWS) return
    after = rows.at(-1)?.id ?? null
  }
}

export const clearRecords = async (db: Queryable, name: string): Promise<void> => {
  await db.query('DELETE FROM search_objects WHERE index_name = $1', [name])
}

export const removeRecords = async (db: Queryable, name: string, ids: readonly string[]): Promise<void> => {
  await db.query('DELETE FROM search_objects WHERE index_name = $1 AND object_id = ANY ($2)', [name, ids])
}

export const saveRecords = async (db: Queryable, name: string, records: readonly StoredRecord[]): Promise<void> => {
  if (records.length === 0) return
  await db.query(
    `INSERT INTO search_objects (index_name, object_id, record)
     SELECT $1, id, json::json FROM unnest($2::text[], $3::text[]) AS new_records (id, json)
     ON CONFLICT (index_name, object_id) DO UPDATE SET record = excluded.record`,
    [name, records.map(({ id }) => id), records.map(({ json }) => json)],
  )
}

export const copyRecords = async (db: Queryable, from: string, to: string): Promise<void> => {
  await clearRecords(db, to)
  await db.query(
    `INSERT INTO search_objects (index_name, object_id, record)
     SELECT $2, object_id, record FROM search_objects WHERE index_name = $1`,
    [from, to],
  )
}

export const moveRecords = async (db: Queryable, from: string, to: string): Promise<void> => {
  await clearRecords(db, to)
  await db.query('UPDATE search_objects SET index_name = $2 WHERE index_name = $1', [from, to])
}
