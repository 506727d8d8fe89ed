import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createInflate } from 'node:zlib'
import { FetchProblem, guardedRequest, publicOnly, type Guard } from './guarded-request'

export type Download = {
  readonly url: string
  readonly authorization?: string | undefined
  readonly etag?: string | undefined
  readonly modified?: string | undefined
  /** Path the file is written to. */
  readonly file: string
}

export type Downloaded =
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

const moved = new Set([301, 302, 303, 307, 308])

const counted = (most: number): Transform => {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > most) done(new FetchProblem(`The file is larger than ${Math.round(most / 1024 / 1024)} MB.`))
      else done(null, chunk)
    },
  })
}

const unpacked = (response: IncomingMessage): readonly Transform[] => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return []
  if (encoding === 'gzip' || encoding === 'x-gzip') return [createGunzip()]
  if (encoding === 'deflate') return [createInflate()]
  throw new FetchProblem('The file is packed in a way that was not asked for.')
}

const save = async (response: IncomingMessage, file: string, most: number, signal: AbortSignal): Promise<void> => {
  const steps: (Readable | Transform)[] = [response, counted(most), ...unpacked(response), counted(most)]
  await pipeline([...steps, createWriteStream(file, { mode: 0o600 })], { signal })
  if (!response.complete) throw new FetchProblem('The connection ended before the file did.')
}

const headersFor = (from: Download, url: URL, first: URL): Record<string, string> => ({
  accept: 'text/csv, application/json;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip, deflate',
  'user-agent': 'Forecourt stock feed',
  ...(from.etag ? { 'if-none-match': from.etag } : {}),
  ...(from.modified ? { 'if-modified-since': from.modified } : {}),
  // Only the feed's own server may get the credentials, not the target of a redirect.
  ...(from.authorization && url.origin === first.origin ? { authorization: from.authorization } : {}),
})

type Reach = { readonly guard: Guard; readonly limits: DownloadLimits; readonly signal: AbortSignal }

const target = (response: IncomingMessage, url: URL): URL => {
  response.destroy()
  const { location } = response.headers
  if (!location || !URL.canParse(location, url)) throw new FetchProblem('The server redirects to nowhere.')
  return new URL(location, url)
}

/** Follows redirects manually, so that each address is checked like the first. */
const follow = async (from: Download, { guard, limits, signal }: Reach): Promise<IncomingMessage> => {
  const first = new URL(from.url)
  let url = first
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    const headers = headersFor(from, url, first)
    const response = await guardedRequest({ url, headers, guard, signal, idleMs: limits.idleMs })
    if (!moved.has(response.statusCode ?? 0)) return response
    url = target(response, url)
  }
  throw new FetchProblem(`The server redirects more than ${limits.redirects} times.`)
}

const receive = async (from: Download, reach: Reach): Promise<Downloaded> => {
  const response = await follow(from, reach)
  const status = response.statusCode ?? 0
  if (status === 304) {
    response.destroy()
    return { kind: 'unchanged' }
  }
  if (status !== 200) {
    response.destroy()
    throw new FetchProblem(`The server answered ${status}.`)
  }
  await save(response, from.file, reach.limits.bytes, reach.signal)
  return { kind: 'fetched', etag: response.headers.etag, modified: response.headers['last-modified'] }
}

/** Describes the error without details that could reveal the address or its secrets. */
const reasonOf = (error: unknown, signal: AbortSignal, totalMs: number): string => {
  if (error instanceof FetchProblem) return error.message
  if (signal.aborted) return `The fetch took longer than ${totalMs / 1000} s.`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return `The file could not be fetched${code === '' ? '' : ` (${code})`}.`
}

/**
 * Downloads an http or https address to `file`, from public IP addresses only, with limits of size and time. Errors are
 * returned, not thrown.
 */
export const download = async (
  from: Download,
  { guard = publicOnly, limits = downloadLimits }: { readonly guard?: Guard; readonly limits?: DownloadLimits } = {},
): Promise<Downloaded> => {
  if (!URL.canParse(from.url)) return { kind: 'failed', message: 'This is no web address.' }
  const signal = AbortSignal.timeout(limits.totalMs)
  try {
    return await receive(from, { guard, limits, signal })
  } catch (error) {
    return { kind: 'failed', message: reasonOf(error, signal, limits.totalMs) }
  }
}
