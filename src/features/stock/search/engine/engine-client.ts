import { createLatestRequest } from './latest-request'
import { createResponseCache } from './response-cache'
import type { SearchAccess, SearchClient } from './search-access'

/** Error of the engine; `status` is the HTTP status. */
class SearchError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** InstantSearch puts the parameters into a nested object; the service expects them beside the index name. */
type InstantSearchRequest = { readonly indexName: string; readonly params?: object | string | undefined }
const toEngineRequest = ({ params, ...rest }: InstantSearchRequest): object =>
  typeof params === 'object' ? { ...params, ...rest } : rest

/**
 * Client of our own engine, which has the hosted service's protocol but one host, so no host has to be chosen. The
 * library's client, made for many hosts, took a tenth of the time that a search step takes on a phone.
 */
export const createEngineClient = ({ appId, apiKey }: SearchAccess, path: string, cacheSize: number): SearchClient => {
  const responses = createResponseCache(cacheSize)
  const send = createLatestRequest()
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  }
  const requestResults = async (body: string) => {
    const { status, content } = await send(
      `${window.location.protocol}//${window.location.host}${path}/1/indexes/*/queries`,
      {
        method: 'POST',
        headers,
        body,
        timeouts: [3000, 6000],
      },
    )
    if (status !== 200) throw new SearchError(status, content)
    return JSON.parse(content) as never
  }
  return {
    search: (requests) => {
      const list: readonly InstantSearchRequest[] = Array.isArray(requests) ? requests : requests.requests
      const body = JSON.stringify({ requests: list.map(toEngineRequest) })
      return responses.get(body, () => requestResults(body))
    },
  }
}
