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

const allowedTypos = (typed: string, name: string): number =>
  Math.min(typed.length, name.length) >= MIN_LENGTH_FOR_TWO && typed[0] === name[0] ? 2 : 1

/** Lists the words of makes and models, `Land`, `Rover`, `Defender`, from the counts of `Make:Model` pairs, most first. */
export const listNameWords = (makeModels: Readonly<Record<string, number>> = {}): readonly string[] => {
  const pairs = Object.entries(makeModels).sort(([, a], [, b]) => b - a)
  return [...new Set(pairs.flatMap(([pair]) => pair.split(/[\s:/]+/)))].filter((word) => word.length >= MIN_LENGTH)
}

/** Finds the name that a word most probably means, the first of equally near ones; undefined for none. */
export const findMisspeltName = (word: string, names: readonly string[]): string | undefined => {
  const typed = keyOf(word)
  if (typed.length < MIN_LENGTH || /\d/.test(typed)) return undefined
  const near = names.flatMap((name) => {
    const key = keyOf(name)
    const typos = countTypos(squeeze(typed), squeeze(key))
    return typos <= allowedTypos(typed, key) ? [{ name, typos }] : []
  })
  return near.toSorted((a, b) => a.typos - b.typos)[0]?.name
}
