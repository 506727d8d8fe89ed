import { once } from 'node:events'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createListener, type Ground } from './http'

const tenant = { id: '01a1ff71-fedd-713d-adb3-41931a194e39', basePath: '/search/' }

describe('what a page hears of who asks', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  const heard = async (proxies: readonly string[], headers: Record<string, string>): Promise<string | undefined> => {
    let sender: string | undefined
    const ground = {
      hosts: () => ({ platform: new Set<string>(), tenants: new Map([['a.localhost', tenant]]) }),
      proxies,
      next: async (request, response) => {
        sender = String(request.headers['x-forwarded-for'])
        response.end()
      },
    } satisfies Partial<Ground>
    server = createServer(createListener(ground as unknown as Ground))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const asked = ask({ host: '127.0.0.1', port, path: '/cars/x', headers: { ...headers, host: 'a.localhost' } })
    asked.end()
    const [response] = (await once(asked, 'response')) as [NodeJS.ReadableStream]
    response.resume()
    await once(response, 'end')
    return sender
  }

  it('[SRCH-18] a sender’s own word is not believed', async () => {
    expect(await heard([], { 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1')
    expect(await heard([], {})).toBe('127.0.0.1')
  })

  it('[SRCH-18] a proxy of ours is believed, and what stood before it is not', async () => {
    expect(await heard(['127.0.0.1'], { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' })).toBe('203.0.113.9')
  })
})
