import type { ChangeEvent } from './change-listener'
import type { Expiry } from '@/src/page-cache'
import type { SearchService } from './stock-search'

/** Tables that affect the hosts of a tenant, or the brand shown while the database cannot be read. */
const hostTables: ReadonlySet<string> = new Set(['tenants', 'templates', 'site_settings', 'theme', 'locations'])

/** Tables that no shopper's page shows: recording when a feed was fetched makes no page stale. */
const ignoredTables: ReadonlySet<string> = new Set(['stock_feeds'])

type ChangeTargets = {
  readonly search: Pick<SearchService, 'follow'>
  readonly expirePages: (expiry: Expiry) => void
  /** Without a tenant, reloads all of them. */
  readonly reloadHosts: (tenantId?: string) => void
}

/** Applies a change in Postgres to this process: search engine, page cache, hosts. */
export const handleChange =
  ({ search, expirePages, reloadHosts }: ChangeTargets) =>
  (event: ChangeEvent): void => {
    if (event.kind === 'stock') return search.follow(event.tenantId)
    if (event.kind === 'reconnected') {
      reloadHosts()
      expirePages('everything')
      return search.follow()
    }
    if (ignoredTables.has(event.table)) return
    if (event.table === 'templates' || event.tenantId === '') expirePages('everything')
    // `search` is notified when a hosted search shows a tenant's new stock.
    else
      expirePages(event.table === 'search' ? { tenantId: event.tenantId, stock: true } : { tenantId: event.tenantId })
    if (!hostTables.has(event.table)) return
    // The switches of a template belong to several tenants.
    reloadHosts(event.table === 'templates' || event.tenantId === '' ? undefined : event.tenantId)
  }
