import { build } from 'esbuild'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stockSettings, type StockRecord } from '@/src/domain/stock/search-record'
import { stockSynonyms } from '@/src/domain/stock/synonyms'
import { createEmbeddedEngine, type EmbeddedEngine } from '@/src/integrations/search/embedded/engine'
import { mintSearchKey } from '@/src/integrations/search/embedded/secured-key'
import { benchChurn } from './churn'
import { percentile } from './percentile'
import { benchPostgres } from './postgres'
import { benchFacets, benchQueries, benchStock, type BenchQuery } from './stock'

export type BenchRow = { readonly bench: string; readonly [measure: string]: number | string }

const secret = 'bench-search-secret'
const tenantId = 'bench'

export const bundleWorker = async (folder: string): Promise<URL> => {
  const outfile = join(folder, 'search-worker.mjs')
  const entry = join(process.cwd(), 'src/integrations/search/embedded/worker.ts')
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  return pathToFileURL(outfile)
}

const params = (query: BenchQuery, without?: string) => ({
  query: query.text,
  maxValuesPerFacet: 100,
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
  facetFilters: query.refined
    .filter(({ facet }) => facet !== without)
    .map(({ facet, values }) => values.map((value) => `${facet}:${value}`)),
  numericFilters: query.ranges
    .filter(({ facet }) => facet !== without)
    .flatMap(({ facet, from, to }) => [`${facet}>=${from}`, `${facet}<=${to}`]),
  filters: 'show_on_dealer_website:true',
})

/** The requests that InstantSearch sends for one state: the search with all facets, and a query per refined facet. */
export const instantSearchRequest = (query: BenchQuery) => ({
  requests: [
    { indexName: 'vehicles', ...params(query), facets: benchFacets, hitsPerPage: 20, page: 0 },
    ...[...query.refined, ...query.ranges].map(({ facet }) => ({
      indexName: 'vehicles',
      ...params(query, facet),
      facets: facet,
      hitsPerPage: 0,
      page: 0,
      analytics: false,
      clickAnalytics: false,
    })),
  ],
})

const ask = async (engine: EmbeddedEngine, apiKey: string, query: BenchQuery): Promise<string> => {
  const response = await engine.handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: new URLSearchParams(),
    headers: { 'x-algolia-api-key': apiKey },
    body: Buffer.from(JSON.stringify(instantSearchRequest(query))),
  })
  if (response.status !== 200) throw new Error(response.body)
  return response.body
}

const keyOfBench = (): string => mintSearchKey(secret, tenantId, 4_000_000_000)

const measure = async (engine: EmbeddedEngine, queries: readonly BenchQuery[]) => {
  const apiKey = keyOfBench()
  const times: number[] = []
  let bytes = 0
  for (const query of queries) {
    const start = performance.now()
    const answered = await ask(engine, apiKey, query)
    times.push(performance.now() - start)
    bytes += answered.length
  }
  const sorted = times.sort((a, b) => a - b)
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: percentile(sorted, 1),
    kb: Math.round(bytes / queries.length / 1024),
  }
}

/** The size at which changes are measured as well. */
const largest = 100_000

const churn = async (engine: EmbeddedEngine, records: number, cars: readonly StockRecord[]): Promise<BenchRow> => {
  const [apiKey, queries] = [keyOfBench(), benchQueries(400, cars, 17)]
  const send = async (n: number): Promise<void> => {
    const query = queries[n % queries.length]
    if (query) await ask(engine, apiKey, query)
  }
  const changed = [...benchStock(5000, tenantId)]
  const measured = await benchChurn({ engine, tenantId, cars: changed, ask: send })
  return { bench: 'vehicles changed while 20 requests a second run', records, ...measured }
}

const benchSize = async (size: number, workerUrl: URL): Promise<BenchRow[]> => {
  const before = process.memoryUsage().rss
  const engine = createEmbeddedEngine({
    workerUrl,
    searchKeySecret: secret,
    adminKey: 'bench-admin',
    settings: stockSettings,
    synonyms: stockSynonyms,
  })
  const sample = [...benchStock(2000, tenantId)]
  const started = performance.now()
  async function* generated() {
    const batch: StockRecord[] = []
    for (const record of benchStock(size, tenantId)) {
      batch.push(record)
      if (batch.length === 1000) yield batch.splice(0)
    }
    yield batch
  }
  await engine.replaceSegment(tenantId, generated())
  const buildSeconds = Math.round((performance.now() - started) / 100) / 10
  const peak = process.memoryUsage().rss
  await measure(engine, benchQueries(60, sample, 99))
  const measured = await measure(engine, benchQueries(400, sample))
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const after = process.memoryUsage().rss
  const mb = (value: number): number => Math.round(value / 1024 / 1024)
  const rows: BenchRow[] = [
    {
      bench: 'embedded engine, InstantSearch request',
      records: size,
      ...measured,
      buildSeconds,
      rssMb: mb(after),
      rssAfterBuildMb: mb(peak),
      rssBeforeMb: mb(before),
    },
  ]
  if (size >= largest) rows.push(await churn(engine, size, sample))
  await engine.close()
  const postgres = await benchPostgres([...benchStock(size, tenantId)], benchQueries(40, sample))
  if (postgres)
    rows.push({
      bench: 'Postgres, the same requests',
      records: size,
      ...postgres,
      timesEngineP50: Math.round(postgres.p50 / measured.p50),
    })
  return rows
}

/** Measures the engine at 10,000 and 100,000 vehicles, and Postgres when `DATABASE_URL` is set. */
export const benchEngine = async (sizes: readonly number[] = [10_000, 100_000]): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    const workerUrl = await bundleWorker(folder)
    const rows: BenchRow[] = []
    for (const size of sizes) rows.push(...(await benchSize(size, workerUrl)))
    return rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
