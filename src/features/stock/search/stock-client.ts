import { liteClient, type LiteClient, type SearchResponses } from 'algoliasearch/lite'
import { latestRequest, Superseded } from './latest-request'

/**
 * Where the stock is searched: same-origin under `path`, or the hosted service when `path` is empty. There
 * `indexPrefix` stands before each index name, which pages do not know.
 */
export type SearchKey = {
  readonly appId: string
  readonly apiKey: string
  readonly path?: string
  readonly indexPrefix?: string
}

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type ResponseCache = NonNullable<ClientOptions['responsesCache']>

/** Keeps the latest answers for instant return, the oldest evicted (STK-08). */
export const recentResponses = (most: number): ResponseCache => {
  const kept = new Map<string, Promise<unknown>>()
  const put = (name: string, value: Promise<unknown>): void => {
    kept.delete(name)
    kept.set(name, value)
    const oldest = kept.keys().next()
    if (kept.size > most && oldest.done !== true) kept.delete(oldest.value)
  }
  return {
    get: async <T>(key: object | string, ask: () => Promise<T>) => {
      const name = JSON.stringify(key)
      const known = kept.get(name)
      if (known) {
        put(name, known)
        return known as Promise<T>
      }
      const asked = ask()
      if (most > 0) put(name, asked)
      asked.catch(() => kept.get(name) === asked && kept.delete(name))
      return asked
    },
    set: async (key, value) => {
      if (most > 0) put(JSON.stringify(key), Promise.resolve(value))
      return value
    },
    delete: async (key) => {
      kept.delete(JSON.stringify(key))
    },
    clear: async () => {
      kept.clear()
    },
  }
}

const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403

type Searches = Pick<LiteClient, 'search'>

/** Puts the prefix before the index names of requests and takes it from those of answers. */
const prefixed = (client: Searches, prefix: string): Searches => {
  const named = <R extends { readonly indexName: string }>(request: R): R => ({
    ...request,
    indexName: `${prefix}${request.indexName}`,
  })
  return {
    search: async <T>(requests: Parameters<Searches['search']>[0], options?: Parameters<Searches['search']>[1]) => {
      const list = Array.isArray(requests) ? requests : requests.requests
      const answer = await client.search<T>({ requests: list.map(named) } as typeof requests, options)
      const results = answer.results.map((one) =>
        'index' in one && one.index?.startsWith(prefix) ? { ...one, index: one.index.slice(prefix.length) } : one,
      )
      return { ...answer, results }
    },
  }
}

const connect = (key: SearchKey, kept: number): Searches =>
  key.indexPrefix ? prefixed(connectPlain(key, kept), key.indexPrefix) : connectPlain(key, kept)

const connectPlain = ({ appId, apiKey, path }: SearchKey, kept: number): LiteClient =>
  liteClient(appId, apiKey, {
    responsesCache: recentResponses(kept),
    requester: latestRequest(),
    // There is one host; the client’s own store of hosts reads the disk and waits a turn before each request.
    hostsCache: recentResponses(1),
    timeouts: { connect: 3000, read: 6000, write: 6000 },
    ...(path !== undefined && {
      hosts: [
        {
          url: `${window.location.host}${path}`,
          protocol: window.location.protocol === 'http:' ? 'http' : 'https',
          accept: 'readWrite',
        },
      ],
    }),
  })

const renewedKey = async (): Promise<SearchKey> => {
  const response = await fetch('/api/search/key', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The search key could not be renewed: ${response.status}`)
  return (await response.json()) as SearchKey
}

/**
 * The client InstantSearch searches with in the browser. A page may have stood open for longer than its key
 * lives: a refusal (403) fetches a new key once and asks again. It connects on the first search, so the server,
 * which renders from results it already has, never does. A search ends the one before it, which is then never answered:
 * as a failure the page would say that its search could not be updated.
 */
export const stockClient = (key: SearchKey, kept: number): Searches => {
  let client: Searches | undefined
  let latest = 0
  const connected = (): Searches => (client ??= connect(key, kept))
  const ask: Searches['search'] = async (requests, options) => {
    try {
      return await connected().search(requests, options)
    } catch (error) {
      if (!isRefused(error)) throw error
      client = connect(await renewedKey(), kept)
      return client.search(requests, options)
    }
  }
  const asTurn = async <T>(own: number, ...asked: Parameters<Searches['search']>): Promise<SearchResponses<T>> => {
    try {
      return await ask<T>(...asked)
    } catch (error) {
      if (!(error instanceof Superseded)) throw error
      // The latest one got hold of an answer that had just been given up: it asks for its own.
      return own === latest ? asTurn<T>(own, ...asked) : new Promise<never>(() => undefined)
    }
  }
  return { search: <T>(...asked: Parameters<Searches['search']>) => asTurn<T>(++latest, ...asked) }
}
