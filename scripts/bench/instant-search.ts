import { Agent, request } from 'node:http'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { instantSearchRequest } from './engine'
import { percentile } from './percentile'
import { generateQueries } from './stock'

type Site = { readonly port: number; readonly host: string }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Node does not resolve `*.localhost`, so the host is set as a header. */
const send = ({ port, host }: Site, path: string, key: string, body?: unknown): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'x-algolia-api-key': key, 'content-type': 'application/json' }
    const clientRequest = request({ agent, port, host: '127.0.0.1', path, headers, method: body ? 'POST' : 'GET' })
    clientRequest.once('error', reject)
    clientRequest.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${path} answered ${String(response.statusCode)}: ${text}`))
      })
    })
    clientRequest.end(body ? JSON.stringify(body) : undefined)
  })

const QUERIES_PATH = '/api/search/1/indexes/*/queries'

/** Measures InstantSearch requests over HTTP to a running site, one after the other, in milliseconds. */
export const benchInstantSearch = async (site: Site): Promise<{ p50: number; p95: number; vehicles: number }> => {
  const { apiKey } = JSON.parse(await send(site, '/api/search/key', '')) as { apiKey: string }
  const all = await send(site, QUERIES_PATH, apiKey, { requests: [{ indexName: 'vehicles', hitsPerPage: 200 }] })
  const [firstResult] = (JSON.parse(all) as { results: { hits: StockRecord[]; nbHits: number }[] }).results
  if (!firstResult || firstResult.hits.length === 0) throw new Error('The measured site has no stock.')
  const times: number[] = []
  for (const [index, query] of generateQueries(330, firstResult.hits).entries()) {
    const startedAt = performance.now()
    await send(site, QUERIES_PATH, apiKey, instantSearchRequest(query))
    if (index >= 30) times.push(performance.now() - startedAt)
  }
  agent.destroy()
  const sorted = times.sort((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), vehicles: firstResult.nbHits }
}
