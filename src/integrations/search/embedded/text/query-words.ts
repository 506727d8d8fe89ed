import { limits } from '../limits'
import { wordsOf } from './tokenise'

/** A word a shopper typed. */
export type QueryWord = {
  readonly text: string
  /** Also matches the beginning of a word. */
  readonly prefix: boolean
  readonly typos: 0 | 1 | 2
}

export type QueryOptions = {
  readonly typos: boolean
  readonly prefix: 'last' | 'all' | 'none'
  readonly minFor1: number
  readonly minFor2: number
}
export const defaultQueryOptions: QueryOptions = { typos: true, prefix: 'last', minFor1: 4, minFor2: 8 }

/** Typos are not for numbers: a 2018 is no 2019. */
const typosFor = (text: string, options: QueryOptions): 0 | 1 | 2 => {
  if (!options.typos || /^\d+$/.test(text) || text.length < options.minFor1) return 0
  return text.length >= options.minFor2 ? 2 : 1
}

/** The words of a query, at most ten; by default the last is a prefix. */
export const queryWords = (query: string, options: QueryOptions): QueryWord[] => {
  const words = wordsOf(query).slice(0, limits.queryWords)
  return words.map(({ text }, i) => {
    const prefix = options.prefix === 'all' || (options.prefix === 'last' && i === words.length - 1)
    return { text, prefix, typos: typosFor(text, options) }
  })
}
