import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type { HostMap } from '@/src/domain/tenancy/host'
import { stockSettings } from '@/src/domain/stock/search-record'
import { env } from '@/src/env'
import { createImageHandler } from '@/src/integrations/images/handler'
import { createEmbeddedEngine } from '@/src/integrations/search/embedded/engine'
import { mintSearchKey } from '@/src/integrations/search/embedded/secured-key'
import { type Heard, listenForChanges } from './changes'
import { lendRuntime } from './contract'
import { readHosts } from './hosts'
import { createListener, type Ground } from './http'
import { expirePages } from './page-cache'
import { patiently } from './patiently'
import { keepStock } from './stock-keeper'

export type GroundOptions = { readonly root: string; readonly next: Ground['next'] }

const derive = (purpose: string): string => createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('hex')
const log = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** A shopper's key lives longer than the page that carries it: pages are rendered again within a day. */
const KEY_SECONDS = 7 * 24 * 3600

/** Tables whose change alters search records, not only pages. */
const indexed: ReadonlySet<string> = new Set(['locations', 'tenants', 'search'])

const connect = (): pg.Pool => {
  const db = new pg.Pool({ connectionString: env.DATABASE_URL, max: 6, connectionTimeoutMillis: 3000 })
  db.on('error', (error) => log(`Idle database connection lost: ${error.message}`))
  return db
}

export type RunningGround = {
  readonly server: Server
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

/** Everything of one web process around Next: hosts, search engine, change listener, pictures, HTTP. */
export const createGround = async ({ root, next }: GroundOptions): Promise<RunningGround> => {
  const db = connect()
  const searchKeySecret = derive('search key')
  let hosts: HostMap = await patiently(() => readHosts(db, env.PUBLIC_URL))
  let loaded = false
  const engine = createEmbeddedEngine({
    workerUrl: pathToFileURL(path.join(root, 'dist/search-worker.mjs')),
    searchKeySecret,
    adminKey: derive('search admin'),
    settings: stockSettings,
    onLost: () => loadStock(),
  })
  const keeper = keepStock({ db, engine, onApplied: expirePages, log })
  const searchKey = (tenantId: string) => ({
    appId: 'forecourt',
    apiKey: mintSearchKey(searchKeySecret, tenantId, Math.floor(Date.now() / 1000) + KEY_SECONDS),
    path: '/api/search',
  })
  lendRuntime({ search: (tenantId, requests) => engine.search(tenantId, requests), searchKey })

  const loadStock = (): void => {
    keeper.load().then(
      () => (loaded = true),
      (error: unknown) => {
        log(`Stock could not be loaded, trying again: ${String(error)}`)
        setTimeout(loadStock, 1000).unref()
      },
    )
  }
  const reloadHosts = (): void => {
    readHosts(db, env.PUBLIC_URL).then(
      (read) => (hosts = read),
      (error: unknown) => log(`Hosts could not be read: ${String(error)}`),
    )
  }
  const onChange = (heard: Heard): void => {
    if (heard.kind === 'stock') return keeper.drain()
    if (heard.kind === 'reconnected') {
      reloadHosts()
      expirePages()
      return keeper.drain()
    }
    expirePages(heard.table === 'templates' ? undefined : heard.tenantId)
    if (heard.table === 'tenants') reloadHosts()
    if (indexed.has(heard.table)) keeper.rebuild(heard.tenantId)
  }
  const stopListening = await patiently(() => listenForChanges({ connectionString: env.DATABASE_URL, onChange, log }))
  const images = createImageHandler({
    cacheBytes: 64 * 1024 * 1024,
    mediaRoots: [
      { folder: (owner) => path.join(env.DATA_DIR, owner === 'uploads' ? 'media' : 'no-media'), svg: false },
      { folder: (owner) => path.join(root, 'tenants', owner, 'media'), svg: true },
    ],
  })
  const ready = patiently(() => keeper.load()).then(() => {
    loaded = true
  })
  const server = createServer(
    createListener({
      db,
      engine,
      images,
      hosts: () => hosts,
      loaded: () => loaded,
      searchKey,
      next,
      log,
      control: env.FORECOURT_CONTROL === '1',
    }),
  )
  const close = async (): Promise<void> => {
    keeper.close()
    await stopListening()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 5000).unref()
    })
    await engine.close()
    await db.end()
  }
  return { server, ready, close }
}
