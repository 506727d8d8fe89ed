import { liteClient } from 'algoliasearch/lite'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { createAlgoliaDriver } from './algolia/driver'
import { createAlgoliaIndexer } from './algolia/indexer'
import { type RunningSearch, testSearchContract } from './contract'
import { createEmbeddedDriver, createEmbeddedEngine, type EmbeddedEngine } from '@/src/search-engine'
import { bundleWorker, createVehicle, startServer, createStock } from '@/src/search-engine/testing/engine.test-support'
import type { PublicSearchKey, SearchRequest, SearchResponse } from './port'
import { startFakeAlgolia } from './testing/fake-algolia.test-support'

const SEARCH_KEY_SECRET = 'search'
const counts = { north: 90, south: 12 }
let worker: Awaited<ReturnType<typeof bundleWorker>>
beforeAll(async () => {
  worker = await bundleWorker()
})
afterAll(() => worker.remove())

const createEngine = (searchTimeoutMs = 3000): EmbeddedEngine =>
  createEmbeddedEngine({
    workerUrl: worker.url,
    searchKeySecret: SEARCH_KEY_SECRET,
    adminKey: 'admin',
    settings: stockIndexSettings,
    searchTimeoutMs,
  })

const createBrowserSearch =
  (port: number) =>
  async (key: PublicSearchKey, requests: readonly SearchRequest[]): Promise<SearchResponse[]> => {
    const hosts = [{ url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const }]
    const client = liteClient(key.appId, key.apiKey, { hosts })
    const { results } = await client.search({ requests } as unknown as Parameters<typeof client.search>[0])
    return results as unknown as SearchResponse[]
  }

testSearchContract('embedded', async (): Promise<RunningSearch> => {
  const engine = createEngine()
  for (const [tenantId, count] of Object.entries(counts))
    await engine.replaceSegment(tenantId, createStock(tenantId, count))
  const endpoint = await startServer(engine)
  const failingEngine = createEngine(0)
  return {
    driver: createEmbeddedDriver(engine, SEARCH_KEY_SECRET),
    searchAsShopper: createBrowserSearch(endpoint.port),
    breakDown: async () => createEmbeddedDriver(failingEngine, SEARCH_KEY_SECRET),
    close: async () => {
      endpoint.close()
      await engine.close()
      await failingEngine.close()
    },
  }
})

/** Runs Algolia's searches on the engine with the records that the indexer wrote, and checks the key's signature. */
testSearchContract('Algolia', async (): Promise<RunningSearch> => {
  const engine = createEngine()
  const fake = await startFakeAlgolia(async (tenantId, requests, records) => {
    await engine.replaceSegment(
      tenantId,
      (async function* () {
        yield records as never
      })(),
    )
    return engine.search(tenantId, requests as unknown as SearchRequest[])
  })
  const indexer = createAlgoliaIndexer(fake.options)
  for (const [tenantId, count] of Object.entries(counts)) {
    await indexer.save(Array.from({ length: count }, (_, i) => createVehicle(tenantId, i)))
  }
  const asBrowser = createBrowserSearch(fake.options.hosts?.[0]?.port ?? 0)
  return {
    driver: createAlgoliaDriver({ ...fake.options, searchTimeoutMs: 10_000 }),
    searchAsShopper: async (key, requests) => {
      const text = Buffer.from(key.apiKey, 'base64').toString('utf8')
      const signature = createHmac('sha256', fake.options.searchKey).update(text.slice(64)).digest('hex')
      if (signature !== text.slice(0, 64)) throw new Error('The key is not signed with the search key.')
      return asBrowser(key, requests)
    },
    breakDown: async () => {
      fake.faultFor = () => 'hang'
      return createAlgoliaDriver({ ...fake.options, searchTimeoutMs: 300 })
    },
    close: async () => {
      await fake.close()
      await engine.close()
    },
  }
})
