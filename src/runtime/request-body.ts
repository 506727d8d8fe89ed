import type { IncomingMessage } from 'node:http'
import type { BodyLimit } from '@/src/domain/net/body-limits'

/** After a refusal the rest of a body is read and dropped for so long, because a client reads no answer while it sends. */
const DROP_MS = 5000

/** Read of a body while its limit is being found. */
const SMALL_BYTES = 256 * 1024

const contentLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

/** Whether a request has a body at all. */
export const hasBody = (request: IncomingMessage): boolean => isChunked(request) || contentLength(request) > 0

/** Whether a body is longer than a limit, or of unknown length. */
export const mayExceed = (request: IncomingMessage, { bytes }: BodyLimit): boolean =>
  isChunked(request) || contentLength(request) > bytes

const onTimeout = (request: IncomingMessage, milliseconds: number, late: () => void): void => {
  const timer = setTimeout(late, milliseconds)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

/** Gives the body back to Node, whose parser calls the method `push` of the request with each piece. */
const stopHolding = (request: IncomingMessage): void => void Reflect.deleteProperty(request, 'push')

/** Drops the rest of a refused body, and ends the connection if it does not end soon. */
export const dropBody = (request: IncomingMessage): void => {
  stopHolding(request)
  request.resume()
  onTimeout(request, DROP_MS, () => request.complete || request.socket.destroy())
}

export type BodyOutcome = 'complete' | 'too large' | 'too slow' | 'aborted'

/**
 * Receives a request's body before anything reads it (SEC-04): keeps its bytes until the last is there and only then gives
 * them to the request's reader. So no reader waits for a slow body or holds one without end. Resolves with what became of
 * it; `complete` also when there is none.
 *
 * `limit` may take time to find. Call this in the same turn in which the request came, or its first bytes are not held;
 * until the limit is known no more is read than `SMALL_BYTES`.
 */
export const receiveBody = (request: IncomingMessage, limit: BodyLimit | Promise<BodyLimit>): Promise<BodyOutcome> => {
  if (!hasBody(request)) return Promise.resolve('complete')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let known: BodyLimit | undefined
    let size = 0
    let isEnded = false
    const fail = (outcome: BodyOutcome): void => {
      chunks.length = 0
      resolve(outcome)
    }
    const proceed = (): void => {
      if (known === undefined) return
      if (size > known.bytes) return fail('too large')
      if (!isEnded) return
      stopHolding(request)
      for (const one of chunks.splice(0)) request.push(one)
      request.push(null)
      resolve('complete')
    }
    const decide = (found: BodyLimit): void => {
      known = found
      if (contentLength(request) > found.bytes) return fail('too large')
      onTimeout(request, found.milliseconds, () => fail('too slow'))
      request.socket.resume()
      proceed()
    }
    request.once('close', () => fail('aborted'))
    // Node's HTTP parser calls this with each piece of the body, and with null at its end.
    request.push = (chunk: Buffer | null): boolean => {
      if (chunk === null) isEnded = true
      else {
        size += chunk.length
        if (known === undefined && size > SMALL_BYTES) request.socket.pause()
        if (known === undefined || size <= known.bytes) chunks.push(chunk)
      }
      proceed()
      return true
    }
    if ('then' in limit) limit.then(decide, reject)
    else decide(limit)
  })
}
