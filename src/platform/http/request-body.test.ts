import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type BodyOutcome, discardBody, receiveBody } from './request-body'

let server: Server | undefined
afterEach(() => server?.close())

type ReceivedBody = { outcome: BodyOutcome; body: string }

/** A server that receives bodies within a limit and records what it read. */
const serve = async (limit: { bytes: number; milliseconds: number }) => {
  const received: ReceivedBody[] = []
  server = createServer((request, response) => {
    void receiveBody(request, limit).then(async (outcome) => {
      let body = ''
      if (outcome === 'complete') for await (const part of request) body += String(part)
      else discardBody(request)
      received.push({ outcome, body })
      response.end(outcome)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, received }
}

const send = async (port: number, parts: readonly string[], isChunked: boolean): Promise<string> => {
  const length = Buffer.byteLength(parts.join(''))
  const headers = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }
  const outgoing = ask({ host: '127.0.0.1', port, method: 'POST', headers })
  outgoing.on('error', () => undefined)
  for (const part of parts) outgoing.write(part)
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of response) text += String(part)
  return text
}

test('[SEC-04] a body within the limit is read unchanged, in chunks or at once, of known length or not', async () => {
  const { port, received } = await serve({ bytes: 1000, milliseconds: 60_000 })
  const parts = fc.array(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(parts, fc.boolean(), async (sent, isChunked) => {
      expect(await send(port, sent, isChunked)).toBe('complete')
      expect(received.pop()).toEqual({ outcome: 'complete', body: sent.join('') })
    }),
    { numRuns: 50 },
  )
})

test('[SEC-04] a body of one byte more is too large, and nothing of it is read', async () => {
  const { port, received } = await serve({ bytes: 10, milliseconds: 60_000 })
  for (const isChunked of [false, true]) {
    expect(await send(port, ['12345', '67890'], isChunked)).toBe('complete')
    expect(await send(port, ['12345', '678901'], isChunked)).toBe('too large')
  }
  expect(received.map(({ body }) => body)).toEqual(['1234567890', '', '1234567890', ''])
})

test('[SEC-04] a slow body is given up, and one whose sender disconnects is aborted', async () => {
  const { port, received } = await serve({ bytes: 1000, milliseconds: 50 })
  const slowClient = connect(port, '127.0.0.1')
  slowClient.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n123')
  expect(String(((await once(slowClient, 'data')) as [Buffer])[0])).toContain('too slow')
  const abortedClient = connect(port, '127.0.0.1')
  abortedClient.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n123', () => abortedClient.destroy())
  await expect.poll(() => received.length).toBe(2)
  expect(received[0]?.outcome).toBe('too slow')
  expect(['aborted', 'too slow']).toContain(received[1]?.outcome)
  slowClient.destroy()
})

test('[SEC-04] while the limit is being determined little is read, and nothing is lost', async () => {
  type Limit = { bytes: number; milliseconds: number }
  const requests = new EventEmitter()
  const outcomes: unknown[] = []
  server = createServer((request, response) => {
    const limit = new Promise<Limit>((decide) => requests.emit('received', decide, request))
    void receiveBody(request, limit).then(async (outcome) => {
      let size = 0
      if (outcome === 'complete') for await (const part of request) size += (part as Buffer).length
      else discardBody(request)
      outcomes.push([outcome, size])
      response.end(outcome)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const isChunked of [true, false]) {
    for (const [bytes, expected] of [
      [4_000_000, 'complete'],
      [2_000_000, 'too large'],
    ] as const) {
      const received = once(requests, 'received') as Promise<[(limit: Limit) => void, IncomingMessage]>
      const answer = send(port, ['x'.repeat(3_000_000)], isChunked)
      const [decide, request] = await received
      expect(request.readableLength).toBeLessThan(1_000_000)
      decide({ bytes, milliseconds: 60_000 })
      expect(await answer).toBe(expected)
    }
  }
  expect(outcomes).toEqual([
    ['complete', 3_000_000],
    ['too large', 0],
    ['complete', 3_000_000],
    ['too large', 0],
  ])
})
