import { algoliasearch } from 'algoliasearch'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import type { StockIndexer } from '../port'
import { tenantClause } from './driver'
import type { AlgoliaOptions } from './options'
import { toAlgoliaSettings, hashOf } from './settings'

/** Records per batch; Algolia applies a batch completely or not at all. */
const BATCH_RECORDS = 1000

/**
 * Writes to the index that all tenants share. It never replaces the complete index, because that would remove the
 * records of every other tenant.
 */
export const createAlgoliaIndexer = (options: AlgoliaOptions): StockIndexer => {
  const { appId, adminKey, hosts, indexPrefix = '', writeTimeoutMs = 30_000 } = options
  const indexName = `${indexPrefix}${STOCK_INDEX}`
  const settings = toAlgoliaSettings(indexPrefix)
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
      // Replicas, which are the sorts, need the same synonyms.
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
      await client.saveObjects({ indexName, objects, waitForTasks: true, batchSize: BATCH_RECORDS })
    },
    remove: async (ids) => {
      if (ids.length === 0) return
      await client.deleteObjects({ indexName, objectIDs: [...ids], waitForTasks: true, batchSize: BATCH_RECORDS })
    },
    listIds: async (tenantId) => {
      const ids = new Set<string>()
      await client.browseObjects({
        indexName,
        browseParams: {
          filters: tenantClause(tenantId),
          attributesToRetrieve: ['objectID'],
          hitsPerPage: BATCH_RECORDS,
        },
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
