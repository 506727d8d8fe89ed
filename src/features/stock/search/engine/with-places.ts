import type { SearchClient } from './search-access'

type Requests = Extract<Parameters<SearchClient['search']>[0], readonly unknown[]>

const namesPlace = ({ params }: Requests[number]): boolean =>
  typeof params === 'object' && params !== null && 'aroundPlace' in params

/** Wraps a client so that places are sent as coordinates; what that takes is loaded with the first place (SHP-04). */
export const withPlaces = (client: SearchClient): SearchClient => ({
  search: async <T>(
    requests: Parameters<SearchClient['search']>[0],
    options?: Parameters<SearchClient['search']>[1],
  ) => {
    const list = (Array.isArray(requests) ? requests : requests.requests) as Requests
    if (!list.some(namesPlace)) return client.search<T>(list, options)
    const { resolveRequests } = await import('./places-client')
    return client.search<T>(await resolveRequests(list), options)
  },
})
