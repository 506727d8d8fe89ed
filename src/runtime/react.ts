import type { Heard } from './changes'
import type { StockSearch } from './stock-search'

/** Tables whose change alters which addresses lead where. */
const addressing: ReadonlySet<string> = new Set(['tenants', 'templates', 'site_settings'])

/** Tables that no shopper's page shows: noting when a feed was fetched makes no page stale. */
const unseen: ReadonlySet<string> = new Set(['stock_feeds'])

type Reactions = {
  readonly search: Pick<StockSearch, 'follow'>
  readonly expirePages: (tenantId?: string) => void
  readonly reloadHosts: () => void
}

/** What a change heard from Postgres means for this process: engine, pages, hosts. */
export const reactTo =
  ({ search, expirePages, reloadHosts }: Reactions) =>
  (heard: Heard): void => {
    if (heard.kind === 'stock') return search.follow(heard.tenantId)
    if (heard.kind === 'reconnected') {
      reloadHosts()
      expirePages()
      return search.follow()
    }
    if (unseen.has(heard.table)) return
    expirePages(heard.table === 'templates' ? undefined : heard.tenantId)
    if (addressing.has(heard.table)) reloadHosts()
  }
