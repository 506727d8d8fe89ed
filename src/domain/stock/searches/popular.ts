import { keyOf } from '../search-words/tokens'
import { fillerWords } from '../search-words/filler-words'
import type { Vocabulary } from '../search-words/vocabulary'

type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Facets whose values have the words that may be repeated to other shoppers. */
export const popularWordFacets: readonly string[] = ['make', 'make_model', 'badge', 'body', 'colour', 'fuel', 'city']

/** A price, a year or a number of kilometres, with its unit. */
const AMOUNT = /^\$?\d{1,3}(?:,?\d{3})?(?:k|km|kms)?$/

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s:/]+/u)
    .map(keyOf)
    .filter((word) => word !== '')

/**
 * Returns a check of a shopper's words: true if each is a word of the stock, of the trade or an amount. So no name and
 * nothing else that a shopper typed about a person is ever shown to others (SHP-02).
 */
export const createStockWordCheck = (facets: Facets, { meanings, makes, models }: Vocabulary) => {
  const known = new Set(
    popularWordFacets.flatMap((field) => Object.keys(facets[field] ?? {}).flatMap((value) => wordsOf(value))),
  )
  const isKnown = (word: string): boolean =>
    known.has(word) || meanings.has(word) || makes.has(word) || models.has(word) || fillerWords.has(word)
  return (text: string): boolean =>
    text.split(/\s+/u).every((raw) => AMOUNT.test(raw) || (keyOf(raw) !== '' && isKnown(keyOf(raw))))
}
