import type { ClientBase, Pool } from 'pg'

export type Db = ClientBase | Pool

/** A column that names the tenant of a row. */
export type TenantColumn = { readonly table: string; readonly column: string }

/** Sorts tables in the order of deletion: a table comes before those it has foreign keys to. */
const sortChildrenFirst = (
  columns: readonly TenantColumn[],
  edges: readonly { readonly source: string; readonly target: string }[],
): readonly TenantColumn[] => {
  const ranks = new Map<string, number>()
  const rankOf = (table: string, above: readonly string[]): number => {
    const cached = ranks.get(table)
    if (cached !== undefined) return cached
    const sources = edges.filter((edge) => edge.target === table && !above.includes(edge.source))
    const rank = 1 + Math.max(-1, ...sources.map((edge) => rankOf(edge.source, [...above, table])))
    ranks.set(table, rank)
    return rank
  }
  return [...columns].sort(
    (one, other) =>
      rankOf(one.table, [one.table]) - rankOf(other.table, [other.table]) || (one.table < other.table ? -1 : 1),
  )
}

/**
 * Lists every column of the schema that names a tenant, read from Postgres's own catalogue so that a new table is never
 * missed: foreign keys to `tenants`, and columns with our usual names. The stock change log is left out, because other
 * readers need it to the end.
 */
export const listTenantColumns = async (db: Db): Promise<readonly TenantColumn[]> => {
  const { rows: columns } = await db.query<TenantColumn>(
    `SELECT r.relname AS "table", a.attname AS "column" FROM pg_class r
     JOIN pg_namespace n ON n.oid = r.relnamespace AND n.nspname = current_schema()
     JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE r.relkind IN ('r', 'p') AND a.atttypid = 'uuid'::regtype AND r.relname NOT IN ('tenants', 'stock_changes')
       AND (a.attname IN ('tenant_id', 'version_tenant_id') OR EXISTS (
         SELECT 1 FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid = r.oid AND c.conkey = ARRAY[a.attnum]
           AND c.confrelid = 'tenants'::regclass))`,
  )
  const { rows: edges } = await db.query<{ source: string; target: string }>(
    `SELECT DISTINCT s.relname AS source, t.relname AS target FROM pg_constraint c
     JOIN pg_class s ON s.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
     WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace AND s.oid <> t.oid`,
  )
  return sortChildrenFirst(columns, edges)
}

/** Quotes an SQL identifier. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`
