import type { SearchResponses } from 'algoliasearch/lite'
import { createEngineClient } from './engine-client'
import { SupersededError } from './latest-request'
import { waitForPaint } from './wait-for-paint'
import type { SearchAccess, SearchClient } from './search-access'

const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403

/** The hosted service's client is loaded only if our own engine is not used. */
const createClient = async (key: SearchAccess, cacheSize: number): Promise<SearchClient> => {
  if (key.path !== undefined) return createEngineClient(key, key.path, cacheSize)
  const { createHostedClient } = await import('./hosted-client')
  return createHostedClient(key, cacheSize)
}

const renewKey = async (): Promise<SearchAccess> => {
  const response = await fetch('/api/search/key', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The search key could not be renewed: ${response.status}`)
  return (await response.json()) as SearchAccess
}

/**
 * Client of InstantSearch in the browser. A page may be open for longer than its key is valid: a 403 fetches a new key
 * once and repeats the request. The client connects on the first search, so never on the server, which renders results
 * that it already has. A search aborts the one before it, whose promise then never settles: as a rejection the page
 * would show that its search could not be updated.
 */
export const createStockClient = (key: SearchAccess, cacheSize: number): SearchClient => {
  let client: Promise<SearchClient> | undefined
  let latest = 0
  const getClient = (): Promise<SearchClient> => (client ??= createClient(key, cacheSize))
  const searchWithRenewal: SearchClient['search'] = async (requests, options) => {
    try {
      return await (await getClient()).search(requests, options)
    } catch (error) {
      if (!isForbidden(error)) throw error
      client = createClient(await renewKey(), cacheSize)
      return (await client).search(requests, options)
    }
  }
  const searchAsTurn = async <T>(
    turn: number,
    ...args: Parameters<SearchClient['search']>
  ): Promise<SearchResponses<T>> => {
    try {
      return await searchWithRenewal<T>(...args)
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error
      // The latest search got a cached request that had just been aborted: it sends its own.
      return turn === latest ? searchAsTurn<T>(turn, ...args) : new Promise<never>(() => undefined)
    }
  }
  return {
    search: async <T>(...args: Parameters<SearchClient['search']>) => {
      // The press is painted first: an immediate response would render its results in the same frame.
      const paint = waitForPaint()
      const response = await searchAsTurn<T>(++latest, ...args)
      await paint
      return response
    },
  }
}
