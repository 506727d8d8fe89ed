import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { latestRequest, Superseded } from './latest-request'
import { recentResponses } from './recent-responses'
import type { SearchKey, Searches } from './search-key'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/** The library's requester, limited to one search at a time. */
const requester = (): Requester => {
  const send = latestRequest()
  return {
    send: async ({ url, method, headers, data, connectTimeout, responseTimeout }) => {
      try {
        const body = typeof data === 'string' ? data : ''
        const sent = await send(url, { method, headers, body, patience: [connectTimeout, responseTimeout] })
        return { ...sent, isTimedOut: false }
      } catch (error) {
        if (error instanceof Superseded) throw error
        return { status: 0, content: String(error), isTimedOut: error instanceof DOMException }
      }
    },
  }
}

/** Adds the prefix to the index names of requests and removes it from those of responses. */
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

/** Client of the hosted service from its own library, which knows the service's hosts and tries them in turn. */
export const hostedClient = ({ appId, apiKey, indexPrefix }: SearchKey, kept: number): Searches => {
  const client: LiteClient = liteClient(appId, apiKey, {
    responsesCache: recentResponses(kept),
    requester: requester(),
    // The library's own host cache reads from storage and waits a turn of the event loop before each request.
    hostsCache: recentResponses(1),
    timeouts: { connect: 3000, read: 6000, write: 6000 },
  })
  return indexPrefix ? prefixed(client, indexPrefix) : client
}
