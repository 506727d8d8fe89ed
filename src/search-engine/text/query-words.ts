import { limits } from '../limits'
import { splitWords } from './tokenise'

/** A word that a shopper typed, or a synonym of it. */
export type QueryWord = {
  readonly text: string
  /** Also matches the start of a longer word. */
  readonly prefix: boolean
  readonly typos: 0 | 1 | 2
  /** True if a complete match counts as exact, which is optional for synonyms. */
  readonly exact: boolean
  /** The minimum typos of a match: a synonym for a misspelling has one or two. */
  readonly minTypos: 0 | 1 | 2
  /** The typed word or phrase. */
  readonly typedText: string
}

export type QueryOptions = {
  readonly typos: boolean
  readonly prefix: 'last' | 'all' | 'none'
  readonly minFor1: number
  readonly minFor2: number
  /** True if numbers may be misspelt. */
  readonly numericTypos: boolean
}
export const defaultQueryOptions: QueryOptions = {
  typos: true,
  prefix: 'last',
  minFor1: 4,
  minFor2: 8,
  numericTypos: false,
}

/** Numbers have no typo tolerance by default, because 2018 is not 2019. */
const allowedTypos = (text: string, options: QueryOptions): 0 | 1 | 2 => {
  if (!options.typos || (!options.numericTypos && /^\d+$/.test(text)) || text.length < options.minFor1) return 0
  return text.length >= options.minFor2 ? 2 : 1
}

/** Returns up to ten words of a query; by default the last one is a prefix. */
export const parseQueryWords = (query: string, options: QueryOptions): QueryWord[] => {
  const words = splitWords(query).slice(0, limits.queryWords)
  return words.map(({ text }, i) => {
    const prefix = options.prefix === 'all' || (options.prefix === 'last' && i === words.length - 1)
    return { text, prefix, typos: allowedTypos(text, options), exact: true, minTypos: 0, typedText: text }
  })
}
