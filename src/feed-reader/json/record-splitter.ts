import { findList } from './find-list'

/** A record's text and number (from 1), or the reason why it is missing. `cut`: the rest of the file is unknown. */
export type JsonPiece =
  | { readonly kind: 'record'; readonly number: number; readonly text: string }
  | { readonly kind: 'bad' | 'cut'; readonly number: number; readonly start: string; readonly reason: string }
  /** The document is not a list of records. */
  | { readonly kind: 'refused'; readonly message: string }

export type JsonLimits = {
  /** Characters before the list begins. */
  readonly head: number
  /** Characters of one record. */
  readonly record: number
}
export const jsonLimits: JsonLimits = { head: 256_000, record: 1_000_000 }

const MARKS = /["{}[\],]/g
const MAX_START_CHARS = 100

/**
 * Splits a JSON list into its records' texts as it arrives. Looks only at brackets, commas and quotes, and discards a
 * record beyond the limit while it arrives, so memory stays bounded for any input.
 */
export class RecordSplitter {
  private state: 'head' | 'records' | 'after' | 'ended' = 'head'
  private head = ''
  private parts: string[] = []
  private length = 0
  private isTooLong = false
  private depth = 0
  private isQuoted = false
  private isEscaped = false
  private number = 1
  private openBrackets = 0
  private out: JsonPiece[] = []
  private readonly paths: readonly string[]
  private readonly limits: JsonLimits

  /** `paths`: where an object may contain the list. */
  constructor(paths: readonly string[], limits: JsonLimits = jsonLimits) {
    this.paths = paths
    this.limits = limits
  }

  push(text: string): readonly JsonPiece[] {
    let rest = text
    if (this.state === 'head') rest = this.findStart(text)
    let at = 0
    while (at < rest.length && this.state === 'records')
      at = this.isQuoted ? this.readText(rest, at) : this.readMark(rest, at)
    if (this.state === 'after') this.finish(rest.slice(at))
    return this.takePieces()
  }

  end(): readonly JsonPiece[] {
    if (this.state === 'records') this.stop('cut', 'The file ends before the end of its list.')
    if (this.state === 'after' && (this.openBrackets > 0 || this.isQuoted)) this.stop('cut', 'The file is incomplete.')
    if (this.state === 'head') {
      const blank = this.head.trim() === ''
      this.refuse(blank ? 'The file is empty.' : 'The file has no list of records.')
    }
    return this.takePieces()
  }

  private takePieces(): readonly JsonPiece[] {
    const { out } = this
    this.out = []
    return out
  }

  private refuse(message: string): void {
    this.state = 'ended'
    this.head = ''
    this.out.push({ kind: 'refused', message })
  }

  private stop(kind: 'bad' | 'cut', reason: string): void {
    const start = this.parts.join('').trim().slice(0, MAX_START_CHARS)
    this.out.push({ kind, number: this.number, start, reason })
    if (kind === 'cut') this.state = 'ended'
  }

  /** Buffers the head, and returns the text after the list's bracket once it has arrived. */
  private findStart(text: string): string {
    this.head += text
    const found = findList(this.head, this.paths)
    if (found.kind === 'found') {
      const rest = this.head.slice(found.at)
      this.openBrackets = found.depth
      this.head = ''
      this.state = 'records'
      return rest
    }
    if (found.kind === 'none') this.refuse(found.message)
    else if (this.head.length > this.limits.head) {
      this.refuse(`There’s no list of records in the first ${this.limits.head} characters.`)
    }
    return ''
  }

  private appendPart(piece: string): void {
    this.length += piece.length
    if (this.isTooLong) return
    this.parts.push(piece)
    if (this.length <= this.limits.record) return
    this.isTooLong = true
    this.parts = [this.parts.join('').slice(0, MAX_START_CHARS)]
  }

  private readText(text: string, from: number): number {
    const end = this.findTextEnd(text, from)
    this.appendPart(text.slice(from, end))
    return end
  }

  /** The position after the closing quote, or the end of the available text. */
  private findTextEnd(text: string, from: number): number {
    let at = from
    while (at < text.length) {
      const char = text.charAt(at)
      at += 1
      if (this.isEscaped) this.isEscaped = false
      else if (char === '\\') this.isEscaped = true
      else if (char === '"') {
        this.isQuoted = false
        return at
      }
    }
    return at
  }

  private readMark(text: string, from: number): number {
    MARKS.lastIndex = from
    const mark = MARKS.exec(text)
    if (mark === null) {
      this.appendPart(text.slice(from))
      return text.length
    }
    const at = mark.index
    const outer = this.depth === 0 && (mark[0] === ',' || mark[0] === ']')
    this.appendPart(text.slice(from, outer ? at : at + 1))
    if (outer) this.endRecord(mark[0] === ']')
    else this.trackNesting(mark[0])
    return at + 1
  }

  private trackNesting(mark: string): void {
    if (mark === '"') this.isQuoted = true
    else if (mark === '{' || mark === '[') this.depth += 1
    else if (mark !== ',') this.depth -= 1
    if (this.depth < 0) this.stop('cut', 'There’s a closing bracket without an opening bracket.')
  }

  private endRecord(last: boolean): void {
    const text = this.isTooLong ? '' : this.parts.join('')
    const blank = !this.isTooLong && text.trim() === ''
    if (this.isTooLong) this.stop('bad', `A record is longer than ${this.limits.record} characters.`)
    else if (!blank) this.out.push({ kind: 'record', number: this.number, text })
    else if (!last) this.stop('bad', 'There’s no record before this comma.')
    if (!blank || !last) this.number += 1
    this.parts = []
    this.length = 0
    this.isTooLong = false
    if (last) this.state = 'after'
  }

  /** Reads the rest of the document: the object around the list may continue, and has to close. */
  private finish(rest: string): void {
    let at = 0
    while (at < rest.length && this.state === 'after') {
      if (this.isQuoted) at = this.findTextEnd(rest, at)
      else {
        this.closeOne(rest.charAt(at))
        at += 1
      }
    }
  }

  private closeOne(char: string): void {
    if (/\s/u.test(char)) return
    if (this.openBrackets === 0) this.stop('cut', 'There’s extra text after the end of the list.')
    else if (char === '"') this.isQuoted = true
    else if (char === '{' || char === '[') this.openBrackets += 1
    else if (char === '}' || char === ']') this.openBrackets -= 1
  }
}
