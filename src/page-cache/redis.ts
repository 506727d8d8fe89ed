import { deserialize, serialize } from 'node:v8'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { createClient, RESP_TYPES } from '@redis/client'
import { TimeoutError, withTimeout } from '@/src/platform/with-timeout'
import type { PageValue } from './entry'
import type { SharedPageTimes } from './staleness'

/** Pages that several processes share. Pages may be lost, and during an outage each process uses only its own. */
export type SharedPages = {
  readonly get: (key: string) => Promise<SharedPage | null>
  /** Writes without waiting. */
  readonly set: (key: string, page: SharedPage, milliseconds: number) => void
  readonly close: () => Promise<void>
}

export type SharedPage = SharedPageTimes & { readonly value: PageValue; readonly refreshAt: number }

type Options = {
  readonly url: string
  /** Prefix of every key: the build, because a page refers to the files of its own build. */
  readonly prefix: string
  readonly log: (line: string) => void
}

/** Milliseconds: a page that takes longer to fetch is rendered instead. After several such reads Redis is paused. */
const MAX_WAIT_MS = 150
const PAUSE_MS = 2000
const MAX_SLOW_READS = 3
/** Writes under way at once; more are not shared. */
const MAX_PENDING_WRITES = 32

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

const connect = ({ url, prefix }: Options) =>
  createClient({
    url,
    keyPrefix: prefix,
    disableOfflineQueue: true,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(5000, 100 * 2 ** tries) },
  })

/** Logs once that Redis is unreachable and once that it is back, however often it is tried. */
const createAvailabilityLog = (log: Options['log']) => {
  let isDown = false
  return {
    logDown: (error: unknown): void => {
      if (!isDown)
        log(`Redis is unreachable. Pages are cached in memory only: ${error instanceof Error ? error.message : ''}`)
      isDown = true
    },
    logUp: (): void => {
      if (isDown) log('Redis is reachable again.')
      isDown = false
    },
  }
}

/** Shares pages through Redis. Any failure there means a page that is not shared, never an error or a wait. */
export const openRedisPages = (options: Options): SharedPages => {
  const client = connect(options)
  const availability = createAvailabilityLog(options.log)
  let pausedUntil = 0
  let pendingWrites = 0
  let slowReads = 0
  client.on('error', availability.logDown)
  client.on('ready', availability.logUp)
  // The client reconnects for ever by itself; only a closed client ends up here.
  client.connect().catch(availability.logDown)

  const isUsable = (): boolean => client.isReady && Date.now() >= pausedUntil
  const handleFailure = (error: unknown): void => {
    slowReads = error instanceof TimeoutError ? slowReads + 1 : MAX_SLOW_READS
    if (slowReads < MAX_SLOW_READS) return
    slowReads = 0
    pausedUntil = Date.now() + PAUSE_MS
    availability.logDown(error)
  }

  const send = async (key: string, page: SharedPage, milliseconds: number): Promise<void> => {
    const bytes = await gzipAsync(serialize(page), { level: 1 })
    await client.set(key, bytes, { expiration: { type: 'PX', value: Math.ceil(milliseconds) } })
  }

  return {
    get: async (key) => {
      if (!isUsable()) return null
      try {
        const bytes = await withTimeout(client.get(key), MAX_WAIT_MS, 'timed out')
        slowReads = 0
        availability.logUp()
        return bytes === null ? null : (deserialize(await gunzipAsync(bytes)) as SharedPage)
      } catch (error) {
        handleFailure(error)
        return null
      }
    },
    set: (key, page, milliseconds) => {
      if (!isUsable() || pendingWrites >= MAX_PENDING_WRITES || milliseconds < 1000) return
      pendingWrites += 1
      send(key, page, milliseconds)
        .catch(handleFailure)
        .finally(() => (pendingWrites -= 1))
    },
    close: async () => {
      client.destroy()
    },
  }
}
