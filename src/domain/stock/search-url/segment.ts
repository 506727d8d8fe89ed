import { limits } from './fields'

/**
 * A cached page is keyed by its path alone, so the server puts the query string into the path it passes on,
 * as a last segment that begins with `~`: base64url of its UTF-8 bytes.
 */
const mark = '~'

export const encodeQuerySegment = (queryString: string): string => {
  const bytes = new TextEncoder().encode(queryString.slice(0, limits.queryString))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return mark + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The query string of such a segment; undefined for any other segment, empty for a broken one. */
export const decodeQuerySegment = (segment: string): string | undefined => {
  if (!segment.startsWith(mark)) return undefined
  const text = segment.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]*$/.test(text) || text.length % 4 === 1) return ''
  return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
}

/** Splits what a page route receives into the path's own segments and the query string. */
export const splitQuerySegment = (
  segments: readonly string[],
): { readonly segments: readonly string[]; readonly queryString: string } => {
  const last = segments.at(-1)
  const queryString = last === undefined ? undefined : decodeQuerySegment(last.replace(/^%7E/i, mark))
  return queryString === undefined ? { segments, queryString: '' } : { segments: segments.slice(0, -1), queryString }
}
