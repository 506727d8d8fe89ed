import type { ClientBase } from 'pg'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { findMappings, type Mappings } from './mapping-files'

export type FeedPlace = {
  readonly root: string
  /** Where a mapping's path is seen from. */
  readonly from?: string
  readonly tenantId: string
  readonly feedKey?: string | undefined
  /** A name or a path; goes before what the feed itself says. */
  readonly asked?: string | undefined
}

type Row = { readonly slug: string; readonly mapping: unknown; readonly mapping_name: string | null }

const settings = async (client: ClientBase, { tenantId, feedKey }: FeedPlace): Promise<Row | undefined> => {
  const { rows } = await client.query<Row>(
    `SELECT t.slug, f.mapping, f.mapping_name FROM tenants t
       LEFT JOIN stock_feeds f ON f.tenant_id = t.id AND f.key = $2 WHERE t.id = $1`,
    [tenantId, feedKey ?? ''],
  )
  return rows[0]
}

/**
 * The mappings a feed's files may be read by (STK-02): the one asked for, else the feed's own, else the shipped one it
 * names, else the tenant's and the shipped ones by header. A feed that names its mapping is read by that alone: by
 * another, with another key, every car would look new.
 */
export const feedMappings = async (client: ClientBase, place: FeedPlace): Promise<Mappings> => {
  const row = await settings(client, place)
  const where = { root: place.root, from: place.from ?? place.root, tenantSlug: row?.slug ?? '' }
  if (place.asked !== undefined) return findMappings({ ...where, asked: place.asked })
  if (row?.mapping !== null && row?.mapping !== undefined) {
    const parsed = parseMapping(row.mapping)
    if (parsed.ok) return { ok: true, shipped: [parsed.mapping] }
    return { ok: false, message: `The feed’s own mapping cannot be used: ${parsed.problems.join(' ')}` }
  }
  const named = row?.mapping_name?.trim()
  if (!named) return findMappings(where)
  // A name out of the database is never a path.
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(named)) {
    return { ok: false, message: `“${named}” is no name of a shipped mapping.` }
  }
  return findMappings({ ...where, from: `${place.root}/tenants/mappings`, asked: named })
}
