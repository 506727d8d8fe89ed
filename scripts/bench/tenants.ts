import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import { createEmbeddedEngine, createSearchKey } from '@/src/search-engine'
import { instantSearchRequest } from './engine'
import { percentile } from './percentile'
import { generateQueries, generateStock, seededRandom } from './stock'

const SEARCH_SECRET = 'bench-search-secret'
const [tenantCount, vehicleCount, requestCount] = [50, 2000, 2000]

async function* singleBatch(records: Iterable<StockRecord>) {
  yield [...records]
}

/** Measures InstantSearch requests over many tenants, each to a random one. */
export const benchTenants = async () => {
  const engine = createEmbeddedEngine({
    workerUrl: pathToFileURL(path.resolve('dist/search-worker.mjs')),
    searchKeySecret: SEARCH_SECRET,
    adminKey: 'bench-admin',
    settings: stockIndexSettings,
    synonyms: stockSynonyms,
  })
  const startedAt = performance.now()
  const sites = []
  for (let n = 0; n < tenantCount; n += 1) {
    const id = `tenant-${String(n)}`
    await engine.replaceSegment(id, singleBatch(generateStock(vehicleCount, id, 100 + n)))
    const queries = generateQueries(requestCount / tenantCount, [...generateStock(200, id, 100 + n)], 11 + n)
    sites.push({ apiKey: createSearchKey(SEARCH_SECRET, id, 4_000_000_000), queries })
  }
  const ready = (performance.now() - startedAt) / 1000
  const random = seededRandom(5)
  const times: number[] = []
  const one = async (apiKey: string, body: Buffer): Promise<void> => {
    const start = performance.now()
    const answer = await engine.handle({
      method: 'POST',
      path: '/1/indexes/*/queries',
      query: new URLSearchParams(),
      headers: { 'x-algolia-api-key': apiKey },
      body,
    })
    times.push(performance.now() - start)
    if (answer.status !== 200) throw new Error(answer.body)
  }
  for (let n = 0; n < requestCount; n += 1) {
    const site = sites[Math.floor(random() * sites.length)]
    const query = site?.queries[n % site.queries.length]
    if (site && query) await one(site.apiKey, Buffer.from(JSON.stringify(instantSearchRequest(query))))
  }
  const sorted = times.slice(200).sort((a, b) => a - b)
  const rssMb = Math.round(process.memoryUsage().rss / 1024 / 1024)
  await engine.close()
  return {
    tenants: tenantCount,
    vehicles: vehicleCount,
    ready,
    rssMb,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: percentile(sorted, 1),
  }
}
