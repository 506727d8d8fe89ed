import { listModelNamesOf, tradeModelKeys } from './absent-models'
import { fillerWords } from './filler-words'
import {
  findDoubledName,
  findMisspeltName,
  findNearName,
  findSwappedName,
  listNameWords,
  namesVehicle,
  type KeyedName,
} from './misspelt-names'
import { sortWords } from './sort-phrases'
import { keyOf, tokenize, type Token } from './tokens'
import type { RelaxedWord } from './query-relaxation'
import type { Vocabulary } from './vocabulary'

/** Tokens in which misspelt makes and models are mended, and what was mended. */
type Corrected = { readonly tokens: readonly Token[]; readonly corrected: readonly RelaxedWord[] }

/** A shorter word beside others is too near to everyday words. */
const MIN_LENGTH = 5

/** A shorter word of a body or a transmission is too near to other words. */
const MIN_LENGTH_OF_WORD = 6

/** Fields whose values are everyday words. “Petrol” is no value to mend: a Patrol is as near as “petrl”. */
const wordFields = ['body', 'transmission', 'fuel'] as const

const listWords = ({ facets }: Vocabulary): readonly KeyedName[] =>
  wordFields
    .flatMap((field) => Object.keys(facets[field] ?? {}))
    .map((name) => ({ name, key: keyOf(name) }))
    .filter(({ key }) => key.length >= MIN_LENGTH_OF_WORD && key !== 'petrol')

/** Finds the word that is misspelt. One that is spelt right stays: the “Touring” of a Mazda is a grade. */
const findMisspeltWord = (key: string, names: readonly KeyedName[]): string | undefined =>
  key.length < MIN_LENGTH_OF_WORD || names.some((one) => one.key === key) ? undefined : findNearName(key, names)

/** Models of the trade that one word names. */
const tradeWords: readonly KeyedName[] = [...tradeModelKeys]
  .filter((key) => key.length >= MIN_LENGTH_OF_WORD && /^\p{L}+$/u.test(key))
  .map((key) => ({ name: key, key }))

/**
 * Finds a model that the stock may be without, of which only two letters are swapped or doubled: “tuscon”, “traffic”.
 * Further letters may be those of a grade: an Ascent is no Accent.
 */
const findTradeModel = (key: string): string | undefined =>
  key.length < MIN_LENGTH_OF_WORD ? undefined : (findSwappedName(key, tradeWords) ?? findDoubledName(key, tradeWords))

/** Finds the model of the make before it, also for a word that is equipment elsewhere: the “traffic” of a Renault. */
const findModelOfMake = (key: string, make: Token | undefined): string | undefined => {
  const names = make && key.length >= MIN_LENGTH_OF_WORD ? listModelNamesOf(make.key) : []
  return names.some((one) => one.key === key) ? undefined : (findSwappedName(key, names) ?? findDoubledName(key, names))
}

/** “30d” and “40i” */
const VERSION = /^\d{2,3}\p{L}{1,2}$/u
const BEFORE_VERSION = /^\p{L}{4,}$/u

/** Finds the version that a shopper writes without its beginning: the xDrive30d of an “X5 30d”. */
const findVersion = (key: string, { textWords }: Vocabulary): string | undefined =>
  VERSION.test(key) && !textWords.has(key)
    ? [...textWords].find((word) => word.endsWith(key) && BEFORE_VERSION.test(word.slice(0, -key.length)))
    : undefined

const canBeMisspelt = (key: string, { nameWords }: Vocabulary): boolean =>
  key.length >= MIN_LENGTH &&
  /^\p{L}+$/u.test(key) &&
  !nameWords.has(key) &&
  !fillerWords.has(key) &&
  !sortWords.has(key)

/** Finds the name that a word of letters misspells. */
const findName = (key: string, words: Vocabulary, names: readonly KeyedName[], others: readonly KeyedName[]) => {
  if (!canBeMisspelt(key, words)) return undefined
  const name = namesVehicle(key, names) ? findMisspeltName(key, names) : undefined
  return name ?? findMisspeltWord(key, others) ?? findTradeModel(key)
}

/**
 * Mends misspelt makes, models and bodies among the words that nothing else explains: “corola auto under $10,000”
 * (SRCH-19). As text the word would be left out where no Corolla matches the other words.
 */
export const correctNames = (tokens: readonly Token[], unread: readonly string[], words: Vocabulary): Corrected => {
  const names = listNameWords(words.facets['make_model'])
  const others = listWords(words)
  const open = new Set(unread)
  const corrected: RelaxedWord[] = []
  const findUsed = ({ key }: Token, before: Token | undefined): string | undefined =>
    findModelOfMake(key, before) ?? findName(key, words, names, others) ?? findVersion(key, words)
  const mended = tokens.flatMap((token, at): readonly Token[] => {
    const { raw } = token
    const used = open.has(raw) ? findUsed(token, tokens[at - 1]) : undefined
    if (used === undefined) return [token]
    corrected.push({ typedText: raw, used })
    return tokenize(used)
  })
  return { tokens: mended, corrected }
}
