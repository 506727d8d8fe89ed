import type { createStockClient } from './stock-client'

type Client = ReturnType<typeof createStockClient>
type Requests = Extract<Parameters<Client['search']>[0], readonly unknown[]>

const isEmpty = (response: object | undefined): boolean =>
  response !== undefined && 'nbHits' in response && response.nbHits === 0

/** Wraps a client so that it relaxes a search with zero results (SRCH-19). */
export const withQueryRelaxation = (client: Client): Client => ({
  search: async <T>(requests: Parameters<Client['search']>[0], options?: Parameters<Client['search']>[1]) => {
    const requestList = (Array.isArray(requests) ? requests : requests.requests) as Requests
    const response = await client.search<T>(requestList, options)
    if (!isEmpty(response.results[0])) return response
    const { relaxQuery } = await import('./query-relaxation')
    const sendQueries = async (queries: readonly Requests[number][]) =>
      (await client.search<T>([...queries], options)).results
    return { ...response, results: [...(await relaxQuery(sendQueries, requestList, response.results))] }
  },
})
