import { build } from 'esbuild'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import type { EmbeddedEngine } from '../engine'

/** Bundles the worker as the product does, and a second one that exits when asked about the tenant `crash`. */
export const bundleWorker = async (): Promise<{ url: URL; crashingUrl: URL; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-engine-'))
  const outfile = join(folder, 'search-worker.mjs')
  const entry = fileURLToPath(new URL('../worker.ts', import.meta.url))
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  const crashing = join(folder, 'crashing.mjs')
  const crash = "port.on('message', (call) => { if (call.payload?.tenantId === 'crash') process.exit(1) })"
  const bundled = await readFile(outfile, 'utf8')
  await writeFile(crashing, `import { parentPort as port } from 'node:worker_threads'\n${crash}\n${bundled}`)
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  return { url: pathToFileURL(outfile), crashingUrl: pathToFileURL(crashing), remove }
}

const models = ['Corolla', 'Hilux', 'Camry', 'RAV4', 'Yaris']
const colours = ['White', 'Silver', 'Red', 'Blue']

export const createVehicle = (tenantId: string, i: number, more: Partial<StockRecord> = {}): StockRecord => ({
  objectID: `${tenantId}-${i}`,
  tenant_id: tenantId,
  slug: `car-${i}`,
  image_url: '/a.jpg',
  name: `${2010 + (i % 15)} Toyota ${models[i % 5]}`,
  year: 2010 + (i % 15),
  make: 'Toyota',
  model: models[i % 5] ?? 'Corolla',
  make_model: `Toyota:${models[i % 5]}`,
  item_type: 'car',
  categories: ['used'],
  car_type: 'used',
  status: 'in_stock',
  reserved: false,
  sold: false,
  certified: i % 3 === 0,
  preorder: false,
  price: 10_000 + (i % 50) * 500,
  price_type: 'drive_away',
  colour: colours[i % 4] ?? 'White',
  filtered_features: ['Heated Seats', `Feature ${i % 7}`],
  photos_count: i % 20,
  views: 0,
  show_on_dealer_website: true,
  has_spin: false,
  created_at: 1_700_000_000 + i,
  rank: i,
  ...more,
})

export async function* createStock(tenantId: string, count: number): AsyncIterable<StockRecord[]> {
  for (let from = 0; from < count; from += 500)
    yield Array.from({ length: Math.min(500, count - from) }, (_, i) => createVehicle(tenantId, from + i))
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Serves the endpoint on a free port, as a site does. */
export const startServer = async (engine: EmbeddedEngine): Promise<{ port: number; close: () => void }> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = await readBody(request)
    const {
      status,
      headers: sent,
      body: text,
    } = await engine.handle({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers,
      body,
    })
    response.writeHead(status, sent).end(text)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
