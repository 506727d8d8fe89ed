import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { flattenRequest } from '@/src/domain/stock/search-query/requests'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { resolveSwitches } from '@/src/domain/switches'
import {
  findNearestMatches,
  type NearestAnswer,
  type RequestNearest,
} from '@/src/features/stock/search/nearest/nearest'
import { percentile } from './percentile'

/** Sends one request of several queries, and returns its body. */
type SendQueries = (requests: readonly object[]) => Promise<string>

const CONCURRENT = 8

/** Searches of several conditions that no vehicle meets together: a budget below every price beside a real vehicle. */
const listStates = (stock: readonly StockRecord[], count: number): readonly SearchState[] =>
  stock.slice(0, count).map(({ make, make_model: pair, body, colour, fuel, seats }, index) => ({
    ...emptySearch,
    lists: {
      make: [make],
      ...(index % 2 === 0 && { make_model: [pair] }),
      ...(body !== undefined && { body: [body] }),
      ...(colour !== undefined && { colour: [colour] }),
      ...(fuel !== undefined && { fuel: [fuel] }),
      ...(seats !== undefined && { seats: [String(seats)] }),
    },
    ranges: { price: { max: 3000 }, ...(index % 3 === 0 && { km: { max: 10 }, year: { min: 2026 } }) },
  }))

/**
 * Measures how long the nearest vehicles of a search with zero results take (SHP-02), one after another and eight at
 * once; `rounds` is the largest number of requests that follow each other.
 */
export const benchNearest = async (stock: readonly StockRecord[], sendQueries: SendQueries) => {
  const switches = resolveSwitches(undefined, {})
  let rounds = 0
  const find = async (state: SearchState): Promise<number> => {
    let own = 0
    const send: RequestNearest = async (requests) => {
      own += 1
      const body = JSON.parse(await sendQueries(requests.map(flattenRequest))) as { results: readonly NearestAnswer[] }
      return body.results
    }
    const start = performance.now()
    const found = await findNearestMatches(state, send, switches, new Date('2026-06-01'))
    if (!found || found.vehicles.length === 0) throw new Error('A search with zero results found no nearest vehicles.')
    rounds = Math.max(rounds, own)
    return performance.now() - start
  }
  const states = listStates(stock, 200)
  const alone: number[] = []
  for (const state of states) alone.push(await find(state))
  const together: number[] = []
  for (let from = 0; from < states.length; from += CONCURRENT)
    together.push(...(await Promise.all(states.slice(from, from + CONCURRENT).map(find))))
  const [first, second] = [alone, together].map((times) => times.toSorted((a, b) => a - b))
  return {
    p50: percentile(first ?? [], 0.5),
    p95: percentile(first ?? [], 0.95),
    rounds,
    eightAtOnceP50: percentile(second ?? [], 0.5),
    eightAtOnceP95: percentile(second ?? [], 0.95),
  }
}
