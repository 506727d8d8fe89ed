import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { LiveState } from '@/src/domain/stock/vehicle/live'
import { createLiveHandler, type LiveHandler } from './live-handler'
import type { Watcher } from './watched-vehicles'
import type { LiveHub } from './hub'

const VEHICLE_ID = '01a1ff71-fedd-713d-adb3-41931a194e39'
const state: LiveState = { id: VEHICLE_ID, status: 'sold', reserved: false, preorder: false, price_type: 'drive_away' }

describe('live connections', () => {
  let server: Server | undefined
  let handler: LiveHandler
  let answers: ServerResponse[] = []
  let watchers: { tenantId: string; vehicleIds: readonly string[]; watcher: Watcher }[] = []
  afterEach(() => {
    handler.close()
    server?.closeAllConnections()
    server?.close()
  })

  const start = async (limits: Parameters<typeof createLiveHandler>[1] = {}): Promise<void> => {
    watchers = []
    const hub: LiveHub = {
      watch: (tenantId, vehicleIds, watcher) => {
        const one = { tenantId, vehicleIds, watcher }
        watchers.push(one)
        return () => {
          watchers = watchers.filter((other) => other !== one)
        }
      },
      onChange: () => undefined,
      close: () => undefined,
    }
    handler = createLiveHandler(hub, limits)
    answers = []
    server = createServer((outgoing, response) => {
      answers.push(response)
      handler.handle('T', outgoing.socket.remoteAddress ?? '', outgoing, response)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const open = async (path = `/api/live?cars=${VEHICLE_ID}`, method = 'GET', localAddress = '127.0.0.1') => {
    const { port } = server!.address() as AddressInfo
    const outgoing = request({ host: '127.0.0.1', port, path, method, localAddress, agent: false })
    outgoing.on('error', () => undefined)
    outgoing.end()
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (text += part))
    response.on('error', () => undefined)
    return {
      status: response.statusCode,
      headers: response.headers,
      text: () => text,
      leave: () => outgoing.destroy(),
      response,
    }
  }
  const waitUntil = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  test('[VDP-16] updates are server-sent events that proxies neither cache nor buffer', async () => {
    await start({ heartbeatMs: 20 })
    const page = await open()
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(page.headers['cache-control']).toContain('no-store')
    expect(watchers).toMatchObject([{ tenantId: 'T', vehicleIds: [VEHICLE_ID] }])
    watchers[0]?.watcher.send(state)
    await waitUntil(() => page.text().includes('data: ') && page.text().includes('\n:\n'))
    const line =
      page
        .text()
        .split('\n')
        .find((one) => one.startsWith('data: ')) ?? ''
    expect(JSON.parse(line.slice(6))).toEqual(state)
    expect(page.text()).toMatch(/^retry: \d{4}\n\n/)
    page.leave()
    await waitUntil(() => watchers.length === 0 && handler.countOpen() === 0)
  })

  test.each([
    '/api/live',
    '/api/live?cars=',
    '/api/live?cars=x',
    `/api/live?cars=${VEHICLE_ID},`,
    `/api/live?cars=${Array(21).fill(VEHICLE_ID).join()}`,
  ])('[VDP-16] %s is refused', async (path) => {
    await start()
    expect((await open(path)).status).toBe(400)
    expect(watchers).toEqual([])
  })

  test('[VDP-16] connections are limited per sender and in total, with a time to retry', async () => {
    await start({ maxConnections: 3, maxPerSender: 2 })
    const first = await open()
    await open()
    const refused = await open()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
    expect((await open(undefined, 'GET', '127.0.0.2')).status).toBe(200)
    expect((await open(undefined, 'GET', '127.0.0.3')).status).toBe(503)
    first.leave()
    await waitUntil(() => handler.countOpen() === 2)
    expect((await open()).status).toBe(200)
    expect((await open(undefined, 'POST')).status).toBe(405)
  })

  test('[VDP-16] a client that reads nothing is ended and then cut, without harm to others', async () => {
    await start({ heartbeatMs: 50 })
    const { port } = server!.address() as AddressInfo
    const stuckClient = connect(port, '127.0.0.1')
    stuckClient.pause()
    stuckClient.write(`GET /api/live?cars=${VEHICLE_ID} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await waitUntil(() => watchers.length === 1)
    const other = await open()
    const failures: unknown[] = []
    const recordFailure = (error: unknown): void => void failures.push(error)
    process.on('uncaughtException', recordFailure)
    const [{ watcher } = { watcher: undefined }] = watchers
    // More than the sockets between them hold, so that the end stays unread.
    const long = { ...state, id: 'x'.repeat(50_000) }
    for (let n = 0; n < 1000 && (answers[0]?.writableLength ?? 0) === 0; n += 1) {
      watcher?.send(long)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(answers[0]?.writableLength).toBeGreaterThan(0)
    watcher?.end()
    watcher?.send(state)
    await waitUntil(() => handler.countOpen() === 1)
    await new Promise((resolve) => setTimeout(resolve, 120))
    process.off('uncaughtException', recordFailure)
    expect(failures).toEqual([])
    expect(other.status).toBe(200)
    stuckClient.destroy()
  })

  test('[VDP-16] closing ends every connection and refuses new ones', async () => {
    await start()
    const page = await open()
    const ended = once(page.response, 'end')
    handler.close()
    await ended
    expect((await open()).status).toBe(503)
  })
})
