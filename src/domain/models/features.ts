/** Features of variants are HTML-like lines (D§3): of HTML only emphasis is kept, without any attribute (MOD-03). */

const kept: ReadonlySet<string> = new Set(['b', 'strong', 'em', 'i', 'sup', 'sub'])
/** Elements that are no text: they go with what stands between their tags. */
const hidden = 'script|style|iframe|object|template|svg|math|noscript|textarea|title|xmp'
const hiddenElement = new RegExp(`<(${hidden})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
const piece = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b[^>]*(?:>|$)|<[!?/][^>]*(?:>|$)/gi
const entity = /&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi

/** Characters of one line. */
export const longestFeature = 300

const escaped = (text: string): string => text.replace(entity, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Without elements that are no text, also those that appear once others are gone. */
const bare = (html: string): string => {
  let text = html
  for (;;) {
    const next = text.replace(hiddenElement, '')
    if (next === text) return text
    text = next
  }
}

/** Writes the tag and keeps count of what is open; a closing tag closes whatever was opened inside it. */
const written = (closing: boolean, name: string, open: string[]): string => {
  if (!kept.has(name)) return ''
  if (!closing) {
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
 * A line of text with emphasis alone: safe to be shown as HTML, whatever it was. Scripts, styles and frames go with what
 * they hold, other tags alone, attributes always; every tag left is closed. Cleaning twice changes nothing.
 */
export const cleanFeature = (html: string): string => {
  const text = bare(html)
  const open: string[] = []
  let out = ''
  let from = 0
  for (const match of text.matchAll(piece)) {
    out += escaped(text.slice(from, match.index)) + written(match[1] === '/', (match[2] ?? '').toLowerCase(), open)
    from = match.index + match[0].length
  }
  const rest = escaped(text.slice(from))
  const closing = [...open].reverse().map((name) => `</${name}>`)
  return (out + rest + closing.join('')).replace(/\s+/g, ' ').trim()
}

/** A list of lines; what is no text, and what has nothing left, is left out. */
export const cleanFeatures = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [])
    .filter((line): line is string => typeof line === 'string')
    .map(cleanFeature)
    .filter((line) => line.replace(/<[^>]*>/g, '').trim() !== '')
