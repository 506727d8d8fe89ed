import type { ClientBase } from 'pg'
import { parseMapping } from '@/src/domain/stock/feed/mapping'
import { findMappings, type MappingsResult } from './mapping-files'

export type FeedMappingQuery = {
  readonly root: string
  /** Folder from which a mapping's relative path is resolved. */
  readonly from?: string
  readonly tenantId: string
  readonly feedKey?: string | undefined
  /** Name or path of a mapping, which overrides the feed's settings. */
  readonly requestedMapping?: string | undefined
}

type FeedMappingRow = { readonly slug: string; readonly mapping: unknown; readonly mapping_name: string | null }

const loadSettings = async (
  client: ClientBase,
  { tenantId, feedKey }: FeedMappingQuery,
): Promise<FeedMappingRow | undefined> => {
  const { rows } = await client.query<FeedMappingRow>(
    `SELECT t.slug, f.mapping, f.mapping_name FROM tenants t
       LEFT JOIN stock_feeds f ON f.tenant_id = t.id AND f.key = $2 WHERE t.id = $1`,
    [tenantId, feedKey ?? ''],
  )
  return rows[0]
}

const parseOwnMapping = (json: unknown): MappingsResult => {
  const parsed = parseMapping(json)
  if (parsed.ok) return { ok: true, builtIn: [parsed.mapping] }
  return { ok: false, message: `The feed’s custom mapping can’t be used: ${parsed.problems.join(' ')}` }
}

type MappingFolders = { readonly root: string; readonly from: string; readonly tenantSlug: string }

/** A mapping name from the database must never be used as a path. */
const findNamedMapping = async (folders: MappingFolders, mappingName: string): Promise<MappingsResult> =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(mappingName)
    ? findMappings({ ...folders, from: `${folders.root}/tenants/mappings`, requestedMapping: mappingName })
    : { ok: false, message: `“${mappingName}” isn’t the name of a built-in mapping.` }

/**
 * Finds the mappings a feed's files may be read by (STK-02): the requested one, else the feed's own, else the built-in
 * one it names, else the tenant's and the built-in ones by header. A feed that names its mapping is read by that one
 * only: another mapping may use another key, and every vehicle would look new.
 */
export const findFeedMappings = async (client: ClientBase, query: FeedMappingQuery): Promise<MappingsResult> => {
  const row = await loadSettings(client, query)
  const { root, from = root, requestedMapping } = query
  const folders = { root, from, tenantSlug: row?.slug ?? '' }
  if (row === undefined || requestedMapping !== undefined) return findMappings({ ...folders, requestedMapping })
  if (row.mapping !== null) return parseOwnMapping(row.mapping)
  const mappingName = (row.mapping_name ?? '').trim()
  return mappingName === '' ? findMappings(folders) : findNamedMapping(folders, mappingName)
}
