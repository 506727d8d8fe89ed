import type { SearchDriver } from '@/src/integrations/search/port'
import type { EmbeddedEngine } from './engine'
import { createSearchKey } from './secured-key'

/** Longer than a page is cached, so that no cached page contains an expired key: pages are rendered again daily. */
const KEY_LIFETIME_SECONDS = 7 * 24 * 3600

/** Searches with the engine of this process (STK-04); browsers call the endpoint on the site's own host. */
export const createEmbeddedDriver = (engine: EmbeddedEngine, searchKeySecret: string): SearchDriver => ({
  search: (tenantId, requests) => engine.search(tenantId, requests),
  publicKey: (tenantId, now, filters) => ({
    appId: 'forecourt',
    apiKey: createSearchKey(searchKeySecret, tenantId, now + KEY_LIFETIME_SECONDS, filters),
    path: '/api/search',
  }),
})
