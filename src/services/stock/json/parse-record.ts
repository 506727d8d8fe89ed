/**
 * Strict parser for one record of a JSON feed: it reports duplicate keys, which `JSON.parse` accepts, and gives the
 * path of each error. Numbers keep the feed's spelling.
 */

export type Leaf = string
export type JsonRecord = ReadonlyMap<string, JsonValue>
export type JsonValue = Leaf | readonly JsonValue[] | JsonRecord

export type RecordFault = { readonly path: string; readonly value: string; readonly reason: string }

/** `broken`: invalid JSON, nothing after the fault was read. `faults`: valid JSON that must not be used. */
export type ParsedRecord =
  | { readonly kind: 'value'; readonly value: JsonValue; readonly faults: readonly RecordFault[] }
  | { readonly kind: 'broken'; readonly fault: RecordFault }

export const deepest = 32
const longestText = 100_000
const space = /[\t\n\r ]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const word = /[+-]?[\w.$]+/y

/** Position after the closing quote of the text that starts at `from`; -1 if there is none. */
export const textEnd = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charAt(at - 1 - slashes) === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return -1
}

class Broken extends Error {
  readonly at: number
  constructor(reason: string, at: number) {
    super(reason)
    this.at = at
  }
}

const words: Readonly<Record<string, string>> = { true: 'true', false: 'false', null: '' }

class Reader {
  readonly faults: RecordFault[] = []
  private at = 0
  private readonly path: string[] = []
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  get place(): string {
    return this.path.join('.')
  }

  whole(): JsonValue {
    const value = this.value()
    this.blanks()
    if (this.at < this.text.length) throw new Broken('Something follows the end of this record.', this.at)
    return value
  }

  private blanks(): string {
    space.lastIndex = this.at
    space.test(this.text)
    this.at = space.lastIndex
    return this.text.charAt(this.at)
  }

  private fault(value: string, reason: string): void {
    this.faults.push({ path: this.place, value, reason })
  }

  private value(): JsonValue {
    const next = this.blanks()
    if ((next === '{' || next === '[') && this.path.length >= deepest) {
      throw new Broken(`This record is nested deeper than ${deepest} levels.`, this.at)
    }
    if (next === '{') return this.object()
    if (next === '[') return this.list()
    return next === '"' ? this.string() : this.bareWord()
  }

  private string(): string {
    const end = textEnd(this.text, this.at)
    if (end === -1) throw new Broken('A text has no end.', this.at)
    const raw = this.text.slice(this.at, end)
    const read = unquote(raw)
    if (read === undefined) throw new Broken('This text is not valid JSON.', this.at)
    this.at = end
    if (read.length <= longestText) return read
    this.fault(read.slice(0, 100), `This text is longer than ${longestText} letters.`)
    return ''
  }

  private bareWord(): string {
    number.lastIndex = this.at
    const digits = number.exec(this.text)?.[0]
    if (digits !== undefined) {
      this.at += digits.length
      return this.number(digits)
    }
    word.lastIndex = this.at
    const found = word.exec(this.text)?.[0]
    if (found === undefined) throw new Broken('Expected a value.', this.at)
    this.at += found.length
    const known = words[found]
    if (known === undefined) this.fault(found, 'This is no JSON value.')
    return known ?? ''
  }

  private number(digits: string): string {
    if (!/[eE]/u.test(digits)) return digits
    const size = Number(digits)
    if (Math.abs(size) < 1e15) return String(size)
    this.fault(digits, 'This number is too large.')
    return ''
  }

  private list(): readonly JsonValue[] {
    const items: JsonValue[] = []
    this.at += 1
    if (this.blanks() === ']') {
      this.at += 1
      return items
    }
    for (;;) {
      this.path.push(String(items.length))
      items.push(this.value())
      this.path.pop()
      if (this.ends(']')) return items
    }
  }

  private object(): ReadonlyMap<string, JsonValue> {
    const fields = new Map<string, JsonValue>()
    this.at += 1
    if (this.blanks() === '}') {
      this.at += 1
      return fields
    }
    do {
      const name = this.name()
      this.path.push(name)
      const value = this.value()
      if (fields.has(name)) this.fault('', 'This field is given twice.')
      else fields.set(name, value)
      this.path.pop()
    } while (!this.ends('}'))
    return fields
  }

  private name(): string {
    if (this.blanks() !== '"') throw new Broken('Expected the name of a field.', this.at)
    const name = this.string()
    if (this.blanks() !== ':') throw new Broken('Expected a colon.', this.at)
    this.at += 1
    return name
  }

  /** After a value: true if its container closes, false if a comma and another value follow. */
  private ends(close: string): boolean {
    const next = this.blanks()
    if (next !== close && next !== ',') throw new Broken(`Expected a comma or ${close}.`, this.at)
    this.at += 1
    return next === close
  }
}

const unquote = (raw: string): string | undefined => {
  try {
    return JSON.parse(raw) as string
  } catch {
    return undefined
  }
}

/** Parses one record of at most a megabyte (the splitter's limit). Never throws. */
export const parseRecord = (text: string): ParsedRecord => {
  const reader = new Reader(text)
  try {
    return { kind: 'value', value: reader.whole(), faults: reader.faults }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const value = text.slice(error.at, error.at + 40)
    return { kind: 'broken', fault: { path: reader.place, value, reason: error.message } }
  }
}
