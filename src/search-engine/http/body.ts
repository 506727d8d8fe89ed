import { gunzipSync } from 'node:zlib'
import { limits } from '../limits'
import { badRequest, RequestError } from '../request-error'
import type { HttpRequest } from './types'

const tooLargeError = (): RequestError => new RequestError(413, 'Request body is too large')

/**
 * Parses the body as JSON whatever its content type, because browsers send `text/plain` to avoid a preflight request.
 */
export const readBody = ({ body, headers }: Pick<HttpRequest, 'body' | 'headers'>): unknown => {
  if (body.length > limits.bodyBytes) throw tooLargeError()
  const text = decompress(body, headers['content-encoding'])
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('Invalid JSON')
  }
}

const decompress = (body: Uint8Array, encoding: string | undefined): string => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (encoding?.trim().toLowerCase() !== 'gzip') return bytes.toString('utf8')
  try {
    return gunzipSync(bytes, { maxOutputLength: limits.bodyBytes }).toString('utf8')
  } catch (error) {
    if (error instanceof RangeError) throw tooLargeError()
    throw badRequest('Invalid gzip body')
  }
}
