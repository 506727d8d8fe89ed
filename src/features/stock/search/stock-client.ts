import type { SearchResponses } from 'algoliasearch/lite'
import { engineClient } from './engine-client'
import { Superseded } from './latest-request'
import { nextPaint } from './next-paint'
import type { SearchKey, Searches } from './search-key'

const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403

/** The hosted service's own client is not loaded where our engine answers. */
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
 * The client InstantSearch searches with in the browser. A page may have stood open for longer than its key
 * lives: a refusal (403) fetches a new key once and asks again. It connects on the first search, so the server,
 * which renders from results it already has, never does. A search ends the one before it, which is then never answered:
 * as a failure the page would say that its search could not be updated.
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
      // The latest one got hold of an answer that had just been given up: it asks for its own.
      return own === latest ? asTurn<T>(own, ...asked) : new Promise<never>(() => undefined)
    }
  }
  return {
    search: async <T>(...asked: Parameters<Searches['search']>) => {
      // The press is seen first: an answer that is there at once would have its cars drawn in the same frame.
      const painted = nextPaint()
      const answer = await asTurn<T>(++latest, ...asked)
      await painted
      return answer
    },
  }
}
