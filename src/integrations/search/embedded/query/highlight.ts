import type { Highlight, HighlightValue } from '../../port'
import type { JsonRecord } from '../segment/attribute'
import type { IndexPlan } from '../settings'
import { matchWord, type WordMatch } from '../text/match-word'
import { wordsOf, type Word } from '../text/tokenise'
import type { Query } from './params'

type Marking = Pick<Query, 'words' | 'highlight' | 'preTag' | 'postTag'>

/** Marks the words of a query in the records of one answer. Values stay raw: the client escapes. */
export class Highlighter {
  private readonly known = new Map<string, WordMatch | undefined>()

  private readonly plan: IndexPlan
  private readonly query: Marking

  constructor(plan: IndexPlan, query: Marking) {
    this.plan = plan
    this.query = query
  }

  record(record: JsonRecord): Record<string, Highlight> {
    const result: Record<string, Highlight> = {}
    for (const { name, typos } of this.plan.searchable) {
      const asked = this.query.highlight
      if (asked && !asked.includes('*') && !asked.includes(name)) continue
      const marked = this.mark(Object.hasOwn(record, name) ? record[name] : undefined, typos)
      if (marked !== undefined) result[name] = marked
    }
    return result
  }

  private mark(value: unknown, typos: boolean): Highlight | undefined {
    if (typeof value === 'string' || typeof value === 'number') return this.text(String(value), typos)
    if (Array.isArray(value)) return value.flatMap((item) => this.mark(item, typos) ?? [])
    return undefined
  }

  text(source: string, typos: boolean): HighlightValue {
    const { words, preTag, postTag } = this.query
    if (words.length === 0) return unmarked(source)
    const found = this.matches(source, typos)
    if (found.every(({ match }) => !match)) return unmarked(source)
    let value = ''
    let at = 0
    for (const { word, match } of found) {
      if (!match) continue
      const end = markedEnd(word, match)
      value += source.slice(at, word.start) + preTag + source.slice(word.start, end) + postTag
      at = end
    }
    const matchedWords = [...new Set(found.flatMap(({ match }) => (match ? [match.typed.text] : [])))]
    return {
      value: value + source.slice(at),
      matchLevel: new Set(words.map(({ text }) => text)).size === matchedWords.length ? 'full' : 'partial',
      fullyHighlighted: found.every(({ match }) => match?.whole),
      matchedWords,
    }
  }

  private matches(source: string, typos: boolean): { word: Word; match: WordMatch | undefined }[] {
    return wordsOf(source).map((word) => ({ word, match: this.match(word, typos) }))
  }

  private match(word: Word, typos: boolean): WordMatch | undefined {
    const key = `${typos ? '~' : '='}${word.text}`
    if (!this.known.has(key)) this.known.set(key, matchWord(word.text, this.query.words, typos))
    return this.known.get(key)
  }
}

/** A word that folding made shorter is marked whole: its letters do not count alike. */
const markedEnd = (word: Word, match: WordMatch): number =>
  match.whole || word.text.length !== word.end - word.start ? word.end : word.start + match.letters

const unmarked = (value: string): HighlightValue => ({ value, matchLevel: 'none', matchedWords: [] })
