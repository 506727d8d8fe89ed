import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

/**
 * Copies of the demo dealers, made row by row in SQL. A test that changes something works on its own copy, so that no
 * other test sees the change and nothing has to be undone.
 */

/** Tables written by shoppers, by the site itself or for staff sessions, and files; they are empty in a copy. */
const tablesNotCopied = new Set([
  'appointments',
  'audit',
  'events',
  'lead_deliveries',
  'leads',
  'messages',
  'payments',
  'popular_searches',
  'prize_spins',
  'purchases',
  'reservations',
  'saved_vehicles',
  'saved_searches',
  'search_events',
  'zero_result_searches',
  'shoppers',
  'sign_in_codes',
  'stock_imports',
  'tenants_domains',
  'users_tenants',
  'valuations',
  // The name of a file is unique, and the store has it for the original dealer.
  'vehicle_documents',
  '_vehicle_documents_v',
  'vehicle_price_changes',
  'vehicle_views',
])

type ForeignKey = { readonly table: string; readonly column: string; readonly parent: string }

/** A table with the condition that selects the rows of tenant `$1`. */
type OwnedTable = { readonly table: string; readonly where: string }

const listForeignKeys = async (client: pg.ClientBase): Promise<readonly ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `SELECT c.relname AS table, a.attname AS column, p.relname AS parent
     FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_class p ON p.oid = k.confrelid
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`,
  )
  return rows
}

const isTenantColumn = ({ column, parent }: ForeignKey): boolean =>
  parent === 'tenants' && ['tenant_id', 'version_tenant_id'].includes(column)
const isParentColumn = ({ column }: ForeignKey): boolean => ['_parent_id', 'parent_id'].includes(column)

/** Lists the tables with rows of a tenant: those with a tenant column, then level by level their child tables. */
const listOwnedTables = (keys: readonly ForeignKey[]): readonly OwnedTable[] => {
  const conditions = new Map<string, string>([['tenants', 'id = $1']])
  for (const key of keys.filter(isTenantColumn))
    if (!tablesNotCopied.has(key.table)) conditions.set(key.table, `${key.column} = $1`)
  for (;;) {
    const next = keys.filter(
      (key) =>
        isParentColumn(key) &&
        conditions.has(key.parent) &&
        !conditions.has(key.table) &&
        !tablesNotCopied.has(key.table),
    )
    if (next.length === 0) return [...conditions].map(([table, where]) => ({ table, where }))
    for (const { table, column, parent } of next)
      conditions.set(table, `${column} IN (SELECT id FROM ${parent} WHERE ${conditions.get(parent) ?? 'false'})`)
  }
}

type Snapshot = {
  readonly tenantId: string
  readonly tables: readonly { readonly table: string; readonly columns: string; readonly rows: string }[]
}

/** Lists the columns that a copy writes, without generated ones and ids from a sequence. */
const listWritableColumns = async (client: pg.ClientBase, table: string): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'
       AND NOT (column_name = 'id' AND coalesce(column_default, '') LIKE 'nextval%')
     ORDER BY ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => `"${name}"`).join(', ')
}

const snapshotFile = (folder: string, slug: string): string => path.join(folder, 'dealers', `${slug}.json`)

/** Writes the rows of each dealer to a file in `folder`. Called once, before the tests run. */
export const snapshotDealers = async (client: pg.ClientBase, folder: string): Promise<void> => {
  const tables = listOwnedTables(await listForeignKeys(client))
  const columns = new Map<string, string>()
  for (const { table } of tables) columns.set(table, await listWritableColumns(client, table))
  mkdirSync(path.join(folder, 'dealers'), { recursive: true })
  const { rows: tenants } = await client.query<{ id: string; slug: string }>('SELECT id, slug FROM tenants')
  for (const { id, slug } of tenants) {
    const tablesWithRows: { table: string; columns: string; rows: string }[] = []
    for (const { table, where } of tables) {
      const { rows } = await client.query<{ rows: string | null }>(
        `SELECT json_agg(t)::text AS rows FROM (SELECT * FROM "${table}" WHERE ${where}) t`,
        [id],
      )
      if (rows[0]?.rows) tablesWithRows.push({ table, columns: columns.get(table) ?? '', rows: rows[0].rows })
    }
    writeFileSync(
      snapshotFile(folder, slug),
      JSON.stringify({ tenantId: id, tables: tablesWithRows } satisfies Snapshot),
    )
  }
}

/** Columns that the site's jobs write by themselves: once an hour they copy views to the vehicles. */
const writtenByJobs = ['updated_at', 'views']

/**
 * Makes the demo dealers read-only, because all tests read them at the same time. Every write to their rows fails;
 * writes of only `writtenByJobs` are skipped without an error. A test that changes something makes a copy (`dealer` in
 * `fixtures.ts`).
 */
export const protectDemoDealers = async (client: pg.ClientBase): Promise<void> => {
  const keys = (await listForeignKeys(client)).filter(isTenantColumn)
  const { rows } = await client.query<{ ids: string }>("SELECT string_agg(quote_literal(id), ', ') AS ids FROM tenants")
  await client.query(
    `CREATE FUNCTION demo_dealers_are_shared() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       before jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
       after jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
     BEGIN
       IF coalesce(before, after) ->> TG_ARGV[0] IN (${rows[0]?.ids ?? "''"}) IS NOT TRUE THEN
         RETURN coalesce(NEW, OLD);
       END IF;
       IF before - '{${writtenByJobs.join(',')}}'::text[] IS DISTINCT FROM after - '{${writtenByJobs.join(',')}}'::text[] THEN
         RAISE EXCEPTION 'A test tried to % a row of % of a demo dealer. All tests share those: use a copy (docs/testing.md).',
           TG_OP, TG_TABLE_NAME;
       END IF;
       RETURN NULL;
     END $$`,
  )
  const tables = [...keys.filter(({ table }) => !tablesNotCopied.has(table)), { table: 'tenants', column: 'id' }]
  for (const { table, column } of tables)
    await client.query(
      `CREATE TRIGGER demo_dealers_are_shared BEFORE INSERT OR UPDATE OR DELETE ON "${table}"
       FOR EACH ROW EXECUTE FUNCTION demo_dealers_are_shared('${column}')`,
    )
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=")[0-9a-f]{24}(?=")/g

/** The ids of the rows in a snapshot. Other ids in them, such as the template's, stay unchanged in a copy. */
const listRowIds = ({ tables }: Snapshot): ReadonlySet<string> =>
  new Set(
    tables.flatMap(({ rows }) =>
      (JSON.parse(rows) as readonly { readonly id?: unknown }[]).flatMap(({ id }) =>
        typeof id === 'string' ? [id] : [],
      ),
    ),
  )

/** A copy's id for an id. A UUID keeps its beginning, a time, so that rows sort as in the original. */
const copiedId = (copy: string, id: string): string => {
  const hash = createHash('md5').update(copy).update(id).digest('hex')
  return id.includes('-') ? `${id.slice(0, 24)}${hash.slice(0, 12)}` : hash.slice(0, 24)
}

const snapshots = new Map<string, { readonly snapshot: Snapshot; readonly own: ReadonlySet<string> }>()

const readSnapshot = (folder: string, slug: string) => {
  const cachedSnapshot = snapshots.get(slug)
  if (cachedSnapshot) return cachedSnapshot
  const snapshot = JSON.parse(readFileSync(snapshotFile(folder, slug), 'utf8')) as Snapshot
  const entry = { snapshot, own: listRowIds(snapshot) }
  snapshots.set(slug, entry)
  return entry
}

/** Inserts all rows in one transaction without triggers, then updates the tenant, which notifies every process. */
const insertCopy = async (client: pg.ClientBase, tenantId: string, tables: Snapshot['tables']): Promise<void> => {
  await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
  try {
    for (const { table, columns, rows } of tables)
      await client.query(
        `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
        [rows],
      )
    await client.query("SET LOCAL session_replication_role = 'origin'")
    await client.query('UPDATE tenants SET updated_at = now() WHERE id = $1', [tenantId])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/**
 * Creates a dealer with the pages, stock, settings and theme of `slug`, under a new slug.
 * @returns the copy's slug and tenant id
 */
export const insertDealerCopy = async (
  client: pg.ClientBase,
  folder: string,
  slug: string,
): Promise<{ readonly slug: string; readonly id: string }> => {
  const { snapshot, own } = readSnapshot(folder, slug)
  const copy = `${slug}-${randomBytes(4).toString('hex')}`
  const idOf = (id: string): string => (own.has(id) ? copiedId(copy, id) : id)
  const id = idOf(snapshot.tenantId)
  const tables = snapshot.tables.map((one) => {
    const rows = one.rows.replaceAll(ID, idOf)
    return { ...one, rows: one.table === 'tenants' ? rows.replace(`"slug":"${slug}"`, `"slug":"${copy}"`) : rows }
  })
  await insertCopy(client, id, tables)
  return { slug: copy, id }
}
