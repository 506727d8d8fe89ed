import type { IncomingMessage, ServerResponse } from 'node:http'
import { policyHeaders } from '../content-policy'
import { pickEncoding } from '@/src/platform/http/encoding'
import { isNotModified, type PageDocument } from './document'
import type { PageEntry } from '@/src/page-cache'

/** Seconds a cache between this server and the shopper may keep a page: it is not notified of changes. */
const MAX_SHARED_SECONDS = 10

/** Returns how many seconds an outside cache may keep what is valid until a moment (milliseconds since 1970). */
export const sharedSecondsUntil = (moment: number): number =>
  Math.max(0, Math.min(MAX_SHARED_SECONDS, Math.floor((moment - Date.now()) / 1000)))

/**
 * Headers of requests by Next's own script, or of a preview: their answer differs from the page at the same address.
 */
const dataRequestHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'x-prerender-revalidate',
]

/** Returns whether this requests the page itself, by its plain address. */
export const isPageRequest = ({ method, url, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url?.includes('?') === false &&
  dataRequestHeaders.every((name) => headers[name] === undefined) &&
  headers.cookie?.includes('__prerender_bypass') !== true

/** The headers that Next lists too: at the page's address its script requests data, which is another answer. */
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url, Accept-Encoding'

const buildHeaders = ({ value, until }: PageEntry, { etag }: PageDocument) => ({
  'x-nextjs-cache': 'HIT',
  'x-nextjs-prerender': '1',
  ...(value.headers?.['x-nextjs-stale-time'] ? { 'x-nextjs-stale-time': value.headers['x-nextjs-stale-time'] } : {}),
  vary: VARY,
  'cache-control': `s-maxage=${String(sharedSecondsUntil(until))}`,
  etag,
})

/** Sends a stored page without entering Next, whose work (some 0.5 ms) is the same for every request. */
export const sendStoredPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  entry: PageEntry,
  page: PageDocument,
): Promise<void> => {
  const headers = { ...buildHeaders(entry, page), ...policyHeaders(response, page.scriptHashes) }
  if (isNotModified(request.headers, page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  const body = encoding === null ? page.bytes : await page.compress(encoding)
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
