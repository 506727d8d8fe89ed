import type { AttentionGroup } from '@/src/domain/panel/attention'
import { listFeedsDue, type FeedState } from '@/src/domain/panel/feeds-due'
import { idOf } from '@/src/domain/content/id-of'
import type { StockFeed, StockImport } from '@/src/payload-types'
import { findDocuments, type Scope } from './find-documents'
import { dealerName } from './scope-helpers'
import { DAY_MS } from '@/src/domain/time/durations'

const MAX_FEEDS = 200
/** How many days back failed imports are looked for. */
const DAYS_BACK = 14

const findLastImport = async (scope: Scope, feed: string): Promise<StockImport | undefined> => {
  const { docs } = await findDocuments<StockImport>(scope, {
    collection: 'stock-imports',
    where: [{ feed: { equals: feed } }],
    select: { state: true, message: true },
    sort: '-started_at',
    limit: 1,
    counted: false,
  })
  return docs[0]
}

/** Loads the last import of each feed that had a failed one recently. */
const findLastImports = async (scope: Scope): Promise<ReadonlyMap<string, StockImport>> => {
  const since = new Date(scope.now.getTime() - DAYS_BACK * DAY_MS).toISOString()
  const failedImports = await findDocuments<StockImport>(scope, {
    collection: 'stock-imports',
    where: [{ state: { in: ['failed', 'refused'] } }, { started_at: { greater_than_equal: since } }],
    select: { feed: true },
    sort: '-started_at',
    limit: MAX_FEEDS,
    counted: false,
  })
  const feeds = [...new Set(failedImports.docs.flatMap(({ feed }) => idOf(feed) ?? []))]
  const runs = await Promise.all(feeds.map(async (feed) => [feed, await findLastImport(scope, feed)] as const))
  return new Map(runs.flatMap(([feed, run]) => (run ? [[feed, run] as const] : [])))
}

/** Stock feeds that failed or are late (ADM-03). */
export const findFailedFeeds = async (scope: Scope): Promise<AttentionGroup> => {
  const [feeds, last] = await Promise.all([
    findDocuments<StockFeed>(scope, {
      collection: 'stock-feeds',
      where: [{ enabled: { not_equals: false } }],
      select: { name: true, enabled: true, schedule: true, fetched_at: true, createdAt: true, tenant: true },
      sort: 'name',
      limit: MAX_FEEDS,
      counted: false,
      depth: 1,
    }),
    findLastImports(scope),
  ])
  const states = feeds.docs.map((feed): FeedState => ({
    ...feed,
    enabled: feed.enabled !== false,
    last: last.get(feed.id),
  }))
  const byId = new Map(feeds.docs.map((feed) => [feed.id, feed]))
  const items = listFeedsDue(states, scope.now).map(({ id, name, text }) => ({
    // Hiding this failure hides no later one.
    key: `${id} ${last.get(id)?.id ?? ''}`,
    title: name,
    detail: text,
    href: `/admin/collections/stock-feeds/${id}`,
    tone: 'now' as const,
    ...dealerName(scope, byId.get(id) ?? {}),
  }))
  return { key: 'feeds', total: items.length, items, href: '/admin/collections/stock-feeds' }
}
