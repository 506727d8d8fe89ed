import type { ClientBase, Pool } from 'pg'

export type Db = ClientBase | Pool

/** A column that says which tenant a row belongs to. */
export type OwnedBy = { readonly table: string; readonly column: string }

/** Tables in the order in which their rows may go: whatever points to a table comes before it. */
const childrenFirst = (
  owned: readonly OwnedBy[],
  edges: readonly { readonly source: string; readonly target: string }[],
): readonly OwnedBy[] => {
  const rank = new Map<string, number>()
  const rankOf = (table: string, above: readonly string[]): number => {
    const before = rank.get(table)
    if (before !== undefined) return before
    const sources = edges.filter((edge) => edge.target === table && !above.includes(edge.source))
    const found = 1 + Math.max(-1, ...sources.map((edge) => rankOf(edge.source, [...above, table])))
    rank.set(table, found)
    return found
  }
  return [...owned].sort(
    (one, other) =>
      rankOf(one.table, [one.table]) - rankOf(other.table, [other.table]) || (one.table < other.table ? -1 : 1),
  )
}

/**
 * Every column of the schema that names a tenant, read from the database's own catalogue, so that a table added later is
 * not forgotten: foreign keys to `tenants`, whatever they are called, and columns by the names we give them. The stock
 * change log is not among them: other readers need it until the end.
 */
export const tenantColumns = async (db: Db): Promise<readonly OwnedBy[]> => {
  const { rows: owned } = await db.query<OwnedBy>(
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
  return childrenFirst(owned, edges)
}

/** As SQL writes a name. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
