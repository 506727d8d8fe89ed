import type { Heard } from './changes'
import type { Expiry } from './pages/staleness'
import type { StockSearch } from './stock-search'

/** Tables whose change alters which addresses lead where, or what is said there while nothing can be read. */
const addressing: ReadonlySet<string> = new Set(['tenants', 'templates', 'site_settings', 'theme', 'locations'])

/** Tables that no shopper's page shows: noting when a feed was fetched makes no page stale. */
const unseen: ReadonlySet<string> = new Set(['stock_feeds'])

type Reactions = {
  readonly search: Pick<StockSearch, 'follow'>
  readonly expirePages: (expiry: Expiry) => void
  /** Without a tenant: of all of them. */
  readonly reloadHosts: (tenantId?: string) => void
}

/** What a change heard from Postgres means for this process: engine, pages, hosts. */
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
    // Announced when an outside search shows a tenant's new stock.
    else
      expirePages(heard.table === 'search' ? { tenantId: heard.tenantId, stock: true } : { tenantId: heard.tenantId })
    if (!addressing.has(heard.table)) return
    // A template's switches are several tenants'.
    reloadHosts(heard.table === 'templates' || heard.tenantId === '' ? undefined : heard.tenantId)
  }
