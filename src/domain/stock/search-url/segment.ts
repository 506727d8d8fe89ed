import { limits } from './limits'

/**
 * The page cache uses the path alone as its key. The server therefore appends the query string to the path as a last
 * segment that begins with `~`: base64url of its UTF-8 bytes.
 */
const QUERY_SEGMENT_PREFIX = '~'

export const encodeQuerySegment = (queryString: string): string => {
  const bytes = new TextEncoder().encode(queryString.slice(0, limits.queryString))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return QUERY_SEGMENT_PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Decodes the query string of such a segment; undefined for any other segment, empty for an invalid one. */
export const decodeQuerySegment = (segment: string): string | undefined => {
  if (!segment.startsWith(QUERY_SEGMENT_PREFIX)) return undefined
  const text = segment.slice(QUERY_SEGMENT_PREFIX.length).replaceAll('-', '+').replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1) return ''
  return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
}

/** Splits the segments of a page route into the path's own segments and the query string. */
export const splitQuerySegment = (
  segments: readonly string[],
): { readonly segments: readonly string[]; readonly queryString: string } => {
  const last = segments.at(-1)
  const queryString = last === undefined ? undefined : decodeQuerySegment(last.replace(/^%7E/i, QUERY_SEGMENT_PREFIX))
  return queryString === undefined ? { segments, queryString: '' } : { segments: segments.slice(0, -1), queryString }
}
