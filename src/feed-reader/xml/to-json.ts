import { decode } from '../csv/decode'
import { findRecordPath, MAX_XML_DEPTH } from './record-path'
import { readTokens, type XmlToken } from './tokens'

/**
 * Reads an XML export as a JSON list of its vehicles, so that everything after it knows two formats only. Elements and
 * attributes are fields, repeated elements a list.
 */

/** Tags and texts by which the vehicles are recognized. */
const HEAD_TOKENS = 20_000
/** Characters of one vehicle, its tags included. */
const MAX_RECORD_CHARS = 500_000

type Value = string | { readonly [name: string]: Value | readonly Value[] }
type Node = { readonly name: string; readonly fields: Map<string, Value[]>; text: string; hasChildren: boolean }

const addField = ({ fields }: Node, name: string, value: Value): void => {
  const values = fields.get(name)
  if (values) values.push(value)
  else fields.set(name, [value])
}

const createNode = (name: string, attributes: readonly (readonly [string, string])[]): Node => {
  const node: Node = { name, fields: new Map(), text: '', hasChildren: false }
  for (const [key, value] of attributes) addField(node, key, value)
  return node
}

const toValue = ({ fields }: Node): Value =>
  Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))

/** Adds an element to its parent; the attributes of a text are fields beside it: `Price`, `Price.type`. */
const addChild = (parent: Node, child: Node): void => {
  parent.hasChildren = true
  const text = child.text.trim()
  if (child.hasChildren || (text === '' && child.fields.size > 0)) return addField(parent, child.name, toValue(child))
  addField(parent, child.name, text)
  for (const [key, values] of child.fields) for (const value of values) addField(parent, `${child.name}.${key}`, value)
}

/** Escaped to ASCII, which has the same bytes in every encoding that a mapping may name but UTF-16. */
const toAscii = (value: Value): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Follows the tags of a document, and collects its records. */
class RecordCollector {
  private readonly names: string[] = []
  private nodes: Node[] = []
  private size = 0
  private readonly path: string
  isClosed = false
  isBroken = false

  constructor(path: string) {
    this.path = path
  }

  /** Returns the record that ends with this token. */
  add(token: XmlToken): Value | undefined {
    if (token.kind === 'open') return this.open(token)
    if (token.kind === 'close') return this.close(token.name)
    this.size += token.text.length
    const node = this.nodes.at(-1)
    if (node) node.text += token.text
    this.isBroken ||= this.size > MAX_RECORD_CHARS
    return undefined
  }

  private open({ name, attributes }: Extract<XmlToken, { kind: 'open' }>): undefined {
    this.names.push(name)
    this.size += name.length
    this.isBroken ||= this.names.length > MAX_XML_DEPTH || this.size > MAX_RECORD_CHARS
    if (this.nodes.length > 0 || this.names.join('/') === this.path) this.nodes.push(createNode(name, attributes))
  }

  private close(name: string): Value | undefined {
    this.isBroken ||= this.names.pop() !== name
    this.isClosed = this.names.length === 0
    const node = this.nodes.pop()
    const parent = this.nodes.at(-1)
    if (node && parent) addChild(parent, node)
    if (!node || parent) return undefined
    this.size = 0
    return toValue(node)
  }
}

async function* withHead(head: readonly XmlToken[], rest: AsyncGenerator<XmlToken>): AsyncGenerator<XmlToken> {
  yield* head
  yield* rest
}

async function* writeJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const tokens = readTokens(decode(bytes))
  const head: XmlToken[] = []
  while (head.length < HEAD_TOKENS) {
    const next = await tokens.next()
    if (next.done === true) break
    head.push(next.value)
  }
  const collector = new RecordCollector(findRecordPath(head) ?? '')
  let separator = '['
  for await (const token of withHead(head, tokens)) {
    const record = collector.add(token)
    if (collector.isBroken) break
    if (record === undefined) continue
    yield `${separator}${toAscii(record)}`
    separator = ','
  }
  if (separator === '[') yield separator
  // A list without its end is a truncated file, of which no vehicle is removed.
  yield collector.isClosed && !collector.isBroken ? ']' : ','
}

/** Reads the bytes of an XML file as those of a JSON list. */
export async function* xmlToJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const text of writeJson(bytes)) yield Buffer.from(text)
}
