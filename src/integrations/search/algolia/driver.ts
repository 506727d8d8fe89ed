import { algoliasearch } from 'algoliasearch'
import { STOCK_INDEX } from '@/src/domain/stock/search-record/search-record'
import { emptyResponse } from '../empty-response'
import type { SearchDriver, SearchRequest, SearchResponse } from '../port'
import type { AlgoliaOptions } from './options'
import { withTimeout } from '@/src/platform/with-timeout'

/**
 * Longer than a page is cached, so that a cached page never contains an expired key: pages are rendered again daily.
 */
const KEY_LIFETIME_SECONDS = 7 * 24 * 3600

/** The filter that every request of a tenant has; ids are quoted unless they are plain words. */
export const tenantClause = (tenantId: string): string =>
  /^[\w-]+$/.test(tenantId) ? `tenant_id:${tenantId}` : `tenant_id:"${tenantId.replace(/["\\]/g, '\\$&')}"`

/** OR binds tighter than AND in Algolia's filters, so the tenant's clause holds whatever the request's filters are. */
const withTenantFilter = (tenantId: string, filters: string | undefined): string =>
  filters?.trim() ? `${tenantClause(tenantId)} AND ${filters}` : tenantClause(tenantId)

const parseNestedParams = (params: SearchRequest['params']): object => {
  if (typeof params === 'string') return Object.fromEntries(new URLSearchParams(params))
  return params ?? {}
}

const scopeToTenant = (tenantId: string, prefix: string, { params, ...request }: SearchRequest): SearchRequest => {
  const flat: SearchRequest = { ...request, ...parseNestedParams(params), indexName: request.indexName }
  return { ...flat, indexName: `${prefix}${flat.indexName}`, filters: withTenantFilter(tenantId, flat.filters) }
}

/** Removes the prefix, because the page compares the index name with the one it requested. */
const withoutPrefix = (prefix: string, answer: SearchResponse): SearchResponse =>
  'index' in answer && answer.index.startsWith(prefix)
    ? { ...answer, index: answer.index.slice(prefix.length) }
    : answer

/** Only the client's Node build can sign keys; its types describe the browser build, which cannot. */
type KeySigner = {
  generateSecuredApiKey(of: { readonly parentApiKey: string; readonly restrictions: object }): string
}

/** Searches with Algolia for this installation's pages (STK-04); browsers call Algolia's own hosts. */
export const createAlgoliaDriver = (options: AlgoliaOptions): SearchDriver => {
  const { appId, searchKey, hosts, indexPrefix = '', searchTimeoutMs = 1500 } = options
  const client = algoliasearch(appId, searchKey, {
    timeouts: { connect: searchTimeoutMs, read: searchTimeoutMs, write: searchTimeoutMs },
    ...(hosts ? { hosts: [...hosts] } : {}),
  })
  const searchTenant = async (tenantId: string, requests: readonly SearchRequest[]): Promise<SearchResponse[]> => {
    const scoped = requests.map((request) => scopeToTenant(tenantId, indexPrefix, request))
    const { results } = await client.search({ requests: scoped } as Parameters<typeof client.search>[0])
    return (results as SearchResponse[]).map((answer) => withoutPrefix(indexPrefix, answer))
  }
  return {
    search: async (tenantId, requests) => {
      try {
        return await withTimeout(
          searchTenant(tenantId, requests),
          searchTimeoutMs,
          'The search did not answer in time.',
        )
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return requests.map((request) => emptyResponse(request, message))
      }
    },
    publicKey: (tenantId, now, filters) => ({
      appId,
      apiKey: (client as typeof client & KeySigner).generateSecuredApiKey({
        parentApiKey: searchKey,
        restrictions: {
          filters: withTenantFilter(tenantId, filters),
          // The pattern covers the replicas, of which each sort has one.
          restrictIndices: [`${indexPrefix}${STOCK_INDEX}`, `${indexPrefix}${STOCK_INDEX}_*`],
          validUntil: now + KEY_LIFETIME_SECONDS,
        },
      }),
      ...(indexPrefix ? { indexPrefix } : {}),
    }),
  }
}
