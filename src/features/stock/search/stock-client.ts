import type { SearchResponses } from 'algoliasearch/lite'
import { engineClient } from './engine-client'
import { Superseded } from './latest-request'
import { nextPaint } from './next-paint'
import type { SearchKey, Searches } from './search-key'

const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403

/** The hosted service's client is loaded only if our own engine is not used. */
const connect = async (key: SearchKey, kept: number): Promise<Searches> => {
  if (key.path !== undefined) return engineClient(key, key.path, kept)
  const { hostedClient } = await import('./hosted-client')
  return hostedClient(key, kept)
}

const renewedKey = async (): Promise<SearchKey> => {
  const response = await fetch('/api/search/key', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The search key could not be renewed: ${response.status}`)
  return (await response.json()) as SearchKey
}

/**
 * Client of InstantSearch in the browser. A page may be open for longer than its key is valid: a 403 fetches a new key
 * once and repeats the request. The client connects on the first search, so never on the server, which renders results
 * that it already has. A search aborts the one before it, whose promise then never settles: as a rejection the page
 * would show that its search could not be updated.
 */
export const stockClient = (key: SearchKey, kept: number): Searches => {
  let client: Promise<Searches> | undefined
  let latest = 0
  const connected = (): Promise<Searches> => (client ??= connect(key, kept))
  const ask: Searches['search'] = async (requests, options) => {
    try {
      return await (await connected()).search(requests, options)
    } catch (error) {
      if (!isRefused(error)) throw error
      client = connect(await renewedKey(), kept)
      return (await client).search(requests, options)
    }
  }
  const asTurn = async <T>(own: number, ...asked: Parameters<Searches['search']>): Promise<SearchResponses<T>> => {
    try {
      return await ask<T>(...asked)
    } catch (error) {
      if (!(error instanceof Superseded)) throw error
      // The latest search got a cached request that had just been aborted: it sends its own.
      return own === latest ? asTurn<T>(own, ...asked) : new Promise<never>(() => undefined)
    }
  }
  return {
    search: async <T>(...asked: Parameters<Searches['search']>) => {
      // The press is painted first: an immediate response would render its results in the same frame.
      const painted = nextPaint()
      const answer = await asTurn<T>(++latest, ...asked)
      await painted
      return answer
    },
  }
}
