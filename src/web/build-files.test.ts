import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBuildFileHandler } from './build-files'

const script = Array.from({ length: 2000 }, (_, i) => `const car${i * 7919} = ${i}`).join('\n')
const CSS = '.car{color:red}'

describe('scripts and styles of the build', () => {
  let root = ''
  let files: Awaited<ReturnType<typeof createBuildFileHandler>>
  const server = createServer((request, response) => {
    void files(request, response, request.url ?? '').then((answered) => {
      if (!answered) response.writeHead(404).end()
    })
  })
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'build-files-'))
    const chunks = path.join(root, '.next/static/chunks')
    await mkdir(chunks, { recursive: true })
    await Promise.all([
      writeFile(path.join(chunks, 'a1.js'), script),
      writeFile(path.join(chunks, 'a1.css'), CSS),
      writeFile(path.join(chunks, 'a1.js.map'), '{}'),
      writeFile(path.join(root, '.next/BUILD_ID.js'), 'secret'),
    ])
    files = await createBuildFileHandler(root)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.close()
    await rm(root, { recursive: true })
  })

  const get = async (name: string, encoding?: string, method = 'GET') => {
    const headers = encoding ? { 'accept-encoding': encoding } : {}
    const { port } = server.address() as AddressInfo
    const outgoing = ask({ port, host: '127.0.0.1', path: `/_next/static/chunks/${name}`, method, headers })
    outgoing.end()
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
  }

  it('are the same bytes in every encoding, and cached for ever', async () => {
    const plain = await get('a1.js')
    expect(plain.body.toString()).toBe(script)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const zipped = await get('a1.js', 'gzip, deflate')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(script)
    const small = await get('a1.css', 'gzip, br')
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' })
    expect(brotliDecompressSync(small.body).toString()).toBe(CSS)
  })

  it('are compressed fast for the first request, better for all later ones', async () => {
    const first = await get('a1.js', 'br')
    expect(brotliDecompressSync(first.body).toString()).toBe(script)
    await vi.waitFor(async () => {
      const later = await get('a1.js', 'br')
      expect(later.body.length).toBeLessThan(first.body.length)
      expect(brotliDecompressSync(later.body).toString()).toBe(script)
    })
  })

  it('answer HEAD without a body, and nothing but the build’s scripts and styles', async () => {
    const head = await get('a1.js', 'gzip', 'HEAD')
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    for (const name of ['a1.js.map', 'gone.js', '../../BUILD_ID.js', '..%2f..%2fBUILD_ID.js', '', 'a1.js/'])
      expect((await get(name)).status, name).toBe(404)
    expect((await get('a1.js', 'gzip', 'POST')).status).toBe(404)
  })
})
