import { afterEach, expect, test, vi } from 'vitest'
import { loadCount } from './use-live-count'

const ends = { min: 5000, max: 20_000 }
const bounds = { min: 5000, max: 250_000 }
const respond = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[SRCH-07] [SRCH-16] loads the count between the prices, and logs why it is missing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { signal } = new AbortController()
  respond(async () => Response.json({ count: 12 }))
  expect(await loadCount(ends, bounds, signal)).toBe(12)
  expect(logged).not.toHaveBeenCalled()
  for (const response of [async () => new Response('', { status: 503 }), async () => Response.json({})]) {
    respond(response)
    expect(await loadCount(ends, bounds, signal)).toBeUndefined()
  }
  expect(logged.mock.calls.map(([text]) => String(text))).toEqual([
    'The number of vehicles could not be loaded:',
    'The number of vehicles could not be loaded:',
  ])
})

test('[SRCH-16] a request that a later change aborts is no failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const controller = new AbortController()
  respond(async () => {
    controller.abort()
    throw new DOMException('Aborted', 'AbortError')
  })
  expect(await loadCount(ends, bounds, controller.signal)).toBeUndefined()
  expect(logged).not.toHaveBeenCalled()
})
