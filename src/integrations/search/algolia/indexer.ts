import { algoliasearch } from 'algoliasearch'
import { stockIndex } from '@/src/domain/stock/search-record'
import { stockSynonyms } from '@/src/domain/stock/synonyms'
import type { StockIndexer } from '../port'
import { tenantClause } from './driver'
import type { AlgoliaOptions } from './options'
import { algoliaSettings, hashOf } from './settings'

/** Records in one batch; Algolia takes a batch whole or not at all. */
const BATCH = 1000

/**
 * The one index all tenants share. Nothing here replaces the index as a whole: that would take every other tenant's
 * records with it.
 */
export const algoliaIndexer = (options: AlgoliaOptions): StockIndexer => {
  const { appId, adminKey, hosts, indexPrefix = '', writeTimeoutMs = 30_000 } = options
  const indexName = `${indexPrefix}${stockIndex}`
  const settings = algoliaSettings(indexPrefix)
  const client = algoliasearch(appId, adminKey, {
    timeouts: { connect: 2000, read: Math.min(5000, writeTimeoutMs), write: writeTimeoutMs },
    ...(hosts ? { hosts: [...hosts] } : {}),
  })
  return {
    name: `${appId}/${indexName}`,
    settingsHash: hashOf([settings, stockSynonyms]),
    pushSettings: async () => {
      for (const [index, indexSettings] of settings) {
        const { taskID } = await client.setSettings({ indexName: index, indexSettings })
        await client.waitForTask({ indexName: index, taskID })
      }
      // Sorts are replicas: the trade's words mean the same in each.
      const { taskID } = await client.saveSynonyms({
        indexName,
        synonymHit: stockSynonyms,
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      })
      await client.waitForTask({ indexName, taskID })
    },
    save: async (records) => {
      if (records.length === 0) return
      const objects = records.map((record) => ({ ...record }))
      await client.saveObjects({ indexName, objects, waitForTasks: true, batchSize: BATCH })
    },
    remove: async (ids) => {
      if (ids.length === 0) return
      await client.deleteObjects({ indexName, objectIDs: [...ids], waitForTasks: true, batchSize: BATCH })
    },
    idsOf: async (tenantId) => {
      const ids = new Set<string>()
      await client.browseObjects({
        indexName,
        browseParams: { filters: tenantClause(tenantId), attributesToRetrieve: ['objectID'], hitsPerPage: BATCH },
        aggregator: ({ hits }) => hits.forEach(({ objectID }) => ids.add(objectID)),
      })
      return ids
    },
    removeTenant: async (tenantId) => {
      const { taskID } = await client.deleteBy({ indexName, deleteByParams: { filters: tenantClause(tenantId) } })
      await client.waitForTask({ indexName, taskID })
    },
  }
}
