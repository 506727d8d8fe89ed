import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { createLatestRequest, SupersededError } from './latest-request'
import { createResponseCache } from './response-cache'
import type { SearchAccess, SearchClient } from './search-access'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/** The library's requester, limited to one search at a time. */
const createRequester = (): Requester => {
  const send = createLatestRequest()
  return {
    send: async ({ url, method, headers, data, connectTimeout, responseTimeout }) => {
      try {
        const body = typeof data === 'string' ? data : ''
        const response = await send(url, { method, headers, body, timeouts: [connectTimeout, responseTimeout] })
        return { ...response, isTimedOut: false }
      } catch (error) {
        if (error instanceof SupersededError) throw error
        return { status: 0, content: String(error), isTimedOut: error instanceof DOMException }
      }
    },
  }
}

/** Adds the prefix to the index names of requests and removes it from those of responses. */
const withIndexPrefix = (client: SearchClient, prefix: string): SearchClient => {
  const addPrefix = <R extends { readonly indexName: string }>(request: R): R => ({
    ...request,
    indexName: `${prefix}${request.indexName}`,
  })
  return {
    search: async <T>(
      requests: Parameters<SearchClient['search']>[0],
      options?: Parameters<SearchClient['search']>[1],
    ) => {
      const list = Array.isArray(requests) ? requests : requests.requests
      const answer = await client.search<T>({ requests: list.map(addPrefix) } as typeof requests, options)
      const results = answer.results.map((result) =>
        'index' in result && result.index?.startsWith(prefix)
          ? { ...result, index: result.index.slice(prefix.length) }
          : result,
      )
      return { ...answer, results }
    },
  }
}

/** Client of the hosted service from its own library, which tries the service's hosts in turn. */
export const createHostedClient = ({ appId, apiKey, indexPrefix }: SearchAccess, cacheSize: number): SearchClient => {
  const client: LiteClient = liteClient(appId, apiKey, {
    responsesCache: createResponseCache(cacheSize),
    requester: createRequester(),
    // The library's own host cache reads from storage and waits a turn of the event loop before each request.
    hostsCache: createResponseCache(1),
    timeouts: { connect: 3000, read: 6000, write: 6000 },
  })
  return indexPrefix ? withIndexPrefix(client, indexPrefix) : client
}
