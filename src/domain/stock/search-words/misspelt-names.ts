import { makeOfPair } from '../search-url/make-of-pair'
import { keyOf } from './tokens'
import { countTypos } from './typos'

/**
 * Makes and models that shoppers misspell: “corrola”, “izusu” (SRCH-19). The engine tolerates one typo in a word; this is
 * for a word that finds nothing, so that it is compared with the names of the stock before it is given up.
 */

/** A shorter word is too near to too many names. */
const MIN_LENGTH = 4
/**
 * A longer word is no name: comparing it with all names, also split in two, would occupy the server for seconds. One
 * letter can become 18 in a key (U+FDFA), so that the length of the query says little.
 */
const MAX_LENGTH = 40
const MAX_TYPOS = 2
/** From this length a name may have two typos, unless they begin at its first letter. */
const MIN_LENGTH_FOR_TWO = 8

/** Doubled letters are what shoppers forget and misplace most: `corrola` and `corolla` are both `corola`; “ph” sounds as f. */
const squeeze = (key: string): string => key.replaceAll('ph', 'f').replaceAll(/(\p{L})\1+/gu, '$1')

const allowedTypos = (typedWord: string, name: string): number =>
  Math.min(typedWord.length, name.length) >= MIN_LENGTH_FOR_TWO && typedWord[0] === name[0] ? MAX_TYPOS : 1

/** A name with its key, which is computed once for all comparisons. */
export type KeyedName = { readonly name: string; readonly key: string }

/**
 * Lists the words of makes and models, `Land`, `Rover`, `Defender`, and their whole names, `Land Rover`, from the counts
 * of `Make:Model` pairs, most first.
 */
export const listNameWords = (makeModels: Readonly<Record<string, number>> = {}): readonly KeyedName[] => {
  const pairs = Object.entries(makeModels).sort(([, a], [, b]) => b - a)
  // “Mercedes” of Mercedes-Benz is a name too; the parts of models, such as the “Trail” of an X-Trail, are none.
  const names = new Set(
    pairs.flatMap(([pair]) => [...pair.split(/[\s:/]+/), ...pair.split(':'), ...(makeOfPair(pair)?.split('-') ?? [])]),
  )
  return [...names].map((name) => ({ name, key: keyOf(name) }))
}

/** Finds the name that a word has one typo beside, or two if it is long; undefined for none. */
export const findNearName = (typedWord: string, names: readonly KeyedName[]): string | undefined => {
  if (typedWord.length < MIN_LENGTH || /\d/.test(typedWord)) return undefined
  const squeezedWord = squeeze(typedWord)
  const near = names.flatMap(({ name, key }) => {
    const squeezedName = squeeze(key)
    if (key.length < MIN_LENGTH || Math.abs(squeezedName.length - squeezedWord.length) > MAX_TYPOS) return []
    const typos = countTypos(squeezedWord, squeezedName)
    return typos <= allowedTypos(typedWord, key) ? [{ name, typos }] : []
  })
  return near.toSorted((a, b) => a.typos - b.typos)[0]?.name
}

/** Shorter words have too many names beside them. */
const MIN_LENGTH_OF_SWAP = 3

const hasSwappedNeighbours = (a: string, b: string): boolean => {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b
}

/** Finds the name of which two neighbours are swapped: “xc5”, “i03”, “axs”. A number is never read as another one. */
/** Finds the name that a word has other doubled letters than: “traffic” for Trafic. */
export const findDoubledName = (typedWord: string, names: readonly KeyedName[]): string | undefined =>
  names.find(({ key }) => squeeze(key) === squeeze(typedWord))?.name

export const findSwappedName = (typedWord: string, names: readonly KeyedName[]): string | undefined =>
  typedWord.length < MIN_LENGTH_OF_SWAP || /^\d+$/.test(typedWord)
    ? undefined
    : names.find(({ key }) => hasSwappedNeighbours(typedWord, key))?.name

/** Shorter parts of a word are names by chance. */
const MIN_LENGTH_OF_PART = 2

const findExactName = (typedWord: string, names: readonly KeyedName[]): string | undefined =>
  names.find(({ key }) => key === typedWord)?.name

/** Reads a word that is split at a position as two names, of which one may be misspelt. */
const readSplit = (typedWord: string, at: number, names: readonly KeyedName[]) => {
  const [start, end] = [typedWord.slice(0, at), typedWord.slice(at)]
  const [exactFirst, exactSecond] = [findExactName(start, names), findExactName(end, names)]
  const exact = exactFirst !== undefined && exactSecond !== undefined
  // A short part beside a misspelt one says too little: “mgsomething” is no MG.
  const mayBeMisspelt = Math.min(start.length, end.length) >= MIN_LENGTH && (exactFirst ?? exactSecond) !== undefined
  if (!exact && !mayBeMisspelt) return undefined
  const [first, second] = [exactFirst ?? findNearName(start, names), exactSecond ?? findNearName(end, names)]
  return first === undefined || second === undefined ? undefined : { text: `${first} ${second}`, exact }
}

/** Finds the two names that are written as one word, of which one may be misspelt: “mazdamazda3”, “toyotacorrola”. */
const findJoinedNames = (typedWord: string, names: readonly KeyedName[]): string | undefined => {
  const splits = Array.from({ length: Math.max(0, typedWord.length + 1 - 2 * MIN_LENGTH_OF_PART) }, (_, index) =>
    readSplit(typedWord, index + MIN_LENGTH_OF_PART, names),
  ).filter((split) => split !== undefined)
  return (splits.find(({ exact }) => exact) ?? splits[0])?.text
}

/** Words of models that say nothing by themselves. */
const SHARED_NAME_WORD = /^(?:sport|cross|series|class|model|grand|custom|super|long|wheelbase|roof|road)$/

/** True for a word that names a make or a model by itself, also if it is misspelt: “prado”, “corola”, not “cross”. */
export const namesVehicle = (word: string, names: readonly KeyedName[]): boolean => {
  const key = keyOf(word)
  if (key.length < MIN_LENGTH || /\d/.test(key) || SHARED_NAME_WORD.test(key)) return false
  const name = findExactName(key, names) ?? findMisspeltName(key, names)
  return name !== undefined && !SHARED_NAME_WORD.test(keyOf(name))
}

/** Finds the name of which a word is the plural: “hiluxes”, “rangers”. */
const findPluralName = (typedWord: string, names: readonly KeyedName[]): string | undefined =>
  names.find(({ key }) => [`${key}s`, `${key}es`].includes(typedWord))?.name

/**
 * Finds the name that a word most probably means, the first of equally near ones, or the two names that are written
 * without a space; undefined for none.
 */
export const findMisspeltName = (word: string, names: readonly KeyedName[]): string | undefined => {
  const typedWord = keyOf(word)
  if (typedWord.length > MAX_LENGTH) return undefined
  return (
    findPluralName(typedWord, names) ??
    findNearName(typedWord, names) ??
    findSwappedName(typedWord, names) ??
    findJoinedNames(typedWord, names)
  )
}
