import type { IncomingMessage } from 'node:http'

/** The most bytes of a body, and the time in which it has to arrive. */
type BodyLimit = { readonly bytes: number; readonly milliseconds: number }

/** How long the rest of a refused body is read and discarded: a client reads no answer while it sends. */
const DISCARD_MS = 5000

/** Bytes that are read while the limit is still being determined. */
const MAX_BYTES_BEFORE_LIMIT = 256 * 1024

const contentLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

/** Returns whether a request has a body at all. */
export const hasBody = (request: IncomingMessage): boolean => isChunked(request) || contentLength(request) > 0

/** Returns whether a body is longer than a limit, or of unknown length. */
export const mayExceed = (request: IncomingMessage, { bytes }: BodyLimit): boolean =>
  isChunked(request) || contentLength(request) > bytes

const onTimeout = (request: IncomingMessage, milliseconds: number, onLate: () => void): void => {
  const timer = setTimeout(onLate, milliseconds)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

/** Gives the body back to Node, whose parser calls the method `push` of the request with each chunk. */
const releaseBody = (request: IncomingMessage): void => void Reflect.deleteProperty(request, 'push')

/** Discards the rest of a refused body, and ends the connection if it does not end soon. */
export const discardBody = (request: IncomingMessage): void => {
  releaseBody(request)
  request.resume()
  onTimeout(request, DISCARD_MS, () => request.complete || request.socket.destroy())
}

export type BodyOutcome = 'complete' | 'too large' | 'too slow' | 'aborted'

/**
 * Receives a request's body before anything reads it (SEC-04): buffers it until the last byte has arrived and only then
 * passes it to the request's reader, so no reader waits for a slow body or buffers one without bound. Resolves with the
 * outcome; `complete` also when there is no body.
 *
 * `limit` may take time to determine. Call this in the same turn in which the request came, or its first bytes are not
 * buffered; until the limit is known no more than `MAX_BYTES_BEFORE_LIMIT` is read.
 */
export const receiveBody = (request: IncomingMessage, limit: BodyLimit | Promise<BodyLimit>): Promise<BodyOutcome> => {
  if (!hasBody(request)) return Promise.resolve('complete')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let knownLimit: BodyLimit | undefined
    let size = 0
    let isEnded = false
    const fail = (outcome: BodyOutcome): void => {
      chunks.length = 0
      resolve(outcome)
    }
    const proceed = (): void => {
      if (knownLimit === undefined) return
      if (size > knownLimit.bytes) return fail('too large')
      if (!isEnded) return
      releaseBody(request)
      for (const one of chunks.splice(0)) request.push(one)
      request.push(null)
      resolve('complete')
    }
    const applyLimit = (foundLimit: BodyLimit): void => {
      knownLimit = foundLimit
      if (contentLength(request) > foundLimit.bytes) return fail('too large')
      onTimeout(request, foundLimit.milliseconds, () => fail('too slow'))
      request.socket.resume()
      proceed()
    }
    request.once('close', () => fail('aborted'))
    // Node's HTTP parser calls this with each chunk of the body, and with null at its end.
    request.push = (chunk: Buffer | null): boolean => {
      if (chunk === null) isEnded = true
      else {
        size += chunk.length
        if (knownLimit === undefined && size > MAX_BYTES_BEFORE_LIMIT) request.socket.pause()
        if (knownLimit === undefined || size <= knownLimit.bytes) chunks.push(chunk)
      }
      proceed()
      return true
    }
    if ('then' in limit) limit.then(applyLimit, reject)
    else applyLimit(limit)
  })
}
