import sax from 'sax'

/** Splits XML into its tags and texts as it arrives. Entities of a DOCTYPE are never expanded. */

type Attribute = readonly [name: string, value: string]

export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: readonly Attribute[] }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** A tag with more attributes is no XML of vehicles. */
const MAX_ATTRIBUTES = 1000

/** Exports often have a bare `&` or an unknown entity in a comment, which stay as they are. */
const ENTITY_PROBLEM = /entity/i

/** `ns:Make` → `Make` */
const withoutPrefix = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

const isNamespace = (name: string): boolean => name.startsWith('xmlns') || name.startsWith('xsi:')

/** Yields the tokens of a document. It ends early at what is no XML, and at the end of a truncated file. */
export async function* readTokens(chunks: AsyncIterable<string>): AsyncGenerator<XmlToken> {
  const parser = sax.parser(true)
  let [tokens, attributes]: [XmlToken[], Attribute[]] = [[], []]
  let isBroken = false
  // After an error the parser goes on as a browser would.
  const add = (token: XmlToken): void => {
    if (!isBroken) tokens.push(token)
  }
  const addText = (text: string): void => {
    add({ kind: 'text', text })
  }
  parser.onattribute = ({ name, value }) => {
    isBroken ||= attributes.length === MAX_ATTRIBUTES
    if (!isBroken && !isNamespace(name)) attributes.push([withoutPrefix(name), value])
  }
  parser.onopentag = ({ name }) => {
    add({ kind: 'open', name: withoutPrefix(name), attributes })
    attributes = []
  }
  parser.onclosetag = (name) => {
    add({ kind: 'close', name: withoutPrefix(name) })
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onerror = ({ message }) => {
    isBroken ||= !ENTITY_PROBLEM.test(message)
    parser.resume()
  }
  for await (const chunk of chunks) {
    parser.write(chunk)
    yield* tokens
    if (isBroken) return
    tokens = []
  }
}
