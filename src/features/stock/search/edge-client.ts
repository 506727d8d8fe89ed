import { takePageEdge, withPageEdge } from '@/src/domain/stock/search-query/page-edge'
import type { stockClient } from './stock-client'

type Client = ReturnType<typeof stockClient>
type Requests = Extract<Parameters<Client['search']>[0], readonly unknown[]>

/** Wraps a client so that each page after the first also has the vehicle before it (SRCH-11). */
export const withEdges = (client: Client): Client => ({
  search: async <T>(requests: Parameters<Client['search']>[0], options?: Parameters<Client['search']>[1]) => {
    const asked = Array.isArray(requests) ? requests : requests.requests
    const answer = await client.search<T>(withPageEdge(asked as Requests) as Requests, options)
    return { ...answer, results: [...takePageEdge(answer.results, asked.length)] }
  },
})
