import type { Env } from '@/src/env'
import { createAlgoliaDriver } from './algolia/driver'
import { createAlgoliaIndexer } from './algolia/indexer'
import type { HostedSearch } from './port'

type EnvNames = Pick<Env, 'ALGOLIA_APP_ID' | 'ALGOLIA_ADMIN_KEY' | 'ALGOLIA_SEARCH_KEY' | 'ALGOLIA_INDEX_PREFIX'>

/** Creates the hosted search set in the environment, or null to use the embedded engine (STK-04). */
export const createHostedSearch = (env: EnvNames): HostedSearch | null => {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_SEARCH_KEY: searchKey } = env
  if (!appId || !adminKey || !searchKey) return null
  const options = { appId, adminKey, searchKey, indexPrefix: env.ALGOLIA_INDEX_PREFIX }
  return { driver: createAlgoliaDriver(options), indexer: createAlgoliaIndexer(options) }
}
