import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createResponseCache } from './response-cache'
import { createStockClient } from './stock-client'

afterEach(() => vi.unstubAllGlobals())

it('[STK-08] caches as many responses as configured and evicts the least recently used', async () => {
  const cache = createResponseCache(2)
  const requested: string[] = []
  const get = (key: string) =>
    cache.get({ key }, () => {
      requested.push(key)
      return Promise.resolve(key)
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key)
  expect(requested).toEqual(['a', 'b', 'c', 'b'])
})

it('[SRCH-13] does not cache a failed search', async () => {
  const cache = createResponseCache(2)
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(cache.get('a', () => Promise.resolve('up'))).resolves.toBe('up')
})

it('[STK-08] caches nothing with a size of 0', async () => {
  const cache = createResponseCache(0)
  let requested = 0
  for (let time = 0; time < 2; time++) await cache.get('a', () => Promise.resolve(++requested))
  expect(requested).toBe(2)
})

it('[SRCH-13] fails while the index is not ready (503), does not cache that, and has results next time', async () => {
  const answers = [
    { status: 503, body: { message: 'The index of this site is being built.', status: 503 } },
    { status: 200, body: { results: [{ hits: [], nbHits: 7 }] } },
  ]
  let requested = 0
  const server = createServer((_, response) => {
    const { status, body } = answers[Math.min(requested++, 1)] ?? { status: 500, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('window', { location: { host: `127.0.0.1:${port}`, protocol: 'http:' } })
  const client = createStockClient({ appId: 'forecourt', apiKey: 'key', path: '/api/search' }, 10)
  const requests = [{ indexName: 'vehicles', params: { query: 'suv' } }]
  await expect(client.search(requests)).rejects.toThrow()
  expect((await client.search(requests)).results).toMatchObject([{ nbHits: 7 }])
  expect((await client.search(requests)).results).toMatchObject([{ nbHits: 7 }])
  expect(requested).toBe(2)
  server.close()
})
