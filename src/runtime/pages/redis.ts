import { deserialize, serialize } from 'node:v8'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { createClient, RESP_TYPES } from '@redis/client'
import type { PageValue } from './entry'
import type { Foreign } from './staleness'

/** Pages that several processes share. Pages may be lost, and during an outage each process uses only its own. */
export type SharedPages = {
  readonly get: (key: string) => Promise<SharedPage | null>
  /** Writes without waiting. */
  readonly set: (key: string, page: SharedPage, milliseconds: number) => void
  readonly close: () => Promise<void>
}

export type SharedPage = Foreign & { readonly value: PageValue; readonly refreshAt: number }

type Options = {
  readonly url: string
  /** Prefix of every key: the build, because a page refers to the files of its own build. */
  readonly prefix: string
  readonly log: (line: string) => void
}

/** Milliseconds: a page that takes longer to fetch is rendered instead. After several such reads Redis is paused. */
const PATIENCE = 150
const PAUSE = 2000
const SLOW_ENOUGH = 3
/** Writes under way at once; more are not shared. */
const MOST = 32

const pack = promisify(gzip)
const unpack = promisify(gunzip)

class Late extends Error {}

/** If this process itself was busy, an answer that has arrived meanwhile is read before the timeout counts. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => reject(new Late('no answer in time'))
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), PATIENCE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const connect = ({ url, prefix }: Options) =>
  createClient({
    url,
    keyPrefix: prefix,
    disableOfflineQueue: true,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(5000, 100 * 2 ** tries) },
  })

/** Logs once that Redis is unreachable and once that it is back, however often it is tried. */
const teller = (log: Options['log']) => {
  let away = false
  return {
    away: (error: unknown): void => {
      if (!away)
        log(`Redis is unreachable, pages are cached in memory only: ${error instanceof Error ? error.message : ''}`)
      away = true
    },
    back: (): void => {
      if (away) log('Redis is back.')
      away = false
    },
  }
}

/** Shares pages through Redis. Any failure there means a page that is not shared, never an error or a wait. */
export const openRedisPages = (options: Options): SharedPages => {
  const client = connect(options)
  const tell = teller(options.log)
  let quietUntil = 0
  let sending = 0
  let slow = 0
  client.on('error', tell.away)
  client.on('ready', tell.back)
  // The client reconnects for ever by itself; only a closed client ends up here.
  client.connect().catch(tell.away)

  const usable = (): boolean => client.isReady && Date.now() >= quietUntil
  const rest = (error: unknown): void => {
    slow = error instanceof Late ? slow + 1 : SLOW_ENOUGH
    if (slow < SLOW_ENOUGH) return
    slow = 0
    quietUntil = Date.now() + PAUSE
    tell.away(error)
  }

  const send = async (key: string, page: SharedPage, milliseconds: number): Promise<void> => {
    const bytes = await pack(serialize(page), { level: 1 })
    await client.set(key, bytes, { expiration: { type: 'PX', value: Math.ceil(milliseconds) } })
  }

  return {
    get: async (key) => {
      if (!usable()) return null
      try {
        const bytes = await inTime(client.get(key))
        slow = 0
        tell.back()
        return bytes === null ? null : (deserialize(await unpack(bytes)) as SharedPage)
      } catch (error) {
        rest(error)
        return null
      }
    },
    set: (key, page, milliseconds) => {
      if (!usable() || sending >= MOST || milliseconds < 1000) return
      sending += 1
      send(key, page, milliseconds)
        .catch(rest)
        .finally(() => (sending -= 1))
    },
    close: async () => {
      client.destroy()
    },
  }
}
