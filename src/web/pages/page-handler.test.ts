import { createServer, type IncomingMessage, request as ask } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPageCache, type PageValue } from '@/src/page-cache'
import { pickEncoding } from '@/src/platform/http/encoding'
import { createRender, markMissing, pageRenders } from '@/src/page-cache/render'
import { createPageHandler } from './page-handler'

const html = `<!doctype html><title>Cars’ page</title>${'<p>Hilux</p>'.repeat(500)}`
const KEY = '/route-cache/APP_PAGE/0f3a/$/site/a/cars/x'

describe('a stored page', () => {
  let now = 0
  let pages = createPageCache({ maxBytes: 1, shared: null, position: () => null })
  let hasCacheTags = false
  const database = { isUnreachable: () => false, isUnreachableOrSlow: () => false, lostConnection: () => false }
  const server = createServer((request, response) => {
    const handlePage = createPageHandler({
      pages,
      database,
      hasCacheTags,
      next: async (request, made) => {
        // As Next does it: the head is sent with the first part of the body.
        if (request.url?.includes('nobody')) markMissing()
        made.statusCode = request.url?.includes('moved') ? 307 : 200
        if (request.url?.includes('gone')) {
          made.statusCode = 308
          made.setHeader('cache-control', 's-maxage=31536000')
        }
        made.end('made by Next')
      },
      files: () => Promise.resolve(false),
    })
    void handlePage(request, response)
  })
  let port = 0
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  const store = (value: PageValue) =>
    pageRenders.run(createRender(), async () => {
      pages.expire({ tenantId: 'a' })
      now += 1
      await pages.get(KEY)
      pages.set(KEY, value, 300)
    })
  beforeEach(async () => {
    now = Date.now()
    pages = createPageCache({ maxBytes: 1_000_000, shared: null, position: () => null, now: () => now })
    await store({ kind: 'APP_PAGE', html, status: 200, headers: { 'x-nextjs-stale-time': '300' } })
  })

  const get = async (headers: Record<string, string> = {}, { method = 'GET', path = '/site/a/cars/x' } = {}) => {
    const request = ask({ port, host: '127.0.0.1', path, method, headers })
    request.end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
  }

  it('[CNT-07] a page that turns out to be missing while it is rendered is answered with 404, even if Next sends 200', async () => {
    expect((await get({}, { path: '/site/a/payments/nobody' })).status).toBe(404)
    expect((await get({}, { path: '/site/a/payments/somebody' })).status).toBe(200)
    expect((await get({}, { path: '/site/a/payments/nobody-moved' })).status).toBe(307)
  })

  it('[CNT-07] a permanent redirect is revalidated: what left its feed may come back', async () => {
    const { status, headers } = await get({}, { path: '/site/a/cars/gone' })
    expect([status, headers['cache-control']]).toEqual([308, expect.stringMatching(/^max-age=0, s-maxage=\d+$/)])
  })

  it('[CNT-07] is sent completely, compressed as the client accepts it', async () => {
    const plain = await get()
    expect(plain.body.toString()).toBe(html)
    expect(plain.headers).toMatchObject({ 'cache-control': 's-maxage=10', 'content-type': 'text/html; charset=utf-8' })
    expect(plain.headers['x-nextjs-stale-time']).toBe('300')
    const packed = await get({ 'accept-encoding': 'gzip, deflate' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.body).toString()).toBe(html)
    const denser = await get({ 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(denser.body).toString()).toBe(html)
    expect(denser.body.length).toBeLessThan(packed.body.length)
  })

  it('[VDP-16] is tagged with its tenant for a CDN that is purged by tag, and otherwise not', async () => {
    expect((await get()).headers).not.toHaveProperty('cache-tag')
    hasCacheTags = true
    for (const path of ['/site/a/cars/x', '/site/a/cars/unknown']) {
      expect((await get({}, { path })).headers['cache-tag']).toBe('tenant-a')
    }
    hasCacheTags = false
  })

  it('[CNT-07] is not sent again to a client that has it', async () => {
    const etag = String((await get()).headers.etag)
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await get({ 'if-none-match': tag })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get({ 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200)
    await store({ kind: 'APP_PAGE', html: `${html}sold`, status: 200 })
    expect((await get({ 'if-none-match': etag })).status).toBe(200)
  })

  it('[CNT-07] has the same head without its body', async () => {
    const [full, head] = [await get(), await get({}, { method: 'HEAD' })]
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
    expect(head.body.length).toBe(0)
  })

  it('[STK-03] requests for anything but the stored page are passed to Next', async () => {
    const made = async (headers: Record<string, string>, more = {}) => (await get(headers, more)).body.toString()
    expect(await made({ rsc: '1' })).toBe('made by Next')
    expect(await made({ 'next-router-prefetch': '1' })).toBe('made by Next')
    expect(await made({ cookie: 'a=1; __prerender_bypass=2' })).toBe('made by Next')
    expect(await made({}, { method: 'POST' })).toBe('made by Next')
    expect(await made({}, { path: '/site/a/cars/x?_rsc=1' })).toBe('made by Next')
    expect(await made({}, { path: '/site/b/cars/x' })).toBe('made by Next')
    expect(await made({})).toBe(html)
    pages.expire({ tenantId: 'a' })
    expect(await made({})).toBe('made by Next')
  })

  it('[STK-03] is passed to Next to be regenerated once its time is up', async () => {
    now += 300_001
    expect((await get()).body.toString().slice(0, 12)).toBe('made by Next')
  })

  it('[CNT-07] a page with an error status or with postponed parts is passed to Next', async () => {
    for (const value of [
      { kind: 'APP_PAGE', html, status: 500 },
      { kind: 'APP_PAGE', html, postponed: 'x' },
      { kind: 'APP_ROUTE', body: new Uint8Array(3) },
    ]) {
      await store(value)
      expect((await get()).body.toString().slice(0, 12)).toBe('made by Next')
    }
  })

  it('[STK-03] Next can still read its text afterwards', async () => {
    await get({ 'accept-encoding': 'br' })
    const cached = await pageRenders.run(createRender(), () => pages.get(KEY))
    expect(cached?.value.html).toBe(html)
  })
})

describe('the encoding of an answer', () => {
  const both = ['br', 'gzip'] as const
  it('[CNT-07] follows the client’s accept-encoding', () => {
    expect(pickEncoding('gzip, deflate, br', both)).toBe('br')
    expect(pickEncoding('gzip;q=0.5, br;q=0', both)).toBe('gzip')
    expect(pickEncoding('gzip; q=0', both)).toBeNull()
    expect(pickEncoding('identity', both)).toBeNull()
    expect(pickEncoding(undefined, both)).toBeNull()
  })
})
