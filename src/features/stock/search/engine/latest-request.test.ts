import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStockClient } from './stock-client'

const requests: { body: string; signal: AbortSignal; answer: (status?: number, content?: object) => void }[] = []
beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('window', { location: { host: 'dealer.example', protocol: 'https:' } })
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      const answer = (status = 200, content: object = { results: [{ query: body }] }) =>
        resolve(new Response(JSON.stringify(content), { status }))
      requests.push({ body, signal, answer })
    })
  })
})
afterEach(async () => {
  // A request without a response would time out while another file runs.
  for (const { answer } of requests) answer()
  await new Promise((resolve) => setImmediate(resolve))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (cacheSize = 10) => {
  const client = createStockClient({ appId: 'app', apiKey: 'key', path: '/api/search' }, cacheSize)
  return (query: string) => client.search([{ indexName: 'stock', params: { query } }])
}
const outcomeOf = (promise: Promise<unknown>): Promise<string> =>
  Promise.race([
    promise.then(
      () => 'answered',
      () => 'failed',
    ),
    new Promise<string>((resolve) => setTimeout(resolve, 20, 'waiting')),
  ])
const waitForRequests = (count: number) => vi.waitFor(() => expect(requests).toHaveLength(count))

it('[SRCH-13] aborts the previous search, which then neither resolves nor rejects', async () => {
  const search = open()
  const first = search('suv')
  await waitForRequests(1)
  const second = search('ute')
  await waitForRequests(2)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.answer()
  expect(await outcomeOf(second)).toBe('answered')
  expect(await outcomeOf(first)).toBe('waiting')
})

it('[SRCH-13] requests a superseded search anew when it is needed again, also at once', async () => {
  const search = open()
  void search('suv')
  await waitForRequests(1)
  void search('ute')
  await waitForRequests(2)
  const again = search('suv')
  await waitForRequests(3)
  expect(requests[1]?.signal.aborted).toBe(true)
  requests[2]?.answer()
  expect(await outcomeOf(again)).toBe('answered')
  void search('wagon')
  await waitForRequests(4)
  void search('van')
  const wagon = search('wagon')
  await waitForRequests(6)
  expect(requests.at(-1)).toMatchObject({
    body: expect.stringContaining('wagon') as string,
    signal: { aborted: false },
  })
  requests.at(-1)?.answer()
  expect(await outcomeOf(wagon)).toBe('answered')
})

it('[SRCH-13] does not abort the requests of another client', async () => {
  const [search, searchFacets] = [open(), open()]
  const facets = searchFacets('')
  await waitForRequests(1)
  void search('suv')
  await waitForRequests(2)
  expect(requests[0]?.signal.aborted).toBe(false)
  requests[0]?.answer()
  expect(await outcomeOf(facets)).toBe('answered')
})

it('[SRCH-13] rejects on a failure and after three seconds without a response, and requests anew after both', async () => {
  const search = open()
  const broken = search('suv')
  await waitForRequests(1)
  requests[0]?.answer(500, {})
  expect(await outcomeOf(broken)).toBe('failed')
  vi.useFakeTimers()
  const slow = search('suv').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2900)
  expect(requests).toHaveLength(2)
  expect(requests[1]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await slow).toBeInstanceOf(Error)
  vi.useRealTimers()
  const again = search('suv')
  await waitForRequests(3)
  requests[2]?.answer()
  expect(await outcomeOf(again)).toBe('answered')
})
