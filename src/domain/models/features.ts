import { collapseSpaces } from '@/src/domain/text/format-text'

/** Variant features may contain HTML (MOD-03); only emphasis tags without attributes are kept. */

const emphasisTags: ReadonlySet<string> = new Set(['b', 'strong', 'em', 'i', 'sup', 'sub'])
/** Elements that are removed with their content. */
const NON_TEXT_TAGS = 'script|style|iframe|object|template|svg|math|noscript|textarea|title|xmp'
const nonTextElement = new RegExp(`<(${NON_TEXT_TAGS})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
const MARKUP_PATTERN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b[^>]*(?:>|$)|<[!?/][^>]*(?:>|$)/gi
const BARE_AMPERSAND_PATTERN = /&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi

/** Maximum characters of one feature. */
export const MAX_FEATURE_CHARS = 300

const escapeHtml = (text: string): string =>
  text.replace(BARE_AMPERSAND_PATTERN, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Removes elements that are not text, repeatedly, since removing one can join the parts of another. */
const removeNonText = (html: string): string => {
  let text = html
  for (;;) {
    const next = text.replace(nonTextElement, '')
    if (next === text) return text
    text = next
  }
}

/** Writes a tag and tracks the open ones; a closing tag also closes tags opened inside it. */
const formatTag = (isClosing: boolean, name: string, open: string[]): string => {
  if (!emphasisTags.has(name)) return ''
  if (!isClosing) {
    open.push(name)
    return `<${name}>`
  }
  const at = open.lastIndexOf(name)
  if (at < 0) return ''
  return open
    .splice(at)
    .reverse()
    .map((one) => `</${one}>`)
    .join('')
}

/**
 * Cleans a line for display as HTML, whatever it contains: scripts, styles and frames are removed with their content,
 * other tags alone, attributes always; remaining tags are closed. Idempotent.
 */
export const cleanFeature = (html: string): string => {
  const text = removeNonText(html)
  const open: string[] = []
  let out = ''
  let from = 0
  for (const match of text.matchAll(MARKUP_PATTERN)) {
    out += escapeHtml(text.slice(from, match.index)) + formatTag(match[1] === '/', (match[2] ?? '').toLowerCase(), open)
    from = match.index + match[0].length
  }
  const rest = escapeHtml(text.slice(from))
  const closing = [...open].reverse().map((name) => `</${name}>`)
  return collapseSpaces(out + rest + closing.join(''))
}

/** Cleans a list of lines; values that are not text and empty lines are removed. */
export const cleanFeatures = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [])
    .filter((line): line is string => typeof line === 'string')
    .map(cleanFeature)
    .filter((line) => line.replace(/<[^>]*>/g, '').trim() !== '')
