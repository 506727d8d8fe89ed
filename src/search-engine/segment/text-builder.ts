import type { SearchableAttribute } from '../settings'
import { splitIndexWords } from '../text/tokenise'
import { scalarsOf, type JsonRecord } from './attribute'
import { attributeOf, packWordPosition } from './word-position'
import { GrowingU32, sharedU16, sharedU32, sharedU8 } from './shared-arrays'
import { compareText } from './string-table'
import type { TextIndex } from './types'

const MAX_CACHED_TEXTS = 50_000
const MAX_CACHED_CHARS = 60
/** The gap between the values of a list, so that words of different values are not neighbours. */
const VALUE_GAP = 8

type ValueWords = { readonly ids: readonly number[]; readonly positions: readonly number[]; readonly length: number }

/** Collects the words of every record. */
export class TextBuilder {
  private readonly idByWord = new Map<string, number>()
  private readonly words: string[] = []
  private readonly cache = new Map<string, ValueWords>()
  private readonly occurrenceWords = new GrowingU32()
  private readonly occurrenceDocs = new GrowingU32()
  private readonly occurrencePositions = new GrowingU32()
  private readonly attributes: readonly SearchableAttribute[]

  constructor(attributes: readonly SearchableAttribute[]) {
    this.attributes = attributes
  }

  add(doc: number, record: JsonRecord): void {
    this.attributes.forEach((attribute, ordinal) => {
      let from = 0
      for (const value of scalarsOf(record, attribute.name)) {
        const words = this.wordsIn(String(value))
        this.addOccurrences(words, doc, ordinal, from)
        from += words.length + VALUE_GAP
      }
    })
  }

  finish(): TextIndex {
    const sorted = this.words.map((text, word) => ({ text, word })).sort((a, b) => compareText(a.text, b.text))
    const final = new Uint32Array(sorted.length)
    sorted.forEach(({ word }, i) => (final[word] = i))
    const texts = sorted.map(({ text }) => text)
    const posted = this.buildPostings(final)
    return { ...encodeWords(texts), ...posted, ...this.buildTypoIndex(texts, posted) }
  }

  private wordsIn(text: string): ValueWords {
    const known = this.cache.get(text)
    if (known) return known
    const placed = splitIndexWords(text)
    const words = {
      ids: placed.map((word) => this.wordId(word.text)),
      positions: placed.map((word) => (word.at << 1) | (word.alone ? 1 : 0)),
      length: placed.reduce((maxLength, word) => Math.max(maxLength, word.at + 1), 0),
    }
    if (text.length <= MAX_CACHED_CHARS && this.cache.size < MAX_CACHED_TEXTS) this.cache.set(text, words)
    return words
  }

  private wordId(text: string): number {
    const known = this.idByWord.get(text)
    if (known !== undefined) return known
    const id = this.words.length
    this.idByWord.set(text, id)
    this.words.push(text)
    return id
  }

  private addOccurrences({ ids, positions }: ValueWords, doc: number, ordinal: number, from: number): void {
    for (let i = 0; i < ids.length; i += 1) {
      const position = positions[i] as number
      this.occurrenceWords.push(ids[i] as number)
      this.occurrenceDocs.push(doc)
      this.occurrencePositions.push(packWordPosition(ordinal, from + (position >>> 1), (position & 1) === 1))
    }
  }

  /** Counting sort by word; keeps the order of records for each word. */
  private buildPostings(final: Uint32Array): Pick<TextIndex, 'postings' | 'docs' | 'positions'> {
    const count = this.occurrenceWords.length
    const postings = sharedU32(final.length + 1)
    for (let i = 0; i < count; i += 1) {
      const word = final[this.occurrenceWords.values[i] as number] as number
      postings[word + 1] = (postings[word + 1] as number) + 1
    }
    for (let word = 0; word < final.length; word += 1)
      postings[word + 1] = (postings[word + 1] as number) + (postings[word] as number)
    const next = postings.slice()
    const docs = sharedU32(count)
    const positions = sharedU16(count)
    for (let i = 0; i < count; i += 1) {
      const word = final[this.occurrenceWords.values[i] as number] as number
      const position = next[word] as number
      next[word] = position + 1
      docs[position] = this.occurrenceDocs.values[i] as number
      positions[position] = this.occurrencePositions.values[i] as number
    }
    return { postings, docs, positions }
  }

  private buildTypoIndex(
    texts: readonly string[],
    posted: Pick<TextIndex, 'postings' | 'positions'>,
  ): Pick<TextIndex, 'typoWords' | 'typoShared'> {
    const tolerant = texts.flatMap((_, word) => (this.isTolerant(word, posted) ? [word] : []))
    const typoWords = sharedU32(tolerant.length)
    typoWords.set(tolerant)
    const typoShared = sharedU8(tolerant.length)
    for (let i = 1; i < tolerant.length; i += 1)
      typoShared[i] = commonPrefixLength(texts[tolerant[i - 1] as number] ?? '', texts[tolerant[i] as number] ?? '')
    return { typoWords, typoShared }
  }

  private isTolerant(word: number, { postings, positions }: Pick<TextIndex, 'postings' | 'positions'>): boolean {
    const end = postings[word + 1] as number
    for (let i = postings[word] as number; i < end; i += 1)
      if (this.attributes[attributeOf(positions[i] as number)]?.typos) return true
    return false
  }
}

const encodeWords = (texts: readonly string[]): Pick<TextIndex, 'chars' | 'offsets'> => {
  const offsets = sharedU32(texts.length + 1)
  texts.forEach((text, i) => (offsets[i + 1] = (offsets[i] as number) + text.length))
  const chars = sharedU16(offsets[texts.length] as number)
  texts.forEach((text, word) => {
    const start = offsets[word] as number
    for (let i = 0; i < text.length; i += 1) chars[start + i] = text.charCodeAt(i)
  })
  return { chars, offsets }
}

const commonPrefixLength = (left: string, right: string): number => {
  let length = 0
  while (length < left.length && length < right.length && left.charCodeAt(length) === right.charCodeAt(length))
    length += 1
  return length
}
