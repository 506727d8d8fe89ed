import { liteClient } from 'algoliasearch/lite'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { stockSettings } from '@/src/domain/stock/search-record'
import { algoliaDriver } from './algolia/driver'
import { algoliaIndexer } from './algolia/indexer'
import { type RunningSearch, searchContract } from './contract'
import { embeddedDriver } from './embedded/driver'
import { createEmbeddedEngine, type EmbeddedEngine } from './embedded/engine'
import { bundleWorker, car, serve, stockOf } from './embedded/testing/engine.test-support'
import type { PublicSearchKey, SearchRequest, SearchResponse } from './port'
import { fakeAlgolia } from './testing/fake-algolia.test-support'

const secret = 'search'
const counts = { north: 90, south: 12 }
let worker: Awaited<ReturnType<typeof bundleWorker>>
beforeAll(async () => {
  worker = await bundleWorker()
})
afterAll(() => worker.remove())

const engineOf = (searchTimeoutMs = 3000): EmbeddedEngine =>
  createEmbeddedEngine({
    workerUrl: worker.url,
    searchKeySecret: secret,
    adminKey: 'admin',
    settings: stockSettings,
    searchTimeoutMs,
  })

const browser =
  (port: number) =>
  async (key: PublicSearchKey, requests: readonly SearchRequest[]): Promise<SearchResponse[]> => {
    const hosts = [{ url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const }]
    const client = liteClient(key.appId, key.apiKey, { hosts })
    const { results } = await client.search({ requests } as unknown as Parameters<typeof client.search>[0])
    return results as unknown as SearchResponse[]
  }

searchContract('embedded', async (): Promise<RunningSearch> => {
  const engine = engineOf()
  for (const [tenantId, count] of Object.entries(counts))
    await engine.replaceSegment(tenantId, stockOf(tenantId, count))
  const endpoint = await serve(engine)
  const hopeless = engineOf(0)
  return {
    driver: embeddedDriver(engine, secret),
    asShopper: browser(endpoint.port),
    breakDown: async () => embeddedDriver(hopeless, secret),
    close: async () => {
      endpoint.close()
      await engine.close()
      await hopeless.close()
    },
  }
})

/** Runs Algolia's searches on the engine with the records that the indexer wrote, and checks the key's signature. */
searchContract('Algolia', async (): Promise<RunningSearch> => {
  const engine = engineOf()
  const fake = await fakeAlgolia(async (tenantId, requests, records) => {
    await engine.replaceSegment(
      tenantId,
      (async function* () {
        yield records as never
      })(),
    )
    return engine.search(tenantId, requests as unknown as SearchRequest[])
  })
  const indexer = algoliaIndexer(fake.options)
  for (const [tenantId, count] of Object.entries(counts)) {
    await indexer.save(Array.from({ length: count }, (_, i) => car(tenantId, i)))
  }
  const asBrowser = browser(fake.options.hosts?.[0]?.port ?? 0)
  return {
    driver: algoliaDriver({ ...fake.options, searchTimeoutMs: 10_000 }),
    asShopper: async (key, requests) => {
      const text = Buffer.from(key.apiKey, 'base64').toString('utf8')
      const signature = createHmac('sha256', fake.options.searchKey).update(text.slice(64)).digest('hex')
      if (signature !== text.slice(0, 64)) throw new Error('The key is not signed with the search key.')
      return asBrowser(key, requests)
    },
    breakDown: async () => {
      fake.fail = () => 'hang'
      return algoliaDriver({ ...fake.options, searchTimeoutMs: 300 })
    },
    close: async () => {
      await fake.close()
      await engine.close()
    },
  }
})
