import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { emptySources } from '@/src/domain/net/content-policy'
import { createRequestListener } from './http'
import type { WebServices } from './web-services'
import { createSiteHeaders } from './site-headers'

const tenant = {
  id: '01a1ff71-fedd-713d-adb3-41931a194e39',
  basePath: '/search/',
  listing: { sold_days: 3, only_shown_on_website: true, min_photos: 0, manufacturer: '', base_filter: '' },
  garagePath: '/my-garage',
  sources: emptySources,
}

describe('the headers of every answer', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  it('[SRCH-18] [SEC-03] no answer may be framed elsewhere or read as another type, and other sites get only the origin', async () => {
    const webServer = {
      hosts: () => ({ platform: new Set(['localhost']), tenants: new Map([['a.localhost', tenant]]) }),
      headers: createSiteHeaders({ isHttps: true }),
      next: async (_request: unknown, response: ServerResponse) => void response.end(),
    }
    server = createServer(createRequestListener(webServer as unknown as WebServices))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const headersOf = async (host: string, path: string): Promise<IncomingHttpHeaders> => {
      const outgoing = ask({ host: '127.0.0.1', port, path, headers: { host } })
      outgoing.end()
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
      response.resume()
      return response.headers
    }
    // A page, the panel, a refusal and an unknown host.
    const addresses = [
      ['a.localhost', '/cars/x'],
      ['localhost', '/admin'],
      ['a.localhost', '/api/events'],
      ['nobody.localhost', '/'],
    ] as const
    for (const [host, path] of addresses)
      expect(await headersOf(host, path), `${host}${path}`).toMatchObject({
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=(), '),
        'strict-transport-security': 'max-age=31536000',
      })
  })
})

it('[STK-06] the search gets the address of its sender, which a key may be restricted to', async () => {
  const addresses: unknown[] = []
  const webServer = {
    hosts: () => ({ platform: new Set<string>(), tenants: new Map([['a.localhost', tenant]]) }),
    proxies: ['127.0.0.1'],
    headers: createSiteHeaders({ isHttps: false }),
    search: {
      handle: async ({ address }: { readonly address: string }) => {
        addresses.push(address)
        return { status: 200, headers: {}, body: '{}' }
      },
    },
  }
  const server = createServer(createRequestListener(webServer as unknown as WebServices))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { host: 'a.localhost', 'x-forwarded-for': '2001:db8::7' }
  const outgoing = ask({ host: '127.0.0.1', port, path: '/api/search/1/indexes/vehicles', headers })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  server.close()
  expect([response.statusCode, addresses]).toEqual([200, ['2001:db8::7']])
})

describe('the panel’s path on a dealer’s host', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  it('[TEN-01] leads to the panel’s own address, whatever the request says, and only there', async () => {
    const webServer = {
      hosts: () => ({ platform: new Set(['panel.example']), tenants: new Map([['a.localhost', tenant]]) }),
      headers: createSiteHeaders({ isHttps: false }),
      panelUrl: 'https://panel.example/admin',
      next: async (_request: unknown, response: ServerResponse) => void response.end(),
    }
    server = createServer(createRequestListener(webServer as unknown as WebServices))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answerTo = async (method: string, path: string) => {
      const headers = { host: 'a.localhost', 'x-forwarded-host': 'evil.example' }
      const outgoing = ask({ host: '127.0.0.1', port, method, path, headers })
      outgoing.end()
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
      response.resume()
      return { status: response.statusCode, location: response.headers.location }
    }
    const toPanel = { status: 307, location: 'https://panel.example/admin' }
    expect(await answerTo('GET', '/admin')).toEqual(toPanel)
    expect(await answerTo('HEAD', '/admin')).toEqual(toPanel)
    expect(await answerTo('GET', '/admin?redirect=//evil.example')).toEqual(toPanel)
    expect(await answerTo('GET', '/admin/')).toEqual({ status: 308, location: '/admin' })
    expect(await answerTo('POST', '/admin')).toEqual({ status: 404, location: undefined })
    // Next's own not-found page answers deeper addresses.
    expect((await answerTo('GET', '/admin/collections/users')).location).toBeUndefined()
  })
})

describe('the request headers that a page gets', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  type NextRequestHeaders = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders | undefined }
  const requestHeaders = async (
    proxies: readonly string[],
    headers: Record<string, string>,
    { path = '/cars/x', body }: { readonly path?: string; readonly body?: string } = {},
  ): Promise<NextRequestHeaders> => {
    let receivedHeaders: IncomingHttpHeaders | undefined
    const webServer = {
      hosts: () => ({ platform: new Set<string>(), tenants: new Map([['a.localhost', tenant]]) }),
      proxies,
      headers: createSiteHeaders({ isHttps: false }),
      next: async (request, response) => {
        receivedHeaders = request.headers
        response.end()
      },
    } satisfies Partial<WebServices>
    server = createServer(createRequestListener(webServer as unknown as WebServices))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = ask({ host: '127.0.0.1', port, path, method, headers: { ...headers, host: 'a.localhost' } })
    outgoing.on('error', () => undefined)
    outgoing.end(body)
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    response.resume()
    return { status: response.statusCode, headers: receivedHeaders }
  }
  const forwardedSender = async (proxies: readonly string[], headers: Record<string, string>) =>
    (await requestHeaders(proxies, headers)).headers?.['x-forwarded-for']

  it('[SRCH-18] the sender’s own X-Forwarded-For is ignored', async () => {
    expect(await forwardedSender([], { 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1')
    expect(await forwardedSender([], {})).toBe('127.0.0.1')
  })

  it('[SRCH-18] a trusted proxy’s last X-Forwarded-For entry is believed, and the earlier ones are not', async () => {
    expect(await forwardedSender(['127.0.0.1'], { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' })).toBe('203.0.113.9')
  })

  it('[SEC-04] a form that is too long is refused before it is read; one of unknown length is counted', async () => {
    const path = '/saved-searches'
    expect(await requestHeaders([], {}, { path, body: 'a'.repeat(3_000_000) })).toEqual({
      status: 413,
      headers: undefined,
    })
    const chunked = { 'transfer-encoding': 'chunked' }
    expect(await requestHeaders([], chunked, { path, body: 'a'.repeat(3_000_000) })).toEqual({
      status: 413,
      headers: undefined,
    })
    expect((await requestHeaders([], chunked, { path, body: 'a=b' })).status).toBe(200)
    expect((await requestHeaders([], {}, { path, body: 'a=b' })).status).toBe(200)
  })

  it('[CNT-07] the plain address answers with the page, even with the headers of the page’s script', async () => {
    const plain = await requestHeaders([], { rsc: '1', 'next-router-prefetch': '1' })
    expect(plain.headers).not.toHaveProperty('rsc')
    expect(plain.headers).not.toHaveProperty('next-router-prefetch')
    const data = await requestHeaders([], { rsc: '1' }, { path: '/cars/x?_rsc=abc' })
    expect(data.headers).toHaveProperty('rsc', '1')
  })
})
