import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stockSettings, type StockRecord } from '@/src/domain/stock/search-record'
import { stockSynonyms } from '@/src/domain/stock/synonyms'
import { createEmbeddedEngine } from '@/src/integrations/search/embedded/engine'
import { mintSearchKey } from '@/src/integrations/search/embedded/secured-key'
import { instantSearchRequest } from './engine'
import { percentile } from './percentile'
import { benchQueries, benchStock, seededRandom } from './stock'

const secret = 'bench-search-secret'
const [tenants, vehicles, asked] = [50, 2000, 2000]

async function* batches(records: Iterable<StockRecord>) {
  yield [...records]
}

/** Measures InstantSearch requests over many tenants, each to a random one. */
export const benchTenants = async () => {
  const engine = createEmbeddedEngine({
    workerUrl: pathToFileURL(path.resolve('dist/search-worker.mjs')),
    searchKeySecret: secret,
    adminKey: 'bench-admin',
    settings: stockSettings,
    synonyms: stockSynonyms,
  })
  const began = performance.now()
  const sites = []
  for (let n = 0; n < tenants; n += 1) {
    const id = `tenant-${String(n)}`
    await engine.replaceSegment(id, batches(benchStock(vehicles, id, 100 + n)))
    const queries = benchQueries(asked / tenants, [...benchStock(200, id, 100 + n)], 11 + n)
    sites.push({ apiKey: mintSearchKey(secret, id, 4_000_000_000), queries })
  }
  const ready = (performance.now() - began) / 1000
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
  for (let n = 0; n < asked; n += 1) {
    const site = sites[Math.floor(random() * sites.length)]
    const query = site?.queries[n % site.queries.length]
    if (site && query) await one(site.apiKey, Buffer.from(JSON.stringify(instantSearchRequest(query))))
  }
  const sorted = times.slice(200).sort((a, b) => a - b)
  const rssMb = Math.round(process.memoryUsage().rss / 1024 / 1024)
  await engine.close()
  return {
    tenants,
    vehicles,
    ready,
    rssMb,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: percentile(sorted, 1),
  }
}
