import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ContentPolicy, policyHeader } from '@/src/domain/net/content-policy'
import { encodingFor } from './encoding'

export const POLICY_HEADER = 'content-security-policy'
/** In place of it where nothing is refused and only reported. */
export const REPORT_ONLY_HEADER = 'content-security-policy-report-only'

/** Data in a script element, which a browser does not run. */
const isData = (attributes: string): boolean => /\btype="(?!module|text\/javascript)[^"]*"/i.test(attributes)

/** The hashes of the inline scripts in a page, as a Content-Security-Policy names them. */
export const inlineScriptHashes = (html: string): readonly string[] => {
  const scripts = html.matchAll(/<script\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/script>/gi)
  const hashes = [...scripts].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=/i.test(attributes) || isData(attributes) ? [] : [createHash('sha256').update(text).digest('base64')],
  )
  return [...new Set(hashes)]
}

type Named = { readonly policy: ContentPolicy; readonly header: string }

const policies = new WeakMap<ServerResponse, Named>()

/** Notes the policy of the site that this answer belongs to, and in which header it goes. */
export const setPolicy = (response: ServerResponse, policy: ContentPolicy, header = POLICY_HEADER): void => {
  policies.set(response, { policy, header })
}

/** The policy header of a page whose hashes are known; none where no policy was noted. */
export const policyHeaders = (
  response: ServerResponse,
  hashes: readonly string[],
): Readonly<Record<string, string>> => {
  const named = policies.get(response)
  return named === undefined ? {} : { [named.header]: policyHeader(named.policy, hashes) }
}

const pack = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
} as const

/** Whether a request may be answered with a page: another answer needs no policy. */
const mayBePage = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['rsc'] === undefined &&
  !/^\/(?:_next|site\/[^/]+\/api|api|fonts|images|marks|badges|videos)\//.test(url)

type Chunk = string | Uint8Array
type Done = (error?: Error | null) => void

const bytesOf = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)

const callbackIn = (given: readonly unknown[]): Done | undefined =>
  given.find((one): one is Done => typeof one === 'function')

/**
 * Has whatever page is written to a response held until it is whole, and sent with a policy that allows the inline
 * scripts it has (SEC-03). Pages whose policy is set already, and what is no page, pass through as they are written.
 */
export const sendWithPolicy = (request: IncomingMessage, response: ServerResponse): void => {
  if (!policies.has(response) || !mayBePage(request)) return
  const accepted = encodingFor(request.headers['accept-encoding'], ['br', 'gzip'])
  // Next would pack the page before its scripts could be read.
  request.headers['accept-encoding'] = 'identity'
  const own = {
    writeHead: response.writeHead.bind(response) as (status: number) => ServerResponse,
    write: response.write.bind(response) as (...given: unknown[]) => boolean,
    end: response.end.bind(response) as (...given: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  }
  const chunks: Buffer[] = []
  let isHeld: boolean | undefined
  const holds = (): boolean =>
    (isHeld ??=
      String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
      !response.hasHeader(policies.get(response)?.header ?? POLICY_HEADER))
  const send = async (): Promise<void> => {
    const page = Buffer.concat(chunks)
    for (const [name, value] of Object.entries(policyHeaders(response, inlineScriptHashes(page.toString()))))
      response.setHeader(name, value)
    const isPacked = accepted !== null && page.length > 1000
    const body = isPacked ? await pack[accepted](page) : page
    if (isPacked) response.setHeader('content-encoding', accepted)
    response.appendHeader('vary', 'Accept-Encoding')
    if (request.method !== 'HEAD') response.setHeader('content-length', body.length)
    own.writeHead(response.statusCode)
    own.end(request.method === 'HEAD' ? undefined : body)
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      const headers = rest.find((one) => typeof one === 'object' && one !== null)
      response.statusCode = status
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string)
      return holds() ? response : own.writeHead(status)
    },
    flushHeaders: () => (holds() ? undefined : own.flushHeaders()),
    write: (chunk: Chunk, ...rest: unknown[]) => {
      if (!holds()) return own.write(chunk, ...rest)
      chunks.push(bytesOf(chunk, rest[0]))
      queueMicrotask(() => callbackIn(rest)?.())
      return true
    },
    end: (...given: unknown[]) => {
      if (!holds()) return own.end(...given)
      const [chunk, encoding] = given
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(bytesOf(chunk, encoding))
      const done = callbackIn(given)
      if (done) response.once('finish', () => done())
      send().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
      return response
    },
  })
}
