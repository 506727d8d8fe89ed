import type { Heard } from './changes'
import type { Expiry } from './pages/staleness'
import type { StockSearch } from './stock-search'

/** Tables that affect the hosts of a tenant, or the brand shown while the database cannot be read. */
const addressing: ReadonlySet<string> = new Set(['tenants', 'templates', 'site_settings', 'theme', 'locations'])

/** Tables that no shopper's page shows: recording when a feed was fetched makes no page stale. */
const unseen: ReadonlySet<string> = new Set(['stock_feeds'])

type Reactions = {
  readonly search: Pick<StockSearch, 'follow'>
  readonly expirePages: (expiry: Expiry) => void
  /** Without a tenant, reloads all of them. */
  readonly reloadHosts: (tenantId?: string) => void
}

/** Applies a change in Postgres to this process: search engine, page cache, hosts. */
export const reactTo =
  ({ search, expirePages, reloadHosts }: Reactions) =>
  (heard: Heard): void => {
    if (heard.kind === 'stock') return search.follow(heard.tenantId)
    if (heard.kind === 'reconnected') {
      reloadHosts()
      expirePages('everything')
      return search.follow()
    }
    if (unseen.has(heard.table)) return
    if (heard.table === 'templates' || heard.tenantId === '') expirePages('everything')
    // `search` is notified when a hosted search shows a tenant's new stock.
    else
      expirePages(heard.table === 'search' ? { tenantId: heard.tenantId, stock: true } : { tenantId: heard.tenantId })
    if (!addressing.has(heard.table)) return
    // The switches of a template belong to several tenants.
    reloadHosts(heard.table === 'templates' || heard.tenantId === '' ? undefined : heard.tenantId)
  }
