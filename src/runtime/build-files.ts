import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor, type Encoding } from './encoding'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE } = constants
/** Brotli qualities. Fast: a few milliseconds, for the first request. Best: half a second on another thread, once. */
const [QUICK, TIGHT] = [5, 11]

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const packers: Readonly<Record<Encoding, (whole: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (whole, quality) => brotli(whole, { params: { [QUALITY]: quality, [SIZE]: whole.length } }),
  gzip: (whole) => zip(whole, { level: constants.Z_BEST_COMPRESSION }),
}

const FOLDER = '/_next/static/chunks/'

/**
 * Serves the build's scripts and styles from memory, compressed once per process instead of per request. Their names
 * change with their content, so browsers cache them for ever. Resolves with false for any other address.
 */
export const createBuildFiles = async (root: string) => {
  const folder = path.join(root, '.next/static/chunks')
  // In development there is no build: Next answers everything.
  const names = new Set((await readdir(folder).catch(() => [])).filter((name) => path.extname(name) in types))
  const kept = new Map<string, Promise<Buffer>>()
  let tightening: Promise<unknown> = Promise.resolve()

  const keep = (key: string, made: Promise<Buffer>): Promise<Buffer> => {
    kept.set(key, made)
    // A failed read or compression is retried on the next request.
    made.catch(() => kept.delete(key))
    return made
  }

  const packed = (name: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${name}`
    const known = kept.get(key)
    if (known) return known
    const whole = readFile(path.join(folder, name))
    const first = keep(
      key,
      whole.then((bytes) => packers[encoding](bytes, QUICK)),
    )
    if (encoding === 'br') {
      // One at a time: shoppers' requests need the other threads.
      tightening = Promise.all([whole, first, tightening])
        .then(async ([bytes]) => kept.set(key, Promise.resolve(await packers.br(bytes, TIGHT))))
        // Keep the fast version; a read error was already reported by the first request.
        .catch(() => undefined)
    }
    return first
  }

  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> => {
    const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : ''
    if (!names.has(name) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const encoding = encodingFor(request.headers['accept-encoding'], ['br', 'gzip'])
    const body = await (encoding ? packed(name, encoding) : readFile(path.join(folder, name)))
    response.writeHead(200, {
      'content-type': types[path.extname(name)],
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
