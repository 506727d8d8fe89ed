import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { buildContentPolicy, emptySources } from '@/src/domain/net/content-policy'
import { POLICY_HEADER, sendWithPolicy, setContentPolicy } from './content-policy'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const pageDataScript = (data: string): string => `self.__next_f.push([1,${JSON.stringify(data)}])`

describe('[SEC-03] the policy of a response', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  const answerOf = async (
    listener: RequestListener,
    headers: Record<string, string> = {},
    { path = '/page', method = 'GET' }: { readonly path?: string; readonly method?: string } = {},
  ) => {
    server = createServer((request, response) => {
      setContentPolicy(response, buildContentPolicy(emptySources))
      sendWithPolicy(request, response)
      listener(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const outgoing = ask({ host: '127.0.0.1', port, path, headers, method })
    outgoing.end()
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return { response, body: Buffer.concat(chunks) }
  }
  const page = `<html><script>${pageDataScript('run')}</script>${'text '.repeat(500)}</html>`
  const writeInChunks: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(page.slice(0, 20))
    // Next's compression does this before each chunk.
    response.writeHead(200)
    response.flushHeaders()
    response.write(Buffer.from(page.slice(20)))
    response.end()
  }

  test('a page written in pieces is sent in one piece with the hashes of its scripts', async () => {
    const { response, body } = await answerOf(writeInChunks)
    expect(body.toString()).toBe(page)
    expect(response.headers[POLICY_HEADER]).toContain(`'sha256-${hashOf(pageDataScript('run'))}'`)
    expect(response.headers['content-length']).toBe(String(page.length))
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed as %s if the browser accepts it', async (encoding, unpack) => {
    const { response, body } = await answerOf(writeInChunks, { 'accept-encoding': encoding })
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(unpack(body).toString()).toBe(page)
  })

  test('a page keeps its status and headers, also those passed with the status', async () => {
    const { response } = await answerOf((_request, answer) => {
      answer.writeHead(404, { 'content-type': 'text/html', 'x-own': '1' })
      answer.end('<p>Not here')
    })
    expect(response.statusCode).toBe(404)
    expect(response.headers).toMatchObject({
      'x-own': '1',
      [POLICY_HEADER]: expect.stringContaining("script-src 'self'"),
    })
  })

  test('an answer that is no page passes through unchanged', async () => {
    const { response, body } = await answerOf(
      (_request, answer) => {
        answer.writeHead(200, { 'content-type': 'application/json' })
        answer.write('{"a":')
        answer.end('1}')
      },
      {},
      { path: '/api/vehicles' },
    )
    expect(body.toString()).toBe('{"a":1}')
    expect(response.headers[POLICY_HEADER]).toBeUndefined()
    expect(response.headers['transfer-encoding']).toBe('chunked')
  })

  test('a page is recognised with any method and under any path', async () => {
    const postAnswer = await answerOf(writeInChunks, {}, { method: 'POST' })
    expect(postAnswer.response.headers[POLICY_HEADER]).toContain(`'sha256-${hashOf(pageDataScript('run'))}'`)
    const fontPathAnswer = await answerOf(writeInChunks, {}, { path: '/fonts/none' })
    expect(fontPathAnswer.response.headers[POLICY_HEADER]).toContain(`'sha256-${hashOf(pageDataScript('run'))}'`)
  })

  test('a page without a body has no policy', async () => {
    const { response } = await answerOf(writeInChunks, {}, { method: 'HEAD' })
    expect(response.headers[POLICY_HEADER]).toBeUndefined()
  })

  test('a page that is already compressed allows no inline script at all', async () => {
    const { response, body } = await answerOf((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      answer.end(gzipSync(page))
    })
    expect(response.headers[POLICY_HEADER]).toMatch(/script-src 'self'$/)
    expect(gunzipSync(body).toString()).toBe(page)
  })

  test('a page that is given up halfway is replaced, and writes after its end are discarded', async () => {
    const { response, body } = await answerOf((_request, answer) => {
      answer.setHeader('content-type', 'text/html')
      answer.write('<p>Half a page')
      answer.writeHead(503)
      answer.end('<p>Back in a moment')
      answer.writeHead(200)
      answer.end('too late')
    })
    expect([response.statusCode, body.toString()]).toEqual([503, '<p>Back in a moment'])
  })

  test('other text is compressed, too', async () => {
    const { response, body } = await answerOf(
      (_request, answer) => {
        answer.setHeader('content-type', 'application/xml')
        answer.end('<url/>'.repeat(500))
      },
      { 'accept-encoding': 'gzip' },
    )
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe('<url/>'.repeat(500))
  })

  test('a page that already has a policy passes through', async () => {
    const { response } = await answerOf((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html', [POLICY_HEADER]: 'its own' })
      answer.end('<script>stored()</script>')
    })
    expect(response.headers[POLICY_HEADER]).toBe('its own')
  })
})
