import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pool } from 'pg'
import { shopperFilter } from '@/src/domain/stock/search-query/base-filters'
import { env } from '@/src/env'
import { paintOnThread } from '@/src/integrations/images/paint/thread'
import { createImageHandler } from '@/src/integrations/images/handler'
import { folderSource } from '@/src/integrations/images/make'
import { uploadFolder } from '@/src/integrations/uploads'
import { uploadedPictures } from '@/src/services/uploads/pictures'
import { uploads } from '@/src/services/uploads/store'
import { createPool, lostConnectionWithin } from '@/src/integrations/postgres/connections'
import { cdnOf } from '@/src/integrations/cdn'
import { hostedSearch } from '@/src/integrations/search/index'
import { runJobs } from '@/src/jobs/run'
import { senders } from '@/src/jobs/senders'
import { ownAnalytics } from '@/src/integrations/analytics/embedded'
import { createBeacons } from './beacons'
import { createBuildFiles } from './build-files'
import { type Heard, openListener } from './changes'
import { lendPages, lendPictures, lendSearch } from './contract'
import { keepHosts } from './host-keeper'
import { createListener, type Ground } from './http'
import { answerLive } from './live/answer'
import { openLive } from './live/hub'
import { createPageCache } from './pages/cache'
import { openRedisPages } from './pages/redis'
import { createShow } from './pages/show'
import type { Expiry } from './pages/staleness'
import { createContentReports } from './content-reports'
import { createPurger } from './purger'
import { reactTo } from './react'
import { createSiteHeaders, installationSources } from './site-headers'
import { createStaffSession } from './staff-session'
import { openStockSearch } from './stock-search'
import { inTime } from '@/src/integrations/search/in-time'
import { watched } from './watched-search'

export type GroundOptions = {
  readonly root: string
  readonly next: Ground['next']
  readonly dev?: boolean
  /** True if this process also runs the jobs; RUN_JOBS decides if it is absent. */
  readonly jobs?: boolean
}

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

const connect = (): Pool =>
  createPool({ connectionString: env.DATABASE_URL, max: 6, connectionTimeoutMillis: 6000 }, log)

const uploadsOnDisk = (owner: string): string | null => (owner === 'uploads' ? uploadFolder(env) : null)

const pictures = (root: string, db: Pool) =>
  createImageHandler({
    cacheBytes: 64 * 1024 * 1024,
    paint: paintOnThread(pathToFileURL(path.join(root, 'dist/paint-worker.mjs')), { lightBytes: 64 * 1024 * 1024 }),
    media: [
      env.S3_BUCKET ? uploadedPictures(db, uploads) : folderSource({ folder: uploadsOnDisk, svg: false }),
      folderSource({ folder: (owner) => path.join(root, 'tenants', owner, 'media'), svg: true }),
    ],
  })

/** Lets running requests finish, and cuts the rest after five seconds. */
const drain = async (server: Server): Promise<void> => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  })
}

/** Runs the jobs in this process, as a small installation does. A failed start is retried for ever. */
const startJobs = (): { readonly close: () => Promise<void> } => {
  const runner = runJobs({ connectionString: env.DATABASE_URL, hosted: hostedSearch(env), senders: senders(env), log })
  runner.started.catch((error: unknown) => log(`Jobs could not be started: ${String(error)}`))
  return runner
}

/** Pages rendered by processes of the same build, shared through Redis; null without Redis. */
const sharedPages = async (root: string) => {
  if (!env.REDIS_URL) return null
  const build = await readFile(path.join(root, '.next/BUILD_ID'), 'utf8').catch(() => 'dev')
  return openRedisPages({ url: env.REDIS_URL, prefix: `forecourt:${build.trim()}:`, log })
}

/** A request whose connection was lost fails within this time. */
const LOST_MS = 5000
const lostConnection = (): boolean => lostConnectionWithin(LOST_MS)

const PAGE_BYTES = 128 * 1024 * 1024

const trustedProxies = (): readonly string[] => {
  const proxies = env.TRUSTED_PROXIES.split(',').flatMap((one) => one.trim() || [])
  if (env.MODE === 'production' && proxies.length === 0) {
    log('TRUSTED_PROXIES is not set: behind a proxy all shoppers would share one limit for leads, codes and sign-in.')
  }
  return proxies
}

/** Creates the key that a shopper's browser searches with: limited to what the dealer shows, and in time. */
const searchKeys =
  ({ driver }: ReturnType<typeof openStockSearch>): Ground['searchKey'] =>
  ({ id, listing }) => {
    const now = new Date()
    return driver.publicKey(id, Math.floor(now.getTime() / 1000), shopperFilter(listing, now))
  }

const siteHeaders = (dev: boolean) =>
  createSiteHeaders({
    isHttps: env.PUBLIC_URL.startsWith('https:'),
    sources: dev || env.CONTENT_POLICY === 'off' ? undefined : installationSources(env),
    onlyReports: env.CONTENT_POLICY === 'report',
  })

/** Creates everything of one web process around Next: hosts, search, change listener, jobs, images, HTTP. */
export const createGround = async ({ root, next, jobs, dev = false }: GroundOptions): Promise<RunningGround> => {
  const db = connect()
  const shared = await sharedPages(root)
  const pages = createPageCache({ maxBytes: PAGE_BYTES, shared, position: () => search.position() })
  const purger = createPurger({ cdn: cdnOf(env), log })
  // This process first: an outside cache must not refetch a stale page.
  const expirePages = (expiry: Expiry): void => {
    pages.expire(expiry)
    purger.expire(expiry)
  }
  const search = openStockSearch({ db, root, derive, expirePages, log })
  lendSearch(watched(inTime(search.driver)))
  lendPages(pages)
  const { hosts, reload, listening } = await keepHosts(db, env.PUBLIC_URL, log)
  const react = reactTo({ search, expirePages, reloadHosts: reload })
  const hub = openLive({ db, log })
  const onChange = (heard: Heard): void => {
    react(heard)
    hub.hear(heard)
  }
  let reachable = true
  const listener = await listening(() =>
    openListener({
      connectionString: env.DATABASE_URL,
      onChange,
      log,
      onListening: pages.listen,
      onReachable: (now) => (reachable = now),
      onClock: pages.compareClock,
    }),
  )
  const database = { away: () => !reachable, doubtful: () => !reachable || listener.suspect(), lostConnection }
  const files = await createBuildFiles(root)
  const show = createShow({ pages, database, next, files, tagged: env.CDN_PURGE_URL !== undefined })
  const images = pictures(root, db)
  lendPictures(images)
  const control = env.FORECOURT_CONTROL === '1'
  const proxies = trustedProxies()
  const live = answerLive(hub)
  const beacons = createBeacons({ store: ownAnalytics(db), log })
  const own = { db, search, images, hosts, live, log, control, proxies, headers: siteHeaders(dev), next: show }
  const isStaff = createStaffSession(db, env.PAYLOAD_SECRET)
  const server = createServer(
    createListener({ ...own, beacons, reports: createContentReports(log), isStaff, searchKey: searchKeys(search) }),
  )
  const runner = (jobs ?? env.RUN_JOBS === '1') ? startJobs() : null
  const close = async (): Promise<void> => {
    // First, because open connections would keep the server from closing.
    live.close()
    hub.close()
    await listener.close()
    purger.close()
    await drain(server)
    await beacons.close()
    await runner?.close()
    await search.close()
    await shared?.close()
    await db.end()
  }
  return { server, ready: search.load(), close }
}
