/** Characters of an address that is gone back to. */
const longest = 2000

/** What some reader of paths takes for a slash, a step or an end, however it is written. */
const hidden = /%(?:2f|5c|[01][0-9a-f]|7f)|\\/i

/** Where nobody is sent by a link: answers to script, and the sign-in itself, which would lead to itself. */
const closed = /^\/(?:api|sign-in|sign-out|admin|_next|site|platform)(?:\/|$)/i

const here = 'https://site.invalid'

/**
 * The address within the site that a link names, as browsers read it; null for another site's (`//evil`, `/\evil`,
 * `https:…`, `javascript:…`), for one with control characters or slashes in disguise, and for one nobody may be sent to
 * (ACC-01). Total.
 */
export const safePath = (text: unknown): string | null => {
  if (typeof text !== 'string' || text.length > longest || !text.startsWith('/')) return null
  if (/[\p{Cc}\p{Cs}\\]/u.test(text) || !URL.canParse(text, here)) return null
  const url = new URL(text, here)
  const path = url.pathname
  if (url.origin !== here || path.startsWith('//') || hidden.test(path) || closed.test(path)) return null
  return `${path}${url.search}${url.hash}`
}
