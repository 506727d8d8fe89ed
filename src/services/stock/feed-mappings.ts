import type { ClientBase } from 'pg'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { findMappings, type Mappings } from './mapping-files'

export type FeedPlace = {
  readonly root: string
  /** Folder from which a mapping's relative path is resolved. */
  readonly from?: string
  readonly tenantId: string
  readonly feedKey?: string | undefined
  /** Name or path of a mapping, which overrides the feed's settings. */
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

const ownMapping = (json: unknown): Mappings => {
  const parsed = parseMapping(json)
  if (parsed.ok) return { ok: true, shipped: [parsed.mapping] }
  return { ok: false, message: `The feed’s own mapping cannot be used: ${parsed.problems.join(' ')}` }
}

type Where = { readonly root: string; readonly from: string; readonly tenantSlug: string }

/** A mapping name from the database must never be used as a path. */
const namedMapping = async (where: Where, named: string): Promise<Mappings> =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(named)
    ? findMappings({ ...where, from: `${where.root}/tenants/mappings`, asked: named })
    : { ok: false, message: `“${named}” is no name of a shipped mapping.` }

/**
 * Finds the mappings a feed's files may be read by (STK-02): the requested one, else the feed's own, else the built-in
 * one it names, else the tenant's and the built-in ones by header. A feed that names its mapping is read by that one
 * only: another mapping may use another key, and every vehicle would look new.
 */
export const feedMappings = async (client: ClientBase, place: FeedPlace): Promise<Mappings> => {
  const row = await settings(client, place)
  const { root, from = root, asked } = place
  const where = { root, from, tenantSlug: row?.slug ?? '' }
  if (row === undefined || asked !== undefined) return findMappings({ ...where, asked })
  if (row.mapping !== null) return ownMapping(row.mapping)
  const named = (row.mapping_name ?? '').trim()
  return named === '' ? findMappings(where) : namedMapping(where, named)
}
