import type { Heard } from './changes'
import type { StockKeeper } from './stock-keeper'

/** Tables whose change alters search records, not only pages. */
const indexed: ReadonlySet<string> = new Set(['locations', 'tenants', 'search'])

/** Tables whose change alters which addresses lead where. */
const addressing: ReadonlySet<string> = new Set(['tenants', 'templates', 'site_settings'])

type Reactions = {
  readonly keeper: Pick<StockKeeper, 'drain' | 'rebuild'>
  readonly expirePages: (tenantId?: string) => void
  readonly reloadHosts: () => void
}

/** What a change heard from Postgres means for this process: engine, pages, hosts. */
export const reactTo =
  ({ keeper, expirePages, reloadHosts }: Reactions) =>
  (heard: Heard): void => {
    if (heard.kind === 'stock') return keeper.drain()
    if (heard.kind === 'reconnected') {
      reloadHosts()
      expirePages()
      return keeper.drain()
    }
    expirePages(heard.table === 'templates' ? undefined : heard.tenantId)
    if (addressing.has(heard.table)) reloadHosts()
    if (indexed.has(heard.table)) keeper.rebuild(heard.tenantId)
  }
