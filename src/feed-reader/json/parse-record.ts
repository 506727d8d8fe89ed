/**
 * Strict parser for one record of a JSON feed: it reports duplicate keys, which `JSON.parse` accepts, and gives the
 * path of each error. Numbers keep the feed's spelling.
 */

export type JsonLeaf = string
export type JsonRecord = ReadonlyMap<string, JsonValue>
export type JsonValue = JsonLeaf | readonly JsonValue[] | JsonRecord

export type RecordFault = { readonly path: string; readonly value: string; readonly reason: string }

/** `broken`: invalid JSON, nothing after the fault was read. `faults`: valid JSON that must not be used. */
export type ParsedRecord =
  | { readonly kind: 'value'; readonly value: JsonValue; readonly faults: readonly RecordFault[] }
  | { readonly kind: 'broken'; readonly fault: RecordFault }

export const MAX_DEPTH = 32
const MAX_TEXT_CHARS = 100_000
const BLANKS = /[\t\n\r ]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const WORD = /[+-]?[\w.$]+/y

/** Position after the closing quote of the text that starts at `from`; -1 if it is not closed. */
export const findTextEnd = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charAt(at - 1 - slashes) === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return -1
}

class BrokenJsonError extends Error {
  readonly at: number
  constructor(reason: string, at: number) {
    super(reason)
    this.at = at
  }
}

const literals: Readonly<Record<string, string>> = { true: 'true', false: 'false', null: '' }

class RecordReader {
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

  readRecord(): JsonValue {
    const value = this.readValue()
    this.skipBlanks()
    if (this.at < this.text.length)
      throw new BrokenJsonError('There’s extra text after the end of this record.', this.at)
    return value
  }

  private skipBlanks(): string {
    BLANKS.lastIndex = this.at
    BLANKS.test(this.text)
    this.at = BLANKS.lastIndex
    return this.text.charAt(this.at)
  }

  private addFault(readValue: string, reason: string): void {
    this.faults.push({ path: this.place, value: readValue, reason })
  }

  private readValue(): JsonValue {
    const next = this.skipBlanks()
    if ((next === '{' || next === '[') && this.path.length >= MAX_DEPTH) {
      throw new BrokenJsonError(`This record is nested deeper than ${MAX_DEPTH} levels.`, this.at)
    }
    if (next === '{') return this.readObject()
    if (next === '[') return this.readList()
    return next === '"' ? this.readString() : this.readBareWord()
  }

  private readString(): string {
    const end = findTextEnd(this.text, this.at)
    if (end === -1) throw new BrokenJsonError('A text value has no closing quote.', this.at)
    const raw = this.text.slice(this.at, end)
    const read = unquote(raw)
    if (read === undefined) throw new BrokenJsonError('This text value isn’t valid JSON.', this.at)
    this.at = end
    if (read.length <= MAX_TEXT_CHARS) return read
    this.addFault(read.slice(0, 100), `This text is longer than ${MAX_TEXT_CHARS} characters.`)
    return ''
  }

  private readBareWord(): string {
    NUMBER.lastIndex = this.at
    const digits = NUMBER.exec(this.text)?.[0]
    if (digits !== undefined) {
      this.at += digits.length
      return this.toNumberText(digits)
    }
    WORD.lastIndex = this.at
    const found = WORD.exec(this.text)?.[0]
    if (found === undefined) throw new BrokenJsonError('Expected a value.', this.at)
    this.at += found.length
    const known = literals[found]
    if (known === undefined) this.addFault(found, 'This isn’t a valid JSON value.')
    return known ?? ''
  }

  private toNumberText(digits: string): string {
    if (!/[eE]/u.test(digits)) return digits
    const size = Number(digits)
    if (Math.abs(size) < 1e15) return String(size)
    this.addFault(digits, 'This number is too large.')
    return ''
  }

  private readList(): readonly JsonValue[] {
    const items: JsonValue[] = []
    this.at += 1
    if (this.skipBlanks() === ']') {
      this.at += 1
      return items
    }
    for (;;) {
      this.path.push(String(items.length))
      items.push(this.readValue())
      this.path.pop()
      if (this.readEnd(']')) return items
    }
  }

  private readObject(): ReadonlyMap<string, JsonValue> {
    const fields = new Map<string, JsonValue>()
    this.at += 1
    if (this.skipBlanks() === '}') {
      this.at += 1
      return fields
    }
    do {
      const name = this.readName()
      this.path.push(name)
      const value = this.readValue()
      if (fields.has(name)) this.addFault('', 'This field appears twice.')
      else fields.set(name, value)
      this.path.pop()
    } while (!this.readEnd('}'))
    return fields
  }

  private readName(): string {
    if (this.skipBlanks() !== '"') throw new BrokenJsonError('Expected a field name.', this.at)
    const name = this.readString()
    if (this.skipBlanks() !== ':') throw new BrokenJsonError('Expected a colon.', this.at)
    this.at += 1
    return name
  }

  /** After a value: true if its container closes, false if a comma and another value follow. */
  private readEnd(close: string): boolean {
    const next = this.skipBlanks()
    if (next !== close && next !== ',') throw new BrokenJsonError(`Expected a comma or ${close}.`, this.at)
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
  const reader = new RecordReader(text)
  try {
    return { kind: 'value', value: reader.readRecord(), faults: reader.faults }
  } catch (error) {
    if (!(error instanceof BrokenJsonError)) throw error
    const value = text.slice(error.at, error.at + 40)
    return { kind: 'broken', fault: { path: reader.place, value, reason: error.message } }
  }
}
