import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createInflate } from 'node:zlib'
import { FetchError, guardedRequest, publicOnly, type AddressGuard } from './guarded-request'

export type DownloadRequest = {
  readonly url: string
  readonly authorization?: string | undefined
  readonly etag?: string | undefined
  readonly modified?: string | undefined
  /** Path the file is written to. */
  readonly file: string
}

export type DownloadResult =
  | { readonly kind: 'fetched'; readonly etag?: string | undefined; readonly modified?: string | undefined }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly message: string }

export type DownloadLimits = {
  /** Limit for the transferred and for the unpacked bytes. */
  readonly bytes: number
  readonly totalMs: number
  readonly idleMs: number
  readonly redirects: number
}
export const downloadLimits: DownloadLimits = {
  bytes: 200 * 1024 * 1024,
  // Less than the shortest period of a feed, after which another process may fetch it again.
  totalMs: 240_000,
  idleMs: 30_000,
  redirects: 3,
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

const limitBytes = (maxBytes: number): Transform => {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(new FetchError(`The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`))
      else done(null, chunk)
    },
  })
}

const createDecompressors = (response: IncomingMessage): readonly Transform[] => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return []
  if (encoding === 'gzip' || encoding === 'x-gzip') return [createGunzip()]
  if (encoding === 'deflate') return [createInflate()]
  throw new FetchError('The file uses an unsupported compression.')
}

const saveBody = async (
  response: IncomingMessage,
  file: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<void> => {
  const steps: (Readable | Transform)[] = [
    response,
    limitBytes(maxBytes),
    ...createDecompressors(response),
    limitBytes(maxBytes),
  ]
  await pipeline([...steps, createWriteStream(file, { mode: 0o600 })], { signal })
  if (!response.complete) throw new FetchError('The connection ended before the whole file arrived.')
}

const headersFor = (request: DownloadRequest, url: URL, first: URL): Record<string, string> => ({
  accept: 'text/csv, application/json;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip, deflate',
  'user-agent': 'Forecourt stock feed',
  ...(request.etag ? { 'if-none-match': request.etag } : {}),
  ...(request.modified ? { 'if-modified-since': request.modified } : {}),
  // Only the feed's own server may get the credentials, not the target of a redirect.
  ...(request.authorization && url.origin === first.origin ? { authorization: request.authorization } : {}),
})

type FetchOptions = { readonly guard: AddressGuard; readonly limits: DownloadLimits; readonly signal: AbortSignal }

const redirectTarget = (response: IncomingMessage, url: URL): URL => {
  response.destroy()
  const { location } = response.headers
  if (!location || !URL.canParse(location, url)) throw new FetchError('The server redirects to an invalid address.')
  return new URL(location, url)
}

/** Follows redirects manually, so that each address is checked like the first. */
const followRedirects = async (
  request: DownloadRequest,
  { guard, limits, signal }: FetchOptions,
): Promise<IncomingMessage> => {
  const first = new URL(request.url)
  let url = first
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    const headers = headersFor(request, url, first)
    const response = await guardedRequest({ url, headers, guard, signal, idleMs: limits.idleMs })
    if (!redirectStatuses.has(response.statusCode ?? 0)) return response
    url = redirectTarget(response, url)
  }
  throw new FetchError(`The server redirects more than ${limits.redirects} times.`)
}

const receiveFile = async (request: DownloadRequest, options: FetchOptions): Promise<DownloadResult> => {
  const response = await followRedirects(request, options)
  const status = response.statusCode ?? 0
  if (status === 304) {
    response.destroy()
    return { kind: 'unchanged' }
  }
  if (status !== 200) {
    response.destroy()
    throw new FetchError(`The server answered ${status}.`)
  }
  await saveBody(response, request.file, options.limits.bytes, options.signal)
  return { kind: 'fetched', etag: response.headers.etag, modified: response.headers['last-modified'] }
}

/** Describes the error without details that could reveal the address or its secrets. */
const reasonOf = (error: unknown, signal: AbortSignal, totalMs: number): string => {
  if (error instanceof FetchError) return error.message
  if (signal.aborted) return `The download took longer than ${totalMs / 1000} s.`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return `The file couldn’t be downloaded${code === '' ? '' : ` (${code})`}.`
}

/**
 * Downloads an http or https address to `file`, from public IP addresses only, with limits of size and time. Errors are
 * returned, not thrown.
 */
export const download = async (
  request: DownloadRequest,
  {
    guard = publicOnly,
    limits = downloadLimits,
  }: { readonly guard?: AddressGuard; readonly limits?: DownloadLimits } = {},
): Promise<DownloadResult> => {
  if (!URL.canParse(request.url)) return { kind: 'failed', message: 'This isn’t a valid web address.' }
  const signal = AbortSignal.timeout(limits.totalMs)
  try {
    return await receiveFile(request, { guard, limits, signal })
  } catch (error) {
    return { kind: 'failed', message: reasonOf(error, signal, limits.totalMs) }
  }
}
