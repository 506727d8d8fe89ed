import type { Highlight, HighlightValue } from '@/src/integrations/search/port'
import type { JsonRecord } from '../segment/attribute'
import type { IndexPlan } from '../settings'
import { matchWord, type WordMatch } from '../text/match-word'
import { splitWords, type Word } from '../text/tokenise'
import type { Query } from './params'
import { cutSnippet } from './snippet'

type MarkingOptions = Pick<
  Query,
  'words' | 'highlight' | 'snippets' | 'ellipsis' | 'onlyMatching' | 'preTag' | 'postTag'
>
type Snippet = { readonly value: string; readonly matchLevel: HighlightValue['matchLevel'] }
export type Marks<T> = T | readonly Marks<T>[] | { readonly [name: string]: Marks<T> }

/** Values nested deeper are not highlighted. */
const MAX_DEPTH = 8

/** Highlights the query's words in the records of one answer. Does not escape values, because the client does. */
export class Highlighter {
  private readonly matchCache = new Map<string, WordMatch | undefined>()
  private readonly typedCount: number
  private readonly plan: IndexPlan
  private readonly query: MarkingOptions

  constructor(plan: IndexPlan, query: MarkingOptions) {
    this.plan = plan
    this.query = query
    this.typedCount = new Set(query.words.flatMap(({ typedText }) => typedText.split(' '))).size
  }

  record(record: JsonRecord): Record<string, Highlight> {
    const result: Record<string, Highlight> = {}
    for (const [name, typos] of this.attributes(this.query.highlight ?? ['*'])) {
      const marks = this.mark(readValueAt(record, name), (text) => this.text(text, typos))
      if (marks !== undefined) setMarks(result, name, marks)
    }
    return result
  }

  /** Returns null if no snippets were requested. */
  snippets(record: JsonRecord): Record<string, Marks<Snippet>> | null {
    const { snippets, preTag, postTag, ellipsis } = this.query
    if (snippets.length === 0) return null
    const result: Record<string, Marks<Snippet>> = {}
    const wanted = new Map(snippets.map(({ name, words }) => [name, words]))
    for (const [name, typos] of this.attributes([...wanted.keys()])) {
      const words = wanted.get(name) ?? wanted.get('*') ?? 10
      const cut = (text: string): Snippet => {
        const { value, matchLevel } = this.text(text, typos)
        return { value: cutSnippet(value, { preTag, postTag, ellipsis, words }), matchLevel }
      }
      const marks = this.mark(readValueAt(record, name), cut)
      if (marks !== undefined) setMarks(result, name, marks)
    }
    return result
  }

  /** Returns the requested names with whether typos count there; `*` is every searchable attribute. */
  private attributes(names: readonly string[]): [name: string, typos: boolean][] {
    const searchable = new Map(this.plan.searchable.map(({ name, typos }) => [name, typos]))
    const hidden = new Set(this.plan.settings.unretrievableAttributes)
    const wanted = [...new Set([...(names.includes('*') ? searchable.keys() : []), ...names])]
    return wanted
      .filter((name) => name !== '*' && !hidden.has(name) && !hidden.has(name.split('.')[0] ?? ''))
      .map((name) => [name, searchable.get(name) ?? false])
  }

  private mark<T extends { readonly matchLevel: string }>(
    value: unknown,
    one: (text: string) => T,
    depth = 0,
  ): Marks<T> | undefined {
    if (typeof value === 'string' || typeof value === 'number') return one(String(value))
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined
    if (!Array.isArray(value)) {
      const entries = Object.entries(value).map(([name, item]) => [name, this.mark(item, one, depth + 1)] as const)
      return Object.fromEntries(entries.filter(([, marks]) => marks !== undefined)) as Marks<T>
    }
    const all = value.flatMap((item: unknown) => this.mark(item, one, depth + 1) ?? [])
    if (!this.query.onlyMatching || this.query.words.length === 0) return all
    return all.filter((marks) => (marks as { matchLevel?: string }).matchLevel !== 'none')
  }

  text(source: string, typos: boolean): HighlightValue {
    const { words, preTag, postTag } = this.query
    if (words.length === 0) return withoutMarks(source)
    const found = this.matches(source, typos)
    if (found.every(({ match }) => !match)) return withoutMarks(source)
    let value = ''
    let at = 0
    for (const { word, match } of found) {
      if (!match) continue
      const end = endOfMark(word, match)
      value += source.slice(at, word.start) + preTag + source.slice(word.start, end) + postTag
      at = end
    }
    const matchedWords = [...new Set(found.flatMap(({ match }) => (match ? match.queryWord.typedText.split(' ') : [])))]
    return {
      value: value + source.slice(at),
      matchLevel: this.typedCount === matchedWords.length ? 'full' : 'partial',
      fullyHighlighted: found.every(({ match }) => match?.whole),
      matchedWords,
    }
  }

  private matches(source: string, typos: boolean): { word: Word; match: WordMatch | undefined }[] {
    return splitWords(source).map((word) => ({ word, match: this.match(word, typos) }))
  }

  private match(word: Word, typos: boolean): WordMatch | undefined {
    const key = `${typos ? '~' : '='}${word.text}`
    if (!this.matchCache.has(key)) this.matchCache.set(key, matchWord(word.text, this.query.words, typos))
    return this.matchCache.get(key)
  }
}

/** Reads a value; `a.b` is a nested one unless the record has an attribute of exactly that name. */
const readValueAt = (record: JsonRecord, name: string): unknown => {
  if (Object.hasOwn(record, name)) return record[name]
  let value: unknown = record
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

/** Sets the marks at the same path as the value in the record. */
const setMarks = (result: Record<string, unknown>, name: string, marks: unknown): void => {
  const parts = name.split('.')
  const last = parts.pop() ?? name
  let at = result
  for (const part of parts) {
    const known = Object.hasOwn(at, part) ? at[part] : undefined
    const next = typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {}
    setOwnProperty(at, part, next)
    at = next
  }
  setOwnProperty(at, last, marks)
}

/** Defines a property even for names such as `__proto__`. */
const setOwnProperty = (at: Record<string, unknown>, name: string, value: unknown): void => {
  Object.defineProperty(at, name, { value, enumerable: true, writable: true, configurable: true })
}

/** A word that became shorter by folding is marked completely, because its characters no longer correspond. */
const endOfMark = (word: Word, match: WordMatch): number =>
  match.whole || word.text.length !== word.end - word.start ? word.end : word.start + match.letters

const withoutMarks = (value: string): HighlightValue => ({ value, matchLevel: 'none', matchedWords: [] })
