import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stockClient } from './stock-client'

const asked: { body: string; signal: AbortSignal; answer: (status?: number, content?: object) => void }[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('window', { location: { host: 'dealer.example', protocol: 'https:' } })
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      const answer = (status = 200, content: object = { results: [{ query: body }] }) =>
        resolve(new Response(JSON.stringify(content), { status }))
      asked.push({ body, signal, answer })
    })
  })
})
afterEach(async () => {
  // A request without a response would time out while another file runs.
  for (const { answer } of asked) answer()
  await new Promise((resolve) => setImmediate(resolve))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (kept = 10) => {
  const client = stockClient({ appId: 'app', apiKey: 'key', path: '/api/search' }, kept)
  return (query: string) => client.search([{ indexName: 'stock', params: { query } }])
}
const settled = (promise: Promise<unknown>): Promise<string> =>
  Promise.race([
    promise.then(
      () => 'answered',
      () => 'failed',
    ),
    new Promise<string>((resolve) => setTimeout(resolve, 20, 'waiting')),
  ])
const sent = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))

it('[SRCH-13] aborts the previous search, which then neither resolves nor rejects', async () => {
  const search = open()
  const first = search('suv')
  await sent(1)
  const second = search('ute')
  await sent(2)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer()
  expect(await settled(second)).toBe('answered')
  expect(await settled(first)).toBe('waiting')
})

it('[SRCH-13] requests a superseded search anew when it is needed again, also at once', async () => {
  const search = open()
  void search('suv')
  await sent(1)
  void search('ute')
  await sent(2)
  const again = search('suv')
  await sent(3)
  expect(asked[1]?.signal.aborted).toBe(true)
  asked[2]?.answer()
  expect(await settled(again)).toBe('answered')
  void search('wagon')
  await sent(4)
  void search('van')
  const wagon = search('wagon')
  await sent(6)
  expect(asked.at(-1)).toMatchObject({ body: expect.stringContaining('wagon') as string, signal: { aborted: false } })
  asked.at(-1)?.answer()
  expect(await settled(wagon)).toBe('answered')
})

it('[SRCH-13] does not abort the requests of another client', async () => {
  const [search, askFacets] = [open(), open()]
  const facets = askFacets('')
  await sent(1)
  void search('suv')
  await sent(2)
  expect(asked[0]?.signal.aborted).toBe(false)
  asked[0]?.answer()
  expect(await settled(facets)).toBe('answered')
})

it('[SRCH-13] rejects on a failure and after three seconds without a response, and requests anew after both', async () => {
  const search = open()
  const broken = search('suv')
  await sent(1)
  asked[0]?.answer(500, {})
  expect(await settled(broken)).toBe('failed')
  vi.useFakeTimers()
  const slow = search('suv').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2900)
  expect(asked).toHaveLength(2)
  expect(asked[1]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await slow).toBeInstanceOf(Error)
  vi.useRealTimers()
  const again = search('suv')
  await sent(3)
  asked[2]?.answer()
  expect(await settled(again)).toBe('answered')
})
