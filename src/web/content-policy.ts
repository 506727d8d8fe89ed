import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ContentPolicy, formatPolicyHeader } from '@/src/domain/net/content-policy'
import { type Encoding, pickEncoding } from '@/src/platform/http/encoding'
import { inlineScriptHashes } from './inline-script-hashes'

export const POLICY_HEADER = 'content-security-policy'
/** Used instead of the policy header when violations are only reported. */
export const REPORT_ONLY_HEADER = 'content-security-policy-report-only'

type ResponsePolicy = { readonly policy: ContentPolicy; readonly header: string }

const policies = new WeakMap<ServerResponse, ResponsePolicy>()

/** Sets the policy of the site that this response belongs to, and the header to send it in. */
export const setContentPolicy = (response: ServerResponse, policy: ContentPolicy, header = POLICY_HEADER): void => {
  policies.set(response, { policy, header })
}

/** Returns the policy header of a page with these hashes; empty if no policy was set for the response. */
export const policyHeaders = (
  response: ServerResponse,
  hashes: readonly string[],
): Readonly<Record<string, string>> => {
  const responsePolicy = policies.get(response)
  return responsePolicy === undefined
    ? {}
    : { [responsePolicy.header]: formatPolicyHeader(responsePolicy.policy, hashes) }
}

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
} as const

/** Files, page data and endpoints, which Next compresses itself. */
const COMPRESSED_BY_NEXT = /^\/(?:_next|api|site\/[^/]+\/api|fonts|images|marks|badges|videos)\//

const mayBePage = ({ url = '', headers }: IncomingMessage): boolean =>
  headers['rsc'] === undefined && !COMPRESSED_BY_NEXT.test(url)

type Chunk = string | Uint8Array
type WriteCallback = (error?: Error | null) => void

const toBytes = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)

const findCallback = (args: readonly unknown[]): WriteCallback | undefined =>
  args.find((one): one is WriteCallback => typeof one === 'function')

/** Binds the response's current methods, so that they can be called after they were replaced. */
const bindMethods = (response: ServerResponse) => ({
  writeHead: response.writeHead.bind(response) as (status: number) => ServerResponse,
  write: response.write.bind(response) as (...args: unknown[]) => boolean,
  end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
  flushHeaders: response.flushHeaders.bind(response),
})

/** Shorter answers gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 1000

const isTextType = (type: string): boolean => /^(?:text\/(?!event-stream)|application\/(?:json|[\w.+-]*xml))/.test(type)

type PolicedResponse = ResponsePolicy & {
  readonly response: ServerResponse
  /** True if Next was asked to write this answer uncompressed. */
  readonly isUncompressed: boolean
}

const contentTypeOf = (response: ServerResponse): string => String(response.getHeader('content-type') ?? '')

const isUnmarkedPage = ({ response, header }: PolicedResponse): boolean =>
  contentTypeOf(response).startsWith('text/html') && !response.hasHeader(header)

/** Decides once, when the headers are known, whether an answer is buffered. A compressed page gets its policy here. */
const decideBuffering = (policed: PolicedResponse): boolean => {
  const { response, header, policy, isUncompressed } = policed
  const isPage = isUnmarkedPage(policed)
  if (response.hasHeader('content-encoding')) {
    if (isPage) response.setHeader(header, formatPolicyHeader(policy, []))
    return false
  }
  return isPage || (isUncompressed && isTextType(contentTypeOf(response)) && !response.hasHeader(header))
}

type BufferedAnswer = { readonly text: Buffer; readonly hasBody: boolean; readonly encoding: Encoding | null }

/** Sets the headers of a buffered answer and returns its body as it is sent. */
const prepareBody = async (policed: PolicedResponse, { text, hasBody, encoding }: BufferedAnswer): Promise<Buffer> => {
  const { response, header, policy } = policed
  // The answer to `HEAD` has no scripts to hash; a policy without them must not be taken for the page's.
  if (isUnmarkedPage(policed) && hasBody)
    response.setHeader(header, formatPolicyHeader(policy, inlineScriptHashes(text.toString())))
  const used = text.length > MIN_COMPRESSED_BYTES ? encoding : null
  const body = used === null ? text : await compressors[used](text)
  if (used !== null) response.setHeader('content-encoding', used)
  response.appendHeader('vary', 'Accept-Encoding')
  if (hasBody) response.setHeader('content-length', body.length)
  return body
}

/**
 * Buffers a page that Next writes until it is complete, and sends it with a policy that allows its inline scripts
 * (SEC-03). Call this right before Next gets the request: if the answer may be a page, Next is asked to write it
 * uncompressed, because the scripts of a compressed page cannot be read, and it is compressed here. Everything else
 * passes through unchanged. A page that is already compressed gets a policy without hashes.
 */
export const sendWithPolicy = (request: IncomingMessage, response: ServerResponse): void => {
  const responsePolicy = policies.get(response)
  if (responsePolicy === undefined) return
  const acceptedEncoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  const isUncompressed = mayBePage(request)
  if (isUncompressed) request.headers['accept-encoding'] = 'identity'
  const original = bindMethods(response)
  const chunks: Buffer[] = []
  let isBuffered: boolean | undefined
  let isEnded = false
  const policed = { ...responsePolicy, response, isUncompressed }
  const shouldBuffer = (): boolean => (isBuffered ??= decideBuffering(policed))
  const sendBuffered = async (): Promise<void> => {
    const hasBody = request.method !== 'HEAD'
    const body = await prepareBody(policed, { text: Buffer.concat(chunks), hasBody, encoding: acceptedEncoding })
    original.writeHead(response.statusCode)
    original.end(hasBody ? body : undefined)
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      if (isEnded) return response
      const headers = rest.find((one) => typeof one === 'object' && one !== null)
      // A new status replaces a page that was given up halfway. Next repeats the same status with each chunk.
      if (status !== response.statusCode) chunks.length = 0
      response.statusCode = status
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string)
      return shouldBuffer() ? response : original.writeHead(status)
    },
    flushHeaders: () => (shouldBuffer() ? undefined : original.flushHeaders()),
    write: (chunk: Chunk, ...rest: unknown[]) => {
      if (!shouldBuffer()) return original.write(chunk, ...rest)
      if (!isEnded) chunks.push(toBytes(chunk, rest[0]))
      queueMicrotask(() => findCallback(rest)?.())
      return true
    },
    end: (...args: unknown[]) => {
      if (!shouldBuffer()) return original.end(...args)
      if (isEnded) return response
      isEnded = true
      const [chunk, encoding] = args
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(toBytes(chunk, encoding))
      const done = findCallback(args)
      if (done) response.once('finish', () => done())
      sendBuffered().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
      return response
    },
  })
}
