import { limits } from '../limits'
import { wordsOf } from './tokenise'

/** A word a shopper typed, or one that stands for it. */
export type QueryWord = {
  readonly text: string
  /** Also matches the beginning of a word. */
  readonly prefix: boolean
  readonly typos: 0 | 1 | 2
  /** Whether a whole match counts as exact: a synonym may or may not. */
  readonly exact: boolean
  /** The least typos a match counts: a synonym that stands for a misspelling has one or two. */
  readonly floor: 0 | 1 | 2
  /** What was typed. */
  readonly typed: string
}

export type QueryOptions = {
  readonly typos: boolean
  readonly prefix: 'last' | 'all' | 'none'
  readonly minFor1: number
  readonly minFor2: number
  /** Whether a number may be misspelt. */
  readonly numericTypos: boolean
}
export const defaultQueryOptions: QueryOptions = {
  typos: true,
  prefix: 'last',
  minFor1: 4,
  minFor2: 8,
  numericTypos: false,
}

/** Typos are not for numbers, unless asked for: a 2018 is no 2019. */
const typosFor = (text: string, options: QueryOptions): 0 | 1 | 2 => {
  if (!options.typos || (!options.numericTypos && /^\d+$/.test(text)) || text.length < options.minFor1) return 0
  return text.length >= options.minFor2 ? 2 : 1
}

/** The words of a query, at most ten; by default the last is a prefix. */
export const queryWords = (query: string, options: QueryOptions): QueryWord[] => {
  const words = wordsOf(query).slice(0, limits.queryWords)
  return words.map(({ text }, i) => {
    const prefix = options.prefix === 'all' || (options.prefix === 'last' && i === words.length - 1)
    return { text, prefix, typos: typosFor(text, options), exact: true, floor: 0, typed: text }
  })
}
