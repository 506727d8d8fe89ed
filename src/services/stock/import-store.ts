import type { ClientBase } from 'pg'
import { partColumns } from '@/src/domain/stock/feed/cleared-fields'
import type { StoredVehicle } from '@/src/domain/stock/feed/match-duplicates'
import { feedColumns, type FeedLocation } from './vehicle-columns'
import type { Feed } from './feeds'

/** Content hash of vehicles that left their feed as sold, so that any later record of them counts as a change. */
export const SOLD_WHEN_MISSING_HASH = ''

/** Lists a feed's vehicles, or only those with the given keys. */
export const listStoredVehicles = async (
  client: ClientBase,
  tenantId: string,
  feedId: string,
  keys?: readonly string[],
): Promise<readonly StoredVehicle[]> => {
  const { rows } = await client.query<StoredVehicle>(
    `SELECT id, feed_key AS key, coalesce(content_hash, '') AS hash,
            (removed_at IS NOT NULL OR coalesce(content_hash, '') = $3) AS "isRemoved"
       FROM vehicles WHERE tenant_id = $1 AND feed_id = $2 AND feed_key IS NOT NULL
        AND ($4::varchar[] IS NULL OR feed_key = ANY($4)) ORDER BY feed_key`,
    [tenantId, feedId, SOLD_WHEN_MISSING_HASH, keys ?? null],
  )
  return rows
}

/**
 * Lists the tenant's locations by slug. A location in the trash is found by its slug until another location
 * has that slug. Its vehicles keep their reference, show no location meanwhile, and show it again after it is restored.
 */
export const listLocationsBySlug = async (
  client: ClientBase,
  tenantId: string,
): Promise<ReadonlyMap<string, FeedLocation>> => {
  const { rows } = await client.query<FeedLocation>(
    `SELECT id, slug, address_city AS city, address_state::text AS state, dealership_id, dealership_slug
       FROM locations WHERE tenant_id = $1 ORDER BY deleted_at DESC NULLS LAST`,
    [tenantId],
  )
  return new Map(rows.map((row) => [row.slug, row]))
}

/** Returns those of the slugs that the tenant's vehicles already have. */
export const findTakenSlugs = async (
  client: ClientBase,
  tenantId: string,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ slug: string }>(
    'SELECT slug FROM vehicles WHERE tenant_id = $1 AND slug = ANY($2::varchar[])',
    [tenantId, slugs],
  )
  return new Set(rows.map((row) => row.slug))
}

/** Defaults are declared constants, never input. */
const toSqlLiteral = (value: unknown): string =>
  `'${typeof value === 'object' ? JSON.stringify(value) : String(value)}'`

const columnNames = feedColumns.map(({ name }) => name)
const typedColumnsSql = feedColumns.map(({ name, type }) => `${name} ${type}`).join(', ')
const columnsWithoutSoldAt = columnNames.filter((name) => name !== 'sold_at')

/** SQL of a new vehicle's value for each column. */
const defaultsSql = new Map(
  feedColumns.map(({ name, type, defaultValue }) => [
    name,
    defaultValue === undefined ? `NULL::${type}` : `${toSqlLiteral(defaultValue)}::${type}`,
  ]),
)
const defaultSql = (name: string): string => defaultsSql.get(name) ?? 'NULL'
const columnsWithDefault = new Set(
  feedColumns.flatMap(({ name, defaultValue }) => (defaultValue === undefined ? [] : [name])),
)

/**
 * Inserts new vehicles. Rows have the feed's columns and `id slug short_key name feed_key content_hash feed_fields
 * listed_at`.
 */
export const insertVehicles = async (
  client: ClientBase,
  scope: { readonly tenantId: string; readonly feedId: string; readonly now: Date },
  rows: readonly string[],
): Promise<void> => {
  const values = columnsWithoutSoldAt.map((name) =>
    columnsWithDefault.has(name) ? `coalesce(r.${name}, ${defaultSql(name)})` : `r.${name}`,
  )
  await client.query(
    `INSERT INTO vehicles (id, tenant_id, feed_id, feed_key, content_hash, feed_fields, short_key, slug, name,
                           ${columnsWithoutSoldAt.join(', ')}, sold_at, hidden, views, created_at, updated_at)
     SELECT r.id, $1, $2, r.feed_key, r.content_hash, r.feed_fields, r.short_key, r.slug, r.name, ${values.join(', ')},
            CASE WHEN r.status = 'sold' THEN coalesce(r.sold_at, $3) END, false, 0, coalesce(r.listed_at, $3), $3
       FROM jsonb_to_recordset($4::jsonb) AS r(id uuid, feed_key varchar, content_hash varchar, feed_fields jsonb,
            short_key varchar, slug varchar, name varchar, listed_at timestamptz, ${typedColumnsSql})`,
    [scope.tenantId, scope.feedId, scope.now, `[${rows.join(',')}]`],
  )
}

/** Stored values that decide which columns an update may change. */
export type StoredFeedState = {
  readonly id: string
  readonly badge: string | null
  readonly series: string | null
  /** Fields of the feed's last record; null for vehicles imported before this was stored. */
  readonly feed_fields: readonly string[] | null
}

/** Reads and locks vehicles until the transaction ends, so that decisions based on them stay true. */
export const lockFeedStates = async (
  client: ClientBase,
  scope: { readonly tenantId: string; readonly feedId: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFeedState>> => {
  const { rows } = await client.query<StoredFeedState>(
    `SELECT id, badge, series, feed_fields FROM vehicles
      WHERE tenant_id = $1 AND feed_id = $2 AND id = ANY($3::uuid[]) ORDER BY id FOR UPDATE`,
    [scope.tenantId, scope.feedId, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const groupedColumns = new Set<string>(partColumns)

/** Merges a group of fields: removes what the feed no longer provides, sets what it provides, keeps the rest. */
const mergedGroupSql = (name: string): string =>
  `nullif((CASE WHEN r.cleared ? '${name}' THEN '{}' ELSE coalesce(v.${name}, '{}') END - ARRAY(
      SELECT substr(path, ${name.length + 2}) FROM jsonb_array_elements_text(r.cleared) AS path
       WHERE starts_with(path, '${name}.'))) || coalesce(r.${name}, '{}'), '{}')`

const changedValueSql = (name: string): string => {
  if (groupedColumns.has(name)) return mergedGroupSql(name)
  // A vehicle that was sold by leaving the feed is for sale again when it returns.
  const returnedSql = name === 'status' ? ` OR coalesce(v.content_hash, '') = '${SOLD_WHEN_MISSING_HASH}'` : ''
  return `CASE WHEN r.${name} IS NOT NULL THEN r.${name} WHEN r.cleared ? '${name}'${returnedSql} THEN ${defaultSql(name)} ELSE v.${name} END`
}

/**
 * Updates changed vehicles and restores removed ones. Rows have the feed's columns and `id name content_hash
 * feed_fields cleared`. Columns the feed does not provide, values set by staff (`hidden`, `overrides`), the slug and
 * the listing date stay.
 */
export const updateVehicles = async (
  client: ClientBase,
  scope: { readonly tenantId: string; readonly feedId: string; readonly now: Date },
  rows: readonly string[],
): Promise<void> => {
  await client.query(
    `UPDATE vehicles v SET ${columnsWithoutSoldAt.map((name) => `${name} = ${changedValueSql(name)}`).join(', ')},
            sold_at = CASE WHEN ${changedValueSql('status')} = 'sold' THEN coalesce(r.sold_at, v.sold_at, $3) END,
            name = r.name, content_hash = r.content_hash, feed_fields = r.feed_fields, removed_at = NULL, updated_at = $3
       FROM jsonb_to_recordset($4::jsonb) AS r(id uuid, name varchar, content_hash varchar, feed_fields jsonb,
            cleared jsonb, ${typedColumnsSql})
      WHERE v.id = r.id AND v.tenant_id = $1 AND v.feed_id = $2`,
    [scope.tenantId, scope.feedId, scope.now, `[${rows.join(',')}]`],
  )
}

/** Removes vehicles that left the feed, or marks them as sold if the feed is configured so. */
export const removeVehicles = async (
  client: ClientBase,
  scope: { readonly tenantId: string; readonly feed: Feed; readonly now: Date },
  ids: readonly string[],
): Promise<void> => {
  const change =
    scope.feed.on_missing === 'sold'
      ? `status = 'sold', sold_at = coalesce(sold_at, $3), content_hash = '${SOLD_WHEN_MISSING_HASH}'`
      : 'removed_at = $3'
  await client.query(
    `UPDATE vehicles SET ${change}, updated_at = $3 WHERE tenant_id = $1 AND feed_id = $2 AND id = ANY($4::uuid[])`,
    [scope.tenantId, scope.feed.id, scope.now, ids],
  )
}
