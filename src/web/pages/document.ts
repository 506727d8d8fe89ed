import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inlineScriptHashes } from '../inline-script-hashes'
import type { Encoding } from '@/src/platform/http/encoding'
import type { PageValue } from '@/src/page-cache'
import { scriptsAfterPaint } from './scripts-after-paint'

/** A page in the form in which it is sent. */
export type PageDocument = {
  readonly bytes: Buffer
  /** Weak, because it is the same for each compression. */
  readonly etag: string
  /** Hashes of its inline scripts, for the page's policy. */
  readonly scriptHashes: readonly string[]
  /** Compresses the page once for all requests. */
  readonly compress: (encoding: Encoding) => Promise<Buffer>
}

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 7 }),
}

const createDocument = (page: string): PageDocument => {
  const html = scriptsAfterPaint(page)
  const bytes = Buffer.from(html)
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return {
    bytes,
    scriptHashes: inlineScriptHashes(html),
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    compress: (encoding) => {
      const existing = compressed.get(encoding) ?? compressors[encoding](bytes)
      compressed.set(encoding, existing)
      return existing
    },
  }
}

const documents = new WeakMap<PageValue, PageDocument>()

/**
 * Returns the document of a stored page; null for a redirect, an error or a partly postponed page, which Next answers.
 * From the first call on the text is stored only as these bytes.
 */
export const documentOf = (value: PageValue): PageDocument | null => {
  const existing = documents.get(value)
  if (existing) return existing
  const isCompletePage = value.kind === 'APP_PAGE' && (value.status ?? 200) === 200 && value.postponed === undefined
  if (!isCompletePage || value.html === undefined) return null
  const created = createDocument(value.html)
  Object.defineProperty(value, 'html', { get: () => created.bytes.toString(), enumerable: true, configurable: true })
  documents.set(value, created)
  return created
}

/** Returns whether the client already has this page (RFC 9110 §13.1.2) and did not request a fresh copy. */
export const isNotModified = (headers: IncomingHttpHeaders, etag: string): boolean => {
  const tags = headers['if-none-match']
  if (tags === undefined || /\bno-cache\b/i.test(headers['cache-control'] ?? '')) return false
  if (tags.trim() === '*') return true
  const plain = etag.replace(/^W\//, '')
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain)
}
