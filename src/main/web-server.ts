import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { Pool } from 'pg'
import { buildShopperFilter } from '@/src/domain/stock/search-query/base-filters'
import { env } from '@/src/env'
import { createImageHandler } from '@/src/integrations/images/handler'
import { createFolderSource, type TenantImageSource } from '@/src/integrations/images/image-sources'
import { createStudioPainter, listVehicleMasters } from '@/src/integrations/images/studio/painter'
import { uploadFolder } from '@/src/integrations/uploads'
import { DOCUMENT_FILE_PREFIX } from '@/src/domain/vehicle-documents/vehicle-document'
import { createUploadedImageSource } from '@/src/services/uploads/uploaded-images'
import { uploads } from '@/src/services/uploads/upload-store'
import { createPool, hasLostConnectionWithin } from '@/src/platform/postgres/connections'
import { createCdn } from '@/src/integrations/cdn'
import { createHostedSearch } from '@/src/integrations/search/index'
import { runJobs } from '@/src/main/run-jobs'
import { createSenders } from '@/src/main/senders'
import { createAnalytics } from '@/src/integrations/analytics'
import { createBeacons } from '@/src/web/beacons'
import { createBuildFileHandler } from '@/src/web/build-files'
import { type ChangeEvent, listenForChanges } from '@/src/web/change-listener'
import { pageCacheEntry } from '@/src/page-cache/process-entry'
import { imagesEntry } from '@/src/integrations/images/handler-entry'
import { searchEntry } from '@/src/integrations/search/port'
import { createHostRegistry } from '@/src/web/host-registry'
import { createRequestListener } from '@/src/web/http'
import type { WebServices } from '@/src/web/web-services'
import { createLiveHandler } from '@/src/web/live/live-handler'
import { createLiveHub } from '@/src/web/live/hub'
import { createPageCache, type Expiry, openRedisPages } from '@/src/page-cache'
import { createPageHandler } from '@/src/web/pages/page-handler'
import { createContentReports } from '@/src/web/content-reports'
import { createCdnPurger } from '@/src/web/cdn-purger'
import { handleChange } from '@/src/web/on-change'
import { createSiteHeaders, installationSources } from '@/src/web/site-headers'
import { createStaffCheck } from '@/src/web/staff-session'
import { createStockSearch } from '@/src/web/stock-search'
import { withSearchTimeout } from '@/src/integrations/search/with-search-timeout'
import { log } from '@/src/platform/log'
import { trackIncomplete } from '@/src/web/track-incomplete'

export type WebServerOptions = {
  readonly root: string
  readonly next: WebServices['next']
  readonly dev?: boolean
  /** True if this process also runs the jobs; RUN_JOBS decides if it is absent. */
  readonly jobs?: boolean
}

export type RunningWebServer = {
  readonly server: Server
  /** Resolves once stock can be searched. */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

const deriveSecret = (secretName: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(secretName).digest('hex')
const logLine = (line: string): void => log.warn(line)

const createDatabasePool = (): Pool =>
  createPool({ connectionString: env.DATABASE_URL, max: 6, connectionTimeoutMillis: 6000 }, logLine)

const findOnDisk = createFolderSource({
  folder: (owner) => (owner === 'uploads' ? uploadFolder(env) : null),
  svg: false,
})

/** The uploaded images. Documents of vehicles are in the same folder, and only their vehicle's page may serve them. */
const imagesOnDisk: TenantImageSource = async (image) =>
  image.file.startsWith(DOCUMENT_FILE_PREFIX) ? undefined : findOnDisk(image)

const createImages = async (root: string, db: Pool) =>
  createImageHandler({
    cacheBytes: 64 * 1024 * 1024,
    scenesFolder: path.join(root, 'assets/scenes'),
    paint: createStudioPainter({ root, masters: await listVehicleMasters(root), cacheBytes: 48 * 1024 * 1024 }),
    sources: [
      env.S3_BUCKET ? createUploadedImageSource(db, uploads) : imagesOnDisk,
      createFolderSource({ folder: (owner) => path.join(root, 'tenants', owner, 'media'), svg: true }),
    ],
  })

/** Lets running requests finish, and cuts the rest after five seconds. */
const closeGracefully = async (server: Server): Promise<void> => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  })
}

/** Runs the jobs in this process, as a small installation does. A failed start is retried for ever. */
const startJobs = (): { readonly close: () => Promise<void> } => {
  const runner = runJobs({
    connectionString: env.DATABASE_URL,
    hosted: createHostedSearch(env),
    senders: createSenders(env),
    log: logLine,
  })
  runner.started.catch((error: unknown) => log.error({ err: error }, 'Jobs could not be started.'))
  return runner
}

/** Pages rendered by processes of the same build, shared through Redis; null without Redis. */
const openSharedPages = async (root: string) => {
  if (!env.REDIS_URL) return null
  const build = await readFile(path.join(root, '.next/BUILD_ID'), 'utf8').catch(() => 'dev')
  return openRedisPages({ url: env.REDIS_URL, prefix: `forecourt:${build.trim()}:`, log: logLine })
}

/** A request whose connection was lost fails within this time. */
const LOST_CONNECTION_MS = 5000
const lostConnection = (): boolean => hasLostConnectionWithin(LOST_CONNECTION_MS)

const MAX_PAGE_CACHE_BYTES = 128 * 1024 * 1024

const readTrustedProxies = (): readonly string[] => {
  const proxies = env.TRUSTED_PROXIES.split(',').flatMap((one) => one.trim() || [])
  if (env.MODE === 'production' && proxies.length === 0) {
    log.warn(
      'TRUSTED_PROXIES is not set: behind a proxy all shoppers would share one limit for leads, codes and sign-in.',
    )
  }
  return proxies
}

/** Creates the key that a shopper's browser searches with: limited to what the dealer shows, and in time. */
const createSearchKeys =
  ({ driver }: ReturnType<typeof createStockSearch>): WebServices['searchKey'] =>
  ({ id, listing }) => {
    const now = new Date()
    return driver.publicKey(id, Math.floor(now.getTime() / 1000), buildShopperFilter(listing, now))
  }

const createHeaders = (dev: boolean) =>
  createSiteHeaders({
    isHttps: env.PUBLIC_URL.startsWith('https:'),
    sources: dev || env.CONTENT_POLICY === 'off' ? undefined : installationSources(env),
    isReportOnly: env.CONTENT_POLICY === 'report',
  })

/** Starts listening for changes. The watch says whether Postgres is reachable, and whether its notices may be late. */
const watchDatabase = async (
  startListening: Awaited<ReturnType<typeof createHostRegistry>>['startListening'],
  handlers: Pick<Parameters<typeof listenForChanges>[0], 'onChange' | 'onListening' | 'onClock'>,
) => {
  let isReachable = true
  const listener = await startListening(() =>
    listenForChanges({
      connectionString: env.DATABASE_URL,
      log: logLine,
      onReachable: (now) => (isReachable = now),
      ...handlers,
    }),
  )
  const status = {
    isUnreachable: () => !isReachable,
    isUnreachableOrSlow: () => !isReachable || listener.isOverdue(),
    lostConnection,
  }
  return { status, close: () => listener.close() }
}

type Closable = { readonly close: () => Promise<void> | void }

/** Closes these in their order, each when the one before is closed. */
const closeInOrder = async (parts: readonly (Closable | null)[]): Promise<void> => {
  for (const part of parts) await part?.close()
}

/** Creates everything of one web process around Next: hosts, search, change listener, jobs, images, HTTP. */
export const createWebServer = async (options: WebServerOptions): Promise<RunningWebServer> => {
  const { root, next, jobs, dev = false } = options
  const db = createDatabasePool()
  const shared = await openSharedPages(root)
  const pages = createPageCache({ maxBytes: MAX_PAGE_CACHE_BYTES, shared, position: () => search.position() })
  const purger = createCdnPurger({ cdn: createCdn(env), log: logLine })
  // This process first: an outside cache must not refetch a stale page.
  const expirePages = (expiry: Expiry): void => {
    pages.expire(expiry)
    purger.expire(expiry)
  }
  const search = createStockSearch({ db, root, derive: deriveSecret, expirePages, log: logLine })
  const { hosts, reload, startListening } = await createHostRegistry(db, env.PUBLIC_URL, logLine)
  const applyChange = handleChange({ search, expirePages, reloadHosts: reload })
  const hub = createLiveHub({ db, log: logLine })
  const onChange = (event: ChangeEvent): void => {
    applyChange(event)
    hub.onChange(event)
  }
  const watch = await watchDatabase(startListening, {
    onChange,
    onListening: pages.setListening,
    onClock: pages.compareClock,
  })
  const images = await createImages(root, db)
  searchEntry.provide(trackIncomplete(withSearchTimeout(search.driver)))
  pageCacheEntry.provide(pages)
  imagesEntry.provide(images)
  const files = await createBuildFileHandler(root)
  const hasCacheTags = env.CDN_PURGE_URL !== undefined
  const live = createLiveHandler(hub)
  const beacons = createBeacons({ store: createAnalytics(db), log: logLine })
  const server = createServer(
    createRequestListener({
      db,
      search,
      images,
      hosts,
      live,
      beacons,
      control: env.FORECOURT_CONTROL === '1',
      proxies: readTrustedProxies(),
      headers: createHeaders(dev),
      panelUrl: new URL('/admin', env.PUBLIC_URL).href,
      next: createPageHandler({ pages, database: watch.status, next, files, hasCacheTags }),
      reports: createContentReports(logLine),
      isStaff: createStaffCheck(db, env.PAYLOAD_SECRET),
      searchKey: createSearchKeys(search),
    }),
  )
  const runner = (jobs ?? env.RUN_JOBS === '1') ? startJobs() : null
  const http = { close: () => closeGracefully(server) }
  const pool = { close: () => db.end() }
  // Live connections first: they would keep the server from closing.
  const close = () => closeInOrder([live, hub, watch, purger, http, beacons, runner, search, shared, pool])
  return { server, ready: search.load(), close }
}
