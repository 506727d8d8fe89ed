import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { stockSettings } from '@/src/domain/stock/search-record'
import { env } from '@/src/env'
import { createImageHandler } from '@/src/integrations/images/handler'
import { embeddedDriver } from '@/src/integrations/search/embedded/driver'
import { createEmbeddedEngine } from '@/src/integrations/search/embedded/engine'
import type { SearchDriver } from '@/src/integrations/search/port'
import { listenForChanges } from './changes'
import { lendSearch } from './contract'
import { keepHosts } from './host-keeper'
import { createListener, type Ground } from './http'
import { expirePages } from './page-cache'
import { patiently } from './patiently'
import { reactTo } from './react'
import { createSecondLook } from './second-look'
import { keepStock } from './stock-keeper'

export type GroundOptions = { readonly root: string; readonly next: Ground['next'] }

export type RunningGround = {
  readonly server: Server
  /** Resolves once stock can be searched. */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

const derive = (purpose: string): string => createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('hex')
const log = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const connect = (): pg.Pool => {
  const db = new pg.Pool({ connectionString: env.DATABASE_URL, max: 6, connectionTimeoutMillis: 3000 })
  db.on('error', (error) => log(`Idle database connection lost: ${error.message}`))
  return db
}

const startEngine = (root: string, searchKeySecret: string, onLost: () => void) =>
  createEmbeddedEngine({
    workerUrl: pathToFileURL(path.join(root, 'dist/search-worker.mjs')),
    searchKeySecret,
    adminKey: derive('search admin'),
    settings: stockSettings,
    onLost,
    searchTimeoutMs: 3000,
  })

const pictures = (root: string) =>
  createImageHandler({
    cacheBytes: 128 * 1024 * 1024,
    mediaRoots: [
      { folder: (owner) => path.join(env.DATA_DIR, owner === 'uploads' ? 'media' : 'no-media'), svg: false },
      { folder: (owner) => path.join(root, 'tenants', owner, 'media'), svg: true },
    ],
  })

/** Pages search through this: one that failed is rendered again soon. */
const watched = (driver: SearchDriver): SearchDriver => {
  const secondLook = createSecondLook(expirePages)
  return {
    ...driver,
    search: async (tenantId, requests) => {
      const answers = await driver.search(tenantId, requests)
      secondLook(tenantId, answers)
      return answers
    },
  }
}

/** Lets running requests end; those that do not are cut after five seconds. */
const drain = async (server: Server): Promise<void> => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  })
}

/** Everything of one web process around Next: hosts, search engine, change listener, pictures, HTTP. */
export const createGround = async ({ root, next }: GroundOptions): Promise<RunningGround> => {
  const db = connect()
  const searchKeySecret = derive('search key')
  let loaded = false
  const load = async (): Promise<void> => {
    await patiently(() => keeper.load(), Number.POSITIVE_INFINITY)
    loaded = true
  }
  const engine = startEngine(root, searchKeySecret, () => void load())
  const keeper = keepStock({ db, engine, onApplied: expirePages, log })
  const driver = embeddedDriver(engine, searchKeySecret)
  lendSearch(watched(driver))
  const { hosts, reload } = await keepHosts(db, env.PUBLIC_URL, log)
  const onChange = reactTo({ keeper, expirePages, reloadHosts: reload })
  const stopListening = await patiently(() => listenForChanges({ connectionString: env.DATABASE_URL, onChange, log }))
  const searchKey = (tenantId: string) => driver.publicKey(tenantId, Math.floor(Date.now() / 1000))
  const images = pictures(root)
  const server = createServer(
    createListener({
      db,
      engine,
      images,
      hosts,
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
    await drain(server)
    await engine.close()
    await db.end()
  }
  return { server, ready: load(), close }
}
