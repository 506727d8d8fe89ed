/**
 * Copies a tenant many times with plain SQL, which takes seconds where seeding a thousand dealers would take an hour.
 */
import { OperatorError } from '../lib/log.mjs'

/** Tables of the installation, or with rows that tenants share. */
const EXCLUDED_TABLES = /^(users|payload_|templates|audit|stock_changes)/

const quoteIdentifier = (name) => `"${name.replaceAll('"', '""')}"`

const readCatalogue = async (client) => {
  const { rows: edges } = await client.query(
    `SELECT s.relname AS source, a.attname AS column, t.relname AS target FROM pg_constraint c
     JOIN pg_class s ON s.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND cardinality(c.conkey) = 1 AND c.connamespace = current_schema()::regnamespace`,
  )
  const { rows: columns } = await client.query(
    `SELECT table_name AS table, column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  )
  return { edges: edges.filter(({ source }) => !EXCLUDED_TABLES.test(source)), columns }
}

/** Conditions that select the tenant's rows by table: rows that reference the tenant, or are children of such rows. */
const ownedRowConditions = ({ edges }, tenantId) => {
  const conditions = new Map([['tenants', `id = '${tenantId}'`]])
  for (let before = 0; before !== conditions.size;) {
    before = conditions.size
    for (const { source, column, target } of edges) {
      if (conditions.has(source) || !conditions.has(target) || source === target) continue
      const isOwner = target === 'tenants' || /^_?parent_id$/.test(column)
      if (!isOwner) continue
      const rows =
        target === 'tenants'
          ? `'${tenantId}'`
          : `SELECT id FROM ${quoteIdentifier(target)} WHERE ${conditions.get(target)}`
      conditions.set(source, `${quoteIdentifier(column)} IN (${rows})`)
    }
  }
  return conditions
}

const copiedIdSql = (column, type) =>
  type === 'uuid' ? `md5(${column}::text || '-' || n)::uuid` : `md5(${column} || '-' || n)`

/**
 * SQL for a column's value in a copy: new ids wherever they are referenced, and a number after the slug and the name.
 */
const copiedValueSql = (table, { name, type }, targets) => {
  const column = `s.${quoteIdentifier(name)}`
  if (name === 'id' || targets.has(name)) return copiedIdSql(column, type)
  if (table === 'tenants' && name === 'slug') return `${column} || '-' || n`
  return table === 'tenants' && name === 'name' ? `${column} || ' ' || n` : column
}

/**
 * Inserts `count` copies of a tenant with all it owns. Triggers are off: no process is listening, and one that starts
 * later reads everything. @returns the number of inserted rows
 */
export const cloneTenant = async (client, slug, count) => {
  const { rows: matches } = await client.query('SELECT id FROM tenants WHERE slug = $1', [slug])
  if (matches.length !== 1) throw new OperatorError(`There is no tenant ${slug} to copy.`)
  const schema = await readCatalogue(client)
  const conditions = ownedRowConditions(schema, matches[0].id)
  let insertedRows = 0
  await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
  for (const [table, condition] of conditions) {
    const targets = new Set(
      schema.edges
        .filter(({ source, target }) => source === table && conditions.has(target))
        .map(({ column }) => column),
    )
    // A serial id is left to the database.
    const columns = schema.columns.filter((one) => one.table === table && !(one.name === 'id' && /int/.test(one.type)))
    const { rowCount } = await client.query(
      `INSERT INTO ${quoteIdentifier(table)} (${columns.map(({ name }) => quoteIdentifier(name)).join()})
       SELECT ${columns.map((one) => copiedValueSql(table, one, targets)).join()}
       FROM (SELECT * FROM ${quoteIdentifier(table)} WHERE ${condition}) s, generate_series(1, $1::int) n`,
      [count],
    )
    insertedRows += rowCount ?? 0
  }
  await client.query('COMMIT')
  await client.query('ANALYZE')
  return insertedRows
}
