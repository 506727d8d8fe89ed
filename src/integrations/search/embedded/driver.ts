import type { SearchDriver } from '../port'
import type { EmbeddedEngine } from './engine'
import { mintSearchKey } from './secured-key'

/** A shopper's key lives longer than the page that carries it: pages are rendered again within a day. */
const keySeconds = 7 * 24 * 3600

/** The engine of this process as the search of its pages (STK-04); browsers reach it on the site's own host. */
export const embeddedDriver = (engine: EmbeddedEngine, searchKeySecret: string): SearchDriver => ({
  search: (tenantId, requests) => engine.search(tenantId, requests),
  publicKey: (tenantId, now, filters) => ({
    appId: 'forecourt',
    apiKey: mintSearchKey(searchKeySecret, tenantId, now + keySeconds, filters),
    path: '/api/search',
  }),
})
