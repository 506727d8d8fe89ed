import type { stockClient } from './stock-client'

type Client = ReturnType<typeof stockClient>
type Requests = Extract<Parameters<Client['search']>[0], readonly unknown[]>

const isEmpty = (answer: object | undefined): boolean =>
  answer !== undefined && 'nbHits' in answer && answer.nbHits === 0

/** Wraps a client so that it relaxes a search with zero results (SRCH-19). */
export const withLeaving = (client: Client): Client => ({
  search: async <T>(requests: Parameters<Client['search']>[0], options?: Parameters<Client['search']>[1]) => {
    const asked = (Array.isArray(requests) ? requests : requests.requests) as Requests
    const answer = await client.search<T>(asked, options)
    if (!isEmpty(answer.results[0])) return answer
    const { leavingWords } = await import('./leave-words')
    const ask = async (queries: readonly Requests[number][]) => (await client.search<T>([...queries], options)).results
    return { ...answer, results: [...(await leavingWords(ask, asked, answer.results))] }
  },
})
