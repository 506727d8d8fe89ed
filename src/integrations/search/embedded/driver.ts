import type { SearchDriver } from '../port'
import type { EmbeddedEngine } from './engine'
import { mintSearchKey } from './secured-key'

/** Longer than a page is cached, so that no cached page contains an expired key: pages are rendered again daily. */
const keySeconds = 7 * 24 * 3600

/** Searches with the engine of this process (STK-04); browsers call the endpoint on the site's own host. */
export const embeddedDriver = (engine: EmbeddedEngine, searchKeySecret: string): SearchDriver => ({
  search: (tenantId, requests) => engine.search(tenantId, requests),
  publicKey: (tenantId, now, filters) => ({
    appId: 'forecourt',
    apiKey: mintSearchKey(searchKeySecret, tenantId, now + keySeconds, filters),
    path: '/api/search',
  }),
})
