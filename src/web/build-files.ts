import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pickEncoding, type Encoding } from '@/src/platform/http/encoding'

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)]
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE } = constants
/** Brotli qualities. Fast: a few milliseconds, for the first request. Best: half a second on another thread, once. */
const [FAST_QUALITY, BEST_QUALITY] = [5, 11]

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const compressors: Readonly<Record<Encoding, (original: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (original, quality) => brotliAsync(original, { params: { [QUALITY]: quality, [SIZE]: original.length } }),
  gzip: (original) => gzipAsync(original, { level: constants.Z_BEST_COMPRESSION }),
}

const CHUNKS_PATH = '/_next/static/chunks/'

/**
 * Serves the build's scripts and styles from memory, compressed once per process instead of per request. Their names
 * change with their content, so browsers cache them for ever. Resolves with false for any other address.
 */
export const createBuildFileHandler = async (root: string) => {
  const folder = path.join(root, '.next/static/chunks')
  // In development there is no build: Next answers everything.
  const names = new Set((await readdir(folder).catch(() => [])).filter((name) => path.extname(name) in contentTypes))
  const compressedFiles = new Map<string, Promise<Buffer>>()
  let recompression: Promise<unknown> = Promise.resolve()

  const store = (key: string, pending: Promise<Buffer>): Promise<Buffer> => {
    compressedFiles.set(key, pending)
    // A failed read or compression is retried on the next request.
    pending.catch(() => compressedFiles.delete(key))
    return pending
  }

  const getCompressed = (name: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${name}`
    const existing = compressedFiles.get(key)
    if (existing) return existing
    const original = readFile(path.join(folder, name))
    const fastResult = store(
      key,
      original.then((bytes) => compressors[encoding](bytes, FAST_QUALITY)),
    )
    if (encoding === 'br') {
      // One at a time: shoppers' requests need the other threads.
      recompression = Promise.all([original, fastResult, recompression])
        .then(async ([bytes]) => compressedFiles.set(key, Promise.resolve(await compressors.br(bytes, BEST_QUALITY))))
        // Keep the fast version; a read error was already reported by the first request.
        .catch(() => undefined)
    }
    return fastResult
  }

  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> => {
    const name = address.startsWith(CHUNKS_PATH) ? address.slice(CHUNKS_PATH.length) : ''
    if (!names.has(name) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
    const body = await (encoding ? getCompressed(name, encoding) : readFile(path.join(folder, name)))
    response.writeHead(200, {
      'content-type': contentTypes[path.extname(name)],
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
