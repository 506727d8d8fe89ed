import { build } from 'esbuild'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import { createEmbeddedEngine, createSearchKey, type EmbeddedEngine } from '@/src/search-engine'
import { benchChurn } from './churn'
import { benchNearest } from './nearest'
import { percentile } from './percentile'
import { benchPostgres } from './postgres'
import { benchFacets, generateQueries, generateStock, type BenchQuery } from './stock'

export type BenchRow = { readonly bench: string; readonly [measure: string]: number | string }

const SEARCH_SECRET = 'bench-search-secret'
const TENANT_ID = 'bench'

export const bundleWorker = async (folder: string): Promise<URL> => {
  const outfile = join(folder, 'search-worker.mjs')
  const entry = join(process.cwd(), 'src/search-engine/worker.ts')
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

const searchParams = (query: BenchQuery, without?: string) => ({
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
    { indexName: 'vehicles', ...searchParams(query), facets: benchFacets, hitsPerPage: 20, page: 0 },
    ...[...query.refined, ...query.ranges].map(({ facet }) => ({
      indexName: 'vehicles',
      ...searchParams(query, facet),
      facets: facet,
      hitsPerPage: 0,
      page: 0,
      analytics: false,
      clickAnalytics: false,
    })),
  ],
})

type BenchRequest = { readonly requests: readonly object[] }

/** The search with all facets alone, without the queries of the refined facets. */
const singleRequest = (query: BenchQuery): BenchRequest => ({
  requests: instantSearchRequest(query).requests.slice(0, 1),
})

const sendRequest = async (engine: EmbeddedEngine, apiKey: string, request: BenchRequest): Promise<string> => {
  const response = await engine.handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: new URLSearchParams(),
    headers: { 'x-algolia-api-key': apiKey },
    body: Buffer.from(JSON.stringify(request)),
  })
  if (response.status !== 200) throw new Error(response.body)
  return response.body
}

const mintBenchKey = (): string => createSearchKey(SEARCH_SECRET, TENANT_ID, 4_000_000_000)

const measure = async (engine: EmbeddedEngine, requests: readonly BenchRequest[]) => {
  const apiKey = mintBenchKey()
  const times: number[] = []
  let bytes = 0
  for (const request of requests) {
    const start = performance.now()
    const response = await sendRequest(engine, apiKey, request)
    times.push(performance.now() - start)
    bytes += response.length
  }
  const sorted = times.sort((a, b) => a - b)
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: percentile(sorted, 1),
    kb: Math.round(bytes / requests.length / 1024),
  }
}

/** The size at which changes are measured as well. */
const CHURN_SIZE = 100_000

const measureChurn = async (
  engine: EmbeddedEngine,
  records: number,
  vehicles: readonly StockRecord[],
): Promise<BenchRow> => {
  const [apiKey, queries] = [mintBenchKey(), generateQueries(400, vehicles, 17)]
  const send = async (n: number): Promise<void> => {
    const query = queries[n % queries.length]
    if (query) await sendRequest(engine, apiKey, instantSearchRequest(query))
  }
  const changedVehicles = [...generateStock(5000, TENANT_ID)]
  const latencies = await benchChurn({ engine, tenantId: TENANT_ID, cars: changedVehicles, ask: send })
  return { bench: 'vehicles changed while 20 requests a second run', records, ...latencies }
}

const benchSize = async (size: number, workerUrl: URL): Promise<BenchRow[]> => {
  const before = process.memoryUsage().rss
  const engine = createEmbeddedEngine({
    workerUrl,
    searchKeySecret: SEARCH_SECRET,
    adminKey: 'bench-admin',
    settings: stockIndexSettings,
    synonyms: stockSynonyms,
  })
  const sample = [...generateStock(2000, TENANT_ID)]
  const startedAt = performance.now()
  async function* generateBatches() {
    const batch: StockRecord[] = []
    for (const record of generateStock(size, TENANT_ID)) {
      batch.push(record)
      if (batch.length === 1000) yield batch.splice(0)
    }
    yield batch
  }
  await engine.replaceSegment(TENANT_ID, generateBatches())
  const buildSeconds = Math.round((performance.now() - startedAt) / 100) / 10
  const peak = process.memoryUsage().rss
  await measure(engine, generateQueries(60, sample, 99).map(instantSearchRequest))
  const queries = generateQueries(400, sample)
  const latencies = await measure(engine, queries.map(instantSearchRequest))
  const singleLatencies = await measure(engine, queries.map(singleRequest))
  const nearestKey = mintBenchKey()
  const nearest = await benchNearest(sample, (requests) => sendRequest(engine, nearestKey, { requests }))
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const after = process.memoryUsage().rss
  const mb = (value: number): number => Math.round(value / 1024 / 1024)
  const rows: BenchRow[] = [
    {
      bench: 'embedded engine, InstantSearch request',
      records: size,
      ...latencies,
      buildSeconds,
      rssMb: mb(after),
      rssAfterBuildMb: mb(peak),
      rssBeforeMb: mb(before),
    },
    { bench: 'embedded engine, one search with 25 facets', records: size, ...singleLatencies },
    { bench: 'embedded engine, nearest vehicles of a search with zero results', records: size, ...nearest },
  ]
  if (size >= CHURN_SIZE) rows.push(await measureChurn(engine, size, sample))
  await engine.close()
  const postgres = await benchPostgres([...generateStock(size, TENANT_ID)], generateQueries(40, sample))
  if (postgres)
    rows.push({
      bench: 'Postgres, the same requests',
      records: size,
      ...postgres,
      timesEngineP50: Math.round(postgres.p50 / latencies.p50),
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
