const MAX_PATH_CHARS = 2000

/** Encoded or literal characters that some parsers read as a slash, a parent step or the end of a path. */
const DISGUISED_SEPARATOR_PATTERN = /%(?:2f|5c|[01][0-9a-f]|7f)|\\/i

/** Paths that no link may redirect to: endpoints, the panel, and the sign-in itself, which would loop. */
const FORBIDDEN_PATH_PATTERN = /^\/(?:api|sign-in|sign-out|admin|_next|site|platform)(?:\/|$)/i

const PLACEHOLDER_ORIGIN = 'https://site.invalid'

/**
 * Returns the path within the site that a redirect parameter names, as browsers parse it. Null for another site's
 * address (`//evil`, `/\evil`, `https:…`, `javascript:…`), for control characters or disguised slashes, and for
 * forbidden paths (ACC-01). Never throws.
 */
export const parseSafePath = (text: unknown): string | null => {
  if (typeof text !== 'string' || text.length > MAX_PATH_CHARS || !text.startsWith('/')) return null
  if (/[\p{Cc}\p{Cs}\\]/u.test(text) || !URL.canParse(text, PLACEHOLDER_ORIGIN)) return null
  const url = new URL(text, PLACEHOLDER_ORIGIN)
  const path = url.pathname
  if (
    url.origin !== PLACEHOLDER_ORIGIN ||
    path.startsWith('//') ||
    DISGUISED_SEPARATOR_PATTERN.test(path) ||
    FORBIDDEN_PATH_PATTERN.test(path)
  )
    return null
  return `${path}${url.search}${url.hash}`
}
