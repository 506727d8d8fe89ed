import { attachPreviousHit, withPreviousHitQuery } from '@/src/domain/stock/search-query/previous-hit'
import type { createStockClient } from './stock-client'

type Client = ReturnType<typeof createStockClient>
type Requests = Extract<Parameters<Client['search']>[0], readonly unknown[]>

/** Wraps a client so that each page after the first also has the vehicle before it (SRCH-11). */
export const withPreviousHit = (client: Client): Client => ({
  search: async <T>(requests: Parameters<Client['search']>[0], options?: Parameters<Client['search']>[1]) => {
    const requestList = Array.isArray(requests) ? requests : requests.requests
    const response = await client.search<T>(withPreviousHitQuery(requestList as Requests) as Requests, options)
    return { ...response, results: [...attachPreviousHit(response.results, requestList.length)] }
  },
})
