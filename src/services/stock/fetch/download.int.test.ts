import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { download, downloadLimits, type DownloadRequest } from './download'
import { publicOnly, type AddressGuard } from './guarded-request'

const CSV_TEXT = 'Stock number,Make\nA1,Kia\n'
const bomb = gzipSync(Buffer.alloc(20_000_000))
let server: http.Server
let folder: string
let port = 0
const requests: { url: string; headers: http.IncomingHttpHeaders }[] = []

const redirect = (response: http.ServerResponse, location: string): void => {
  response.writeHead(302, { location }).end()
}

const endless = (response: http.ServerResponse): void => {
  const piece = Buffer.alloc(65_536, 'x')
  const more = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

const pages: Record<string, (response: http.ServerResponse, request: http.IncomingMessage) => void> = {
  '/ok': (response, request) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 01 Jun 2026 00:00:00 GMT' }).end(CSV_TEXT)
  },
  '/gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(CSV_TEXT)),
  '/bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/br': (response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
  '/broken': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all'),
  '/endless': (response) => {
    response.writeHead(200)
    endless(response)
  },
  '/silent': () => undefined,
  '/slow': (response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  },
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('Stock number')
    setTimeout(() => response.destroy(), 50)
  },
  '/hop': (response) => redirect(response, '/ok'),
  '/loop': (response) => redirect(response, '/loop'),
  '/inward': (response) => redirect(response, `http://127.0.0.2:${port}/ok`),
  '/by-name': (response) => redirect(response, `http://inside.example:${port}/ok`),
  '/other': (response) => redirect(response, `http://other.example:${port}/ok`),
  '/file': (response) => redirect(response, 'file:///etc/passwd'),
  '/error': (response) => response.writeHead(500).end(),
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'download-'))
  server = http.createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    const page = pages[request.url ?? '']
    if (page) page(response, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Treats 127.0.0.1 as a public address; all other rules stay. */
const guard: AddressGuard = {
  allows: (ip) => ip === '127.0.0.1' || publicOnly.allows(ip),
  resolve: (host) =>
    Promise.resolve(
      host === 'inside.example'
        ? [
            { address: '127.0.0.1', family: 4 },
            { address: '10.0.0.5', family: 4 },
          ]
        : [{ address: '127.0.0.1', family: 4 }],
    ),
}
const limits = { ...downloadLimits, bytes: 1_000_000, totalMs: 2000, idleMs: 500 }
const get = (where: string, more: Partial<DownloadRequest> = {}) =>
  download(
    {
      url: where.startsWith('/') ? `http://feeds.example:${port}${where}` : where,
      file: path.join(folder, 'file'),
      ...more,
    },
    { guard, limits },
  )

test('[STK-02] downloads a file, plain, compressed or after a redirect', async () => {
  for (const page of ['/ok', '/gzip', '/hop']) {
    expect(await get(page)).toMatchObject({ kind: 'fetched' })
    expect(await readFile(path.join(folder, 'file'), 'utf8')).toBe(CSV_TEXT)
  }
})

test('[STK-02] does not download an unchanged file again', async () => {
  const first = await get('/ok')
  expect(first).toMatchObject({ kind: 'fetched', etag: '"1"', modified: 'Mon, 01 Jun 2026 00:00:00 GMT' })
  expect(await get('/ok', { etag: '"1"' })).toEqual({ kind: 'unchanged' })
})

test('[STK-02] sends the credentials to the feed’s own server only', async () => {
  await get('/hop', { authorization: 'Bearer s3cret' })
  expect(requests.at(-1)).toMatchObject({ url: '/ok', headers: { authorization: 'Bearer s3cret' } })
  await get('/other', { authorization: 'Bearer s3cret' })
  expect(requests.at(-2)).toMatchObject({ url: '/other', headers: { authorization: 'Bearer s3cret' } })
  expect(requests.at(-1)?.url).toBe('/ok')
  expect(requests.at(-1)?.headers).not.toHaveProperty('authorization')
})

test.each([
  ['a private address by redirect', '/inward', /127\.0\.0\.2 is in a private network/u],
  ['a private address by DNS', 'http://inside.example/ok', /inside\.example is in a private network/u],
  ['a private address by a redirect’s DNS', '/by-name', /inside\.example is in a private network/u],
  ['another protocol by redirect', '/file', /^Enter an address that starts with http:\/\/ or https:\/\//u],
  ['another protocol', 'ftp://feeds.example/x', /^Enter an address that starts with http:\/\/ or https:\/\//u],
  ['no address', 'not a url', /isn’t a valid web address/u],
  ['redirects without end', '/loop', /more than 3 times/u],
  ['an endless body', '/endless', /larger than 1 MB/u],
  ['a gzip bomb', '/bomb', /larger than 1 MB/u],
  ['a packing nobody asked for', '/br', /unsupported compression/u],
  ['broken packing', '/broken', /couldn’t be downloaded/u],
  ['silence', '/silent', /sent nothing for 0\.5 s/u],
  ['a body that drips', '/slow', /took longer than 2 s/u],
  ['a body that stops short', '/cut', /couldn’t be downloaded|ended before/u],
  ['an error', '/error', /answered 500/u],
  ['no page', '/nowhere', /answered 404/u],
])('[STK-02] %s: no file, and the reason', async (_, where, message) => {
  expect(await get(where)).toMatchObject({ kind: 'failed', message: expect.stringMatching(message) })
})

test('[STK-02] follows three redirects at most', async () => {
  const before = requests.length
  await get('/loop')
  expect(requests.length - before).toBe(4)
})

test('[STK-02] a gzip bomb does not fill the disk', async () => {
  await get('/bomb')
  expect((await stat(path.join(folder, 'file'))).size).toBeLessThanOrEqual(limits.bytes)
})

test.each(['127.0.0.1', '[::1]', '0x7f000001', '2130706433', '[::ffff:127.0.0.1]', '169.254.169.254', 'localhost'])(
  '[STK-02] http://%s is refused by the rule itself, before a connection',
  async (host) => {
    const before = requests.length
    const result = await download({ url: `http://${host}:${port}/ok`, file: path.join(folder, 'never') })
    expect(result).toMatchObject({ kind: 'failed', message: expect.stringContaining('private network') })
    expect(requests.length).toBe(before)
  },
)
