import { keyOf } from './tokens'

/**
 * Makes and models that shoppers misspell: “corrola”, “izusu” (SRCH-19). The engine tolerates one typo in a word; this is
 * for a word that finds nothing, so that it is compared with the names of the stock before it is given up.
 */

/** A shorter word is too near to too many names. */
const MIN_LENGTH = 4
/** From this length a name may have two typos, unless they begin at its first letter. */
const MIN_LENGTH_FOR_TWO = 8

/** Doubled letters are what shoppers forget and misplace most: `corrola` and `corolla` are both `corola`. */
const squeeze = (key: string): string => key.replaceAll(/(\p{L})\1+/gu, '$1')

/** True if two letters, beside each other or one apart, are swapped before these positions: `zus` for `suz`. */
const isSwapped = (a: string, b: string, i: number, j: number, apart: number): boolean =>
  i > apart &&
  j > apart &&
  a[i - 1] === b[j - 1 - apart] &&
  a[i - 1 - apart] === b[j - 1] &&
  (apart === 1 || a[i - 2] === b[j - 2])

/** Counts the typos between two words: letters missing, added, replaced or swapped. */
export const countTypos = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = [1, 2].flatMap((apart) =>
        isSwapped(a, b, i, j, apart) ? [at(i - 1 - apart, j - 1 - apart) + 1] : [],
      )
      rows[i]?.push(Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, ...swapped))
    }
  }
  return at(a.length, b.length)
}

const allowedTypos = (typedWord: string, name: string): number =>
  Math.min(typedWord.length, name.length) >= MIN_LENGTH_FOR_TWO && typedWord[0] === name[0] ? 2 : 1

/**
 * Lists the words of makes and models, `Land`, `Rover`, `Defender`, and their whole names, `Land Rover`, from the counts
 * of `Make:Model` pairs, most first.
 */
export const listNameWords = (makeModels: Readonly<Record<string, number>> = {}): readonly string[] => {
  const pairs = Object.entries(makeModels).sort(([, a], [, b]) => b - a)
  return [...new Set(pairs.flatMap(([pair]) => [...pair.split(/[\s:/]+/), ...pair.split(':')]))]
}

const findNearName = (typedWord: string, names: readonly string[]): string | undefined => {
  if (typedWord.length < MIN_LENGTH || /\d/.test(typedWord)) return undefined
  const near = names.flatMap((name) => {
    const key = keyOf(name)
    if (key.length < MIN_LENGTH) return []
    const typos = countTypos(squeeze(typedWord), squeeze(key))
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
const findSwappedName = (typedWord: string, names: readonly string[]): string | undefined =>
  typedWord.length < MIN_LENGTH_OF_SWAP || /^\d+$/.test(typedWord)
    ? undefined
    : names.find((name) => hasSwappedNeighbours(typedWord, keyOf(name)))

/** Shorter parts of a word are names by chance. */
const MIN_LENGTH_OF_PART = 2

const findExactName = (key: string, names: readonly string[]): string | undefined =>
  names.find((name) => keyOf(name) === key)

/** Finds the two names that are written as one word, of which one may be misspelt: “mazdamazda3”, “toyotacorrola”. */
const findJoinedNames = (typedWord: string, names: readonly string[]): string | undefined => {
  const readPart = (from: number, to?: number): { readonly name: string; readonly exact: boolean } | undefined => {
    const key = typedWord.slice(from, to)
    const exact = findExactName(key, names)
    const name = exact ?? findNearName(key, names)
    return name === undefined ? undefined : { name, exact: exact !== undefined }
  }
  const splits = Array.from({ length: Math.max(0, typedWord.length + 1 - 2 * MIN_LENGTH_OF_PART) }, (_, index) => {
    const at = index + MIN_LENGTH_OF_PART
    const [first, second] = [readPart(0, at), readPart(at)]
    if (!first || !second || !(first.exact || second.exact)) return undefined
    // A short part beside a misspelt one says too little: “mgsomething” is no MG.
    const isCertain = (first.exact && second.exact) || Math.min(at, typedWord.length - at) >= MIN_LENGTH
    return isCertain ? { text: `${first.name} ${second.name}`, exact: first.exact && second.exact } : undefined
  }).filter((split) => split !== undefined)
  return (splits.find(({ exact }) => exact) ?? splits[0])?.text
}

/** Finds the name of which a word is the plural: “hiluxes”, “rangers”. */
const findPluralName = (typedWord: string, names: readonly string[]): string | undefined =>
  names.find((name) => [`${keyOf(name)}s`, `${keyOf(name)}es`].includes(typedWord))

/**
 * Finds the name that a word most probably means, the first of equally near ones, or the two names that are written
 * without a space; undefined for none.
 */
export const findMisspeltName = (word: string, names: readonly string[]): string | undefined => {
  const typedWord = keyOf(word)
  return (
    findPluralName(typedWord, names) ??
    findNearName(typedWord, names) ??
    findSwappedName(typedWord, names) ??
    findJoinedNames(typedWord, names)
  )
}
