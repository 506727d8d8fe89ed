/** Splits XML into its tags and texts as it arrives. Entities of a DOCTYPE are never expanded. */

export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: readonly (readonly [string, string])[] }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Characters of one tag or text; a longer one is no XML of vehicles. */
const MAX_TOKEN_CHARS = 1_000_000

const TAG = /<(\/?)([^\s/>"'=<]+)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/y
const ATTRIBUTE = /([^\s="'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/giu

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const toCharacter = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const decodeReferences = (text: string): string =>
  text.replaceAll(REFERENCE, (_, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return characters[name.toLowerCase()] ?? ''
    return toCharacter(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
  })

/** `ns:Make` → `Make` */
const withoutPrefix = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

/** Comments and processing instructions say nothing about a vehicle: their first and last characters. */
const skipped: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
]
const CDATA = '<![CDATA['

type Step = { readonly end: number; readonly tokens: readonly XmlToken[] }

const findEnd = (text: string, at: number, mark: string): number => {
  const found = text.indexOf(mark, at)
  return found === -1 ? -1 : found + mark.length
}

const readTag = (text: string, at: number): Step | undefined => {
  TAG.lastIndex = at
  const [whole, slash, name = '', rest = '', selfClosing] = TAG.exec(text) ?? []
  if (whole === undefined) return undefined
  const close: XmlToken = { kind: 'close', name: withoutPrefix(name) }
  const end = at + whole.length
  if (slash === '/') return { end, tokens: [close] }
  const attributes = [...rest.matchAll(ATTRIBUTE)]
    .filter(([, key = '']) => !key.startsWith('xmlns') && !key.startsWith('xsi:'))
    .map(([, key = '', double, single]) => [withoutPrefix(key), decodeReferences(double ?? single ?? '')] as const)
  const open: XmlToken = { kind: 'open', name: withoutPrefix(name), attributes }
  return { end, tokens: selfClosing === '/' ? [open, close] : [open] }
}

/** Skips a DOCTYPE with the declarations in its brackets. */
const readDoctype = (text: string, at: number): Step | undefined => {
  const bracket = text.indexOf('[', at)
  const close = text.indexOf('>', at)
  const end = bracket !== -1 && bracket < close ? findEnd(text, bracket, ']>') : close + 1
  return end > 0 && close !== -1 ? { end, tokens: [] } : undefined
}

/** Reads what begins with a bracket; undefined if its end has not arrived. */
const readMarkup = (text: string, at: number): Step | undefined => {
  if (text.length - at < CDATA.length && !text.includes('>', at)) return undefined
  const skip = skipped.find(([start]) => text.startsWith(start, at))
  if (skip) {
    const end = findEnd(text, at, skip[1])
    return end === -1 ? undefined : { end, tokens: [] }
  }
  if (text.startsWith(CDATA, at)) {
    const end = findEnd(text, at, ']]>')
    const content = text.slice(at + CDATA.length, end - 3)
    return end === -1 ? undefined : { end, tokens: [{ kind: 'text', text: content }] }
  }
  return text.startsWith('<!', at) ? readDoctype(text, at) : readTag(text, at)
}

const readStep = (text: string, at: number): Step | undefined => {
  if (text.charAt(at) === '<') return readMarkup(text, at)
  const end = text.indexOf('<', at)
  return end === -1 ? undefined : { end, tokens: [{ kind: 'text', text: decodeReferences(text.slice(at, end)) }] }
}

/** Yields the tokens of a document. It ends early at what is no XML, and at the end of a truncated file. */
export async function* readTokens(chunks: AsyncIterable<string>): AsyncGenerator<XmlToken> {
  let pending = ''
  for await (const chunk of chunks) {
    pending += chunk
    let at = 0
    for (let step = readStep(pending, at); step !== undefined; step = readStep(pending, at)) {
      yield* step.tokens
      at = step.end
    }
    pending = pending.slice(at)
    if (pending.length > MAX_TOKEN_CHARS) return
  }
}
