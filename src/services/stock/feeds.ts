import type { ClientBase } from 'pg'
import { visibleExamples } from '@/src/feed-reader'

/** The importer's queries. Every statement names the tenant. */

export type Feed = { readonly id: string; readonly on_missing: 'remove' | 'sold'; readonly enabled: boolean }

export const findFeedByKey = async (client: ClientBase, tenantId: string, key: string): Promise<Feed | undefined> => {
  const { rows } = await client.query<Feed>(
    'SELECT id, on_missing, coalesce(enabled, true) AS enabled FROM stock_feeds WHERE tenant_id = $1 AND key = $2',
    [tenantId, key],
  )
  return rows[0]
}

export const createFeed = async (
  client: ClientBase,
  feed: { readonly id: string; readonly tenantId: string; readonly key: string; readonly name: string },
): Promise<void> => {
  await client.query(
    `INSERT INTO stock_feeds (id, tenant_id, name, key) VALUES ($1, $2, $3, $4) ON CONFLICT (tenant_id, key) DO NOTHING`,
    [feed.id, feed.tenantId, feed.name, feed.key],
  )
}

const MAX_COLUMNS = 400

export type FeedFileColumns = { readonly columns: readonly string[]; readonly examples: readonly string[] }

const toStorableJson = (texts: readonly string[]): string =>
  JSON.stringify(texts.slice(0, MAX_COLUMNS).map((one) => one.slice(0, 200).replace(/[\0\uD800-\uDFFF]/gu, '')))

/**
 * Saves the columns of the feed's last file with an example each, for the mapping editor. Does not write equal values.
 * `onlyIfUnknown`: only if no columns are known yet, because a pushed vehicle may have few of them.
 */
export const saveColumns = async (
  client: ClientBase,
  feedId: string,
  { columns, examples }: FeedFileColumns,
  { onlyIfUnknown = false }: { readonly onlyIfUnknown?: boolean } = {},
): Promise<void> => {
  await client.query(
    `UPDATE stock_feeds SET seen_columns = $2::jsonb, seen_examples = $3::jsonb
      WHERE id = $1 AND (NOT $4 OR seen_columns IS NULL)
        AND (seen_columns IS DISTINCT FROM $2::jsonb OR seen_examples IS DISTINCT FROM $3::jsonb)`,
    [feedId, toStorableJson(columns), toStorableJson(visibleExamples(columns, examples)), onlyIfUnknown],
  )
}
